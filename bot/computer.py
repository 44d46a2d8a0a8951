"""Computer players at the tables: which one plays, how long it takes its time, and what one would advise."""

import logging
from functools import cache

from bot.plays import Choose
from bot.seeds import COMPUTER_STREAM
from engine.actions import Action
from engine.players import Player, player
from engine.players.hints import Hint, hint
from engine.seen import View

log = logging.getLogger(__name__)

PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # times the configured delay
ADVISER = "strong"


@cache  # a player keeps nothing of a game
def chooser(strength: str) -> Choose:
    """The computer player of the given strength, seeing only the View that it is shown."""
    return guarded(player(strength))


def advice(view: View) -> Hint:
    """What a strong player would do in this seat, and why."""
    return hint(view, chooser(ADVISER)(view))


def guarded(made: Player) -> Choose:
    """The player, and its first legal play should it fail: a table must not stand still for that."""

    def choose(view: View) -> Action | None:
        try:
            return made.choose(view, COMPUTER_STREAM)
        except Exception:
            log.exception("a computer player failed")
            return view.legal[0] if view.turn == view.seat else None

    return choose
