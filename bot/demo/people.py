"""What people do: write, press buttons, follow links, come and go. Bots are told what they may know.

Laws: a person can do only what Telegram's apps let them do (`Impossible` otherwise): write where
they are members, press a button that is there. Tests reach further with `is_forced`.
"""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from urllib.parse import parse_qs, urlsplit

from bot.demo.accounts import first_bot
from bot.demo.platform import Platform
from bot.demo.presses import Popup
from bot.demo.rooms import Room, Shown
from bot.demo.rows import Bot, Chat, ChatKind, Json, Member, Message, Status, User
from bot.demo.shapes import ANONYMOUS_ADMIN, inaccessible_json, message_json, user_json
from bot.demo.texts import formatted

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What a deep link may carry (core.telegram.org/bots/features#deep-linking)."""
FIRST_PERSON = 5_000_000_001
FIRST_GROUP = -4_000_001
FIRST_SUPERGROUP = -1_001_000_000_001


class Impossible(Exception):
    """Telegram's apps would not let a person do this."""


@dataclass(frozen=True, slots=True)
class Person:
    platform: Platform = field(repr=False)
    id: int

    @property
    def row(self) -> User:
        return self.platform.world.the(User, self.id)

    @property
    def private(self) -> Room:
        return Room(self.platform, (self.id, first_bot(self.platform.world).id))

    def _own_standing(self, room: Room) -> Member | None:
        """The person's membership; in the private chat the bot's, which says the same."""
        user = room.key[1] or self.id
        return self.platform.world.get(Member, (room.key, user))

    def may_send(self, room: Room) -> bool:
        """Whether the person's app lets them write here now."""
        standing = self._own_standing(room)
        return standing is not None and standing.is_present and standing.can_send

    async def send(
        self,
        room: Room,
        text: str,
        thread_id: int | None = None,
        *,
        reply_to: int | None = None,
        is_anonymous: bool = False,
        via: int | None = None,
    ) -> Shown:
        """Writes a message. The first one to the bot starts the private chat."""
        if room.key == self.private.key:
            self._start()
        if not self.may_send(room) or not room.is_open(thread_id):
            raise Impossible("not a member who may write here")
        body, entities = formatted(text, "", [])
        if not body:
            raise Impossible("nothing to send")
        as_group = {"sender": ANONYMOUS_ADMIN, "sender_chat": room.id}
        voice = as_group if is_anonymous else {"sender": self.id}
        topic = {"thread": thread_id, "is_topic": thread_id is not None}
        more = {"reply_to": reply_to, "via_bot": via} | voice | topic
        return room.shown(self.platform.post(room.key, text=body, entities=entities, **more))

    def _start(self) -> None:
        key, world = self.private.key, self.platform.world
        member = world.get(Member, (key, key[1]))
        if member and member.status is Status.KICKED:
            raise Impossible("the bot is blocked")
        if member is None:
            world.put(Chat(id=self.id, bot=key[1], kind=ChatKind.PRIVATE))
            world.put(Member(chat=key, user=key[1], status=Status.MEMBER))

    async def edit(self, room: Room, message_id: int, text: str) -> None:
        message = self.platform.world.the(Message, (room.key, message_id))
        if message.sender != self.id:
            raise Impossible("somebody else's message")
        body, entities = formatted(text, "", [])
        self.platform.edit(message, text=body, entities=entities)

    async def forward(self, source: Room, message_id: int, target: Room) -> int:
        """Forwards a message with its buttons, as some apps do; returns the copy's id."""
        world = self.platform.world
        message = world.the(Message, (source.key, message_id))
        origin: Json = {"type": "hidden_user", "date": message.date, "sender_user_name": "Channel"}
        if message.sender is not None:
            user = user_json(world.the(User, message.sender))
            origin = {"type": "user", "date": message.date, "sender_user": user}
        copy = {"text": message.text, "entities": message.entities, "keyboard": message.keyboard}
        return self.platform.post(target.key, sender=self.id, origin=origin, **copy).id

    async def press(
        self,
        room: Room,
        message_id: int,
        button: str,
        *,
        timeout: float | None = None,
        is_forced: bool = False,
        is_inaccessible: bool = False,
    ) -> Popup | None:
        """Presses the button of this data or text, and waits for the answer; None: none came.
        Forced: the data is sent whether or not such a button is there now. Inaccessible: the
        bot does not get the message itself, only its number."""
        shown = room.message(message_id)
        found = shown.button(button) if shown else None
        if found is None and not is_forced:
            there = [item.text for item in shown.button_list] if shown else "no message"
            raise Impossible(f"no button {button!r} on message {message_id}: {there}")
        if found is not None and found.url:
            await self.open_link(found.url)
            return None
        data = found.data if found and found.data else button
        message = self.platform.world.get(Message, (room.key, message_id))
        return await self._ask(room, message_id, None if is_inaccessible else message, data, timeout)

    async def _ask(
        self, room: Room, number: int, message: Message | None, data: str, timeout: float | None
    ) -> Popup | None:
        platform, world = self.platform, self.platform.world
        bot = self._addressee(message)
        press = platform.presses.open(bot.id, self.id, room.key, number)
        if message is None:
            shape = inaccessible_json(world, room.key, number)
        else:
            shape = message_json(world, message)
        query: Json = {
            "id": press.id,
            "from": user_json(self.row, language=True),
            "message": shape,
            "chat_instance": str(abs(room.id) * 7919),
            "data": data,
        }
        platform.mailbox.deliver(bot.id, "callback_query", query)
        try:
            async with asyncio.timeout(timeout or platform.settings.press_patience):
                return await press.answer
        except TimeoutError:
            return None

    def _addressee(self, message: Message | None) -> Bot:
        """The bot whose button it is: the sender, or the author of what was forwarded."""
        world = self.platform.world
        author = message.sender if message else None
        if message and message.origin and "sender_user" in message.origin:
            author = message.origin["sender_user"]["id"]
        return world.get(Bot, author) or first_bot(world)

    async def open_link(self, url: str) -> Room:
        """Follows a t.me link to the bot: opens the private chat and presses Start there (or
        Restart, which unblocks). A payload that no link may carry is left out."""
        parts = urlsplit(url)
        username = (self.platform.world.the(User, first_bot(self.platform.world).id).username or "").lower()
        if parts.hostname not in ("t.me", "telegram.me") or parts.path.strip("/").lower() != username:
            raise Impossible(f"not a link to the bot: {url}")
        payload = parse_qs(parts.query).get("start", [""])[0]
        command = f"/start {payload}" if PAYLOAD.fullmatch(payload) else "/start"
        if self.private.row is not None:
            await self.unblock_bot()
        await self.send(self.private, command)
        return self.private

    async def join(self, room: Room) -> None:
        self.platform.set_member(room.key, self.id, self.id, status=Status.MEMBER)
        self.platform.service(room.key, self.id, new_chat_members=[user_json(self.row)])

    async def leave(self, room: Room) -> None:
        self.platform.service(room.key, self.id, left_chat_member=user_json(self.row))
        self.platform.set_member(room.key, self.id, self.id, status=Status.LEFT)

    async def remove(self, room: Room, person: "Person") -> None:
        """As an admin, throws somebody out."""
        self.platform.service(room.key, self.id, left_chat_member=user_json(person.row))
        self.platform.set_member(room.key, person.id, self.id, status=Status.KICKED)

    async def block_bot(self) -> None:
        key = self.private.key
        if self.private.row is None:
            raise Impossible("the bot was never started")
        self.platform.set_member(key, key[1], self.id, status=Status.KICKED)

    async def unblock_bot(self) -> None:
        key = self.private.key
        self.platform.set_member(key, key[1], self.id, status=Status.MEMBER)

    async def delete_account(self) -> None:
        """Leaves a nameless shell: groups keep it as a member, private messages are refused."""
        self.platform.world.put(
            replace(self.row, first_name="", last_name=None, username=None, is_deleted=True)
        )

    def rename(self, first_name: str, last_name: str | None = None) -> None:
        self.platform.world.put(replace(self.row, first_name=first_name, last_name=last_name))

    def speak(self, language_code: str | None) -> None:
        """Changes the language of the person's app."""
        self.platform.world.put(replace(self.row, language_code=language_code))


@dataclass(frozen=True, slots=True)
class People:
    platform: Platform = field(repr=False)

    def everybody(self) -> list[Person]:
        users = self.platform.world.every(User)
        return [
            Person(self.platform, user.id) for user in users if user.id >= FIRST_PERSON and not user.is_bot
        ]

    def user(
        self,
        first_name: str,
        language_code: str | None = "en",
        username: str | None = None,
        last_name: str | None = None,
    ) -> Person:
        number = FIRST_PERSON + len(self.everybody())
        self.platform.world.put(
            User(
                id=number,
                first_name=first_name,
                last_name=last_name,
                username=username,
                language_code=language_code,
            )
        )
        return Person(self.platform, number)

    def groups(self) -> list[Room]:
        chats = self.platform.world.every(Chat)
        return [Room(self.platform, chat.key) for chat in chats if not chat.bot and chat.upgraded_to is None]

    def group(
        self,
        title: str,
        members: Iterable[Person] = (),
        *,
        with_bot: bool = True,
        supergroup: bool = True,
        forum: bool = False,
    ) -> Room:
        """A group that exists already: nobody is told of its making. The first member is its creator."""
        kind = ChatKind.SUPERGROUP if supergroup or forum else ChatKind.GROUP
        room = self._room(title, kind, is_forum=forum)
        world = self.platform.world
        for place, person in enumerate(members):
            status = Status.MEMBER if place else Status.CREATOR
            world.put(Member(chat=room.key, user=person.id, status=status))
        if with_bot:
            world.put(Member(chat=room.key, user=first_bot(world).id, status=Status.MEMBER))
        return room

    def channel(self, title: str, *, with_bot: bool = False) -> Room:
        room = self._room(title, ChatKind.CHANNEL)
        if with_bot:
            bot = first_bot(self.platform.world)
            self.platform.world.put(Member(chat=room.key, user=bot.id, status=Status.ADMINISTRATOR))
        return room

    def _room(self, title: str, kind: ChatKind, *, is_forum: bool = False) -> Room:
        count = sum(1 for chat in self.platform.world.every(Chat) if not chat.bot)
        number = (FIRST_GROUP if kind is ChatKind.GROUP else FIRST_SUPERGROUP) - count
        # Message 1 is the one that made the chat, as at Telegram: no topic ever has the number 1.
        chat = self.platform.world.put(
            Chat(id=number, kind=kind, title=title, is_forum=is_forum, last_message=1)
        )
        return Room(self.platform, chat.key)
