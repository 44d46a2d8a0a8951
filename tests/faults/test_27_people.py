"""faults.md 27-29: who speaks, and to whom."""

from copy import deepcopy

import pytest

from bot.callbacks import (
    OpenSetting,
    SetSetting,
    Start,
)  # fmt: skip
from bot.toasts import Toast
from storage.rows import Occupancy, Status
from tests.faults.scenes import (
    NAMES,
    facts,
    four,
    last_update,
    said_in,
    says,
)
from tests.whole.house import House, has

COMMANDS = (
    "newgame",
    "table",
    "hand",
    "score",
    "rules",
    "settings",
    "language",
    "leave",
    "stop",
    "help",
    "privacy",
    "start",
)


async def test_27_an_anonymous_admin_is_an_admin(house: House) -> None:
    """An anonymous admin's command works where an admin's may: /newgame, /settings, /stop."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    anna = people[0]
    await house.say(anna, room, "/newgame", is_anonymous=True)
    number = house.table_in(room)
    table = await house.table(number)
    assert all(seating.occupancy is Occupancy.EMPTY for seating in table.row.seats)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(anna, room, Start)
    assert table.row.status is Status.PLAYING

    await house.say(anna, room, "/settings", is_anonymous=True)
    assert has(room, OpenSetting, name="target")
    await house.press(anna, room, OpenSetting, name="target")  # buttons are pressed as oneself
    answer = await house.press(anna, room, SetSetting, name="target", value="18")
    assert answer.text == says(house, Toast.SAVED_NEXT_SERIES)

    await house.say(anna, room, "/stop", is_anonymous=True)
    assert not table.row.is_open


async def test_27_an_anonymous_admin_has_no_seat(house: House) -> None:
    """Where a person is needed, an anonymous admin is told so, and nobody is seated."""
    scene = await four(house)
    before = facts(scene)
    for command in ("hand", "leave"):
        since = len(house.standin.requests)
        await house.say(scene.people[0], scene.room, f"/{command}", is_anonymous=True)
        assert [call.chat_id for call in house.calls("sendMessage", since=since)] == [scene.room.id]
        assert facts(scene) == before


async def test_27_a_channel_seats_nobody(house: House) -> None:
    """Posts of a linked channel, and people who write as a channel, open no table and end none; who writes
    as a channel is told to write as themselves."""
    scene = await four(house)
    channel = house.standin.people.channel("News", with_bot=True)
    other = house.group("Saturday", scene.people)
    before = facts(scene)
    for command in COMMANDS:
        scene.room.channel_post(channel, f"/{command}")
        other.channel_post(channel, f"/{command}")
        channel.post(f"/{command}")
    await house.quiet()
    assert facts(scene) == before
    assert await house.store.open_tables() == (scene.number,)
    assert other.bot_messages == []
    other.channel_post(channel, "/newgame", is_forwarded=False)
    await house.quiet()
    assert await house.store.open_tables() == (scene.number,)
    assert said_in(other) == [says(house, Toast.NO_CHANNELS)]


async def test_27_a_message_via_another_bot_is_no_command(house: House) -> None:
    """What somebody sends "via" another bot was not written by them."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    await house.say(anna, room, "/newgame", via=house.standin.bot.id)
    assert await house.store.open_tables() == ()
    assert room.bot_messages == []


@pytest.mark.parametrize("kind", ["edited_message", "message"])
async def test_28_an_edited_command_does_not_run_again(house: House, kind: str) -> None:
    """An edited message that contains a command must not run it again."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    said = await house.say(anna, room, "hello /newgame")
    await anna.edit(room, said.id, "/newgame")
    await house.quiet()
    assert await house.store.open_tables() == ()

    said = await house.say(anna, room, "/newgame")
    update = deepcopy(last_update(house, "message"))
    await house.say(boris, room, "/stop")
    [*_, ended] = [await house.store.last_table_in(room.id, None)]
    await anna.edit(room, said.id, "/newgame now")
    edited = {"update_id": update["update_id"] + 1000, "edited_message": update["message"]}
    edited["edited_message"]["edit_date"] = update["message"]["date"] + 1
    if kind == "edited_message":  # which the bot does not even ask for
        house.standin.inject(edited)
    await house.quiet()
    assert await house.store.last_table_in(room.id, None) == ended


@pytest.mark.parametrize("kind", ["edited_message", "channel_post"])
async def test_28_what_was_not_asked_for_is_stepped_over(house: House, kind: str) -> None:
    """Kinds of updates that the bot did not ask for leave nothing behind, whatever is in them: no message, no
    error in the log."""
    someone = {"id": 5, "is_bot": False, "first_name": "Anna"}
    entities = [{"type": "bot_command", "offset": 0, "length": "six"}]
    body = {"message_id": 1, "date": 1, "chat": {"id": 5, "type": "private"}, "from": someone}
    house.standin.inject({"update_id": 7, kind: body | {"text": "/start", "entities": entities}})
    await house.quiet()
    assert house.calls("sendMessage") == []


COMMANDS_OF_OTHERS = (
    "/newgame@otherbot",
    "/newgame@KozelDemoBotty",
    "/newgame@KozelDemo",
    "/newgames",
    "newgame",
    " please /newgame",
)


COMMANDS_OF_OURS = (
    "/newgame@KozelDemoBot",
    "/NEWGAME@KozelDemoBot",
    "/NewGame@KOZELDEMOBOT",
    "/newgame@kozeldemobot with friends",
    "/newgame\nplease",
    "/newgame, please",
    "/NEWGAME",
)


async def test_29_a_command_is_ours_or_not(house: House) -> None:
    """/newgame@otherbot is not ours; /newgame@OurBot in any case is."""
    anna, boris = house.persons("Anna", "Boris")
    for is_ours, texts in ((False, COMMANDS_OF_OTHERS), (True, COMMANDS_OF_OURS)):
        for text in texts:
            room = house.group("Friday", [anna, boris])
            room.promote_bot()  # so that it hears everything
            await house.say(anna, room, text)
            assert (await house.store.open_table_in(room.id, None) is not None) is is_ours, text
            assert len(room.bot_messages) == is_ours, text
