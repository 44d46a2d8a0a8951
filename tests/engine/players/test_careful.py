"""The manners of the careful player, in card notation; hearts are trump unless another card is shown."""

import pytest

from engine.actions import Action, Claim, decode
from engine.cards import card
from engine.players import player, stream
from engine.players.chances import Chances
from engine.state import State
from engine.view import observe
from tests.engine.positions import after, dealt


def choice(state: State, seat: int | None = None) -> Action | None:
    at = state.turn if seat is None else seat
    return player("careful").choose(observe(state, at), stream("careful"))


@pytest.mark.parametrize(
    ("hands", "plays", "expected"),
    [
        # The partner holds the trick with the highest trump, and the seat is last: points go on it.
        (
            ("6S QS KC 7D", "AH 7S KS JD", "8S JS 6C 8D", "TC JC 9D 6D"),
            ("lead 0 6S", "beat 1 AH", "discard 2 8S"),
            "discard 3 TC",
        ),
        # The same on a trick that an opponent is sure of: a card of no worth goes on it.
        (
            ("6S QS KC 7D", "7S KS JD 9C", "AH JS TC 8D", "AC JC 9D 6D"),
            ("lead 0 6S", "discard 1 7S", "beat 2 AH"),
            "discard 3 6D",
        ),
        # Last to play with two cards that beat: the cheaper one takes.
        (
            ("TS QS KC 7D", "7S KS JD 9C", "8S JS TC 8D", "AS AH 9D 6D"),
            ("lead 0 TS", "discard 1 7S", "discard 2 8S"),
            "beat 3 AS",
        ),
        # A trick without points is not worth a trump.
        (
            ("6S QS KC 7D", "7S KS JD 9C", "8S JS TC 8D", "KH TH 9D 6C"),
            ("lead 0 6S", "beat 1 7S", "beat 2 8S"),
            "discard 3 6C",
        ),
        # Three high cards of a suit are led together: hardly anybody can beat three.
        (("AS TS KS 7D", "7C KC JD 9C", "8S JS TC 8D", "KH TH 9D 6D"), (), "lead 0 KSTSAS"),
    ],
)
def test_manners(hands: tuple[str, ...], plays: tuple[str, ...], expected: str) -> None:
    """What people expect of a partner."""
    assert choice(after(dealt(hands), *plays)) == decode(expected)


def test_four_of_a_suit_enters() -> None:
    """Four of a suit nearly always take all that is on the table, so it claims."""
    state = after(dealt(("7S QS KS 7D", "8S JS 8D JD", "QD KD 7C 8C", "6C 9C TC AC")), "lead 0 7S")
    assert isinstance(choice(state, 3), Claim)


def test_chances() -> None:
    """Chances are exact where one card is to beat, and certain for what a claim has shown."""
    hands = ("7S QS KS 7D", "8S JS 8D JD", "QD AH 7C 8C", "6C 9C TC AC")
    state = dealt(hands)
    view = observe(state, 0)
    chances = Chances(view, card("6H").suit)
    assert chances.unseen.bit_count() == 32
    beaten_by_one = chances.beating(1, (card("TH"),))
    assert beaten_by_one == pytest.approx(4 / 32)
    assert chances.beating(1, (card("AH"),)) == 0
    state = after(state, "lead 0 7S", "discard 1 8D", "beat 2 AH", "claim 3 6C9CTCAC")
    view = observe(state, 0)
    shown = Chances(view, card("6H").suit)
    assert shown.beating(2, (card("KH"),)) == 1
    assert shown.beating(1, (card("TH"),)) == 0
