"""Calls: who wants to is told in private when a table opens in a group.

Laws: a table calls each person once; not those who sit at it or opened it, nor whom the bot can't reach. Who
leaves the group, is blocked from its tables or shuts the private chat is called no more. When the lobby has
started or closed its calls are deleted, as far as this process sent them.
"""

import asyncio
from contextlib import suppress
from functools import partial

from bot.asides import StopCalls
from bot.club import Answer, Caller, Club, table_place
from bot.rendering import table_link
from bot.screens.calls import call_screen, calls_screen, way_screen
from bot.table import Table
from bot.toasts import Refused, Toast
from storage.rows import Status
from storage.store import AlreadyHandled

LINK = "next"  # a deep link's payload
PAUSE = 600.0  # seconds between two calls by the same person in a chat


async def next_table(club: Club, caller: Caller) -> Answer:
    """/next: in a group be called from there, or not any more; in private the groups that call."""
    if caller.is_private:
        return await _list(club, caller)
    if caller.is_admin:
        raise Refused(Toast.NO_CHANNELS)
    if caller.user_id in await club.register.blocked(caller.chat_id):
        raise Refused(Toast.BLOCKED)
    if not await _toggled(club, caller):
        return Answer(Toast.CALLS_OFF, {"name": caller.name})
    person = await club.register.person(caller.user_id)
    if person is not None and person.is_reachable:
        return Answer(Toast.CALLS_ON, {"name": caller.name})
    t = await club.caller_translator(caller)
    return Answer(screen=way_screen(caller.name, club.link(LINK), t))


async def _toggled(club: Club, caller: Caller) -> bool:
    """Whether the caller is to be called there now; an update that comes again finds it settled."""
    try:
        return await club.store.toggle_calls(caller.chat_id, caller.user_id, caller.update_id, club.now())
    except AlreadyHandled:
        return caller.chat_id in await club.store.calls_of(caller.user_id)


async def stop_calls(club: Club, caller: Caller, press: StopCalls) -> Answer:
    """The button of a call, or of the list. One from before the group became a supergroup names a group that
    is no more: then the list has the button that works."""
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    for calls in club.calls.values():
        calls.discard((caller.user_id, caller.message_id or 0))  # it is the list from now on
    was_called = await club.store.stop_calls(-press.group, caller.user_id)
    listed = await _list(club, caller)
    return Answer(Toast.CALLS_STOPPED if was_called else Toast.OUT_OF_DATE, screen=listed.screen)


async def _list(club: Club, caller: Caller) -> Answer:
    groups = await club.store.calls_of(caller.user_id)
    titled = [(group, (await club.register.chat(group)).title) for group in groups]
    return Answer(screen=calls_screen(titled, await club.caller_translator(caller)))


async def call(club: Club, table: Table) -> None:
    """Call to a lobby that has just opened, as soon as its message stands; whoever opens one after another
    calls once in a while."""
    row = table.row
    now = club.now()
    club.called = {who: at for who, at in club.called.items() if now - at < PAUSE}
    if (row.chat_id, row.starter_id) in club.called:
        return
    called = await club.store.call(row.chat_id, row.id)
    wanted = [user_id for user_id in called if await _is_wanted(club, table, user_id)]
    if not wanted:
        return
    if (errand := club.outbox.keeper(table_place(row))) is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(club.settings.resend_after):
                await errand.posted.wait()
    if table.row.status is not Status.LOBBY:
        return
    club.called[row.chat_id, row.starter_id] = now
    url, chat = await table_link(club, table), await club.register.chat(row.chat_id)
    for user_id in wanted:
        t = await club.private_translator(user_id, chat.language)
        screen = call_screen(table.row, chat.title, url, t)
        club.outbox.send_live(user_id, screen, partial(_stands, club, table, user_id))


def _stands(club: Club, table: Table, user_id: int, message_id: int) -> None:
    if table.row.status is Status.LOBBY:
        club.calls.setdefault(table.row.id, set()).add((user_id, message_id))
    else:
        club.outbox.delete(user_id, message_id)


def take_back(club: Club, table_id: int) -> None:
    """The lobby is no more: its calls would lead to nothing."""
    for user_id, message_id in club.calls.pop(table_id, ()):
        club.outbox.delete(user_id, message_id)


async def _is_wanted(club: Club, table: Table, user_id: int) -> bool:
    row, person = table.row, await club.register.person(user_id)
    is_there = user_id == row.starter_id or row.seat_of(user_id) is not None
    return person is not None and person.is_reachable and not is_there
