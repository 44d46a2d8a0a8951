"""What is kept about a person: told, sent as a file, and forgotten to the last byte."""

import json
from pathlib import Path

import pytest

from bot.asides import AskForget, ForgetMe, KeepMe, MyData
from bot.callbacks import AddComputer, Rematch, SitIn, Start
from bot.club import hand_place
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.rows import User
from storage.copies import copy
from storage.rows import InputRow, Occupancy, Status
from storage.sqlite import SqliteStore
from tests.storage.leftovers import FIRST_NAME, ID, USERNAME, files_of, found
from tests.whole.house import House, by_claim, has, live_messages
from tests.whole.test_alone import alone, seat_computers


def unusual(house: House) -> Person:
    """Somebody whose name and id are found wherever they stand."""
    platform = house.standin.people.platform
    platform.world.put(User(id=ID, first_name=FIRST_NAME, username=USERNAME, language_code="en"))
    return Person(platform, ID)


async def forget(house: House, person: Person) -> None:
    await house.say(person, person.private, "/forgetme")
    await house.press(person, person.private, ForgetMe)


async def test_privacy_is_told_with_what_can_be_done(house: House) -> None:
    """In private with both buttons; in a group with a link that leads there."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.say(anna, room, "/privacy")
    assert not has(room, MyData)
    [link] = [button.url for button in room.last.button_list if button.url]
    await house.follow(anna, link)
    assert anna.private.last.text == room.last.text
    assert has(anna.private, MyData)
    await house.press(anna, anna.private, AskForget)
    await house.press(anna, anna.private, KeepMe)
    assert anna.private.last.text == "↩️ All stays as it is."
    assert not anna.private.last.buttons
    assert await house.store.user(anna.id) is not None


async def test_data_and_forgetting_are_private(house: House) -> None:
    """In a group both commands do nothing, but give a link to where they can be had."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    for command in ("/mydata", "/forgetme"):
        await house.say(anna, room, command)
        assert room.last.attachment is None
        [link] = [button.url for button in room.last.button_list]
        await house.follow(anna, link or "")
        assert has(anna.private, MyData)
        assert has(anna.private, AskForget)
    assert await house.store.user(anna.id) is not None


async def test_my_data_is_a_file(house: House) -> None:
    """Her name, her plays, her seats; nobody else's name, and no seed of a deal in play."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.lobby(room, boris)
    await house.sit(boris, room, 1)
    await house.sit(anna, room, 0)
    for seat in (2, 3):
        await house.press(anna, room, AddComputer, seat=seat)
    await house.press(anna, room, Start)
    while not any(line.user_id == anna.id for line in await inputs(house, table) if line.seq):
        await house.play(table)
    await house.say(anna, anna.private, "/privacy")
    await house.press(anna, anna.private, MyData)
    file = anna.private.last.attachment
    assert file is not None
    assert file.name == "kozel-my-data.json"
    data = json.loads(file.content)
    assert data["users"][0]["name"] == "Anna"
    [row] = data["tables"]
    assert (row["id"], row["title"]) == (table, "Friday")
    assert row["seats"] == ["Anna", "another player", "computer player", "computer player"]
    assert [one["seq"] for one in data["inputs"]] == [
        line.seq for line in await inputs(house, table) if line.user_id == anna.id
    ]
    assert "Boris" not in file.content.decode()
    assert str(boris.id) not in file.content.decode()


async def inputs(house: House, table: int) -> tuple[InputRow, ...]:
    saved = await house.store.table(table)
    assert saved is not None
    return saved.inputs


async def test_seats_of_who_is_forgotten(house: House) -> None:
    """A computer player takes the running one, whose hand is deleted, the lobby's is free, the game alone
    ends; groups no longer show the name, and play goes on."""
    anna, boris = house.persons("Annabel", "Boris")
    yard, work = house.group("Yard", [boris, anna]), house.group("Work", [boris, anna])
    table = await house.lobby(yard, anna)
    await house.sit(anna, yard, 0)
    await house.sit(boris, yard, 1)
    for seat in (2, 3):
        await house.press(boris, yard, AddComputer, seat=seat)
    await house.press(boris, yard, Start)
    lobby = await house.lobby(work, anna)
    await house.sit(anna, work, 0)
    solo = await alone(house, anna)
    hand = await house.store.posting(hand_place((await house.table(table)).row, anna.id))
    assert hand is not None
    assert hand.message_id in [message.id for message in anna.private.messages]
    await forget(house, anna)
    assert "forgotten" in anna.private.last.text
    assert hand.message_id not in [message.id for message in anna.private.messages]
    running = (await house.table(table)).row
    assert (running.status, running.seats[0].occupancy) == (Status.PLAYING, Occupancy.COMPUTER)
    assert (await house.table(lobby)).row.seats[0].occupancy is Occupancy.EMPTY
    assert (await house.table(solo)).row.status is Status.CLOSED
    for room in (yard, work):
        [message] = live_messages(room, house.tables_in(room)[-1])
        assert "Annabel" not in message.text
    await house.play_deal(table)


async def start_two(house: House, room: Room, hero: Person, host: Person) -> int:
    """A series of these two and computer players that the second opens; gives the table's number."""
    table = await house.lobby(room, host)
    for seat, person in enumerate((hero, host)):
        await house.sit(person, room, seat)
    for seat in (2, 3):
        await house.press(host, room, AddComputer, seat=seat)
    await house.press(host, room, Start)
    return table


