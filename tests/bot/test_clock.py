"""The loop over pending work, and what an absence of the bot does to it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest

from bot import clock, lobby, watch
from bot.clock import Clock, resume
from bot.table import Table
from storage.memory import MemoryStore
from storage.rows import Due, DueKind
from storage.store import NotStored
from tests.bot.parlour import ANNA, BORIS, GROUP, NOBODY, START, Parlour, due_of

HEARTBEAT = 5.0


class FickleStore(MemoryStore):
    """A store whose next questions for pending work fail."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0

    async def due_by(self, at: float) -> tuple[Due, ...]:
        if self.failures:
            self.failures -= 1
            raise NotStored("locked")
        return await super().due_by(at)


@pytest.fixture
def store() -> FickleStore:
    return FickleStore()


@pytest.fixture
def parlour(store: FickleStore) -> Parlour:
    return Parlour(store)


def clock_of(parlour: Parlour, fired: list[Due] | None = None) -> Clock:
    """A clock that does the work, and notes it."""

    async def fire(due: Due) -> None:
        if fired is not None:
            fired.append(due)
        await watch.fire(parlour.club, due)

    return Clock(parlour.store, parlour.clock, fire, HEARTBEAT)


@contextmanager
def running(loop: Clock) -> Iterator[None]:
    task = asyncio.create_task(loop.run())
    try:
        yield
        assert not task.done()
    finally:
        task.cancel()


async def until(is_so: Callable[[], object]) -> None:
    """Waits, not for ever, for something to become true."""
    for _ in range(2500):
        if is_so():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("waited in vain")


async def test_resume(parlour: Parlour) -> None:
    """All that is pending moves by the time since the last heartbeat: nothing is early."""
    table = await parlour.series()
    before = due_of(table, DueKind.TURN)
    await parlour.store.beat(START)
    down = await resume(parlour.store, START + 1005, HEARTBEAT)
    assert down == 1005
    again = await parlour.again().club.tables.get(table.row.id)
    assert due_of(again, DueKind.TURN).due_at == before.due_at + 1005
    assert await parlour.store.heartbeat() == START + 1005


async def test_resume_moves_holds_and_votes(parlour: Parlour) -> None:
    """A held seat is held as long as promised, whoever was down."""
    table = await parlour.lobby()
    await table.take(lobby.hold(1, BORIS, "Boris", 120), NOBODY)
    await parlour.store.beat(START)
    await resume(parlour.store, START + 605, HEARTBEAT)
    parlour.clock.at = START + 605
    after = parlour.again()
    again = await after.club.tables.get(table.row.id)
    assert due_of(again, DueKind.HOLD).due_at == START + 725
    await clock_of(after).fire_due()
    assert again.row.seats[1].user_id == BORIS
    parlour.clock.at = START + 725
    await clock_of(after).fire_due()
    assert again.row.seats[1].user_id is None


@pytest.mark.parametrize("later", [0.0, 3.0, 5.0])
async def test_resume_at_once(parlour: Parlour, later: float) -> None:
    """A restart within a heartbeat moves nothing."""
    table = await parlour.series()
    await parlour.store.beat(START)
    assert await resume(parlour.store, START + later, HEARTBEAT) == 0
    assert await parlour.store.next_due() == due_of(table, DueKind.NUDGE).due_at


@pytest.mark.parametrize("jump", [3600.0, 86400.0])
async def test_a_clock_put_forward_in_a_short_restart(parlour: Parlour, jump: float) -> None:
    """The restart took a second: nothing is due earlier than it was, by more than that second."""
    table = await parlour.series()
    left = due_of(table, DueKind.TURN).due_at - START
    await parlour.store.beat(START)
    await resume(parlour.store, START + 1 + jump, HEARTBEAT)
    again = await parlour.again().club.tables.get(table.row.id)
    assert due_of(again, DueKind.TURN).due_at - (START + 1 + jump) >= left - 1


async def test_first_start(parlour: Parlour) -> None:
    """Without a heartbeat there was no absence."""
    assert await resume(parlour.store, START, HEARTBEAT) == 0
    assert await parlour.store.heartbeat() == START


