"""A scene for tests of the outbox: screens as a test sets them, over HTTP against the stand-in."""

from dataclasses import dataclass, field
from itertools import count
from typing import Protocol

from telegram import Bot

from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.limits import Limits
from bot.outbox import Outbox
from bot.screens.screen import Button, Screen
from engine.rules import Rules
from storage.memory import MemoryStore
from storage.rows import NEVER, Audience, Place, Status, TableRow

FAST = Limits(
    group_requests=1000, private_burst=1000, total_requests=1000, first_pause=0.01, longest_pause=0.05
)


@dataclass
class Stage:
    """Screens by place, as a test sets them; also collects the news."""

    screens: dict[Place, str | None] = field(default_factory=dict)
    news: list[tuple[object, ...]] = field(default_factory=list)
    renders: int = 0
    as_of: tuple[int, int] = NEVER
    is_pinned: bool | None = None

    async def render(self, place: Place, number: int) -> Screen | None:
        self.renders += 1
        text = self.screens.get(place)
        if text is None:
            return None
        buttons = ((Button("play", f"play {number}"),),)
        return Screen(text, buttons, as_of=self.as_of, is_pinned=self.is_pinned)

    async def unreachable(self, user_id: int) -> None:
        self.news.append(("unreachable", user_id))

    async def silenced(self, chat_id: int) -> None:
        self.news.append(("silenced", chat_id))

    async def migrated(self, old_id: int, new_id: int) -> None:
        self.news.append(("migrated", old_id, new_id))

    async def topic_closed(self, chat_id: int, thread_id: int | None) -> None:
        self.news.append(("topic closed", chat_id, thread_id))


@dataclass
class Scene:
    """One test's world."""

    standin: StandIn
    bot: Bot
    store: MemoryStore
    stage: Stage
    outbox: Outbox
    tables: "count[int]" = field(default_factory=lambda: count(1))

    async def group(self, **kind: bool) -> tuple[Room, Place]:
        """A group with a table of its own."""
        anna = self.standin.people.user("Anna")
        room = self.standin.people.group("Goats", [anna], **kind)
        return room, Place(await self._table(room.id), Audience.GROUP, room.id)

    async def person(self) -> tuple[Person, Place]:
        """Somebody who has started the bot and sits at a table somewhere."""
        person = self.standin.people.user("Boris")
        await person.send(person.private, "/start")
        return person, Place(await self._table(-person.id), Audience.HAND, person.id)

    async def _table(self, chat_id: int) -> int:
        row = TableRow(
            id=0, code=f"t{next(self.tables)}", chat_id=chat_id, thread_id=None, is_solo=False,
            status=Status.LOBBY, starter_id=1, starter_name="Anna", language="en", rules=Rules(),
            first_dealer=0, opened_at=0.0, acted_at=0.0,
        )  # fmt: skip
        return (await self.store.open_table(row, (), None)).id

    async def show(self, place: Place, text: str | None) -> None:
        """Shows this and waits until it is done."""
        self.stage.screens[place] = text
        self.outbox.show(place)
        await self.outbox.settled()

    def methods(self, chat_id: int | None = None) -> list[str]:
        """What was asked of Telegram so far."""
        calls = self.standin.requests
        return [call.method for call in calls if chat_id is None or call.chat_id == chat_id]

    def fail(self, *faults: Fault | None) -> None:
        """The next requests meet these faults, in order."""
        left = list(faults)
        self.standin.set_faults(lambda call: left.pop(0) if left else None)


class NewScene(Protocol):
    async def __call__(
        self, limits: Limits = ..., settings: StandInSettings = ..., resend_after: float = ...
    ) -> Scene: ...
