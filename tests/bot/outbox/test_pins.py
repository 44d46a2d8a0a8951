"""What is pinned: the newest message of a table in play, and nothing else of ours."""

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.demo.faults import Fault
from bot.demo.rooms import Room
from bot.outbox import Outbox, Previous
from storage.rows import Place
from tests.bot.outbox.scene import FAST, NewScene, Scene
from tests.bot.telegram_end import ROOMY


def pinned(room: Room) -> list[str]:
    return [message.text for message in room.messages if message.is_pinned]


async def at_a_table(scene: Scene) -> tuple[Room, Place]:
    """A group where the bot may pin, with its first deal."""
    room, place = await scene.group()
    room.promote_bot(can_delete=False)
    scene.stage.is_pinned = True
    await scene.show(place, "deal 1")
    return room, place


async def post(scene: Scene, place: Place, text: str, previous: Previous = Previous.KEEP_BARE) -> None:
    scene.stage.screens[place] = text
    scene.outbox.repost(place, previous)
    await scene.outbox.settled()


async def test_the_newest_message_is_pinned(scene: Scene) -> None:
    """Without a sound; the pin moves on with each, also after a restart, and an edit asks for none."""
    room, place = await at_a_table(scene)
    for number in (2, 3):
        await post(scene, place, f"deal {number}")
        await scene.show(place, f"deal {number}, played on")
        assert pinned(room) == [f"deal {number}, played on"]
        scene.outbox = Outbox(scene.bot, scene.store, scene.stage.render, scene.stage, FAST, 0.2)
    calls = [call for call in scene.standin.requests if call.method == "pinChatMessage"]
    assert [call.flag("disable_notification") for call in calls] == [True] * 3
    assert scene.methods().count("unpinChatMessage") == 2


async def test_a_message_that_was_deleted_is_pinned_again(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """That it was gone with its pin is no trouble."""
    room, place = await at_a_table(scene)
    room.delete_message(room.bot_messages[-1].id)
    await scene.show(place, "deal 1, played on")
    assert pinned(room) == ["deal 1, played on"]
    room.delete_message(room.bot_messages[-1].id)
    await post(scene, place, "deal 2")
    assert pinned(room) == ["deal 2"]
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_nothing_is_pinned_in_the_end(scene: Scene) -> None:
    """A series that is over leaves the group's pins as they were before."""
    room, place = await at_a_table(scene)
    scene.stage.is_pinned = False
    await scene.show(place, "over")
    assert pinned(room) == []


async def test_an_end_while_a_deal_is_under_way(scene: Scene) -> None:
    """The new deal's message is still on its way, and so is its pin: neither is there in the end."""
    room, place = await at_a_table(scene)
    slow = {"sendMessage": 0.1, "pinChatMessage": 0.2}  # seconds on their way
    scene.standin.set_faults(lambda call: Fault(slow.get(call.method, 0.0), is_done=True, answers=True))
    scene.stage.screens[place] = "deal 2"
    scene.outbox.repost(place, Previous.KEEP_BARE)
    await asyncio.sleep(0.05)
    scene.stage.is_pinned, scene.stage.screens[place] = False, "over"
    scene.outbox.show(place)
    await scene.outbox.settled()
    assert [message.text for message in room.bot_messages] == ["deal 1", "over"]
    assert pinned(room) == []


async def test_an_end_instead_of_a_deal(scene: Scene) -> None:
    """The series is over when the new deal's message would have been posted."""
    room, place = await at_a_table(scene)
    scene.stage.is_pinned = False
    await post(scene, place, "over")
    assert [message.text for message in room.bot_messages] == ["deal 1", "over"]
    assert pinned(room) == []


async def test_what_is_too_old_to_delete_is_unpinned(new_scene: NewScene) -> None:
    """It stands on without buttons, and the newer one is the pinned one."""
    scene = await new_scene(settings=replace(ROOMY, delete_lifetime=-10.0))
    room, place = await at_a_table(scene)
    await post(scene, place, "warned", Previous.DELETE)
    assert [message.text for message in room.bot_messages] == ["deal 1", "warned"]
    assert pinned(room) == ["warned"]


async def test_pins_of_others_stay(scene: Scene) -> None:
    """Where nothing is pinned by us nothing is asked for."""
    room, place = await scene.group()
    room.promote_bot()
    await scene.show(place, "lobby")
    await post(scene, place, "lobby")
    assert {"pinChatMessage", "unpinChatMessage"}.isdisjoint(scene.methods())


async def test_pinning_is_not_tried_again_where_it_is_not_allowed(scene: Scene) -> None:
    """One refusal a chat, and nothing else suffers."""
    room, place = await scene.group()
    scene.stage.is_pinned = True
    for deal in range(3):
        await post(scene, place, f"deal {deal}")
    scene.stage.is_pinned = False
    await scene.show(place, "over")
    assert scene.methods().count("pinChatMessage") == 1
    assert "unpinChatMessage" not in scene.methods()
    assert room.last.text == "over"
    assert scene.stage.news == []
