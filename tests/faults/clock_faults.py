"""The wall clock jumps by an hour or a day, while people play and while the bot is down.

The bot runs in this process, so that it can be given clocks; its durations are a thirtieth of the shipped
ones or thereabouts, the jumps are as long as they are. See storage_faults.py for what harnesses share.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.app import App
from bot.callbacks import ImBack, Sit, encode
from bot.demo.requests import Call
from bot.demo.server import StandIn
from storage.rows import Status
from tests.faults.crowd import ROOMY, Crowd, Party, amiss
from tests.faults.kill_faults import begin_anew
from tests.faults.timer_ledger import Ledger, NotedStore
from tests.whole.buttons import said
from tests.whole.house import House
from tests.whole.pace import UNLIMITED, bot_settings, telegrams_settings

HOUR, DAY = 3600.0, 86400.0
JUMPS = (HOUR, -HOUR, DAY, -DAY)
SCALE = 30.0
EARLY = 1.0 / SCALE  # seconds, by the scale
LOST = 3.0  # seconds: then a timer will not fire any more
HEARTBEAT = 1.0  # seconds: longer than by the scale, since a restart, which is not scaled, must be shorter
LONGEST = 6.0  # seconds, of all that is said to come
PACE = {
    "turn_seconds": 90 / SCALE, "nudge_after": 20 / SCALE, "computer_delay": 1.5 / SCALE,
    "computer_delay_after_trick": 3 / SCALE, "next_deal_delay": 30 / SCALE, "heartbeat": HEARTBEAT,
    "lobby_lifetime": 4.0, "seat_hold": 1.0, "stop_vote": 2.0, "idle_warn": 4.0, "idle_close": LONGEST,
}  # fmt: skip
LIVELY, SLOW = (0.0, 0.1), (0.5, 3.5)  # seconds before a play: slow ones are often too late
BETWEEN = (0.1, 1.5)  # seconds from one jump to the next
WHILE_DOWN = 0.3  # of the jumps
TOLD_WRONG = 2.0  # seconds by which a shown time may be off: it is shown in whole ones
ON_ITS_WAY = 2.0  # seconds that a screen of before a jump may take to Telegram
MOMENT = re.compile(r'<tg-time unix="(\d+)"')


@dataclass(frozen=True, slots=True)
class Jumps:
    """``down``: of the jumps, those while the bot was down; ``fired``: timers, of so many ``kinds``;
    ``moments``: times shown on screens; ``slowest``: seconds by which a timer was late."""

    jumps: int
    down: int
    fired: int
    kinds: int
    moments: int
    slowest: float
    faults: tuple[str, ...]


@dataclass
class Machine:
    """A computer's two clocks. ``wrong`` is what the wall clock is off by; ``past``: until when by what."""

    began: float = field(default_factory=lambda: time.time() - time.monotonic())
    wrong: float = 0.0
    past: list[tuple[float, float]] = field(default_factory=list)

    def wall(self) -> float:
        return self.began + time.monotonic() + self.wrong

    def jump(self, seconds: float) -> None:
        self.past.append((time.monotonic(), self.wrong))
        self.wrong += seconds

    def recent(self) -> Iterator[float]:
        """What the wall clock shows, and what it would if it had not jumped lately."""
        wall, at = self.wall(), time.monotonic() - ON_ITS_WAY
        yield wall
        yield from (wall - self.wrong + wrong for until, wrong in self.past if until > at)


@dataclass
class JumpyHouse(House):
    """A house on such a machine, whose timers are noted, and the times that it shows."""

    machine: Machine = field(default_factory=Machine)
    ledger: Ledger = field(default_factory=lambda: Ledger(time.monotonic, EARLY))
    moments: int = 0
    told_wrong: list[str] = field(default_factory=list)
    noted: NotedStore = field(init=False)

    async def open(self) -> None:
        self.secrecy.open_log()
        settings = bot_settings(self.standin, self.database, **self.options)
        self.store = self.noted = await NotedStore.open(self.database)
        self.noted.ledger = self.ledger
        self.app = App(settings, self.store, self.machine.wall, time.monotonic, lambda: next(self.seeds))
        self.ledger.now = self.app.club.now
        await self.app.start()

    def look(self, call: Call) -> None:
        """Whether the times in a message lie ahead of whoever reads it now."""
        for moment in map(float, MOMENT.findall(call.text("text"))):
            self.moments += 1
            ahead = [moment - wall for wall in self.machine.recent()]
            if not any(-TOLD_WRONG < seconds < LONGEST + TOLD_WRONG for seconds in ahead):
                self.told_wrong.append(f"a moment {ahead[0]:.0f} s from now is shown")


