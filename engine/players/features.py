"""What the net is told of one play: what it spends, what it wins, what it leaves in the hand.

Laws: as in `inputs.py`. Chances are those of hidden cards dealt at random, so a play is judged by its cards
and not by who might be bluffing; the situation's inputs tell the net the rest.
"""

from __future__ import annotations

from engine.players import masks
from engine.players.facts import (
    BEATING,
    COUNT,
    DISCARDING,
    HAND,
    HOLDER,
    LEADING,
    LEFT,
    NOBODY,
    OURS,
    STOCK,
    TO_BEAT,
    TRICK_POINTS,
    TRUMP,
    UNSEEN,
    WAITING,
)
from engine.players.rows import RealRoom, Row

OWN = 30  # from here on the features depend on the kind of play


def chance_to_hold(row: Row, cards: int, opponents: int) -> float:
    """About how likely none of so many opponents, all still to play, beats these cards."""
    drawn = row[HAND].bit_count()
    beaten = masks.chance_to_beat(cards, row[TRUMP], row[UNSEEN], drawn)
    return (1.0 - beaten) ** opponents


def opponents_left(row: Row, is_entry: bool) -> int:
    """How many opponents still play to the trick after this play."""
    if is_entry:
        return 2
    return 1 if row[LEFT] > 1 else 0


def features(row: Row, kind: int, cards: int, out: RealRoom) -> None:
    """Write all FEATURES of one play."""
    for at in range(len(out)):
        out[at] = 0.0
    if kind == WAITING:
        out[OWN] = row[TRICK_POINTS] / 10.0 if row[HOLDER] == OURS else 0.0
        out[OWN + 1] = 0.0 if row[HOLDER] == OURS else row[TRICK_POINTS] / 10.0
        return
    is_entry = kind != BEATING and kind != DISCARDING
    trump = row[TRUMP]
    worth = masks.points(cards) / 10.0
    trumps = (cards & masks.suit_mask(trump)).bit_count()
    rest = row[HAND] & ~cards
    if kind == DISCARDING:
        holds = _holder_keeps(row)
    else:
        holds = chance_to_hold(row, cards, opponents_left(row, is_entry))
    _spent(row, cards, worth, trumps, out)
    _kept(row, rest, out)
    _won(row, worth, trumps, holds, out)
    if is_entry:
        _lead(row, kind, cards, rest, worth, trumps, holds, out)
    elif kind == BEATING:
        _beat(row, cards, worth, trumps, holds, out)
    else:
        _discard(row, cards, worth, trumps, holds, out)


def _holder_keeps(row: Row) -> float:
    """The chance that our side takes a trick to which this seat discards."""
    if row[HOLDER] == OURS:
        return chance_to_hold(row, row[TO_BEAT], opponents_left(row, False))
    if row[LEFT] == 3:
        return 1.0 - chance_to_hold(row, row[TO_BEAT], 1)  # the partner may still beat
    return 0.0


def _spent(row: Row, cards: int, worth: float, trumps: int, out: RealRoom) -> None:
    out[0] = cards.bit_count() / 2.0
    out[1] = worth
    out[2] = trumps
    out[3] = (cards & masks.ACES).bit_count()
    out[4] = (cards & masks.TENS).bit_count()
    out[5] = masks.rank_sum(cards) / 5.0
    out[6] = masks.rank_sum(cards & masks.suit_mask(row[TRUMP])) / 5.0


def _kept(row: Row, rest: int, out: RealRoom) -> None:
    """What stays in the hand."""
    trumps = rest & masks.suit_mask(row[TRUMP])
    longest = 0
    pairs = 0
    voids = 0
    for suit in range(4):
        length = (rest >> 9 * suit & masks.SUIT).bit_count()
        longest = max(longest, length)
        pairs += length * (length - 1) // 2
        voids += length == 0
    out[7] = trumps.bit_count() / 2.0
    out[8] = masks.points(rest) / 10.0
    out[9] = (rest & masks.ACES & ~trumps).bit_count()
    out[10] = (rest & masks.TENS & ~trumps).bit_count()
    out[11] = (masks.strongest(trumps, row[TRUMP]) % 9 + 1) / 9.0 if trumps else 0.0
    out[12] = longest / 2.0
    out[13] = pairs / 3.0
    out[14] = masks.one_if(row[STOCK] > 0 and longest >= 2 and longest == rest.bit_count())
    out[15] = voids / 2.0


def _won(row: Row, worth: float, trumps: int, holds: float, out: RealRoom) -> None:
    """The chance to take the trick, by itself and with what it brings or costs, early and late."""
    stock = row[STOCK] / 20.0
    ends = masks.one_if(row[STOCK] == 0)
    last = masks.one_if(row[LEFT] == 1)
    out[16] = holds
    out[17] = holds * worth
    out[18] = holds * trumps
    out[19] = masks.one_if(holds == 1.0)
    out[20] = stock * holds
    out[21] = ends * holds
    out[22] = ends * worth
    out[23] = ends * trumps
    out[24] = stock * worth
    out[25] = stock * trumps
    out[26] = (row[UNSEEN] & masks.suit_mask(row[TRUMP])).bit_count() / 9.0 * trumps
    out[27] = last * worth
    out[28] = last * trumps
    out[29] = holds * row[TRICK_POINTS] / 10.0


