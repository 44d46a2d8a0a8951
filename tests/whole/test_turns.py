"""The turn clock and what follows from silence; leaving, sitting in, stopping."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.callbacks import AgreeToStop, ImBack, MakePlay, NextDeal, Sit, SitIn
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.table import Table
from engine.seen import Phase
from storage.rows import Actor, DueKind, InputRow, Occupancy, Status
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, by_chance, find, has, live_messages, phase
from tests.whole.pace import NEVER
from tests.whole.reading import hand_in, hand_messages

NAMES = ("Anna", "Boris", "Clara", "Dan")


async def seated(house: House) -> tuple[Room, list[Person], Table]:
    """Four people at a table with the first deal on it."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    table = await house.start(room, people)
    return room, people, await house.table(table)


async def log_of(house: House, truth: Table) -> tuple[InputRow, ...]:
    saved = await house.store.table(truth.row.id)
    assert saved is not None
    return saved.inputs


def on_turn(truth: Table, people: Sequence[Person]) -> Person:
    assert truth.state.turn is not None
    return people[truth.state.turn]


async def test_one_nudge_a_turn(open_house: OpenHouse) -> None:
    """Who does not act gets the hand anew, once a turn, and the old one goes; the group sees nothing new."""
    house = await open_house(nudge_after=0.3)
    _, people, truth = await seated(house)
    slow = on_turn(truth, people)
    [old] = hand_messages(slow.private)
    since = len(house.standin.requests)
    await house.until(lambda: [each.id for each in hand_messages(slow.private)] > [old.id])
    await asyncio.sleep(0.7)
    await house.quiet()
    calls = [(call.method, call.chat_id) for call in house.calls(since=since)]
    assert calls == [("sendMessage", slow.id), ("deleteMessage", slow.id)]
    [new] = hand_messages(slow.private)
    assert hand_in(new) == hand_in(old)
    assert len(new.button_list) == len(old.button_list)
    await house.play(truth.row.id)
    assert truth.row.version == 2


async def test_a_turn_that_runs_out(open_house: OpenHouse) -> None:
    """A computer player plays the turn of who is too late; the table says who it was, the seat stays."""
    house = await open_house(turn_seconds=0.8, nudge_after=NEVER)
    room, people, truth = await seated(house)
    slow = on_turn(truth, people)
    assert "⏳" in live_messages(room, truth.row.id)[0].text
    await house.until(lambda: truth.row.version == 2)
    await house.quiet()
    assert (await log_of(house, truth))[1].actor is Actor.TIMEOUT
    seating = truth.row.seat_of(slow.id)
    assert seating is not None
    assert seating.is_present
    assert f"{slow.row.first_name}\u2069 ran out of time" in live_messages(room, truth.row.id)[0].text


async def test_away_after_two_turns_and_back(open_house: OpenHouse) -> None:
    """Two turns missed in a row: a computer player keeps the seat until its owner presses *I'm back*."""
    house = await open_house(turn_seconds=1.0, nudge_after=NEVER)
    room, people, truth = await seated(house)
    away, others = people[0], people[1:]

    def seating() -> Occupancy:
        return truth.row.seats[0].occupancy

    choose = by_chance(1)
    while seating() is Occupancy.PERSON:
        offers = house.offers(truth.row.id, others)
        if offers and on_turn(truth, people) is not away:
            await house.make(choose(offers))
        await house.quiet()
        if phase(truth) is Phase.BETWEEN:
            await house.press(people[1], room, NextDeal)
        await asyncio.sleep(0.01)
    await house.quiet()
    assert truth.row.seats[0].user_id == away.id
    assert has(room, ImBack)
    popup = await house.press(away, away.private, ImBack)
    assert "Welcome back" in popup.text
    assert seating() is Occupancy.PERSON
    assert not has(room, ImBack)
    assert "Anna\u2069 is back" in live_messages(room, truth.row.id)[0].text


async def test_a_table_without_people_pauses(open_house: OpenHouse) -> None:
    """When the last person has gone silent nothing more is played or dealt, until somebody comes back."""
    house = await open_house(turn_seconds=0.15, nudge_after=NEVER, next_deal_delay=0.1)
    room, people, truth = await seated(house)
    await house.until(lambda: not truth.row.people)
    await house.quiet()
    version = truth.row.version
    await asyncio.sleep(0.5)
    assert truth.row.version == version
    assert {due.kind for due in truth.due} <= {DueKind.WARN, DueKind.CLOSE}
    assert "⏸" in live_messages(room, truth.row.id)[0].text
    await house.choose(people[0], room, "turn", 300)
    await house.press(people[2], people[2].private, ImBack)
    await house.play(truth.row.id)
    assert truth.row.version > version
    assert [seating.user_id for seating in truth.row.people] == [people[2].id]


async def test_the_next_deal_starts_by_itself(open_house: OpenHouse) -> None:
    """A deal's result stays to be read for a while; then the next deal starts without a press."""
    house = await open_house(next_deal_delay=0.4)
    room, _, truth = await seated(house)
    await house.play_deal(truth.row.id)
    assert "Next deal" in live_messages(room, truth.row.id)[0].text
    await house.until(lambda: phase(truth) is Phase.PLAYING)
    await house.quiet()
    assert "Deal 2" in live_messages(room, truth.row.id)[0].text
    assert (await log_of(house, truth))[truth.row.version - 1].actor is Actor.COMPUTER


