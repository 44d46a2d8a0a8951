"""The table message: one a deal, edited as play goes on; then the deal's result, then the goats.

Law: the group's View is all that goes in, so nothing hidden can come out.
"""

from bot.callbacks import Rematch, ShowScore
from bot.i18n import Translator
from bot.screens.keys import button, next_deal_row, seat_rows, table_rows
from bot.screens.lines import (
    Dues,
    is_paused,
    joined,
    loser_of,
    nonempty,
    note_lines,
    opened_lines,
    paused_line,
    score_lines,
    sealed_lines,
    stop_lines,
    trump_line,
    turn_line,
)
from bot.screens.people import SIDES, pair_html
from bot.screens.replay import result_rows, story_button
from bot.screens.screen import Screen
from bot.screens.trick import before_line, last_line, trick_lines
from bot.screens.words import moment, turn_time
from engine.seen import DealResult, Partnership, View
from storage.rows import DueKind, TableRow


def table_screen(
    table: TableRow, view: View, due: Dues, t: Translator, posting: int, turn: float | None = None
) -> Screen:
    """A deal in play; ``due`` tells until when the seat on turn is waited for, ``turn`` the turn time where
    it is not the usual one."""
    header = " · ".join((deal_header(view, t), *turn_time(turn, t)))
    text = joined(
        [header, *score_lines(table, view, t), *nonempty(trump_line(view, t))],
        [*trick_lines(table, view, t), turn_line(table, view, due, t)],
        before_line(table, view, t),
        [*note_lines(table, t), *closing_line(due, t), *stop_lines(table, due, t)],
        sealed_lines(view, t),
    )
    return Screen(text, (*table_rows(table, posting, t), *seat_rows(table, posting, t)))


def deal_over_screen(table: TableRow, view: View, due: Dues, t: Translator, posting: int) -> Screen:
    """A deal's result, to be read until somebody presses *Next deal* or the pause is over."""
    result = view.results[-1]
    text = joined(
        [_deal_won(result, t), *result_lines(table, result, t), *_doubled_next(view, t)],
        [t("score-to", target=view.rules.target), *score_lines(table, view, t)],
        last_line(table, view, t),
        [
            *_next_deal(table, due, t),
            *note_lines(table, t),
            *closing_line(due, t),
            *stop_lines(table, due, t),
        ],
        opened_lines(result, t),
    )
    rows = (
        next_deal_row(table, posting, t),
        *result_rows(table, posting, t),
        *seat_rows(table, posting, t),
    )
    return Screen(text, rows)


def series_over_screen(table: TableRow, view: View, t: Translator, posting: int) -> Screen:
    """The goats are named; *Rematch* opens a lobby with the same seats."""
    result = view.results[-1]
    text = joined(
        goat_lines(table, view, t),
        [t("final-score", deals=len(view.results), target=view.rules.target), *score_lines(table, view, t)],
        [t("last-deal"), *result_lines(table, result, t)],
        opened_lines(result, t),
    )
    rematch = button(t("button-rematch"), Rematch(table.id, posting))
    score = button(t("button-score"), ShowScore(table.id, posting))
    return Screen(text, ((rematch,), (score, story_button(table, posting, t))))


def closed_screen(table: TableRow, t: Translator, view: View | None = None) -> Screen:
    """A lobby that nobody started, or a series that ended without goats: with its score, but without notes,
    which tell of play."""
    if table.version == 0:
        return Screen(joined([t("lobby-closed")], note_lines(table, t)))
    score = score_lines(table, view, t) if view is not None else []
    return Screen(joined([t("series-stopped")], score))


def deal_header(view: View, t: Translator) -> str:
    """Which deal of which series."""
    return t("deal-header", number=view.deal + 1, target=view.rules.target)


def goat_lines(table: TableRow, view: View, t: Translator) -> list[str]:
    """Who has lost the series and who has won it."""
    winner = view.winner or 0
    goats = f"{SIDES[1 - winner]} {pair_html(table, 1 - winner, t)}"
    return [
        t("goats-with-eggs" if view.eggs else "goats", names=goats),
        t("winners", names=f"{SIDES[winner]} {pair_html(table, winner, t)}"),
    ]


def _deal_won(result: DealResult, t: Translator) -> str:
    if result.is_eggs:
        return t("deal-over", number=result.deal + 1)
    return t("deal-won", number=result.deal + 1, side=SIDES[1 - loser_of(result)])


def result_lines(table: TableRow, result: DealResult, t: Translator) -> list[str]:
    """What each side has won and lost in a deal."""
    lines = [_side_result(table, result, p, t) for p in (0, 1)]
    return [*lines, t("eggs")] if result.is_eggs else lines


def _side_result(table: TableRow, result: DealResult, p: Partnership, t: Translator) -> str:
    won = t("side-result", side=SIDES[p], names=pair_html(table, p, t), points=result.points[p])
    parts = [won, t("tricks-count", count=result.tricks[p])]
    if result.defeat[p]:
        key = "side-defeat-doubled" if result.is_doubled else "side-defeat"
        parts.append(t(key, count=result.defeat[p]))
    return " · ".join(parts)


def closing_line(due: Dues, t: Translator) -> list[str]:
    """When a table long without a play will be closed, once it has been warned."""
    is_warned = DueKind.CLOSE in due and DueKind.WARN not in due
    return [t("closes-at", moment=moment(due[DueKind.CLOSE], t, form="wt"))] if is_warned else []


def _doubled_next(view: View, t: Translator) -> list[str]:
    return [t("next-doubled")] if view.next_counts_double else []


def _next_deal(table: TableRow, due: Dues, t: Translator) -> list[str]:
    if is_paused(table):
        return [paused_line(table, t)]
    if DueKind.NEXT_DEAL not in due:
        return []
    return [t("next-deal-at", moment=moment(due[DueKind.NEXT_DEAL], t))]
