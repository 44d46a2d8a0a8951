"""Chats as people see them, and what is done to a chat as a whole: topics, rights, upgrade."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bot.demo.accounts import first_bot
from bot.demo.platform import Platform
from bot.demo.rows import Attachment, Chat, ChatKey, ChatKind, Json, Message, Status, Topic, User
from bot.demo.shapes import ANONYMOUS_ADMIN, CHANNEL_VOICE, FORWARDER, chat_json, user_json
from bot.demo.texts import formatted, safe_html

if TYPE_CHECKING:
    from bot.demo.people import Person


@dataclass(frozen=True, slots=True)
class Button:
    text: str
    data: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as the chat shows it now."""

    id: int
    text: str
    entities: tuple[Json, ...]
    buttons: tuple[tuple[Button, ...], ...]
    sender: int
    sender_name: str
    is_bot: bool
    date: int
    is_edited: bool
    is_pinned: bool
    reply_to: int | None
    thread_id: int | None
    service: Json | None
    attachment: Attachment | None

    @property
    def html(self) -> str:
        """The text as the page's safe HTML."""
        return safe_html(self.text, self.entities)

    @property
    def button_list(self) -> list[Button]:
        return [button for row in self.buttons for button in row]

    def button(self, wanted: str) -> Button | None:
        """The button with this data or this text."""
        return next((item for item in self.button_list if wanted in (item.data, item.text)), None)


