"""faults.md 5-7: ends of deals, lobbies that fill while somebody leaves, statistics."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from random import Random

import pytest

from bot.callbacks import AddComputer, NextDeal, RemoveComputer, Sit, Stand, Start, encode
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.rooms import Room
from bot.press import Press
from bot.screens.cards import cards_text
from bot.table import replay
from bot.toasts import Toast
from engine.actions import Deal
from engine.state import State
from storage.rows import Occupancy, Status
from tests.faults.scenes import NAMES, Scene, facts, four, said_in, says, translator
from tests.whole.house import House, Offer, has

EVENINGS = 8
Act = Callable[[], Awaitable[object]]


async def before_the_end(scene: Scene) -> Offer:
    """The play that ends the deal."""
    while sum(map(len, scene.state.table.hands if scene.state.table is not None else ())) > 1:
        await scene.plays(1)
    return scene.offer()


async def test_05_a_deal_ends_once(house: House) -> None:
    """A deal ends while a tap is on its way: exactly one end, scored once."""
    scene = await four(house)
    offer = await before_the_end(scene)
    answers = await asyncio.gather(*(house.make(offer) for _ in "ab"))
    await house.quiet()
    assert len(scene.state.results) == 1
    assert len(await house.store.results(scene.number)) == 1
    assert answers[1].text in (says(house, Toast.ALREADY_PLAYED), says(house, Toast.OUT_OF_DATE))
    assert sum(scene.state.results[0].points) == 120


async def test_05_everybody_taps_while_a_deal_ends(house: House) -> None:
    """Old plays and *Next deal* come from all four while the last card falls: one end, one next deal."""
    scene = await four(house)
    old = scene.offer()
    last = await before_the_end(scene)
    version = scene.row.version
    onward = encode(NextDeal(scene.number, 1, version + 1))
    stale = [one.press(one.private, 1, old.button.data or "", is_forced=True) for one in scene.people]
    taps = [one.press(one.private, 1, onward, is_forced=True) for one in scene.people]
    answers = await asyncio.gather(*stale[:2], house.make(last), *taps, *stale[2:])
    await house.quiet()
    assert None not in answers
    assert len(scene.state.results) == len(await house.store.results(scene.number)) == 1
    saved = await house.store.table(scene.number)
    assert saved is not None
    assert [isinstance(line.input, Deal) for line in saved.inputs[version:]] == [False, True]


@dataclass
class Evening:
    """A lobby with one free seat, and who comes and goes in the same moment."""

    house: House
    room: Room
    people: list[Person]
    number: int

    async def all_at_once(self, chance: Random) -> None:
        """Somebody leaves, others come, somebody starts: in any order."""
        anna, boris, clara, dan, _ = self.people
        coming = chance.sample(self._ways_in(chance), chance.randrange(2, 5))
        starting = [partial(self.pressed, one, Start(self.number, 1)) for one in (anna, clara, dan)]
        actions: list[Act] = [chance.choice(self._ways_out(boris)), *coming, *starting]
        chance.shuffle(actions)
        await asyncio.gather(*(act() for act in actions))
        await self.house.quiet()

    def _ways_out(self, leaver: Person) -> list[Act]:
        return [
            partial(self.pressed, leaver, Stand(self.number, 1)),
            partial(leaver.send, self.room, "/leave"),
            partial(leaver.leave, self.room),
            leaver.block_bot,
            partial(self.pressed, leaver, Sit(self.number, 1, 3)),
        ]

    def _ways_in(self, chance: Random) -> list[Act]:
        _, _, clara, dan, egon = self.people
        return [
            partial(self.pressed, dan, Sit(self.number, 1, 3)),
            partial(self.pressed, egon, Sit(self.number, 1, chance.randrange(4))),
            partial(self.pressed, clara, AddComputer(self.number, 1, chance.randrange(4))),
            partial(self.pressed, clara, RemoveComputer(self.number, 1, chance.randrange(4))),
        ]

    def holders(self, state: State) -> set[int]:
        """Who was shown one of the four hands as they are now."""
        if state.table is None:
            return set()
        hands, trump = state.table.hands, state.table.trump
        trick = state.table.trick
        led = {play.seat for play in trick.plays} if trick is not None else set()
        assert all(hand or seat in led for seat, hand in enumerate(hands))  # a computer may lead all four
        texts = [cards_text(hand, trump, translator(self.house)) for hand in hands if hand]
        told = {person.id: "".join(said_in(person.private)) for person in self.people}
        return {number for number, said in told.items() if any(text in said for text in texts)}

    async def pressed(self, person: Person, press: Press) -> None:
        message = self.room.bot_messages[-1].id
        answer = await person.press(self.room, message, encode(press), is_forced=True)
        assert answer is not None, press


async def evening(house: House, number: int) -> Evening:
    """Three sit; all five have a private chat with the bot."""
    people = house.persons(*NAMES, "Egon")
    room = house.group(f"Group {number}", people)
    for person in people:
        await person.send(person.private, "/start")
    lobby = await house.lobby(room, people[0])
    for seat, person in enumerate(people[:3]):
        await house.sit(person, room, seat)
    return Evening(house, room, people, lobby)


@pytest.mark.parametrize("seed", range(3))
async def test_06_a_lobby_fills_while_a_player_leaves(house: House, seed: int) -> None:
    """A lobby fills while a player leaves it: never three dealt in, never five; whoever sits, and nobody
    else, holds cards."""
    chance, begun = Random(seed), 0
    for number in range(EVENINGS):
        one = await evening(house, number)
        await one.all_at_once(chance)
        table = await house.table(one.number)
        owners = [seating.user_id for seating in table.row.seats if seating.user_id is not None]
        assert len(owners) == len(set(owners))
        if table.row.status is Status.PLAYING:
            begun += 1
            assert all(seat.occupancy in (Occupancy.PERSON, Occupancy.COMPUTER) for seat in table.row.seats)
            present = {seating.user_id for seating in table.row.people}
            assert present <= one.holders(table.state) <= set(owners), number
        else:
            assert (table.row.status, table.row.version) == (Status.LOBBY, 0)
            assert one.holders(table.state) == set()
    assert 0 < begun < EVENINGS


async def test_07_a_result_that_cannot_be_told_counts_once(house: House) -> None:
    """Statistics counted twice or not at all when a result message fails to send: however often it fails,
    and over a restart, the deal counts once, and is told in the end."""
    scene = await four(house)
    for deals, is_restarted in ((1, False), (2, True)):
        last = await before_the_end(scene)
        house.standin.set_faults(fails_to_show)
        await house.make(last)
        assert await counted(house, scene.number) == deals
        if not is_restarted:
            await house.until(
                lambda: len([call for call in house.calls("editMessageText") if not call.ok]) > 3
            )
        house.standin.set_faults(None)
        if is_restarted:
            await house.restart()
        await house.quiet()
        await scene.again()
        assert has(scene.room, NextDeal)
        assert await counted(house, scene.number) == deals
        await house.next_deal(scene.number)


def fails_to_show(call: Call) -> Fault | None:
    """No message and no edit arrives; answers to presses do."""
    return Fault(status=502) if call.method in ("sendMessage", "editMessageText") else None


async def counted(house: House, number: int) -> int:
    """How many deals count; the log and the statistics must agree."""
    saved = await house.store.table(number)
    assert saved is not None
    results = await house.store.results(number)
    assert tuple(results) == replay(saved).results
    return len(results)


async def test_07_the_last_play_and_its_result_are_one(house: House) -> None:
    """The result row and the last action are one transaction: a result that can't be stored leaves the play
    undone, and the presser is told; then the same tap counts, once."""
    house.expects_errors = True
    scene = await four(house)
    last = await before_the_end(scene)
    before = facts(scene)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as connection:
        connection.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON results BEGIN SELECT RAISE (ABORT, 'no results'); END"
        )
        answer = await house.make(last)
        await house.quiet()
        assert answer.text == says(house, Toast.NOT_SAVED)
        assert facts(scene) == before
        assert await counted(house, scene.number) == 0
        connection.execute("DROP TRIGGER refuse")
    await house.make(last)
    await house.quiet()
    assert await counted(house, scene.number) == 1
