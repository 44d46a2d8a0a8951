"""Everything about a series, hidden cards included: frozen, without decisions.

Laws: the hands, the stock, the open trick and the finished tricks hold the 36 cards once each; between
tricks all hands are of equal size. A deal that is over stays here, its trick None, until the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Cards, Suit
from engine.rules import Rules
from engine.seen import DealResult, Hands, Partnership, Phase, Seat, Trick


@dataclass(frozen=True, slots=True)
class Table:
    """One deal. stock: from its top; known: by seat, what claims returned and nobody has seen since."""

    number: int
    dealer: Seat
    shown: Card
    hands: Hands
    stock: Cards
    trick: Trick | None
    history: tuple[Trick, ...]
    known: Hands
    seed: bytes | None
    commitment: str | None

    @property
    def trump(self) -> Suit:
        return self.shown.suit


@dataclass(frozen=True, slots=True)
class State:
    """A series: its rules, the deals that are over and the one in play, or else the last one."""

    rules: Rules
    first_dealer: Seat
    results: tuple[DealResult, ...] = ()
    table: Table | None = None
    winner: Partnership | None = None

    @property
    def phase(self) -> Phase:
        if self.table is not None and self.table.trick is not None:
            return Phase.PLAYING
        return Phase.BETWEEN if self.winner is None else Phase.WON

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None between deals."""
        trick = self.table.trick if self.table else None
        return trick.turn if trick else None
