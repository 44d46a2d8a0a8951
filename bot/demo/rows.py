"""The rows of the stand-in's world: users, bots, chats, members, messages, waiting updates.

Rows are frozen and replaced as a whole; `bot.demo.world` keeps them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, TypeVar

from pydantic import ConfigDict

Json = dict[str, Any]
ChatKey = tuple[int, int]
"""The chat's id as Telegram writes it, and the bot's id if the chat is private, else 0."""


class ChatKind(StrEnum):
    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"
    CHANNEL = "channel"


class Status(StrEnum):
    """A member's standing; in a private chat the bot's: member is started, kicked is blocked."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    RESTRICTED = "restricted"
    LEFT = "left"
    KICKED = "kicked"


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    id: int
    first_name: str
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None
    is_bot: bool = False
    is_deleted: bool = False

    @property
    def key(self) -> int:
        return self.id

    @property
    def full_name(self) -> str:
        return f"{self.first_name} {self.last_name}" if self.last_name else self.first_name


@dataclass(frozen=True, slots=True, kw_only=True)
class Bot:
    """A bot's account. Its user row has the same id."""

    id: int
    token: str
    is_claimed: bool = False
    next_update: int = 100_000_000
    last_message: int = 0
    allowed_updates: tuple[str, ...] = ()
    webhook: str = ""
    secret: str = ""

    @property
    def key(self) -> int:
        return self.id


@dataclass(frozen=True, slots=True)
class Topic:
    id: int
    name: str
    is_closed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Chat:
    id: int
    kind: ChatKind
    bot: int = 0
    title: str = ""
    is_forum: bool = False
    is_general_closed: bool = False
    topics: tuple[Topic, ...] = ()
    pinned: tuple[int, ...] = ()
    last_message: int = 0
    upgraded_to: int | None = None

    @property
    def key(self) -> ChatKey:
        return self.id, self.bot

    def topic(self, topic_id: int) -> Topic | None:
        return next((topic for topic in self.topics if topic.id == topic_id), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    chat: ChatKey
    user: int
    status: Status
    can_send: bool = True
    can_pin: bool = False
    can_delete: bool = False
    is_anonymous: bool = False

    @property
    def key(self) -> tuple[ChatKey, int]:
        return self.chat, self.user

    @property
    def is_present(self) -> bool:
        return self.status not in (Status.LEFT, Status.KICKED)

    @property
    def is_admin(self) -> bool:
        return self.status in (Status.CREATOR, Status.ADMINISTRATOR)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")

    id: str
    name: str
    mime: str
    content: bytes
    is_photo: bool = False

    @property
    def key(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """Text, entities, keyboard, service and origin are written as Telegram writes them."""

    chat: ChatKey
    id: int
    date: int
    sender: int | None = None
    sender_chat: int | None = None
    text: str = ""
    entities: tuple[Json, ...] = ()
    keyboard: tuple[tuple[Json, ...], ...] = ()
    reply_to: int | None = None
    thread: int | None = None
    is_topic: bool = False
    edit_date: int | None = None
    via_bot: int | None = None
    origin: Json | None = None
    is_automatic_forward: bool = False
    attachment: str | None = None
    service: Json | None = None

    @property
    def key(self) -> tuple[ChatKey, int]:
        return self.chat, self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An update not yet confirmed by its bot."""

    bot: int
    id: int
    at: float
    body: Json
    is_replay: bool = False

    @property
    def key(self) -> tuple[int, int]:
        return self.bot, self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What a bot says of itself in one scope and language: commands, name, descriptions."""

    bot: int
    name: str
    scope: str = ""
    language: str = ""
    value: Any = None

    @property
    def key(self) -> tuple[int, str, str, str]:
        return self.bot, self.name, self.scope, self.language


Row = User | Bot | Chat | Member | Attachment | Message | Pending | Profile
KINDS: tuple[type[Row], ...] = (User, Bot, Chat, Member, Attachment, Message, Pending, Profile)
R = TypeVar("R", User, Bot, Chat, Member, Attachment, Message, Pending, Profile)
