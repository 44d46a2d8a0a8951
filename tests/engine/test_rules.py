from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import PACK, Card, Suit, cards, in_order
from engine.rules import beats, is_four_of_a_suit, legal_beats, legal_discards, legal_leads
from tests.engine import referee


@pytest.mark.parametrize(
    ("beating", "beaten", "expected"),
    [
        ("7S", "6S", True),
        ("6S", "7S", False),
        ("TS", "KS", True),  # the ten stands above the king
        ("KS", "TS", False),
        ("AS", "TS", True),
        ("6D", "AS", True),  # trump against a plain suit
        ("AS", "6D", False),
        ("AC", "6S", False),  # different plain suits do not compare
        ("7D", "6D", True),
        ("6D", "7D", False),
        ("8S AS", "7S TS", True),
        ("8S KS", "7S TS", False),
        ("TS AS", "9S KS", True),
        ("6D KS", "7S QS", True),  # the six of trumps beats either
        ("6D 6S", "7S QS", False),
        ("6D 7D", "TS AS", True),
        ("6D 8C", "7S QS", False),
        ("7D KS", "6D QS", True),
        ("7D 8D", "6D AS", True),
        ("6C 7D", "6D AS", False),
        ("8S 9S AS", "7S JS QS", False),
        ("8S KS AS", "7S JS QS", True),
        ("6D 8S KS", "7S JS AS", True),
        ("7S 8S 9S JS", "6S 6D 7D 8D", False),
        ("6D 7D 8D 9D", "KC TC AC QC", True),
        ("7S 8S", "6S", False),  # as many cards as were led
    ],
)
def test_beats(beating: str, beaten: str, expected: bool) -> None:
    """Diamonds are trump: cards beat if some pairing has each above its partner."""
    assert beats(cards(beating), cards(beaten), Suit.DIAMONDS) is expected


@given(st.permutations(PACK), st.integers(1, 4), st.sampled_from(Suit))
def test_beats_tries_every_pairing(pack: list[Card], count: int, trump: Suit) -> None:
    """beats agrees with trying all pairings by card names."""
    beating, beaten = in_order(pack[:count]), in_order(pack[count : 2 * count])
    by_name = referee.can_beat(tuple(map(str, beating)), tuple(map(str, beaten)), trump.letter)
    assert beats(beating, beaten, trump) is by_name


@given(st.lists(st.sampled_from(PACK), unique=True, min_size=1, max_size=4).map(in_order))
def test_leads(hand: tuple[Card, ...]) -> None:
    """Every set of one suit may be led and nothing else, each once."""
    every = {
        some
        for count in (1, 2, 3, 4)
        for some in combinations(hand, count)
        if len({each.suit for each in some}) == 1
    }
    leads = legal_leads(hand, Suit.CLUBS)
    assert set(leads) == every
    assert len(leads) == len(every)


def test_steady_order() -> None:
    """Leads go by count and then price; beats and discards by price; a trump is dearer than any ace."""
    hand = cards("6S AS 7D TD")
    assert [str(some[0]) for some in legal_leads(hand, Suit.DIAMONDS)[:4]] == ["6S", "AS", "7D", "TD"]
    assert legal_beats(hand, cards("KS"), Suit.DIAMONDS) == [cards("AS"), cards("7D"), cards("TD")]
    assert legal_discards(hand, 1, Suit.SPADES) == [cards("7D"), cards("TD"), cards("6S"), cards("AS")]
    pairs = legal_discards(cards("6S TS QC KC"), 2, Suit.HEARTS)
    assert pairs == [cards(two) for two in ("6S QC", "6S KC", "QC KC", "6S TS", "TS QC", "TS KC")]


def test_four_of_a_suit() -> None:
    """Four cards of one suit, no fewer."""
    assert is_four_of_a_suit(cards("6C 9C TC AC"))
    assert not is_four_of_a_suit(cards("9C TC AC"))
    assert not is_four_of_a_suit(cards("6C 9C TC AD"))
