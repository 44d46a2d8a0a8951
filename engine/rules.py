"""The rules that concern cards alone: what may be led, what beats what, what is cheap; and a chat's options.

Laws: plays are given in the order of `index` inside; lists of plays are in a steady order, cheapest first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from engine.cards import PACK, Card, Cards, Suit


class EggsRule(StrEnum):
    """What a deal of 60-60 does: nothing, or the next decided deal counts double (never fourfold)."""

    NOTHING = "nothing"
    DOUBLE = "double"


class ClaimsRule(StrEnum):
    """Until when four of a suit may enter: until the trick is complete, or only before the lead."""

    TRICK = "trick"
    LEAD = "lead"


TARGETS = (6, 12, 18, 24)


@dataclass(frozen=True, slots=True)
class Rules:
    """Options of a series; target in defeat points. An old revision's logs replay under that revision."""

    target: int = 12
    eggs: EggsRule = EggsRule.NOTHING
    claims: ClaimsRule = ClaimsRule.TRICK
    revision: int = 1


def _beaters(beaten: Card, trump: Suit) -> int:
    """The cards that beat one card, as a bit for each index."""
    return sum(
        1 << each.index
        for each in PACK
        if (each.suit is beaten.suit and each.rank > beaten.rank)
        or (each.suit is trump and beaten.suit is not trump)
    )


_BEATERS = tuple(tuple(_beaters(beaten, trump) for beaten in PACK) for trump in Suit)

# A trump costs more than any plain card; among equals the points, then the rank decide.
_COSTS = tuple(
    tuple(1000 * (each.suit is trump) + 10 * each.points + each.rank for each in PACK) for trump in Suit
)


def beaters(beaten: Card, trump: Suit) -> int:
    """The cards of the pack that beat this one, as a bit for each index."""
    return _BEATERS[trump][beaten.index]


def beats(beating: Cards, beaten: Cards, trump: Suit) -> bool:
    """Whether some pairing has each of the beating cards above its partner (counts must be equal)."""
    return len(beating) == len(beaten) and _pairs(beating, beaten, _BEATERS[trump])


def _pairs(beating: Cards, beaten: Cards, table: tuple[int, ...]) -> bool:
    mask = table[beaten[0].index]
    if len(beaten) == 1:
        return mask >> beating[0].index & 1 == 1
    return any(
        mask >> each.index & 1 and _pairs(beating[:at] + beating[at + 1 :], beaten[1:], table)
        for at, each in enumerate(beating)
    )


def is_one_suit(some: Cards) -> bool:
    suit = some[0].suit
    return all(each.suit is suit for each in some)


def is_four_of_a_suit(hand: Cards) -> bool:
    return len(hand) == 4 and is_one_suit(hand)


def legal_leads(hand: Cards, trump: Suit) -> list[Cards]:
    """Every lead from this hand: one to four cards of one suit, fewest first, then cheapest."""
    singles = [(each,) for each in hand]
    leads: list[Cards] = cheapest_first(singles, trump)
    for count in range(2, len(hand) + 1):
        same = [some for some in combinations(hand, count) if is_one_suit(some)]
        leads += cheapest_first(same, trump)
    return leads


def legal_beats(hand: Cards, to_beat: Cards, trump: Suit) -> list[Cards]:
    """Every set of cards from this hand that beats those on the table, cheapest first."""
    table = _BEATERS[trump]
    if not any(table[to_beat[0].index] >> each.index & 1 for each in hand):
        return []
    some = [part for part in combinations(hand, len(to_beat)) if _pairs(part, to_beat, table)]
    return cheapest_first(some, trump)


def legal_discards(hand: Cards, count: int, trump: Suit) -> list[Cards]:
    """Every choice of so many cards from this hand, cheapest first."""
    return cheapest_first(combinations(hand, count), trump)


def cheapest_first(plays: Iterable[Cards], trump: Suit) -> list[Cards]:
    """Plays by what they give away: trumps, then points, then ranks; equals keep their order."""
    costs = _COSTS[trump]
    return sorted(plays, key=lambda play: sum([costs[each.index] for each in play]))
