"""How many ways a position can go on: every order of legal actions, claims of all seats included.

The numbers are fixed; a change in any of them is a change in the rules.
"""

from collections.abc import Callable

import pytest

from engine.actions import encode
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules
from engine.state import State
from tests.engine.positions import LEAD_ONLY, PLAIN, after, dealt

FOURS = ("6S 9S TS AS", "7S JS 8C JC", "6D 9D TD AD", "6C 9C TC AC")
ALL_FOURS = ("6S 9S TS AS", "7H 9H TH AH", "6D 9D TD AD", "6C 9C TC AC")


def perft(state: State, depth: int) -> int:
    """Lines of so many actions; a line that ends the deal earlier counts once."""
    if depth == 0 or state.turn is None:
        return 1
    return sum(
        perft(apply(state, action)[0], depth - 1)
        for seat in range(4)
        for action in legal_actions(state, seat)
    )


def seeded(seed: int, played: int = 0, which: int = 0) -> State:
    """A first deal from a seed, after so many plays by the seat in turn."""
    state = after(new_series(Rules(), 3), "deal " + f"{seed:02x}" * 32)
    for _ in range(played):
        turn = state.turn
        assert turn is not None
        actions = legal_actions(state, turn)
        state = after(state, encode(actions[which % len(actions)]))
    return state


POSITIONS: dict[str, tuple[Callable[[], State], list[int]]] = {
    "plain": (lambda: dealt(PLAIN), [8, 46, 233, 1289, 8021]),
    "pair led": (lambda: after(dealt(PLAIN), "lead 0 7SQS"), [7, 42, 252, 1302, 7362]),
    "three fours": (lambda: dealt(FOURS), [17, 106, 585, 2738, 18159]),
    "three fours, claims by lead": (
        lambda: dealt(FOURS, rules=LEAD_ONLY),
        [17, 78, 369, 1899, 16336],
    ),
    "all fours": (lambda: dealt(ALL_FOURS, shown="6H"), [18, 189, 1110, 5607, 42557]),
    "farthest claimed": (lambda: after(dealt(FOURS), "claim 3 6C9CTCAC"), [3, 5, 8, 13, 39, 185, 1006]),
    "seed 1": (lambda: seeded(1), [5, 27, 129, 674, 3850, 23102]),
    "seed 2 in mid-trick": (lambda: seeded(2, 2), [4, 16, 128, 732, 4740, 28664]),
    "seed 3 in mid-deal": (lambda: seeded(3, 13, 1), [7, 41, 198, 1108, 6898]),
    "seed 4 with an empty stock": (lambda: seeded(4, 22), [4, 16, 64, 192, 612, 2304, 5112]),
    "seed 5 to the end": (lambda: seeded(5, 29), [3, 6, 12, 12, 16, 16, 20]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft(name: str) -> None:
    """Lines of one, two, three ... actions."""
    build, counts = POSITIONS[name]
    state = build()
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
