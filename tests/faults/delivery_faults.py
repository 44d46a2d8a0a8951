"""Presses that come twice, overtake others, or come up to a day late, at several tables at once.

People tap plays as they stand on their screens. Of the taps some come again (tapped twice, or delivered again
under their old number, at once or hours later), some overtake others, some arrive when the table has gone on,
has ended, or is no more in memory; now and then all wait for hours. A reference that knows nothing of the bot
is given the same presses in the order of their delivery; every log must be the same.
"""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import Random

from bot.app import ENDED_IN_MEMORY, IDLE_IN_MEMORY
from bot.callbacks import ConfirmPlays
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.rooms import Room
from bot.demo.rows import Message, Row
from bot.demo.server import StandIn
from engine.actions import Input
from tests.faults.astray import CONFIRMING, DAY, Game, Tapping
from tests.faults.crowd import NAMES, Party
from tests.faults.mail import HOUR, Mail, Tap
from tests.faults.reference import Reference
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

TOGETHER = 4  # tables
AGAIN = 0.3  # of all taps, half of them at once
LONGEST_ANSWER = 0.02  # seconds that a request to a chat may take
THOUGHT = 10.0  # seconds of the bot's clock between two plays at a table, on average
RESTS, PAUSES, REST = 0.01, 0.2, (0.25 * HOUR, 6 * HOUR)  # of all turns, of those in a pause, and how long
NEVER = 1e9
PATIENT = dict.fromkeys(
    ("nudge_after", "next_deal_delay", "lobby_lifetime", "idle_warn", "idle_close"), NEVER
)


@dataclass(frozen=True, slots=True)
class Delivered:
    """``twice`` tapped twice, ``again`` delivered under their old number, ``hours_later`` after more than one
    hour, ``after_the_end`` of their series. ``days`` went by on the bot's clock. ``different``: logs that are
    not as the reference has them."""

    plays: int
    presses: int
    twice: int
    again: int
    overtaken: int
    late: int
    hours_later: int
    after_the_end: int
    days: float
    different: tuple[str, ...]
    unanswered: tuple[str, ...]


