"""What people see at a place, and what it costs."""

import asyncio
from dataclasses import replace

from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.outbox import Outbox, Previous
from bot.screens.screen import Screen
from bot.screens.upload import Upload
from storage.rows import Posting
from tests.bot.outbox.scene import FAST, NewScene, Scene
from tests.bot.telegram_end import ROOMY


async def test_a_place_is_posted_once_and_edited_from_then_on(scene: Scene) -> None:
    """One live message, whatever happens; its id and number are stored."""
    room, place = await scene.group()
    for text in ("one", "two", "three"):
        await scene.show(place, text)
    assert [(shown.text, shown.button_list[0].data) for shown in room.messages] == [("three", "play 1")]
    assert scene.methods() == ["sendMessage", "editMessageText", "editMessageText"]
    posting = await scene.store.posting(place)
    assert posting is not None
    assert (posting.number, posting.message_id) == (1, room.last.id)


async def test_an_unchanged_screen_costs_nothing(scene: Scene) -> None:
    """Neither in this process nor after a restart."""
    _, place = await scene.group()
    await scene.show(place, "one")
    await scene.show(place, "one")
    restarted = Outbox(scene.bot, scene.store, scene.stage.render, scene.stage, FAST, 0.2)
    await restarted.redraw([place.table_id])
    await restarted.settled()
    assert scene.methods() == ["sendMessage"]


async def test_only_the_newest_screen_counts(scene: Scene) -> None:
    """Twenty changes while one edit is under way are one more edit."""
    room, place = await scene.group()
    await scene.show(place, "start")
    scene.fail(Fault(delay=0.1, is_done=True, answers=True))
    for number in range(20):
        scene.stage.screens[place] = f"change {number}"
        scene.outbox.show(place)
        await asyncio.sleep(0.001)
    await scene.outbox.settled()
    assert room.last.text == "change 19"
    assert len(scene.methods()) <= 4


async def test_one_request_at_a_time_per_place(scene: Scene) -> None:
    """A slow edit is never overtaken by the next one: each begins when the one before has ended."""
    room, place = await scene.group()
    await scene.show(place, "0")
    texts: list[str] = []

    def slow(call: Call) -> Fault:
        texts.append(room.last.text)
        return Fault(delay=0.05, is_done=True, answers=True)

    scene.standin.set_faults(slow)
    for number in range(1, 7):
        scene.stage.screens[place] = str(number)
        scene.outbox.show(place)
        await asyncio.sleep(0.03)
    await scene.outbox.settled()
    assert len(texts) == len(set(texts))
    assert room.last.text == "6"


async def test_a_new_deal_is_posted_anew_and_the_old_message_keeps_its_text(scene: Scene) -> None:
    """The older posting loses its buttons; the newer has the next number."""
    room, place = await scene.group()
    await scene.show(place, "deal 1")
    scene.stage.screens[place] = "deal 2"
    scene.outbox.repost(place, Previous.KEEP_BARE)
    await scene.outbox.settled()
    older, newer = room.bot_messages
    assert (older.text, older.button_list) == ("deal 1", [])
    assert (newer.text, newer.button_list[0].data) == ("deal 2", "play 2")


async def test_a_nudge_sends_anew_and_then_deletes(scene: Scene) -> None:
    """The hand is there all the time; two requests."""
    person, place = await scene.person()
    await scene.show(place, "hand")
    scene.outbox.repost(place, Previous.DELETE)
    await scene.outbox.settled()
    assert [shown.button_list[0].data for shown in person.private.bot_messages] == ["play 2"]
    assert scene.methods() == ["sendMessage", "sendMessage", "deleteMessage"]


async def test_what_is_too_old_to_delete_loses_its_buttons(new_scene: NewScene) -> None:
    """Telegram deletes nothing older than 48 hours."""
    scene = await new_scene(settings=replace(ROOMY, delete_lifetime=-10.0))
    person, place = await scene.person()
    await scene.show(place, "hand")
    scene.outbox.repost(place, Previous.DELETE)
    await scene.outbox.settled()
    assert [len(shown.button_list) for shown in person.private.bot_messages] == [0, 1]


async def test_a_place_with_nothing_to_show_loses_its_buttons(scene: Scene) -> None:
    """Once, and its pin, if it had one; when there is something again it is posted anew."""
    room, place = await scene.group()
    await scene.show(place, None)
    assert scene.methods() == []
    await scene.show(place, "table")
    await scene.show(place, None)
    await scene.show(place, None)
    assert scene.methods() == ["sendMessage", "editMessageReplyMarkup", "unpinChatMessage"]
    assert room.last.button_list == []
    await scene.show(place, "again")
    assert [shown.text for shown in room.messages] == ["table", "again"]


