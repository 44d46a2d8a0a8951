"""A store that takes nothing for a while: people are told, nothing is half done, play goes on by itself."""

from pathlib import Path

import pytest

from bot import plays, watch
from bot.handlers.answers import refusal
from bot.table import Author
from bot.toasts import Toast
from storage.rows import Actor, DueKind
from storage.sqlite import SqliteStore
from storage.store import NotStored
from tests.bot.parlour import ANNA, Parlour, due_of, first_play
from tests.faults.series_faults import fail_in_series


async def freeze(parlour: Parlour, value: str) -> None:
    """The database may be written (OFF) or not (ON)."""
    assert isinstance(parlour.store, SqliteStore)
    await parlour.store.connection.execute(f"PRAGMA query_only = {value}")


async def test_a_play_that_is_not_stored(filed_parlour: Parlour) -> None:
    """It is not accepted, its player is told so and nobody sees it; the same tap counts later."""
    table = await filed_parlour.series()
    decision = plays.play(ANNA, first_play(table), table.row.version)
    was, shown = (table.row, table.state), len(filed_parlour.outcomes)
    await freeze(filed_parlour, "ON")
    with pytest.raises(NotStored) as failure:
        await table.take(decision, Author(Actor.USER, ANNA, 7))
    answer = await refusal(filed_parlour.club, filed_parlour.caller(ANNA), None, failure.value)
    assert answer.toast is Toast.NOT_SAVED
    assert (table.row, table.state) == was
    await freeze(filed_parlour, "OFF")
    await table.take(decision, Author(Actor.USER, ANNA, 7))
    assert len(filed_parlour.outcomes) == shown + 1
    saved = await filed_parlour.store.table(table.row.id)
    assert saved is not None
    assert saved.table == table.row


async def test_pending_work_waits(filed_parlour: Parlour) -> None:
    """What comes due meanwhile is done as soon as it can be stored."""
    table = await filed_parlour.series(ANNA)
    await filed_parlour.play(table)
    due = due_of(table, DueKind.COMPUTER)
    filed_parlour.clock.at = due.due_at
    await freeze(filed_parlour, "ON")
    with pytest.raises(NotStored):
        await watch.fire(filed_parlour.club, due)
    assert due in await filed_parlour.store.due_by(due.due_at)
    await freeze(filed_parlour, "OFF")
    version = table.row.version
    await watch.fire(filed_parlour.club, due)
    assert table.row.version == version + 1


async def test_any_statement_of_a_series_may_fail(tmp_path: Path) -> None:
    """Each refused step is taken again, and the series goes as if none had failed."""
    result = await fail_in_series(tmp_path, every=29, count=2)
    assert result.faults == ()
    assert result.failed > result.inputs // 2
