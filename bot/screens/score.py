"""The scoreboard of a series: defeat points, and every deal with its card points."""

from bot.i18n import Translator
from bot.names import clipped
from bot.screens.lines import joined, result_line, score_lines
from bot.screens.people import SIDES
from bot.screens.screen import MOST_IN_POPUP, Screen
from bot.screens.table import goat_lines
from engine.seen import Phase, View
from storage.rows import TableRow

MOST_DEALS = 40  # eggs have no end; a longer series shows its newest deals


def score_screen(table: TableRow, view: View, t: Translator) -> Screen:
    """The series so far, deal by deal."""
    first = max(0, len(view.results) - MOST_DEALS)
    earlier = [t("score-earlier", count=first)] if first else []
    deals = [f"{result.deal + 1}. {result_line(result, t)}" for result in view.results[first:]]
    goats = goat_lines(table, view, t) if view.phase is Phase.WON else []
    return Screen(
        joined(
            [t("score-title"), t("score-to", target=view.rules.target), *score_lines(table, view, t)],
            [*earlier, *(deals or [t("score-none")])],
            goats,
        )
    )


def score_popup(table: TableRow, view: View, t: Translator) -> str:
    """The score for a pop-up: plain, at most 200 characters, the newest deals first."""
    total = f"{SIDES[0]} {view.score[0]} : {view.score[1]} {SIDES[1]}"
    lines = [t("popup-score", score=total, target=view.rules.target)]
    lines += [f"{result.deal + 1}. {result_line(result, t)}" for result in reversed(view.results)]
    return clipped("\n".join(lines), MOST_IN_POPUP)
