"""In which order computer players are asked where no clock runs: in self-play and in the bench.

Law: whoever may claim is asked first, those nearer to the trick's opener before the others; the seat in turn
is asked last.
"""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.actions import Action
from engine.game import legal_actions
from engine.seen import SEATS, Seat
from engine.state import State

Choose: TypeAlias = Callable[[State, Seat], Action | None]


def next_action(state: State, choose: Choose) -> Action:
    """What is played next in a deal; choose is asked only for seats that have a legal action."""
    for seat in _asked(state):
        if legal_actions(state, seat):
            action = choose(state, seat)
            if action is not None:
                return action
    raise AssertionError("a player in turn has to play")


def _asked(state: State) -> Iterator[Seat]:
    trick = state.table.trick if state.table else None
    assert trick is not None, "a deal is in play"
    for step in SEATS:
        seat = (trick.opener + step) % 4
        if seat != trick.turn:
            yield seat
    yield trick.turn
