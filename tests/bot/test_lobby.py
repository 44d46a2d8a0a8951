"""Before the first deal: who sits where, and how a series starts."""

import asyncio

import pytest

from bot import lobby, reception
from bot.callbacks import AddComputer, RemoveComputer, Sit, Stand
from bot.club import hand_place, table_place
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.rows import NoteKind, Occupancy, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    FRED,
    GROUP,
    NOBODY,
    Parlour,
    due_of,
    kinds_of,
)
from tests.bot.steps import newest, people, refusal, sit


def occupancies(table: Table) -> list[Occupancy]:
    return [seating.occupancy for seating in table.row.seats]


async def test_new_game(parlour: Parlour) -> None:
    """/newgame opens a lobby with four free seats and the chat's rules."""
    await parlour.choose(rules=Rules(target=6))
    await reception.new_game(parlour.club, parlour.caller(ANNA))
    table = await newest(parlour)
    assert table.row.status is Status.LOBBY
    assert people(table) == [None] * 4
    assert table.row.rules.target == 6
    assert (table.row.starter_id, table.row.chat_id, table.row.is_solo) == (ANNA, GROUP, False)
    assert parlour.outbox.places() == [table_place(table.row)]


async def test_new_game_twice(parlour: Parlour) -> None:
    """Of two who ask for a table at once one opens it, the other is led to it."""
    answers = await asyncio.gather(
        *(reception.new_game(parlour.club, parlour.caller(one)) for one in (ANNA, BORIS))
    )
    assert [answer.toast for answer in answers] == [None, Toast.TABLE_OPEN]
    table = await newest(parlour)
    assert await parlour.store.open_tables() == (table.row.id,)
    assert parlour.outbox.places("repost") == [table_place(table.row)]


async def test_new_game_in_another_topic(parlour: Parlour) -> None:
    """Each topic of a forum has a table of its own."""
    for thread_id in (None, 7, 8):
        await reception.new_game(parlour.club, parlour.caller(ANNA, thread_id=thread_id))
    assert len(await parlour.store.open_tables_in(GROUP)) == 3


async def test_sit(parlour: Parlour) -> None:
    """Who is known sits with one tap, and gets a message in private."""
    await parlour.meet(ANNA)
    table = await parlour.lobby()
    await sit(parlour, table, ANNA, 2)
    assert people(table) == [None, None, ANNA, None]
    assert hand_place(table.row, ANNA) in parlour.outbox.places()


async def test_move_to_another_seat(parlour: Parlour) -> None:
    """Who sits down elsewhere leaves the old seat; nobody has two."""
    table = await parlour.lobby(ANNA)
    await table.take(lobby.sit(3, ANNA, "Anna"), NOBODY)
    assert people(table) == [None, None, None, ANNA]
    assert (await refusal(table, lobby.sit(3, ANNA, "Anna"))).toast is Toast.ALREADY_SEATED


async def test_taken_seat(parlour: Parlour) -> None:
    """Somebody's seat, or a computer player's, is refused with its name, if that side has no other."""
    table = await parlour.lobby(ANNA, None, None, None)
    error = await refusal(table, lobby.sit(0, BORIS, "Boris"))
    assert (error.toast, error.names) == (Toast.SEAT_TAKEN, {"name": "Anna"})
    assert (await refusal(table, lobby.sit(1, BORIS, "Boris"))).toast is Toast.SEAT_TAKEN


async def test_two_on_one_seat(parlour: Parlour) -> None:
    """Of three who press *Sit* of one side at once two sit there, the third is told by whom it is taken."""
    await parlour.meet(ANNA, BORIS, FRED)
    table = await parlour.lobby()
    results = await asyncio.gather(
        *(sit(parlour, table, one, 0) for one in (ANNA, BORIS, FRED)), return_exceptions=True
    )
    assert people(table) == [ANNA, None, BORIS, None]
    assert isinstance(results[2], Refused)
    assert results[2].names == {"name": "Anna"}


