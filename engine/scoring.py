"""From card points to defeat points to the end of a series: arithmetic only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import points_of
from engine.rules import EggsRule, Rules
from engine.seen import DealResult, Pair, Partnership, Trick, partnership

EGGS = 60  # card points of each side that decide nothing


def _pair(amounts: Iterable[tuple[Partnership, int]]) -> Pair:
    sums = [0, 0]
    for side, amount in amounts:
        sums[side] += amount
    return sums[0], sums[1]


def tricks_won(history: Sequence[Trick]) -> Pair:
    return _pair((partnership(trick.holder), 1) for trick in history if trick.holder is not None)


def card_points(history: Sequence[Trick]) -> Pair:
    """Points of the tricks by the taker's partnership, hidden discards included: needs all cards known."""
    return _pair(
        (partnership(trick.holder), points_of(play.cards or ()))
        for trick in history
        if trick.holder is not None
        for play in trick.plays
    )


def defeat_points(points: Pair, tricks: Pair) -> Pair:
    """What the loser of a deal scores: 2 from 31 points on, 4 below with a trick, 6 without; 60-60 none."""
    if points[0] == points[1]:
        return 0, 0
    loser = 0 if points[0] < points[1] else 1
    least = 4 if tricks[loser] else 6
    lost = 2 if points[loser] >= 31 else least
    return (lost, 0) if loser == 0 else (0, lost)


def score(results: Iterable[DealResult]) -> Pair:
    """Defeat points so far."""
    return _pair((side, result.defeat[side]) for result in results for side in (0, 1))


def eggs(results: Iterable[DealResult]) -> int:
    return sum(result.is_eggs for result in results)


def next_counts_double(rules: Rules, results: Sequence[DealResult]) -> bool:
    """Whether the next decided deal counts double; eggs after eggs still double it once."""
    return rules.eggs is EggsRule.DOUBLE and bool(results) and results[-1].is_eggs


def winner(rules: Rules, results: Iterable[DealResult]) -> Partnership | None:
    """The partnership whose opponents have reached the target."""
    lost = score(results)
    for side in (0, 1):
        if lost[side] >= rules.target:
            return 1 - side
    return None
