"""What a seat knows of the trainer's game, written as `engine.players.facts.facts_of` writes it from a View.

Law: the two rows are equal, for each seat at each decision; a test compares them over thousands of deals.
"""

from bot.train.compiled import compiled
from bot.train.table import (
    DEALT,
    DONE,
    DRAWN,
    FINISHED,
    GIVEN,
    GUESSED,
    HANDS,
    HELD_BY,
    HOLDING,
    KEPT_BACK,
    LEADER,
    LOG,
    LOG_SIZE,
    LYING,
    NEED,
    OPEN,
    OWN,
    PLAYED,
    SEEN,
    SHOWN,
    SIZE_OF_LEAD,
    SUIT,
    TRICKS,
    TRUE,
    TRUMPS,
    TURN,
    Row,
)
from engine.players import masks
from engine.players.facts import (
    BEAT,
    COUNT,
    DEEDS,
    GAVE,
    GAVE_BEFORE,
    HAND,
    HOLDER,
    KNOWN,
    LED,
    LED_SUIT,
    LEFT,
    ON_TURN,
    OUR_GUESS,
    OUR_NEED,
    OUR_OPEN,
    OUR_TRICKS,
    OURS,
    OWN_DEED,
    PAST,
    PAST_COUNT,
    PAST_DEEDS,
    PAST_LEADER,
    PAST_SIZE,
    PAST_SUIT,
    PAST_TOP,
    PAST_TRUMPS,
    STOCK,
    THEIR_NEED,
    THEIRS,
    TO_BEAT,
    TRICK_POINTS,
    TRUMP,
    TRUMPED,
    UNSEEN,
    WITHHELD,
    WITHHELD_BEFORE,
    guess,
)


@compiled
def write_facts(row: Row, seat: int, out: Row) -> None:
    """What this seat knows, as `engine.players.facts.facts_of` writes it from a View."""
    out[:] = 0
    side = seat % 2
    out[HAND] = row[HANDS + seat]
    out[UNSEEN] = masks.PACK & ~(row[SEEN] | row[HANDS + seat] | row[OWN + seat])
    out[TO_BEAT] = row[HOLDING]
    out[TRUMP] = row[SUIT]
    out[COUNT] = row[SIZE_OF_LEAD]
    out[LEFT] = 4 - row[PLAYED]
    out[STOCK] = DEALT - row[DRAWN]
    out[LED_SUIT] = -1
    if row[PLAYED]:
        out[HOLDER] = OURS if row[HELD_BY] % 2 == side else THEIRS
        out[LED_SUIT] = masks.lowest(row[LYING + row[LEADER]]) // 9
    _write_piles(row, seat, out)
    out[OUR_NEED], out[THEIR_NEED] = row[NEED + side], row[NEED + 1 - side]
    out[ON_TURN] = int(row[TURN] == seat)
    out[OWN_DEED] = row[DONE + seat]
    for at in range(4):
        deed = row[DONE + at]
        is_open = deed == LED or deed == BEAT
        if deed:
            known = is_open or at == seat
            out[TRICK_POINTS] += masks.points(row[LYING + at]) if known else guess(deed, row[SIZE_OF_LEAD])
        if at != seat:
            _write_other(row, at, (at - seat) % 4 - 1, deed, out)
    _write_past(row, seat, out)


@compiled
def _write_piles(row: Row, seat: int, out: Row) -> None:
    side = seat % 2
    for ours in range(2):
        pile = side if ours == 0 else 1 - side
        known = row[OPEN + pile] + row[TRUE + 2 * seat + pile]
        guessed = 0
        for other in range(4):
            if other != seat:
                guessed += row[GUESSED + 2 * other + pile]
        out[OUR_OPEN + ours] = known
        out[OUR_GUESS + ours] = known + guessed
        out[OUR_TRICKS + ours] = row[TRICKS + pile]


@compiled
def _write_other(row: Row, other: int, at: int, deed: int, out: Row) -> None:
    out[KNOWN + at] = row[SHOWN + other]
    out[DEEDS + at] = deed
    count = row[SIZE_OF_LEAD]
    is_open = deed == LED or deed == BEAT
    trumps = (row[LYING + other] & masks.suit_mask(row[SUIT])).bit_count() if is_open else 0
    out[WITHHELD_BEFORE + at] = row[KEPT_BACK + other] + (count if deed == WITHHELD else 0)
    out[GAVE_BEFORE + at] = row[GIVEN + other] + (count if deed == GAVE else 0)
    out[TRUMPED + at] = row[TRUMPS + other] + trumps


@compiled
def _write_past(row: Row, seat: int, out: Row) -> None:
    for number in range(min(row[FINISHED], 3)):
        start = LOG + number * LOG_SIZE
        to = PAST + number * PAST_SIZE
        out[to + PAST_COUNT] = row[start]
        out[to + PAST_TRUMPS] = row[start + 1]
        out[to + PAST_TOP] = row[start + 2]
        out[to + PAST_SUIT] = row[start + 3]
        out[to + PAST_LEADER] = (row[start + 4] - seat) % 4
        for step in range(1, 4):
            out[to + PAST_DEEDS + step - 1] = row[start + 5 + (seat + step) % 4]
