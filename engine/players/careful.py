"""A careful player: no search, one estimate for each legal play, the best one is played.

The estimate is in card points: what the trick will bring to one's own side, for or against, less what the
cards would still be worth in the hand. From it follow the manners that people expect of a partner: tens
and aces on a trick that the partner is sure of, zeros on one that is lost, cheap beats, trumps kept.
"""

from __future__ import annotations

import random

from engine.actions import Action, Beat, Discard
from engine.cards import Card, Cards, Suit, points_of
from engine.players.chances import Chances
from engine.seen import Play, Seat, Trick, View, partner, partnership

# In card points; found by a short search in matches against itself with paired deals.
LEAD_WORTH = 1.0  # having the next lead
PAIR_WORTH = 3.0  # two cards of one suit can be led together
TRUMP_WORTH = 4.5
TRUMP_RANK_WORTH = 0.8  # a step in rank
PLAIN_RANK_WORTH = 0.4
TRUMP_KEEPS = 0.85  # share of its points that a trump kept in the hand will still bring home
GIFT, LOSS = 0.9, 0.55  # points of a card thrown to a partner or an opponent, to the mean unseen card's


class CarefulPlayer:
    def choose(self, view: View, rng: random.Random, seconds: float = 1.0) -> Action | None:
        if view.trick is None or view.trump is None:
            return None
        if len(view.legal) == 1 and view.turn == view.seat:
            return view.legal[0]
        estimate = _Estimate(view, view.trick, view.trump)
        best = max(view.legal, key=estimate.worth)
        if view.turn != view.seat and estimate.worth(best) <= 0:
            return None
        return best


class _Estimate:
    """What is the same for all plays of one decision."""

    def __init__(self, view: View, trick: Trick, trump: Suit) -> None:
        assert view.seat is not None, "the group does not play"
        self._seat = view.seat
        self._hand = view.hand
        self._sizes = view.hand_sizes
        self._trick = trick
        self._trump = trump
        self._chances = Chances(view, trump)

    def worth(self, action: Action) -> float:
        """The estimate of one play, in card points."""
        lying = self._trick.plays if isinstance(action, Beat | Discard) else ()
        later = [(self._seat + step) % 4 for step in range(1, 4 - len(lying))]
        if isinstance(action, Discard):
            ours = self._chance_to_take(self._trick.holder, self._trick.to_beat, later)
        else:
            ours = self._chance_to_take(self._seat, action.cards, later)
        stake = LEAD_WORTH + points_of(action.cards)
        stake += sum(self._points_lying(play) for play in lying)
        stake += sum(self._points_coming(seat, len(action.cards)) for seat in later)
        left = tuple([each for each in self._hand if each not in action.cards])
        return (2 * ours - 1) * stake - (self._hand_worth(self._hand) - self._hand_worth(left))

    def _chance_to_take(self, holder: Seat | None, holding: Cards, later: list[Seat]) -> float:
        """How likely the own side takes the trick, if this seat holds it now and those are still to play."""
        is_ours = holder is not None and partnership(holder) == partnership(self._seat)
        chance = 1.0 if is_ours else 0.0
        for seat in later:
            beating = self._chances.beating(seat, holding)
            if partnership(seat) != partnership(self._seat):
                chance *= 1.0 - beating
            elif not is_ours:
                chance += (1.0 - chance) * beating
        return chance

    def _points_lying(self, play: Play) -> float:
        """A hidden discard is poor, unless it went to a partner who held the trick."""
        if play.cards is not None:
            return points_of(play.cards)
        is_gift = self._trick.holder == partner(play.seat)
        return play.count * self._chances.mean_points * (GIFT if is_gift else LOSS)

    def _points_coming(self, seat: Seat, count: int) -> float:
        """What a seat still to play will add; who has to play all his cards has no choice."""
        share = 1.0 if self._sizes[seat] <= count else GIFT if seat == partner(self._seat) else LOSS
        return count * self._chances.mean_points * share

    def _hand_worth(self, hand: Cards) -> float:
        suits = [each.suit for each in hand]
        pairs = sum(suits.count(suit) ** 2 - suits.count(suit) for suit in set(suits)) / 2
        return PAIR_WORTH * pairs + sum(map(self._card_worth, hand))

    def _card_worth(self, card: Card) -> float:
        if card.suit is self._trump:
            return TRUMP_WORTH + TRUMP_RANK_WORTH * card.rank + TRUMP_KEEPS * card.points
        return PLAIN_RANK_WORTH * card.rank
