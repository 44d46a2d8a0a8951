"""Players by the policy net: the strong one plays its best, the easy one slips now and then as people do.

Law: both see what a View tells and nothing else. A net is read once and kept.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from math import exp
from pkgutil import get_data

from engine.actions import Action, Claim, Discard
from engine.players.chances import mask
from engine.players.facts import KNOWN, WAITING, facts_of, is_forced, kind_of
from engine.players.net import Net, read_net
from engine.seen import View

WEIGHTS = "strong.bin"
EASY_TEMPERATURE = 12.0  # the higher, the more slips; docs/computer-players.md has what it costs


@cache
def shipped_net() -> Net:
    """The net that comes with the game."""
    packed = get_data("engine.players", WEIGHTS)
    assert packed is not None, "a package gives its data or raises"
    return read_net(packed)


class StrongPlayer:
    def choose(self, view: View, rng: random.Random, seconds: float = 1.0) -> Action | None:
        if is_forced(view):
            return view.legal[0]
        choices = _choices(view)
        scores = _scores(choices, facts_of(view))
        return _guarded(view, choices[scores.index(max(scores))])


class EasyPlayer:
    """Draws by softened chances, and does not remember what claims have shown of others' hands."""

    def choose(self, view: View, rng: random.Random, seconds: float = 1.0) -> Action | None:
        if is_forced(view):
            return view.legal[0]
        row = facts_of(view)
        row[KNOWN : KNOWN + 3] = [0, 0, 0]
        choices = _choices(view)
        scores = _scores(choices, row)
        most = max(scores)
        chances = [exp((score - most) / EASY_TEMPERATURE) for score in scores]
        return rng.choices(choices, chances)[0]


def favourites(view: View) -> list[Action]:
    """The legal plays of the seat in turn, those that the net likes best first."""
    scores = _scores(view.legal, facts_of(view))
    order = sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
    return [view.legal[at] for at in order]


def _guarded(view: View, best: Action | None) -> Action | None:
    """Enter with four of a suit rather than throw one away: it nearly always takes all cards of all hands.

    Such decisions are too rare for the net to have learned them all.
    """
    entry = view.legal[-1]
    return entry if isinstance(best, Discard) and isinstance(entry, Claim) else best


def _choices(view: View) -> list[Action | None]:
    """What the seat may do; out of turn it may wait."""
    return [*view.legal] if view.turn == view.seat else [*view.legal, None]


def _scores(choices: Sequence[Action | None], row: list[int]) -> list[float]:
    plays = [(WAITING, 0) if each is None else (kind_of(each), mask(each.cards)) for each in choices]
    return shipped_net().scores(row, plays)
