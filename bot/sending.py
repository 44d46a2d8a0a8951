"""One request to Telegram, and what came of it.

Laws: a request either succeeds or raises one Trouble, by whose kind the outbox knows what to do:

    Trouble
    ├── Passing       worth another attempt
    │   ├── Busy          429: leave the chat alone for so many seconds
    │   ├── Failed        it did not get through, or can be repeated without harm
    │   └── Uncertain     a new message that may have arrived
    └── Lasting       worth none, until something changes
        ├── Missing       the message is gone or can't be changed
        ├── Unreachable   the person blocked the bot, never started it, or is no more
        ├── Silenced      the bot may not write in the group, or is not in it
        ├── NoFiles       the group lets the bot send words alone
        ├── Migrated      the group has another id now
        ├── TopicClosed   the forum topic is closed or deleted
        ├── WrongFile     Telegram does not know the file's id (any more)
        └── Refused       none of these: most likely our own fault

"Not modified" is success, and so is deleting what is gone. Telegram tells its refusals apart by words
alone; they are written here and nowhere else, as the Bot API's server words them.
"""

import logging
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions, ReplyParameters
from telegram.constants import ParseMode
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.direction import directed
from bot.names import clipped
from bot.newest import Newest
from bot.screens.screen import MOST_IN_POPUP, Rows, Screen
from bot.screens.upload import Upload
from bot.wire import is_of_the_wire, was_sent

# At DEBUG PTB tells what it sends, hands and all.
logging.getLogger("telegram").setLevel(logging.INFO)

NO_PREVIEW = LinkPreviewOptions(is_disabled=True)

DONE = ("message is not modified", "message to delete not found")
GONE = ("message to edit not found", "message can't be edited", "message can't be deleted",
        "message to pin not found", "message_id_invalid")  # fmt: skip
NOWHERE = ("chat not found", "peer_id_invalid", "user is deactivated", "input_user_deactivated")
NO_TOPIC = ("topic_closed", "topic_deleted", "topic_id_invalid", "message thread not found")
NO_FILE = ("wrong file identifier", "wrong remote file id", "wrong file_id")
NO_FILES = ("rights to send photos", "rights to send documents", "chat_send_photos_forbidden",
            "chat_send_docs_forbidden", "chat_send_media_forbidden")  # fmt: skip
MUTED = ("chat not found", "not enough rights to send", "have no rights to send", "chat_write_forbidden",
         "chat_send_plain_forbidden", "chat_restricted", "chat_admin_required", "group chat was deactivated",
         "need administrator rights", "bot is not a member", "peer_id_invalid")  # fmt: skip


class Trouble(Exception):
    """A request came to nothing; the message is Telegram's."""


class Passing(Trouble):
    pass


class Busy(Passing):
    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        self.seconds = seconds


class Failed(Passing):
    pass


class Uncertain(Passing):
    pass


class Lasting(Trouble):
    pass


class Missing(Lasting):
    pass


class Unreachable(Lasting):
    pass


class Silenced(Lasting):
    pass


class NoFiles(Lasting):
    pass


class Migrated(Lasting):
    def __init__(self, message: str, new_id: int) -> None:
        super().__init__(message)
        self.new_id = new_id


class TopicClosed(Lasting):
    pass


class WrongFile(Lasting):
    pass


class Refused(Lasting):
    pass


