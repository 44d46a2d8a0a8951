"""A wall clock that jumps: no timer is early for it, none is lost, and people read the right time."""

import random
import time
from dataclasses import dataclass
from typing import cast

import pytest

from bot import watch
from bot.clock import Clock, SteadyClock, resume
from storage.memory import MemoryStore
from storage.rows import Due, DueKind
from tests.bot.parlour import HandClock, Parlour, due_of
from tests.faults.scenes import four
from tests.whole.conftest import OpenHouse
from tests.whole.house import House

HOUR, DAY = 3600.0, 86400.0
JUMPS = (HOUR, -HOUR, DAY, -DAY)
BEAT = 5.0
START = 1_900_000_000.0


@dataclass
class Machine:
    """A computer's two clocks: ``passed`` is true time, ``wrong`` what the wall clock is off by."""

    passed: float = 0.0
    wrong: float = 0.0

    def wall(self) -> float:
        return START + self.passed + self.wrong

    def monotonic(self) -> float:
        return self.passed


@dataclass
class Running:
    """One process's life on that machine."""

    machine: Machine
    store: MemoryStore

    def __post_init__(self) -> None:
        self.steady = SteadyClock(self.machine.wall, self.machine.monotonic)
        self.parlour = Parlour(self.store, cast(HandClock, self.steady))
        self.fired: list[Due] = []
        self.clock = Clock(self.store, self.steady, self._fire, BEAT, self.machine.wall)

    async def _fire(self, due: Due) -> None:
        self.fired.append(due)
        await watch.fire(self.parlour.club, due)

    async def second(self) -> list[Due]:
        """One second goes by; gives the work that was done in it."""
        self.machine.passed += 1.0
        self.fired.clear()
        await self.clock.fire_due()
        if self.machine.passed % BEAT == 0:
            await self.store.beat(self.steady(), self.machine.wall())
        return list(self.fired)


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("restarts", [False, True])
async def test_jumps(jump: float, restarts: bool) -> None:
    """A hundred jumps of each kind: a turn takes its 90 s of the bot's life, wherever the wall clock went
    meanwhile; a restart takes or gives at most a heartbeat, as without a jump."""
    for number in range(100):
        nudged, ended = await one_turn(random.Random(number), jump, restarts)
        slack = BEAT if restarts else 0.0
        assert 20 - 1 - slack <= nudged <= 20 + 1 + slack
        assert 90 - 1 - slack <= ended <= 90 + 1 + slack


async def one_turn(chance: random.Random, jump: float, restarts: bool) -> tuple[int, int]:
    """When a turn's nudge and its end came, in seconds of the bot's life since it began."""
    machine, store = Machine(), MemoryStore()
    running = Running(machine, store)
    await resume(store, running.steady(), BEAT)
    await running.parlour.series()
    jump_at, restart_at = chance.randrange(1, 85), chance.randrange(1, 85)
    nudged = 0
    for alive in range(1, 200):
        if alive == jump_at:
            machine.wrong += jump
        if alive == restart_at and restarts:
            machine.passed += chance.choice((1.0, 30.0, HOUR))
            machine.wrong += chance.choice((0.0, *JUMPS))
            running = Running(machine, store)
            await resume(store, running.steady(), BEAT)
        kinds = [due.kind for due in await running.second()]
        if DueKind.NUDGE in kinds:
            nudged = alive
        if DueKind.TURN in kinds:
            return nudged, alive
    raise AssertionError("the turn never ended")


async def test_a_damaged_heartbeat_moves_nothing_far() -> None:
    """One that lies years away is not believed."""
    machine, store = Machine(), MemoryStore()
    running = Running(machine, store)
    table = await running.parlour.series()
    before = due_of(table, DueKind.TURN).due_at
    for nonsense in (0.0, START * 2):
        await store.beat(nonsense)
        assert await resume(store, running.steady(), BEAT) == 0.0
    [due] = [due for due in await store.due_by(START * 3) if due.kind is DueKind.TURN]
    assert due.due_at == before


def turn_ends(house: House) -> list[float]:
    """Until when the table message said that somebody is waited for, each time it was drawn."""
    calls = house.calls("sendMessage", "editMessageText")
    texts = [call.text("text") for call in calls if call.text("chat_id").startswith("-")]
    parts = [text.partition('<tg-time unix="')[2].partition('"')[0] for text in texts]
    return [float(part) for part in parts if part]


@pytest.mark.parametrize("jump", [HOUR, -DAY])
async def test_what_people_read_after_a_jump(open_house: OpenHouse, jump: float) -> None:
    """While the clock jumps under a running table its turns take their time, and the next drawing says
    until when by the clock of now."""
    house = await open_house(turn_seconds=2.0)
    wrong = 0.0
    house.wall = lambda: time.time() + wrong
    await house.restart()
    scene = await four(house)
    assert abs(turn_ends(house)[-1] - time.time()) < 5
    wrong, began = jump, time.monotonic()
    await house.until(lambda: scene.row.version == 2)
    assert 1.0 < time.monotonic() - began < 4.0
    await house.quiet()
    assert abs(turn_ends(house)[-1] - (time.time() + jump)) < 5
    await house.restart()
    await scene.again()
    assert scene.row.version == 2
    began = time.monotonic()
    await house.until(lambda: scene.row.version == 3)
    assert 0.5 < time.monotonic() - began < 4.0
