"""The series of a chat that have goats, in all its topics; in private those played alone."""

from bot.asides import HistoryPage
from bot.club import Answer, Caller, Club
from bot.screens.history import ON_A_PAGE, history_screen
from bot.screens.keys import pages
from bot.toasts import Refused, Toast


async def history(club: Club, caller: Caller) -> Answer:
    """/history: the newest."""
    return await history_page(club, caller, HistoryPage(0))


async def history_page(club: Club, caller: Caller, press: HistoryPage) -> Answer:
    """A page, the last one if there are not so many."""
    count = await club.store.how_many_series(caller.chat_id)
    if not count:
        raise Refused(Toast.NO_HISTORY)
    page = min(press.page, pages(count, ON_A_PAGE) - 1)
    series = await club.store.series_of(caller.chat_id, ON_A_PAGE, page * ON_A_PAGE)
    return Answer(screen=history_screen(page, count, series, await club.caller_translator(caller)))
