"""Random walks through the game, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.actions import Action, Deal, Input
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules
from engine.state import State


def any_action(state: State, chance: Random) -> Action:
    """A legal action, now and then of a seat that is not in turn."""
    turn = state.turn
    assert turn is not None
    for seat in range(4):
        if seat != turn and (claims := legal_actions(state, seat)) and chance.random() < 0.4:
            return claims[0]
    return chance.choice(legal_actions(state, turn))


def walk(rules: Rules, chance: Random) -> Iterator[tuple[State, Input]]:
    """Every state of a random series but the last, each with the input that follows it."""
    state = new_series(rules, chance.randrange(4))
    while state.winner is None:
        given = Deal(chance.randbytes(32)) if state.turn is None else any_action(state, chance)
        yield state, given
        state, _ = apply(state, given)
