"""What the laboratory's net looks at in one play: 32 numbers with a meaning by its kind, 18 for all kinds.

Theory: chances are rough (Situation.lasting); card points come in tens, the stock in twenties, so that all
numbers are about as large.
"""

from __future__ import annotations

from bot.bench.laboratory_inputs import ACES, TENS, Situation, of_suit
from engine.actions import Action, Beat, Lead
from engine.cards import Card, Cards, points_of
from engine.players.chances import mask
from engine.rules import beaters
from engine.seen import View

LEAD, BEAT, DISCARD = 0, 1, 2


class Weighing:
    """The numbers of each play of one decision."""

    def __init__(self, view: View, situation: Situation) -> None:
        assert view.trick is not None
        self.now, self.hand, self.trump = situation, view.hand, situation.trump
        self.is_last, self.has_partner = situation.left == 1, situation.left == 3
        self.is_end = situation.stock == 0
        self.stock, self.lying = situation.stock / 20, situation.lying / 10
        to_beat = view.trick.to_beat
        self.trumps_lying = self._trumps(to_beat)
        self.safe = 1.0 if self.is_last or not to_beat else situation.lasting(to_beat, 1)
        self.cheapest = sum(sorted(map(self._keeping, view.hand))[: situation.count]) / 10
        unseen = situation.unseen
        self.trumps_unseen = of_suit(unseen, self.trump).bit_count() / 9
        self.alike = [  # for every play
            self.trumps_unseen,
            (unseen & ACES).bit_count() / 4,
            (unseen & TENS).bit_count() / 4,
            self.stock,
            situation.public[0] / 60,
            situation.public[1] / 60,
            float(not situation.tricks[0]),
            float(not situation.tricks[1]),
            float(self.is_last),
            float(situation.left == 2),
        ]

    def _keeping(self, card: Card) -> float:
        return card.points + 0.3 * card.rank + 8 * (card.suit is self.trump)

    def _trumps(self, some: Cards) -> int:
        return sum([each.suit is self.trump for each in some])

    def numbers(self, action: Action) -> tuple[int, list[float]]:
        """The kind of the play, and its 50 numbers."""
        play = _Play(self, action.cards)
        match action:
            case Lead():
                return LEAD, self._lead(play) + self._after(play)
            case Beat():
                return BEAT, self._beat(play) + self._after(play)
            case _:
                return DISCARD, self._discard(play) + self._after(play)

    def _after(self, play: _Play) -> list[float]:
        """What is left in the hand, and what is the same for all plays."""
        plain = play.rest & ~(511 << 9 * self.trump)
        trumps = of_suit(play.rest, self.trump)
        return [
            trumps.bit_count() / 4,
            (plain & ACES).bit_count() / 2,
            (plain & TENS).bit_count() / 2,
            *self.alike,
            play.count / 4,
            trumps.bit_length() / 9,
            play.left / 4,
            play.most / 4,
            float(self.now.is_ours) if self.now.count else play.kept.count(0) / 4,
        ]

    def _lead(self, play: _Play) -> list[float]:
        lasting = self.now.lasting(play.cards, 2)
        suit, count, points, trumps = play.cards[0].suit, play.count, play.points, play.trumps
        unseen = of_suit(self.now.unseen, suit).bit_count()
        is_many, is_sure = count > 1, lasting == 1
        has_ace = of_suit(play.rest & ACES, suit) > 0
        return [
            *(count == 2, count == 3, count == 4, points, lasting, lasting * points),
            *(trumps, trumps * lasting, play.aces, play.tens, is_sure, self.is_end * lasting),
            *(self.is_end * trumps, count * lasting, play.ranks, play.kept[suit], self.is_end * points),
            *(play.kept[self.trump] * lasting, play.tens > 0 and has_ace, not play.rest),
            *((0 < self.stock <= 0.2) * lasting, is_many and self.is_end, trumps > 0 and is_sure),
            *(is_many * trumps, self.stock * lasting),
            *(self.trumps_unseen * trumps, 0.0 if is_many else unseen / 9, play.points_left * lasting),
            *(count * points, play.is_mono, self.stock * points, self.stock * count),
        ]

    def _beat(self, play: _Play) -> list[float]:
        lasting = 1.0 if self.is_last else self.now.lasting(play.cards, 1)
        ours, points, trumps, more = self.now.is_ours, play.points, play.trumps, play.count - 1
        plain = [each for each in play.cards if each.suit is not self.trump]
        high = mask(tuple(plain)) & (ACES | TENS)
        partner = self.has_partner  # he plays later
        return [
            *(1, (not ours) * self.lying, self.is_last * points, (not self.is_last) * points, trumps),
            *(max(trumps - self.trumps_lying, 0), self.is_last, ours, ours and self.is_last, lasting),
            *(ours * (1 - self.safe), self._strength(play.cards), more, self.cheapest, self.is_end),
            *(self.stock >= 0.6, trumps * self.is_end, high.bit_count(), points * lasting, ours * self.lying),
            *(more * trumps, lasting * self.lying, lasting == 1, play.kept[self.trump], play.points_left),
            *(play.is_mono, partner * self.lying, partner, partner * trumps, partner * lasting),
            *(self.trumps_unseen * trumps, self.stock * trumps),
        ]

    def _strength(self, some: Cards) -> float:
        trumps = [20 + 3 * each.rank for each in some if each.suit is self.trump]
        return sum([each.rank + 2 * each.points for each in some] + trumps) / 20

    def _discard(self, play: _Play) -> list[float]:
        ours, points, trumps, aces, tens = self.now.is_ours, play.points, play.trumps, play.aces, play.tens
        theirs = not ours
        safe = ours * self.safe
        rescue = (theirs and self.has_partner) * (1 - self.safe)
        pairs = sum([kept * (kept - 1) // 2 for kept in play.kept])
        top = sum([self._is_top(each) for each in play.cards])
        trump_ranks = sum([each.rank for each in play.cards if each.suit is self.trump]) / 5
        return [
            *(0, ours * points, safe * points, ours * self.is_last * points, theirs * points),
            *(theirs * self.is_last * points, rescue * points, ours * aces, theirs * aces, trumps),
            *(trumps * theirs, play.ranks, pairs, ours * tens, theirs * tens, trump_ranks, top),
            *(self.is_end * trumps, self.is_end * points, self.is_end * ours * points),
            *((not points) * trumps * ours, self.is_end * pairs, self.is_end * top, safe * tens),
            *(play.is_mono, play.most, safe * trumps, safe * points * points, self.stock * ours * points),
            *(self.stock * theirs * points, self.stock * trumps, self.trumps_unseen * trumps),
        ]

    def _is_top(self, card: Card) -> bool:
        """A plain card above all of its suit that are unseen."""
        above = beaters(card, self.trump) & self.now.unseen
        return card.suit is not self.trump and not of_suit(above, card.suit)


class _Play:
    """Counts of the cards played and of those left in the hand."""

    def __init__(self, decision: Weighing, some: Cards) -> None:
        held = mask(some)
        self.cards, self.count = some, len(some)
        self.points = points_of(some) / 10
        self.ranks = sum([each.rank for each in some]) / 5
        self.aces, self.tens = (held & ACES).bit_count(), (held & TENS).bit_count()
        self.trumps = of_suit(held, decision.trump).bit_count()
        self.rest = decision.now.hand & ~held
        self.kept = [of_suit(self.rest, suit).bit_count() for suit in range(4)]
        self.left, self.most = self.rest.bit_count(), max(self.kept)
        self.points_left = sum([each.points for each in decision.hand if each not in some]) / 10
        self.is_mono = decision.now.stock > 0 and self.left >= 2 and self.most == self.left
