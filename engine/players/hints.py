"""Why a play is good, for a person who asks: one reason, and the numbers behind it.

Laws: all follows from the View of the one who asks, so a hint tells them nothing that they could not work
out themselves. A chance is that no opponent still to play is able to beat; whether one would is another
matter. Hidden cards are taken to be anywhere (see chances.py), so a chance is "about" unless it is 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Action, Beat, Claim, Discard, Lead
from engine.cards import Cards, in_order, points_of
from engine.players.chances import Chances
from engine.seen import Trick, View, partner, partnership

LIKELY = 0.5
ALIKE = 0.005  # chances that are told by the same whole percentage


class Why(StrEnum):
    """The reason. The locale key is hint-<value>."""

    ONLY = "only"  # nothing else is legal
    # one's own cards are to take the trick
    TAKES = "takes"  # the last to play
    SURE = "sure"  # no opponent can beat them
    HOLDS = "holds"  # [chance]
    CHEAP = "cheap"  # [chance] they probably won't, but there are no points in them
    RISKY = "risky"  # [chance] they probably won't
    SAFER = "safer"  # [chance] than the partner's cards, which hold the trick
    NEXT_LEAD = "next-lead"  # the partner's cards would do as well
    # discards on what the partner holds
    GIFT_SURE = "gift-sure"
    GIFT = "gift"  # [chance]
    SPARE_SURE = "spare-sure"  # without points
    SPARE = "spare"  # [chance] without points
    DOUBTFUL = "doubtful"  # [chance] the partner's cards probably don't hold
    # discards on what an opponent holds
    PARTNER = "partner"  # [chance] the partner, still to play, beats it
    LOST = "lost"  # it can't be beaten: the least points
    TRUMPS = "trumps"  # only trumps would beat it
    KEEP = "keep"  # the cards that are kept are worth more
    # four of a suit out of turn
    CLAIM = "claim"  # [chance]
    WAIT = "wait"  # [chance] if it entered now


@dataclass(frozen=True, slots=True)
class Hint:
    """``action`` None: let the claim wait. ``points``: of the play and of what lies face up in the trick."""

    action: Action | None
    why: Why
    chance: float | None
    points: int


def hint(view: View, action: Action | None) -> Hint:
    """Why the view's seat should play so: one of view.legal, or out of turn None."""
    if action is None or isinstance(action, Claim):
        return _claim_hint(view, action)
    asked = _Asked(view)
    why, chance = asked.reason(action)
    return Hint(action, why, chance, asked.points(action.cards))


def _claim_hint(view: View, action: Claim | None) -> Hint:
    chance = _Asked(_with_cards_back(view)).chance_to_hold(view.hand)
    why = Why.WAIT if action is None else Why.SURE if chance == 1 else Why.CLAIM
    return Hint(action, why, chance, points_of(view.hand))


def _with_cards_back(view: View) -> View:
    """What a seat that has not played knows once its claim has sent the trick's cards back."""
    assert view.trick is not None
    known, sizes = list(view.known), list(view.hand_sizes)
    for play in view.trick.plays:
        known[play.seat] = in_order({*known[play.seat], *(play.cards or ())})
        sizes[play.seat] += play.count
    return replace(
        view,
        trick=Trick(view.trick.number, view.trick.opener),
        known=tuple(known),
        hand_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
    )


class _Asked:
    """One seat on turn in one trick."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.trick is not None
        assert view.trump is not None
        self._legal = view.legal
        self._seat = view.seat
        self._trick = view.trick
        self._trump = view.trump
        self._chances = Chances(view, view.trump)
        self._later = [(view.seat + step) % 4 for step in range(1, 4 - len(view.trick.plays))]

    def reason(self, action: Lead | Beat | Discard) -> tuple[Why, float | None]:
        if len(self._legal) == 1:
            return Why.ONLY, None
        match action:
            case Lead():
                return self._of_a_lead(action.cards)
            case Beat():
                return self._of_a_beat(action.cards)
            case Discard():
                return self._of_a_discard(action.cards)

    def points(self, cards: Cards) -> int:
        return points_of(cards) + sum(points_of(play.cards or ()) for play in self._trick.plays)

    def chance_to_hold(self, cards: Cards) -> float:
        """About how likely no opponent still to play can beat these."""
        chance = 1.0
        for seat in self._later:
            if partnership(seat) != partnership(self._seat):
                chance *= 1.0 - self._chances.beating(seat, cards)
        return chance

    def _of_a_lead(self, cards: Cards) -> tuple[Why, float | None]:
        why, chance = self._of_holding(cards)
        return (Why.CHEAP if why is Why.RISKY and not points_of(cards) else why), chance

    def _of_a_beat(self, cards: Cards) -> tuple[Why, float | None]:
        if self._trick.holder != partner(self._seat):
            return self._of_holding(cards) if self._later else (Why.TAKES, None)
        chance = self.chance_to_hold(cards)
        if chance - self.chance_to_hold(self._trick.to_beat) < ALIKE:
            return Why.NEXT_LEAD, None
        return Why.SAFER, chance

    def _of_holding(self, cards: Cards) -> tuple[Why, float]:
        chance = self.chance_to_hold(cards)
        return (Why.SURE if chance == 1 else Why.HOLDS if chance >= LIKELY else Why.RISKY), chance

    def _of_a_discard(self, cards: Cards) -> tuple[Why, float | None]:
        if self._trick.holder == partner(self._seat):
            return self._on_the_partners(cards)
        helping = self._chances.beating(partner(self._seat), self._trick.to_beat)
        if partner(self._seat) in self._later and helping >= LIKELY:
            return Why.PARTNER, helping
        beats = [each.cards for each in self._legal if isinstance(each, Beat)]
        if beats and not self._has_trump(cards) and all(map(self._has_trump, beats)):
            return Why.TRUMPS, None
        return (Why.LOST if not beats and self._is_least(cards) else Why.KEEP), None

    def _on_the_partners(self, cards: Cards) -> tuple[Why, float | None]:
        chance = self.chance_to_hold(self._trick.to_beat)
        if chance < LIKELY:
            return (Why.DOUBTFUL, chance) if self._is_least(cards) else (Why.KEEP, None)
        sure, likely = (Why.GIFT_SURE, Why.GIFT) if points_of(cards) else (Why.SPARE_SURE, Why.SPARE)
        return sure if chance == 1 else likely, chance

    def _has_trump(self, cards: Cards) -> bool:
        return any(each.suit is self._trump for each in cards)

    def _is_least(self, cards: Cards) -> bool:
        """Whether no discard has fewer points."""
        return points_of(cards) == min(
            points_of(each.cards) for each in self._legal if isinstance(each, Discard)
        )
