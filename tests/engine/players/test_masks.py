"""Sets of cards as numbers, against the rules and against counting."""

from itertools import combinations
from math import comb
from random import Random

import pytest

from engine import rules
from engine.cards import PACK, Suit, cards, points_of
from engine.players import masks
from engine.players.chances import mask


def counted(least: int, good: int, pool: int, drawn: int) -> float:
    ways = sum(comb(good, hits) * comb(pool - good, drawn - hits) for hits in range(least, drawn + 1))
    return ways / comb(pool, drawn)


def test_chance_of() -> None:
    """The chance of good cards in a hidden hand is the share of all hands that have them."""
    for pool in range(1, 33):
        for drawn in range(1, min(4, pool) + 1):
            for good in range(pool + 1):
                for least in range(1, 5):
                    chance = masks.chance_of(least, good, pool, drawn)
                    assert chance == pytest.approx(counted(least, good, pool, drawn)), (
                        least,
                        good,
                        pool,
                        drawn,
                    )


def test_fewer_than() -> None:
    """Fewer good cards than so many is the opposite of at least so many."""
    for least, good, pool, drawn in ((1, 3, 9, 4), (2, 5, 20, 4), (3, 3, 12, 3), (4, 9, 30, 4)):
        assert masks.fewer_than(least, good, pool, drawn) == pytest.approx(
            1 - counted(least, good, pool, drawn)
        )


@pytest.mark.parametrize("trump", Suit)
def test_beats(trump: Suit) -> None:
    """Beating is the rules' beating, for random cards against random leads and random beats."""
    chance = Random(f"beats {trump}")
    outcomes = set()
    for _ in range(4000):
        count = chance.randint(1, 4)
        suit = chance.choice(tuple(Suit))
        beaten = tuple(chance.sample([card for card in PACK if card.suit in (suit, trump)], count))
        beating = tuple(chance.sample([card for card in PACK if card not in beaten], count))
        wanted = rules.beats(beating, beaten, trump)
        assert masks.beats(mask(beating), mask(beaten), trump) == wanted, (beating, beaten)
        outcomes.add((count, wanted))
    assert len(outcomes) == 8


def test_sets() -> None:
    """Points, ranks and the lowest card of every pair and of some greater sets."""
    chance = Random("sets")
    some = [*combinations(PACK, 2), *(tuple(chance.sample(PACK, size)) for size in range(3, 37))]
    for each in some:
        number = mask(each)
        assert masks.points(number) == points_of(each)
        assert masks.rank_sum(number) == sum(card.rank for card in each)
        assert masks.lowest(number) == min(card.index for card in each)
        assert masks.suit_mask(Suit.CLUBS) & number == mask(
            tuple(card for card in each if card.suit is Suit.CLUBS)
        )


def test_stronger() -> None:
    """The cards above a card are those that beat it."""
    for card in PACK:
        for trump in Suit:
            assert masks.stronger(card.index, trump) == rules.beaters(card, trump)


def test_strongest() -> None:
    """The highest trump, or else the highest card."""
    for held, best in (("6S AS", "AS"), ("AS 6H", "6H"), ("7H 9H TS", "9H"), ("JD", "JD")):
        assert masks.strongest(mask(cards(held)), Suit.HEARTS) == cards(best)[0].index


def test_chance_to_beat() -> None:
    """Nothing beats the ace of trumps; who holds fewer cards beats nothing; the rest is counted."""
    unseen = mask(cards("AS TS 7H 6C 7C 8C 9C JC 6D 7D"))
    assert masks.chance_to_beat(mask(cards("AH")), Suit.HEARTS, unseen, 4) == 0
    assert masks.chance_to_beat(mask(cards("6S 7S")), Suit.HEARTS, unseen, 1) == 0
    assert masks.chance_to_beat(mask(cards("KS")), Suit.HEARTS, unseen, 2) == pytest.approx(
        counted(1, 3, 10, 2)
    )
    assert masks.chance_to_beat(mask(cards("KS QS")), Suit.HEARTS, unseen, 4) == pytest.approx(
        counted(2, 3, 10, 4)
    )
