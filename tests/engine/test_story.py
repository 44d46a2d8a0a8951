"""The story of deals that are over."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.actions import Action, Claim, Deal, Input
from engine.cards import PACK, in_order
from engine.game import apply, legal_actions, new_series
from engine.record import record_of
from engine.rules import Rules
from engine.seen import SEATS, Phase
from engine.state import State
from engine.story import DealTold, stories

NAMES = ("Anna", "Boris", "Dana", "Ella")


def series(seed: int) -> list[Input]:
    """A random series with many claims, to its end."""
    return list(_inputs(random.Random(seed)))


def _inputs(chance: random.Random) -> Iterator[Input]:
    state = new_series(Rules(), 3)
    while state.phase is not Phase.WON:
        made: Input = Deal(chance.randbytes(32)) if state.turn is None else _choice(state, chance)
        yield made
        state, _ = apply(state, made)


def _choice(state: State, chance: random.Random) -> Action:
    claims = [one for seat in SEATS for one in legal_actions(state, seat) if isinstance(one, Claim)]
    assert state.turn is not None
    usual = legal_actions(state, state.turn)
    return chance.choice(claims) if claims and chance.random() < 0.3 else chance.choice(usual)


def told(inputs: list[Input]) -> tuple[DealTold, ...]:
    return stories(record_of("s", NAMES, Rules(), 3, inputs))


@pytest.mark.parametrize("seed", range(8))
def test_the_story_is_whole(seed: int) -> None:
    """All 36 cards are played, drawn cards come from the stock, and the points add up to the result."""
    for deal in told(series(seed)):
        plays = [play for trick in deal.tricks for play in trick.trick.plays]
        assert in_order(card for play in plays for card in play.cards or ()) == PACK
        dealt = [card for hand in deal.hands for card in hand]
        drawn = [card for trick in deal.tricks for hand in trick.drawn for card in hand]
        assert in_order([*dealt, *drawn]) == PACK
        assert deal.tricks[-1].totals == deal.result.points
        assert sum(trick.points for trick in deal.tricks) == 120
        assert deal.leader == deal.tricks[0].trick.opener
        assert [trick.stock for trick in deal.tricks][-1] == 0
        assert all(trick.taker == trick.trick.holder for trick in deal.tricks)


def test_claims_are_told() -> None:
    """Cards that four of a suit sent back stand in the story, and were drawn by nobody."""
    tricks = [trick for seed in range(30) for deal in told(series(seed)) for trick in deal.tricks]
    claimed = [trick for trick in tricks if trick.trick.returned]
    assert claimed
    for trick in claimed:
        assert trick.trick.claimant is not None
        assert all(play.cards for play in trick.trick.returned)


@pytest.mark.parametrize("seed", range(4))
def test_a_deal_in_play_is_not_told(seed: int) -> None:
    """However far a deal has come, until its last card the story is that of the deals before."""
    inputs = series(seed)
    starts = [at for at, made in enumerate(inputs) if isinstance(made, Deal)]
    before: tuple[DealTold, ...] = ()
    for start, end in zip(starts, [*starts[1:], len(inputs)], strict=True):
        for cut in range(start, end):
            assert told(inputs[:cut]) == before
        before = told(inputs[:end])
        assert len(before) == starts.index(start) + 1


def test_an_unfinished_deal_of_a_foreign_record_is_not_told() -> None:
    """Such a record is good, and yet only its finished deals have a story."""
    record = record_of("s", NAMES, Rules(), 3, series(1))
    last = replace(record.deals[-1], actions=record.deals[-1].actions[:-1])
    assert len(stories(replace(record, deals=(*record.deals[:-1], last)))) == len(record.deals) - 1
