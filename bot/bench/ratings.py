"""`kozel bench ratings`: which ratings foretell the next series better, those by deal or those by series.

Groups of people with hidden strengths, in card points a deal, play series in random partnerships. A deal is a
real one of four equal computer players, moved by the difference in strength of the sides: moved by what
`kozel bench strength` measured, it gives the shares of deals that were measured with it. What a rating says
of a series is Phi(k * difference); k is fitted on one half of the groups, the other half judges.

Laws: everything follows from the seed. Both ratings see the same series, and foretell each one beforehand.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import log, sqrt
from statistics import NormalDist, fmean
from typing import TypeAlias

from rich.console import Console
from rich.table import Table

from bot.arguments import real, whole
from bot.asking import next_action
from bot.bench.figures import Estimate, estimate
from bot.standings.rating import BETA, MU, SIGMA, Rating, rated
from engine.actions import Deal
from engine.game import apply, new_series
from engine.players import Stream, player, stream
from engine.rules import Rules
from engine.seen import SEATS, DealResult, Partnership
from engine.view import observe

PEOPLE = 8  # of a group
FEWEST_GROUPS = 4  # an interval needs two that judge
WIDEST = 1000.0  # card points
AFTER = (10, 30, 100)  # series that a rating has seen
WINDOW = 10  # series that are foretold then
TARGET = Rules().target
DRAWS = 5000  # of deals, to learn how often each end comes
BANK = 600  # real deals that the simulated ones are made of
FACTORS = [0.05 * step for step in range(1, 121)]  # k, to choose from

_NORMAL = NormalDist()


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--groups", type=whole(FEWEST_GROUPS), default=200, help="of 8 people (default: 200)")
    parser.add_argument(
        "--spread", type=real(0, WIDEST), default=6.0,
        help="standard deviation of people's strengths, in card points a deal (default: 6)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=1, help="everything follows from it (default: 1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


@dataclass(frozen=True, slots=True)
class Foretold:
    """How sure a rating was that partnership 0 wins, in standard deviations, and its true chance."""

    lead: float
    chance: float


Key: TypeAlias = tuple[str, int]  # a method, and after how many series


@dataclass(frozen=True, slots=True)
class Score:
    """How well a method foretells: log loss (a coin has 0.693) and share called right, as expected."""

    method: str
    after: int
    loss: float
    called: float


@dataclass(frozen=True, slots=True)
class Figures:
    """``better``: log loss that ratings by deal save, after each number of series."""

    groups: int
    spread: float
    seed: int
    scores: list[Score]
    better: list[Estimate]


def real_deals(count: int, seed: int) -> list[DealResult]:
    """What four normal computer players make of so many deals."""
    four, chance = player("normal"), stream(f"ratings {seed} plays")
    deals = []
    for number in range(count):
        start = new_series(Rules(), number % 4)
        state, _ = apply(start, Deal(stream(f"ratings {seed} deal {number}").randbytes(32)))
        while state.turn is not None:
            action = next_action(state, lambda now, seat: four.choose(observe(now, seat), chance))
            state, _ = apply(state, action)
        deals.append(state.results[0])
    return deals


def moved(deal: DealResult, points: float, chance: Stream) -> tuple[Partnership | None, int]:
    """Who wins that deal, and for how many defeat points, when side 0 is better by so many card points."""
    lead = (deal.points[0] - deal.points[1]) * chance.choice((1, -1))
    other = max(-120, min(120, lead + 2 * round(points / 2 + chance.random() - 0.5)))
    if other == 0:
        return None, 0
    is_sweep = 0 in deal.tricks and (lead > 0) is (other > 0)
    least = 6 if is_sweep else 4
    return int(other < 0), 2 if abs(other) <= 58 and not is_sweep else least


@dataclass(frozen=True, slots=True)
class Played:
    """A series: the winners of its deals (None for eggs), and its own."""

    deals: tuple[Partnership | None, ...]
    winner: Partnership


def series(bank: Sequence[DealResult], points: float, chance: Stream) -> Played:
    """To the goats."""
    lost, deals = [0, 0], []
    while max(lost) < TARGET:
        winner, defeat = moved(chance.choice(bank), points, chance)
        deals.append(winner)
        if winner is not None:
            lost[1 - winner] += defeat
    return Played(tuple(deals), int(lost[0] >= TARGET))


DEALS, SERIES = "by deal", "by series"


@dataclass(frozen=True, slots=True)
class Method:
    """What of a series is rated, and a newcomer's sigma that suits it."""

    games: Callable[[Played], Sequence[Partnership | None]]
    spread: float


