"""Questions that change no table: show it again, the hand, the score, a hint, rules, help."""

from collections.abc import Callable

from bot.asides import ReadRules, RulesPage
from bot.callbacks import (
    HandOf,
    LeaveTable,
    RulesTopic,
    ShowClaimHint,
    ShowHint,
    ShowRules,
    ShowScore,
    StopTable,
)
from bot.club import Answer, Caller, Club, hand_place, is_near, table_place
from bot.computer import advice
from bot.dealing import leave_table, stop_table
from bot.i18n import Translator
from bot.outbox import Previous
from bot.pictures.desk import scoreboard
from bot.plays import acting_seat
from bot.screens.choices import RULES, WORDS
from bot.screens.hints import hint_popup, hint_press
from bot.screens.rules import TOPICS, group_rules_screen, rules_screen
from bot.screens.score import score_popup
from bot.screens.screen import Screen
from bot.screens.texts import (
    Tables,
    hands_screen,
    help_screen,
    leave_screen,
    start_screen,
    stop_screen,
)
from bot.table import Table
from bot.toasts import Refused, Stale, Toast
from engine.rules import Rules
from engine.view import observe
from storage.rows import Status, TableRow

RULES_LINK = "rules"  # a deep link's payload: rules_<options>


async def start(club: Club, caller: Caller) -> Answer:
    """The first words in a private chat; whoever is in a game gets the hand instead, at the chat's end."""
    playing = [one for one in await _own_tables(club, caller) if one.row.status is Status.PLAYING]
    for table in playing:
        club.outbox.repost(hand_place(table.row, caller.user_id), Previous.DELETE)
    if playing:
        return Answer()
    return Answer(screen=start_screen(await club.caller_translator(caller), club.group_link))


async def help_(club: Club, caller: Caller) -> Answer:
    return Answer(screen=help_screen(await club.caller_translator(caller), caller.is_private))


async def rules(club: Club, caller: Caller, press: ReadRules | None = None) -> Answer:
    """In private the first topic, where ◀ ▶ lead on; in a group the game in one message."""
    in_force = await _rules_of(club, caller)
    if caller.is_private:
        return await rules_page(club, caller, RulesPage(TOPICS[0], in_force))
    t = await club.caller_translator(caller)
    return Answer(screen=group_rules_screen(in_force, t, _rules_link(club, in_force)))


async def rules_by_link(club: Club, caller: Caller, payload: str) -> Answer:
    """The link carries the options, which alone are told; one without them is of before, or damaged."""
    linked = RULES.get(payload.removeprefix(f"{RULES_LINK}_"))
    return await rules_page(club, caller, RulesPage(TOPICS[0], linked or await _rules_of(club, caller)))


def _rules_link(club: Club, of: Rules) -> str:
    return club.link(f"{RULES_LINK}_{WORDS[of]}")


async def rules_page(club: Club, caller: Caller, press: RulesPage) -> Answer:
    return Answer(screen=rules_screen(press.topic, press.rules, await club.caller_translator(caller)))


async def rules_topic(club: Club, caller: Caller, press: RulesTopic) -> Answer:
    return await rules_page(club, caller, RulesPage(press.topic, await _rules_of(club, caller)))


async def _rules_of(club: Club, caller: Caller) -> Rules:
    """Of the open table here, else in private of one's only table, else those that the chat has chosen."""
    here = await club.store.open_table_in(caller.chat_id, caller.thread_id)
    own = await club.store.tables_of(caller.user_id) if caller.is_private else ()
    tables = await club.tables.found(own if here is None else [here])
    if len(tables) == 1:
        return tables[0].row.rules
    return (await club.register.chat(caller.chat_id)).settings.rules


async def show_rules(club: Club, caller: Caller, press: ShowRules) -> Answer:
    """The table's button: rules are read in private, so that the group stays quiet."""
    found = [one.row for one in await club.tables.found([press.table]) if is_near(one.row, caller)]
    of_table = found[0].rules if found else await _rules_of(club, caller)
    if not caller.is_private:
        return Answer(url=_rules_link(club, of_table))
    return await rules_page(club, caller, RulesPage(TOPICS[0], of_table))


async def table(club: Club, caller: Caller) -> Answer:
    """The table message anew, at the end of the chat."""
    found = await _table_here(club, caller)
    previous = Previous.DELETE if found.row.is_solo else Previous.KEEP_BARE
    club.outbox.repost(table_place(found.row), previous)
    return Answer()


async def hand(club: Club, caller: Caller) -> Answer:
    """The hand anew, in private; somebody at several tables chooses."""
    if not caller.is_private:
        found = await _table_here(club, caller)
        return await _hand_of(club, caller, found)
    tables = await _own_tables(club, caller)
    if len(tables) == 1:
        return await _hand_of(club, caller, tables[0])
    return await _choice(club, caller, tables, hands_screen)


