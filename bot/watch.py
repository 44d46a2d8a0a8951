"""Pending work that has come due: what each kind does. A row whose moment has passed does nothing."""

import logging
from contextlib import suppress
from functools import partial

from bot import lobby, plays, seats
from bot.arming import on_turn
from bot.club import Club, hand_place, table_place
from bot.computer import chooser
from bot.outbox import Previous
from bot.plays import Choose
from bot.table import Author, Decision, Outcome, Present, Step, Table
from bot.toasts import Refused, Stale, Toast
from engine.errors import IllegalAction
from storage.rows import Actor, Due, DueKind, TableRow
from storage.store import StoreError

log = logging.getLogger(__name__)

COMPUTER = Author(Actor.COMPUTER)
TIMEOUT = Author(Actor.TIMEOUT)


async def fire(club: Club, due: Due) -> None:
    """Do one piece of pending work; whatever happens, it is not left to fire for ever."""
    try:
        table = await club.tables.get(due.table_id)
        await _do(club, table, due)
    except (Refused, IllegalAction) as error:
        log.info("due %s of table %s came too late: %s", due.kind.value, due.table_id, error)
        await _drop(club, due)
    except StoreError:
        raise
    except Exception:
        log.exception("due %s of table %s failed", due.kind.value, due.table_id)
        await _drop(club, due)


async def _do(club: Club, table: Table, due: Due) -> None:
    author = COMPUTER if due.kind in (DueKind.COMPUTER, DueKind.NEXT_DEAL) else TIMEOUT
    outcome = await table.take(_while_pending(due, await _decision(club, table, due)), author)
    if due.kind is DueKind.NUDGE:
        _ring(club, outcome)
    if due.kind is DueKind.WARN:  # an edit of a message that is days old would go unseen
        club.outbox.repost(table_place(outcome.row), Previous.DELETE)


async def _decision(club: Club, table: Table, due: Due) -> Decision:
    match due.kind:
        case DueKind.TURN:
            return plays.time_out(await _choose(club, table.row))
        case DueKind.NUDGE:
            return seats.nudged
        case DueKind.COMPUTER:
            return plays.computer_play(await _choose(club, table.row))
        case DueKind.NEXT_DEAL:
            return plays.next_deal_by_itself(club.new_seed)
        case DueKind.HOLD:
            return lobby.expire_holds
        case DueKind.STOP:
            return seats.forget_stop
        case DueKind.WARN:
            return seats.warn
        case DueKind.LOBBY | DueKind.CLOSE:
            return seats.close


def _while_pending(due: Due, decision: Decision) -> Decision:
    """The decision, unless a change has replaced this work: a play and its timeout never both count."""

    def decide(present: Present) -> Step:
        if due not in present.due:
            raise Stale(Toast.OUT_OF_DATE)
        if due.version != present.row.version:
            return _struck_off(due, present)
        return decision(present)

    return decide


def _ring(club: Club, outcome: Outcome) -> None:
    """Send the hand anew and delete the old one: the phone rings."""
    seating = on_turn(outcome.row, outcome.state)
    if seating is not None and seating.user_id is not None:
        club.outbox.repost(hand_place(outcome.row, seating.user_id), Previous.DELETE)


async def _choose(club: Club, row: TableRow) -> Choose:
    return chooser((await club.register.chat(row.chat_id)).settings.strength)


async def _drop(club: Club, due: Due) -> None:
    """Strike the work off, unless a change has replaced it meanwhile."""
    with suppress(Refused):
        table = await club.tables.get(due.table_id)
        if due in table.due:
            await table.take(_while_pending(due, partial(_struck_off, due)), TIMEOUT)


def _struck_off(due: Due, present: Present) -> Step:
    return Step(present.row, spent=due.kind)
