"""What a seat knows, as a row of whole numbers: the one thing that net, heuristic and trainer look at.

Laws: the row is written from a View alone; `bot/train/knowledge.py` writes the same row from its game, and a
test compares the two. Suits are 0-3, sets of cards are masks (`masks.py`), seats are counted from the own
one: 0 the left neighbour, 1 the partner, 2 the right neighbour. What claims sent back does not count.
"""

from __future__ import annotations

from engine.actions import Action, Beat, Claim, Discard, Lead
from engine.players import masks
from engine.players.chances import mask
from engine.seen import Play, Trick, View, partnership

(
    HAND,
    UNSEEN,  # cards that others hold, threw away unseen, or that lie in the stock
    TO_BEAT,
    TRUMP,
    COUNT,  # cards each plays to this trick; 0 before the lead
    LEFT,  # seats that have not played to it
    HOLDER,  # NOBODY, OURS, THEIRS
    STOCK,
    TRICK_POINTS,
    OUR_OPEN,  # card points of our pile that this seat knows of
    THEIR_OPEN,
    OUR_GUESS,  # the same and a guess for each hidden discard
    THEIR_GUESS,
    OUR_TRICKS,
    THEIR_TRICKS,
    OUR_NEED,  # defeat points that make us the goats
    THEIR_NEED,
    ON_TURN,
    OWN_DEED,  # in this trick, as DEEDS
    LED_SUIT,  # of this trick, -1 before the lead
) = range(20)
KNOWN = 20  # three masks: what a claim showed in a hand
DEEDS = KNOWN + 3  # three: what each did in this trick: NOTHING, LED, BEAT, GAVE, WITHHELD
WITHHELD_BEFORE = DEEDS + 3  # three: cards discarded while the other side held
GAVE_BEFORE = WITHHELD_BEFORE + 3  # three: while the own side held
TRUMPED = GAVE_BEFORE + 3  # three: trumps shown
PAST = TRUMPED + 3  # the last three tricks, newest first
PAST_COUNT, PAST_TRUMPS, PAST_TOP, PAST_SUIT, PAST_LEADER, PAST_DEEDS = range(6)
PAST_SIZE = 8
SIZE = PAST + 3 * PAST_SIZE

NOBODY, OURS, THEIRS = 0, 1, 2
NOTHING, LED, BEAT, GAVE, WITHHELD = 0, 1, 2, 3, 4
LEADING, BEATING, DISCARDING, CLAIMING, WAITING = 0, 1, 2, 3, 4  # kinds of choices

# Card points of a hidden discard: people throw tens to their own side and sixes to the other.
GUESS_GIVEN, GUESS_WITHHELD = 6, 1


def guess(deed: int, count: int) -> int:
    """Card points that a hidden discard is thought to hold."""
    return count * (GUESS_GIVEN if deed == GAVE else GUESS_WITHHELD)


def kind_of(action: Action) -> int:
    """The kind of choice."""
    match action:
        case Lead():
            return LEADING
        case Beat():
            return BEATING
        case Discard():
            return DISCARDING
        case Claim():
            return CLAIMING


def is_forced(view: View) -> bool:
    """Whether there is one play and no choice to wait."""
    return len(view.legal) == 1 and view.turn == view.seat


