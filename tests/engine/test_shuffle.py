import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.shuffle import DEALT, _below, commitment, shuffle


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 spelled out."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(each ^ 0x36 for each in padded) + message).digest()
    return hashlib.sha256(bytes(each ^ 0x5C for each in padded) + inner).digest()


def by_the_book(seed: bytes) -> tuple[list[str], str]:
    """The format's description of the shuffle, followed word by word, on names."""
    words = [
        int.from_bytes(block[at : at + 4], "big")
        for block in (hmac_sha256(seed, number.to_bytes(4, "big")) for number in range(20))
        for at in range(0, 32, 4)
    ]

    def below(n: int) -> int:
        while (word := words.pop(0)) >= 2**32 // n * n:
            pass
        return word % n

    deck = [rank + suit for suit in "SCDH" for rank in "6789JQKTA"]
    for k in reversed(range(1, 36)):
        j = below(k + 1)
        deck[k], deck[j] = deck[j], deck[k]
    return deck, deck[16 + below(20)]


@given(st.binary(min_size=32, max_size=32))
def test_by_the_book(seed: bytes) -> None:
    """The deck and the shown card are those of the description, for any seed."""
    deck, shown = shuffle(seed)
    assert ([str(each) for each in deck], str(shown)) == by_the_book(seed)
    assert shown in deck[DEALT:]
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


VECTORS = [
    (
        "0000000000000000000000000000000000000000000000000000000000000000",
        "TD6DQC7SQD7CADJHAH7HQS6SKC9STS9DJDKD9CAS8DKHJS7D8SQHKS9H6HJC8H8CTHTCAC6C",
        "6C",
    ),
    (
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "8DTH9SJC6H9HJHKC7D7CKD6D8HTDJS6CTSKH8S9CADQD7HJD9DQH8CTCAC6SKSASQC7SQSAH",
        "QH",
    ),
    (
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "8DJHADAHQHAS6S7SJD6C9STHKH7DKS6DQDTS7C8HJSKC9HKD8CJC9D6HQS7H9CQCTD8STCAC",
        "9D",
    ),
    (
        "0eed21bc27d8deca293195154bc65584adfc06a7d45e5157a9b29cb5077876d9",
        "QCJH7C8HJCAS8D6D8SJD6C6STHKC7DQS7SKDAH6HKHAD7HJSTCQHTSAC9S8CQDTD9D9CKS9H",
        "QD",
    ),
]


@pytest.mark.parametrize(("seed", "deck", "shown"), VECTORS)
def test_vectors(seed: str, deck: str, shown: str) -> None:
    """Fixed numbers: old records depend on them for ever."""
    found, trump = shuffle(bytes.fromhex(seed))
    assert "".join(map(str, found)) == deck
    assert str(trump) == shown


@pytest.mark.parametrize(
    ("words", "n", "expected"),
    [
        ([2**32 - 4, 2**32 - 1, 41], 36, 5),  # 2^32 mod 36 is 4: the last four words are skipped
        ([2**32 - 5], 36, 35),
        ([2**32 - 1], 32, 31),  # a power of two skips nothing
        ([2**32 - 16, 20], 20, 0),
    ],
)
def test_no_number_is_favoured(words: list[int], n: int, expected: int) -> None:
    """Words of the incomplete last run are skipped, so that all remainders are equally likely."""
    assert _below(iter(words), n) == expected


@pytest.mark.parametrize("length", [0, 31, 33])
def test_seed_length(length: int) -> None:
    """A seed has 32 bytes."""
    with pytest.raises(ValueError, match="32 bytes"):
        shuffle(bytes(length))
