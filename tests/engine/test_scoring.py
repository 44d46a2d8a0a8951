import pytest

from engine import scoring
from engine.cards import cards
from engine.rules import EggsRule, Rules
from engine.seen import DealResult, Kind, Play, Trick


@pytest.mark.parametrize(
    ("points", "tricks", "expected"),
    [
        ((61, 59), (5, 4), (0, 2)),
        ((59, 61), (5, 4), (2, 0)),
        ((89, 31), (6, 1), (0, 2)),
        ((31, 89), (1, 6), (2, 0)),
        ((90, 30), (6, 1), (0, 4)),
        ((118, 2), (6, 1), (0, 4)),
        ((120, 0), (6, 1), (0, 4)),  # tricks of no points are tricks all the same
        ((120, 0), (7, 0), (0, 6)),
        ((0, 120), (0, 7), (6, 0)),
        ((0, 120), (1, 7), (4, 0)),
        ((60, 60), (1, 8), (0, 0)),
    ],
)
def test_defeat_points(points: tuple[int, int], tricks: tuple[int, int], expected: tuple[int, int]) -> None:
    """31 to 59 points lose 2, fewer with a trick 4, no trick 6; 60-60 nothing."""
    assert scoring.defeat_points(points, tricks) == expected


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("points", range(121))
def test_one_side_loses(points: int, side: int) -> None:
    """For every split of 120 points exactly the side with fewer loses, except at 60."""
    split = (points, 120 - points) if side == 0 else (120 - points, points)
    lost = scoring.defeat_points(split, (4, 4))
    expected = 0 if points >= 60 else 2 if points > 30 else 4
    assert lost[side] == expected


def result(deal: int, defeat: tuple[int, int]) -> DealResult:
    return DealResult(deal, 0, (0, 0), (1, 1), defeat, defeat == (0, 0), False, None, None)


@pytest.mark.parametrize(
    ("defeats", "target", "score", "winner"),
    [
        ([], 12, (0, 0), None),
        ([(6, 0), (0, 4), (4, 0)], 12, (10, 4), None),
        ([(6, 0), (6, 0)], 12, (12, 0), 1),
        ([(0, 4), (0, 4), (0, 6)], 12, (0, 14), 0),
        ([(2, 0), (4, 0)], 6, (6, 0), 1),
        ([(0, 6), (0, 6)], 18, (0, 12), None),
    ],
)
def test_series(
    defeats: list[tuple[int, int]], target: int, score: tuple[int, int], winner: int | None
) -> None:
    """Defeat points add up; whose opponents reach the target wins."""
    results = [result(deal, defeat) for deal, defeat in enumerate(defeats)]
    assert scoring.score(results) == score
    assert scoring.winner(Rules(target), results) == winner


def test_double() -> None:
    """The next deal counts double only by option and right after eggs."""
    eggs, decided = result(0, (0, 0)), result(1, (2, 0))
    double = Rules(eggs=EggsRule.DOUBLE)
    assert scoring.next_counts_double(double, [decided, eggs])
    assert not scoring.next_counts_double(double, [eggs, decided])
    assert not scoring.next_counts_double(double, [])
    assert not scoring.next_counts_double(Rules(), [eggs])
    assert scoring.eggs([eggs, decided, eggs]) == 2


def test_discards_count_for_the_taker() -> None:
    """Card points of discards go to the side that takes the trick."""
    plays = (
        Play(1, Kind.LEAD, cards("AS"), 1),
        Play(2, Kind.DISCARD, cards("TC"), 1),
        Play(3, Kind.DISCARD, cards("KC"), 1),
        Play(0, Kind.BEAT, cards("6H"), 1),
    )
    assert scoring.card_points([Trick(0, 1, plays)]) == (25, 0)
    assert scoring.tricks_won([Trick(0, 1, plays)]) == (1, 0)