async def jump(folder: Path, count: int, seed: int) -> Jumps:
    """Let the clock jump so many times under running tables: no timer is early, none is lost, and the times
    on screens are right again. Two tables play fast, at two people are often too late, go away and come back,
    at one all leave but one, who sleeps, and in one group lobbies are opened and never begun: all kinds of
    timers fire.
    """
    chance = Random(seed)
    down = 0
    faults: list[str] = []
    async with _jumpy_house(folder) as house:
        crowds = [Crowd(house, chance, pause=pause) for pause in (LIVELY, SLOW, SLOW)]
        lively, slow, left = crowds
        for crowd, tables in zip(crowds, (2, 2, 1), strict=True):
            await crowd.gather(tables)
        hall = _hall(house)
        await _leave(left)
        async with lively.playing(is_dealt_on=False), slow.playing(is_dealt_on=False), _coming_back(slow):
            for _ in range(count):
                await asyncio.sleep(chance.uniform(*BETWEEN))
                if chance.random() < WHILE_DOWN:
                    down += 1
                    await _while_down(house, chance)
                else:
                    house.machine.jump(chance.choice(JUMPS))
                await _go_on(house, hall, crowds)
                faults += house.ledger.overdue(LOST)
        await asyncio.sleep(LOST)
        faults += house.ledger.overdue(LOST)
        await house.close()
        faults += [*house.ledger.faults, *house.told_wrong, *await _amiss(lively), *await _amiss(slow)]
        await house.open()
    fired = house.ledger.fired
    figures = (count, down, fired.total(), len(fired), house.moments, house.ledger.latest)
    return Jumps(*figures, tuple(faults))


def _hall(house: House) -> Party:
    anna, boris = house.persons("Anna", "Boris")
    return Party(house.group("Hall", [anna, boris]), [anna, boris], 0)


async def _while_down(house: JumpyHouse, chance: Random) -> None:
    """The bot stops or is killed; the clock jumps; the bot starts."""
    at = time.monotonic()
    house.noted.takes_heartbeats = chance.random() < 0.5
    await house.close()
    house.machine.jump(chance.choice(JUMPS))
    await asyncio.sleep(chance.choice((0.0, 0.05, 2 * HEARTBEAT)))
    await house.open()
    house.ledger.excuse(time.monotonic() - at + HEARTBEAT)


async def _go_on(house: House, hall: Party, crowds: Sequence[Crowd]) -> None:
    """Series that have ended begin anew, somebody wants to stop one, and a lobby is opened where there is
    none; a seat in it is held for somebody who never opens the private chat."""
    for crowd in crowds:
        numbers = [party.number for party in crowd.parties]
        found = [await house.store.table(number) for number in numbers]
        await begin_anew(crowd, {each.table.id: each for each in found if each is not None})
        if crowd is crowds[-1] and numbers != [party.number for party in crowd.parties]:
            await _leave(crowd)
    if crowds[0].chance.random() < 0.2:
        party = crowds[1].parties[0]
        await house.say(party.people[1], party.room, "/stop")  # the first, an admin, would end it
    if await house.store.open_table_in(hall.room.id, None) is None:
        await house.lobby(hall.room, hall.people[0])
        await house.press(hall.people[1], hall.room, Sit, seat=1)


async def _leave(crowd: Crowd) -> None:
    for party in crowd.parties:
        for person in party.people[1:]:
            await crowd.house.say(person, party.room, "/leave")


@asynccontextmanager
async def _coming_back(crowd: Crowd) -> AsyncIterator[None]:
    """Inside, people whose seats a computer player keeps take them back after a while."""
    task = asyncio.create_task(_come_back(crowd))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _come_back(crowd: Crowd) -> None:
    while True:
        await asyncio.sleep(crowd.chance.uniform(0.5, 3.0))
        for person in (person for party in crowd.parties for person in party.people):
            for message in person.private.bot_messages[-1:]:
                for _, press in said(message):
                    if isinstance(press, ImBack):
                        await person.press(person.private, message.id, encode(press), is_forced=True)


async def _amiss(crowd: Crowd) -> list[str]:
    """Screens against the logs, once the bot has stopped, of series that all four are playing."""
    saved = await crowd.saved()
    rows = [(party, saved[party.number].table) for party in crowd.parties]
    played = [party for party, row in rows if row.status is Status.PLAYING and len(row.people) == 4]
    return [fault for party in played for fault in amiss(party, saved[party.number])]


@asynccontextmanager
async def _jumpy_house(folder: Path) -> AsyncIterator[JumpyHouse]:
    standin = StandIn(telegrams_settings(**ROOMY), time.time)
    await standin.start()
    house = JumpyHouse(standin, folder / "kozel.db", UNLIMITED | PACE)
    standin.set_faults(house.look)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await standin.stop()
