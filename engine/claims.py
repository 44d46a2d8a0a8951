"""Four of a suit out of turn: who may enter, and when.

Theory: an entry is four cards that opened the trick, led or claimed. Its right is the distance of its seat
from the trick's opener, clockwise; a smaller distance enters over a greater one, never the reverse.
"""

from __future__ import annotations

from engine.cards import Cards
from engine.errors import Reason
from engine.rules import ClaimsRule, Rules, is_four_of_a_suit
from engine.seen import Seat, Trick, distance


def refusal(rules: Rules, trick: Trick, seat: Seat, hand: Cards) -> Reason | None:
    """Why this seat may not claim with this hand in an open trick; None if it may."""
    if not is_four_of_a_suit(hand):
        return Reason.NOT_FOUR
    if not trick.plays:
        return Reason.CLAIM_IN_TURN if seat == trick.opener else None
    entry = trick.plays[0]
    if entry.is_entry and distance(trick.opener, entry.seat) <= distance(trick.opener, seat):
        return Reason.CLAIM_NEARER
    is_unanswered_claim = trick.claimant is not None and len(trick.plays) == 1
    if rules.claims is ClaimsRule.LEAD and not is_unanswered_claim:
        return Reason.CLAIM_TOO_LATE
    return None
