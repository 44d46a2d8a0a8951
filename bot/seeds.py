"""The only place that draws from the operating system's generator."""

import secrets

#: The stream that computer players draw from; nothing in a deal depends on it.
COMPUTER_STREAM = secrets.SystemRandom()


def new_seed() -> bytes:
    """32 fresh random bytes: everything random in one deal follows from them."""
    return secrets.token_bytes(32)


def first_dealer() -> int:
    """The seat that deals first, drawn at random."""
    return secrets.randbelow(4)


def new_code() -> str:
    """A short name for a series, unlikely to repeat: eight base-32 letters."""
    alphabet = "23456789abcdefghijkmnpqrstuvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(8))
