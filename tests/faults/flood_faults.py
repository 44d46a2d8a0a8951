"""Many groups at human pace under Telegram's limits, all of whose durations may be shortened alike.

The series are started without limits; then the bot starts again under them, and in every group somebody
plays, deals on or looks at their hand every few seconds: more changes than the limits let be shown.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from bot.callbacks import MakePlay, MyHand, NextDeal
from bot.club import table_place
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.errands import Previous
from bot.rendering import render
from bot.settings import Settings
from bot.table import Table
from storage.rows import NEVER
from tests.faults.hostile_faults import NAMES, ROOMY
from tests.whole.buttons import find, has, live_messages, said
from tests.whole.house import House
from tests.whole.pace import UNLIMITED, telegrams_settings

PACE = (2.0, 6.0)  # seconds between two things that people of one group do
LOOKS = 0.2  # of these are looks at a hand
SAMPLE = 0.5  # seconds between two looks at what is shown
GROUP_REQUESTS, ALL_REQUESTS = 18, 28  # that the bot allows itself
COUNTED = ("sendMessage", "editMessageText", "editMessageReplyMarkup")
SHOWING = ("sendMessage", "editMessageText")
TELEGRAMS = ("group_window", "private_interval", "total_window")
OURS = ("limit_window", "private_interval", "resend_after", "heartbeat")
TOO_MANY = 429


@dataclass(frozen=True, slots=True)
class Flood:
    """``busy``: requests that were refused with 429; ``stalest``: the longest, in seconds of Telegram's, that
    a table's newest screen was not shown although the limits had room for it (``oldest``: with or without
    room); ``answer_p99``: until a press was answered, in true ms; ``wrong``: tables that in the end were not
    shown as they were."""

    groups: int
    plays: int
    requests: int
    busy: int
    stalest: float
    oldest: float
    answer_p99: float
    unanswered: int
    wrong: tuple[str, ...]


async def flood(folder: Path, groups: int, minutes: float, scale: float, seed: int) -> Flood:
    """For so many minutes of Telegram's, each ``scale`` times shorter than a true one."""
    journal = folder / "telegram.db"
    async with _opened(folder, replace(telegrams_settings(**ROOMY), journal=journal), UNLIMITED) as house:
        for number in range(groups):
            people = house.persons(*(f"{name} {number}" for name in NAMES))
            await house.start(house.group(f"Group {number}", people), people)
    real = StandInSettings(journal=journal)
    telegrams = replace(real, **{name: getattr(real, name) / scale for name in TELEGRAMS})
    ours = {name: Settings.model_fields[name].default / scale for name in OURS}
    async with _opened(folder, telegrams, ours) as house:
        crowd = Crowd(house, Random(seed), scale)
        await crowd.gather()
        await crowd.play(60.0 * minutes / scale)
        return await crowd.result()


@asynccontextmanager
async def _opened(folder: Path, telegrams: StandInSettings, ours: dict[str, Any]) -> AsyncIterator[House]:
    standin = StandIn(telegrams, time.time)
    await standin.start()
    house = House(standin, folder / "kozel.db", ours)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await standin.stop()


@dataclass(slots=True)
class Group:
    """One group's table, and what it has been shown."""

    table: Table
    room: Room
    people: list[Person]
    calls: list[Call] = field(default_factory=list)  # that count in this chat
    present: str = ""  # the text that should stand there
    present_at: tuple[int, int] = NEVER  # version and revision
    stale_since: float | None = None
    starved_since: float | None = None  # stale, and with room for a request

    @property
    def shown(self) -> str:
        """The text that stands there."""
        return next(
            (one.text("text") for one in reversed(self.calls) if one.ok and one.method in SHOWING), ""
        )