async def test_two_strangers_on_one_side(parlour: Parlour) -> None:
    """The link of the second one names the seat that is held for them."""
    table = await parlour.lobby()
    press = Sit(table.row.id, 1, 0)
    urls = [(await reception.sit(parlour.club, parlour.caller(one), press)).url for one in (ANNA, BORIS)]
    links = [f"join_{table.row.id}_{seat}" for seat in (0, 2)]
    assert urls == [f"https://t.me/KozelBot?start={link}" for link in links]
    await parlour.meet(BORIS)
    await reception.sit_by_link(parlour.club, parlour.alone(BORIS), links[1])
    assert people(table)[2] == BORIS


async def test_seat_is_held(parlour: Parlour) -> None:
    """For somebody unknown the seat is held while they open the private chat by a link of their own."""
    table = await parlour.lobby()
    answer = await reception.sit(parlour.club, parlour.caller(ANNA), Sit(table.row.id, 1, 1))
    assert answer.url == f"https://t.me/KozelBot?start=join_{table.row.id}_1"
    assert occupancies(table)[1] is Occupancy.HELD
    assert due_of(table, kinds_of(table).pop()).table_id == table.row.id
    assert table.row.seats[1].held_until == parlour.clock.at + 120
    await table.take(lobby.add_computer(3, BORIS), NOBODY)
    error = await refusal(table, lobby.sit(1, BORIS, "Boris"))
    assert (error.toast, error.names) == (Toast.SEAT_HELD, {"name": "Anna"})
    assert (await refusal(table, lobby.add_computer(1, BORIS))).toast is Toast.SEAT_HELD
    assert hand_place(table.row, ANNA) not in parlour.outbox.places()


async def test_link(parlour: Parlour) -> None:
    """Who comes by the link has the seat, and a message in private."""
    table = await parlour.lobby()
    await reception.sit(parlour.club, parlour.caller(ANNA), Sit(table.row.id, 1, 1))
    await parlour.meet(ANNA)
    await reception.sit_by_link(parlour.club, parlour.alone(ANNA), f"join_{table.row.id}_1")
    assert people(table)[1] == ANNA
    assert table.row.seats[1].is_present
    assert table.row.seats[1].held_until is None
    assert hand_place(table.row, ANNA) in parlour.outbox.places()


async def test_foreign_link(parlour: Parlour) -> None:
    """Another person's link seats nobody, and says for whom it is."""
    table = await parlour.lobby()
    await table.take(lobby.hold(1, ANNA, "Anna", 120), NOBODY)
    with pytest.raises(Refused) as refusal:
        await reception.sit_by_link(parlour.club, parlour.alone(BORIS), f"join_{table.row.id}_1")
    assert (refusal.value.toast, refusal.value.names) == (Toast.LINK_FOREIGN, {"name": "Anna"})


@pytest.mark.parametrize(
    "payload",
    [
        "join_1_0",  # the seat is not held any more
        "join_1_9",
        "join_1_",
        "join_99_0",
        "join__0",
        "join_1",
        "join_1_0_0",
        "join_x_0",
        "join_²_0",
        "join_" + "9" * 50 + "_0",
    ],
)
async def test_stale_link(parlour: Parlour, payload: str) -> None:
    """A lost, stale, foreign or broken link says so."""
    await parlour.lobby()
    with pytest.raises(Refused) as refusal:
        await reception.sit_by_link(parlour.club, parlour.alone(BORIS), payload)
    assert refusal.value.toast is Toast.LINK_STALE


async def test_link_of_a_table_that_goes_on(parlour: Parlour) -> None:
    """A link to a series that has begun or is over is stale; at the own seat the series has begun already."""
    table = await parlour.series(ANNA, None, None, None)
    payload = f"join_{table.row.id}_1"
    for user_id, toast in ((BORIS, Toast.LINK_STALE), (ANNA, Toast.ALREADY_STARTED)):
        seat = payload if user_id == BORIS else f"join_{table.row.id}_0"
        with pytest.raises(Refused) as refusal:
            await reception.sit_by_link(parlour.club, parlour.alone(user_id), seat)
        assert refusal.value.toast is toast
    await parlour.play_series(table)
    with pytest.raises(Refused) as refusal:
        await reception.sit_by_link(parlour.club, parlour.alone(ANNA), payload)
    assert refusal.value.toast is Toast.LINK_STALE


