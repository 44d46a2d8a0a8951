"""Computer players at the tables: which one plays, and how long it takes its time."""

from bot.plays import Choose
from bot.seeds import COMPUTER_STREAM
from engine.actions import Action
from engine.players import player
from engine.seen import View

PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}  # times the configured delay


def chooser(strength: str) -> Choose:
    """The computer player of the given strength, seeing only the View that it is shown."""
    made = player(strength)

    def choose(view: View) -> Action | None:
        return made.choose(view, COMPUTER_STREAM)

    return choose
