"""Suits, ranks, the 36 cards and their notation ("TH" is the ten of hearts).

Laws: PACK holds the only 36 Card objects there are, so cards are compared by identity, and copies and
pickles give back the same object. Cards in hands and plays are tuples in the order of `index`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from operator import attrgetter
from typing import TypeAlias

from engine.errors import BadNotation


class Suit(IntEnum):
    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        return "SCDH"[self]


class Rank(IntEnum):
    """Low to high: the ten stands above the king."""

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    TEN = 7
    ACE = 8

    @property
    def letter(self) -> str:
        return "6789JQKTA"[self]

    @property
    def points(self) -> int:
        return (0, 0, 0, 0, 2, 3, 4, 10, 11)[self]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One card of PACK; take it from there or from `card`, never make another."""

    suit: Suit
    rank: Rank
    index: int
    points: int

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"card({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return card, (str(self),)


Cards: TypeAlias = tuple[Card, ...]

PACK: Cards = tuple(Card(suit, rank, suit * 9 + rank, rank.points) for suit in Suit for rank in Rank)
_BY_NAME = {str(each): each for each in PACK}

index_of = attrgetter("index")


def card(text: str) -> Card:
    """The card named by rank and suit, as in "7S"; raises BadNotation."""
    try:
        return _BY_NAME[text]
    except KeyError:
        raise BadNotation(f"no such card: {text!r}") from None


def cards(text: str) -> Cards:
    """Cards in order of index from "7S QS" or "7SQS"; raises BadNotation, also for a card named twice."""
    letters = "".join(text.split(" "))
    if len(letters) % 2:
        raise BadNotation(f"no cards: {text!r}")
    found = [card(letters[at : at + 2]) for at in range(0, len(letters), 2)]
    if len(set(found)) < len(found):
        raise BadNotation(f"a card twice: {text!r}")
    return in_order(found)


def in_order(some: Iterable[Card]) -> Cards:
    """The same cards in order of index."""
    return tuple(sorted(some, key=index_of))


def points_of(some: Iterable[Card]) -> int:
    """Card points, 0 to 120 for the whole pack."""
    return sum(each.points for each in some)
