"""From a place to its screen as of now: which screen it is, for whom, in which language."""

from dataclasses import replace

from bot.club import Club, table_place
from bot.i18n import Translator
from bot.plays import address
from bot.screens.hand import hand_screen, solo_screen, waiting_screen
from bot.screens.lobby import lobby_screen
from bot.screens.notices import parted_screen
from bot.screens.screen import Screen
from bot.screens.table import closed_screen, deal_over_screen, series_over_screen, table_screen
from bot.table import Table
from bot.toasts import Refused
from engine.actions import Action
from engine.seen import Phase
from engine.view import observe
from storage.rows import Audience, DueKind, Place, Status, TableRow


async def render(club: Club, place: Place, posting: int) -> Screen | None:
    """The screen of a place; its buttons carry the number of the posting. None for a damaged table's."""
    try:
        table = await club.tables.get(place.table_id)
    except Refused:
        return None
    as_of = (table.row.version, table.row.revision)  # as of then or later: it may change meanwhile
    screen = await _screen(club, table, place, posting)
    return replace(screen, as_of=as_of, is_pinned=_is_pinned(table.row, place))


def _is_pinned(row: TableRow, place: Place) -> bool | None:
    is_series_in_group = place.audience is Audience.GROUP and row.version > 0
    return row.is_open if is_series_in_group else None


async def _screen(club: Club, table: Table, place: Place, posting: int) -> Screen:
    match place.audience:
        case Audience.GROUP:
            t, chat = await club.group_translator(table.row), await club.register.chat(place.chat_id)
            return _group(club, table, t, posting, chat.settings.turn_seconds)
        case Audience.SOLO:
            t = await club.private_translator(place.chat_id, None)
            return _solo(club, table, place, t, posting)
        case Audience.HAND:
            return await _hand(club, table, place, posting)


def _dues(club: Club, table: Table) -> dict[DueKind, float]:
    """When work is due, as people's clocks will show it."""
    return {due.kind: club.on_the_wall(due.due_at) for due in table.due}


def _group(club: Club, table: Table, t: Translator, posting: int, chosen: float | None) -> Screen:
    """``chosen`` is the chat's turn time: it holds for a lobby, a running turn has its own."""
    row, view = table.row, observe(table.state, None)
    match row.status:
        case Status.LOBBY:
            return lobby_screen(row, t, posting, _unusual(club, chosen))
        case Status.CLOSED:
            return closed_screen(row, t, view)
        case Status.FINISHED:
            return series_over_screen(row, view, t, posting)
        case Status.PLAYING if view.phase is Phase.BETWEEN:
            return deal_over_screen(row, view, _dues(club, table), t, posting)
        case Status.PLAYING:
            return table_screen(row, view, _dues(club, table), t, posting, _unusual(club, row.turn_seconds))


def _unusual(club: Club, turn: float | None) -> float | None:
    """A turn time that is worth telling."""
    return None if turn == club.settings.turn_seconds else turn


def _solo(club: Club, table: Table, place: Place, t: Translator, posting: int) -> Screen:
    row = table.row
    if row.status is Status.LOBBY:
        return lobby_screen(row, t, posting)
    seating = row.seat_of(place.chat_id)
    view = observe(table.state, seating.seat if seating is not None else 0)
    return solo_screen(row, view, t, posting, _marked(club, table, place))


async def _hand(club: Club, table: Table, place: Place, posting: int) -> Screen:
    row = table.row
    chat = await club.register.chat(row.chat_id)
    t = await club.private_translator(place.chat_id, chat.language)
    seating = row.seat_of(place.chat_id)
    if seating is None or (row.version == 0 and not row.is_open):
        return parted_screen(chat.title, t)
    link = await table_link(club, table)
    if row.version == 0:
        return waiting_screen(row, seating.seat, chat.title, t, posting, link)
    view = observe(table.state, seating.seat)
    marked = _marked(club, table, place)
    dues = _dues(club, table)
    return hand_screen(row, view, chat.title, t, posting, link, marked, dues, chat.settings.hints)


def _marked(club: Club, table: Table, place: Place) -> Action | None:
    """The play that the person's next tap confirms."""
    at, action = club.marks.get(place, (-1, None))
    return action if at in (table.row.version, address(table.state)) else None


async def table_link(club: Club, table: Table) -> str | None:
    """The address of the table message; only supergroups (ids from -100...) have such."""
    place = table_place(table.row)
    posting = await club.outbox.posting(place)
    chat = str(place.chat_id)
    if posting.message_id is None or not chat.startswith("-100"):
        return None
    return f"https://t.me/c/{chat.removeprefix('-100')}/{posting.message_id}"
