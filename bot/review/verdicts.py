"""What a decision cost: plays tried in many worlds that fit the View, each played on to the end of the deal.

Laws: every play of a decision is tried in the same worlds. Which play is the better one is found in other
worlds than those that tell how much better it is, so that luck does not flatter it. The strong player has
all four seats from then on. All follows from decisions, budget and seed.

Theory: first all decisions are tried in a few worlds, then those that seem to cost most in many.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import attrgetter
from statistics import fmean, stdev
from typing import TypeAlias

from bot.asking import next_action
from bot.review.decisions import Decision
from bot.review.worlds import world
from engine.actions import Action, Claim
from engine.game import apply
from engine.players import player, stream
from engine.players.policy import favourites
from engine.seen import View, partnership
from engine.state import State
from engine.view import observe

CLEAR_ERRORS = 2.0  # a cost of fewer standard errors may be chance
CLEAR_POINTS = 2.0  # card points; less is a matter of taste
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Budget:
    """Plays of a decision that are tried (beside the one made), worlds for all decisions and for those that
    seem to cost most, and worlds in one piece of work."""

    plays: int = 4
    worlds: int = 50
    finalists: int = 5
    more_worlds: int = 400
    piece: int = 50


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work: these plays in so many worlds. ``name`` decides which worlds those are."""

    view: View
    plays: tuple[Action, ...]
    worlds: int
    name: str


Points: TypeAlias = tuple[tuple[int, ...], ...]
"""Card points of the seat's side at the end: by play, then by world."""

Work: TypeAlias = Callable[[Job], Awaitable[Points]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Card points expected of the play made and of a better one; ``error``: standard error of the cost."""

    decision: Decision
    better: Action
    made_points: float
    better_points: float
    error: float

    @property
    def cost(self) -> float:
        return self.better_points - self.made_points

    @property
    def is_clear(self) -> bool:
        return self.cost > CLEAR_POINTS and self.cost > CLEAR_ERRORS * self.error


_COST = attrgetter("cost")


def done(job: Job) -> Points:
    """Does a piece of work: the only thing here that takes long."""
    chance = stream(job.name)
    worlds = [world(job.view, chance) for _ in range(job.worlds)]
    return tuple(tuple(_points(one, play) for one in worlds) for play in job.plays)


async def costliest(
    decisions: Sequence[Decision], budget: Budget, seed: str, work: Work, told: Callable[[float], None]
) -> tuple[Verdict, ...]:
    """The decisions that clearly cost most, the costliest first. ``told`` hears which part is done."""
    free = [decision for decision in decisions if not decision.is_forced]
    tried = [_candidates(decision, budget.plays) for decision in free]
    most = 2 * min(budget.finalists, len(free)) * budget.more_worlds
    progress = _Progress(sum(map(len, tried)) * budget.worlds + most, told)
    first = []
    for decision, plays in zip(free, tried, strict=True):
        job = Job(decision.view, plays, budget.worlds, f"{seed}, trick {decision.trick}, few")
        first.append(_verdict(decision, plays, await progress.after(work, job)))
    seeming = sorted((each for each in first if each.cost > 0), key=_COST, reverse=True)[: budget.finalists]
    measured = [await _measured(each, budget, seed, work, progress) for each in seeming]
    clear = [each for each in measured if each.is_clear]
    return tuple(sorted(clear, key=_COST, reverse=True)[:MOST_SHOWN])


async def _measured(verdict: Verdict, budget: Budget, seed: str, work: Work, progress: _Progress) -> Verdict:
    """The same two plays in many other worlds."""
    decision = verdict.decision
    name = f"{seed}, trick {decision.trick}, many"
    plays = (decision.made, verdict.better)
    points: list[tuple[int, ...]] = [(), ()]
    for piece, start in enumerate(range(0, budget.more_worlds, budget.piece)):
        worlds = min(budget.piece, budget.more_worlds - start)
        found = await progress.after(work, Job(decision.view, plays, worlds, f"{name}, {piece}"))
        points = [old + new for old, new in zip(points, found, strict=True)]
    return _verdict(decision, plays, tuple(points))


def _candidates(decision: Decision, most: int) -> tuple[Action, ...]:
    """The play made, then those that the strong player's net likes best, and an entry in any case."""
    others = [play for play in favourites(decision.view) if play != decision.made]
    entries = [play for play in others[most:] if isinstance(play, Claim)]
    return (decision.made, *others[:most], *entries)


def _verdict(decision: Decision, plays: Sequence[Action], points: Points) -> Verdict:
    """The play made against the best of the others."""
    made, *others = points
    best = max(range(len(others)), key=lambda at: sum(others[at]))
    costs = [theirs - own for theirs, own in zip(others[best], made, strict=True)]
    error = stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0
    return Verdict(decision, plays[best + 1], fmean(made), fmean(others[best]), error)


def _points(state: State, play: Action) -> int:
    """What the side of the play's seat has in the end."""
    strong, chance = player("strong"), stream("unused")  # the strong player draws no lots
    state, _ = apply(state, play)
    while state.turn is not None:
        state, _ = apply(state, next_action(state, lambda at, seat: strong.choose(observe(at, seat), chance)))
    return state.results[-1].points[partnership(play.seat)]


class _Progress:
    """How many plays in worlds are done, of how many."""

    def __init__(self, most: int, told: Callable[[float], None]) -> None:
        self._most = max(1, most)
        self._told = told
        self._done = 0

    async def after(self, work: Work, job: Job) -> Points:
        points = await work(job)
        self._done += len(job.plays) * job.worlds
        self._told(min(1.0, self._done / self._most))
        return points
