"""Four of a suit out of turn, at every moment."""

import pytest

from engine.actions import Claim, decode
from engine.cards import cards
from engine.errors import IllegalAction, Reason
from engine.events import Claimed
from engine.game import apply, legal_actions
from engine.seen import Kind, Play
from engine.state import State
from tests.engine.positions import LEAD_ONLY, after, dealt, hand, table_of

CLUBS = "6C 9C TC AC"
SPADES = "6S 9S TS AS"
DIAMONDS = "6D 9D TD AD"

# Seat 3 holds four clubs; hearts are trump, seat 0 leads.
ONE = ("7S QS KS 7D", "8S JS 8D JD", "QD KD 7C 8C", CLUBS)
CLAIM_3 = "claim 3 6C9CTCAC"
# Seats 2 and 3 hold four of a suit.
TWO = ("7S QS KS 7D", "8S JS 8C JC", DIAMONDS, CLUBS)
CLAIM_2 = "claim 2 6D9DTDAD"

BEFORE = ((), ("lead 0 7S",), ("lead 0 7S", "beat 1 8S"), ("lead 0 7S", "beat 1 8S", "discard 2 7C"))


def refused(state: State, text: str) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        apply(state, decode(text))
    return caught.value.reason


@pytest.mark.parametrize("plays", BEFORE)
def test_every_moment(plays: tuple[str, ...]) -> None:
    """Before the lead and after one, two or three plays: all cards go back, the claim is the lead."""
    start = dealt(ONE)
    state = after(start, *plays)
    returned = table_of(state).trick
    assert returned is not None
    assert Claim(3, cards(CLUBS)) in legal_actions(state, 3)
    state, events = apply(state, decode(CLAIM_3))
    assert events == (Claimed(3, cards(CLUBS), returned.plays),)
    trick = table_of(state).trick
    assert trick is not None
    assert trick.plays == (Play(3, Kind.CLAIM, cards(CLUBS), 4),)
    assert (trick.opener, trick.claimant, trick.leader, trick.returned) == (0, 3, 3, returned.plays)
    assert table_of(state).hands[:3] == table_of(start).hands[:3]
    assert state.turn == 0


def test_trick_goes_on_from_the_claimant() -> None:
    """After a claim the others answer with four cards, clockwise; the taker leads the next trick."""
    state = after(dealt(ONE), "lead 0 7S", CLAIM_3, "discard 0 7SQSKS7D", "discard 1 8SJS8DJD")
    assert {each.cards for each in legal_actions(state, 2)} == {cards(ONE[2])}
    state = after(state, "discard 2 QDKD7C8C")
    assert state.turn == 3
    assert table_of(state).history[0].opener == 0


def test_in_turn_instead_of_an_answer() -> None:
    """A responder whose turn it is may claim instead of answering."""
    state = after(dealt(ONE), *BEFORE[3])
    assert state.turn == 3
    kinds = [type(each).__name__ for each in legal_actions(state, 3)]
    assert kinds[-1] == "Claim"
    assert "Discard" in kinds
    assert after(state, CLAIM_3).turn == 0


@pytest.mark.parametrize(
    "answers", [(), ("discard 0 7SQSKS7D",), ("discard 0 7SQSKS7D", "discard 1 8SJS8CJC")]
)
def test_nearer_over_farther(answers: tuple[str, ...]) -> None:
    """The seat nearer to the opener enters over the farther one's claim while the trick is open."""
    state = after(dealt(TWO), "lead 0 7S", CLAIM_3, *answers, CLAIM_2)
    assert hand(state, 3) == CLUBS
    assert state.turn == 3
    trick = table_of(state).trick
    assert trick is not None
    assert [play.kind for play in trick.returned] == [Kind.LEAD, Kind.CLAIM] + [Kind.DISCARD] * len(answers)


def test_farther_over_nearer() -> None:
    """The farther seat may not enter over the nearer one, before or after answers."""
    state = after(dealt(TWO), CLAIM_2)
    assert refused(state, CLAIM_3) is Reason.CLAIM_NEARER
    assert all(not isinstance(each, Claim) for each in legal_actions(state, 3))
    state = after(dealt(TWO), CLAIM_3, CLAIM_2)
    assert refused(state, CLAIM_3) is Reason.CLAIM_NEARER


def test_opener_after_his_lead_came_back() -> None:
    """Who had already played one of his four enters when a claim has returned it: distance 0 goes first."""
    hands = (SPADES, "7S JS 8C JC", "7D QD 7C QC", CLUBS)
    state = after(dealt(hands), "lead 0 6S", "beat 1 7S")
    assert refused(state, "claim 0 6S9STSAS") is Reason.NOT_YOUR_CARDS
    assert refused(state, "claim 0 9STSAS") is Reason.NOT_FOUR
    state = after(state, CLAIM_3)
    assert Claim(0, cards(SPADES)) in legal_actions(state, 0)
    state = after(state, "claim 0 6S9STSAS")
    assert hand(state, 3) == CLUBS
    assert state.turn == 1
    assert refused(state, CLAIM_3) is Reason.CLAIM_NEARER