async def test_a_table_that_nobody_touched_since_the_start(house: House) -> None:
    """What stands of it in the group shows the name no more either."""
    anna, boris = house.persons("Annabel", "Boris")
    room = house.group("Friday", [boris, anna])
    table = await start_two(house, room, anna, boris)
    for person in (anna, boris):
        await house.say(person, room, "/leave")
    await house.restart()
    await house.quiet()
    [message] = live_messages(room, table)
    assert "Annabel" in message.text
    await forget(house, anna)
    await house.quiet()
    [message] = live_messages(room, table)
    assert "Annabel" not in message.text


async def test_coming_back_as_somebody_new(house: House) -> None:
    """Old buttons get an answer, a blocked bot brings nothing back; with /start all begins anew."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [boris, anna])
    table = await seat_computers(house, room, anna)
    solo = await alone(house, anna)
    await forget(house, anna)
    await anna.block_bot()
    await house.quiet()
    assert await house.store.user(anna.id) is None
    await anna.unblock_bot()
    for old in (table, solo):
        for place in (anna.private, room):
            for message in live_messages(place, old):
                for button in message.button_list:
                    await anna.press(place, message.id, button.data or button.text, is_forced=True)
    await house.quiet()
    await house.say(anna, anna.private, "/start")
    await house.say(anna, anna.private, "/mydata")
    file = anna.private.last.attachment
    assert file is not None
    data = json.loads(file.content)
    assert [one["name"] for one in data["users"]] == ["Anna"]
    assert data["inputs"] == []
    again = await alone(house, anna)
    await house.play(again)
    await house.restart()
    await house.play(again)


async def test_coming_back_to_the_same_table(house: House) -> None:
    """The hand is a new message, that the bot remembers: after a restart it is not posted a second time."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [boris, anna])
    table = await start_two(house, room, anna, boris)
    await forget(house, anna)
    await house.say(anna, anna.private, "/start")
    await house.press(anna, room, SitIn, seat=0)
    await house.quiet()
    posting = await house.store.posting(hand_place((await house.table(table)).row, anna.id))
    assert posting is not None
    messages = [message.id for message in anna.private.messages]
    assert posting.message_id in messages
    await house.restart()
    await house.quiet()
    assert [message.id for message in anna.private.messages] == messages


async def test_a_rematch_without_who_is_forgotten(house: House) -> None:
    """Their seat is a computer player's, so that nobody waits for a stranger."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [boris, anna])
    await house.choose(boris, room, "target", 6)
    await house.lobby(room, boris)
    await house.sit(anna, room, 0)
    await house.sit(boris, room, 1)
    for seat in (2, 3):
        await house.press(boris, room, AddComputer, seat=seat)
    await house.press(boris, room, Start)
    table = house.table_in(room)
    await house.play_series(table, by_claim(2))
    await forget(house, anna)
    await house.press(boris, room, Rematch)
    again = (await house.table(house.table_in(room))).row
    assert [seating.user_id for seating in again.seats] == [None, boris.id, None, None]


async def play_everywhere(house: House, person: Person, rooms: list[Room], boris: Person) -> list[int]:
    """Whole series in these groups and one alone; the tables."""
    tables = []
    for room in rooms:
        await house.choose(boris, room, "target", 6)
        tables.append(await house.lobby(room, person))
        await house.sit(person, room, 0)
        await house.sit(boris, room, 1)
        for seat in (2, 3):
            await house.press(person, room, AddComputer, seat=seat)
        await house.press(person, room, Start)
        await house.play_series(tables[-1], by_claim(2))
    tables.append(await alone(house, person))
    await house.play_deal(tables[-1])
    return tables


@pytest.mark.slow
async def test_not_a_byte_is_left(house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Name and id stand in no byte of the database, its log, its index, a backup made afterwards, or what
    the program logs; the series are as sound as before."""
    wolfe, boris = unusual(house), house.person("Boris")
    rooms = [house.group(title, [boris, wolfe]) for title in ("Friday", "Yard")]
    tables = await play_everywhere(house, wolfe, rooms, boris)
    await house.lobby(rooms[0], wolfe)
    await house.sit(wolfe, rooms[0], 0)
    await copy(house.database, tmp_path / "before.db")
    assert found([tmp_path / "before.db"]) >= {"name", "name in UTF-8", "id as an integer", "id as a rowid"}
    await house.say(wolfe, wolfe.private, "/mydata")
    assert wolfe.private.last.attachment is not None
    was = [[line.input for line in await inputs(house, table)] for table in tables]
    await forget(house, wolfe)
    assert len(files_of(house.database)) >= 3
    await copy(house.database, tmp_path / "after.db")
    assert found([*files_of(house.database), tmp_path / "after.db"]) == set()
    assert [[line.input for line in await inputs(house, table)] for table in tables] == was
    assert "Wolfeschlegelsteinhausen" not in caplog.text
    await house.restart()
    assert found(files_of(house.database)) == set()
    async with await SqliteStore.open(tmp_path / "after.db") as restored:
        assert await restored.open_tables() == await house.store.open_tables()
    await house.press(boris, rooms[1], Rematch)
    await house.press(boris, rooms[1], Start)
    await house.play(house.table_in(rooms[1]))
