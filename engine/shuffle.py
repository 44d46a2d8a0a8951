"""From a seed to a deck and its shown card; the only chance in a deal, and one anybody can repeat.

The stream: block i is HMAC-SHA256(seed, i as 4 bytes big-endian), read as eight big-endian 32-bit words.
A number below n is the next word that is below the greatest multiple of n within 2^32, modulo n. The
sorted pack is shuffled from its end (Fisher-Yates); then the shown card is drawn from the 20 of the stock.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator

from engine.cards import PACK, Card, Cards

SEED_BYTES = 32
DEALT = 16  # cards dealt to the four hands; the rest is the stock


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from struct.unpack(">8I", hmac.digest(seed, struct.pack(">I", block), "sha256"))
        block += 1


def _below(words: Iterator[int], n: int) -> int:
    limit = (1 << 32) // n * n
    for word in words:
        if word < limit:
            return word % n
    raise AssertionError("the stream has no end")


def shuffle(seed: bytes) -> tuple[Cards, Card]:
    """The deck from its top, and the shown card; raises ValueError unless the seed has 32 bytes."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    words = _words(seed)
    deck = list(PACK)
    for k in range(len(deck) - 1, 0, -1):
        j = _below(words, k + 1)
        deck[k], deck[j] = deck[j], deck[k]
    return tuple(deck), deck[DEALT + _below(words, len(deck) - DEALT)]


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex: shown before the deal, it binds to the seed shown after it."""
    return hashlib.sha256(seed).hexdigest()
