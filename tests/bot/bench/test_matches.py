"""Pairs are fair: the same cards for both, and chance of its own for every seat."""

from statistics import fmean

import pytest

from bot.asking import next_action
from bot.bench.matches import NAMES, Match, contender, deal_pair, series_pair
from engine.actions import Deal
from engine.game import apply, legal_actions
from engine.players import PLAYERS, stream
from engine.state import State


def first_deal(match: Match, pair: int) -> State:
    state, _ = apply(match.start(pair), match.deal(pair, 0))
    return state


def test_same_cards_for_both() -> None:
    """Who draws no lots is as strong as himself in every single pair: deck and leader are the same."""
    match = Match("careful", "careful", 1)
    for pair in range(30):
        found = deal_pair(match, pair)
        assert (found.points, found.defeat, found.won) == (0, 0, 0.5)
    assert [series_pair(match, pair) for pair in range(3)] == [0.5] * 3


def test_random_against_itself() -> None:
    """A player that draws lots plays the deal in two ways, and about as well in both."""
    found = [deal_pair(Match("random", "random", 1), pair).points for pair in range(200)]
    assert len(set(found)) > 20
    assert abs(fmean(found)) < 12  # about four standard errors


def test_every_deal_is_another() -> None:
    """Pairs, deals of a series and seeds have decks of their own; every seat leads now and then."""
    matches = [Match("random", "random", seed) for seed in (1, 2)]
    deals: list[Deal] = [
        match.deal(pair, deal) for match in matches for pair in range(9) for deal in range(9)
    ]
    assert len(set(deals)) == 2 * 9 * 9
    assert {first_deal(matches[0], pair).turn for pair in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("a", "b", "sign"), [("careful", "random", 1), ("random", "careful", -1)])
def test_sign(a: str, b: str, sign: int) -> None:
    """What is good for the first is positive."""
    found = [deal_pair(Match(a, b, 1), pair) for pair in range(30)]
    assert sign * fmean(each.points for each in found) > 40
    assert sign * fmean(each.defeat for each in found) > 2
    assert sign * (fmean(each.won for each in found) - 0.5) > 0.25
    assert sign * (fmean(series_pair(Match(a, b, 1), pair) for pair in range(3)) - 0.5) == 0.5


def test_only_choices_are_timed() -> None:
    """Decisions between several plays are timed, for each side its own, no others."""
    match, choose = Match("careful", "careful", 1), contender("careful")
    choices = [0, 0]
    state = first_deal(match, 4)
    while (seat := state.turn) is not None:
        choices[seat % 2] += len(legal_actions(state, seat)) > 1
        state, _ = apply(state, next_action(state, lambda now, asked: choose(now, asked, stream("unused"))))
    mine, others = deal_pair(match, 4).seconds
    assert len(mine) == len(others) == sum(choices)
    assert choices[0] != choices[1]
    assert min(*mine, *others) > 0


def test_names() -> None:
    """All players of the engine, and two of the bench alone."""
    assert {*NAMES} == {*PLAYERS, "laboratory", "cheater"}
    for name in NAMES:
        assert contender(name) is contender(name)
    with pytest.raises(KeyError):
        contender("nobody")
