"""Who is asked when no clock runs."""

from bot.asking import next_action
from engine.actions import Action, Claim
from engine.game import legal_actions
from engine.state import State
from tests.engine.positions import dealt

HANDS = ("6H 7H 8H 9H", "6S 7S 8S 9S", "6C 7C 8C JH", "6D 7D 8D 9D")


def test_order() -> None:
    """Those who may claim, nearest to the opener first, then the seat in turn; nobody who has no choice."""
    state = dealt(HANDS, "KD", leader=1)
    asked: list[int] = []

    def in_turn_only(now: State, seat: int) -> Action | None:
        asked.append(seat)
        return legal_actions(now, seat)[0] if seat == now.turn else None

    action = next_action(state, in_turn_only)
    assert asked == [3, 0, 1]
    assert action == legal_actions(state, 1)[0]


def test_first_to_act() -> None:
    """Whoever acts first is the last to be asked."""
    asked: list[int] = []

    def at_once(now: State, seat: int) -> Action | None:
        asked.append(seat)
        return legal_actions(now, seat)[0]

    assert isinstance(next_action(dealt(HANDS, "KD", leader=1), at_once), Claim)
    assert asked == [3]