async def test_link_after_sitting(parlour: Parlour) -> None:
    """The link followed twice says that the seat is theirs."""
    table = await parlour.lobby(ANNA)
    error = await refusal(table, lobby.sit_held(0, ANNA, "Anna"))
    assert error.toast is Toast.ALREADY_SEATED


async def test_hold_moves(parlour: Parlour) -> None:
    """Who presses another seat while one is held has that one held instead."""
    table = await parlour.lobby()
    await table.take(lobby.hold(0, ANNA, "Anna", 120), NOBODY)
    await table.take(lobby.hold(2, ANNA, "Anna", 120), NOBODY)
    assert occupancies(table) == [Occupancy.EMPTY, Occupancy.EMPTY, Occupancy.HELD, Occupancy.EMPTY]


async def test_stand(parlour: Parlour) -> None:
    """Who stands up frees the seat; who does not sit is told so."""
    table = await parlour.lobby(ANNA)
    await reception.stand(parlour.club, parlour.caller(ANNA), Stand(table.row.id, 1))
    assert occupancies(table) == [Occupancy.EMPTY] * 4
    assert (await refusal(table, lobby.stand(ANNA))).toast is Toast.NOT_SEATED


async def test_unreachable(parlour: Parlour) -> None:
    """A closed private chat empties the seat with word to the lobby."""
    table = await parlour.lobby(ANNA)
    await table.take(lobby.empty_unreachable(ANNA), NOBODY)
    assert people(table) == [None] * 4
    assert (table.row.notes[-1].kind, table.row.notes[-1].name) == (NoteKind.UNREACHABLE, "Anna")


async def test_computers(parlour: Parlour) -> None:
    """Computer players are put on free seats and taken away again."""
    table = await parlour.lobby(ANNA)
    await reception.add_computer(parlour.club, parlour.caller(BORIS), AddComputer(table.row.id, 1, 1))
    assert occupancies(table)[1] is Occupancy.COMPUTER
    assert (await refusal(table, lobby.add_computer(1, BORIS))).toast is Toast.SEAT_TAKEN
    assert (await refusal(table, lobby.add_computer(0, BORIS))).toast is Toast.SEAT_TAKEN
    assert (await refusal(table, lobby.remove_computer(0))).toast is Toast.OUT_OF_DATE
    await reception.remove_computer(parlour.club, parlour.caller(BORIS), RemoveComputer(table.row.id, 1, 1))
    assert occupancies(table)[1] is Occupancy.EMPTY
    assert (await refusal(table, lobby.remove_computer(1))).toast is Toast.OUT_OF_DATE


async def test_computer_on_the_own_seat(parlour: Parlour) -> None:
    """Who sits can't put a computer player on the own seat."""
    table = await parlour.lobby(ANNA)
    error = await refusal(table, lobby.add_computer(0, ANNA))
    assert error.toast is Toast.ALREADY_SEATED


async def test_lobby_of_another_chat(parlour: Parlour) -> None:
    """Buttons of a lobby work in its own chat alone."""
    await parlour.meet(FRED)
    table = await parlour.lobby(ANNA, None)
    there = parlour.caller(FRED, chat_id=GROUP - 1)
    for call in (
        reception.sit(parlour.club, there, Sit(table.row.id, 1, 2)),
        reception.add_computer(parlour.club, there, AddComputer(table.row.id, 1, 2)),
        reception.remove_computer(parlour.club, there, RemoveComputer(table.row.id, 1, 1)),
    ):
        with pytest.raises(Refused) as refusal:
            await call
        assert refusal.value.toast is Toast.OUT_OF_DATE
    assert people(table) == [ANNA, None, None, None]
