"""A player that likes all its legal plays equally."""

from __future__ import annotations

import random

from engine.actions import Action
from engine.seen import View


class RandomPlayer:
    """In turn, any legal play; out of turn it takes every second chance to claim."""

    def choose(self, view: View, rng: random.Random, seconds: float = 1.0) -> Action | None:
        if view.turn != view.seat and rng.random() < 0.5:
            return None
        return rng.choice(view.legal)
