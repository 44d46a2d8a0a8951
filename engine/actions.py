"""The inputs of a series and their text form: "deal <64 hex digits>", "lead 0 7SQS", "claim 3 6C9CTCAC".

Law: decode(encode(x)) == x. Cards in an action are in the order of `index`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Cards, cards
from engine.errors import BadNotation


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next 36 cards from a seed of 32 bytes; belongs to no seat."""

    seed: bytes


@dataclass(frozen=True, slots=True)
class Lead:
    """Open the trick with one to four cards of one suit."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Beat:
    """Answer with cards that beat those holding the trick, face up."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Discard:
    """Answer with any cards, face down."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Claim:
    """Enter out of turn with four of a suit; everyone else's cards of the trick go back."""

    seat: int
    cards: Cards


Action: TypeAlias = Lead | Beat | Discard | Claim
Input: TypeAlias = Deal | Action

ACTIONS: dict[str, type[Action]] = {"lead": Lead, "beat": Beat, "discard": Discard, "claim": Claim}
WORDS: dict[type[Action], str] = {kind: word for word, kind in ACTIONS.items()}

_DEAL = re.compile(r"deal ([0-9a-f]{64})")
_PLAY = re.compile(r"(lead|beat|discard|claim) ([0-3]) ((?:[0-9A-Z]{2}){1,4})")


def encode(given: Input) -> str:
    if isinstance(given, Deal):
        return f"deal {given.seed.hex()}"
    return f"{WORDS[type(given)]} {given.seat} {''.join(map(str, given.cards))}"


def decode(text: str) -> Input:
    """The input that `encode` wrote; raises BadNotation."""
    if deal := _DEAL.fullmatch(text):
        return Deal(bytes.fromhex(deal[1]))
    if play := _PLAY.fullmatch(text):
        return ACTIONS[play[1]](int(play[2]), cards(play[3]))
    raise BadNotation(f"no input: {text!r}")
