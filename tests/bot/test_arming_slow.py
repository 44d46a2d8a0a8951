"""Pending work of tables that are played slowly: nudges that fit, and no closing within a turn."""

import pytest

from bot import seats
from bot.table import Table
from storage.memory import MemoryStore
from storage.rows import DueKind, Status
from tests.bot.parlour import ANNA, BORIS, NOBODY, START, Parlour, due_of, kinds_of
from tests.bot.steps import IDLE, TURN, leave, lose

HOUR = 3600.0
DAY = 24 * HOUR


async def nudged_at(parlour: Parlour, table: Table) -> list[float]:
    """Seconds into the turn at which its person is nudged, one after the other."""
    times = []
    while DueKind.NUDGE in kinds_of(table):
        await parlour.fire(table, DueKind.NUDGE)
        times.append(parlour.clock.at - START)
    return times


@pytest.mark.parametrize(
    ("turn", "nudges"),
    [
        (30.0, [10.0]),
        (120.0, [20.0]),
        (300.0, [20.0]),
        (900.0, [450.0]),
        (HOUR, [HOUR / 2]),
        (8 * HOUR, [4 * HOUR, 7 * HOUR]),
        (DAY, [12 * HOUR, 23 * HOUR]),
    ],
)
async def test_nudges_of_a_turn(parlour: Parlour, turn: float, nudges: list[float]) -> None:
    """A short turn has one soon, a slow one at half-time, a very slow one also an hour before its end."""
    await parlour.choose(turn_seconds=turn)
    table = await parlour.series()
    assert await nudged_at(parlour, table) == nudges
    assert kinds_of(table) == IDLE | {DueKind.TURN}


async def test_each_nudge_rings(parlour: Parlour) -> None:
    """Both nudges of a day's turn send the hand anew."""
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    parlour.outbox.wishes.clear()
    await nudged_at(parlour, table)
    assert len(parlour.outbox.places("repost")) == 2


async def test_a_late_nudge_is_the_last(parlour: Parlour) -> None:
    """When the first one comes an hour before the end there is no second one."""
    await parlour.choose(turn_seconds=8 * HOUR)
    table = await parlour.series()
    parlour.clock.at += 6.9 * HOUR
    await parlour.fire(table, DueKind.NUDGE)
    assert DueKind.NUDGE not in kinds_of(table)


async def test_the_second_nudge_stands(parlour: Parlour) -> None:
    """Changes that are no plays leave it where it is; the next turn begins with a first one."""
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    await parlour.fire(table, DueKind.NUDGE)
    await leave(table, BORIS)
    assert due_of(table, DueKind.NUDGE).due_at == START + 23 * HOUR
    await lose(table, ANNA)
    await table.take(seats.come_back(ANNA), NOBODY)
    assert due_of(table, DueKind.NUDGE).due_at == parlour.clock.at + 12 * HOUR


async def test_the_second_nudge_goes_by_the_turn_that_runs(parlour: Parlour) -> None:
    """A turn time that is chosen meanwhile holds from the next turn on."""
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    await parlour.choose(turn_seconds=60.0)
    assert await nudged_at(parlour, table) == [12 * HOUR, 23 * HOUR]


async def test_the_second_nudge_after_an_absence_of_the_bot(parlour: Parlour) -> None:
    """The turn ends later by the time that the bot was down, and so does its last hour begin."""
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    await parlour.store.postpone(5000)
    again = await parlour.again().club.tables.get(table.row.id)
    await again.take(seats.nudged, NOBODY)
    assert due_of(again, DueKind.NUDGE).due_at == START + 23 * HOUR + 5000


async def test_no_table_is_closed_within_a_turn() -> None:
    """Whatever the idle times are, a turn of a day runs out first; then they count from there."""
    parlour = Parlour(MemoryStore(), idle_warn=HOUR, idle_close=2 * HOUR)
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    end = due_of(table, DueKind.TURN).due_at
    assert end < due_of(table, DueKind.WARN).due_at < due_of(table, DueKind.CLOSE).due_at
    parlour.clock.at = due_of(table, DueKind.CLOSE).due_at
    await parlour.fire(table, DueKind.TURN)
    assert table.row.status is Status.PLAYING


async def test_who_comes_back_to_a_table_about_to_be_closed_has_the_whole_turn(parlour: Parlour) -> None:
    """A table that rested for a week is not closed while somebody's day of thinking runs."""
    await parlour.choose(turn_seconds=DAY)
    table = await parlour.series()
    await lose(table, *(one.user_id for one in table.row.seats if one.user_id is not None))
    await parlour.fire(table, DueKind.WARN)
    parlour.clock.at = due_of(table, DueKind.CLOSE).due_at - HOUR
    await table.take(seats.come_back(ANNA), NOBODY)
    assert kinds_of(table) == TURN | {DueKind.CLOSE}
    assert due_of(table, DueKind.CLOSE).due_at > due_of(table, DueKind.TURN).due_at
