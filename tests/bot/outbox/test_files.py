"""Files that belong to no place: what Telegram keeps is not sent again."""

from bot.demo.faults import Fault
from bot.demo.rooms import Room
from bot.screens.upload import Upload
from tests.bot.outbox.scene import Scene


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
