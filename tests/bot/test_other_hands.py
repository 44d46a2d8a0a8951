"""Nobody looks into several hands of a series by leaving and sitting in elsewhere."""

import pytest

from bot import dealing, lobby
from bot.callbacks import MakePlay, SitIn
from bot.table import Table
from bot.toasts import Refused, Toast
from storage.rows import DueKind
from tests.bot.parlour import ANNA, BORIS, DANA, FRED, NOBODY, Parlour, first_play, seed
from tests.bot.steps import leave, lose, sit


async def sit_in(parlour: Parlour, table: Table, user_id: int, seat: int) -> Toast | None:
    """What somebody is answered who presses Sit in."""
    try:
        press = SitIn(table.row.id, 1, seat)
        return (await dealing.sit_in(parlour.club, parlour.caller(user_id, update_id=None), press)).toast
    except Refused as error:
        return error.toast


async def test_no_other_seat_of_the_series(parlour: Parlour) -> None:
    """Who had a seat when the cards were dealt may come back to it, but to no other: not to the partner's,
    not to the other side, not in a later deal."""
    table = await parlour.series(ANNA, BORIS, None, None)
    await leave(table, ANNA)
    for seat in (2, 3):
        assert await sit_in(parlour, table, ANNA, seat) is Toast.OTHER_HAND
    assert await sit_in(parlour, table, ANNA, 0) is Toast.SAT_IN
    await parlour.play_deal(table)
    await leave(table, ANNA)
    await parlour.fire(table, DueKind.NEXT_DEAL)
    assert await sit_in(parlour, table, ANNA, 2) is Toast.OTHER_HAND
    assert table.row.seat_of(ANNA) is None
    assert await sit_in(parlour, table, ANNA, 0) is Toast.SAT_IN


async def test_nobody_goes_through_the_computer_players(parlour: Parlour) -> None:
    """Who sits in and leaves before anybody has played left no trace in the store, and still has seen that
    hand; also after a press that says to know more than the table, for which it is read again."""
    await parlour.meet(FRED)
    table = await parlour.series(ANNA, None, None, None)
    assert await sit_in(parlour, table, FRED, 1) is Toast.SAT_IN
    await leave(table, FRED)
    assert FRED not in {one.user_id for one in await parlour.store.seatings(table.row.id)}
    assert await sit_in(parlour, table, FRED, 3) is Toast.OTHER_HAND
    forged = MakePlay(table.row.id, 1, table.row.version + 1, first_play(table))
    with pytest.raises(Refused):
        await dealing.play(parlour.club, parlour.caller(FRED), forged)
    assert await sit_in(parlour, table, FRED, 3) is Toast.OTHER_HAND
    assert await sit_in(parlour, table, FRED, 1) is Toast.SAT_IN


async def test_a_restart_forgets_no_hand(parlour: Parlour) -> None:
    """Who sat there while cards were played is known from the store."""
    await parlour.meet(FRED)
    table = await parlour.series(ANNA, None, None, None)
    assert await sit_in(parlour, table, FRED, 1) is Toast.SAT_IN
    await parlour.play(table)
    await leave(table, FRED, ANNA)
    again = parlour.again()
    table = await again.club.tables.get(table.row.id)
    for user_id, seat in ((FRED, 3), (ANNA, 2), (FRED, 0)):
        assert await sit_in(again, table, user_id, seat) is Toast.OTHER_HAND
    assert await sit_in(again, table, FRED, 1) is Toast.SAT_IN


async def test_who_leaves_right_after_a_restart(parlour: Parlour) -> None:
    """Whoever has a seat when a table is read has seen its hand, also if the store then forgets it."""
    await parlour.meet(FRED)
    table = await parlour.series(ANNA, None, None, None)
    assert await sit_in(parlour, table, FRED, 1) is Toast.SAT_IN
    again = parlour.again()
    table = await again.club.tables.get(table.row.id)
    await leave(table, FRED)
    assert FRED not in {one.user_id for one in await again.store.seatings(table.row.id)}
    assert await sit_in(again, table, FRED, 3) is Toast.OTHER_HAND


async def test_what_holds_the_seat_is_told_first(parlour: Parlour) -> None:
    """A seat that somebody has is taken, whatever else would stand in the way."""
    table = await parlour.series(ANNA, BORIS, DANA, None)
    await leave(table, ANNA)
    await lose(table, DANA)
    assert await sit_in(parlour, table, ANNA, 1) is Toast.SEAT_TAKEN
    assert await sit_in(parlour, table, ANNA, 2) is Toast.SEAT_OWNED


async def test_lobbies_are_free(parlour: Parlour) -> None:
    """Before the first deal there is nothing to see: a seat that somebody gave up then doesn't count."""
    table = await parlour.lobby(ANNA)
    await parlour.meet(DANA, FRED)
    for user_id, seat in ((FRED, 1), (DANA, 3)):
        await sit(parlour, table, user_id, seat)
        await table.take(lobby.stand(user_id), NOBODY)
    await sit(parlour, table, FRED, 2)
    for seat in (1, 3):
        await table.take(lobby.add_computer(seat, ANNA), NOBODY)
    await table.take(lobby.start(ANNA, table.row.rules, lambda: seed(1)), NOBODY)
    await leave(table, FRED)
    assert await sit_in(parlour, table, FRED, 2) is Toast.SAT_IN
    assert await sit_in(parlour, table, DANA, 1) is Toast.SAT_IN
