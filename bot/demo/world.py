"""The stand-in's world: every row there is, and the one way to change them.

Laws: every change goes through `World.put` and `World.drop`, which write the journal and tell
the watchers. What a change means to a bot (updates, refusals) is decided elsewhere.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

from pydantic import TypeAdapter

from bot.demo.journal import Journal
from bot.demo.rows import KINDS, Bot, Chat, ChatKey, Member, Message, R, Row

Watcher = Callable[[Row | None, Row | None], None]
"""Is told the row before and after a change: (None, new), (old, new) or (old, None)."""


class World:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._codecs: dict[type[Row], TypeAdapter[Any]] = {kind: TypeAdapter(kind) for kind in KINDS}
        self._rows: dict[type[Row], dict[Any, Row]] = {kind: {} for kind in KINDS}
        # A chat is looked at far too often to go through the rows of all others.
        self._of_chat: dict[tuple[type[Row], ChatKey], dict[Any, Any]] = defaultdict(dict)
        self.watchers: list[Watcher] = []
        kinds = {kind.__name__: kind for kind in KINDS}
        for name, body in journal.rows():
            row: Row = self._codecs[kinds[name]].validate_json(body)
            self._keep(row)

    def get(self, kind: type[R], key: object) -> R | None:
        return cast(R | None, self._rows[kind].get(key))

    def the(self, kind: type[R], key: object) -> R:
        """The row, which must be there (KeyError)."""
        return cast(R, self._rows[kind][key])

    def every(self, kind: type[R]) -> Iterator[R]:
        return cast(Iterator[R], iter(list(self._rows[kind].values())))

    def put(self, row: R) -> R:
        old = self.get(type(row), row.key)
        self._keep(row)
        self._journal.write(type(row).__name__, repr(row.key), self._codecs[type(row)].dump_json(row))
        self._tell(old, row)
        return row

    def _keep(self, row: Row) -> None:
        self._rows[type(row)][row.key] = row
        if isinstance(row, Message | Member):
            self._of_chat[type(row), row.chat][row.key] = row

    def drop(self, row: Row) -> None:
        if self._rows[type(row)].pop(row.key, None) is not None:
            if isinstance(row, Message | Member):
                del self._of_chat[type(row), row.chat][row.key]
            self._journal.erase(type(row).__name__, repr(row.key))
            self._tell(row, None)

    def _tell(self, old: Row | None, new: Row | None) -> None:
        for watcher in list(self.watchers):
            watcher(old, new)

    def messages(self, chat: ChatKey) -> list[Message]:
        return list(self._of_chat[Message, chat].values())

    def members(self, chat: ChatKey) -> list[Member]:
        return [member for member in self._of_chat[Member, chat].values() if member.is_present]

    def is_member(self, chat: ChatKey, user: int) -> bool:
        member = self.get(Member, (chat, user))
        return member is not None and member.is_present

    def next_message(self, key: ChatKey) -> int:
        """The next message id of a chat. Private chats share their bot's counter, so ids of
        different groups meet by design while a person's ids never do, as at Telegram."""
        chat = self.the(Chat, key)
        if chat.bot:
            bot = self.the(Bot, chat.bot)
            return self.put(replace(bot, last_message=bot.last_message + 1)).last_message
        return self.put(replace(chat, last_message=chat.last_message + 1)).last_message
