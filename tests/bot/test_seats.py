"""Seats while a series runs: leaving, absence, coming back, sitting in, stopping."""

from typing import Any

from bot import dealing, desk, seats
from bot.callbacks import AgreeToStop, ImBack, LeaveSeat, LeaveTable, SitIn, StopTable
from bot.club import Answer, hand_place
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.seen import View
from engine.view import observe
from storage.rows import NoteKind, Occupancy, Status
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FRED, GROUP, NOBODY, Parlour
from tests.bot.steps import leave, lose, refusal


async def toast_of(call: Any) -> Toast | None:
    """What a call of the application answers, done or refused."""
    try:
        answer: Answer = await call
    except Refused as error:
        return error.toast
    return answer.toast


def hand(table: Table, seat: int) -> View:
    return observe(table.state, seat)


async def sit_in(parlour: Parlour, table: Table, user_id: int, seat: int) -> Answer:
    return await dealing.sit_in(parlour.club, parlour.caller(user_id), SitIn(table.row.id, 1, seat))


async def test_leave(parlour: Parlour) -> None:
    """Who leaves is followed by a computer player; the table is told, their hand message closed."""
    table = await parlour.series()
    press = LeaveSeat(table.row.id, 1)
    assert await toast_of(dealing.leave(parlour.club, parlour.caller(BORIS), press)) is Toast.LEFT
    seating = table.row.seats[1]
    assert (seating.occupancy, seating.user_id, seating.from_version) == (Occupancy.COMPUTER, None, 1)
    assert (table.row.notes[-1].kind, table.row.notes[-1].name) == (NoteKind.LEFT, "Boris")
    assert parlour.outbox.places().count(hand_place(table.row, BORIS)) == 3  # lobby, deal, leaving
    screen = await parlour.screen(hand_place(table.row, BORIS))
    assert screen.buttons == ()


async def test_anyone_sits_in(parlour: Parlour) -> None:
    """A seat given up is anybody's, with the same hand: leaving and coming back gets no better cards."""
    await parlour.meet(FRED)
    table = await parlour.series()
    before = hand(table, 1).hand
    for user_id in (BORIS, FRED):
        await leave(table, *(one for one in (BORIS,) if table.row.seat_of(one)))
        assert (await sit_in(parlour, table, user_id, 1)).toast is Toast.SAT_IN
        assert table.row.seats[1].user_id == user_id
        assert table.row.seats[1].is_present
        assert hand(table, 1).hand == before
        assert table.row.notes[-1].kind is NoteKind.SAT_IN
        if user_id == BORIS:
            await leave(table, BORIS)


async def test_sit_in_needs_the_private_chat(parlour: Parlour) -> None:
    """Who can't be written to is led to the private chat first; the seat stays free."""
    table = await parlour.series(ANNA, BORIS, None, None)
    answer = await sit_in(parlour, table, FRED, 2)
    assert answer.url == f"https://t.me/KozelBot?start=sitin_{table.row.id}_2"
    assert table.row.seat_of(FRED) is None


async def test_one_seat_a_person(parlour: Parlour) -> None:
    """A person is never at two seats, also not while a computer player keeps the own one."""
    await parlour.meet(FRED)
    table = await parlour.series(ANNA, BORIS, None, None)
    assert (await refusal(table, seats.sit_in(2, ANNA, "Anna"))).toast is Toast.ALREADY_SEATED
    await lose(table, ANNA)
    assert (await refusal(table, seats.sit_in(2, ANNA, "Anna"))).toast is Toast.ALREADY_SEATED
    await sit_in(parlour, table, FRED, 2)
    assert (await refusal(table, seats.sit_in(3, FRED, "Fred"))).toast is Toast.ALREADY_SEATED


async def test_taken_seat(parlour: Parlour) -> None:
    """Nobody sits in for somebody who plays, or whose seat is kept for them."""
    table = await parlour.series(ANNA, BORIS, None, None)
    error = await refusal(table, seats.sit_in(1, FRED, "Fred"))
    assert (error.toast, error.names) == (Toast.SEAT_TAKEN, {"name": "Boris"})
    await lose(table, BORIS)
    error = await refusal(table, seats.sit_in(1, FRED, "Fred"))
    assert (error.toast, error.names) == (Toast.SEAT_OWNED, {"name": "Boris"})


