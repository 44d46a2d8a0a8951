"""Whom a command is about: somebody it names, else the writer of the message that it replies to."""

from telegram import Message, MessageEntity, User

from bot.club import Club, Meant
from bot.handlers.callers import full_name
from bot.toasts import Refused, Toast

_NAMING: list[str | None] = [MessageEntity.TEXT_MENTION, MessageEntity.MENTION]


async def meant_by(club: Club, message: Message) -> Meant | None:
    """None when the message is about nobody; refuses a username that was never met."""
    for entity, text in message.parse_entities(_NAMING).items():
        if entity.user is not None:
            return _of(entity.user)
        person = await club.store.user_named(text.removeprefix("@"))
        if person is None:
            raise Refused(Toast.BLOCK_UNKNOWN)
        return Meant(person.id, person.name)
    replied = message.reply_to_message
    if replied is None or replied.from_user is None or _is_topic(message, replied):
        return None
    return _of(replied.from_user)


def _of(user: User) -> Meant:
    return Meant(user.id, full_name(user), user.is_bot)


def _is_topic(message: Message, replied: Message) -> bool:
    """In a forum, what is no reply counts as one to the message that began the topic."""
    return bool(message.is_topic_message) and replied.message_id == message.message_thread_id
