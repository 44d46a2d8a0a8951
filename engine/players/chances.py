"""What a seat can tell about the cards it does not see.

Theory: every card not seen is anywhere with equal chance, save those that a claim showed in a hand. The
cards that hold a trick are of one suit, or partly trumps, so whatever beats the stronger of them beats the
weaker; a hand beats them all if, for each k, it has k cards above the k-th strongest.
"""

from __future__ import annotations

from math import comb

from engine.cards import PACK, Cards, Suit
from engine.players import masks
from engine.rules import beaters
from engine.seen import Seat, View


def mask(some: Cards) -> int:
    """Cards as a bit for each index."""
    return sum([1 << each.index for each in some])


class Chances:
    """The chances of one View, for a seat at the table during a deal."""

    def __init__(self, view: View, trump: Suit) -> None:
        self._trump = trump
        self._sizes = view.hand_sizes
        tricks = (*view.history, view.trick) if view.trick else view.history
        visible = mask(view.hand)
        for trick in tricks:
            for play in trick.plays:
                visible |= mask(play.cards or ())
        self._known = tuple(
            shown if shown.bit_count() <= size else 0
            for shown, size in zip((mask(cards) & ~visible for cards in view.known), self._sizes, strict=True)
        )
        self.unseen = masks.PACK & ~visible
        self._pool = self.unseen
        for shown in self._known:
            self._pool &= ~shown

    @property
    def mean_points(self) -> float:
        """Card points of an unseen card, on average."""
        total = sum(each.points for each in PACK if self.unseen >> each.index & 1)
        return total / max(1, self.unseen.bit_count())

    def beating(self, seat: Seat, cards: Cards) -> float:
        """About how likely that seat's hand can beat these cards, 0 to 1."""
        if not cards or self._sizes[seat] < len(cards):
            return 0.0
        above = sorted((beaters(each, self._trump) for each in cards), key=int.bit_count)
        return min(self._holding(seat, wanted, k) for k, wanted in enumerate(above, 1))

    def _holding(self, seat: Seat, wanted: int, least: int) -> float:
        """How likely that hand has at least so many of the wanted cards."""
        known = self._known[seat]
        least -= (known & wanted).bit_count()
        if least <= 0:
            return 1.0
        pool, good = self._pool.bit_count(), (self._pool & wanted).bit_count()
        drawn = min(pool, self._sizes[seat] - known.bit_count())
        fewer = sum(comb(good, k) * comb(pool - good, drawn - k) for k in range(min(least, drawn + 1)))
        return 1.0 - fewer / comb(pool, drawn)
