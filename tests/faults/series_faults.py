"""A whole series while every so many-th SQL statement fails; see storage_faults.py."""

from dataclasses import dataclass
from pathlib import Path

from bot import plays
from bot.table import Table, replay
from engine.rules import Rules
from engine.seen import Phase
from storage.rows import InputRow, Status
from storage.sqlite import SqliteStore
from storage.store import NotStored
from tests.bot.parlour import NOBODY, Parlour, seed
from tests.faults.storage_faults import FailingStatement


@dataclass(frozen=True, slots=True)
class SeriesFailures:
    """``failed``: steps that were refused and taken again; ``faults``: what was amiss afterwards."""

    series: int
    inputs: int
    failed: int
    faults: tuple[str, ...]


async def fail_in_series(folder: Path, every: int, count: int) -> SeriesFailures:
    """Series whose statements n, n + every, n + 2 every... fail, for n = 1 to ``count``: with ``count`` =
    ``every`` each statement of a series fails once. All must go as the one where none does.

    ``every`` is more than a step needs when its table has to be read again, or no step would get through.
    """
    wanted, _ = await _played(folder / "reference.db", FailingStatement(), 0, 0)
    failed = 0
    faults = []
    for first in range(1, count + 1):
        log, refused = await _played(folder / f"{first}.db", FailingStatement(), first, every)
        failed += refused
        if log != wanted:
            faults.append(f"from {first}: another series")
    return SeriesFailures(count, len(wanted), failed, tuple(faults))


async def _played(
    path: Path, fault: FailingStatement, first: int, every: int
) -> tuple[tuple[InputRow, ...], int]:
    async with await SqliteStore.open(path, before_statement=fault) as store:
        parlour = Parlour(store)
        table = await parlour.series(rules=Rules(6))
        fault.nth, fault.every = first, every
        failed = 0
        while table.row.status is Status.PLAYING:
            was = (table.row, table.state)
            try:
                await _step(parlour, table)
            except NotStored:
                failed += 1
                assert (table.row, table.state) == was
                assert not store.connection.in_transaction
        fault.nth = 0
        saved = await store.table(table.row.id)
        assert saved is not None
        assert replay(saved) == table.state
        return saved.inputs, failed


async def _step(parlour: Parlour, table: Table) -> None:
    if table.state.phase is Phase.BETWEEN:
        await table.take(plays.next_deal_by_itself(lambda: seed(table.row.version)), NOBODY)
    else:
        await parlour.play(table)
