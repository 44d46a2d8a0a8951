"""The normal player: the best play by the heuristic of `judgement.py`, the cheapest of equals."""

from __future__ import annotations

import random

from engine.actions import Action
from engine.players.chances import mask
from engine.players.facts import facts_of, is_forced, kind_of
from engine.players.judgement import WORTHS, judge
from engine.seen import View


class NormalPlayer:
    def choose(self, view: View, rng: random.Random, seconds: float = 1.0) -> Action | None:
        if is_forced(view):
            return view.legal[0]
        row = facts_of(view)
        worths = [judge(row, kind_of(each), mask(each.cards), WORTHS) for each in view.legal]
        best = max(worths)
        if view.turn != view.seat and best <= 0:
            return None
        return view.legal[worths.index(best)]
