"""When Telegram or the network refuses: nothing is lost, and the newest screen counts."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.demo.faults import Fault
from bot.demo.settings import StandInSettings
from bot.limits import Limits
from bot.outbox import Outbox, Previous
from bot.screens.screen import Button, Screen
from storage.memory import MemoryStore
from storage.rows import Place, Posting
from storage.store import NotStored
from tests.bot.outbox.scene import FAST, NewScene, Scene, Stage


async def test_429_holds_up_one_chat_alone_and_then_the_newest_screen_is_shown(scene: Scene) -> None:
    """Another group and answers go on; the backlog is not shown."""
    room, place = await scene.group()
    other_room, other = await scene.group()
    await scene.show(place, "start")
    scene.fail(Fault(retry_after=1))
    scene.stage.screens[place] = "first"
    scene.outbox.show(place)
    await scene.standin.until(lambda: len(scene.methods(room.id)) == 2)
    for number in range(10):
        scene.stage.screens[place] = f"change {number}"
        scene.outbox.show(place)
    scene.stage.screens[other] = "other"
    scene.outbox.show(other)
    await scene.standin.until(lambda: other_room.messages, timeout=0.5)
    assert room.last.text == "start"
    await scene.outbox.settled()
    assert room.last.text == "change 9"
    assert len(scene.methods(room.id)) == 3


async def test_a_busy_table_never_meets_429(new_scene: NewScene) -> None:
    """Three topics that change all the time share one strict limit; the newest screen is shown in the end."""
    strict = StandInSettings(group_limit=20, group_window=1.0)
    scene = await new_scene(limits=Limits(group_requests=18, group_window=1.0), settings=strict)
    room, place = await scene.group(forum=True)
    places = [replace(place, thread_id=room.create_topic(str(number))) for number in range(3)]
    for step in range(100):
        for one in places:
            scene.stage.screens[one] = f"step {step}"
            scene.outbox.show(one)
        await asyncio.sleep(0.02)
    await scene.outbox.settled()
    assert all(call.ok for call in scene.standin.requests)
    assert {shown.text for shown in room.bot_messages} == {"step 99"}
    assert len(scene.methods()) > 20


async def test_a_send_that_may_have_arrived_is_posted_anew_after_a_while(scene: Scene) -> None:
    """Not at once; with the next number, so that a press on the ghost can be told from the live one."""
    room, place = await scene.group()
    scene.fail(Fault(is_done=True))
    began = asyncio.get_running_loop().time()
    await scene.show(place, "table")
    assert asyncio.get_running_loop().time() - began >= 0.2
    posting = await scene.store.posting(place)
    assert posting is not None
    live = room.message(posting.message_id or 0)
    assert live is not None
    assert posting.number == 2
    assert live.button_list[0].data == "play 2"
    assert sorted(shown.button_list[0].data or "" for shown in room.messages) == ["play 1", "play 2"]


async def test_the_older_message_stays_live_while_a_send_is_uncertain(scene: Scene) -> None:
    """A nudge without an answer: only when the hand stands anew does the old one go."""
    person, place = await scene.person()
    await scene.show(place, "hand")
    scene.fail(Fault())
    scene.outbox.repost(place, Previous.DELETE)
    await asyncio.sleep(0.1)
    assert [shown.button_list[0].data for shown in person.private.bot_messages] == ["play 1"]
    await scene.outbox.settled()
    assert [shown.button_list[0].data for shown in person.private.bot_messages] == ["play 3"]


async def test_edits_without_an_answer_are_repeated(scene: Scene) -> None:
    """Timeouts, resets and proxies' pages: no second message, and the newest screen in the end."""
    room, place = await scene.group()
    await scene.show(place, "start")
    scene.fail(Fault(delay=0.5), Fault(), Fault(status=502), Fault(status=200))
    scene.stage.screens[place] = "older"
    scene.outbox.show(place)
    await asyncio.sleep(0.1)
    await scene.show(place, "newest")
    assert [shown.text for shown in room.messages] == ["newest"]


async def test_an_outage_loses_nothing(scene: Scene) -> None:
    """All places and one-off messages are there when it is over, with the screens of then."""
    rooms = [await scene.group() for _ in range(5)]
    scene.standin.set_faults(lambda call: Fault(status=502))
    for room, place in rooms:
        scene.stage.screens[place] = "older"
        scene.outbox.show(place)
        scene.outbox.send(room.id, None, Screen("help"))
    await asyncio.sleep(0.1)
    for _, place in rooms:
        scene.stage.screens[place] = "newest"
        scene.outbox.show(place)
    await asyncio.sleep(0.1)
    scene.standin.set_faults(None)
    await scene.outbox.settled()
    for room, _ in rooms:
        assert sorted(shown.text for shown in room.messages) == ["help", "newest"]


