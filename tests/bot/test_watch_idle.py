"""Pending work of tables where nothing happens: warnings, closing, held seats, votes."""

from bot import lobby, reception, seats, watch
from bot.callbacks import Sit
from bot.club import table_place
from storage.rows import DueKind, NoteKind, Occupancy, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    NOBODY,
    START,
    Parlour,
    due_of,
    kinds_of,
)


async def test_warning_then_closing(parlour: Parlour) -> None:
    """A table long without a play is told so, and closed a day later."""
    table = await parlour.series()
    await parlour.fire(table, DueKind.WARN)
    assert parlour.clock.at == START + 604800
    assert table.row.is_open
    assert table.row.notes[-1].kind is NoteKind.QUIET
    assert "closes" in (await parlour.screen(table_place(table.row))).text
    await parlour.fire(table, DueKind.CLOSE)
    assert parlour.clock.at == START + 691200
    assert table.row.status is Status.CLOSED
    assert table.due == ()


async def test_played_slowly(parlour: Parlour) -> None:
    """A series that is played, however slowly, is never closed."""
    await parlour.choose(turn_seconds=0.0)
    table = await parlour.series()
    old = due_of(table, DueKind.CLOSE)
    await parlour.fire(table, DueKind.WARN)
    await parlour.play(table)
    parlour.clock.at = old.due_at
    await watch.fire(parlour.club, old)
    assert table.row.status is Status.PLAYING
    assert due_of(table, DueKind.WARN).due_at == table.row.acted_at + 604800


async def test_held_seat(parlour: Parlour) -> None:
    """A held seat whose person did not come is free again, and the lobby is told."""
    table = await parlour.lobby()
    await table.take(lobby.hold(1, BORIS, "Boris", 120), NOBODY)
    await table.take(lobby.sit(0, ANNA, "Anna"), NOBODY)
    await parlour.fire(table, DueKind.HOLD)
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
    assert table.row.seats[0].is_present
    assert (table.row.notes[-1].kind, table.row.notes[-1].name) == (NoteKind.HOLD_ENDED, "Boris")
    assert kinds_of(table) == {DueKind.LOBBY}


async def test_held_seat_taken_in_time(parlour: Parlour) -> None:
    """Who follows the link in the last moment sits."""
    table = await parlour.lobby()
    await table.take(lobby.hold(1, BORIS, "Boris", 120), NOBODY)
    due = due_of(table, DueKind.HOLD)
    await table.take(lobby.sit_held(1, BORIS, "Boris"), NOBODY)
    await watch.fire(parlour.club, due)
    assert table.row.seats[1].is_present


async def test_idle_lobby(parlour: Parlour) -> None:
    """An idle lobby ends after an hour; a press in time keeps it open."""
    table = await parlour.lobby()
    due = due_of(table, DueKind.LOBBY)
    parlour.clock.at = due.due_at - 1
    await parlour.meet(ANNA)
    await reception.sit(parlour.club, parlour.caller(ANNA), Sit(table.row.id, 1, 0))
    parlour.clock.at = due.due_at
    await watch.fire(parlour.club, due)
    assert table.row.is_open
    await parlour.fire(table, DueKind.LOBBY)
    assert table.row.status is Status.CLOSED
    assert await parlour.store.open_table_in(table.row.chat_id, None) is None


async def test_stop_vote_ends(parlour: Parlour) -> None:
    """A wish to stop that the other side did not share in time is forgotten, and may be made again."""
    table = await parlour.series()
    await table.take(seats.ask_to_stop(ANNA, 300), NOBODY)
    await parlour.fire(table, DueKind.STOP)
    assert table.row.is_open
    assert (table.row.stop_agreed, table.row.stop_until) == ((), None)
    await table.take(seats.ask_to_stop(ANNA, 300), NOBODY)
    await table.take(seats.ask_to_stop(BORIS, 300), NOBODY)
    assert table.row.status is Status.CLOSED