async def test_sit_in_at_a_table_of_another_chat(parlour: Parlour) -> None:
    """A seat is taken where its table is: not from elsewhere, and not in a game that somebody plays alone."""
    await parlour.meet(FRED)
    group = await parlour.series(ANNA, None, None, None)
    alone = await parlour.series(BORIS, None, None, None, chat_id=BORIS, is_solo=True)
    for table in (group, alone):
        there = parlour.caller(FRED, chat_id=GROUP - 1)
        call = dealing.sit_in(parlour.club, there, SitIn(table.row.id, 1, 2))
        assert await toast_of(call) is Toast.OUT_OF_DATE
        assert table.row.seat_of(FRED) is None


async def test_lose(parlour: Parlour) -> None:
    """A seat lost to absence is kept by a computer player for its owner, who alone comes back."""
    table = await parlour.series()
    before = hand(table, 1).hand
    await lose(table, BORIS)
    assert table.row.seats[1].is_substituted
    assert (table.row.notes[-1].kind, table.row.notes[-1].name) == (NoteKind.GONE, "Boris")
    assert (await refusal(table, seats.lose(BORIS, NoteKind.GONE))).toast is Toast.AWAY_NOW
    assert (await refusal(table, seats.come_back(FRED))).toast is Toast.NOT_THIS_TABLE
    press = ImBack(table.row.id, 1)
    assert await toast_of(dealing.come_back(parlour.club, parlour.caller(BORIS), press)) is Toast.BACK
    assert table.row.seats[1].is_present
    assert hand(table, 1).hand == before
    assert await toast_of(dealing.come_back(parlour.club, parlour.caller(BORIS), press)) is Toast.NOT_AWAY


async def test_back_needs_the_private_chat(parlour: Parlour) -> None:
    """Who comes back in the group while the private chat is closed is led there first."""
    table = await parlour.series()
    await parlour.news.unreachable(BORIS)
    press = ImBack(table.row.id, 1)
    answer = await dealing.come_back(parlour.club, parlour.caller(BORIS), press)
    assert answer.url == f"https://t.me/KozelBot?start=back_{table.row.id}"
    assert table.row.seats[1].is_substituted
    await parlour.news.reachable(BORIS)
    answer = await dealing.come_back(parlour.club, parlour.alone(BORIS), press)
    assert answer.toast is Toast.BACK


async def test_owner_gives_up(parlour: Parlour) -> None:
    """An absent owner may give the seat up: then it is anybody's."""
    table = await parlour.series()
    await lose(table, BORIS)
    await leave(table, BORIS)
    assert table.row.seats[1].user_id is None
    await table.take(seats.sit_in(1, FRED, "Fred"), NOBODY)
    assert table.row.seats[1].user_id == FRED


