import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import PACK, Card, Rank, Suit, card, cards, in_order, points_of
from engine.errors import BadNotation, EngineError


def test_pack() -> None:
    """36 cards, nine of each suit, 120 points, index = place in the sorted pack."""
    assert [each.index for each in PACK] == list(range(36))
    assert points_of(PACK) == 120
    assert [str(each) for each in PACK[:9]] == ["6S", "7S", "8S", "9S", "JS", "QS", "KS", "TS", "AS"]
    assert [each.suit.letter for each in PACK[::9]] == list("SCDH")


def test_ten_stands_above_king() -> None:
    """Rank order and points: the ten is second only to the ace."""
    assert [rank.points for rank in Rank] == [0, 0, 0, 0, 2, 3, 4, 10, 11]
    assert card("KH").rank < card("TH").rank < card("AH").rank


@pytest.mark.parametrize("each", PACK, ids=str)
def test_names(each: Card) -> None:
    """A name gives its card back, and copies and pickles are the card itself."""
    assert card(str(each)) is each
    assert copy.copy(each) is copy.deepcopy(each) is pickle.loads(pickle.dumps(each)) is each
    assert repr(each) == f"card('{each}')"
    assert each.suit in Suit


@given(st.lists(st.sampled_from(PACK), unique=True))
def test_notation(some: list[Card]) -> None:
    """Cards written with or without spaces are read back in order of index."""
    assert cards(" ".join(map(str, some))) == cards("".join(map(str, some))) == in_order(some)


@pytest.mark.parametrize("text", ["1S", "10S", "th", "7", "7S7S", "7S,8S", "7X", "Т♠", "7S8"])
def test_bad_notation(text: str) -> None:
    """What names no cards is refused, as an EngineError and a ValueError."""
    with pytest.raises(BadNotation) as caught:
        cards(text)
    assert isinstance(caught.value, EngineError)
    assert isinstance(caught.value, ValueError)