async def test_a_deleted_table_message_is_posted_again_once(scene: Scene) -> None:
    """An admin's deletion is noticed with the next edit."""
    room, place = await scene.group()
    await scene.show(place, "one")
    room.delete_message(room.last.id)
    await scene.show(place, "two")
    await scene.show(place, "three")
    assert [shown.text for shown in room.messages] == ["three"]
    assert scene.methods() == ["sendMessage", "editMessageText", "sendMessage", "editMessageText"]


async def test_a_screen_of_before_is_not_believed(scene: Scene) -> None:
    """The process was killed before it stored that the screen had changed, and now it is as it was before,
    as when a claim sends cards back: what is stored says nothing about what stands there."""
    room, place = await scene.group()
    scene.stage.as_of = (1, 0)
    await scene.show(place, "one")
    stored = await scene.store.posting(place)
    assert stored is not None
    scene.stage.as_of = (2, 0)
    await scene.show(place, "two")
    await scene.outbox.close(1.0)
    await scene.store.save_postings([stored])
    scene.outbox = Outbox(scene.bot, scene.store, scene.stage.render, scene.stage, FAST, 0.2)
    scene.stage.as_of = (3, 0)
    await scene.show(place, "one")
    assert room.last.text == "one"
    await scene.show(place, "one")
    assert scene.methods() == ["sendMessage", "editMessageText", "editMessageText"]


async def test_not_modified_is_success(scene: Scene) -> None:
    """A signature lost in a crash costs one needless edit and no more."""
    room, place = await scene.group()
    await scene.show(place, "one")
    await scene.outbox.close(1.0)
    await scene.store.save_postings([Posting(place, 1, room.last.id, "lost")])
    scene.outbox = Outbox(scene.bot, scene.store, scene.stage.render, scene.stage, FAST, 0.2)
    await scene.show(place, "one")
    await scene.show(place, "one")
    assert scene.methods() == ["sendMessage", "editMessageText"]
    posting = await scene.store.posting(place)
    assert posting is not None
    assert posting.shown != "lost"


async def test_after_a_crash_stale_places_are_redrawn(scene: Scene) -> None:
    """Only they: what stands as it should costs nothing."""
    room, place = await scene.group()
    other_room, other = await scene.group()
    await scene.show(place, "one")
    await scene.show(other, "one")
    scene.stage.screens[place] = "two"
    restarted = Outbox(scene.bot, scene.store, scene.stage.render, scene.stage, FAST, 0.2)
    await restarted.redraw([place.table_id, other.table_id])
    await restarted.settled()
    assert [shown.text for shown in (*room.messages, *other_room.messages)] == ["two", "one"]
    assert scene.methods() == ["sendMessage", "sendMessage", "editMessageText"]


async def test_a_place_that_is_to_be_last_is_posted_below_what_was_sent_meanwhile(scene: Scene) -> None:
    """Then the older message is deleted; where nothing was sent below it, it is edited."""
    person, place = await scene.person()
    await scene.show(place, "deal 1")
    scene.stage.screens[place] = "deal 2"
    scene.outbox.show_last(place)
    await scene.outbox.settled()
    assert scene.methods() == ["sendMessage", "editMessageText"]
    scene.outbox.send(place.chat_id, None, Screen("a story"))
    await scene.outbox.settled()
    await scene.show(place, "deal 2, played on")
    scene.stage.screens[place] = "deal 3"
    scene.outbox.show(place)
    scene.outbox.show_last(place)
    scene.outbox.show(place)
    await scene.outbox.settled()
    assert [shown.text for shown in person.private.bot_messages] == ["a story", "deal 3"]
    assert scene.methods()[3:] == ["editMessageText", "sendMessage", "deleteMessage"]


async def test_a_file_pushes_a_place_up_too(scene: Scene) -> None:
    """A picture or a record counts as any other message."""
    person, place = await scene.person()
    await scene.show(place, "deal 1")
    scene.outbox.send_file(place.chat_id, None, Upload("record.txt", b"1"))
    await scene.outbox.settled()
    scene.outbox.show_last(place)
    await scene.outbox.settled()
    assert [shown.text for shown in person.private.bot_messages] == ["", "deal 1"]
