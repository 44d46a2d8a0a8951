"""What comes while a series starts or a seat is taken, and is not stored yet."""

import asyncio

import pytest

from bot import dealing, desk, reception
from bot.callbacks import Start
from bot.club import hand_place
from bot.toasts import Toast
from storage.rows import NoteKind, Occupancy, Status
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FOUR, FRED, GROUP, Parlour
from tests.bot.steps import people, sit
from tests.bot.test_blocking import toast_of
from tests.bot.test_blocking_meanwhile import TryingStore, until_it_waits


@pytest.fixture
def store() -> TryingStore:
    return TryingStore()


@pytest.fixture
def parlour(store: TryingStore) -> Parlour:
    return Parlour(store)


async def start(parlour: Parlour, store: TryingStore, table_id: int) -> "asyncio.Task[Toast | None]":
    """Anna's press, on its way into the store."""
    store.door.clear()
    press = reception.start(parlour.club, parlour.caller(ANNA), Start(table_id, 1))
    starting = asyncio.create_task(toast_of(press))
    await until_it_waits()
    return starting


async def test_who_opened_the_lobby_stops_no_series(parlour: Parlour, store: TryingStore) -> None:
    """Who opened a lobby may close it; without a seat, not the series that it has just become."""
    table = await parlour.lobby(*FOUR, starter_id=FRED, starter_name="Fred")
    starting = await start(parlour, store, table.row.id)
    stopping = asyncio.create_task(toast_of(desk.stop(parlour.club, parlour.caller(FRED))))
    await until_it_waits()
    store.door.set()
    assert (await starting, await stopping) == (Toast.STARTED, Toast.ONLY_SEATED)
    assert table.row.status is Status.PLAYING


async def test_one_player_stops_no_series(parlour: Parlour, store: TryingStore) -> None:
    """Who wanted to close the lobby from a seat has only asked to end the series."""
    table = await parlour.lobby(*FOUR)
    starting = await start(parlour, store, table.row.id)
    stopping = asyncio.create_task(toast_of(desk.stop(parlour.club, parlour.caller(BORIS))))
    await until_it_waits()
    store.door.set()
    assert (await starting, await stopping) == (Toast.STARTED, Toast.STOP_ASKED)
    assert table.row.status is Status.PLAYING


async def test_leaving_as_it_starts(parlour: Parlour, store: TryingStore) -> None:
    """Who leaves the lobby has left the series that it has just become."""
    table = await parlour.lobby(*FOUR)
    starting = await start(parlour, store, table.row.id)
    leaving = asyncio.create_task(toast_of(dealing.leave_table(parlour.club, parlour.caller(BORIS), table)))
    await until_it_waits()
    store.door.set()
    assert (await starting, await leaving) == (Toast.STARTED, Toast.LEFT)
    assert people(table) == [ANNA, None, DANA, ELLA]


@pytest.mark.parametrize("why", [NoteKind.UNREACHABLE, NoteKind.GONE])
async def test_lost_as_it_starts(parlour: Parlour, store: TryingStore, why: NoteKind) -> None:
    """Whose private chat turns out to be closed, or who is gone, is followed by a computer player at once."""
    table = await parlour.lobby(*FOUR)
    starting = await start(parlour, store, table.row.id)
    lost = parlour.news.unreachable(ELLA) if why is NoteKind.UNREACHABLE else parlour.news.gone(GROUP, ELLA)
    losing = asyncio.create_task(lost)
    await until_it_waits()
    store.door.set()
    assert await starting is Toast.STARTED
    await losing
    assert table.row.seats[3].is_substituted
    assert table.row.notes[-1].kind is why


async def test_unreachable_as_they_sit_down(parlour: Parlour, store: TryingStore) -> None:
    """No table of theirs was found yet, so the seat is tried all the same: it is lost by what comes of it."""
    table = await parlour.lobby(ANNA)
    await parlour.meet(BORIS)
    store.door.clear()
    sitting = asyncio.create_task(sit(parlour, table, BORIS, 1))
    await until_it_waits()
    await parlour.news.unreachable(BORIS)
    store.door.set()
    await sitting
    assert hand_place(table.row, BORIS) in parlour.outbox.places()
    await parlour.news.unreachable(BORIS)
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
