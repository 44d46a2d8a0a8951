"""Brings screens to Telegram.

Laws: the outbox holds wishes, not messages. Of a place only the newest screen counts, rendered when its
turn comes; a screen that stands there already needs no request. One request at a time per place. Nothing
here is awaited by whoever makes a wish, and nothing is held while the network is. What may pass (429, a
broken connection) is tried again with the screen of then; what lasts is told to the application, which
wishes again when it has changed. A message that may or may not have arrived is posted anew after a while.
The older message of a place is dealt with after the newer one stands, so that a place is never without
buttons. Answers to button presses are free of limits and go at once (replies.py).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from functools import partial
from typing import Protocol

from telegram import Bot

from bot.errands import Errand, KeepPlace, Previous, Render, Request, Wish
from bot.files import Files
from bot.gate import Gate, Turn
from bot.limits import Limits
from bot.pins import Pins
from bot.replies import Replies
from bot.screens.screen import Screen
from bot.screens.upload import Upload
from bot.sending import (
    Busy,
    Failed,
    Lasting,
    Migrated,
    Missing,
    Sender,
    Silenced,
    TopicClosed,
    Uncertain,
    Unreachable,
)
from bot.shown import Shown
from storage.rows import Place, Posting
from storage.store import Store, StoreError

__all__ = ["News", "Outbox", "Previous", "Render"]

SAVE_SHOWN_AFTER = 0.5  # seconds over which signatures of shown screens are gathered into one transaction

log = logging.getLogger(__name__)


class News(Protocol):
    """What sending found out. May wish for more, but not wait for the outbox to settle."""

    async def unreachable(self, user_id: int) -> None:
        """The person blocked the bot, never started it, or is no more."""

    async def silenced(self, chat_id: int) -> None:
        """The bot may not write in this group, or is not in it."""

    async def migrated(self, old_id: int, new_id: int) -> None:
        """The group became a supergroup; places of the new id are to be wished for."""

    async def topic_closed(self, chat_id: int, thread_id: int | None) -> None:
        """The forum topic (without an id: the General one) is closed or deleted."""


class Outbox:
    """The one way to Telegram for whatever people see."""

    def __init__(
        self, bot: Bot, store: Store, render: Render, news: News, limits: Limits, resend_after: float
    ) -> None:
        """``resend_after``: seconds until a message that may have arrived is posted anew."""
        self._sender = Sender(bot)
        self._store = store
        self._render = render
        self._news = news
        self._limits = limits
        self._resend_after = resend_after
        self._gate = Gate(limits)
        self._shown = Shown(store, SAVE_SHOWN_AFTER)
        self._errands: dict[Hashable, Errand] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._replies = Replies(self._sender, limits)
        self._files = Files(self._sender, store, self.send)
        self._is_closed = False
        self._pins = Pins(self._sender, self._request)

    def show(self, place: Place, urgent: bool = False, after: Place | None = None) -> None:
        """The screen of this place has changed: bring it up to date. One that links to the message of
        another place, ``after``, gives a new message there a moment to stand."""
        errand = self._want(place, Wish(), urgent)
        if after is not None:
            errand.leading = self.keeper(after)

    def show_last(self, place: Place) -> None:
        """The same where people look, at the end of a private chat: posted anew if something was sent below,
        and the older message is deleted."""
        self._want(place, Wish(previous=Previous.DELETE, is_last=True), is_urgent=True)

    def repost(self, place: Place, previous: Previous) -> None:
        """Post this place's screen as a new message."""
        self._want(place, Wish(is_anew=True, previous=previous), is_urgent=True)

    def send(self, chat_id: int, thread_id: int | None, screen: Screen, reply_to: int | None = None) -> None:
        """Send a message that belongs to no place, as a reply if that message still stands."""
        make = partial(self._sender.post, chat_id, thread_id, screen, reply_to)
        self._request(object(), Turn(chat_id), make, thread_id)

    def send_live(self, chat_id: int, screen: Screen, stands: Callable[[int], None]) -> None:
        """Send such a message that will be edited; its id is told as soon as it stands."""
        self._request(object(), Turn(chat_id), partial(self._post, chat_id, screen, stands))

    def send_file(self, chat_id: int, thread_id: int | None, file: Upload) -> None:
        """Send a file that belongs to no place, once however often it is asked for meanwhile; what Telegram
        keeps already is not uploaded again."""
        make = partial(self._files.send, chat_id, thread_id, file)
        self._request(("file", chat_id, thread_id, file.name, file.key), Turn(chat_id), make, thread_id)

    def edit(self, chat_id: int, message_id: int, screen: Screen) -> None:
        """Change such a message; the newest screen wins."""
        make = partial(self._sender.edit, chat_id, message_id, screen)
        self._request((chat_id, message_id), Turn(chat_id), make)

    def delete(self, chat_id: int, message_id: int) -> None:
        """Delete a message, or take its buttons when it is too old for that."""
        make = partial(self._delete_or_bare, chat_id, message_id)
        turn = Turn(chat_id, is_counted=chat_id < 0)  # a group is spared every request, a nudge is in private
        self._request(("delete", chat_id, message_id), turn, make)

    def answer(self, query_id: str, text: str = "", *, alert: bool = False, url: str | None = None) -> None:
        """Answer a button press, once and at once; one that is too old is only logged."""
        self._start(self._replies.give(query_id, text, alert, url))

    def dismiss(self, query_id: str) -> None:
        """Answer a press with nothing; a few at once, so that a flood of them takes no others' time."""
        self._start(self._replies.dismiss(query_id))

    def keeper(self, place: Place) -> KeepPlace | None:
        """The errand that has something under way to this place, if any."""
        errand = self._errands.get(place)
        return errand if isinstance(errand, KeepPlace) else None

    async def posting(self, place: Place) -> Posting:
        """What stands at this place; number 0 without a message if nothing ever did. Raises StoreError."""
        return await self._shown.at(place)

    @property
    def waiting(self) -> int:
        """How much is yet to be done."""
        return len(self._tasks)

    def forget(self, chat_id: int) -> None:
        """Drop what was wished for a chat's places: it has another id now, or its person is forgotten."""
        self._shown.forget(chat_id, self._errands)
        for errand in self._errands.values():
            if isinstance(errand, KeepPlace) and errand.place.chat_id == chat_id:
                errand.wish = None

    async def redraw(self, table_ids: Iterable[int]) -> None:
        """Bring every known place of these tables up to date, as after a start."""
        for table_id in table_ids:
            for posting in await self._store.postings(table_id):
                self.show(posting.place)

    async def settled(self) -> None:
        """Returns when nothing is left to do and all is stored."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))
        await self._shown.flush()

    async def close(self, timeout: float) -> None:
        """Does what can be done within so many seconds and gives up the rest."""
        try:
            async with asyncio.timeout(timeout):
                await self.settled()
        except TimeoutError:
            log.warning("Stopping with %d unfinished errands: redrawn after the next start", len(self._tasks))
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._shown.close()

    def _want(self, place: Place, wish: Wish, is_urgent: bool) -> KeepPlace:
        errand = self.keeper(place)
        if errand is None:
            self._shown.begin(place)
            errand = KeepPlace(
                place, self._sender, self._shown, self._render, self._after_posting, self._pins
            )
            self._run(place, errand)
        errand.want(wish)
        if is_urgent and not errand.turn.is_urgent:
            errand.turn.is_urgent = True
            self._gate.look_again()
        return errand

    def _request(
        self, key: Hashable, turn: Turn, make: Callable[[], Awaitable[object]], thread_id: int | None = None
    ) -> None:
        if isinstance(errand := self._errands.get(key), Request):
            errand.make = make
        else:
            self._run(key, Request(turn, thread_id, make))

    def _run(self, key: Hashable, errand: Errand) -> None:
        self._errands[key] = errand
        self._start(self._pursue(key, errand))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pursue(self, key: Hashable, errand: Errand) -> None:
        failures = 0
        while errand.is_wanted:
            if isinstance(errand, KeepPlace):
                await errand.follow(self._resend_after / 10)
            try:
                async with self._gate.pass_through(errand.turn):
                    await errand.attempt()
                failures = 0
            except Busy as busy:
                self._gate.close(errand.turn.chat_id, busy.seconds)
            except Uncertain:
                await asyncio.sleep(self._resend_after)
            except (Failed, StoreError) as error:
                failures += 1
                log.info("Attempt %d for chat %d failed: %s", failures, errand.turn.chat_id, error)
                await asyncio.sleep(self._limits.pause(failures))
            except Lasting as trouble:
                await self._tell(errand, trouble)
            except Exception:
                log.exception("A screen for chat %d could not be made", errand.turn.chat_id)
        del self._errands[key]

    async def _tell(self, errand: Errand, trouble: Lasting) -> None:
        chat_id = errand.turn.chat_id
        try:
            match trouble:
                case Migrated():
                    self.forget(chat_id)
                    await self._news.migrated(chat_id, trouble.new_id)
                case Unreachable():
                    await self._news.unreachable(chat_id)
                case Silenced():
                    await self._news.silenced(chat_id)
                case TopicClosed():
                    await self._news.topic_closed(chat_id, errand.thread_id)
                case Missing():
                    log.info("A message in chat %d is gone", chat_id)
                case _:
                    log.error("Telegram refused a request for chat %d: %s", chat_id, trouble)
        except Exception:
            log.exception("News of chat %d could not be handled", chat_id)

    def _after_posting(self, older: Posting, message_id: int, wish: Wish, screen: Screen) -> None:
        chat_id = older.place.chat_id
        if older.message_id is not None:
            match wish.previous:
                case Previous.DELETE:
                    self.delete(chat_id, older.message_id)
                case Previous.KEEP_BARE:
                    self._bare(chat_id, older.message_id)
                    if screen.is_pinned is not None:
                        self._pins.unpin(chat_id, older.message_id)
        if screen.is_pinned:
            self._pins.pin(chat_id, message_id)

    def _bare(self, chat_id: int, message_id: int) -> None:
        self._request((chat_id, message_id), Turn(chat_id), partial(self._sender.bare, chat_id, message_id))

    async def _post(self, chat_id: int, screen: Screen, stands: Callable[[int], None]) -> None:
        stands(await self._sender.post(chat_id, None, screen))

    async def _delete_or_bare(self, chat_id: int, message_id: int) -> None:
        try:
            await self._sender.delete(chat_id, message_id)
        except Missing:
            self._bare(chat_id, message_id)
            if chat_id < 0:
                self._pins.unpin(chat_id, message_id)
