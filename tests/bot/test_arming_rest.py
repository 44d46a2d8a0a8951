"""Pending work of tables at rest, of lobbies, and of those that are over."""

import pytest

from bot import lobby, seats
from storage.rows import DueKind, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FOUR,
    NOBODY,
    Parlour,
    due_of,
    kinds_of,
)
from tests.bot.steps import IDLE, TURN, leave, lose


async def test_pause_without_people(parlour: Parlour) -> None:
    """With no person at it a table rests, until one comes back or sits in."""
    table = await parlour.series()
    await lose(table, BORIS, DANA, ELLA)
    await leave(table, ANNA)
    assert kinds_of(table) == IDLE
    parlour.clock.at += 1000
    await table.take(seats.come_back(DANA), NOBODY)
    assert kinds_of(table) == IDLE | {DueKind.COMPUTER}
    assert due_of(table, DueKind.COMPUTER).due_at == parlour.clock.at + 3
    await lose(table, DANA)
    assert kinds_of(table) == IDLE
    await table.take(seats.sit_in(0, ANNA, "Anna"), NOBODY)
    assert kinds_of(table) == IDLE | TURN
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90


async def test_pause_between_deals(parlour: Parlour) -> None:
    """Nothing is dealt at a table without people; who comes back has the whole pause to read."""
    table = await parlour.series()
    await parlour.play_deal(table)
    await lose(table, *FOUR)
    assert kinds_of(table) == IDLE
    parlour.clock.at += 1000
    await table.take(seats.come_back(BORIS), NOBODY)
    assert kinds_of(table) == IDLE | {DueKind.NEXT_DEAL}
    assert due_of(table, DueKind.NEXT_DEAL).due_at == parlour.clock.at + 30


async def test_silenced(parlour: Parlour) -> None:
    """While the bot may not write in the group nobody's time runs; then the turn begins anew."""
    table = await parlour.series()
    await table.take(seats.silence(True), NOBODY)
    assert kinds_of(table) == IDLE
    parlour.clock.at += 1000
    await table.take(seats.silence(False), NOBODY)
    assert kinds_of(table) == IDLE | TURN
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90


async def test_silenced_between_deals(parlour: Parlour) -> None:
    """A group that can't read the result is not dealt the next cards."""
    table = await parlour.series()
    await parlour.play_deal(table)
    await table.take(seats.silence(True), NOBODY)
    assert kinds_of(table) == IDLE


async def test_lobby(parlour: Parlour) -> None:
    """A lobby lives for an hour from its last change."""
    table = await parlour.lobby()
    assert kinds_of(table) == {DueKind.LOBBY}
    assert due_of(table, DueKind.LOBBY).due_at == parlour.clock.at + 3600
    parlour.clock.at += 600
    await table.take(lobby.sit(0, ANNA, "Anna"), NOBODY)
    assert due_of(table, DueKind.LOBBY).due_at == parlour.clock.at + 3600


async def test_holds(parlour: Parlour) -> None:
    """Of several held seats the one that ends first is pending."""
    table = await parlour.lobby()
    await table.take(lobby.hold(0, ANNA, "Anna", 120), NOBODY)
    parlour.clock.at += 20
    await table.take(lobby.hold(1, BORIS, "Boris", 120), NOBODY)
    assert due_of(table, DueKind.HOLD).due_at == parlour.clock.at + 100
    await table.take(lobby.stand(ANNA), NOBODY)
    assert due_of(table, DueKind.HOLD).due_at == parlour.clock.at + 120
    await table.take(lobby.stand(BORIS), NOBODY)
    assert kinds_of(table) == {DueKind.LOBBY}


async def test_stop(parlour: Parlour) -> None:
    """A wish to stop lasts as long as it was given, plays or not."""
    table = await parlour.series()
    await table.take(seats.ask_to_stop(ANNA, 300), NOBODY)
    until = parlour.clock.at + 300
    parlour.clock.at += 10
    await parlour.play(table)
    assert due_of(table, DueKind.STOP).due_at == until
    await table.take(seats.forget_stop, NOBODY)
    assert DueKind.STOP not in kinds_of(table)


async def test_idle(parlour: Parlour) -> None:
    """Warning and closing count from the last play, and no other change moves them."""
    table = await parlour.series()
    parlour.clock.at += 1000
    await parlour.play(table)
    await parlour.play(table)
    parlour.clock.at += 1000
    await leave(table, BORIS)
    await table.take(seats.silence(True), NOBODY)
    assert due_of(table, DueKind.WARN).due_at == table.row.acted_at + 604800
    assert due_of(table, DueKind.CLOSE).due_at == table.row.acted_at + 691200


async def test_one_warning(parlour: Parlour) -> None:
    """A table is warned once, until it is played at; closing stays pending."""
    table = await parlour.series()
    await table.take(seats.warn, NOBODY)
    for _ in range(4):  # their notes push the warning's out
        await lose(table, BORIS)
        await table.take(seats.come_back(BORIS), NOBODY)
    assert kinds_of(table) == TURN | {DueKind.CLOSE}
    await parlour.play(table)
    assert kinds_of(table) >= IDLE


async def test_idle_after_an_absence_of_the_bot(parlour: Parlour) -> None:
    """The time that the bot was down counts for no table's age, also after the next change."""
    table = await parlour.series()
    await parlour.store.postpone(5000)
    again = await parlour.again().club.tables.get(table.row.id)
    await leave(again, BORIS)
    assert due_of(again, DueKind.WARN).due_at == table.row.acted_at + 604800 + 5000
    assert due_of(again, DueKind.CLOSE).due_at == table.row.acted_at + 691200 + 5000


@pytest.mark.parametrize("status", [Status.CLOSED, Status.FINISHED])
async def test_ended(parlour: Parlour, status: Status) -> None:
    """An ended table has nothing pending, in memory and in the store."""
    table = await parlour.series()
    if status is Status.CLOSED:
        await table.take(seats.close, NOBODY)
    else:
        await parlour.play_series(table)
    assert table.row.status is status
    assert table.due == ()
    assert await parlour.store.next_due() is None
