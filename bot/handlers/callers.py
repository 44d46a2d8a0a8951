"""Who sent an update, from where: Telegram's ways of saying so, told apart in one place."""

import asyncio

from telegram import CallbackQuery, Chat, Message, Update, User
from telegram.constants import ChatType

from bot.club import Caller

ANONYMOUS_ADMIN = 1087968824  # the id Telegram gives to all of them (GroupAnonymousBot)


class Channel(Exception):
    """A channel's post: nobody who could take a seat or give orders."""


def caller_of(update: Update) -> Caller:
    """The person behind an update. Raises Channel for posts in a channel's name."""
    query, message = update.callback_query, update.effective_message
    user, chat = update.effective_user, update.effective_chat
    if user is None or chat is None:
        raise Channel
    is_admin = query is None and message is not None and _is_anonymous(message)
    return Caller(
        user_id=user.id,
        name=full_name(user),
        client_language=user.language_code,
        chat_id=chat.id,
        thread_id=thread_of(message),
        title=_title(chat),
        is_private=chat.type == ChatType.PRIVATE,
        update_id=update.update_id,
        is_admin=is_admin,
        message_id=_pressed(query),
        reply_to=_command(update.message, chat),
        since=asyncio.get_running_loop().time(),
        username=user.username,
    )


def _is_anonymous(message: Message) -> bool:
    """Whether an admin writes in the group's name. Raises Channel for another chat's name."""
    sender = message.sender_chat
    if sender is None:
        return False
    if sender.id != message.chat.id:
        raise Channel
    return True


def full_name(user: User) -> str:
    """May be empty: a deleted account has no name."""
    return " ".join(filter(None, (user.first_name, user.last_name)))


def _title(chat: Chat) -> str:
    return chat.title or ""


def thread_of(message: Message | None) -> int | None:
    """The forum topic; the General topic and threads of replies have none."""
    if message is None or not getattr(message, "is_topic_message", False):
        return None
    return message.message_thread_id


def _command(message: Message | None, chat: Chat) -> int | None:
    return message.message_id if message is not None and chat.type != ChatType.PRIVATE else None


def _pressed(query: CallbackQuery | None) -> int | None:
    return query.message.message_id if query is not None and query.message is not None else None
