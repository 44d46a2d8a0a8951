"""Plays that are more than a tap: confirmed ones, and four of a suit out of turn."""

from collections.abc import Sequence
from itertools import chain

import pytest

from bot.callbacks import ConfirmPlays, MakeClaim, MakePlay
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.table import Table
from engine.seen import Kind
from tests.whole.house import House, Offer, find, four_of_a_suit, has, live_messages, offers_to
from tests.whole.reading import hands_in

NAMES = ("Anna", "Boris", "Clara", "Dan")


async def seated(house: House, seed: bytes | None = None) -> tuple[Room, list[Person], Table]:
    """Four people at a table with the first deal on it."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    if seed is not None:
        house.seeds = chain([seed], house.seeds)
    return room, people, await house.table(await house.start(room, people))


def from_turn(truth: Table, people: Sequence[Person], places: int) -> Person:
    """Who sits so many places after the seat on turn."""
    assert truth.state.turn is not None
    return people[(truth.state.turn + places) % 4]


async def confirming(house: House, person: Person) -> None:
    """The person switches *confirm plays* on."""
    await house.say(person, person.private, "/settings")
    await house.press(person, person.private, ConfirmPlays)


async def test_confirmed_plays(house: House) -> None:
    """Who confirms plays taps twice: the first tap marks and changes nothing, another button moves the
    mark, the second tap on the same plays. The first costs two requests."""
    _, people, truth = await seated(house)
    person = from_turn(truth, people, 0)
    await confirming(house, person)
    first, other = offers_to(person)[:2]
    since = len(house.standin.requests)
    popup = await house.make(first)
    await house.quiet()
    assert "again" in popup.text
    assert truth.row.version == 1
    methods = sorted(call.method for call in house.calls(since=since))
    assert methods == ["answerCallbackQuery", "editMessageText"]
    assert marked(person) == [first.press]
    await house.make(other)
    await house.quiet()
    assert marked(person) == [other.press]
    assert truth.row.version == 1
    await house.make(offers_to(person)[1])
    await house.quiet()
    assert played(truth) == 2
    assert not marked(person)


def played(truth: Table) -> int:
    return truth.row.version


def marked(person: Person) -> list[MakePlay | MakeClaim]:
    """The plays whose button asks for another tap, as they were before it did."""
    return [
        MakePlay(each.press.table, each.press.posting, each.press.version, each.press.action)
        for each in offers_to(person)
        if isinstance(each.press, MakePlay) and "👉" in each.button.text
    ]


async def test_confirming_is_each_persons_own(house: House) -> None:
    """The others' plays still take one tap."""
    _, people, truth = await seated(house)
    await confirming(house, from_turn(truth, people, 1))
    await house.play(truth.row.id)
    assert played(truth) == 2


def claims_of(person: Person) -> list[Offer]:
    return [each for each in offers_to(person) if isinstance(each.press, MakeClaim)]


async def test_a_claim_out_of_turn(house: House) -> None:
    """Four of a suit enter out of turn by a button in the hand message: the cards come back, the table
    and the pop-up say so, the turn goes to the claimant's left, and all hands are right."""
    room, people, truth = await seated(house, four_of_a_suit(2))
    leader, next_one, claimant = (from_turn(truth, people, places) for places in range(3))
    assert truth.state.table is not None
    before = truth.state.table.hands
    await house.play(truth.row.id)
    overtaken = offers_to(next_one)[0]
    [claim] = claims_of(claimant)
    assert "⚡" in claim.button.text
    popup = await house.make(claim)
    await house.quiet()
    assert "⚡" in popup.text
    table = truth.state.table
    assert table is not None
    assert table.trick is not None
    assert [play.kind for play in table.trick.plays] == [Kind.CLAIM]
    assert table.hands[people.index(leader)] == before[people.index(leader)]
    assert from_turn(truth, people, 0) == from_turn_of(people, claimant, 1)
    [live] = live_messages(room, truth.row.id)
    assert "entered with four" in live.text
    assert "the other cards came back" in live.text
    for seat, person in enumerate(people):
        assert hands_in(person.private) == [hand for hand in [table.hands[seat]] if hand]
    late = await house.tap(
        next_one, next_one.private, overtaken.message_id, overtaken.button.data or "", is_forced=True
    )
    assert "cards came back" in late.text
    assert played(truth) == 3


async def test_a_confirmed_claim(house: House) -> None:
    """Who confirms plays enters with the second tap; what another plays in between takes nothing away, and
    costs the claimant's chat no request."""
    _, people, truth = await seated(house, four_of_a_suit(2))
    claimant = from_turn(truth, people, 2)
    await confirming(house, claimant)
    popup = await house.make(claims_of(claimant)[0])
    await house.quiet()
    assert "again" in popup.text
    assert played(truth) == 1
    since = len(house.standin.requests)
    await house.play(truth.row.id)
    assert played(truth) == 2
    assert all(call.chat_id != claimant.private.id for call in house.calls(since=since))
    [claim] = claims_of(claimant)
    assert "👉" in claim.button.text
    popup = await house.make(claim)
    await house.quiet()
    assert "⚡" in popup.text
    assert played(truth) == 3


def from_turn_of(people: Sequence[Person], person: Person, places: int) -> Person:
    return people[(people.index(person) + places) % 4]


async def test_a_claim_before_the_lead(house: House) -> None:
    """The button stands there before anybody has led, and again after a restart."""
    room, people, truth = await seated(house, four_of_a_suit(1))
    claimant = from_turn(truth, people, 1)
    assert claims_of(claimant)
    await house.restart()
    await house.quiet()
    await house.make(claims_of(claimant)[0])
    await house.quiet()
    again = await house.table(truth.row.id)
    assert again.state.turn == (people.index(claimant) + 1) % 4
    assert "entered with four" in live_messages(room, truth.row.id)[0].text


@pytest.mark.parametrize("rule", ["trick", "lead"])
async def test_until_when_four_of_a_suit_may_enter(house: House, rule: str) -> None:
    """By the chat's choice until the trick is complete, or before the lead only; then the button goes."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    await house.choose(people[0], room, "claims", rule)
    house.seeds = chain([four_of_a_suit(3)], house.seeds)
    truth = await house.table(await house.start(room, people))
    claimant = from_turn(truth, people, 3)
    assert has(claimant.private, MakeClaim)
    message, button = find(claimant.private, MakeClaim)
    await house.play(truth.row.id, lambda offers: min(offers, key=lambda each: len(each.button.text)))
    await house.quiet()
    assert has(claimant.private, MakeClaim) is (rule == "trick")
    popup = await house.tap(claimant, claimant.private, message.id, button.data or "", is_forced=True)
    assert ("⚡" in popup.text) is (rule == "trick")


async def test_a_claim_of_the_trick_before(house: House) -> None:
    """A claim button of an older trick does nothing but say that it is out of date."""
    _, people, truth = await seated(house, four_of_a_suit(2))
    claimant = from_turn(truth, people, 2)
    [claim] = claims_of(claimant)
    data = claim.button.data or ""
    assert truth.state.table is not None
    while not truth.state.table.history:
        await house.play(truth.row.id, lambda offers: offers[0])
    version = played(truth)
    popup = await house.tap(claimant, claimant.private, claim.message_id, data, is_forced=True)
    assert "out of date" in popup.text
    assert played(truth) == version
