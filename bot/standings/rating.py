"""How strong a player is, learned from deals: openskill's Plackett-Luce for two teams of two.

Laws:
- Each decided deal is one game between its sides, and eggs are a draw: rated by deal the next series is
  foretold better than rated by series (`kozel bench ratings`, docs/standings.md).
- beta, the spread of luck in one game, is 25: as much as a newcomer's whole mu, since one deal says little
  about who is better. A newcomer's sigma is 5, which is some six card points a deal: about as far as people
  differ. openskill's tau, which keeps ratings moving, is a hundredth of it, as by its own defaults.
- A player who sits at two seats (the computer) changes by the mean of what the seats change.
- What people read is mu - 3 sigma on a scale where newcomers have 1000: what is not certain is not promised.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TypeAlias

from openskill.models import PlackettLuce

MU = 25.0
SIGMA = 5.0
BETA = 25.0
START = 1000  # what people read of a newcomer's rating
STEP = 20  # how much they read for one of mu


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a player's strength, and how surely."""

    mu: float = MU
    sigma: float = SIGMA


Four: TypeAlias = tuple[Rating, Rating, Rating, Rating]


def shown(mu: float, sigma: float) -> int:
    """The whole number that people read."""
    return round(START + STEP * ((mu - 3 * sigma) - (MU - 3 * SIGMA)))


def rated(seats: Four, winner: int | None, spread: float = SIGMA) -> Four:
    """The ratings of the four seats after a game; no winner is a draw. ``spread``: a newcomer's sigma."""
    model = _model(spread)
    teams = [[model.rating(mu=seats[seat].mu, sigma=seats[seat].sigma) for seat in side] for side in _SIDES]
    ranks = [0.0, 0.0] if winner is None else [float(side != winner) for side in (0, 1)]
    (a, c), (b, d) = model.rate(teams, ranks=ranks)
    after = [Rating(one.mu, one.sigma) for one in (a, b, c, d)]
    return after[0], after[1], after[2], after[3]


def mean(ratings: Sequence[Rating]) -> Rating:
    """Of one player's several seats."""
    return Rating(fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings))


_SIDES = ((0, 2), (1, 3))


@cache
def _model(spread: float) -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=spread, beta=BETA, tau=spread / 100)