async def test_leave_what(parlour: Parlour) -> None:
    """Who has no seat has nothing to leave; a game alone ends, a lobby seat is free again."""
    table = await parlour.series()
    caller = parlour.caller(FRED)
    assert await toast_of(dealing.leave(parlour.club, caller, LeaveSeat(table.row.id, 1))) is (
        Toast.NOTHING_TO_LEAVE
    )
    alone = await parlour.series(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    press = LeaveTable(alone.row.id)
    assert await toast_of(desk.leave_chosen(parlour.club, parlour.alone(ANNA), press)) is Toast.STOPPED
    assert alone.row.status is Status.CLOSED
    lobby = await parlour.lobby(ANNA, chat_id=GROUP - 1)
    press = LeaveTable(lobby.row.id)
    assert await toast_of(desk.leave_chosen(parlour.club, parlour.alone(ANNA), press)) is Toast.STOOD
    assert lobby.row.seat_of(ANNA) is None


async def test_leave_in_private(parlour: Parlour) -> None:
    """/leave in private leaves the only table, or asks which; /stop likewise."""
    first = await parlour.series()
    assert await toast_of(desk.leave(parlour.club, parlour.alone(DANA))) is Toast.LEFT
    second = await parlour.series(chat_id=GROUP - 1)
    for ask in (desk.leave, desk.stop):
        answer = await ask(parlour.club, parlour.alone(ANNA))
        assert answer.screen is not None
        assert len(answer.screen.buttons) == 3  # two tables, and the way out
    assert await toast_of(desk.leave(parlour.club, parlour.alone(FRED))) is Toast.NOTHING_TO_LEAVE
    assert await toast_of(desk.stop(parlour.club, parlour.alone(FRED))) is Toast.NOTHING_TO_STOP
    assert first.row.seat_of(ANNA) is not None
    assert second.row.seat_of(DANA) is not None


async def test_stop_by_both_sides(parlour: Parlour) -> None:
    """A series ends when one person of each side wants it to."""
    table = await parlour.series()
    assert await toast_of(desk.stop(parlour.club, parlour.caller(ANNA))) is Toast.STOP_ASKED
    assert (table.row.stop_agreed, table.row.stop_until) == ((0,), parlour.clock.at + 300)
    assert await toast_of(desk.stop(parlour.club, parlour.caller(DANA))) is Toast.STOP_ALREADY
    assert table.row.is_open
    press = AgreeToStop(table.row.id, 1)
    assert await toast_of(dealing.agree_to_stop(parlour.club, parlour.caller(ELLA), press)) is Toast.STOPPED
    assert table.row.status is Status.CLOSED
    assert (table.row.stop_agreed, table.row.stop_until, table.due) == ((), None, ())


async def test_stop_with_an_absent_side(parlour: Parlour) -> None:
    """A side without a person present agrees."""
    table = await parlour.series()
    await leave(table, BORIS)
    await lose(table, ELLA)
    assert await toast_of(desk.stop(parlour.club, parlour.caller(ANNA))) is Toast.STOPPED


async def test_stop_when_the_other_side_has_left_since(parlour: Parlour) -> None:
    """Who has asked may ask again when nobody is left to agree."""
    table = await parlour.series()
    await desk.stop(parlour.club, parlour.caller(ANNA))
    await lose(table, BORIS, ELLA)
    assert await toast_of(desk.stop(parlour.club, parlour.caller(DANA))) is Toast.STOPPED


async def test_stop_by_the_absent(parlour: Parlour) -> None:
    """Who is away does not speak for the side while others play; at a table at rest an owner ends it."""
    table = await parlour.series()
    await lose(table, ANNA)
    assert await toast_of(desk.stop(parlour.club, parlour.caller(ANNA))) is Toast.AWAY_NOW
    assert table.row.stop_agreed == ()
    await lose(table, BORIS, DANA, ELLA)
    assert await toast_of(desk.stop(parlour.club, parlour.alone(ANNA))) is Toast.STOPPED


async def test_stop_by_somebody_else(parlour: Parlour) -> None:
    """Who does not sit there can't stop a series, be it that they opened the table."""
    table = await parlour.series(BORIS, DANA, starter_id=ANNA)
    assert await toast_of(desk.stop(parlour.club, parlour.caller(FRED))) is Toast.ONLY_SEATED
    assert await toast_of(desk.stop(parlour.club, parlour.caller(ANNA))) is Toast.ONLY_SEATED
    assert table.row.is_open


async def test_stop_of_a_lobby(parlour: Parlour) -> None:
    """A lobby is ended by who opened it or sits in it, by nobody else."""
    for user_id, toast in ((FRED, Toast.ONLY_SEATED), (BORIS, Toast.STOPPED), (ANNA, Toast.STOPPED)):
        await parlour.lobby(DANA, BORIS) if not await parlour.store.open_tables() else None
        assert await toast_of(desk.stop(parlour.club, parlour.caller(user_id))) is toast


async def test_stop_alone(parlour: Parlour) -> None:
    """A game played alone ends at once."""
    table = await parlour.series(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    press = StopTable(table.row.id)
    assert await toast_of(desk.stop_chosen(parlour.club, parlour.alone(ANNA), press)) is Toast.STOPPED
    assert table.row.status is Status.CLOSED


async def test_close_twice(parlour: Parlour) -> None:
    """A table that has ended says so, whatever is asked of it."""
    table = await parlour.series()
    await table.take(seats.close, NOBODY)
    for decision in (
        seats.close,
        seats.leave(ANNA),
        seats.come_back(ANNA),
        seats.sit_in(0, FRED, "Fred"),
        seats.ask_to_stop(ANNA, 300),
    ):
        assert (await refusal(table, decision)).toast is Toast.TABLE_ENDED


async def test_seatings_are_kept(parlour: Parlour) -> None:
    """Who played each card is known afterwards: a seating says from which version it holds."""
    table = await parlour.series()
    await parlour.play(table)
    await leave(table, BORIS)
    await parlour.play(table)
    await table.take(seats.sit_in(1, FRED, "Fred"), NOBODY)
    assert (table.row.seats[1].user_id, table.row.seats[1].from_version) == (FRED, 3)
    again = await parlour.again().club.tables.get(table.row.id)
    assert again.row.seats == table.row.seats