async def test_order(parlour: Parlour) -> None:
    """What was due first is done first; what is not due yet waits."""
    nudged = await parlour.series()
    other = await parlour.lobby(ANNA, chat_id=GROUP - 1)
    await other.take(lobby.hold(1, BORIS, "Boris", 10), NOBODY)
    fired: list[Due] = []
    parlour.clock.at = START + 25
    await clock_of(parlour, fired).fire_due()
    assert [(due.table_id, due.kind) for due in fired] == [
        (other.row.id, DueKind.HOLD),
        (nudged.row.id, DueKind.NUDGE),
    ]


async def test_failing_work(parlour: Parlour) -> None:
    """Work that fails, however, holds up no other, and stays pending."""
    broken, sound = await parlour.series(), await parlour.series(chat_id=GROUP - 1)
    parlour.clock.at = START + 100
    assert not await Clock(parlour.store, parlour.clock, _failing(parlour, broken), HEARTBEAT).fire_due()
    assert sound.row.version == 2
    assert {due.table_id for due in await parlour.store.due_by(parlour.clock.at)} == {broken.row.id}


async def test_loop_after_failing_work(parlour: Parlour) -> None:
    """The loop lives on after work that fails, and does not spin over it."""
    table = await parlour.series()
    fired: list[Due] = []
    parlour.clock.at = due_of(table, DueKind.NUDGE).due_at
    with running(Clock(parlour.store, parlour.clock, _failing(parlour, table, fired), HEARTBEAT)):
        await until(lambda: fired)
        await asyncio.sleep(0.1)
    assert len(fired) == 1


def _failing(
    parlour: Parlour, table: Table, fired: list[Due] | None = None
) -> Callable[[Due], Awaitable[None]]:
    """Does all work but this table's."""

    async def fire(due: Due) -> None:
        if fired is not None:
            fired.append(due)
        if due.table_id == table.row.id:
            raise RuntimeError("a fault of ours")
        await watch.fire(parlour.club, due)

    return fire


async def test_loop_after_a_failing_store(parlour: Parlour, store: FickleStore) -> None:
    """The loop lives on while the store fails, and does then what is due."""
    table = await parlour.series()
    parlour.clock.at = START + 90
    store.failures = 1
    loop = clock_of(parlour)
    with running(loop):
        await until(lambda: store.failures == 0)
        loop.poke()
        await until(lambda: table.row.version == 2)


async def test_poke(parlour: Parlour) -> None:
    """Work that has become due earlier than the loop thought is done when the loop is poked."""
    loop = clock_of(parlour)
    with running(loop):
        await asyncio.sleep(0.01)
        table = await parlour.series()
        parlour.clock.at += 90
        loop.poke()
        await until(lambda: table.row.version == 2)


async def test_poke_for_later(parlour: Parlour) -> None:
    """Work that comes later than what the loop waits for does not wake it."""
    await parlour.series()
    looked: list[float] = []

    class Looking(Clock):
        async def fire_due(self) -> bool:
            looked.append(parlour.clock.at)
            return await super().fire_due()

    loop = Looking(parlour.store, parlour.clock, clock_of(parlour)._fire, 60.0)
    with running(loop):
        await asyncio.sleep(0.01)
        loop.poke(parlour.clock.at + 90)
        await asyncio.sleep(0.01)
        assert len(looked) == 1
        loop.poke(parlour.clock.at + 1)
        await until(lambda: len(looked) == 2)


async def test_loop_without_a_poke(parlour: Parlour) -> None:
    """The loop wakes up by itself when the next work is due."""
    table = await parlour.series()
    parlour.clock.at = START + 19.98
    fired: list[Due] = []
    with running(clock_of(parlour, fired)):
        await asyncio.sleep(0.005)
        assert not fired
        parlour.clock.at = START + 20
        await until(lambda: DueKind.NUDGE not in {due.kind for due in table.due})


async def test_beats(parlour: Parlour) -> None:
    """The loop notes that the bot is alive, and goes on noting it."""
    loop = Clock(parlour.store, parlour.clock, lambda due: watch.fire(parlour.club, due), 0.01)
    with running(loop):
        await asyncio.sleep(0.005)
        assert await parlour.store.heartbeat() == START
        parlour.clock.at += 7
        await asyncio.sleep(0.05)
        assert await parlour.store.heartbeat() == START + 7


def test_now() -> None:
    """The time is in seconds since the epoch."""
    assert clock.now() > 1_700_000_000
