"""What a person decided in a deal that is over, each with what their seat could know at that moment.

Laws: only plays that the person made in turn, with a choice; what a computer player did for them is not
theirs. Four of a suit that could have entered is a choice of the turn, as long as it may still enter then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import Action, Deal
from engine.game import apply, new_series
from engine.seen import View
from engine.state import State
from engine.view import observe
from storage.rows import Actor, InputRow, SavedTable


@dataclass(frozen=True, slots=True)
class Decision:
    """``view`` is of the seat that played."""

    view: View
    made: Action

    @property
    def trick(self) -> int:
        return len(self.view.history)

    @property
    def is_forced(self) -> bool:
        return len(self.view.legal) == 1


def own_plays(saved: SavedTable, user_id: int, deal: int) -> tuple[Decision, ...]:
    """The person's plays of that deal in order, forced ones too."""
    found = []
    for state, line in _lines(saved, deal):
        made = line.input
        is_own = line.actor is Actor.USER and line.user_id == user_id
        if is_own and not isinstance(made, Deal) and made.seat == state.turn:
            found.append(Decision(observe(state, made.seat), made))
    return tuple(found)


def _lines(saved: SavedTable, deal: int) -> Iterator[tuple[State, InputRow]]:
    """The inputs of a deal, each with the state before it."""
    state = new_series(saved.table.rules, saved.table.first_dealer)
    for line in saved.inputs:
        before = state
        state, _ = apply(state, line.input)
        if state.table is not None and state.table.number == deal:
            yield before, line