async def test_sitting_in_for_who_left(house: House) -> None:
    """Who leaves gives the seat up; somebody else sits in and plays on with the very hand."""
    room, people, truth = await seated(house)
    eve = house.person("Eve")
    await eve.join(room)
    assert truth.state.turn is not None
    assert truth.state.table is not None
    seat = (truth.state.turn + 2) % 4
    hand = truth.state.table.hands[seat]
    await house.say(people[seat], room, "/leave")
    assert truth.row.seats[seat].occupancy is Occupancy.COMPUTER
    assert f"{NAMES[seat]}\u2069 has left" in live_messages(room, truth.row.id)[0].text
    assert not hand_messages(people[seat].private)
    popup = await house.press(eve, room, SitIn, seat=seat)
    assert popup.url  # the private chat has to be opened first, and there is the seat
    await house.follow(eve, popup.url)
    assert truth.row.seats[seat].user_id == eve.id
    [shown] = hand_messages(eve.private)
    assert hand_in(shown) == hand
    await house.play(truth.row.id)


async def test_who_left_may_sit_in_again(house: House) -> None:
    """Leaving and sitting again does not change the hand."""
    room, people, truth = await seated(house)
    assert truth.state.turn is not None
    assert truth.state.table is not None
    seat = (truth.state.turn + 1) % 4
    hand = truth.state.table.hands[seat]
    await house.say(people[seat], people[seat].private, "/leave")
    await house.press(people[seat], room, SitIn, seat=seat)
    assert truth.state.table.hands[seat] == hand
    assert [hand_in(each) for each in hand_messages(people[seat].private)] == [hand]


async def test_stop_by_both_sides(house: House) -> None:
    """A series ends when a person of each side wants it; one side's wish alone, twice, is not enough. The
    other side is asked in private too."""
    room, people, truth = await seated(house)
    await house.say(people[1], room, "/stop")
    assert truth.row.stop_agreed == (1,)
    popup = await house.press(people[3], room, AgreeToStop)
    assert "other side" in popup.text
    stranger = house.person("Eve")
    await stranger.join(room)
    refused = await house.press(stranger, room, AgreeToStop)
    assert "Only those who sit" in refused.text
    assert truth.row.status is Status.PLAYING
    assert [has(person.private, AgreeToStop) for person in people] == [True, False, True, False]
    await house.press(people[2], people[2].private, AgreeToStop)
    assert closed(truth)
    assert any("ended without goats" in each.text for each in room.bot_messages)
    assert not house.offers(truth.row.id)


def closed(truth: Table) -> bool:
    return truth.row.status is Status.CLOSED


async def test_a_wish_to_stop_is_forgotten(open_house: OpenHouse) -> None:
    """When the other side does not agree in time, the series goes on."""
    house = await open_house(stop_vote=0.3)
    room, people, truth = await seated(house)
    await house.say(people[1], room, "/stop")
    await house.until(lambda: truth.row.stop_agreed == ())
    await house.quiet()
    assert not has(room, AgreeToStop)
    assert not closed(truth)


async def test_stop_by_an_admin(house: House) -> None:
    """An admin of the group ends a series at once, without a seat; others without a seat can't."""
    admin, guest, *four = house.persons("Olga", "Eve", *NAMES)
    room = house.group("Friday", [admin, guest, *four])
    truth = await house.table(await house.start(room, four))
    await house.say(guest, room, "/stop")
    assert not closed(truth)
    await house.say(admin, room, "/stop")
    assert closed(truth)


async def test_an_idle_lobby_expires(open_house: OpenHouse) -> None:
    """A lobby that nobody touches is closed, with word; the next /newgame opens another."""
    house = await open_house(lobby_lifetime=2.0)
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    table = await house.lobby(room, anna)
    await house.until(lambda: not has(room, Sit))
    await house.quiet()
    assert "closed" in room.bot_messages[-1].text
    assert await house.lobby(room, anna) != table


async def test_a_held_seat_is_freed(open_house: OpenHouse) -> None:
    """Who does not open the private chat in time loses the seat, and the lobby says so."""
    house = await open_house(seat_hold=1.5)
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    truth = await house.table(await house.lobby(room, anna))
    popup = await house.press(boris, room, Sit, seat=0)
    assert popup.url
    assert truth.row.seats[0].occupancy is Occupancy.HELD
    refused = await house.tap(anna, room, room.last.id, find(room, Sit, seat=1)[1].text)
    assert refused.url
    await house.until(lambda: has(room, Sit, seat=0))
    assert "did not open" in room.last.text
    await house.follow(boris, popup.url)
    assert truth.row.seat_of(boris.id) is None


@pytest.mark.parametrize("command", ["/leave", "/stop"])
async def test_nobody_leaves_twice(house: House, command: str) -> None:
    """Who has no seat is told so."""
    guest, *four = house.persons("Eve", *NAMES)
    room = house.group("Friday", [*four, guest])
    truth = await house.table(await house.start(room, four))
    before = truth.row
    await house.say(guest, room, command)
    assert room.last.is_bot
    assert truth.row == before
    assert has(four[truth.state.turn or 0].private, MakePlay)
