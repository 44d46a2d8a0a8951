"""What the application's parts share, and the words they speak with those who call them."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.arming import Timing
from bot.computer import PACES
from bot.followups import Followups
from bot.i18n import Translator, Translators
from bot.outbox import Outbox
from bot.pictures.studio import Studio
from bot.plays import TrickAddress
from bot.purging import Purging
from bot.register import Register
from bot.review.reviewer import Reviewer
from bot.screens.screen import Screen
from bot.screens.upload import Upload
from bot.settings import Settings
from bot.table import Author, Table
from bot.tables import Tables
from bot.toasts import Refused, Toast
from engine.actions import Action
from storage.rows import Actor, Audience, Place, TableRow
from storage.store import Store, StoreError


@dataclass(frozen=True, slots=True)
class Meant:
    """Whom a command is about, by a reply or by name; ``is_admin``: of the chat that it was given in."""

    user_id: int
    name: str
    is_bot: bool = False
    is_admin: bool = False


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sent an update, from where. ``is_admin``: writes in the group's own name (anonymous admin)."""

    user_id: int
    name: str
    client_language: str | None
    chat_id: int
    thread_id: int | None
    title: str
    is_private: bool
    update_id: int | None  # None: noted as handled by now
    is_admin: bool = False
    message_id: int | None = None  # of the message whose button was pressed
    reply_to: int | None = None  # the message that gave a command in a group: the answer stands below it
    since: float | None = None  # when the update came to be handled, by the loop's clock
    username: str | None = None
    meant: Meant | None = None

    @property
    def author(self) -> Author:
        return Author(Actor.USER, self.user_id, self.update_id, self.since)


@dataclass(frozen=True, slots=True)
class Answer:
    """What to tell the caller: a toast with its names, else a text, else a link to open, else nothing."""

    toast: Toast | None = None
    names: dict[str, str] = field(default_factory=dict)
    text: str = ""
    is_alert: bool = False
    url: str | None = None
    screen: Screen | None = None  # a message of its own
    upload: Upload | None = None  # a file, as a message of its own


Mark: TypeAlias = tuple[int | TrickAddress, Action]
"""A play that the next tap confirms, and from when: a version, for a claim a trick."""


@dataclass(slots=True)
class Club:
    """The parts of the application, joined by app.py."""

    store: Store
    tables: Tables
    register: Register
    translators: Translators
    settings: Settings
    now: Callable[[], float]
    new_seed: Callable[[], bytes]
    outbox: Outbox = field(init=False)  # it renders from the club, so it comes last
    reviewer: Reviewer = field(default_factory=Reviewer)
    studio: Studio = field(default_factory=Studio)
    followups: Followups = field(default_factory=Followups)
    purging: Purging = field(init=False)
    bot_name: str = ""  # its username, known after getMe
    on_the_wall: Callable[[float], float] = float  # from the house's time to what people's clocks show
    called: dict[tuple[int, int], float] = field(default_factory=dict)  # when, by chat and who opened a lobby
    calls: dict[int, set[tuple[int, int]]] = field(default_factory=dict)  # person and message, by open lobby
    led: dict[tuple[int, int], float] = field(default_factory=dict)  # to sit in, when, by table and person
    recorded: dict[tuple[int, int], float] = field(default_factory=dict)  # when, by table and finished deals
    tried: dict[int, float] = field(default_factory=dict)  # when a table that rested was tried again
    marks: dict[Place, Mark] = field(default_factory=dict)  # first taps of those who confirm plays

    def __post_init__(self) -> None:
        self.purging = Purging(self.store, self.now)

    async def table_here(self, caller: Caller, table_id: int) -> Table:
        """A table of the chat that the caller speaks in: seats are for those who are there."""
        table = await self.tables.get(table_id)
        if table.row.chat_id != caller.chat_id:
            raise Refused(Toast.OUT_OF_DATE)
        return table

    def forget_marks(self) -> None:
        """First taps at tables that are not in memory any more: no second will come."""
        loaded = {table.row.id for table in self.tables.loaded}
        self.marks = {place: mark for place, mark in self.marks.items() if place.table_id in loaded}

    def link(self, payload: str) -> str:
        """A deep link into the private chat with the bot."""
        return f"https://t.me/{self.bot_name}?start={payload}"

    @property
    def group_link(self) -> str:
        """Adds the bot to a group of the reader's choice."""
        return f"https://t.me/{self.bot_name}?startgroup=new"

    async def private_translator(self, user_id: int, chat_language: str | None = None) -> Translator:
        """For private texts: the person's choice, else the chat's, else their Telegram's, else English."""
        person = await self.register.person(user_id)
        chosen = (person.language, chat_language, person.client_language) if person else (chat_language,)
        return self.translators.of(self.translators.choose(*chosen))

    async def group_translator(self, row: TableRow) -> Translator:
        """For a table's texts in its group: the chat's choice, else the starter's language."""
        chat = await self.register.chat(row.chat_id)
        return self.translators.of(self.translators.choose(chat.language, row.language))

    async def caller_translator(self, caller: Caller) -> Translator:
        """For messages that answer a caller: in private theirs, in a group as all else there."""
        if caller.is_private:
            return await self.private_translator(caller.user_id)
        person = await self.register.person(caller.user_id)
        own = (person.language, person.client_language) if person else ()
        return await self.chat_translator(caller.chat_id, caller.thread_id, *own)

    async def chat_translator(self, chat_id: int, thread_id: int | None, *own: str | None) -> Translator:
        """For what a group reads: its choice, else as the open table speaks, else the asker's ``own``."""
        chat = await self.register.chat(chat_id)
        spoken = chat.language or await self._spoken_at_table(chat_id, thread_id)
        return self.translators.of(self.translators.choose(spoken, *own))

    async def _spoken_at_table(self, chat_id: int, thread_id: int | None) -> str | None:
        with suppress(StoreError):  # whoever asked is told that something went wrong, if need be in English
            open_here = await self.store.open_table_in(chat_id, thread_id)
            for table in await self.tables.found([] if open_here is None else [open_here]):
                return table.row.language
        return None

    async def timing(self, row: TableRow) -> Timing:
        """The durations in force at a table, by its chat's choices."""
        chosen = (await self.register.chat(row.chat_id)).settings
        options = self.settings
        pace = PACES.get(chosen.pace, 1.0)
        return Timing(
            turn=options.turn_seconds if chosen.turn_seconds is None else chosen.turn_seconds,
            nudge=options.nudge_after,
            computer=options.computer_delay * pace,
            computer_after_trick=options.computer_delay_after_trick * pace,
            next_deal=options.next_deal_delay,
            lobby=options.lobby_lifetime,
            warn=options.idle_warn,
            close=options.idle_close,
        )


def is_near(row: TableRow, caller: Caller) -> bool:
    """Whether the caller stands or sits at the table."""
    return row.chat_id == caller.chat_id or row.seat_of(caller.user_id) is not None


def table_place(row: TableRow) -> Place:
    """Where the table itself is shown."""
    audience = Audience.SOLO if row.is_solo else Audience.GROUP
    return Place(row.id, audience, row.chat_id, row.thread_id)


def hand_place(row: TableRow, user_id: int) -> Place:
    """Where a person's hand at this table is shown."""
    return table_place(row) if row.is_solo else Place(row.id, Audience.HAND, user_id)
