"""Before the first deal: who sits where, and how a series starts."""

import asyncio
from dataclasses import replace

import pytest

from bot import lobby, reception
from bot.callbacks import AddComputer, Ready, Rematch, RemoveComputer, Sit, Stand, Start
from bot.club import hand_place, table_place
from bot.outbox import Previous
from bot.table import Decision, Table
from bot.toasts import Refused, Toast
from engine.rules import EggsRule, Rules
from storage.rows import NoteKind, Occupancy, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FOUR,
    FRED,
    GROUP,
    NOBODY,
    Parlour,
    due_of,
    kinds_of,
    seed,
)


def people(table: Table) -> list[int | None]:
    """Who sits where."""
    return [seating.user_id for seating in table.row.seats]


def occupancies(table: Table) -> list[Occupancy]:
    return [seating.occupancy for seating in table.row.seats]


async def refused(table: Table, decision: Decision) -> Refused:
    """What is answered to a decision that is refused; the table is as before."""
    row = table.row
    with pytest.raises(Refused) as refusal:
        await table.take(decision, NOBODY)
    assert table.row == row
    return refusal.value


async def sit(parlour: Parlour, table: Table, user_id: int, seat: int) -> None:
    await reception.sit(parlour.club, parlour.caller(user_id), Sit(table.row.id, 1, seat))


async def newest(parlour: Parlour) -> Table:
    """The group's open table."""
    table_id = await parlour.store.open_table_in(GROUP, None)
    assert table_id is not None
    return await parlour.club.tables.get(table_id)


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
    assert (await refused(table, lobby.sit(3, ANNA, "Anna"))).toast is Toast.ALREADY_SEATED


async def test_taken_seat(parlour: Parlour) -> None:
    """Somebody's seat, or a computer player's, is refused with its name."""
    table = await parlour.lobby(ANNA, None)
    error = await refused(table, lobby.sit(0, BORIS, "Boris"))
    assert (error.toast, error.names) == (Toast.SEAT_TAKEN, {"name": "Anna"})
    assert (await refused(table, lobby.sit(1, BORIS, "Boris"))).toast is Toast.SEAT_TAKEN


async def test_two_on_one_seat(parlour: Parlour) -> None:
    """Of two who press the same seat at once one sits, the other is told by whom it is taken."""
    await parlour.meet(ANNA, BORIS)
    table = await parlour.lobby()
    results = await asyncio.gather(
        sit(parlour, table, ANNA, 0), sit(parlour, table, BORIS, 0), return_exceptions=True
    )
    assert people(table)[0] == ANNA
    assert isinstance(results[1], Refused)
    assert results[1].names == {"name": "Anna"}


async def test_seat_is_held(parlour: Parlour) -> None:
    """For somebody unknown the seat is held while they open the private chat by a link of their own."""
    table = await parlour.lobby()
    answer = await reception.sit(parlour.club, parlour.caller(ANNA), Sit(table.row.id, 1, 1))
    assert answer.url == f"https://t.me/KozelBot?start=join_{table.row.id}_1"
    assert occupancies(table)[1] is Occupancy.HELD
    assert due_of(table, kinds_of(table).pop()).table_id == table.row.id
    assert table.row.seats[1].held_until == parlour.clock.at + 120
    error = await refused(table, lobby.sit(1, BORIS, "Boris"))
    assert (error.toast, error.names) == (Toast.SEAT_HELD, {"name": "Anna"})
    assert (await refused(table, lobby.add_computer(1, BORIS))).toast is Toast.SEAT_HELD
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
    error = await refused(table, lobby.sit_held(0, ANNA, "Anna"))
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
    assert (await refused(table, lobby.stand(ANNA))).toast is Toast.NOT_SEATED


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
    assert (await refused(table, lobby.add_computer(1, BORIS))).toast is Toast.SEAT_TAKEN
    assert (await refused(table, lobby.add_computer(0, BORIS))).toast is Toast.SEAT_TAKEN
    assert (await refused(table, lobby.remove_computer(0))).toast is Toast.OUT_OF_DATE
    await reception.remove_computer(parlour.club, parlour.caller(BORIS), RemoveComputer(table.row.id, 1, 1))
    assert occupancies(table)[1] is Occupancy.EMPTY
    assert (await refused(table, lobby.remove_computer(1))).toast is Toast.OUT_OF_DATE


async def test_computer_on_the_own_seat(parlour: Parlour) -> None:
    """Who sits can't put a computer player on the own seat."""
    table = await parlour.lobby(ANNA)
    error = await refused(table, lobby.add_computer(0, ANNA))
    assert error.toast is Toast.ALREADY_SEATED


