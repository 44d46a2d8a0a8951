import pytest

from engine.actions import decode
from engine.errors import BadRecord, IllegalAction, NoRecord, Reason
from engine.game import apply, new_series
from engine.rules import Rules
from engine.seen import DealResult
from engine.state import State
from tests.engine.positions import LEAD_ONLY, PLAIN, after, dealt

DEAL = "deal " + "00" * 32
OVER = State(Rules(), 0, (DealResult(0, 0, (0, 120), (0, 3), (12, 0), False, False, None, None),), winner=1)
FOURS = ("6S 9S TS AS", "7S JS 8C JC", "6D 9D TD AD", "6C 9C TC AC")

TABLE = [
    (new_series(Rules(), 0), "lead 1 7S", Reason.NO_DEAL),
    (new_series(Rules(), 0), "claim 1 6C9CTCAC", Reason.NO_DEAL),
    (dealt(PLAIN), DEAL, Reason.DEAL_IN_PLAY),
    (OVER, DEAL, Reason.SERIES_OVER),
    (OVER, "lead 0 7S", Reason.SERIES_OVER),
    (dealt(PLAIN), "lead 1 9S", Reason.NOT_YOUR_TURN),
    (after(dealt(PLAIN), "lead 0 7S"), "discard 2 8S", Reason.NOT_YOUR_TURN),
    (after(dealt(PLAIN), "lead 0 7S"), "lead 0 QS", Reason.NOT_YOUR_TURN),
    (dealt(PLAIN), "lead 0 9S", Reason.NOT_YOUR_CARDS),
    (after(dealt(PLAIN), "lead 0 7S"), "discard 1 7S", Reason.NOT_YOUR_CARDS),
    (dealt(FOURS), "claim 2 6C9CTCAC", Reason.NOT_YOUR_CARDS),
    (dealt(PLAIN), "beat 0 7S", Reason.MUST_LEAD),
    (dealt(PLAIN), "discard 0 7S", Reason.MUST_LEAD),
    (after(dealt(PLAIN), "lead 0 7S"), "lead 1 9S", Reason.NOT_A_LEAD),
    (dealt(PLAIN), "lead 0 7S6D", Reason.MIXED_SUITS),
    (after(dealt(PLAIN), "lead 0 7SQS"), "beat 1 9S", Reason.WRONG_COUNT),
    (after(dealt(PLAIN), "lead 0 7S"), "discard 1 9S8D", Reason.WRONG_COUNT),
    (after(dealt(PLAIN), "lead 0 QS"), "beat 1 9S", Reason.DOES_NOT_BEAT),
    (after(dealt(PLAIN), "lead 0 QSKS"), "beat 1 9SAS", Reason.DOES_NOT_BEAT),
    (after(dealt(PLAIN), "lead 0 7S"), "beat 1 8D", Reason.DOES_NOT_BEAT),
    (dealt(PLAIN), "claim 1 9SAS8DKD", Reason.NOT_FOUR),
    (dealt(FOURS), "claim 3 6C9CTC", Reason.NOT_FOUR),
    (after(dealt(FOURS, rules=LEAD_ONLY), "lead 0 6S"), "claim 3 6C9CTCAC", Reason.CLAIM_TOO_LATE),
    (after(dealt(FOURS), "claim 2 6D9DTDAD"), "claim 3 6C9CTCAC", Reason.CLAIM_NEARER),
    (after(dealt(FOURS), "lead 0 6S9STSAS"), "claim 3 6C9CTCAC", Reason.CLAIM_NEARER),
    (dealt(FOURS), "claim 0 6S9STSAS", Reason.CLAIM_IN_TURN),
]


@pytest.mark.parametrize(
    ("state", "text", "reason"), TABLE, ids=[f"{row[2]}: {row[1][:20]}" for row in TABLE]
)
def test_reasons(state: State, text: str, reason: Reason) -> None:
    """Each illegal action is refused for its reason, and the state is as before."""
    before = hash(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, decode(text))
    assert caught.value.reason is reason
    assert str(caught.value) == reason.value
    assert hash(state) == before


def test_table_is_complete() -> None:
    """Every Reason there is occurs in the table."""
    assert {row[2] for row in TABLE} == set(Reason)


def test_empty_play() -> None:
    """A play of no cards, which no text can name, is refused as well."""
    action = decode("lead 0 7S")
    with pytest.raises(IllegalAction, match="wrong-count"):
        apply(dealt(PLAIN), type(action)(0, ()))  # type: ignore[call-arg, arg-type]


def test_place_of_a_fault() -> None:
    """A bad record is told with as much of its place as there is."""
    assert str(BadRecord("points", series="a", deal=0, action=7)) == "series a, deal 0, action 7: points"
    assert str(NoRecord("nothing")) == "nothing"
