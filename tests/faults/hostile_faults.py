"""Updates that nobody should send, as often as asked, against `kozel run` in a process of its own.

Each harness works in an empty folder, says by its seed what it does, and returns a small frozen result; the
tests run the short form, `make soak` the full counts.
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from sqlite3 import connect

from bot.demo.accounts import first_bot
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.rooms import Room
from bot.demo.rows import Bot, Pending
from bot.demo.server import StandIn
from bot.incoming import query_id
from bot.table import replay
from storage.sqlite import SqliteStore
from storage.store import StoreError
from tests.bot.serving.child import ChildHouse
from tests.bot.serving.warm import warm_house
from tests.faults.mutations import Mutations
from tests.faults.start import memory
from tests.whole.house import House
from tests.whole.pace import UNLIMITED, telegrams_settings

ROOMY = {"group_limit": 10**6, "total_per_second": 10**6, "private_burst": 10**6}
NAMES = ("Anna", "Boris", "Clara", "Dan")
BATCH = 100  # as many as Telegram gives at once
A_SERIES = 500  # updates that a series is exposed to at least; once it has ended there is another one
ANSWER_WITHIN = 10.0  # seconds
UNREAD = "could not be parsed"


@dataclass(frozen=True, slots=True)
class Fuzzed:
    """``presses`` had a number that can be read; ``escaped``: exceptions that no handler had foreseen;
    ``illegal``: tables whose log does not give a legal state; ``megabytes``: of the bot's memory, when a
    tenth of the updates had come and at the end."""

    updates: int
    unread: int
    presses: int
    unanswered: tuple[str, ...]
    escaped: tuple[str, ...]
    inputs: int
    illegal: tuple[str, ...]
    megabytes: tuple[float, float]


@asynccontextmanager
async def child(folder: Path, **options: object) -> AsyncIterator[ChildHouse]:
    """The bot and a Telegram without limits."""
    async with warm_house(folder, telegrams_settings(**ROOMY), UNLIMITED | options) as house:
        yield house


async def fuzz(folder: Path, count: int, seed: int) -> Fuzzed:
    """Mutated updates between real plays; see mutations.py."""
    fuzzing = Fuzzing(Random(seed))
    async with child(folder) as house:
        house.standin.set_faults(fuzzing.note)
        await fuzzing.warm_up(house)
        start = 0.0
        for done in range(0, count, BATCH):
            await fuzzing.batch(house, min(BATCH, count - done))
            if not await fuzzing.play(house) and done % A_SERIES == 0:
                await fuzzing.series(house)
            if start == 0.0 and done >= count // 10:
                start = memory(house)
        end = memory(house)
        await house.close()
    inputs, illegal = await legality(house.database)
    fuzzing.gather(house.log)
    return Fuzzed(
        count,
        fuzzing.unread,
        fuzzing.presses,
        tuple(fuzzing.unanswered),
        tuple(fuzzing.escaped),
        inputs,
        tuple(illegal),
        (start, end),
    )


class Fuzzing:
    """One run: what was sent, and what came of it."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._tables: list[int] = []
        self._people: list[Person] = []  # of the newest table
        self._mutations = Mutations(chance, [], lambda: self._tables)
        self._answered: set[str] = set()
        self.unread = self.presses = 0
        self.unanswered: list[str] = []
        self.escaped: list[str] = []

    def note(self, call: Call) -> None:
        """Each request of the bot."""
        if call.method == "answerCallbackQuery":
            self._answered.add(call.text("callback_query_id"))

    async def warm_up(self, house: ChildHouse) -> None:
        """A series and every kind of real update, to be mutated."""
        room = await self.series(house)
        people = self._people
        for command in ("/table", "/settings", "/language", "/score", "/stop", "/rules"):
            await people[0].send(room, command)
        await people[1].leave(room)
        await people[2].block_bot()
        await people[2].unblock_bot()
        await house.quiet()
        for update in house.standin.updates:
            self._mutations.recorded.append({kind: update[kind] for kind in update if kind != "update_id"})

    async def series(self, house: ChildHouse) -> Room:
        """Another four people in a group of theirs, a few plays on their way."""
        self._people = people = house.persons(*NAMES)
        room = house.group("Friday", people)
        self._tables.append(await house.start(room, people))
        since = len(house.standin.updates)
        for _ in range(6):
            await house.until(lambda: house.offers(self._tables[-1], people))
            await self.play(house)
        for update in list(house.standin.updates)[since:]:
            self._mutations.recorded.append({"callback_query": update["callback_query"]})
        return room

    async def play(self, house: ChildHouse) -> bool:
        """One tap on a button that stands there, if the newest table still has one."""
        offers = house.offers(self._tables[-1], self._people)
        if offers:
            await house.make(self._chance.choice(offers))
        return bool(offers)

    async def batch(self, house: ChildHouse, count: int) -> None:
        asked = set()
        for _ in range(count):
            update = self._mutations.update(next_number(house.standin))
            house.standin.inject(update)
            if (number := query_id(update)) is not None:
                asked.add(number)
        self.presses += len(asked)
        try:
            await house.standin.until(lambda: not pending(house) and asked <= self._answered, ANSWER_WITHIN)
        except TimeoutError:
            self.unanswered += sorted(asked - self._answered)
        self._answered.clear()
        self.gather(house.log)

    def gather(self, log: list[str]) -> None:
        """What the bot complained of since the last time."""
        lines, log[:] = list(log), []
        self.unread += sum(UNREAD in line for line in lines)
        self.escaped += escaped(lines)


def pending(house: House) -> list[Pending]:
    """What the bot has yet to confirm."""
    return list(house.standin.world.every(Pending))


def next_number(standin: StandIn) -> int:
    """Telegram's number for an update that is injected."""
    bot = standin.world.the(Bot, first_bot(standin.world).id)
    standin.world.put(replace(bot, next_update=bot.next_update + 1))
    return bot.next_update


def escaped(lines: Iterable[str]) -> list[str]:
    """Each traceback in a log, by its first and last line."""
    found: list[str] = []
    header, is_inside = "", False
    for line in lines:
        is_header = line[:2] == "20" and " " in line
        if is_inside and is_header:
            is_inside = False
        if is_header:
            header = line.strip()
        elif line.startswith("Traceback") and not is_inside:
            is_inside = True
            found.append(header)
        elif is_inside and line[:1].strip():
            found[-1] = f"{header}: {line.strip()}"
    return found


async def legality(path: Path) -> tuple[int, list[str]]:
    """How many inputs a database holds, and the tables that are not what their log says."""
    with closing(connect(path)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
    inputs, illegal = 0, []
    async with await SqliteStore.open(path) as store:
        for table in ids:
            try:
                saved = await store.table(table)
                assert saved is not None
                replay(saved)
                assert saved.table.version == len(saved.inputs)
                inputs += len(saved.inputs)
            except (StoreError, ValueError, AssertionError, LookupError) as error:
                illegal.append(f"table {table}: {error!r}")
    return inputs, illegal
