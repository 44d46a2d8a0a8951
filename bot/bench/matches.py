"""Two players against each other on equal cards: a pair is one deal, or one series, played twice.

Laws: in the second play of a pair the partnerships are swapped; decks and first dealer stay, so luck of the
cards falls out. Everything follows from the match and the number of the pair. Each seat has its own stream
of chance. Pair k's deal is the first of the series of pair k.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import TypeAlias

from bot.asking import next_action
from bot.bench.cheater import Cheater
from bot.bench.laboratory import LaboratoryPlayer
from engine.actions import Action, Deal
from engine.game import apply, legal_actions, new_series
from engine.players import PLAYERS, Stream, player, stream
from engine.rules import Rules
from engine.seen import SEATS, Partnership, Seat, partnership
from engine.state import State
from engine.view import observe

NAMES = (*PLAYERS, "laboratory", "cheater")

Contender: TypeAlias = Callable[[State, Seat, Stream], Action | None]


@cache
def contender(name: str) -> Contender:
    """The player of that name; all but the cheater see only a View."""
    if name == "cheater":
        return Cheater(player("normal")).choose
    fair = LaboratoryPlayer() if name == "laboratory" else player(name)
    return lambda state, seat, rng: fair.choose(observe(state, seat), rng)


@dataclass(frozen=True, slots=True)
class Match:
    """A against B, by name."""

    a: str
    b: str
    seed: int

    def start(self, pair: int) -> State:
        """Before the first deal of a pair."""
        return new_series(Rules(), self._digest(f"{pair} dealer")[0] % 4)

    def deal(self, pair: int, number: int) -> Deal:
        return Deal(self._digest(f"{pair} deal {number}"))

    def _digest(self, text: str) -> bytes:
        return sha256(f"kozel strength {self.seed} {text}".encode()).digest()


@dataclass(frozen=True, slots=True)
class DealPair:
    """How A did, a deal: card points more than B, defeat points fewer than B, share of deals won.

    seconds: of each decision of A, and of B, from the state to the action.
    """

    points: float
    defeat: float
    won: float
    seconds: tuple[list[float], list[float]]


class _Play:
    """One of the two plays of a pair, and how long the decisions of A and of B take in it."""

    def __init__(self, match: Match, pair: int, side: Partnership, what: str) -> None:
        self._match, self._pair, self._side = match, pair, side
        self._contenders = (contender(match.a), contender(match.b))
        self._streams = [stream(f"{match.seed} {what} {pair} as {side} seat {seat}") for seat in SEATS]
        self.seconds: tuple[list[float], list[float]] = ([], [])

    def deal(self, state: State) -> State:
        """The state after one more deal."""
        state, _ = apply(state, self._match.deal(self._pair, len(state.results)))
        while state.turn is not None:
            state, _ = apply(state, next_action(state, self._choose))
        return state

    def _choose(self, state: State, seat: Seat) -> Action | None:
        whose = int(partnership(seat) != self._side)
        start = perf_counter()
        action = self._contenders[whose](state, seat, self._streams[seat])
        spent = perf_counter() - start
        if len(legal_actions(state, seat)) > 1:
            self.seconds[whose].append(spent)
        return action


def deal_pair(match: Match, pair: int) -> DealPair:
    points = defeat = won = 0.0
    seconds: tuple[list[float], list[float]] = ([], [])
    for side in (0, 1):
        play = _Play(match, pair, side, "deal")
        result = play.deal(match.start(pair)).results[-1]
        points += (result.points[side] - result.points[1 - side]) / 2
        defeat += (result.defeat[1 - side] - result.defeat[side]) / 2
        won += _share(result.points[side] - result.points[1 - side]) / 2
        for whose in (0, 1):
            seconds[whose].extend(play.seconds[whose])
    return DealPair(points, defeat, won, seconds)


def series_pair(match: Match, pair: int) -> float:
    """The share of series won by A."""
    won = 0
    for side in (0, 1):
        play = _Play(match, pair, side, "series")
        state = match.start(pair)
        while state.winner is None:
            state = play.deal(state)
        won += state.winner == side
    return won / 2


def _share(lead: int) -> float:
    """Of a deal that was won by so many points; 60-60 counts half."""
    return 0.5 if lead == 0 else float(lead > 0)
