"""Computer players: from a View to an action. They see nothing else, and choose anew each time."""

from __future__ import annotations

import random
from typing import Protocol, TypeAlias

from engine.actions import Action
from engine.players.careful import CarefulPlayer
from engine.players.normal import NormalPlayer
from engine.players.policy import EasyPlayer, StrongPlayer
from engine.players.uniform import RandomPlayer
from engine.seen import View

Stream: TypeAlias = random.Random


class Player(Protocol):
    def choose(self, view: View, rng: Stream, seconds: float = 1.0) -> Action | None:
        """One of view.legal. Out of turn a claim is the only choice; None lets it pass for now.

        rng: the only source of chance. seconds: the longest a player may think; one that does not
        search ignores it.
        """


PLAYERS: dict[str, type[Player]] = {
    "random": RandomPlayer,
    "careful": CarefulPlayer,
    "easy": EasyPlayer,
    "normal": NormalPlayer,
    "strong": StrongPlayer,
}


def player(name: str) -> Player:
    """The player of that name; raises KeyError."""
    return PLAYERS[name]()


def stream(name: str) -> Stream:
    """A stream of chance that follows from its name alone, the same in every run and on every machine."""
    return Stream(name)
