"""The review of a deal: which of one's own plays cost most, and what would have been better."""

from collections.abc import Sequence

from bot.asides import AskReview
from bot.callbacks import ClosePanel
from bot.i18n import Translator
from bot.review.verdicts import Verdict
from bot.screens.cards import SIGNS, cards_text
from bot.screens.keys import button
from bot.screens.lines import joined
from bot.screens.plays import play_label
from bot.screens.screen import Button, Rows, Screen
from bot.screens.trick import trick_lines
from storage.rows import TableRow


def review_row(table: TableRow, deal: int, posting: int, t: Translator) -> tuple[Button, ...]:
    """Under the result of a deal, in private."""
    return (button(t("button-review"), AskReview(table.id, posting, deal)),)


def progress_screen(part: float, t: Translator) -> Screen:
    """``part``: of the work, 0 to 1."""
    return Screen(t("review-progress", percent=int(100 * part)))


def failed_screen(t: Translator) -> Screen:
    return Screen(t("review-failed"), _close(t))


def review_screen(
    table: TableRow, deal: int, verdicts: Sequence[Verdict], worlds: int, t: Translator
) -> Screen:
    """The costliest first; ``worlds``: how many deals each was tried in."""
    blocks = [_verdict(table, verdict, t) for verdict in verdicts]
    found = (*blocks, [t("review-how", count=worlds)]) if blocks else ([t("review-nothing")],)
    return Screen(joined([t("review-title", number=deal + 1)], *found), _close(t))


def _close(t: Translator) -> Rows:
    return ((button(t("button-close"), ClosePanel()),),)


def _verdict(table: TableRow, verdict: Verdict, t: Translator) -> list[str]:
    decision = verdict.decision
    view = decision.view
    trump = SIGNS[view.trump] if view.trump is not None else ""
    return [
        t("review-trick", trick=decision.trick + 1, trump=trump),
        *(trick_lines(table, view, t) or [t("review-lead")]),
        t("your-hand", cards=cards_text(view.hand, view.trump, t)),
        t("review-made", play=play_label(decision.made, view, t)),
        t("review-better", play=play_label(verdict.better, view, t)),
        t("review-points", made=round(verdict.made_points), better=round(verdict.better_points)),
    ]
