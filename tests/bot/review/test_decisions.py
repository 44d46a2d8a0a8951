"""Which plays are a person's own."""

from dataclasses import replace

from bot import plays, seats
from bot.review.decisions import Decision, own_plays
from bot.table import Author, Table
from engine.actions import Deal
from engine.view import observe
from storage.rows import Actor, DueKind
from tests.bot.parlour import ANNA, BORIS, NOBODY, Parlour, first_play


async def deal_of(parlour: Parlour, table: Table, user_id: int, deal: int = 0) -> tuple[Decision, ...]:
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    return own_plays(saved, user_id, deal)


async def test_own_plays_with_what_was_seen_then(parlour: Parlour) -> None:
    """All that the person played in that deal, in order, each with the View of that moment."""
    table = await parlour.series()
    expected = []
    while table.state.turn is not None:
        if table.state.turn == 0:
            expected.append(Decision(observe(table.state, 0), first_play(table)))
        await parlour.play(table)
    assert await deal_of(parlour, table, ANNA) == tuple(expected)
    assert {made.view.seat for made in await deal_of(parlour, table, BORIS)} == {1}
    assert any(made.is_forced for made in expected)


async def test_only_of_that_deal(parlour: Parlour) -> None:
    """The deals before and after have their own."""
    table = await parlour.series()
    await parlour.play_deal(table)
    first = await deal_of(parlour, table, ANNA)
    await table.take(plays.next_deal_by_itself(lambda: bytes(32)), NOBODY)
    await parlour.play_deal(table)
    assert await deal_of(parlour, table, ANNA) == first
    assert {made.view.deal for made in first} == {0}
    assert {made.view.deal for made in await deal_of(parlour, table, ANNA, 1)} == {1}
    assert await deal_of(parlour, table, ANNA, 2) == ()


async def test_not_what_a_computer_player_did(parlour: Parlour) -> None:
    """Neither for somebody too late, nor while it kept the seat."""
    table = await parlour.series()
    await parlour.fire(table, DueKind.TURN)
    assert await deal_of(parlour, table, ANNA) == ()
    while table.state.turn != 0:
        await parlour.play(table)
    await parlour.play(table)
    await table.take(seats.leave(ANNA), Author(Actor.USER, ANNA))
    await parlour.play_deal(table)
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    made = [one.input for one in saved.inputs if not isinstance(one.input, Deal) and one.input.seat == 0]
    assert len(made) > 2
    assert [each.made for each in await deal_of(parlour, table, ANNA)] == made[1:2]
    late = replace(saved, inputs=tuple(replace(one, actor=Actor.TIMEOUT) for one in saved.inputs))
    assert own_plays(late, ANNA, 0) == ()
