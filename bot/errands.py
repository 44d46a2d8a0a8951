"""What the outbox wants done, each the only one for its place or message.

Laws: an attempt makes at most one request, when its turn has come, from what is wanted by then; one that
raises Passing stays wanted. A posting's number is used for one attempt only, since an attempt that failed
may have arrived after all; that a new message is under way is stored before it is sent, so that after a kill
in that moment it is sent once more, and the last message of a chat is the one that is kept up to date.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Protocol

from bot.gate import Turn
from bot.pins import Pins
from bot.screens.screen import Screen
from bot.sending import Missing, Passing, Sender
from bot.shown import Shown
from storage.rows import NEVER, Audience, Place, Posting
from storage.store import StoreError

UNDER_WAY = "under way"
"""In place of a posting's signature: a newer message may or may not stand there."""

Render = Callable[[Place, int], Awaitable[Screen | None]]
"""(place, number of the posting its buttons will carry) -> the screen as of now; None: nothing is to be
shown there any more, and what stands there loses its buttons."""


class Previous(Enum):
    """What becomes of a place's older message when it is posted anew."""

    KEEP_BARE = auto()  # it loses its buttons
    DELETE = auto()


class Errand(Protocol):
    """Something to bring to Telegram."""

    turn: Turn

    @property
    def thread_id(self) -> int | None: ...

    @property
    def is_wanted(self) -> bool: ...

    async def attempt(self) -> None:
        """Makes one request, or finds that none is needed. Raises Trouble, StoreError."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How a place is to be brought up to date: ``is_last`` in its private chat, anew if need be."""

    is_anew: bool = False
    previous: Previous = Previous.KEEP_BARE
    is_last: bool = False

    def then(self, newer: "Wish | None") -> "Wish":
        """Both in one."""
        if newer is None:
            return self
        return newer if newer.is_anew or (newer.is_last and not self.is_anew) else self


@dataclass(slots=True, eq=False)
class KeepPlace:
    """Brings a place up to date whenever there is a wish."""

    place: Place
    sender: Sender
    shown: Shown
    render: Render
    on_posted: Callable[[Posting, int, Wish, Screen], None]  # (older posting, new message's id, ...)
    pins: Pins
    turn: Turn = field(init=False)
    wish: Wish | None = None
    last_number: int = 0  # of an attempt, whatever came of it
    leading: "KeepPlace | None" = None  # the place to whose new message this one's screen links
    posted: asyncio.Event = field(default_factory=asyncio.Event)  # clear while a posting is wished for

    def __post_init__(self) -> None:
        self.turn = Turn(self.place.chat_id)

    @property
    def thread_id(self) -> int | None:
        return self.place.thread_id

    @property
    def is_wanted(self) -> bool:
        return self.wish is not None

    def want(self, wish: Wish) -> None:
        if wish.is_anew:
            self.posted.clear()
        self.wish = wish if self.wish is None else self.wish.then(wish)

    async def follow(self, patience: float) -> None:
        """Gives a new message that this screen links to a moment to stand."""
        leading, self.leading = self.leading, None
        if leading is not None:
            with suppress(TimeoutError):  # not asyncio.wait_for: see bot/clock.py
                async with asyncio.timeout(patience):
                    await leading.posted.wait()

    async def attempt(self) -> None:
        wish, self.wish = self.wish, None
        if wish is None:  # dropped while it waited for its turn
            return
        try:
            posting = await self.shown.at(self.place)
            message_id = posting.message_id
            if message_id is None or posting.shown == UNDER_WAY or self._is_to_be_posted(wish, message_id):
                await self._post(posting, wish)
            else:
                await self._edit(posting, message_id)
        except (Passing, StoreError):
            self.wish = wish.then(self.wish)
            raise
        if self.wish is None:
            self.turn.is_urgent = False

    def _is_to_be_posted(self, wish: Wish, message_id: int) -> bool:
        is_buried = self.sender.newest.is_below(self.place.chat_id, message_id)
        return wish.is_anew or (wish.is_last and is_buried)

    async def _post(self, older: Posting, wish: Wish) -> None:
        number = max(older.number, self.last_number) + 1
        screen = await self.render(self.place, number)
        if screen is None:
            await self._clear(older)
            return
        self.last_number = number
        await self.shown.keep(replace(older, number=number, shown=UNDER_WAY, as_of=NEVER))
        self.turn.is_used = True
        message_id = await self.sender.post(self.place.chat_id, self.place.thread_id, screen)
        await self.shown.keep(Posting(self.place, number, message_id, screen.signature, screen.as_of))
        self.posted.set()
        self.on_posted(older, message_id, wish, screen)

    async def _edit(self, posting: Posting, message_id: int) -> None:
        screen = await self.render(self.place, posting.number)
        if screen is None:
            await self._clear(posting)
        elif screen.signature != posting.shown or not self.shown.is_sure(posting, screen.as_of):
            self.turn.is_used = True
            try:
                await self.sender.edit(self.place.chat_id, message_id, screen)
            except Missing:
                self.shown.note(replace(posting, message_id=None, shown="", as_of=NEVER))
                self.want(Wish())  # the next attempt finds nothing there and posts
            else:
                self.shown.note(replace(posting, shown=screen.signature, as_of=screen.as_of))
                if screen.is_pinned is False:
                    self.pins.unpin(self.place.chat_id, message_id)
        elif screen.as_of != posting.as_of:  # as it stands it is up to date
            self.shown.note(replace(posting, as_of=screen.as_of))

    async def _clear(self, posting: Posting) -> None:
        if posting.message_id is None:
            return
        self.turn.is_used = True
        with suppress(Missing):
            await self.sender.bare(self.place.chat_id, posting.message_id)
        if self.place.audience is Audience.GROUP:
            self.pins.unpin(self.place.chat_id, posting.message_id)
        await self.shown.keep(replace(posting, message_id=None, shown=""))


@dataclass(slots=True, eq=False)
class Request:
    """A request that belongs to no place; a newer one for the same message takes its place."""

    turn: Turn
    thread_id: int | None
    make: Callable[[], Awaitable[object]] | None

    @property
    def is_wanted(self) -> bool:
        return self.make is not None

    async def attempt(self) -> None:
        make, self.make = self.make, None
        if make is None:
            return
        self.turn.is_used = True
        try:
            await make()
        except (Passing, StoreError):
            if self.make is None:
                self.make = make
            raise
