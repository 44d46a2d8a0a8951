"""Deep links into a running game: sitting in and coming back through a private chat that was closed."""

import pytest

from bot import dealing
from bot.callbacks import SitIn
from bot.club import hand_place
from bot.table import Table
from bot.toasts import Refused, Toast
from storage.rows import NoteKind
from tests.bot.parlour import ANNA, BORIS, FRED, Parlour
from tests.bot.steps import lose


async def led(parlour: Parlour, table: Table, seat: int) -> str:
    """Fred, whom the bot does not know, presses a computer player's seat; the payload of his link."""
    answer = await dealing.sit_in(parlour.club, parlour.caller(FRED), SitIn(table.row.id, 1, seat))
    assert answer.url is not None
    return answer.url.partition("start=")[2]


async def refused(parlour: Parlour, user_id: int, payload: str) -> Toast:
    with pytest.raises(Refused) as refusal:
        await dealing.sit_in_by_link(parlour.club, parlour.alone(user_id), payload)
    return refusal.value.toast


async def test_sitting_in_by_the_link(parlour: Parlour) -> None:
    """Who was led to the private chat has the seat as it opens, and the hand is sent; the second tap on the
    link finds them seated."""
    table = await parlour.series(ANNA, BORIS, None, None)
    payload = await led(parlour, table, 2)
    await parlour.meet(FRED)
    await dealing.sit_in_by_link(parlour.club, parlour.alone(FRED), payload)
    assert table.row.seats[2].user_id == FRED
    assert table.row.notes[-1].kind is NoteKind.SAT_IN
    assert hand_place(table.row, FRED) in parlour.outbox.places()
    assert await refused(parlour, FRED, payload) is Toast.ALREADY_SEATED


async def test_a_made_up_link_seats_nobody(parlour: Parlour) -> None:
    """Only who pressed the button in the group sits in by a link, and only for a while."""
    table = await parlour.series(ANNA, BORIS, None, None)
    assert await refused(parlour, FRED, f"sitin_{table.row.id}_2") is Toast.LINK_STALE
    payload = await led(parlour, table, 2)
    other = await parlour.series(ANNA, BORIS, None, None, chat_id=-5)
    assert await refused(parlour, FRED, f"sitin_{other.row.id}_2") is Toast.LINK_STALE
    parlour.clock.at += parlour.club.settings.seat_hold
    assert await refused(parlour, FRED, payload) is Toast.LINK_STALE
    assert table.row.seat_of(FRED) is other.row.seat_of(FRED) is None


async def test_coming_back_by_the_link(parlour: Parlour) -> None:
    """The owner plays again as the private chat opens; nobody else has a seat there to come back to."""
    table = await parlour.series()
    await lose(table, BORIS)
    payload = f"back_{table.row.id}"
    with pytest.raises(Refused):
        await dealing.come_back_by_link(parlour.club, parlour.alone(FRED), payload)
    assert table.row.seats[1].is_substituted
    await dealing.come_back_by_link(parlour.club, parlour.alone(BORIS), payload)
    assert table.row.seats[1].is_present
