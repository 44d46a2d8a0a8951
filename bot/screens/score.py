"""The scoreboard of a series: defeat points, and of every deal its card points, tricks and dealer."""

from bot.asides import ScorePicture
from bot.i18n import Translator
from bot.names import clipped, html_name
from bot.screens.keys import button
from bot.screens.lines import joined, outcome, result_line, score_lines
from bot.screens.people import ROBOT, SIDES, computer_number, own_name
from bot.screens.screen import MOST_IN_POPUP, Rows, Screen
from bot.screens.table import goat_lines
from engine.seen import DealResult, Phase, Seat, View
from storage.rows import Occupancy, TableRow

MOST_DEALS = 40  # eggs have no end; a longer series shows its newest deals
DEALER_WIDTH = 8  # so that a deal stays one line on a phone


def score_screen(table: TableRow, view: View, t: Translator, *, has_picture: bool = False) -> Screen:
    """The series so far, deal by deal; ``has_picture`` offers it as a picture too."""
    first = max(0, len(view.results) - MOST_DEALS)
    earlier = [t("score-earlier", count=first)] if first else []
    deals = [_deal_line(table, result, t) for result in view.results[first:]]
    goats = goat_lines(table, view, t) if view.phase is Phase.WON else []
    legend = [f"<i>{t('score-legend', sides=' : '.join(SIDES))}</i>"] if deals else []
    text = joined(
        [t("score-title"), t("score-to", target=view.rules.target), *score_lines(table, view, t)],
        [*legend, *earlier, *(deals or [t("score-none")])],
        goats,
    )
    return Screen(text, _rows(table, t) if has_picture and deals else ())


def score_popup(table: TableRow, view: View, t: Translator) -> str:
    """The score for a pop-up: plain, at most 200 characters, the newest deals first."""
    total = f"{SIDES[0]} {view.score[0]} : {view.score[1]} {SIDES[1]}"
    lines = [t("popup-score", score=total, target=view.rules.target)]
    lines += [f"{result.deal + 1}. {result_line(result, t)}" for result in reversed(view.results)]
    return clipped("\n".join(lines), MOST_IN_POPUP)


def _deal_line(table: TableRow, result: DealResult, t: Translator) -> str:
    points, tricks = (f"{of[0]} : {of[1]}" for of in (result.points, result.tricks))
    cost = outcome(points, result, t)
    return f"{result.deal + 1}. {cost} · {tricks} · {_dealer(table, result.dealer, t)}"


def _dealer(table: TableRow, seat: Seat, t: Translator) -> str:
    """A short name; a computer player is its sign and the number of its name."""
    seating = table.seats[seat]
    if seating.occupancy is Occupancy.COMPUTER and not seating.is_substituted:
        return f"{ROBOT}{computer_number(table, seat) or ''}"
    return html_name(seating.name, own_name(seating, t), DEALER_WIDTH)


def _rows(table: TableRow, t: Translator) -> Rows:
    return ((button(t("button-picture"), ScorePicture(table.id)),),)
