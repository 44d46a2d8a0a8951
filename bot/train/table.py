"""The game again, for machine code: one deal in a row of whole numbers, as fast as the trainer needs it.

Laws: the same rules as `engine/game.py`, which stays the judge: a test replays thousands of random deals in
both, input by input. Claims are allowed until the trick is complete. The last part of the row is what the
other seats remember of finished tricks; `knowledge.py` cuts out what a seat may know.
"""

import numpy as np
from numpy.typing import NDArray

from bot.train.compiled import compiled
from engine.players import masks
from engine.players.facts import (
    BEAT,
    BEATING,
    CLAIMING,
    DISCARDING,
    GAVE,
    LEADING,
    LED,
    WITHHELD,
    guess,
)

Row = NDArray[np.int64]

HANDS = 0  # by seat
OWN = 4  # by seat: own discards, thrown for good or lying in this trick
SHOWN = 8  # by seat: cards in the hand that a claim has shown
SEEN, DRAWN, SUIT, OPENER, TURN, PLAYED, SIZE_OF_LEAD, HOLDING, HELD_BY, IS_CLAIM, LEADER = range(12, 23)
DONE = 23  # by seat: deed in this trick
LYING = 27  # by seat: cards in this trick
POINTS = 31  # by side: true card points
TRICKS = 33  # by side
OPEN = 35  # by side: points that lay open
GUESSED = 37  # by seat and pile: what others think his discards are worth
TRUE = 45  # by seat and pile: what they are worth
KEPT_BACK = 53  # by seat: cards discarded while the other side held
GIVEN = 57  # by seat: while the own side held
TRUMPS = 61  # by seat: trumps shown
NEED = 65  # by side: defeat points that make it the goats
FINISHED = 67
LOG = 68  # the last three tricks: count, trumps, top, suit, leader, four deeds
LOG_SIZE = 9
STOCK_CARDS = 95
SIZE = 115
DEALT = 20  # cards of the stock


def new_row() -> Row:
    return np.zeros(SIZE, np.int64)


