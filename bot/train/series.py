"""What a deal's outcome is worth in a series: chances to win it, between equal sides."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

# About how decided deals between good players end: 65, 30 and 5 per cent of 1,317 between careful players
# (`kozel selfplay --players careful,careful,careful,careful --series 200`).
OUTCOMES = ((2, 0.62), (4, 0.32), (6, 0.06))
LONGEST = 12  # defeat points that a side may need; more changes nothing here
A_DEFEAT_POINT = 10.0  # card points that a defeat point is worth at the beginning of a series


@cache
def chance_to_win(ours: int, theirs: int) -> float:
    """The chance of the side that needs so many defeat points to lose, against one that needs as many."""
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    return sum(
        share / 2 * (chance_to_win(ours - lost, theirs) + chance_to_win(ours, theirs - lost))
        for lost, share in OUTCOMES
    )


def utilities() -> NDArray[np.float32]:
    """[ours, theirs]: worth of what both sides still need after a deal, in card points."""
    step = (chance_to_win(LONGEST, LONGEST - 2) - chance_to_win(LONGEST - 2, LONGEST)) / 4
    size = range(LONGEST + 1)
    return np.array(
        [[A_DEFEAT_POINT / step * chance_to_win(ours, theirs) for theirs in size] for ours in size],
        np.float32,
    )
