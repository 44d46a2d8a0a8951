"""Files that belong to no place: what Telegram keeps is not sent again."""

import asyncio
from dataclasses import replace

import pytest

from bot.demo.faults import Fault
from bot.demo.refusals import bad
from bot.demo.rooms import Room
from bot.files import Files
from bot.outbox import Outbox
from bot.screens.upload import Upload
from bot.sending import Busy, Refused, Sender, Trouble
from storage.memory import MemoryStore
from storage.store import NotStored
from tests.bot.outbox.scene import FAST, Scene


def photo(made: list[str], key: str | None = "digest") -> Upload:
    """A picture that notes when it is drawn."""

    async def make() -> bytes:
        made.append("drawn")
        return b"png"

    return Upload("score.png", b"", is_picture=True, key=key, make=make)


async def room_of(scene: Scene) -> Room:
    """A private chat with the bot, empty but for the first word."""
    person, _ = await scene.person()
    return person.private


async def send(scene: Scene, room: Room, upload: Upload) -> int:
    """How many pictures there are then."""
    scene.outbox.send_file(room.id, None, upload)
    await scene.outbox.settled()
    return len(room.messages) - 1


def sent(scene: Scene) -> list[bool]:
    """Of each request that sent a picture, whether its content went along."""
    calls = [call for call in scene.standin.requests if call.method.lower() == "sendphoto"]
    return [call.upload("photo") is not None for call in calls]


async def test_the_second_time_it_is_neither_drawn_nor_sent(scene: Scene) -> None:
    """Telegram is told which one it was; another key is another picture."""
    room, made = await room_of(scene), list[str]()
    assert await send(scene, room, photo(made)) == 1
    assert await send(scene, room, photo(made)) == 2
    assert (made, sent(scene)) == (["drawn"], [True, False])
    assert await send(scene, room, photo(made, "other")) == 3
    assert sent(scene) == [True, False, True]


async def test_without_a_key_nothing_is_kept(scene: Scene) -> None:
    """A record is sent whole each time."""
    room, made = await room_of(scene), list[str]()
    for count in (1, 2):
        assert await send(scene, room, photo(made, None)) == count
    assert sent(scene) == [True, True]


async def test_an_id_that_is_not_known_any_more(scene: Scene) -> None:
    """It is forgotten and the picture drawn anew, once; then the new id counts."""
    room, made = await room_of(scene), list[str]()
    await scene.store.keep_file("digest", "gone")
    assert await send(scene, room, photo(made)) == 1
    assert (made, sent(scene)) == (["drawn"], [False, True])
    assert await scene.store.file_id("digest") not in (None, "gone")
    assert await send(scene, room, photo(made)) == 2
    assert made == ["drawn"]


class RefusingOnce(MemoryStore):
    """Cannot forget a file the first time."""

    refusals = 0

    async def forget_file(self, key: str) -> None:
        if not self.refusals:
            self.refusals += 1
            raise NotStored("disk full")
        await super().forget_file(key)


async def test_a_full_disk_loses_no_picture(scene: Scene) -> None:
    """If the id that is not known any more cannot be forgotten yet, all is tried again."""
    room, made = await room_of(scene), list[str]()
    scene.store = store = RefusingOnce()
    scene.outbox = Outbox(scene.bot, store, scene.stage.render, scene.stage, FAST, 0.2)
    await store.keep_file("digest", "gone")
    assert await send(scene, room, photo(made)) == 1
    assert (store.refusals, made, sent(scene)) == (1, ["drawn"], [False, False, True])


async def test_a_broken_connection(scene: Scene) -> None:
    """The picture is sent again until it arrives."""
    room, made = await room_of(scene), list[str]()
    scene.fail(Fault(status=502))
    assert await send(scene, room, photo(made)) == 1
    assert sent(scene)[-1]


async def test_a_store_that_keeps_nothing(scene: Scene) -> None:
    """The picture arrives all the same."""
    room, made = await room_of(scene), list[str]()
    await scene.store.close()
    assert await send(scene, room, photo(made)) == 1
    assert made == ["drawn"]


async def test_equal_files_that_wait_are_one(scene: Scene) -> None:
    """However often a file is asked for before its turn comes, it is sent once; what differs in name, key or
    chat is another."""
    room, made = await room_of(scene), list[str]()
    other = scene.standin.people.group("Goats", [scene.standin.people.user("Anna")])
    record = Upload("kozel-goat.jsonl", b"{}")
    for _ in range(5):
        for file in (record, replace(record, name="kozel-ram.jsonl"), photo(made), photo(made, "other")):
            scene.outbox.send_file(room.id, None, file)
        scene.outbox.send_file(other.id, None, record)
    assert scene.outbox.waiting == 5
    await scene.outbox.settled()
    assert sorted(scene.methods(room.id)[-4:]) == ["sendDocument"] * 2 + ["sendPhoto"] * 2
    assert len(room.messages) - 1 == 4
    assert scene.methods(other.id) == ["sendDocument"]
    scene.outbox.send_file(other.id, None, record)
    await scene.outbox.settled()
    assert scene.methods(other.id) == ["sendDocument"] * 2


async def test_a_group_that_takes_no_files_is_told_once_in_a_while(scene: Scene) -> None:
    """However often one is asked for, in each topic; later again."""
    group, _ = await scene.group()
    said: list[tuple[int, int | None, str]] = []
    files = Files(
        Sender(scene.bot),
        scene.store,
        lambda chat_id, thread_id, screen: said.append((chat_id, thread_id, screen.text)),
        say_again_after=0.5,
    )
    file = Upload("kozel-goat.jsonl", b"{}", instead="no files here")
    refusal = bad("not enough rights to send documents to the chat")
    scene.standin.set_faults(lambda call: Fault(refusal=refusal))
    for thread_id in (None, None, 7, None):
        await files.send(group.id, thread_id, file)
    assert said == [(group.id, None, "no files here"), (group.id, 7, "no files here")]
    await asyncio.sleep(0.6)
    await files.send(group.id, None, file)
    assert len(said) == 3


@pytest.mark.parametrize(
    ("fault", "trouble"), [(Fault(refusal=bad("something else")), Refused), (Fault(retry_after=1), Busy)]
)
async def test_only_what_is_given_up_is_lost(scene: Scene, fault: Fault, trouble: type[Trouble]) -> None:
    """What will be tried again is not."""
    group, _ = await scene.group()
    lost: list[str] = []
    file = Upload("kozel-goat.jsonl", b"{}", if_lost=lambda: lost.append("lost"))
    scene.fail(fault)
    with pytest.raises(trouble):
        await Files(Sender(scene.bot), scene.store, scene.outbox.send).send(group.id, None, file)
    assert lost == ([] if trouble is Busy else ["lost"])
