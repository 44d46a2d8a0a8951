"""A player that sees all cards, also in what order the stock comes: the top of the ladder, only in the bench.

Theory: each of its plays is tried, and the deal played on to its end with the true cards by an ordinary
player in all four seats, who sees no more than he may. That player does not draw lots, so once is enough.
"""

from __future__ import annotations

from bot.asking import next_action
from engine.actions import Action
from engine.game import apply, legal_actions
from engine.players import Player, Stream
from engine.seen import Partnership, Seat, partnership
from engine.state import State
from engine.view import observe

DEFEAT_WORTH = 20  # card points of difference that one defeat point is worth


class Cheater:
    def __init__(self, ordinary: Player) -> None:
        self._ordinary = ordinary

    def choose(self, state: State, seat: Seat, rng: Stream) -> Action | None:
        options: list[Action | None] = [*legal_actions(state, seat)]
        if seat != state.turn:
            options.append(None)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda option: self._outcome(state, seat, option, rng))

    def _outcome(self, state: State, seat: Seat, option: Action | None, rng: Stream) -> int:
        """How the deal ends for the seat's side; without an action the seat waits until it is in turn."""
        tricks = len(observe(state, seat).history)

        def choose(now: State, asked: Seat) -> Action | None:
            view = observe(now, asked)
            if option is None and asked == seat != view.turn and len(view.history) == tricks:
                return None
            return self._ordinary.choose(view, rng)

        after = state if option is None else apply(state, option)[0]
        while after.turn is not None:
            after, _ = apply(after, next_action(after, choose))
        return _worth(after, partnership(seat))


def _worth(state: State, side: Partnership) -> int:
    """Of the deal that has just ended, to one side, in card points of difference."""
    result = state.results[-1]
    points = result.points[side] - result.points[1 - side]
    return points + DEFEAT_WORTH * (result.defeat[1 - side] - result.defeat[side])
