"""Plays, claims and deals by people's buttons."""

import asyncio

import pytest

from bot import dealing, plays, seats
from bot.callbacks import NextDeal
from bot.toasts import Stale, Toast
from bot.watch import COMPUTER, TIMEOUT
from engine.errors import IllegalAction, Reason
from engine.seen import Kind
from storage.rows import Actor, NoteKind
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FRED,
    NOBODY,
    Parlour,
    first_play,
    seed,
    seed_with_fours,
    trick_address,
)
from tests.bot.steps import CAREFUL, claim, refused, trick


async def test_play_of_another_seat(parlour: Parlour) -> None:
    """A button of another's hand plays nothing, whoever presses it."""
    table = await parlour.series()
    action = first_play(table)
    for user_id in (BORIS, FRED):
        assert await refused(table, plays.play(user_id, action, 1)) is Toast.NOT_THIS_TABLE


async def test_play_without_a_game(parlour: Parlour) -> None:
    """Before the series a play button is out of date, after it the table has ended."""
    table = await parlour.series()
    action = first_play(table)
    await table.take(seats.close, NOBODY)
    assert await refused(table, plays.play(ANNA, action, 1)) is Toast.TABLE_ENDED
    lobby = await parlour.lobby(ANNA, BORIS, DANA, ELLA)
    assert await refused(lobby, plays.play(ANNA, action, 0)) is Toast.OUT_OF_DATE


async def test_play_while_away(parlour: Parlour) -> None:
    """Whose seat a computer player keeps is told to come back first."""
    table = await parlour.series()
    action = first_play(table)
    await table.take(seats.lose(ANNA, NoteKind.AWAY), NOBODY)
    assert await refused(table, plays.play(ANNA, action, 1)) is Toast.AWAY_NOW


async def test_tapped_twice(parlour: Parlour) -> None:
    """The second tap on the own play is told that it was played; one of an older turn is out of date."""
    table = await parlour.series()
    action = first_play(table)
    await parlour.play(table)
    assert await refused(table, plays.play(ANNA, action, 1)) is Toast.ALREADY_PLAYED
    assert await refused(table, plays.play(ANNA, action, 0)) is Toast.OUT_OF_DATE
    assert await refused(table, plays.play(ANNA, action, 99)) is Toast.OUT_OF_DATE


async def test_tap_after_the_time_was_up(parlour: Parlour) -> None:
    """Who taps after a computer player has played the turn is told that the button is out of date."""
    table = await parlour.series()
    action = first_play(table)
    await table.take(plays.time_out(CAREFUL), TIMEOUT)
    assert await refused(table, plays.play(ANNA, action, 1)) is Toast.OUT_OF_DATE


async def test_claim_while_others_play(parlour: Parlour) -> None:
    """A claim counts whatever was played since its button was shown, and is logged at the present version."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    at = trick_address(table)
    await parlour.play(table)
    await parlour.play(table)
    version = table.row.version
    outcome = await claim(table, DANA, at)
    assert outcome.row.version == version + 1
    assert [play.kind for play in trick(table).plays] == [Kind.CLAIM]
    assert len(trick(table).returned) == 2
    assert table.state.turn == 3
    assert outcome.row.notes[-1].kind is NoteKind.CARDS_BACK
    assert outcome.row.notes[-1].name == "Dana"


async def test_claim_before_the_lead(parlour: Parlour) -> None:
    """A claim in an empty trick sends no cards back, and nothing is told of such."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    outcome = await claim(table, DANA)
    assert outcome.row.notes == ()


async def test_play_overtaken_by_a_claim(parlour: Parlour) -> None:
    """A play that a claim overtook is told that the cards came back."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    await parlour.play(table)
    version, action = table.row.version, first_play(table)
    await claim(table, DANA)
    assert await refused(table, plays.play(BORIS, action, version)) is Toast.CARDS_CAME_BACK
    await parlour.play(table)
    assert await refused(table, plays.play(BORIS, action, version)) is Toast.CARDS_CAME_BACK


async def test_play_overtaken_by_two_claims(parlour: Parlour) -> None:
    """The same when a nearer claim came over the first."""
    parlour.seeds = [seed_with_fours(2, 3)]
    table = await parlour.series()
    await parlour.play(table)
    version, action = table.row.version, first_play(table)
    await claim(table, ELLA)
    await claim(table, DANA)
    assert await refused(table, plays.play(BORIS, action, version)) is Toast.CARDS_CAME_BACK


async def test_claim_tapped_twice(parlour: Parlour) -> None:
    """The second tap on a claim is told that it was played, and nothing changes."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    at = trick_address(table)
    await claim(table, DANA)
    assert await refused(table, plays.claim(DANA, at)) is Toast.ALREADY_PLAYED


async def test_claim_in_another_trick(parlour: Parlour) -> None:
    """A claim button holds for its trick alone."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    at = trick_address(table)
    for _ in range(4):
        await parlour.play(table)
    assert await refused(table, plays.claim(DANA, at)) is Toast.OUT_OF_DATE


async def test_claim_without_four(parlour: Parlour) -> None:
    """A claim is judged by the rules against the present hand."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    with pytest.raises(IllegalAction) as refusal:
        await claim(table, BORIS)
    assert refusal.value.reason is Reason.NOT_FOUR


async def test_two_next_deals(parlour: Parlour) -> None:
    """Of two *Next deal* presses at once one counts, the other is told that the deal is under way."""
    table = await parlour.series()
    await parlour.play_deal(table)
    press = NextDeal(table.row.id, 1, table.row.version)
    presses = [dealing.next_deal(parlour.club, parlour.caller(one), press) for one in (ANNA, BORIS)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [getattr(one, "toast", None) for one in results] == [Toast.DEAL_STARTED, Toast.DEAL_UNDER_WAY]
    assert isinstance(results[1], Stale)
    assert table.state.table is not None
    assert table.state.table.number == 1


async def test_next_deal_is_for_players(parlour: Parlour) -> None:
    """Only who plays at the table deals on, and only between deals."""
    table = await parlour.series()
    assert await refused(table, plays.next_deal(ANNA, 1, lambda: seed(1))) is Toast.DEAL_UNDER_WAY
    await parlour.play_deal(table)
    version = table.row.version
    assert await refused(table, plays.next_deal(FRED, version, lambda: seed(1))) is Toast.NOT_THIS_TABLE
    await table.take(seats.lose(BORIS, NoteKind.GONE), NOBODY)
    assert await refused(table, plays.next_deal(BORIS, version, lambda: seed(1))) is Toast.AWAY_NOW


async def test_log(parlour: Parlour) -> None:
    """The log says who made each input: a person, a computer player, or one for somebody too late."""
    table = await parlour.series(ANNA, None, DANA, None)
    await parlour.play(table)
    await table.take(plays.computer_play(CAREFUL), COMPUTER)
    await table.take(plays.time_out(CAREFUL), TIMEOUT)
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    assert [(line.seq, line.actor, line.user_id) for line in saved.inputs[1:]] == [
        (1, Actor.USER, ANNA),
        (2, Actor.COMPUTER, None),
        (3, Actor.TIMEOUT, None),
    ]