def _lead(
    row: Row,
    kind: int,
    cards: int,
    rest: int,
    worth: float,
    trumps: int,
    holds: float,
    out: RealRoom,
) -> None:
    count = cards.bit_count()
    suit = masks.suit_mask(masks.lowest(cards) // 9)
    out[OWN] = masks.one_if(count == 2)
    out[OWN + 1] = masks.one_if(count == 3)
    out[OWN + 2] = masks.one_if(count == 4)
    out[OWN + 3] = (rest & suit).bit_count() / 2.0
    out[OWN + 4] = (row[UNSEEN] & suit).bit_count() / 9.0 if count == 1 else 0.0
    out[OWN + 5] = masks.one_if((cards & masks.TENS) != 0 and (rest & suit & masks.ACES) != 0)
    out[OWN + 6] = count * holds / 2.0
    out[OWN + 7] = masks.one_if(trumps > 0) * (count - 1)
    out[OWN + 8] = holds * (rest & masks.suit_mask(row[TRUMP])).bit_count()
    out[OWN + 9] = holds * masks.points(rest) / 10.0
    out[OWN + 10] = holds if 0 < row[STOCK] <= 4 else 0.0
    out[OWN + 11] = masks.one_if(rest == 0)
    out[OWN + 12] = masks.one_if(trumps > 0 and holds == 1.0)
    out[OWN + 13] = count * worth
    if kind != LEADING:  # what a claim sends back
        out[OWN + 14] = row[TRICK_POINTS] / 10.0 if row[HOLDER] == OURS else 0.0
        out[OWN + 15] = 0.0 if row[HOLDER] == OURS else row[TRICK_POINTS] / 10.0
        out[OWN + 16] = masks.one_if(row[HOLDER] == NOBODY)


def _beat(row: Row, cards: int, worth: float, trumps: int, holds: float, out: RealRoom) -> None:
    ours = masks.one_if(row[HOLDER] == OURS)
    lying = row[TRICK_POINTS] / 10.0
    third = masks.one_if(row[LEFT] == 3)
    before = (row[TO_BEAT] & masks.suit_mask(row[TRUMP])).bit_count()
    out[OWN] = ours
    out[OWN + 1] = ours * lying
    out[OWN + 2] = (1.0 - ours) * lying
    out[OWN + 3] = ours * (1.0 - _holder_keeps(row))
    out[OWN + 4] = masks.one_if(trumps > before)
    out[OWN + 5] = masks.one_if(row[LEFT] == 1)
    out[OWN + 6] = third
    out[OWN + 7] = third * lying
    out[OWN + 8] = third * trumps
    out[OWN + 9] = third * holds
    out[OWN + 10] = ours * masks.one_if(row[LEFT] == 1)
    out[OWN + 11] = (row[COUNT] - 1) * trumps
    out[OWN + 12] = _cheapest_discard(row) / 10.0
    out[OWN + 13] = (cards & (masks.ACES | masks.TENS) & ~masks.suit_mask(row[TRUMP])).bit_count()
    out[OWN + 14] = masks.one_if(row[STOCK] >= 12)


def _cheapest_discard(row: Row) -> float:
    """What the cheapest discard would cost: points, a little for rank, much for trumps."""
    hand = row[HAND]
    trumps = masks.suit_mask(row[TRUMP])
    total = 0.0
    for _ in range(row[COUNT]):
        least = 99.0
        cheapest = 0
        cards = hand
        while cards:
            card = cards & -cards
            cost = masks.points(card) + 0.3 * masks.rank_sum(card) + 8.0 * (card & trumps).bit_count()
            if cost < least:
                least = cost
                cheapest = card
            cards ^= card
        hand ^= cheapest
        total += least
    return total


def _discard(row: Row, cards: int, worth: float, trumps: int, holds: float, out: RealRoom) -> None:
    ours = masks.one_if(row[HOLDER] == OURS)
    theirs = 1.0 - ours
    plain = cards & ~masks.suit_mask(row[TRUMP])
    unbeaten = 0
    while plain:
        card = masks.lowest(plain)
        unbeaten += (row[UNSEEN] & masks.stronger(card, row[TRUMP]) & masks.suit_mask(card // 9)) == 0
        plain &= plain - 1
    aces = (cards & masks.ACES).bit_count()
    tens = (cards & masks.TENS).bit_count()
    out[OWN] = ours * worth
    out[OWN + 1] = ours * holds * worth
    out[OWN + 2] = theirs * worth
    out[OWN + 3] = theirs * holds * worth
    out[OWN + 4] = ours * aces
    out[OWN + 5] = theirs * aces
    out[OWN + 6] = ours * tens
    out[OWN + 7] = theirs * tens
    out[OWN + 8] = theirs * trumps
    out[OWN + 9] = ours * holds * trumps
    out[OWN + 10] = unbeaten
    out[OWN + 11] = ours * holds * worth * worth
    out[OWN + 12] = ours * tens * holds
    out[OWN + 13] = theirs * masks.one_if(row[LEFT] == 1) * worth
    out[OWN + 14] = row[STOCK] / 20.0 * theirs * worth