async def test_start(parlour: Parlour) -> None:
    """Somebody seated starts with four; the first cards are dealt under the chat's rules."""
    await parlour.choose(rules=Rules(target=24, eggs=EggsRule.DOUBLE))
    table = await parlour.lobby(ANNA, None, DANA, None)
    await reception.start(parlour.club, parlour.caller(DANA), Start(table.row.id, 1))
    assert (table.row.status, table.row.version) == (Status.PLAYING, 1)
    assert table.row.rules == table.state.rules == Rules(target=24, eggs=EggsRule.DOUBLE)
    assert parlour.outbox.places("repost") == [table_place(table.row)]


async def test_start_is_for_the_seated(parlour: Parlour) -> None:
    """Who does not sit, or has a seat held, can't start."""
    table = await parlour.lobby(None, None, None)
    await table.take(lobby.hold(3, ANNA, "Anna", 120), NOBODY)
    for user_id in (ANNA, BORIS):
        error = await refused(table, lobby.start(user_id, Rules(), lambda: seed(1)))
        assert error.toast is Toast.ONLY_SEATED


@pytest.mark.parametrize("is_held", [True, False])
async def test_start_needs_four(parlour: Parlour, is_held: bool) -> None:
    """With a free seat, or one that is held, nothing is dealt."""
    table = await parlour.lobby(ANNA, BORIS, DANA)
    if is_held:
        await table.take(lobby.hold(3, ELLA, "Ella", 120), NOBODY)
    error = await refused(table, lobby.start(ANNA, Rules(), lambda: seed(1)))
    assert error.toast is Toast.NEED_FOUR


async def test_start_twice(parlour: Parlour) -> None:
    """Of two who press *Start* at once one deals, the other is told that it has started."""
    table = await parlour.lobby(*FOUR)
    presses = [
        reception.start(parlour.club, parlour.caller(one), Start(table.row.id, 1)) for one in (ANNA, BORIS)
    ]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [getattr(one, "toast", None) for one in results] == [Toast.STARTED, Toast.ALREADY_STARTED]
    assert table.row.version == 1


@pytest.mark.parametrize("is_leaving_first", [True, False])
async def test_lobby_fills_while_a_player_leaves_it(parlour: Parlour, is_leaving_first: bool) -> None:
    """The fourth sits down and starts as another stands up: four are dealt in, or none."""
    await parlour.meet(ELLA)
    table = await parlour.lobby(ANNA, BORIS, DANA)
    club, table_id = parlour.club, table.row.id
    leave = reception.stand(club, parlour.caller(BORIS), Stand(table_id, 1))
    steps = [
        reception.sit(club, parlour.caller(ELLA), Sit(table_id, 1, 3)),
        reception.start(club, parlour.caller(ANNA), Start(table_id, 1)),
    ]
    steps.insert(0 if is_leaving_first else 2, leave)
    results = await asyncio.gather(*steps, return_exceptions=True)
    if is_leaving_first:
        assert table.row.status is Status.LOBBY
        assert people(table) == [ANNA, None, DANA, ELLA]
    else:
        assert table.row.status is Status.PLAYING
        assert people(table) == list(FOUR)
    assert [isinstance(one, Refused) for one in results].count(True) == 1


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


async def test_after_the_start(parlour: Parlour) -> None:
    """The lobby's buttons say that the series has started, then that it is over."""
    table = await parlour.series(ANNA, None, None, None)
    for toast in (Toast.ALREADY_STARTED, Toast.TABLE_ENDED):
        for decision in (
            lobby.sit(1, BORIS, "Boris"),
            lobby.hold(1, BORIS, "Boris", 120),
            lobby.stand(ANNA),
            lobby.add_computer(1, ANNA),
            lobby.remove_computer(1),
            lobby.start(ANNA, Rules(), lambda: seed(1)),
            lobby.ready(ANNA, Rules(), lambda: seed(1)),
        ):
            assert (await refused(table, decision)).toast is toast
        if table.row.is_open:
            await parlour.play_series(table)


async def test_rematch(parlour: Parlour) -> None:
    """A rematch opens a lobby with the same seats, in which each person says that they are ready."""
    former = await parlour.series(ANNA, BORIS, None, ELLA)
    await parlour.play_series(former)
    await parlour.choose(rules=Rules(target=18))
    await reception.rematch(parlour.club, parlour.caller(BORIS), Rematch(former.row.id, 1))
    table = await newest(parlour)
    assert table is not former
    assert people(table) == [ANNA, BORIS, None, ELLA]
    assert [seating.is_ready for seating in table.row.seats] == [False, True, True, False]
    assert (table.row.version, table.row.is_rematch, table.row.notes) == (0, True, ())
    assert table.row.rules.target == 18
    error = await refused(table, lobby.start(BORIS, Rules(), lambda: seed(1)))
    assert error.toast is Toast.NOT_ALL_READY
    press = Ready(table.row.id, 1)
    answers = [await reception.ready(parlour.club, parlour.caller(one), press) for one in (ANNA, ANNA, ELLA)]
    assert [answer.toast for answer in answers] == [Toast.READY, Toast.READY, Toast.STARTED]
    assert table.row.status is Status.PLAYING
    assert table.state.rules.target == 18


