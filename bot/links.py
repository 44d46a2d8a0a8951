"""Deep links that name a table, as ``join_<table>_<seat>``.

Law: anybody can make one up, so one that can't be read, or whose table can't be had, is refused.
"""

import re

from bot.club import Club
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.seen import Seat

_TABLE = re.compile(r"[a-z]+_([0-9]{1,18})")  # so many digits are still one of SQLite's integers
_SEAT = re.compile(_TABLE.pattern + r"_([0-3])")


async def linked_table(club: Club, payload: str) -> Table:
    """The table of ``<kind>_<table>``."""
    return await _table(club, _words(_TABLE, payload)[1])


async def linked_seat(club: Club, payload: str) -> tuple[Table, Seat]:
    """The table and the seat of ``<kind>_<table>_<seat>``."""
    words = _words(_SEAT, payload)
    return await _table(club, words[1]), int(words[2])


def _words(form: re.Pattern[str], payload: str) -> re.Match[str]:
    found = form.fullmatch(payload)
    if found is None:
        raise Refused(Toast.LINK_STALE)
    return found


async def _table(club: Club, number: str) -> Table:
    try:
        return await club.tables.get(int(number))
    except Refused:
        raise Refused(Toast.LINK_STALE) from None
