"""The hint: its button in a hand, and the pop-up with a play and the reason for it.

Law: the button stands where there is something to decide, on turn between two plays or more, out of turn
whether to claim; the pop-up names no card but those of its reader.
"""

from bot.callbacks import ShowClaimHint, ShowHint
from bot.i18n import Translator
from bot.names import clipped
from bot.press import Press
from bot.screens.keys import button
from bot.screens.plays import play_label
from bot.screens.screen import MOST_IN_POPUP, Rows
from engine.actions import Claim
from engine.players.hints import Hint
from engine.seen import View
from storage.rows import TableRow


def hint_press(table: TableRow, view: View, posting: int) -> Press | None:
    """What the hint's button says now; None when there is nothing to decide."""
    if view.turn == view.seat:
        return ShowHint(table.id, posting, table.version) if len(view.legal) > 1 else None
    if view.trick is not None and any(isinstance(action, Claim) for action in view.legal):
        return ShowClaimHint(table.id, posting, view.deal, view.trick.number)
    return None


def hint_rows(table: TableRow, view: View, posting: int, t: Translator) -> Rows:
    """The button, in a row of its own."""
    press = hint_press(table, view, posting)
    return ((button(t("button-hint"), press),),) if press is not None else ()


def hint_popup(hint: Hint, view: View, t: Translator) -> str:
    """The play, why, and what is in it; plain, at most 200 characters."""
    play = play_label(hint.action, view, t) if hint.action is not None else t("hint-no-claim")
    reason = t(f"hint-{hint.why.value}", chance=_percentage(hint.chance))
    return clipped("\n".join((f"💡 {play}", reason, t("hint-points", points=hint.points))), MOST_IN_POPUP)


def _percentage(chance: float | None) -> int:
    """0 and 100 only for what is certain."""
    if chance is None:
        return 0
    return int(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))
