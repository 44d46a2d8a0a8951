"""What timers a house has, by true time: noted at the store, which is asked for all of them.

Laws: true time is the machine's monotonic clock. A timer may fire from the moment on that was meant when it
was armed, whatever the wall clock has done since; while the bot is down it may wait, longer by that time.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from storage.rows import Change, Due, DueKind, TableRow
from storage.sqlite import SqliteStore
from storage.store import NotStored

ALIKE = 0.001  # seconds by which two notes of one moment may differ


@dataclass(slots=True)
class Armed:
    """A timer that is set. ``due_at`` as it is stored; ``earliest`` and ``latest`` in true time."""

    due_at: float
    earliest: float
    latest: float


@dataclass
class Ledger:
    """Timers by table and kind, and what was amiss with those that fired. ``now`` is the house's clock."""

    monotonic: Callable[[], float]
    tolerance: float
    now: Callable[[], float] = float
    armed: dict[int, dict[DueKind, Armed]] = field(default_factory=dict)
    fired: Counter[DueKind] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    latest: float = 0.0  # seconds by which a timer was late

    def arm(self, table_id: int, dues: tuple[Due, ...]) -> None:
        """These and no others are set at a table; one that was set already keeps its moment."""
        before = self.armed.pop(table_id, {})
        self.armed[table_id] = {due.kind: self._armed(before.get(due.kind), due) for due in dues}

    def _armed(self, before: Armed | None, due: Due) -> Armed:
        if before is not None and abs(before.due_at - due.due_at) < ALIKE:
            return before
        moment = self.monotonic() + (due.due_at - self.now())
        return Armed(due.due_at, moment, moment)

    def forget(self, table_id: int) -> None:
        """Whatever was set there, it is not known what is now."""
        self.armed.pop(table_id, None)

    def postpone(self, seconds: float) -> None:
        """All are stored with another time; what was meant stays."""
        for one in self._every():
            one.due_at += seconds

    def excuse(self, seconds: float) -> None:
        """Nobody could do anything for so long."""
        for one in self._every():
            one.latest += seconds

    def fire(self, due: Due) -> None:
        """The bot has found this one to be due."""
        if due.table_id not in self.armed:
            return
        one, at = self.armed[due.table_id].get(due.kind), self.monotonic()
        if one is None or abs(one.due_at - due.due_at) > ALIKE:
            self.faults.append(f"{due} fires, which nobody has set")
            return
        self.fired[due.kind] += 1
        self.latest = max(self.latest, at - one.latest)
        if one.earliest - at > self.tolerance:
            self.faults.append(f"{due.kind} of table {due.table_id} is {one.earliest - at:.3f} s early")

    def overdue(self, seconds: float) -> Iterator[str]:
        """Timers that should have fired so many seconds ago, and are still set."""
        at = self.monotonic() - seconds
        for table_id, dues in self.armed.items():
            for kind, one in dues.items():
                if one.latest < at:
                    yield f"{kind} of table {table_id} is lost: {at + seconds - one.latest:.1f} s late"

    def _every(self) -> Iterator[Armed]:
        return (one for dues in self.armed.values() for one in dues.values())


class NotedStore(SqliteStore):
    """A store that tells its ledger of timers; whoever opens it gives it one. Once it takes no more
    heartbeats it ends as that of a process that is killed: nobody knows when."""

    ledger: Ledger
    takes_heartbeats: bool = True

    async def open_table(self, row: TableRow, due: tuple[Due, ...], update_id: int | None) -> TableRow:
        opened = await super().open_table(row, due, update_id)
        self.ledger.arm(opened.id, due)
        return opened

    async def commit(self, change: Change) -> None:
        try:
            await super().commit(change)
        except asyncio.CancelledError:  # it may be done all the same
            self.ledger.forget(change.table.id)
            raise
        self.ledger.arm(change.table.id, change.due)

    async def postpone(self, seconds: float) -> None:
        await super().postpone(seconds)
        self.ledger.postpone(seconds)

    async def beat(self, at: float, wall: float | None = None) -> None:
        if not self.takes_heartbeats:
            raise NotStored("the process is gone")
        await super().beat(at, wall)

    async def due_by(self, at: float) -> tuple[Due, ...]:
        found = await super().due_by(at)
        for due in found:
            self.ledger.fire(due)
        return found