class Crowd:
    """All groups, and the books."""

    def __init__(self, house: House, chance: Random, scale: float) -> None:
        self._house = house
        self._chance = chance
        self._scale = scale
        self._groups: dict[int, Group] = {}
        self._calls: list[Call] = []
        self._waits: list[float] = []
        self._unanswered = 0
        self._stalest = self._oldest = 0.0

    async def gather(self) -> None:
        """The tables that are open; each is shown anew, so that what stands there is known."""
        people = {person.id: person for person in self._house.standin.people.everybody()}
        self._house.standin.set_faults(self._note)
        for number in await self._house.store.open_tables():
            table = await self._house.table(number)
            seated = [people[seating.user_id] for seating in table.row.seats if seating.user_id is not None]
            room = Room(self._house.standin.platform, (table.row.chat_id, 0))
            self._groups[room.id] = Group(table, room, seated)
            self._house.app.club.outbox.repost(table_place(table.row), Previous.DELETE)
        await self._house.app.settled()
        self._versions = sum(group.table.row.version for group in self._groups.values())

    def _note(self, call: Call) -> None:
        if call.method in COUNTED:
            self._calls.append(call)
            if (group := self._groups.get(call.chat_id or 0)) is not None:
                group.calls.append(call)

    async def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        watch = asyncio.create_task(self._watch())
        await asyncio.gather(*(self._live(group, until) for group in self._groups.values()))
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)

    async def _live(self, group: Group, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(*PACE) / self._scale)
            found = self._wished(group)
            if found is not None:
                await self._press(*found)

    def _wished(self, group: Group) -> tuple[Person, Room, int, str] | None:
        """What somebody here taps next, as the screens are now."""
        if self._chance.random() < LOOKS and has(group.room, MyHand):
            message, button = find(group.room, MyHand)
            return self._chance.choice(group.people), group.room, message.id, button.data or ""
        for person in self._chance.sample(group.people, 4):
            for message in reversed(person.private.messages):
                for button, press in said(message):
                    if isinstance(press, MakePlay | NextDeal):
                        return person, person.private, message.id, button.data or ""
        return None

    async def _press(self, person: Person, room: Room, number: int, data: str) -> None:
        began = time.monotonic()
        answer = await person.press(room, number, data, is_forced=True)
        self._waits.append(time.monotonic() - began)
        self._unanswered += answer is None

    async def _watch(self) -> None:
        """How long what is shown is out of date."""
        while True:
            await asyncio.sleep(SAMPLE / self._scale)
            for group in self._groups.values():
                await self._look(group)
                await asyncio.sleep(0)  # or else this is what presses wait for

    async def _look(self, group: Group) -> None:
        now = self._house.standin.platform.now()
        if group.shown == await self._present(group):
            group.stale_since = group.starved_since = None
            return
        group.stale_since = group.stale_since or now
        has_room = self._has_room(group.calls, GROUP_REQUESTS, 60.0) and self._has_room(
            self._calls, ALL_REQUESTS, 1.0
        )
        group.starved_since = (group.starved_since or now) if has_room else None
        self._oldest = max(self._oldest, (now - group.stale_since) * self._scale)
        if group.starved_since is not None:
            self._stalest = max(self._stalest, (now - group.starved_since) * self._scale)

    def _has_room(self, calls: list[Call], limit: int, window: float) -> bool:
        """Whether the bot may make a request that is counted with these."""
        since = self._house.standin.platform.now() - window / self._scale
        return len(calls) < limit or calls[-limit].at < since

    async def _present(self, group: Group) -> str:
        row = group.table.row
        now = row.version, row.revision
        if group.present_at != now:
            screen = await render(self._house.app.club, table_place(row), 1)
            group.present, group.present_at = screen.text if screen is not None else "", now
        return group.present

    async def result(self) -> Flood:
        """When everything has been shown."""
        await self._house.quiet()
        groups = self._groups.values()
        busy = sum(1 for call in self._calls if call.refusal is not None and call.refusal.code == TOO_MANY)
        return Flood(
            groups=len(groups),
            plays=sum(group.table.row.version for group in groups) - self._versions,
            requests=len(self._calls),
            busy=busy,
            stalest=self._stalest,
            oldest=self._oldest,
            answer_p99=1000 * quantiles(self._waits, n=100)[-1],
            unanswered=self._unanswered,
            wrong=tuple([group.table.row.code for group in groups if not await self._is_right(group)]),
        )

    async def _is_right(self, group: Group) -> bool:
        """The newest screen stands there, once."""
        is_one = len(live_messages(group.room, group.table.row.id)) == 1
        return is_one and group.shown == await self._present(group)