def series_chance(bank: Sequence[DealResult], points: int) -> float:
    """Of partnership 0 to win a series: exact, but for how often each end of a deal comes."""
    chance = stream(f"ratings chance {points}")
    ends = Counter(moved(chance.choice(bank), points, chance) for _ in range(DRAWS))
    del ends[None, 0]  # eggs only take time

    @cache
    def wins(mine: int, theirs: int) -> float:
        if max(mine, theirs) >= TARGET:
            return float(theirs >= TARGET)
        chances = (
            count * (wins(mine, theirs + lost) if winner == 0 else wins(mine + lost, theirs))
            for (winner, lost), count in ends.items()
        )
        return sum(chances) / ends.total()

    return wins(0, 0)


METHODS = {
    DEALS: Method(lambda played: played.deals, SIGMA),
    SERIES: Method(
        lambda played: [played.winner], MU / 3
    ),  # openskill's ratio: a series says more than a deal
}


def group(
    bank: Sequence[DealResult], chance_of: Callable[[int], float], spread: float, lot: str
) -> dict[Key, list[Foretold]]:
    """What each method, and who knows all strengths, foretells in one group."""
    chance = stream(lot)
    strengths = [chance.gauss(0, spread) for _ in range(PEOPLE)]
    ratings = {name: [Rating(MU, method.spread) for _ in range(PEOPLE)] for name, method in METHODS.items()}
    found: dict[Key, list[Foretold]] = {}
    for number in range(AFTER[-1] + WINDOW):
        seats = chance.sample(range(PEOPLE), 4)
        points = round(sum(strengths[who] * (1, -1)[seat % 2] for seat, who in enumerate(seats)))
        played = series(bank, points, chance)
        after = next((one for one in AFTER if one <= number < one + WINDOW), None)
        if after is not None:
            true = chance_of(points)
            leads = {name: _lead([theirs[who] for who in seats]) for name, theirs in ratings.items()}
            for name, lead in {**leads, "strengths known": points / 10}.items():
                found.setdefault((name, after), []).append(Foretold(lead, true))
        for name, method in METHODS.items():
            _rate(ratings[name], seats, method.games(played), method.spread)
    return found


def _rate(
    ratings: list[Rating], seats: Sequence[int], winners: Sequence[Partnership | None], spread: float
) -> None:
    for winner in winners:
        a, b, c, d = (ratings[who] for who in seats)
        for seat, rating in zip(SEATS, rated((a, b, c, d), winner, spread), strict=True):
            ratings[seats[seat]] = rating


def _lead(four: Sequence[Rating]) -> float:
    doubt = sqrt(4 * BETA**2 + sum(one.sigma**2 for one in four))
    return sum(one.mu * (1, -1)[seat % 2] for seat, one in enumerate(four)) / doubt


def measure(groups: int, spread: float, seed: int) -> Figures:
    """Each method after so many series, and how much better ratings by deal are than those by series."""
    bank = real_deals(BANK, seed)
    chance_of = cache(partial(series_chance, bank))
    found = [group(bank, chance_of, spread, f"ratings {seed} group {number}") for number in range(groups)]
    fitting, judging = found[0::2], found[1::2]
    losses: dict[Key, list[float]] = {}  # a mean for each group: within one, series are alike
    for key in judging[0]:
        factor = min(FACTORS, key=lambda factor: fmean(_loss(one[key], factor) for one in fitting))
        losses[key] = [_loss(one[key], factor) for one in judging]
    scores = [Score(*key, fmean(losses[key]), _called(one[key] for one in judging)) for key in losses]
    better = [
        estimate([a - b for a, b in zip(losses[SERIES, after], losses[DEALS, after], strict=True)])
        for after in AFTER
    ]
    return Figures(groups, spread, seed, scores, better)


def _called(groups: Iterable[Sequence[Foretold]]) -> float:
    """The mean chance of those who were ahead."""
    return fmean(one.chance if one.lead > 0 else 1 - one.chance for foretold in groups for one in foretold)


def _loss(foretold: Sequence[Foretold], factor: float) -> float:
    """The mean log loss, over both ends that a series may have."""
    said = ((min(max(_NORMAL.cdf(factor * one.lead), 1e-6), 1 - 1e-6), one.chance) for one in foretold)
    return -fmean(true * log(one) + (1 - true) * log(1 - one) for one, true in said)


def show(figures: Figures) -> None:
    """A row for each method."""
    console, table = Console(highlight=False), Table("", *(f"after {after} series" for after in AFTER))
    for method in dict.fromkeys(one.method for one in figures.scores):
        row = {one.after: one for one in figures.scores if one.method == method}
        table.add_row(method, *(f"{row[after].loss:.4f}  {row[after].called:.1%}" for after in AFTER))
    table.add_row("gain by deal", *(f"{one.mean:+.4f} ± {one.margin:.4f}" for one in figures.better))
    console.print(f"{figures.groups} groups, spread {figures.spread:g} card points, seed {figures.seed}")
    console.print("log loss (a coin has 0.6931) and share of series called right")
    console.print(table)
    console.print("gain: log loss less than by series, with its 95 % interval over groups")