@dataclass(slots=True)
class Room:
    """A chat: a person's private one with the bot, a group, a supergroup or a channel."""

    platform: Platform = field(repr=False)
    key: ChatKey

    @property
    def id(self) -> int:
        return self.key[0]

    @property
    def row(self) -> Chat | None:
        return self.platform.world.get(Chat, self.key)

    @property
    def messages(self) -> list[Shown]:
        return [self.shown(message) for message in self.platform.world.messages(self.key)]

    @property
    def last(self) -> Shown:
        return self.shown(self.platform.world.messages(self.key)[-1])

    @property
    def bot_messages(self) -> list[Shown]:
        return [message for message in self.messages if message.is_bot and message.service is None]

    def message(self, message_id: int) -> Shown | None:
        message = self.platform.world.get(Message, (self.key, message_id))
        return self.shown(message) if message else None

    def shown(self, message: Message) -> Shown:
        """A message of this chat as it is shown."""
        world, chat = self.platform.world, self.platform.world.the(Chat, self.key)
        user = world.get(User, message.sender)
        voice = world.get(Chat, (message.sender_chat, 0))
        return Shown(
            id=message.id,
            text=message.text,
            entities=message.entities,
            buttons=tuple(tuple(shown_button(item) for item in row) for row in message.keyboard),
            sender=message.sender or self.id,
            sender_name=voice.title if voice else user.full_name if user else chat.title,
            is_bot=user is not None and user.is_bot and voice is None,
            date=message.date,
            is_edited=message.edit_date is not None,
            is_pinned=message.id in chat.pinned,
            reply_to=message.reply_to,
            thread_id=message.thread if message.is_topic else None,
            service=message.service,
            attachment=world.get(Attachment, message.attachment),
        )

    def is_open(self, topic_id: int | None) -> bool:
        """Whether ordinary members may write in a topic (None: outside of topics)."""
        chat = self.platform.world.the(Chat, self.key)
        if topic_id is None:
            return not (chat.is_forum and chat.is_general_closed)
        topic = chat.topic(topic_id)
        return topic is not None and not topic.is_closed

    def delete_message(self, message_id: int) -> None:
        """An admin deletes a message; bots are not told."""
        self.platform.erase(self.platform.world.the(Message, (self.key, message_id)))

    def set_bot(self, by: Person | None = None, **changes: object) -> None:
        """Changes the bot's standing: status, can_send, can_pin, can_delete."""
        bot = first_bot(self.platform.world)
        self.platform.set_member(self.key, bot.id, self._actor(by), **changes)

    def _actor(self, by: Person | None) -> int:
        if by is not None:
            return by.id
        members = [member.user for member in self.platform.world.members(self.key)]
        return next(
            (user for user in members if not self.platform.world.the(User, user).is_bot), ANONYMOUS_ADMIN
        )

    def add_bot(self, by: Person | None = None) -> None:
        bot = first_bot(self.platform.world)
        self.set_bot(by, status=Status.MEMBER, can_send=True)
        user = user_json(self.platform.world.the(User, bot.id))
        self.platform.service(self.key, self._actor(by), new_chat_members=[user])

    def remove_bot(self, by: Person | None = None) -> None:
        bot = first_bot(self.platform.world)
        user = user_json(self.platform.world.the(User, bot.id))
        self.platform.service(self.key, self._actor(by), left_chat_member=user)
        self.set_bot(by, status=Status.KICKED)

    def mute_bot(self, by: Person | None = None) -> None:
        self.set_bot(by, status=Status.RESTRICTED, can_send=False)

    def unmute_bot(self, by: Person | None = None) -> None:
        self.set_bot(by, status=Status.MEMBER, can_send=True)

    def promote_bot(self, *, can_pin: bool = True, can_delete: bool = True, by: Person | None = None) -> None:
        self.set_bot(by, status=Status.ADMINISTRATOR, can_send=True, can_pin=can_pin, can_delete=can_delete)

    def set_admin(self, person: Person, *, is_anonymous: bool = False) -> None:
        self.platform.set_member(
            self.key,
            person.id,
            self._actor(None),
            status=Status.ADMINISTRATOR,
            can_pin=True,
            can_delete=True,
            is_anonymous=is_anonymous,
        )

    def set_member(self, person: Person, *, by: Person | None = None) -> None:
        """Makes an ordinary member of somebody, without a word in the chat."""
        self.platform.set_member(self.key, person.id, self._actor(by), status=Status.MEMBER)

    def upgrade(self) -> int:
        """The group becomes a supergroup; this Room goes on as the new one. Returns its id."""
        world, old = self.platform.world, self.platform.world.the(Chat, self.key)
        new = world.put(
            replace(old, id=-1_002_000_000_000 + old.id, kind=ChatKind.SUPERGROUP, pinned=(), last_message=0)
        )
        for member in world.members(old.key):
            world.put(replace(member, chat=new.key))
        actor = self._actor(None)
        self.platform.service(old.key, actor, migrate_to_chat_id=new.id)
        world.put(replace(world.the(Chat, old.key), upgraded_to=new.id))
        self.key = new.key
        self.platform.service(new.key, actor, migrate_from_chat_id=old.id)
        return new.id

    def create_topic(self, name: str, by: Person | None = None) -> int:
        """Opens a forum topic; its number is that of the message that says so."""
        chat = self.platform.world.the(Chat, self.key)
        number = chat.last_message + 1
        self.platform.world.put(replace(chat, topics=(*chat.topics, Topic(number, name))))
        created: Json = {"name": name, "icon_color": 7322096}
        self.platform.service(self.key, self._actor(by), number, forum_topic_created=created)
        return number

    def close_topic(self, topic_id: int, by: Person | None = None) -> None:
        self._change_topic(topic_id, is_closed=True)
        self.platform.service(self.key, self._actor(by), topic_id, forum_topic_closed={})

    def reopen_topic(self, topic_id: int, by: Person | None = None) -> None:
        self._change_topic(topic_id, is_closed=False)
        self.platform.service(self.key, self._actor(by), topic_id, forum_topic_reopened={})

    def _change_topic(self, topic_id: int, *, is_closed: bool) -> None:
        chat = self.platform.world.the(Chat, self.key)
        topics = (
            replace(topic, is_closed=is_closed) if topic.id == topic_id else topic for topic in chat.topics
        )
        self.platform.world.put(replace(chat, topics=tuple(topics)))

    def delete_topic(self, topic_id: int) -> None:
        """A topic goes with all its messages; bots are not told."""
        world, chat = self.platform.world, self.platform.world.the(Chat, self.key)
        world.put(replace(chat, topics=tuple(topic for topic in chat.topics if topic.id != topic_id)))
        for message in world.messages(self.key):
            if message.is_topic and message.thread == topic_id:
                self.platform.erase(message)

    def close_general(self, *, is_closed: bool = True) -> None:
        chat = self.platform.world.the(Chat, self.key)
        self.platform.world.put(replace(chat, is_general_closed=is_closed))

    def channel_post(self, channel: Room, text: str, *, is_forwarded: bool = True) -> int:
        """A channel speaks in this group: its post is brought by Telegram, or it writes as itself."""
        world = self.platform.world
        body, entities = formatted(text, "", [])
        source = chat_json(world, world.the(Chat, channel.key))
        origin = {"type": "channel", "date": self.platform.date(), "chat": source, "message_id": 1}
        return self.platform.post(
            self.key,
            sender=FORWARDER if is_forwarded else CHANNEL_VOICE,
            sender_chat=channel.id,
            text=body,
            entities=entities,
            origin=origin if is_forwarded else None,
            is_automatic_forward=is_forwarded,
        ).id

    def post(self, text: str) -> int:
        """A post of this channel."""
        body, entities = formatted(text, "", [])
        return self.platform.post(self.key, sender_chat=self.id, text=body, entities=entities).id


def shown_button(item: Json) -> Button:
    return Button(item["text"], item.get("callback_data"), item.get("url"))
