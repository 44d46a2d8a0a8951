"""What the net is told: numbers for the situation and for each play, from the row of facts.

Laws: plain functions over whole numbers that `kozel train` compiles as they stand; trumps are suit 0, plain
suits follow by what the own hand holds of them, so that alike hands look alike. An input is a pair of index
and value; the situation has few that are not 0, a play has FEATURES of its own.
"""

from __future__ import annotations

from engine.players import facts, masks
from engine.players.rows import RealRoom, Room, Row

CARD_BLOCKS = 6 * 36  # hand, unseen, to beat, known of each other seat
LEFT = CARD_BLOCKS
COUNT = LEFT + 4
HOLDER = COUNT + 5
STAGE = HOLDER + 3
SCORES = STAGE + 6
SEATS = SCORES + 9
LED = SEATS + 3 * 8
PAST = LED + 4
PAST_SIZE = 26
NEEDS = PAST + 3 * PAST_SIZE
OUT_OF_TURN = NEEDS + 6
OWN_DEED = OUT_OF_TURN + 1
SITUATION = OWN_DEED + 5  # inputs of the situation
MOST = 128  # never more that are not 0
FEATURES = 48  # inputs of a play
KINDS = 5
CARD_KINDS = 4  # waiting shows no card

# The net's inputs in one row: the situation's, then for each kind of play its features, its cards, itself.
PLAY = SITUATION
CARDS = PLAY + KINDS * FEATURES
BIAS = CARDS + CARD_KINDS * 36
INPUTS = BIAS + KINDS


def suit_order(hand: int, trump: int, order: Room) -> None:
    """Write each suit's place: trumps 0, then plain suits by how many the hand holds, then how high."""
    order[trump] = 0
    for suit in range(4):
        if suit != trump:
            own = hand >> 9 * suit & masks.SUIT
            place = 1
            for other in range(4):
                if other != trump and other != suit:
                    theirs = hand >> 9 * other & masks.SUIT
                    before = theirs.bit_count() * 512 + theirs - own.bit_count() * 512 - own
                    if before > 0 or (before == 0 and other < suit):
                        place += 1
            order[suit] = place


def card_input(card: int, order: Row) -> int:
    """A card's place among the 36, its suit relabelled."""
    return order[card // 9] * 9 + card % 9


def situation(row: Row, order: Row, ids: Room, values: RealRoom) -> int:
    """Write index and value of each input that is not 0; how many there are."""
    size = 0
    for block in range(6):
        cards = row[facts.HAND + block] if block < 3 else row[facts.KNOWN + block - 3]
        while cards:
            ids[size] = block * 36 + card_input(masks.lowest(cards), order)
            values[size] = 1.0
            size += 1
            cards &= cards - 1
    size = _state_of_play(row, ids, values, size)
    size = _other_seats(row, ids, values, size)
    if row[facts.LED_SUIT] >= 0:
        ids[size] = LED + order[row[facts.LED_SUIT]]
        values[size] = 1.0
        size += 1
    return _past_tricks(row, order, ids, values, size)


def _state_of_play(row: Row, ids: Room, values: RealRoom, size: int) -> int:
    stock = row[facts.STOCK]
    for at in (
        LEFT + row[facts.LEFT] - 1,
        COUNT + row[facts.COUNT],
        HOLDER + row[facts.HOLDER],
        STAGE + (stock + 3) // 4,
        OWN_DEED + row[facts.OWN_DEED],
    ):
        ids[size] = at
        values[size] = 1.0
        size += 1
    for at in range(4):
        ids[size] = SCORES + at
        values[size] = row[facts.OUR_OPEN + at] / 60.0
        size += 1
    ids[size] = SCORES + 4
    values[size] = row[facts.TRICK_POINTS] / 10.0
    ids[size + 1] = SCORES + 5
    values[size + 1] = stock / 20.0
    ids[size + 2] = SCORES + 6
    values[size + 2] = row[facts.HAND].bit_count() / 4.0
    size += 3
    for side in range(2):
        if row[facts.OUR_TRICKS + side] == 0:
            ids[size] = SCORES + 7 + side
            values[size] = 1.0
            size += 1
        need = (row[facts.OUR_NEED + side] + 1) // 2
        if need <= 3:
            ids[size] = NEEDS + 3 * side + need - 1
            values[size] = 1.0
            size += 1
    if row[facts.ON_TURN] == 0:
        ids[size] = OUT_OF_TURN
        values[size] = 1.0
        size += 1
    return size


def _other_seats(row: Row, ids: Room, values: RealRoom, size: int) -> int:
    for seat in range(3):
        ids[size] = SEATS + 8 * seat + row[facts.DEEDS + seat]
        values[size] = 1.0
        size += 1
        for what in range(3):
            shown = row[facts.WITHHELD_BEFORE + 3 * what + seat]
            if shown:
                ids[size] = SEATS + 8 * seat + 5 + what
                values[size] = shown / 4.0
                size += 1
    return size


def _past_tricks(
    row: Row,
    order: Row,
    ids: Room,
    values: RealRoom,
    size: int,
) -> int:
    for number in range(3):
        start = facts.PAST + number * facts.PAST_SIZE
        count = row[start + facts.PAST_COUNT]
        if count == 0:
            break
        to = PAST + number * PAST_SIZE
        ids[size] = to
        values[size] = count / 4.0
        ids[size + 1] = to + 1
        values[size + 1] = masks.one_if(row[start + facts.PAST_TRUMPS] > 0)
        ids[size + 2] = to + 2
        values[size + 2] = row[start + facts.PAST_TOP] / 9.0
        ids[size + 3] = to + 3 + order[row[start + facts.PAST_SUIT]]
        values[size + 3] = 1.0
        ids[size + 4] = to + 7 + row[start + facts.PAST_LEADER]
        values[size + 4] = 1.0
        size += 5
        for seat in range(3):
            ids[size] = to + 11 + 5 * seat + row[start + facts.PAST_DEEDS + seat]
            values[size] = 1.0
            size += 1
    return size
