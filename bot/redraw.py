"""Brings what people see up to date after the bot was away: at a start, and after an outage.

Laws: a screen that stands as it should costs no request, and at a start not even the loading of its table;
who is waited for comes first; the outbox is never given more than it can do in a few seconds.
"""

import asyncio

from bot import stage
from bot.club import Club
from bot.table import Outcome, Table
from storage.outdated import is_timed

ENOUGH = 100  # errands in the outbox; Telegram takes some 30 a second
LOOK_AGAIN = 0.1  # seconds


async def after_start(club: Club, *, are_times_moved: bool) -> None:
    """Screens that were not brought up to date before the end, or that say until when and say it wrong."""
    for table_id in await club.store.outdated_tables(are_times_moved=are_times_moved):
        while club.outbox.waiting > ENOUGH:  # noqa: ASYNC110  (no need to tell when it is less)
            await asyncio.sleep(LOOK_AGAIN)
        for table in await club.tables.found([table_id]):
            for user_id in stage.hand_places(table.row):
                await club.register.person(user_id)  # read, so that who is out of reach is known
            _show(club, table)


def after_outage(club: Club) -> None:
    """Screens that say until when; all others are as they were."""
    for table in club.tables.loaded:
        if is_timed(table.due):
            _show(club, table)


def _show(club: Club, table: Table) -> None:
    stage.show(club, Outcome(table.row, table.row, table.state, ()))