async def test_rematch_with_others(parlour: Parlour) -> None:
    """Seats of those who don't want another series are for others, who start it."""
    former = await parlour.series(ANNA, BORIS, None, None)
    await parlour.play_series(former)
    await reception.rematch(parlour.club, parlour.caller(ANNA), Rematch(former.row.id, 1))
    table = await newest(parlour)
    await table.take(lobby.stand(BORIS), NOBODY)
    await table.take(lobby.sit(1, FRED, "Fred"), NOBODY)
    await reception.start(parlour.club, parlour.caller(FRED), Start(table.row.id, 1))
    assert table.row.status is Status.PLAYING


async def test_rematch_keeps_owners(parlour: Parlour) -> None:
    """A seat that a computer player kept at the end is its owner's in the rematch."""
    former = await parlour.series(ANNA, BORIS)
    seating = replace(former.row.seats[1], occupancy=Occupancy.COMPUTER)
    assert lobby.rematch_seats((*former.row.seats[:1], seating), ANNA)[1].user_id == BORIS


async def test_rematch_twice(parlour: Parlour) -> None:
    """Of two who ask for a rematch at once one opens the lobby, the other is led to it."""
    former = await parlour.series(ANNA, BORIS)
    await parlour.play_series(former)
    press = Rematch(former.row.id, 1)
    answers = await asyncio.gather(
        *(reception.rematch(parlour.club, parlour.caller(one), press) for one in (ANNA, BORIS))
    )
    assert [answer.toast for answer in answers] == [None, Toast.TABLE_OPEN]
    assert len(await parlour.store.open_tables()) == 1


async def test_rematch_is_for_players(parlour: Parlour) -> None:
    """Only who sat there asks for a rematch, and only when the series is over."""
    former = await parlour.series(ANNA, BORIS)
    press = Rematch(former.row.id, 1)
    with pytest.raises(Refused) as refusal:
        await reception.rematch(parlour.club, parlour.caller(ANNA), press)
    assert refusal.value.toast is Toast.TABLE_OPEN
    await parlour.play_series(former)
    with pytest.raises(Refused) as refusal:
        await reception.rematch(parlour.club, parlour.caller(FRED), press)
    assert refusal.value.toast is Toast.ONLY_SEATED


async def test_alone(parlour: Parlour) -> None:
    """In private /newgame deals at once, against three computer players."""
    await parlour.meet(ANNA)
    await reception.new_game(parlour.club, parlour.alone(ANNA))
    [table_id] = await parlour.store.tables_of(ANNA)
    table = await parlour.club.tables.get(table_id)
    assert (table.row.is_solo, table.row.status, table.row.version) == (True, Status.PLAYING, 1)
    assert people(table) == [ANNA, None, None, None]
    assert set(parlour.outbox.places()) == {table_place(table.row)}


async def test_alone_twice(parlour: Parlour) -> None:
    """/newgame in private while a game is played alone shows that game again."""
    await parlour.meet(ANNA)
    await reception.new_game(parlour.club, parlour.alone(ANNA))
    [table_id] = await parlour.store.tables_of(ANNA)
    row = (await parlour.club.tables.get(table_id)).row
    answer = await reception.new_game(parlour.club, parlour.alone(ANNA))
    assert answer.toast is Toast.TABLE_OPEN
    assert [(wish.where, wish.previous) for wish in parlour.outbox.wishes if wish.what == "repost"] == [
        (table_place(row), Previous.DELETE)
    ]
    assert (await parlour.club.tables.get(table_id)).row == row


async def test_alone_after_a_crash(parlour: Parlour) -> None:
    """A game alone that was opened and not dealt, for a crash, is dealt by the next /newgame."""
    table = await parlour.lobby(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    await reception.new_game(parlour.club, parlour.alone(ANNA))
    assert table.row.version == 1
    assert await parlour.store.open_tables() == (table.row.id,)


async def test_alone_again(parlour: Parlour) -> None:
    """After a game alone the next one is dealt at once, without a lobby."""
    former = await parlour.series(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    await parlour.play_series(former)
    await reception.rematch(parlour.club, parlour.alone(ANNA), Rematch(former.row.id, 1))
    [table_id] = await parlour.store.tables_of(ANNA)
    assert (await parlour.club.tables.get(table_id)).row.version == 1
