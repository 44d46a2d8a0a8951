"""Who may not play at a group's tables: no seat, no sitting in, no link. Its admins decide.

Laws: only people are blocked, and no admins; a block counts from the moment it is given, also for a seat
that is just being taken; present seats go to computer players, as when somebody leaves.
"""

from contextlib import suppress

from bot import doings, lobby, seats
from bot.asides import Unblock
from bot.club import Answer, Caller, Club, Meant
from bot.screens.blocks import blocks_screen
from bot.steps import by_status
from bot.table import Author, Decision, Present, Step, Table
from bot.toasts import Refused, Toast
from storage.grouprows import Block, Deed
from storage.rows import Actor


async def admitted(club: Club, chat_id: int, user_id: int, decision: Decision) -> Decision:
    """The decision, unless the person is blocked there by the time it is made; refuses who is blocked now."""
    blocked = await club.register.blocked(chat_id)
    refuse(blocked, user_id)

    def decide(present: Present) -> Step:
        refuse(blocked, user_id)
        return decision(present)

    return decide


def refuse(blocked: set[int], user_id: int) -> None:
    """Refuses somebody who is blocked."""
    if user_id in blocked:
        raise Refused(Toast.BLOCKED)


async def block(club: Club, caller: Caller) -> Answer:
    """/block, by an admin."""
    meant = _meant(caller)
    if meant.is_bot:
        raise Refused(Toast.BLOCK_BOT)
    if meant.user_id == caller.user_id:
        raise Refused(Toast.BLOCK_ONESELF)
    if meant.is_admin:
        raise Refused(Toast.BLOCK_ADMIN, name=meant.name)
    at = club.on_the_wall(club.now())
    is_new = await club.register.block(Block(caller.chat_id, meant.user_id, meant.name, caller.user_id, at))
    await club.store.stop_calls(caller.chat_id, meant.user_id)
    await _vacate(club, caller.chat_id, meant.user_id)
    if not is_new:
        raise Refused(Toast.BLOCKED_ALREADY, name=meant.name)
    await doings.note(club, caller, caller.chat_id, Deed.BLOCKED, meant.name, str(meant.user_id))
    return Answer(Toast.BLOCKED_NOW, {"name": meant.name})


def _meant(caller: Caller) -> Meant:
    if caller.is_private:
        raise Refused(Toast.GROUP_ONLY)
    if caller.meant is None:
        raise Refused(Toast.BLOCK_WHOM)
    return caller.meant


async def _vacate(club: Club, chat_id: int, user_id: int) -> None:
    """The seats that the person has at the chat's tables."""
    for table in await club.tables.found(await club.store.open_tables_in(chat_id)):
        await _give_up(table, user_id)


async def vacate_of_blocked(club: Club, table: Table) -> None:
    """The seats of those who were blocked while the table opened with them: their block could not see it."""
    for user_id in tuple(await club.register.blocked(table.row.chat_id)):  # which may grow meanwhile
        if table.row.seat_of(user_id) is not None:
            await _give_up(table, user_id)


async def _give_up(table: Table, user_id: int) -> None:
    with suppress(Refused):  # no seat there
        given_up = by_status(lobby.stand(user_id), seats.leave(user_id))
        await table.take(given_up, Author(Actor.USER, user_id))


async def unblock(club: Club, caller: Caller) -> Answer:
    """/unblock, by an admin: who is meant, else a list to choose from."""
    if caller.is_private:
        raise Refused(Toast.GROUP_ONLY)
    if caller.meant is None:
        return await _list(club, caller)
    meant = caller.meant
    if not await _lift(club, caller, meant.user_id):
        raise Refused(Toast.NOT_BLOCKED, name=meant.name)
    return Answer(Toast.UNBLOCKED, {"name": meant.name})


async def unblock_chosen(club: Club, caller: Caller, press: Unblock) -> Answer:
    """A button of the list."""
    block = await _lift(club, caller, press.user)
    listed = await _list(club, caller)
    if block is None:  # another admin was quicker
        return listed
    return Answer(Toast.UNBLOCKED, {"name": block.name}, screen=listed.screen)


async def _lift(club: Club, caller: Caller, user_id: int) -> Block | None:
    block = await club.register.unblock(caller.chat_id, user_id)
    if block is not None:
        await doings.note(club, caller, caller.chat_id, Deed.UNBLOCKED, block.name, str(block.user_id))
    return block


async def _list(club: Club, caller: Caller) -> Answer:
    blocks = await club.store.blocks(caller.chat_id)
    return Answer(screen=blocks_screen(blocks, await club.caller_translator(caller)))
