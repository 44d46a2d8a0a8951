"""Who comes and goes: people, the bot itself, groups that become supergroups, topics that close."""

from telegram import ChatMember, Update
from telegram.constants import ChatMemberStatus, ChatType

from bot.club import Club
from bot.handlers.callers import thread_of
from bot.news import ClubNews

OUTSIDE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)


class Members:
    """Brings membership to the tables it concerns."""

    def __init__(self, club: Club, news: ClubNews) -> None:
        self._club = club
        self._news = news

    async def on_own_membership(self, update: Update) -> None:
        """The bot was blocked, started, removed, muted, or let back in."""
        change = update.my_chat_member
        assert change is not None
        if change.chat.type == ChatType.PRIVATE:
            is_out = change.new_chat_member.status in OUTSIDE
            told = self._news.unreachable if is_out else self._news.reachable
            await told(change.chat.id)
        elif _may_write(change.new_chat_member):
            await self._club.register.change_chat(change.chat.id, title=change.chat.title or "")
            await self._news.heard(change.chat.id)
        else:
            await self._news.silenced(change.chat.id)

    async def on_membership(self, update: Update) -> None:
        """Somebody left the group or was removed (told to bots that are admins there)."""
        change = update.chat_member
        assert change is not None
        if _is_outside(change.new_chat_member):
            await self._news.gone(change.chat.id, change.new_chat_member.user.id)

    async def on_left(self, update: Update) -> None:
        """The service message of the same (told to every bot)."""
        message = update.effective_message
        assert message is not None
        if message.left_chat_member is not None and not message.left_chat_member.is_bot:
            await self._news.gone(message.chat.id, message.left_chat_member.id)

    async def on_migration(self, update: Update) -> None:
        """Both service messages say the same: the old id in one, the new id in the other."""
        message = update.effective_message
        assert message is not None
        if message.migrate_to_chat_id is not None:
            await self._news.migrated(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._news.migrated(message.migrate_from_chat_id, message.chat.id)

    async def on_topic(self, update: Update) -> None:
        """A forum topic was closed or opened again."""
        message = update.effective_message
        assert message is not None
        is_closed = message.forum_topic_closed is not None
        told = self._news.topic_closed if is_closed else self._news.topic_opened
        await told(message.chat.id, thread_of(message))


def _is_outside(member: ChatMember) -> bool:
    """Somebody restricted may be in the chat or not."""
    return member.status in OUTSIDE or not getattr(member, "is_member", True)


def _may_write(member: ChatMember) -> bool:
    return not _is_outside(member) and bool(getattr(member, "can_send_messages", True))
