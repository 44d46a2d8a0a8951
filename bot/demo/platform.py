"""What Telegram's servers do when something happens, whoever did it: keep it, and tell the bots.

Laws: a bot hears everything in its private chats and in channels; in groups with privacy mode
only commands that are not another bot's, replies to its own messages and service messages,
unless it is an admin. It never hears itself, nor other bots, nor a deletion.
Source: core.telegram.org/bots/features#privacy-mode.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.demo.limits import Limits
from bot.demo.mailbox import Mailbox
from bot.demo.presses import Presses
from bot.demo.rows import Bot, Chat, ChatKey, ChatKind, Json, Member, Message, Status, User
from bot.demo.settings import StandInSettings
from bot.demo.shapes import ANONYMOUS_ADMIN, CHANNEL_VOICE, chat_json, member_json, message_json, user_json
from bot.demo.world import World

VOICES = (ANONYMOUS_ADMIN, CHANNEL_VOICE)
"""Bots by their user rows, but people speak through them."""


@dataclass(frozen=True, slots=True)
class Platform:
    world: World
    settings: StandInSettings
    now: Callable[[], float]
    mailbox: Mailbox
    limits: Limits
    presses: Presses

    def date(self) -> int:
        return int(self.now())

    def post(self, chat: ChatKey, **fields: Any) -> Message:
        """Keeps a new message and tells the bots that may hear it."""
        message = Message(chat=chat, id=self.world.next_message(chat), date=self.date(), **fields)
        message = self.world.put(self._in_thread(message))
        self._tell(message, "channel_post" if self._in_channel(message) else "message")
        return message

    def _in_thread(self, message: Message) -> Message:
        """A reply goes to the topic of what it answers; in a supergroup without topics it gets a
        thread id all the same, which is no topic's."""
        replied = self.world.get(Message, (message.chat, message.reply_to))
        is_supergroup = self.world.the(Chat, message.chat).kind is ChatKind.SUPERGROUP
        if message.thread is not None or replied is None or not is_supergroup:
            return message
        if self.world.the(Chat, message.chat).is_forum:
            return replace(message, thread=replied.thread, is_topic=replied.is_topic)
        return replace(message, thread=replied.thread or replied.id)

    def service(
        self, chat: ChatKey, sender: int | None, thread: int | None = None, **service: Any
    ) -> Message:
        return self.post(chat, sender=sender, thread=thread, is_topic=thread is not None, service=service)

    def edit(self, message: Message, **changes: Any) -> Message:
        """Replaces parts of a message; its keyboard alone does not make it an edited one."""
        is_edit = "text" in changes
        changed = replace(message, **changes, edit_date=self.date() if is_edit else message.edit_date)
        self.world.put(changed)
        self._tell(changed, "edited_channel_post" if self._in_channel(changed) else "edited_message")
        return changed

    def erase(self, message: Message) -> None:
        self.world.drop(message)
        chat = self.world.the(Chat, message.chat)
        if message.id in chat.pinned:
            self.world.put(replace(chat, pinned=tuple(pin for pin in chat.pinned if pin != message.id)))

    def _in_channel(self, message: Message) -> bool:
        return self.world.the(Chat, message.chat).kind is ChatKind.CHANNEL

    def _tell(self, message: Message, kind: str) -> None:
        for bot in self.world.every(Bot):
            if self._hears(bot, message):
                self.mailbox.deliver(bot.id, kind, message_json(self.world, message))

    def _hears(self, bot: Bot, message: Message) -> bool:
        chat = self.world.the(Chat, message.chat)
        if message.sender == bot.id or (chat.bot and chat.bot != bot.id):
            return False
        sender = self.world.get(User, message.sender)
        if sender and sender.is_bot and sender.id not in VOICES:
            return False
        member = self.world.get(Member, (message.chat, bot.id))
        if member is None or not member.is_present:
            return False
        if chat.kind in (ChatKind.PRIVATE, ChatKind.CHANNEL) or message.service is not None:
            return True
        if member.is_admin or not self.settings.privacy:
            return True
        return self._is_command_for(bot, message) or self._is_reply_to(bot, message)

    def _is_command_for(self, bot: Bot, message: Message) -> bool:
        first = message.entities[0] if message.entities else None
        if first is None or first["type"] != "bot_command" or first["offset"] != 0:
            return False
        _, _, addressee = message.text[: first["length"]].partition("@")
        username = self.world.the(User, bot.id).username or ""
        return not addressee or addressee.lower() == username.lower()

    def _is_reply_to(self, bot: Bot, message: Message) -> bool:
        replied = self.world.get(Message, (message.chat, message.reply_to))
        return replied is not None and replied.sender == bot.id

    def set_member(self, chat: ChatKey, user: int, actor: int, **changes: Any) -> Member:
        """Changes somebody's standing in a chat; bots learn of their own, admins of everybody's."""
        old = self.world.get(Member, (chat, user)) or Member(chat=chat, user=user, status=Status.LEFT)
        new = self.world.put(replace(old, **changes))
        if old == new:
            return new
        body: Json = {
            "chat": chat_json(self.world, self.world.the(Chat, chat)),
            "from": user_json(self.world.the(User, actor), language=True),
            "date": self.date(),
            "old_chat_member": member_json(self.world, old),
            "new_chat_member": member_json(self.world, new),
        }
        for bot in self.world.every(Bot):
            if bot.id == user:
                self.mailbox.deliver(bot.id, "my_chat_member", body)
            elif (own := self.world.get(Member, (chat, bot.id))) and own.is_admin:
                self.mailbox.deliver(bot.id, "chat_member", body)
        return new
