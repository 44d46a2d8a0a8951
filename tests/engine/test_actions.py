import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import ACTIONS, Beat, Deal, Lead, decode, encode
from engine.cards import PACK, Card, cards, in_order
from engine.errors import BadNotation


@given(
    st.sampled_from(list(ACTIONS.values())),
    st.integers(0, 3),
    st.lists(st.sampled_from(PACK), unique=True, min_size=1, max_size=4),
)
def test_round_trip(kind: type[Lead], seat: int, some: list[Card]) -> None:
    """Every action is read back from its text."""
    action = kind(seat, in_order(some))
    assert decode(encode(action)) == action


@given(st.binary(min_size=32, max_size=32))
def test_deal_round_trip(seed: bytes) -> None:
    """A Deal is written with its seed in hex."""
    assert decode(encode(Deal(seed))) == Deal(seed)
    assert encode(Deal(seed)) == "deal " + seed.hex()


def test_text() -> None:
    """The text form is short, and the order of cards in it carries no meaning."""
    assert encode(Lead(0, cards("7S QS"))) == "lead 0 7SQS"
    assert decode("beat 1 KS6D") == decode("beat 1 6DKS") == Beat(1, cards("KS 6D"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lead",
        "lead 4 7S",
        "lead 0",
        "lead 0 7S8S9SJSQS",
        "lead 0 7S7S",
        "lead 0 1S",
        "lead  0 7S",
        "lead 0 7S ",
        "lead 0 7S\n",
        "Lead 0 7S",
        "pass 0 7S",
        "deal",
        "deal 00",
        "deal " + "0" * 63 + "G",
        "deal " + "A" * 64,
        "lead ٠ 7S",
    ],
)
def test_bad_notation(text: str) -> None:
    """What is no input is refused."""
    with pytest.raises(BadNotation):
        decode(text)
