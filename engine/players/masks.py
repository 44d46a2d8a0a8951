"""Sets of cards as whole numbers, a bit for each index; what a set is worth, and the odds of a hidden hand.

Law: only whole numbers, floats and module constants, so that `kozel train` can compile these very functions
(`bot/train/compiled.py`); the player and its trainer can't differ.
"""

from __future__ import annotations

PACK = (1 << 36) - 1
SUIT = 511  # nine cards; shift by 9 times the suit
EACH_SUIT = 1 | 1 << 9 | 1 << 18 | 1 << 27
JACKS, QUEENS, KINGS, TENS, ACES = (
    EACH_SUIT << 4,
    EACH_SUIT << 5,
    EACH_SUIT << 6,
    EACH_SUIT << 7,
    EACH_SUIT << 8,
)


def suit_mask(suit: int) -> int:
    """All cards of a suit."""
    return SUIT << 9 * suit


def points(cards: int) -> int:
    """Card points of a set."""
    return (
        2 * (cards & JACKS).bit_count()
        + 3 * (cards & QUEENS).bit_count()
        + 4 * (cards & KINGS).bit_count()
        + 10 * (cards & TENS).bit_count()
        + 11 * (cards & ACES).bit_count()
    )


def lowest(cards: int) -> int:
    """Index of the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def rank_sum(cards: int) -> int:
    """Sum of ranks, 0 for a six to 8 for an ace."""
    total = 0
    while cards:
        total += lowest(cards) % 9
        cards &= cards - 1
    return total


def stronger(card: int, trump: int) -> int:
    """All cards that beat one card."""
    suit = card // 9
    higher = ((SUIT << card % 9 + 1) & SUIT) << 9 * suit
    return higher if suit == trump else higher | suit_mask(trump)


def strongest(cards: int, trump: int) -> int:
    """Index of the card of a trick that the fewest beat: the highest trump, or else the highest card.

    A set that leads or beats has plain cards of one suit only.
    """
    trumps = cards & suit_mask(trump)
    return (trumps if trumps else cards).bit_length() - 1


def beats(beating: int, beaten: int, trump: int) -> bool:
    """Whether as many cards beat those of a trick, one for one.

    What beats the k-th strongest beats all weaker ones, so k of them have to be above it, for each k.
    """
    wanted = 1
    while beaten:
        card = strongest(beaten, trump)
        if (beating & stronger(card, trump)).bit_count() < wanted:
            return False
        beaten &= ~(1 << card)
        wanted += 1
    return True


def chance_of(least: int, good: int, pool: int, drawn: int) -> float:
    """The chance of at least so many good cards among the drawn ones of a pool (hypergeometric)."""
    if good < least or drawn < least:
        return 0.0
    bad = pool - good
    if bad < drawn - least + 1:  # too few others to have fewer good ones
        return 1.0
    none = 1.0
    for taken in range(drawn):
        none *= (bad - taken) / (pool - taken) if bad > taken else 0.0
    if least == 1:
        return 1.0 - none
    return 1.0 - fewer_than(least, good, pool, drawn)


def fewer_than(least: int, good: int, pool: int, drawn: int) -> float:
    """The chance of less than so many good cards."""
    total = 0.0
    for hits in range(least):
        misses = drawn - hits
        if hits > good or misses > pool - good:
            continue
        part = 1.0
        for at in range(hits):
            part *= (good - at) * (drawn - at) / ((at + 1) * (pool - at))
        for at in range(misses):
            part *= (pool - good - at) / (pool - hits - at)
        total += part
    return total


def chance_to_beat(cards: int, trump: int, unseen: int, drawn: int) -> float:
    """About how likely a hidden hand of so many cards can beat these."""
    if cards.bit_count() > drawn:
        return 0.0
    pool = unseen.bit_count()
    least = 1
    chance = 1.0
    while cards and chance > 0:
        card = strongest(cards, trump)
        good = (unseen & stronger(card, trump)).bit_count()
        chance = min(chance, chance_of(least, good, pool, drawn))
        cards &= ~(1 << card)
        least += 1
    return chance


def one_if(condition: bool) -> float:
    """1 or 0."""
    return 1.0 if condition else 0.0
