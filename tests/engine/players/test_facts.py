"""The row of facts, checked by hand on positions in notation."""

from engine.cards import cards
from engine.players import facts
from engine.players.chances import mask
from engine.players.facts import facts_of
from engine.state import State
from engine.view import observe
from tests.engine.positions import PLAIN, after, dealt


def known(state: State, seat: int) -> list[int]:
    return facts_of(observe(state, seat))


def by_seat(row: list[int], start: int) -> tuple[int, ...]:
    return tuple(row[start : start + 3])


def test_before_the_first_lead() -> None:
    """The leader sees four cards, 32 others, 20 in the stock, and nothing else."""
    row = known(dealt(PLAIN), 0)
    assert row[facts.HAND] == mask(cards("7S QS KS 6D"))
    assert row[facts.UNSEEN] == (1 << 36) - 1 - row[facts.HAND]
    assert (row[facts.TRUMP], row[facts.STOCK], row[facts.LEFT], row[facts.COUNT]) == (3, 20, 4, 0)
    assert (row[facts.HOLDER], row[facts.LED_SUIT], row[facts.ON_TURN]) == (facts.NOBODY, -1, 1)
    assert (row[facts.OUR_NEED], row[facts.THEIR_NEED]) == (12, 12)
    zero = {facts.HAND, facts.UNSEEN, facts.TRUMP, facts.STOCK, facts.LEFT, facts.LED_SUIT, facts.ON_TURN}
    zero |= {facts.OUR_NEED, facts.THEIR_NEED}
    assert not any(number for at, number in enumerate(row) if at not in zero)


def test_in_a_trick() -> None:
    """The last seat sees a lead, a beat, a hidden discard thought to be worth one, and whose trick it is."""
    state = after(dealt(PLAIN), "lead 0 QS", "beat 1 AS", "discard 2 TC")
    row = known(state, 3)
    assert row[facts.TO_BEAT] == mask(cards("AS"))
    assert (row[facts.COUNT], row[facts.LEFT], row[facts.HOLDER]) == (1, 1, facts.OURS)
    assert row[facts.TRICK_POINTS] == 3 + 11 + facts.GUESS_WITHHELD
    assert row[facts.LED_SUIT] == 0
    assert by_seat(row, facts.DEEDS) == (facts.LED, facts.BEAT, facts.WITHHELD)
    assert by_seat(row, facts.WITHHELD_BEFORE) == (0, 0, 1)
    assert row[facts.UNSEEN] & mask(cards("QS AS")) == 0
    assert row[facts.UNSEEN] & mask(cards("TC")), "a hidden discard is one of the unseen cards"


def test_own_discard_is_known() -> None:
    """Who discarded the ten knows it: it counts ten for him and is not among his unseen cards."""
    row = known(after(dealt(PLAIN), "lead 0 QS", "beat 1 AS", "discard 2 TC"), 2)
    assert row[facts.TRICK_POINTS] == 3 + 11 + 10
    assert row[facts.UNSEEN] & mask(cards("TC")) == 0
    assert (row[facts.OWN_DEED], row[facts.ON_TURN], row[facts.HOLDER]) == (facts.WITHHELD, 0, facts.THEIRS)
    assert by_seat(row, facts.DEEDS) == (facts.NOTHING, facts.LED, facts.BEAT)


def test_after_a_trick() -> None:
    """The taker's side has what lay open and a guess for gifts; the trick is remembered."""
    state = after(dealt(PLAIN), "lead 0 QS", "beat 1 AS", "discard 2 TC", "discard 3 TH")
    row = known(state, 0)
    assert (row[facts.OUR_TRICKS], row[facts.THEIR_TRICKS], row[facts.STOCK]) == (0, 1, 16)
    assert (row[facts.OUR_OPEN], row[facts.THEIR_OPEN], row[facts.OUR_GUESS]) == (0, 14, 0)
    assert row[facts.THEIR_GUESS] == 14 + facts.GUESS_WITHHELD + facts.GUESS_GIVEN
    assert known(state, 3)[facts.OUR_OPEN] == 14 + 10, "seat 3 knows its own ten"
    assert by_seat(row, facts.GAVE_BEFORE) == (0, 0, 1)
    past = row[facts.PAST : facts.PAST + facts.PAST_SIZE]
    assert past[facts.PAST_COUNT] == 1
    assert past[facts.PAST_TRUMPS] == 0
    assert past[facts.PAST_TOP] == 9, "an ace took it"
    assert (past[facts.PAST_SUIT], past[facts.PAST_LEADER]) == (0, 0)
    assert tuple(past[facts.PAST_DEEDS : facts.PAST_DEEDS + 3]) == (facts.BEAT, facts.WITHHELD, facts.GAVE)


def test_after_a_claim() -> None:
    """What a claim sends back is known in the hand it went to, and counts as played by nobody."""
    hands = ("7S QS KS 6D", "9S AS 8D KD", "6C 9C TC AC", "7C JC QD TH")
    state = after(dealt(hands), "lead 0 QS", "claim 2 6C9CTCAC")
    row = known(state, 1)
    assert by_seat(row, facts.KNOWN) == (0, 0, mask(cards("QS")))
    assert (row[facts.COUNT], row[facts.HOLDER], row[facts.LED_SUIT]) == (4, facts.THEIRS, 1)
    assert by_seat(row, facts.DEEDS) == (facts.LED, facts.NOTHING, facts.NOTHING)
    assert row[facts.UNSEEN] & mask(cards("QS")), "it may be played again"
