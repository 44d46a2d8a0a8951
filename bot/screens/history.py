"""The series of a chat that have goats, newest first, a page at a time."""

from collections.abc import Sequence

from bot.asides import HistoryPage
from bot.i18n import Translator
from bot.screens.keys import button
from bot.screens.lines import joined
from bot.screens.people import SIDES, pair_html
from bot.screens.screen import Screen
from bot.screens.words import past
from engine.seen import Partnership
from storage.grouprows import PastSeries

ON_A_PAGE = 8


def pages(count: int) -> int:
    """How many there are for so many series."""
    return max(1, -(-count // ON_A_PAGE))


def history_screen(page: int, count: int, series: Sequence[PastSeries], t: Translator) -> Screen:
    """Page 0 has the newest."""
    title = t("history-title", count=count)
    blocks = [[past(one.ended_at, "d"), *(_side(one, side, t) for side in (0, 1))] for one in series]
    ways = [
        (page > 0, "◀", page - 1),
        (page < pages(count) - 1, "▶", page + 1),
    ]
    row = tuple(button(sign, HistoryPage(to)) for is_there, sign, to in ways if is_there)
    where = [f"{page + 1} / {pages(count)}"] if row else []
    return Screen(joined([title], *blocks, where), (row,) if row else ())


def _side(series: PastSeries, side: Partnership, t: Translator) -> str:
    sign = ("🐐🥚" if series.eggs else "🐐") if side == series.goats else "🏆"
    return f"{SIDES[side]} {pair_html(series.table, side, t)}  <b>{series.score[side]}</b> {sign}"
