"""What arguments on the command line may be: argparse refuses all else in one line.

Each of these is a ``type`` of an argument, or makes one.
"""

import math
from argparse import ArgumentTypeError
from collections.abc import Callable

MOST = 10**9  # of anything that is counted
MOST_JOBS = 1000
LARGEST_SEED = 2**63 - 1
LONGEST = 86_400.0  # seconds
LARGEST_ID = 2**52  # Bot API, Chat: at most 52 significant bits


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """A whole number between these, both allowed."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise ArgumentTypeError(f"a whole number from {least} to {most} is due")
        return number

    return read


def real(least: float, most: float) -> Callable[[str], float]:
    """A number between these, both allowed."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not least <= number <= most:
            raise ArgumentTypeError(f"a number from {least:g} to {most:g} is due")
        return number

    return read


def host(text: str) -> str:
    """A name or an address to listen on."""
    if not is_host(text):
        raise ArgumentTypeError("a name or an address such as 127.0.0.1 is due")
    return text


def is_host(text: str) -> bool:
    """Whether the system can be asked for it."""
    try:
        return text.isprintable() and text.encode("idna") != b""
    except UnicodeError:
        return False


port = whole(0, 65535)
chat_id = whole(-LARGEST_ID, LARGEST_ID)
positive = whole(1)
jobs = whole(1, MOST_JOBS)
seed = whole(0, LARGEST_SEED)
share = real(0, 1)
seconds = real(0.1, LONGEST)