@compiled
def deal(row: Row, deck: Row, suit: int, leader: int, need: Row) -> None:
    """Begin a deal. deck: hands of seats 0, 1, 2, 3 by four cards, then the stock from its top."""
    row[:] = 0
    for at in range(16):
        row[HANDS + at // 4] |= 1 << deck[at]
    for at in range(DEALT):
        row[STOCK_CARDS + at] = deck[16 + at]
    row[SUIT] = suit
    row[OPENER] = row[TURN] = leader
    row[HELD_BY] = -1
    row[NEED] = need[0]
    row[NEED + 1] = need[1]


@compiled
def is_over(row: Row) -> bool:
    return row[PLAYED] == 0 and row[HANDS] == 0  # type: ignore[no-any-return]


@compiled
def may_claim(row: Row, seat: int) -> bool:
    """Whether this seat holds four of a suit that may enter now."""
    hand = row[HANDS + seat]
    if hand.bit_count() != 4 or hand & ~masks.suit_mask(masks.lowest(hand) // 9):
        return False
    distance = (seat - row[OPENER]) % 4
    if row[PLAYED] == 0:
        return distance != 0  # type: ignore[no-any-return]
    is_entry = row[SIZE_OF_LEAD] == 4
    return not (is_entry and (row[LEADER] - row[OPENER]) % 4 <= distance)


@compiled
def legal(row: Row, seat: int, kinds: Row, sets: Row) -> int:
    """Write what this seat may do now, a claim last; how many. Only the seat on turn has more than that."""
    hand = row[HANDS + seat]
    found = 0
    if row[TURN] == seat:
        if row[PLAYED] == 0:
            for suit in range(4):
                own = hand & masks.suit_mask(suit)
                part = own
                while part:
                    kinds[found] = LEADING
                    sets[found] = part
                    found += 1
                    part = (part - 1) & own
            return found
        found = _answers(row, hand, kinds, sets)
    if may_claim(row, seat):
        kinds[found] = CLAIMING
        sets[found] = hand
        found += 1
    return found


@compiled
def _answers(row: Row, hand: int, kinds: Row, sets: Row) -> int:
    count = row[SIZE_OF_LEAD]
    found = 0
    part = hand
    while part:
        if part.bit_count() == count and masks.beats(part, row[HOLDING], row[SUIT]):
            kinds[found] = BEATING
            sets[found] = part
            found += 1
        part = (part - 1) & hand
    part = hand
    while part:
        if part.bit_count() == count:
            kinds[found] = DISCARDING
            sets[found] = part
            found += 1
        part = (part - 1) & hand
    return found


@compiled
def play(row: Row, seat: int, kind: int, cards: int) -> None:
    """Do what `legal` offers."""
    if kind == CLAIMING:
        _take_back(row)
    row[HANDS + seat] ^= cards
    if kind == DISCARDING:
        row[OWN + seat] |= cards
        row[DONE + seat] = GAVE if (row[HELD_BY] - seat) % 2 == 0 else WITHHELD
    else:
        row[SEEN] |= cards
        row[SHOWN + seat] &= ~cards
        row[DONE + seat] = BEAT if kind == BEATING else LED
        row[HOLDING] = cards
        row[HELD_BY] = seat
        if kind != BEATING:
            row[SIZE_OF_LEAD] = cards.bit_count()
            row[LEADER] = seat
            row[IS_CLAIM] = int(kind == CLAIMING)
    row[LYING + seat] = cards
    row[PLAYED] += 1
    row[TURN] = (seat + 1) % 4
    if row[PLAYED] == 4:
        _finish(row)


@compiled
def _take_back(row: Row) -> None:
    for seat in range(4):
        cards = row[LYING + seat]
        row[HANDS + seat] |= cards
        if row[DONE + seat] == LED or row[DONE + seat] == BEAT:
            row[SHOWN + seat] |= cards
            row[SEEN] &= ~cards
        else:
            row[OWN + seat] &= ~cards
        row[LYING + seat] = 0
        row[DONE + seat] = 0
    row[PLAYED] = 0


@compiled
def _finish(row: Row) -> None:
    """Give the trick to its taker, remember it, refill, and open the next."""
    taker = row[HELD_BY]
    side = taker % 2
    row[TRICKS + side] += 1
    for seat in range(4):
        cards = row[LYING + seat]
        worth = masks.points(cards)
        row[POINTS + side] += worth
        deed = row[DONE + seat]
        if deed == LED or deed == BEAT:
            row[OPEN + side] += worth
            row[TRUMPS + seat] += (cards & masks.suit_mask(row[SUIT])).bit_count()
        else:
            row[GUESSED + 2 * seat + side] += guess(deed, row[SIZE_OF_LEAD])
            row[TRUE + 2 * seat + side] += worth
            row[(GIVEN if deed == GAVE else KEPT_BACK) + seat] += row[SIZE_OF_LEAD]
    _remember(row)
    each = min(row[SIZE_OF_LEAD], (DEALT - row[DRAWN]) // 4)
    for at in range(4 * each):
        row[HANDS + (taker + at) % 4] |= 1 << row[STOCK_CARDS + row[DRAWN] + at]
    row[DRAWN] += 4 * each
    for seat in range(4):
        row[DONE + seat] = 0
        row[LYING + seat] = 0
    row[OPENER] = row[TURN] = taker
    row[PLAYED] = row[SIZE_OF_LEAD] = row[HOLDING] = row[IS_CLAIM] = 0
    row[HELD_BY] = -1


@compiled
def _remember(row: Row) -> None:
    for at in range(LOG + 3 * LOG_SIZE - 1, LOG + LOG_SIZE - 1, -1):
        row[at] = row[at - LOG_SIZE]
    row[FINISHED] += 1
    row[LOG] = row[SIZE_OF_LEAD]
    row[LOG + 1] = (row[HOLDING] & masks.suit_mask(row[SUIT])).bit_count()
    row[LOG + 2] = masks.strongest(row[HOLDING], row[SUIT]) % 9 + 1
    row[LOG + 3] = masks.lowest(row[LYING + row[LEADER]]) // 9
    row[LOG + 4] = row[LEADER]
    for seat in range(4):
        row[LOG + 5 + seat] = row[DONE + seat]


@compiled
def defeat_points(row: Row, side: int) -> int:
    """Defeat points of a side after the deal: 0, 2, 4 or 6."""
    if row[POINTS + side] >= 60:
        return 0
    if row[TRICKS + side] == 0:
        return 6
    return 4 if row[POINTS + side] < 31 else 2
