"""Whether each chat is shown its table's screens in order: never an older one after a newer one.

The chats themselves are watched, so what counts is the order in which requests took effect. A screen is known
by its text, which the bot is asked for at every version of the table; a text that is of no version is as
wrong as one that comes too late.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass, field

from bot.club import hand_place, table_place
from bot.demo.entities import unescape
from bot.demo.rows import Message, Row
from bot.rendering import render
from tests.faults.scenes import Scene
from tests.whole.house import House

TAG = re.compile(r"<[^>]*>")


@dataclass(slots=True)
class Chat:
    """One that belongs to one table. ``versions``: those at which its screen reads so, in order."""

    versions: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    unread: list[str] = field(default_factory=list)
    newest: int = 0  # version that is known to have been shown


class ScreenOrder:
    """``screens``: how many were judged."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._chats: dict[int, Chat] = {}
        self.screens = 0
        self.faults: list[str] = []
        house.standin.world.watchers.append(self._watch)

    def _watch(self, old: Row | None, new: Row | None) -> None:
        """A change of Telegram's; one of buttons alone, as when a message loses them, shows nothing older."""
        if not isinstance(new, Message) or new.sender != self._house.standin.bot.id or new.service:
            return
        is_read = isinstance(old, Message) and old.text == new.text
        if (chat := self._chats.get(new.chat[0])) is not None and not is_read:
            chat.unread.append(new.text)

    async def note(self, scene: Scene) -> None:
        """The table as it is now, at each version once; judges what was shown until now."""
        row = scene.row
        for place in (table_place(row), *(hand_place(row, person.id) for person in scene.people)):
            screen = await render(self._house.app.club, place, 1)
            assert screen is not None
            chat = self._chats.setdefault(place.chat_id, Chat())
            chat.versions[unescape(TAG.sub("", screen.text)).strip()].append(row.version)
            self._judge(place.chat_id, chat)

    def leave(self, scene: Scene) -> None:
        """The series is over and all of it was shown: its chats are judged for the last time."""
        for room in (scene.room, *(person.private for person in scene.people)):
            self._judge(room.id, self._chats.pop(room.id))

    def _judge(self, chat_id: int, chat: Chat) -> None:
        for text in chat.unread:
            self.screens += 1
            versions = chat.versions.get(text, [])
            place = bisect_left(versions, chat.newest)  # of two that read alike the newer may be meant
            if not versions:
                self.faults.append(f"chat {chat_id}: a screen of no version: {text}")
            elif place == len(versions):
                self.faults.append(f"chat {chat_id}: version {versions[-1]} after {chat.newest}")
            else:
                chat.newest = versions[place]
        chat.unread.clear()
