"""From a lobby to a series: starting, a rematch, playing alone."""

import asyncio
from dataclasses import replace

import pytest

from bot import lobby, reception
from bot.callbacks import Ready, Rematch, Sit, Stand, Start
from bot.club import table_place
from bot.outbox import Previous
from bot.toasts import Refused, Toast
from engine.rules import EggsRule, Rules
from storage.rows import Occupancy, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FOUR,
    FRED,
    NOBODY,
    Parlour,
    seed,
)
from tests.bot.steps import newest, people, refusal


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
        error = await refusal(table, lobby.start(user_id, Rules(), lambda: seed(1)))
        assert error.toast is Toast.ONLY_SEATED


@pytest.mark.parametrize("is_held", [True, False])
async def test_start_needs_four(parlour: Parlour, is_held: bool) -> None:
    """With a free seat, or one that is held, nothing is dealt."""
    table = await parlour.lobby(ANNA, BORIS, DANA)
    if is_held:
        await table.take(lobby.hold(3, ELLA, "Ella", 120), NOBODY)
    error = await refusal(table, lobby.start(ANNA, Rules(), lambda: seed(1)))
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
            assert (await refusal(table, decision)).toast is toast
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
    error = await refusal(table, lobby.start(BORIS, Rules(), lambda: seed(1)))
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
    """Of two who ask for a rematch at once one opens the lobby, and the other is ready in it."""
    former = await parlour.series(ANNA, BORIS)
    await parlour.play_series(former)
    press = Rematch(former.row.id, 1)
    answers = await asyncio.gather(
        *(reception.rematch(parlour.club, parlour.caller(one), press) for one in (ANNA, BORIS))
    )
    assert [answer.toast for answer in answers] == [None, Toast.STARTED]
    assert len(await parlour.store.open_tables()) == 1


async def test_rematch_by_everybody(parlour: Parlour) -> None:
    """Four who press *Rematch* instead of *Ready* play; however often they press, one lobby is posted."""
    former = await parlour.series()
    await parlour.play_series(former)
    press, before = Rematch(former.row.id, 1), len(parlour.outbox.places("repost"))
    pressers = (ANNA, ANNA, BORIS, BORIS, DANA, ELLA)
    answers = [await reception.rematch(parlour.club, parlour.caller(one), press) for one in pressers]
    assert [answer.toast for answer in answers] == [None, *4 * [Toast.READY], Toast.STARTED]
    table = await newest(parlour)
    assert table.row.status is Status.PLAYING
    assert parlour.outbox.places("repost")[before:] == [table_place(table.row)], "its first deal"


@pytest.mark.parametrize("is_playing", [True, False])
async def test_rematch_beside_another_table(parlour: Parlour, is_playing: bool) -> None:
    """While others play there, or gather, an old *Rematch* says so and posts nothing."""
    former = await parlour.series(ANNA, BORIS)
    await parlour.play_series(former)
    await (parlour.series(FRED, ANNA) if is_playing else parlour.lobby(FRED, ANNA))
    press, before = Rematch(former.row.id, 1), list(parlour.outbox.wishes)
    for user_id in (ANNA, BORIS) * 6:
        answer = await reception.rematch(parlour.club, parlour.caller(user_id), press)
        assert answer.toast is Toast.TABLE_ALREADY
    assert parlour.outbox.wishes == before


async def test_rematch_without_a_seat(parlour: Parlour) -> None:
    """Who has stood up from the rematch is told that it is open, not seated again."""
    former = await parlour.series(ANNA, BORIS)
    await parlour.play_series(former)
    press = Rematch(former.row.id, 1)
    await reception.rematch(parlour.club, parlour.caller(ANNA), press)
    table = await newest(parlour)
    await table.take(lobby.stand(BORIS), NOBODY)
    answer = await reception.rematch(parlour.club, parlour.caller(BORIS), press)
    assert answer.toast is Toast.TABLE_ALREADY
    assert table.row.seat_of(BORIS) is None


async def test_rematch_is_for_players(parlour: Parlour) -> None:
    """Only who sat there asks for a rematch, and only when the series is over."""
    former = await parlour.series(ANNA, BORIS)
    press = Rematch(former.row.id, 1)
    with pytest.raises(Refused) as refusal:
        await reception.rematch(parlour.club, parlour.caller(ANNA), press)
    assert refusal.value.toast is Toast.TABLE_ALREADY
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
    assert answer.toast is None, "the game itself is the answer"
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
