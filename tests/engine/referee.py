"""The rules once more, by brute force and from card names alone, to judge the engine by.

Nothing here uses the engine's tables or generators: ranks come from a string, pairings are tried one by
one, every subset of a hand is asked about.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from engine.state import State

RANKS = "6789JQKTA"
POINTS = {"J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}

Names = tuple[str, ...]


def above(one: str, other: str, trump: str) -> bool:
    if one[1] == other[1]:
        return RANKS.index(one[0]) > RANKS.index(other[0])
    return one[1] == trump


def can_beat(beating: Names, beaten: Names, trump: str) -> bool:
    return any(
        all(above(one, other, trump) for one, other in zip(order, beaten, strict=True))
        for order in permutations(beating)
    )


def subsets(hand: Names) -> Iterator[Names]:
    for count in range(1, len(hand) + 1):
        yield from combinations(hand, count)


def names(state: State, seat: int) -> Names:
    assert state.table is not None
    return tuple(map(str, state.table.hands[seat]))


def legal(state: State, seat: int) -> set[tuple[str, Names]]:
    """Every (word, cards) that this seat may play in a deal in play."""
    assert state.table is not None
    trick = state.table.trick
    assert trick is not None
    hand = names(state, seat)
    trump = str(state.table.shown)[1]
    plays = [(play.seat, play.kind.value, tuple(map(str, play.cards or ()))) for play in trick.plays]
    found = set()
    turn = (plays[-1][0] + 1) % 4 if plays else trick.opener
    if seat == turn:
        holding = [cards for _, kind, cards in plays if kind != "discard"]
        for some in subsets(hand):
            if not plays:
                if len({name[1] for name in some}) == 1:
                    found.add(("lead", some))
            elif len(some) == len(plays[0][2]):
                found.add(("discard", some))
                if can_beat(some, holding[-1], trump):
                    found.add(("beat", some))
    if may_claim(hand, seat, trick.opener, plays, state.rules.claims.value):
        found.add(("claim", hand))
    return found


def may_claim(hand: Names, seat: int, opener: int, plays: list[tuple[int, str, Names]], until: str) -> bool:
    if len(hand) != 4 or len({name[1] for name in hand}) != 1:
        return False
    if not plays:
        return seat != opener
    first_seat, first_kind, first_cards = plays[0]
    if len(first_cards) == 4:
        clockwise = [(opener + step) % 4 for step in range(4)]
        if clockwise.index(first_seat) < clockwise.index(seat):
            return False
    return until == "trick" or (first_kind == "claim" and len(plays) == 1)
