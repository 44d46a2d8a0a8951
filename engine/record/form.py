"""A record in memory: cards and actions are the engine's own, everything else as the file says it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, Cards
from engine.rules import Rules
from engine.seen import Pair, Partnership, Seat


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal; points, tricks and defeat (by partnership) are None while it is unfinished."""

    dealer: Seat
    leader: Seat
    deck: Cards
    trump_card: Card
    actions: tuple[Action, ...]
    points: Pair | None = None
    tricks: Pair | None = None
    defeat: Pair | None = None
    commitment: str | None = None
    seed: bytes | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A series; score: defeat points so far, eggs: deals of 60-60 so far."""

    series: str
    rules: Rules
    players: tuple[str, ...]
    deals: tuple[DealRecord, ...]
    score: Pair
    eggs: int
    winner: Partnership | None
