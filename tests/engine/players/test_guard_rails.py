"""Guard rails: what every sensible player does on positions that leave no doubt."""

from __future__ import annotations

import pytest

from engine.actions import Action, Deal, decode, encode
from engine.cards import cards
from engine.game import apply, legal_actions
from engine.players import player, stream
from engine.seen import Seat
from engine.state import State
from engine.view import observe
from tests.engine.players.guard_rails import POSITIONS, Position
from tests.engine.positions import dealt

on_positions = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)


def actions(text: str) -> list[Action]:
    """The actions of "lead 0 6S, beat 1 AH"."""
    found = [decode(part) for part in text.split(", ") if part]
    return [each for each in found if not isinstance(each, Deal)]


def seat_of(position: Position) -> Seat:
    return actions(position.expected or position.forbidden)[0].seat


def played(position: Position) -> State:
    """Played from the deal on; raises IllegalAction where the line breaks a rule."""
    plays = actions(position.plays)
    opener = plays[0].seat if plays else seat_of(position)
    state = dealt(position.hands.split(" | "), position.shown, leader=opener, stock=position.stock)
    for play in plays:
        state, _ = apply(state, play)
    return state


def is_right(position: Position, choice: Action | None) -> bool:
    if position.expected:
        return choice in actions(position.expected)
    return choice is not None and choice not in actions(position.forbidden)


@on_positions
@pytest.mark.parametrize("name", ["normal", "strong"])
def test_guard_rails(name: str, position: Position) -> None:
    """The player does what is right, for the reason that stands with the position."""
    view = observe(played(position), seat_of(position))
    choice = player(name).choose(view, stream(position.name))
    assert is_right(position, choice), f"{choice and encode(choice)}: {position.reason}"


@on_positions
def test_positions_are_sound(position: Position) -> None:
    """A position comes about by legal play, its seat has a choice, and right and wrong are both legal."""
    assert all(len(cards(hand)) == 4 for hand in position.hands.split(" | "))
    assert position.shown not in position.hands, "the shown card lies in the stock"
    state, seat = played(position), seat_of(position)
    assert state.turn == seat
    legal = set(legal_actions(state, seat))
    judged = set(actions(position.expected or position.forbidden))
    assert judged < legal
    assert bool(position.expected) != bool(position.forbidden)
    assert position.reason


def test_names_are_unique() -> None:
    """Every position has a name of its own."""
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= 30


def test_careless_play_is_caught() -> None:
    """Who always makes the last of the legal plays, the dearest or a claim, is wrong on most positions."""
    last = [(each, legal_actions(played(each), seat_of(each))[-1]) for each in POSITIONS]
    assert sum(not is_right(each, choice) for each, choice in last) > len(POSITIONS) / 2
