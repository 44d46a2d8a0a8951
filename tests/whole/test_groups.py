"""Two groups at once, with one person who plays in both."""

from collections.abc import Sequence

import pytest

from bot.callbacks import HandOf, LeaveTable, MyHand, StopTable
from bot.demo.people import Person
from bot.demo.rooms import Room
from storage.rows import Status
from tests.whole.house import House, by_claim, find, live_messages, said
from tests.whole.reading import cards_in, hand_in, hand_messages

TITLES = ("Friday", "Sunday")


@pytest.fixture
async def anna(house: House) -> Person:
    return house.person("Anna")


@pytest.fixture
async def rooms(house: House, anna: Person) -> list[Room]:
    """Anna sits at a table in each of two groups; nobody else is in both."""
    rooms = []
    for title in TITLES:
        people = [anna, *house.persons(*(f"{name} of {title}" for name in ("Boris", "Clara", "Dan")))]
        room = house.group(title, people)
        await house.start(room, people)
        rooms.append(room)
    return rooms


async def hands_of(house: House, person: Person, rooms: Sequence[Room]) -> None:
    """Each table's hand stands in its own message, under its group's name."""
    for room, title in zip(rooms, TITLES, strict=True):
        truth = await house.table(house.table_in(room))
        seating, table = truth.row.seat_of(person.id), truth.state.table
        assert table is not None
        assert seating is not None
        [message] = [each for each in person.private.bot_messages if title in each.text.splitlines()[0]]
        assert (hand_in(message) or ()) == table.hands[seating.seat]


async def test_each_hand_belongs_to_its_table(house: House, anna: Person, rooms: list[Room]) -> None:
    """A deal is played at both tables by turns; each play counts at its own table alone, and both hands
    of who plays at both are right all the time."""
    tables = [house.table_in(room) for room in rooms]
    choose = by_claim(6)
    for number in range(24):
        here, there = tables[number % 2], tables[1 - number % 2]
        before = (await house.table(there)).row
        played = (await house.table(here)).row.version
        await house.play(here, choose)
        assert (await house.table(here)).row.version == played + 1
        assert (await house.table(there)).row == before
        await hands_of(house, anna, rooms)
    for room, table in zip(rooms, tables, strict=True):
        assert len(live_messages(room, table)) == 1


async def test_one_table_ends_and_the_other_goes_on(house: House, anna: Person, rooms: list[Room]) -> None:
    """A series is played to its end in one group while the other group's table waits, and is as it was."""
    ended, waiting = (house.table_in(room) for room in rooms)
    before = (await house.table(waiting)).row
    await house.choose(anna, rooms[0], "target", 6)  # changes nothing before the next series
    await house.play_deal(ended, by_claim(7))
    assert (await house.table(ended)).row.rules.target == 12
    assert (await house.table(waiting)).row == before
    await house.play(waiting)
    assert (await house.table(waiting)).row.version == before.version + 1


async def test_the_pop_up_is_of_the_table_it_was_asked_at(
    house: House, anna: Person, rooms: list[Room]
) -> None:
    """*My hand* shows the hand of that group's table."""
    for room in rooms:
        popup = await house.press(anna, room, MyHand)
        truth = await house.table(house.table_in(room))
        assert truth.state.table is not None
        assert popup.alert
        assert cards_in(popup.text.splitlines()[0]) == truth.state.table.hands[0]


async def test_hand_lists_both(house: House, anna: Person, rooms: list[Room]) -> None:
    """/hand in private asks which; the chosen hand comes anew and the older one goes, the other stays."""
    old = {message.id for message in hand_messages(anna.private)}
    await house.say(anna, anna.private, "/hand")
    listed = [press.table for _, press in said(anna.private.last) if isinstance(press, HandOf)]
    assert listed == [house.table_in(room) for room in rooms]
    await house.press(anna, anna.private, HandOf, table=house.table_in(rooms[1]))
    new = {message.id for message in hand_messages(anna.private)}
    assert len(new & old) == 1
    assert len(new) == 2
    await hands_of(house, anna, rooms)


async def test_leave_in_private_asks_which(house: House, anna: Person, rooms: list[Room]) -> None:
    """/leave gives up the seat of the chosen table only."""
    left, kept = (house.table_in(room) for room in rooms)
    before = (await house.table(kept)).row
    await house.say(anna, anna.private, "/leave")
    assert (await house.table(left)).row.seat_of(anna.id) is not None
    await house.press(anna, anna.private, LeaveTable, table=left)
    assert (await house.table(left)).row.seat_of(anna.id) is None
    assert (await house.table(kept)).row == before
    assert "Anna" in rooms[0].bot_messages[-1].text


async def test_stop_in_private_asks_which(house: House, anna: Person, rooms: list[Room]) -> None:
    """/stop asks the other side of the chosen table only."""
    stopped, kept = (house.table_in(room) for room in rooms)
    await house.say(anna, anna.private, "/stop")
    await house.press(anna, anna.private, StopTable, table=stopped)
    assert (await house.table(stopped)).row.stop_agreed == (0,)
    assert (await house.table(kept)).row.stop_agreed == ()
    assert (await house.table(stopped)).row.status is Status.PLAYING


async def test_buttons_of_another_table_are_refused(house: House, anna: Person, rooms: list[Room]) -> None:
    """Who forges a play of the other group's table is told so, and nothing happens there."""
    here, there = (house.table_in(room) for room in rooms)
    await house.play(here)
    theirs = house.offers(there)[0]
    stranger = next(
        person for person in house.standin.people.everybody() if "of Friday" in person.row.first_name
    )
    before = (await house.table(there)).row
    message = find(rooms[0], MyHand)[0]
    popup = await house.tap(stranger, rooms[0], message.id, theirs.button.data or "", is_forced=True)
    assert popup.text == "You don't play at this table."
    assert (await house.table(there)).row == before