class Sender:
    """The methods of the Bot API that the outbox needs; each raises Trouble."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.newest = Newest()

    async def post(
        self, chat_id: int, thread_id: int | None, screen: Screen, reply_to: int | None = None
    ) -> int:
        """Sends a new message and returns its id."""
        reply = None
        if reply_to is not None:
            reply = ReplyParameters(reply_to, allow_sending_without_reply=True)
        async with _troubles(chat_id, is_repeatable=False):
            message = await self._bot.send_message(
                chat_id,
                directed(screen.text),
                parse_mode=ParseMode.HTML,
                message_thread_id=thread_id,
                reply_markup=_keyboard(screen.buttons),
                reply_parameters=reply,
                link_preview_options=NO_PREVIEW,
            )
        self.newest.note(chat_id, message.message_id)
        return message.message_id

    async def upload(self, chat_id: int, thread_id: int | None, file: Upload) -> str | None:
        """Sends a file; gives the id under which Telegram keeps it."""
        send = self._bot.send_photo if file.is_picture else self._bot.send_document
        async with _troubles(chat_id, is_repeatable=False):
            message = await send(
                chat_id,
                file.file_id or file.content,
                filename=file.name,
                caption=directed(file.caption) or None,
                parse_mode=ParseMode.HTML,
                message_thread_id=thread_id,
                reply_markup=_keyboard(file.buttons),
            )
        self.newest.note(chat_id, message.message_id)
        kept = message.photo[-1] if message.photo else message.document
        return kept.file_id if kept is not None else None

    async def edit(self, chat_id: int, message_id: int, screen: Screen) -> None:
        async with _troubles(chat_id):
            await self._bot.edit_message_text(
                directed(screen.text),
                chat_id,
                message_id,
                parse_mode=ParseMode.HTML,
                reply_markup=_keyboard(screen.buttons),
                link_preview_options=NO_PREVIEW,
            )

    async def bare(self, chat_id: int, message_id: int) -> None:
        """Takes a message's buttons away."""
        async with _troubles(chat_id):
            await self._bot.edit_message_reply_markup(chat_id, message_id)

    async def delete(self, chat_id: int, message_id: int) -> None:
        """Raises Missing when the message is there but too old to be deleted (48 hours)."""
        async with _troubles(chat_id):
            await self._bot.delete_message(chat_id, message_id)

    async def pin(self, chat_id: int, message_id: int) -> None:
        """Pins without a sound."""
        async with _troubles(chat_id):
            await self._bot.pin_chat_message(chat_id, message_id, disable_notification=True)

    async def unpin(self, chat_id: int, message_id: int) -> None:
        """Raises Refused when it is not pinned."""
        async with _troubles(chat_id):
            await self._bot.unpin_chat_message(chat_id, message_id)

    async def answer(self, query_id: str, text: str, is_alert: bool, url: str | None) -> None:
        """Answers a button press; free of limits."""
        words = clipped(directed(text), MOST_IN_POPUP) or None
        async with _troubles(chat_id=0):
            await self._bot.answer_callback_query(query_id, words, show_alert=is_alert, url=url)


def _keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    if not rows:
        return None
    return InlineKeyboardMarkup(
        [
            [
                InlineKeyboardButton(directed(button.text), callback_data=button.data, url=button.url)
                for button in row
            ]
            for row in rows
        ]
    )


@asynccontextmanager
async def _troubles(chat_id: int, *, is_repeatable: bool = True) -> AsyncIterator[None]:
    try:
        yield
    except TelegramError as error:
        trouble = _trouble(error, chat_id, is_repeatable)
        if trouble is not None:
            raise trouble from error


def _trouble(error: TelegramError, chat_id: int, is_repeatable: bool) -> Trouble | None:
    match error:
        case RetryAfter():
            return Busy(error.message, wait_asked_for(error))
        case ChatMigrated():
            return Migrated(error.message, error.new_chat_id)
        case Forbidden() | BadRequest() if any(part in error.message.lower() for part in NO_FILES):
            return NoFiles(error.message)
        case Forbidden():
            return (Unreachable if chat_id > 0 else Silenced)(error.message)
        case BadRequest():
            return _refusal(error.message, chat_id)
        case NetworkError():
            may_have_arrived = is_of_the_wire(error.__cause__) and was_sent(error.__cause__)
            if may_have_arrived and not is_repeatable:
                return Uncertain(error.message)
            return Failed(error.message)
        case InvalidToken():
            return Refused(error.message)
        case _:  # an answer that is no answer
            return Failed(error.message)


def _refusal(message: str, chat_id: int) -> Trouble | None:
    words = message.lower()
    kinds: tuple[tuple[tuple[str, ...], type[Lasting]], ...] = (
        (GONE, Missing),
        (NO_TOPIC, TopicClosed),
        (NO_FILE, WrongFile),
        (NOWHERE, Unreachable) if chat_id > 0 else (MUTED, Silenced),
    )
    if any(done in words for done in DONE):
        return None
    kind = next((kind for known, kind in kinds if any(part in words for part in known)), Refused)
    return kind(message)


def wait_asked_for(error: RetryAfter) -> float:
    """How many seconds Telegram wants to be left alone."""
    with warnings.catch_warnings():  # PTB warns at every look that the number will become a timedelta
        warnings.simplefilter("ignore")
        wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
