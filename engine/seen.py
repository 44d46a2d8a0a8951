"""What lies on the table and what a seat may know: frozen, without decisions.

Laws: a View holds nothing that its seat (or, with seat None, the group) may not know; two states that
differ only in what the seat cannot know give equal Views. A hidden discard has `cards` None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.actions import Action
from engine.cards import Card, Cards, Suit
from engine.rules import Rules

Seat: TypeAlias = int  # 0-3 clockwise
Partnership: TypeAlias = int  # 0: seats 0 and 2; 1: seats 1 and 3
Hands: TypeAlias = tuple[Cards, ...]  # by seat
Pair: TypeAlias = tuple[int, int]  # by partnership

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)


def partnership(seat: Seat) -> Partnership:
    return seat % 2


def partner(seat: Seat) -> Seat:
    return (seat + 2) % 4


def distance(opener: Seat, seat: Seat) -> int:
    """Places clockwise from the opener of a trick, 0 for the opener."""
    return (seat - opener) % 4


class Kind(StrEnum):
    LEAD = "lead"
    BEAT = "beat"
    DISCARD = "discard"
    CLAIM = "claim"


class Phase(StrEnum):
    BETWEEN = "between"  # no deal on the table: before the first, or after one
    PLAYING = "playing"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Play:
    """What one seat put on the table; cards are None where the reader may not know them."""

    seat: Seat
    kind: Kind
    cards: Cards | None
    count: int

    @property
    def is_face_up(self) -> bool:
        return self.kind is not Kind.DISCARD

    @property
    def is_entry(self) -> bool:
        """Four cards that opened the trick: only a nearer seat may claim over them."""
        return self.kind is Kind.CLAIM or (self.kind is Kind.LEAD and self.count == 4)


@dataclass(frozen=True, slots=True)
class Trick:
    """The plays that count, and those that claims sent back, each in order; `opener` had the lead first."""

    number: int
    opener: Seat
    plays: tuple[Play, ...] = ()
    returned: tuple[Play, ...] = ()

    @property
    def leader(self) -> Seat | None:
        return self.plays[0].seat if self.plays else None

    @property
    def count(self) -> int:
        """Cards each seat plays to this trick; 0 before the lead."""
        return self.plays[0].count if self.plays else 0

    @property
    def holding(self) -> Play | None:
        """The play that would take the trick as it lies."""
        for play in reversed(self.plays):
            if play.kind is not Kind.DISCARD:
                return play
        return None

    @property
    def holder(self) -> Seat | None:
        """Who last led, claimed or beat; the taker of a complete trick."""
        holding = self.holding
        return holding.seat if holding else None

    @property
    def to_beat(self) -> Cards:
        holding = self.holding
        return (holding.cards or ()) if holding else ()

    @property
    def turn(self) -> Seat:
        """Whose turn it is in an open trick."""
        return (self.plays[-1].seat + 1) % 4 if self.plays else self.opener

    @property
    def is_complete(self) -> bool:
        return len(self.plays) == 4

    @property
    def claimant(self) -> Seat | None:
        return self.plays[0].seat if self.plays and self.plays[0].kind is Kind.CLAIM else None


@dataclass(frozen=True, slots=True)
class DealResult:
    """A deal that is over. Pairs are by partnership: card points, tricks won, defeat points scored."""

    deal: int
    dealer: Seat
    points: Pair
    tricks: Pair
    defeat: Pair
    is_eggs: bool
    is_doubled: bool
    seed: bytes | None
    commitment: str | None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or with seat None the group, may know.

    deal: number of the deal in play or last played, from 0; -1 before the first. dealer: of that deal;
    the first dealer before it. history, takers, tricks: of that deal's finished tricks. known: by seat,
    cards that a claim returned and that were not played face up since. legal: this seat's plays now,
    leads or beats cheapest first, then discards cheapest first, a claim last.
    """

    seat: Seat | None
    rules: Rules
    phase: Phase
    deal: int
    dealer: Seat
    first_dealer: Seat
    turn: Seat | None
    hand: Cards
    hand_sizes: tuple[int, int, int, int]
    trump: Suit | None
    shown: Card | None
    stock: int
    trick: Trick | None
    history: tuple[Trick, ...]
    takers: tuple[Seat, ...]
    tricks: Pair
    known: Hands
    score: Pair
    eggs: int
    next_counts_double: bool
    results: tuple[DealResult, ...]
    winner: Partnership | None
    commitment: str | None
    legal: tuple[Action, ...]