async def hand_of(club: Club, caller: Caller, press: HandOf) -> Answer:
    _close_choice(club, caller)
    return await _hand_of(club, caller, await club.tables.get(press.table))


async def _hand_of(club: Club, caller: Caller, found: Table) -> Answer:
    if found.row.seat_of(caller.user_id) is None:
        raise Refused(Toast.NOT_SEATED)
    person = await club.register.person(caller.user_id)
    if person is None or not person.is_reachable:
        raise Refused(Toast.OPEN_PRIVATE)
    club.outbox.repost(hand_place(found.row, caller.user_id), Previous.DELETE)
    return Answer()


async def leave(club: Club, caller: Caller) -> Answer:
    """/leave: here, or in private at the only table, or one of several."""
    tables = await _concerned(club, caller, Toast.NOTHING_TO_LEAVE)
    if len(tables) == 1:
        return await leave_table(club, caller, tables[0])
    return await _choice(club, caller, tables, leave_screen)


async def leave_chosen(club: Club, caller: Caller, press: LeaveTable) -> Answer:
    _close_choice(club, caller)
    return await leave_table(club, caller, await club.tables.get(press.table))


async def stop(club: Club, caller: Caller) -> Answer:
    """/stop, for those at the table."""
    tables = await _concerned(club, caller, Toast.NOTHING_TO_STOP)
    if len(tables) == 1:
        return await stop_table(club, caller, tables[0])
    return await _choice(club, caller, tables, stop_screen)


async def stop_chosen(club: Club, caller: Caller, press: StopTable) -> Answer:
    _close_choice(club, caller)
    return await stop_table(club, caller, await club.tables.get(press.table))


async def score(club: Club, caller: Caller) -> Answer:
    """The scoreboard of the chat's present or last series; in private of one's only table."""
    found_id = await club.store.last_table_in(caller.chat_id, caller.thread_id, is_dealt=True)
    if found_id is None and caller.is_private:
        own = await _own_tables(club, caller)
        found_id = own[0].row.id if len(own) == 1 else None
    if found_id is None:
        raise Refused(Toast.NO_TABLE)
    found = await club.tables.get(found_id)
    if found.row.version == 0:
        raise Refused(Toast.NO_TABLE)
    return Answer(screen=await scoreboard(club, found, await club.caller_translator(caller)))


async def show_score(club: Club, caller: Caller, press: ShowScore) -> Answer:
    found = await club.tables.get(press.table)
    if not is_near(found.row, caller):
        raise Refused(Toast.NOT_THIS_TABLE)
    t = await club.private_translator(caller.user_id, (await club.register.chat(caller.chat_id)).language)
    return Answer(text=score_popup(found.row, observe(found.state, None), t), is_alert=True)


async def show_hint(club: Club, caller: Caller, press: ShowHint | ShowClaimHint) -> Answer:
    """What a strong player would do, told to who asks, while the button would say the same."""
    found = await club.tables.get(press.table)
    row, chat = found.row, await club.register.chat(found.row.chat_id)
    view = observe(found.state, acting_seat(row, caller.user_id).seat)
    if not (row.is_solo or chat.settings.hints) or press != hint_press(row, view, press.posting):
        raise Stale(Toast.OUT_OF_DATE)
    t = await club.private_translator(caller.user_id, chat.language)
    return Answer(text=hint_popup(advice(view), view, t), is_alert=True)


async def _table_here(club: Club, caller: Caller) -> Table:
    found = await club.store.open_table_in(caller.chat_id, caller.thread_id)
    if found is None:
        raise Refused(Toast.NO_TABLE)
    return await club.tables.get(found)


async def _own_tables(club: Club, caller: Caller) -> list[Table]:
    return await club.tables.found(await club.store.tables_of(caller.user_id))


def _close_choice(club: Club, caller: Caller) -> None:
    """A table has been chosen: the question is not needed any more."""
    if caller.message_id is not None:
        club.outbox.delete(caller.chat_id, caller.message_id)


async def _concerned(club: Club, caller: Caller, nothing: Toast) -> list[Table]:
    """The table of the group, or the person's own ones; never none."""
    if caller.is_private:
        tables = await _own_tables(club, caller)
    else:
        found = await club.store.open_table_in(caller.chat_id, caller.thread_id)
        tables = [] if found is None else [await club.tables.get(found)]
    if not tables:
        raise Refused(nothing)
    return tables


async def _choice(
    club: Club, caller: Caller, tables: list[Table], screen: Callable[[Tables, Translator], Screen]
) -> Answer:
    """A button for each of the person's tables."""
    if not tables:
        raise Refused(Toast.NO_TABLE)
    named = [(one.row.id, await _title(club, one.row)) for one in tables]
    return Answer(screen=screen(named, await club.caller_translator(caller)))


async def _title(club: Club, row: TableRow) -> str | None:
    return None if row.is_solo else (await club.register.chat(row.chat_id)).title
