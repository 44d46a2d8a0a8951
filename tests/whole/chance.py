"""Who plays what, and with which cards: the same in every run, save who deals first."""

import random
from collections.abc import Callable, Iterator, Sequence

from bot.callbacks import MakeClaim
from engine.shuffle import DEALT, SEED_BYTES, shuffle
from tests.whole.buttons import Offer

Choose = Callable[[Sequence[Offer]], Offer]


def by_chance(seed: int) -> Choose:
    """Any legal play."""
    rng = random.Random(seed)
    return lambda offers: rng.choice(offers)


def by_claim(seed: int) -> Choose:
    """A claim whenever there is one, else any legal play."""
    choose = by_chance(seed)

    def chosen(offers: Sequence[Offer]) -> Offer:
        claims = [offer for offer in offers if isinstance(offer.press, MakeClaim)]
        return claims[0] if claims else choose(offers)

    return chosen


def first_offer(offers: Sequence[Offer]) -> Offer:
    return offers[0]


def seeds(seed: int) -> Iterator[bytes]:
    """The same shuffles every time."""
    rng = random.Random(seed)
    while True:
        yield rng.randbytes(32)


def four_of_a_suit(place: int) -> bytes:
    """A seed whose first deal gives four of a suit to the player so many places after the leader."""
    for number in range(100_000):
        seed = number.to_bytes(SEED_BYTES, "big")
        deck, _ = shuffle(seed)
        if len({each.suit for each in deck[place:DEALT:4]}) == 1:
            return seed
    raise AssertionError("no such shuffle")