async def test_who_blocked_the_bot_is_news_once(scene: Scene) -> None:
    """And no more requests are made until somebody wishes for the place again."""
    person, place = await scene.person()
    await scene.show(place, "hand")
    await person.block_bot()
    await scene.show(place, "changed")
    assert scene.stage.news == [("unreachable", person.id)]
    assert scene.methods() == ["sendMessage", "editMessageText"]
    await person.unblock_bot()
    scene.outbox.repost(place, Previous.DELETE)
    await scene.outbox.settled()
    assert [shown.text for shown in person.private.bot_messages] == ["changed"]


async def test_news_of_groups(scene: Scene) -> None:
    """Muted, topic closed, moved: each told with what is needed to go on."""
    muted, muted_place = await scene.group()
    muted.mute_bot()
    await scene.show(muted_place, "table")
    forum, forum_place = await scene.group(forum=True)
    topic = forum.create_topic("cards")
    forum.close_topic(topic)
    await scene.show(replace(forum_place, thread_id=topic), "table")
    moving, moving_place = await scene.group(supergroup=False)
    await scene.show(moving_place, "table")
    old_id, new_id = moving.id, moving.upgrade()
    await scene.show(moving_place, "changed")
    assert scene.stage.news == [
        ("silenced", muted.id),
        ("topic closed", forum.id, topic),
        ("migrated", old_id, new_id),
    ]


async def test_a_moved_table_is_posted_in_its_new_chat(scene: Scene) -> None:
    """After the store has moved it, the place of the new id starts without a message."""
    room, place = await scene.group(supergroup=False)
    await scene.show(place, "one")
    scene.stage.screens[place] = "changed, and not yet noted in the store"
    scene.outbox.show(place)
    await scene.standin.until(lambda: room.last.is_edited)
    await asyncio.sleep(0.05)
    old_id, new_id = room.id, room.upgrade()
    scene.outbox.forget(old_id)
    await scene.store.migrate_chat(old_id, new_id)
    await scene.show(replace(place, chat_id=new_id), "two")
    assert [(shown.text, shown.button_list[0].data) for shown in room.bot_messages] == [("two", "play 2")]
    assert [one.place.chat_id for one in await scene.store.postings(place.table_id)] == [new_id]


async def test_a_chat_that_was_left_may_be_written_to_again(scene: Scene) -> None:
    """Who was forgotten and comes back gets the hand as a new message, which is stored."""
    person, place = await scene.person()
    await scene.show(place, "before")
    scene.outbox.forget(person.id)
    await scene.store.forget(person.id)
    await scene.show(place, "back")
    [posting] = await scene.store.postings(place.table_id)
    assert [shown.text for shown in person.private.bot_messages] == ["before", "back"]
    assert posting.message_id == person.private.last.id


async def test_a_screen_that_cannot_be_made_stops_nothing_else(scene: Scene) -> None:
    """It is logged; the same place works again when its screen does."""

    class Broken(Stage):
        async def render(self, place: Place, number: int) -> Screen | None:
            if self.screens.get(place) == "broken":
                raise ValueError
            return await super().render(place, number)

    stage = Broken()
    outbox = Outbox(scene.bot, scene.store, stage.render, stage, FAST, 0.2)
    room, place = await scene.group()
    for text in ("broken", "whole"):
        stage.screens[place] = text
        outbox.show(place)
        await outbox.settled()
    assert [shown.text for shown in room.messages] == ["whole"]


async def test_a_full_disk_stops_no_screen(scene: Scene) -> None:
    """Ids that can't be stored are kept in memory and stored when they can be."""

    stored: list[Posting] = []
    refused: list[int] = []

    class FullDisk(MemoryStore):
        is_full = True

        async def save_postings(self, postings: Sequence[Posting]) -> None:
            if self.is_full:
                refused.append(len(postings))
                raise NotStored("disk full")
            await super().save_postings(postings)
            stored.extend(postings)

    scene.store = store = FullDisk()
    scene.outbox = Outbox(scene.bot, store, scene.stage.render, scene.stage, FAST, 0.2)
    room, place = await scene.group()
    await scene.show(place, "one")
    await scene.show(place, "two")
    assert [shown.text for shown in room.messages] == ["two"]
    at_once = len(refused)
    await scene.standin.until(lambda: len(refused) == at_once + 2)
    store.is_full = False
    await scene.standin.until(lambda: stored)
    assert [posting.message_id for posting in stored] == [room.last.id]


async def test_closing_gives_up_what_takes_too_long(scene: Scene) -> None:
    """What was shown is stored; the rest is redrawn after the next start."""
    room, place = await scene.group()
    other_room, other = await scene.group()
    await scene.show(place, "one")
    scene.standin.set_faults(lambda call: Fault(status=502) if call.chat_id == other.chat_id else None)
    scene.stage.screens |= {place: "two", other: "never"}
    scene.outbox.show(place)
    scene.outbox.show(other)
    async with asyncio.timeout(1):
        await scene.outbox.close(timeout=0.1)
    scene.outbox.show(other)
    assert room.last.text == "two"
    assert other_room.messages == []
    posting = await scene.store.posting(place)
    assert posting is not None
    assert posting.shown == Screen("two", ((Button("play", "play 1"),),)).signature