@dataclass(slots=True)
class Ahead:
    """The two clocks of a house in which time goes by in leaps as well."""

    seconds: float = 0.0

    def wall(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic() + self.seconds


async def deliver(folder: Path, count: int, seed: int) -> Delivered:
    """So many plays, under the limits and pauses of Telegram (scaled)."""
    clock = Ahead()
    standin = StandIn(telegrams_settings(), time.time)
    options = PATIENT | {"heartbeat": 1.0}
    house = House(standin, folder / "kozel.db", options, wall=clock.wall, monotonic=clock.monotonic)
    delivery = Delivery(house, clock, Random(seed))
    async with AsyncExitStack() as stack:
        await standin.start()
        stack.push_async_callback(standin.stop)
        await house.open()
        stack.push_async_callback(house.close)
        await delivery.gather()
        while delivery.plays < count:
            await delivery.series(count)
        await delivery.end()
    return delivery.result()


class Delivery:
    """Tables whose presses go astray."""

    def __init__(self, house: House, clock: Ahead, chance: Random) -> None:
        self._house, self._clock, self._chance = house, clock, chance
        self._mail = Mail(house.standin, clock.wall)
        self._tapping = Tapping(self._mail, chance)
        self._groups: list[tuple[Room, list[Person]]] = []
        self._games: dict[int, Game] = {}  # by table: those at play, and those with taps on their way
        self._at_play: dict[int, Game] = {}  # by person
        self._different: list[str] = []
        self.plays = self._after_the_end = 0
        house.standin.world.watchers.append(self._watch)
        house.standin.set_faults(self._delay)

    def _watch(self, old: Row | None, new: Row | None) -> None:
        if isinstance(new, Message) and (game := self._at_play.get(new.chat[0])) is not None:
            game.shown.set()

    def _delay(self, call: Call) -> Fault | None:
        self._mail.note(call)
        if call.chat_id is None:
            return None
        return Fault(delay=self._chance.random() * LONGEST_ANSWER, is_done=True, answers=True)

    async def gather(self) -> None:
        """Four people in each group; one of them confirms plays."""
        for number in range(TOGETHER):
            people = self._house.persons(*(f"{name} {number}" for name in NAMES))
            self._groups.append((self._house.group(f"Group {number}", people), people))
            careful = people[CONFIRMING]
            await self._house.say(careful, careful.private, "/settings")
            await self._house.press(careful, careful.private, ConfirmPlays)

    async def series(self, count: int) -> None:
        """A series in each group, to its end or until there were so many plays in all; then a night."""
        games = [await self._begun(room, people) for room, people in self._groups]
        await asyncio.gather(*(self._play(game, count) for game in games))
        await self._house.quiet()
        self._at_play.clear()
        self._clock.seconds += self._chance.uniform(*REST)
        self._house.app.club.tables.forget_idle(IDLE_IN_MEMORY, ENDED_IN_MEMORY)
        await self._bring(self._lost())
        for number in self._games.keys() - self._mail.held_until():
            await self._compare_log(self._games.pop(number))
        self._house.standin.requests.clear()
        self._house.standin.updates.clear()

    async def end(self) -> None:
        """What is still on its way arrives."""
        while held := self._mail.held_until():
            self._clock.seconds += max(0.0, min(held.values()) + HOUR - self._clock.wall())
            await self._bring(self._lost())
        for game in self._games.values():
            await self._compare_log(game)

    def result(self) -> Delivered:
        mail = self._mail
        return Delivered(
            plays=self.plays,
            presses=mail.taps,
            twice=mail.twice,
            again=mail.again,
            overtaken=self._tapping.overtaken,
            late=mail.late,
            hours_later=mail.hours_later,
            after_the_end=self._after_the_end,
            days=self._clock.seconds / DAY,
            different=tuple(self._different),
            unanswered=tuple(mail.unanswered),
        )

    async def _begun(self, room: Room, people: list[Person]) -> Game:
        number = await self._house.start(room, people)
        party, table = Party(room, people, number), await self._house.table(number)
        reference = Reference.of(table.row.rules, table.row.first_dealer, frozenset({CONFIRMING}))
        game = self._games[number] = Game(party, table, reference)
        reference.deal((await self._log(game))[0])
        self._at_play |= {person.id: game for person in people}
        return game

    async def _play(self, game: Game, count: int) -> None:
        while game.table.row.is_open and self.plays < count:
            taps = self._tapping.turn(game, await game.offered())
            self._think(game)
            for tap in (*self._mail.arriving({game.party.number}), *self._lost()):
                taps.insert(self._chance.randrange(len(taps) + 1), tap)
            version = game.table.row.version
            await self._bring(taps)
            await self._compare(game)
            self.plays += len(game.reference.inputs) - version
        game.is_over = True

    def _think(self, game: Game) -> None:
        """Time goes by; after some hours the table is no more in memory."""
        self._clock.seconds += self._chance.expovariate(1 / THOUGHT)
        if self._chance.random() < (PAUSES if game.reference.is_pausing else RESTS):
            self._clock.seconds += self._chance.uniform(*REST)
            self._house.app.club.tables.forget(game.party.number)

    def _lost(self) -> list[Tap]:
        """What arrives now for series that are over."""
        return self._mail.arriving({number for number, game in self._games.items() if game.is_over})

    async def _bring(self, taps: list[Tap]) -> None:
        """Delivers taps in this order, and some of the new ones once more."""
        again = [tap for tap in taps if tap.number is None and self._chance.random() < AGAIN]
        await self._deliver(taps)
        at_once = [tap for tap in again if self._chance.random() < 0.5]
        for tap in again:
            if tap not in at_once:
                self._tapping.hold(tap)
        await self._deliver(at_once)

    async def _deliver(self, taps: list[Tap]) -> None:
        """The reference hears of each tap once, as Telegram's repeats must count for nothing."""
        for tap in taps:
            game = self._games[tap.press.table]
            self._after_the_end += game.is_over
            if tap.number is None:
                game.reference.take(game.party.people.index(tap.person), tap.press)
        await self._mail.deliver(taps)

    async def _compare(self, game: Game) -> None:
        """After each play by the bot's memory, after each deal by the log."""
        game.table, reference = await self._house.table(game.party.number), game.reference
        if reference.is_dealt_on:
            further = (await self._log(game))[len(reference.inputs) :]
            assert further, f"table {game.party.number}: the next deal was not dealt"
            reference.deal(further[0])
        elif (game.table.row.version, game.table.state) == (len(reference.inputs), reference.state):
            return
        await self._compare_log(game)

    async def _compare_log(self, game: Game) -> None:
        """The reference then follows the log, so that each difference is told once."""
        log, reference = await self._log(game), game.reference
        if log != reference.inputs:
            pairs = zip(log, reference.inputs, strict=False)
            same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
            amiss = f"after {same} inputs {log[same:]} is not {reference.inputs[same:]}"
            self._different.append(f"table {game.party.number}: {amiss}")
            reference.follow(log)

    async def _log(self, game: Game) -> list[Input]:
        saved = await self._house.store.table(game.party.number)
        assert saved is not None
        return [line.input for line in saved.inputs]
