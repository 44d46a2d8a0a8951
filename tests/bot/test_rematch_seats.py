"""Who has which seat in a rematch, after a series in which seats changed hands."""

from bot import reception, seats
from bot.callbacks import Ready, Rematch
from bot.toasts import Toast
from storage.rows import Occupancy, Status
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FRED, NAMES, NOBODY, Parlour
from tests.bot.steps import leave, lose, newest, people


async def test_seats_after_changes(parlour: Parlour) -> None:
    """An absent owner has the own seat again, who sat in keeps it, a seat given up stays a computer
    player's; the series begins when all people are ready."""
    former = await parlour.series()
    await leave(former, BORIS, DANA)
    await former.take(seats.sit_in(2, FRED, NAMES[FRED]), NOBODY)
    await parlour.meet(FRED)
    await lose(former, ELLA)
    await parlour.play_series(former)
    assert former.row.seats[3].is_substituted
    await reception.rematch(parlour.club, parlour.caller(FRED), Rematch(former.row.id, 1))
    table = await newest(parlour)
    assert people(table) == [ANNA, None, FRED, ELLA]
    occupancies = [seating.occupancy for seating in table.row.seats]
    assert occupancies == [Occupancy.PERSON, Occupancy.COMPUTER, Occupancy.PERSON, Occupancy.PERSON]
    assert [seating.is_ready for seating in table.row.seats] == [False, True, True, False]
    assert [seating.name for seating in table.row.seats] == ["Anna", "", "Fred", "Ella"]
    press = Ready(table.row.id, 1)
    toasts = [(await reception.ready(parlour.club, parlour.caller(one), press)).toast for one in (ANNA, ELLA)]
    assert toasts == [Toast.READY, Toast.STARTED]
    assert table.row.status is Status.PLAYING


async def test_no_seat_for_who_cannot_be_sent_a_hand(parlour: Parlour) -> None:
    """Who shut the private chat meanwhile would be waited for in vain: the seat is free."""
    former = await parlour.series()
    await parlour.news.unreachable(BORIS)
    await parlour.play_series(former)
    assert former.row.seat_of(BORIS) is not None
    await reception.rematch(parlour.club, parlour.caller(ANNA), Rematch(former.row.id, 1))
    table = await newest(parlour)
    assert people(table) == [ANNA, None, DANA, ELLA]
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