def test_responder_after_his_answer_came_back() -> None:
    """The same for a responder: his discard came back, and he is nearer than the claimant."""
    hands = ("7S QS KS 7C", SPADES, "7D QD 8C QC", CLUBS)
    state = after(dealt(hands), "lead 0 7C", "discard 1 6S", "discard 2 7D")
    state = after(state, CLAIM_3, "discard 0 7SQSKS7C", "claim 1 6S9STSAS")
    assert (state.turn, hand(state, 1)) == (2, "")


def test_lead_of_four() -> None:
    """Nobody enters over a lead of four cards by the opener, and the leader in turn does not claim."""
    hands = (SPADES, "7S JS 8C JC", DIAMONDS, CLUBS)
    state = dealt(hands)
    assert refused(state, "claim 0 6S9STSAS") is Reason.CLAIM_IN_TURN
    assert all(not isinstance(each, Claim) for each in legal_actions(state, 0))
    state = after(state, "lead 0 6S9STSAS")
    assert refused(state, CLAIM_2) is refused(state, CLAIM_3) is Reason.CLAIM_NEARER
    with_less = after(dealt(hands), "lead 0 6S9STS")
    assert Claim(2, cards(DIAMONDS)) in legal_actions(with_less, 2)


def test_distance_counts_from_the_opener() -> None:
    """With seat 3 as opener, seat 0 (distance 1) goes before seat 2 (distance 3)."""
    state = dealt((SPADES, "7S JS 8C JC", DIAMONDS, "7C QC KC 7D"), leader=3)
    state = after(state, "lead 3 7D", CLAIM_2)
    state = after(state, "claim 0 6S9STSAS")
    assert refused(state, CLAIM_2) is Reason.CLAIM_NEARER


def test_fewer_than_four() -> None:
    """Three cards of one suit are no claim, and neither is a part of the four."""
    state = after(dealt(ONE), "lead 0 7S")
    assert refused(state, "claim 3 6C9CTC") is Reason.NOT_FOUR
    assert refused(state, "claim 1 8SJS8DJD") is Reason.NOT_FOUR


def test_known_cards() -> None:
    """Returned leads, beats and claims are public until played face up; returned discards are not."""
    state = after(dealt(TWO), "lead 0 7S", "beat 1 8S")
    state = after(state, CLAIM_3, "discard 0 7SQSKS7D", CLAIM_2)
    assert table_of(state).known == (cards("7S"), cards("8S"), (), cards(CLUBS))
    state = after(state, "discard 3 6C9CTCAC", "discard 0 7SQSKS7D", "discard 1 8SJS8CJC")
    assert table_of(state).known == (cards("7S"), cards("8S"), (), cards(CLUBS))


def test_known_until_seen() -> None:
    """A known card that is played face up again is known no more."""
    state = after(dealt((SPADES, "7S JS 8C JC", "7D QD 7C QC", CLUBS)), "lead 0 6S", "beat 1 7S", CLAIM_3)
    assert table_of(state).known == (cards("6S"), cards("7S"), (), ())
    state = after(state, "claim 0 6S9STSAS")
    assert table_of(state).known == ((), cards("7S"), (), cards(CLUBS))


@pytest.mark.parametrize("plays", BEFORE[1:])
def test_lead_option_too_late(plays: tuple[str, ...]) -> None:
    """By option a claim is too late once anything has been played."""
    state = after(dealt(ONE, rules=LEAD_ONLY), *plays)
    assert refused(state, CLAIM_3) is Reason.CLAIM_TOO_LATE
    assert all(not isinstance(each, Claim) for each in legal_actions(state, 3))


def test_lead_option_over_a_claim() -> None:
    """By option a nearer seat enters over a claim only as long as nobody has answered it."""
    state = after(dealt(TWO, rules=LEAD_ONLY), CLAIM_3)
    assert after(state, CLAIM_2).turn == 3
    state = after(state, "discard 0 7SQSKS7D")
    assert refused(state, CLAIM_2) is Reason.CLAIM_TOO_LATE


def test_claim_can_be_beaten() -> None:
    """A claim is a lead by the ordinary rules: four higher cards take it."""
    hands = ("7S QS KS 7D", "8S JS 8D JD", "6H 7H 8H 9H", CLUBS)
    state = after(dealt(hands, shown="KH"), CLAIM_3, "discard 0 7SQSKS7D", "discard 1 8SJS8DJD")
    state = after(state, "beat 2 6H7H8H9H")
    assert (state.turn, table_of(state).history[0].holder) == (2, 2)
