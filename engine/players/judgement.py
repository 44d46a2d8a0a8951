"""The heuristic of the normal player: what a play is worth, in card points, by a page of plain reasons.

A play is worth what the trick will bring, for or against, less what its cards would still be worth in the
hand. The trick brings the points that lie in it, those of the play, those that others will add, and the next
lead; the chance to take it follows from the cards that nobody has seen. A card in the hand is worth its rank;
a trump more, and its points, which it will bring home; two cards of a suit can be led together.

Law: plain functions of the facts (`facts.py`), so that `kozel train` can play against it and tune WORTHS.
"""

from __future__ import annotations

from engine.players import masks
from engine.players.facts import (
    BEATING,
    CLAIMING,
    DISCARDING,
    HAND,
    HOLDER,
    LEFT,
    OURS,
    STOCK,
    TO_BEAT,
    TRICK_POINTS,
    TRUMP,
    UNSEEN,
    WAITING,
)
from engine.players.rows import Reals, Row

# In card points, but for the shares; tuned by matches against itself (docs/computer-players.md).
(
    LEAD,  # having the next lead
    PAIR,  # two cards of one suit
    TRUMP_CARD,
    TRUMP_RANK,  # a step in rank
    PLAIN_RANK,
    TRUMP_KEEPS,  # share of its points that a trump kept in the hand will bring home
    PLAIN_KEEPS,  # the same of a plain card
    GIFT,  # points of a card thrown to the own side, to those of the mean unseen card
    LOSS,  # to the other side
    LATE_TRUMP,  # a trump's worth more once the stock is gone
    LATE_PAIR,
    BEATEN,  # how much likelier than by chance an opponent beats
) = range(12)
WORTHS = (2.78, 3.81, 3.49, 0.99, 0.04, 0.98, -0.08, 0.46, 0.51, -3.06, -1.33, 0.94)


def judge(row: Row, kind: int, cards: int, worths: Reals) -> float:
    """The worth of one play; the best one is played. Waiting is worth nothing, so a bad claim waits."""
    if kind == WAITING:
        return 0.0
    left = row[LEFT] if kind == BEATING or kind == DISCARDING else 4
    if kind == DISCARDING:
        ours = _chance_to_take(row, row[TO_BEAT], row[HOLDER] == OURS, left, worths)
    else:
        ours = _chance_to_take(row, cards, True, left, worths)
    stake = worths[LEAD] + masks.points(cards) + _coming(row, cards.bit_count(), left, worths)
    if kind != CLAIMING:
        stake += row[TRICK_POINTS]
    kept = row[HAND] & ~cards
    hand_before, hand_after = _hand_worth(row, row[HAND], worths), _hand_worth(row, kept, worths)
    return (2.0 * ours - 1.0) * stake - hand_before + hand_after


def _chance_to_take(row: Row, holding: int, is_ours: bool, left: int, worths: Reals) -> float:
    """How likely the own side takes the trick; left counts this seat, so a partner plays in between."""
    drawn = row[HAND].bit_count()
    beating = masks.chance_to_beat(holding, row[TRUMP], row[UNSEEN], drawn)
    chance = 1.0 if is_ours else 0.0
    if left > 1:
        chance *= 1.0 - min(1.0, beating * worths[BEATEN])
    if left > 2 and not is_ours:
        chance += (1.0 - chance) * beating
    if left > 3:
        chance *= 1.0 - min(1.0, beating * worths[BEATEN])
    return chance


def _coming(row: Row, count: int, left: int, worths: Reals) -> float:
    """Card points that those who still play will add; who plays all his cards has no choice."""
    if left <= 1:
        return 0.0
    unseen = row[UNSEEN].bit_count()
    mean = masks.points(row[UNSEEN]) / max(1, unseen)
    if row[HAND].bit_count() <= count:
        return (left - 1) * count * mean
    gifts = 1 if left > 2 else 0
    return count * mean * (gifts * worths[GIFT] + (left - 1 - gifts) * worths[LOSS])


def _hand_worth(row: Row, hand: int, worths: Reals) -> float:
    """What cards in the hand will still bring."""
    late = 1.0 - row[STOCK] / 20.0
    pairs = 0
    for suit in range(4):
        length = (hand >> 9 * suit & masks.SUIT).bit_count()
        pairs += length * (length - 1) // 2
    trumps = hand & masks.suit_mask(row[TRUMP])
    plain = hand & ~trumps
    return (
        (worths[PAIR] + late * worths[LATE_PAIR]) * pairs
        + (worths[TRUMP_CARD] + late * worths[LATE_TRUMP]) * trumps.bit_count()
        + worths[TRUMP_RANK] * masks.rank_sum(trumps)
        + worths[TRUMP_KEEPS] * masks.points(trumps)
        + worths[PLAIN_RANK] * masks.rank_sum(plain)
        + worths[PLAIN_KEEPS] * masks.points(plain)
    )