def facts_of(view: View) -> list[int]:
    """The row of a seat at the table while a deal is in play."""
    seat, trick, trump = view.seat, view.trick, view.trump
    assert seat is not None, "only seats choose"
    assert trick is not None
    assert trump is not None
    row = [0] * SIZE
    row[HAND] = mask(view.hand)
    row[TRUMP] = trump
    row[STOCK] = view.stock
    seen = row[HAND]
    for past in view.history:
        seen |= _add_past(row, past, seat, trump)
    seen |= _add_present(row, trick, seat, trump)
    row[UNSEEN] = masks.PACK & ~seen
    side = partnership(seat)
    row[OUR_TRICKS], row[THEIR_TRICKS] = view.tricks[side], view.tricks[1 - side]
    worth = 2 if view.next_counts_double else 1
    for at, whose in ((OUR_NEED, side), (THEIR_NEED, 1 - side)):
        row[at] = -(-(view.rules.target - view.score[whose]) // worth)
    row[ON_TURN] = int(view.turn == seat)
    for step in (1, 2, 3):
        row[KNOWN + step - 1] = mask(view.known[(seat + step) % 4])
    for number, past in enumerate(view.history[:-4:-1]):
        _describe(row, PAST + number * PAST_SIZE, past, seat, trump)
    return row


def deeds(trick: Trick) -> list[tuple[Play, int]]:
    """Each play of a trick and what it was to the side that held it then."""
    done: list[tuple[Play, int]] = []
    holder = -1
    for play in trick.plays:
        if play.is_face_up:
            done.append((play, LED if holder < 0 else BEAT))
            holder = play.seat
        else:
            done.append((play, GAVE if (play.seat - holder) % 2 == 0 else WITHHELD))
    return done


def _add_past(row: list[int], trick: Trick, seat: int, trump: int) -> int:
    """Count a finished trick; the cards seen in it."""
    seen = open_points = guessed = 0
    for play, deed in deeds(trick):
        if play.cards is None:
            guessed += guess(deed, play.count)
        else:
            cards = mask(play.cards)
            seen |= cards
            open_points += masks.points(cards)
        _count(row, play, deed, seat, trump)
    holder = trick.holder
    assert holder is not None, "a finished trick has a taker"
    ours = (holder - seat) % 2 == 0
    row[OUR_OPEN if ours else THEIR_OPEN] += open_points
    row[OUR_GUESS if ours else THEIR_GUESS] += open_points + guessed
    return seen


def _add_present(row: list[int], trick: Trick, seat: int, trump: int) -> int:
    """Describe the open trick; the cards seen in it."""
    seen = 0
    row[LEFT] = 4 - len(trick.plays)
    row[LED_SUIT] = -1
    row[COUNT] = trick.count
    row[TO_BEAT] = mask(trick.to_beat)
    holder = trick.holder
    if holder is not None:
        row[HOLDER] = OURS if (holder - seat) % 2 == 0 else THEIRS
        row[LED_SUIT] = _led_suit(trick)
    for play, deed in deeds(trick):
        if play.cards is None:
            row[TRICK_POINTS] += guess(deed, play.count)
        else:
            cards = mask(play.cards)
            seen |= cards
            row[TRICK_POINTS] += masks.points(cards)
        if play.seat == seat:
            row[OWN_DEED] = deed
        else:
            row[DEEDS + (play.seat - seat) % 4 - 1] = deed
        _count(row, play, deed, seat, trump)
    return seen


def _count(row: list[int], play: Play, deed: int, seat: int, trump: int) -> None:
    """Remember what another seat has shown of its hand."""
    at = (play.seat - seat) % 4 - 1
    if at < 0:
        return
    if play.cards is not None:
        row[TRUMPED + at] += (mask(play.cards) & masks.suit_mask(trump)).bit_count()
    elif deed == GAVE:
        row[GAVE_BEFORE + at] += play.count
    else:
        row[WITHHELD_BEFORE + at] += play.count


def _describe(row: list[int], start: int, trick: Trick, seat: int, trump: int) -> None:
    taking = mask(trick.to_beat)
    row[start + PAST_COUNT] = trick.count
    row[start + PAST_TRUMPS] = (taking & masks.suit_mask(trump)).bit_count()
    row[start + PAST_TOP] = masks.strongest(taking, trump) % 9 + 1
    row[start + PAST_SUIT] = _led_suit(trick)
    row[start + PAST_LEADER] = (trick.plays[0].seat - seat) % 4
    for play, deed in deeds(trick):
        if play.seat != seat:
            row[start + PAST_DEEDS + (play.seat - seat) % 4 - 1] = deed


def _led_suit(trick: Trick) -> int:
    led = trick.plays[0].cards
    assert led, "a lead lies open"
    return led[0].suit
