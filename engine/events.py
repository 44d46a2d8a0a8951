"""What an input brought about, in order. Cards are None where `engine.view.redact` has hidden them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards import Card, Cards
from engine.seen import DealResult, Partnership, Play, Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Four cards went to each seat; hands are by seat, None where hidden."""

    deal: int
    dealer: Seat
    leader: Seat
    hands: tuple[Cards | None, ...]
    commitment: str | None


@dataclass(frozen=True, slots=True)
class TrumpShown:
    shown: Card


@dataclass(frozen=True, slots=True)
class Led:
    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Beaten:
    """The seat beat the cards that held the trick."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Discarded:
    seat: Seat
    cards: Cards | None
    count: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """The seat entered with four of a suit; `returned` went back to its owners."""

    seat: Seat
    cards: Cards
    returned: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """count: cards each seat played to the trick."""

    seat: Seat
    partnership: Partnership
    count: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """The seat took cards from the stock."""

    seat: Seat
    cards: Cards | None
    count: int


@dataclass(frozen=True, slots=True)
class DealScored:
    result: DealResult


@dataclass(frozen=True, slots=True)
class SeriesWon:
    """with_eggs: there was a deal of 60-60, so the losers are goats with eggs."""

    winner: Partnership
    goats: Partnership
    with_eggs: bool


Event: TypeAlias = (
    Dealt | TrumpShown | Led | Beaten | Discarded | Claimed | TrickTaken | Drawn | DealScored | SeriesWon
)
