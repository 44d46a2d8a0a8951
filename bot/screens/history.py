"""The series of a chat that have goats, newest first, a page at a time."""

from collections.abc import Sequence

from bot.asides import HistoryPage
from bot.i18n import Translator
from bot.screens.keys import pages, turning
from bot.screens.lines import joined
from bot.screens.people import SIDES, pair_html
from bot.screens.screen import Screen
from bot.screens.words import past
from engine.seen import Partnership
from storage.grouprows import PastSeries

ON_A_PAGE = 8


def history_screen(page: int, count: int, series: Sequence[PastSeries], t: Translator) -> Screen:
    """Page 0 has the newest."""
    title = t("history-title", count=count)
    blocks = [[past(one.ended_at, "d"), *(_side(one, side, t) for side in (0, 1))] for one in series]
    last = pages(count, ON_A_PAGE) - 1
    where = [f"{page + 1} / {last + 1}"] if last else []
    return Screen(joined([title], *blocks, where), turning(page, last, HistoryPage))


def _side(series: PastSeries, side: Partnership, t: Translator) -> str:
    sign = ("🐐🥚" if series.eggs else "🐐") if side == series.goats else "🏆"
    return f"{SIDES[side]} {pair_html(series.table, side, t)}  <b>{series.score[side]}</b> {sign}"
