"""What several tests of tables do and ask: leave, lose, claim, be refused."""

import pytest

from bot import plays, reception, seats
from bot.callbacks import Sit
from bot.computer import chooser
from bot.plays import TrickAddress
from bot.table import Author, Decision, Outcome, Table
from bot.toasts import Refused, Toast
from engine.seen import Trick
from storage.rows import Actor, DueKind, NoteKind
from tests.bot.parlour import GROUP, NOBODY, Parlour, trick_address

CAREFUL = chooser("careful")
IDLE = {DueKind.WARN, DueKind.CLOSE}
TURN = {DueKind.TURN, DueKind.NUDGE}


def by(user_id: int) -> Author:
    return Author(Actor.USER, user_id)


def trick(table: Table) -> Trick:
    deal = table.state.table
    assert deal is not None
    assert deal.trick is not None
    return deal.trick


def people(table: Table) -> list[int | None]:
    """Who sits where."""
    return [seating.user_id for seating in table.row.seats]


async def refusal(table: Table, decision: Decision) -> Refused:
    """What is answered to a decision that is refused; the table is as before."""
    row, state = table.row, table.state
    with pytest.raises(Refused) as refused_with:
        await table.take(decision, NOBODY)
    assert (table.row, table.state) == (row, state)
    return refused_with.value


async def refused(table: Table, decision: Decision) -> Toast:
    """The same, the toast alone."""
    return (await refusal(table, decision)).toast


async def claim(table: Table, user_id: int, at: TrickAddress | None = None) -> Outcome:
    return await table.take(plays.claim(user_id, at or trick_address(table)), by(user_id))


async def leave(table: Table, *leavers: int) -> None:
    for user_id in leavers:
        await table.take(seats.leave(user_id), NOBODY)


async def lose(table: Table, *lost: int) -> None:
    for user_id in lost:
        await table.take(seats.lose(user_id, NoteKind.GONE), NOBODY)


async def sit(parlour: Parlour, table: Table, user_id: int, seat: int) -> None:
    await reception.sit(parlour.club, parlour.caller(user_id), Sit(table.row.id, 1, seat))


async def newest(parlour: Parlour) -> Table:
    """The group's open table."""
    table_id = await parlour.store.open_table_in(GROUP, None)
    assert table_id is not None
    return await parlour.club.tables.get(table_id)
