"""Messages that belong to no place, and answers to presses."""

import asyncio

from bot.demo.faults import Fault
from bot.limits import Limits
from bot.screens.screen import Screen
from tests.bot.outbox.scene import NewScene, Scene


async def test_one_off_messages_and_panels(scene: Scene) -> None:
    """Sent, paged (the newest page wins) and deleted by their ids."""
    anna = scene.standin.people.user("Anna")
    room = scene.standin.people.group("Goats", [anna])
    asked = await anna.send(room, "/rules")
    scene.outbox.send(room.id, None, Screen("page 1"), reply_to=asked.id)
    await scene.outbox.settled()
    panel = room.last
    assert panel.reply_to == asked.id
    for page in range(2, 9):
        scene.outbox.edit(room.id, panel.id, Screen(f"page {page}"))
    await scene.outbox.settled()
    assert room.last.text == "page 8"
    assert len(scene.methods()) == 2
    scene.outbox.delete(room.id, panel.id)
    scene.outbox.delete(room.id, panel.id)
    await scene.outbox.settled()
    assert [shown.id for shown in room.messages] == [asked.id]


async def test_a_message_that_will_be_edited(scene: Scene) -> None:
    """Its id is told as soon as it stands, be it at the second attempt."""
    anna = scene.standin.people.user("Anna")
    await anna.send(anna.private, "/start")
    scene.fail(Fault(status=502))
    told: list[int] = []
    scene.outbox.send_live(anna.id, Screen("0%"), told.append)
    await scene.outbox.settled()
    assert told == [anna.private.last.id]
    scene.outbox.edit(anna.id, told[0], Screen("100%"))
    await scene.outbox.settled()
    assert anna.private.last.text == "100%"


async def test_answers_wait_for_no_limit(new_scene: NewScene) -> None:
    """A press in a chat that is held up is answered at once; one that is too old harms nothing."""
    scene = await new_scene(limits=Limits(group_requests=1, total_requests=1, total_window=60.0))
    room, place = await scene.group()
    anna = scene.standin.people.everybody()[0]
    await scene.show(place, "table")
    press = asyncio.create_task(anna.press(room, room.last.id, "play"))
    updates: list[str] = []
    while not updates:
        updates = [one.callback_query.id for one in await scene.bot.get_updates() if one.callback_query]
    scene.outbox.answer("4711", "too old")
    scene.outbox.answer(updates[0], "Not your turn", alert=True)
    popup = await asyncio.wait_for(press, 1)
    assert popup is not None
    assert (popup.text, popup.alert) == ("Not your turn", True)


async def test_an_answer_survives_a_broken_connection(scene: Scene) -> None:
    """It is tried again while the press may still be answered."""
    room, place = await scene.group()
    await scene.show(place, "table")
    press = asyncio.create_task(scene.standin.people.everybody()[0].press(room, room.last.id, "play"))
    await asyncio.sleep(0.01)
    (update,) = [one for one in await scene.bot.get_updates() if one.callback_query]
    scene.fail(Fault(status=502))
    assert update.callback_query
    scene.outbox.answer(update.callback_query.id, "done")
    popup = await asyncio.wait_for(press, 1)
    assert popup is not None
    assert popup.text == "done"
