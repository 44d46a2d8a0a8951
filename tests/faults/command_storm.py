"""One user who writes /newgame two thousand times, and what the chat looks like afterwards.

The bot is `kozel run` in a process of its own, as shipped, under Telegram's limits; all minutes may be
shortened alike. Laws that are checked: the flooder's chat gets a handful of messages, by the bot's own count
of what it puts up with; a friend in another group is answered as usual meanwhile; so is the flooder after a
minute's rest.
"""

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.callbacks import Sit
from bot.demo.people import Person
from bot.demo.rooms import Room
from tests.bot.serving.warm import WarmHouse, warm_house
from tests.faults.hostile_faults import NAMES
from tests.faults.press_storm import AS_SHIPPED
from tests.whole.buttons import has
from tests.whole.pace import telegrams_settings

A_MINUTE = 1200  # commands of each flooder: twenty a second
ANSWER_WITHIN = 10.0  # seconds, however busy the machine is; `slowest` says what it was
FRIENDS_EVERY = 60  # friends a minute, about
A_MINUTE_ADMITS = int(AS_SHIPPED["commands_per_minute"])  # of one person in a group; twice as many at once
IN_PRIVATE = 4  # times as many, where nobody else is bothered


@dataclass(frozen=True, slots=True)
class Flooder:
    """Somebody who writes /newgame in one chat. ``at_once`` and ``a_minute``: messages that so many commands
    at once, and then in each minute, may lead to there: for each that is answered the table again, and in a
    group a word that it is open; a warning is not among them."""

    person: Person
    room: Room
    at_once: int
    a_minute: int

    def may_get(self, minutes: float) -> int:
        return self.at_once + math.ceil(self.a_minute * minutes) + 1


@dataclass(frozen=True, slots=True)
class Commands:
    """``messages``: what came of it in a group without a table, one with a series, and a private chat;
    ``asked``: friends' /newgame meanwhile, ``slowest``: the longest that one waited, in seconds."""

    commands: int
    messages: tuple[int, ...]
    asked: int
    slowest: float
    faults: tuple[str, ...]


async def newgames(folder: Path, count: int, minute: float) -> Commands:
    """So many /newgame by each of three flooders at once; ``minute``: how long Telegram's lasts here."""
    async with _opened(folder, minute) as house:
        flooders = [await make(house) for make in (_in_a_group, _at_a_series, _in_private)]
        since, began = len(house.standin.requests), time.monotonic()
        is_over, friends = asyncio.Event(), Friends(house)
        asking = asyncio.create_task(friends.ask(is_over, minute / FRIENDS_EVERY))
        await asyncio.gather(*(_flood(flooder, count, minute / A_MINUTE) for flooder in flooders))
        is_over.set()
        await asking
        await house.quiet()
        minutes = (time.monotonic() - began) / minute
        got = [_messages(house, flooder, since) for flooder in flooders]
        faults = [f"{some} messages in {flooder.room.id}" for flooder, some in zip(flooders, got, strict=True)
                  if not 0 < some <= flooder.may_get(minutes)]  # fmt: skip
        await asyncio.sleep(1.1 * minute)
        rested = [fault for flooder in flooders async for fault in _is_heard(house, flooder)]
        await house.close()
    return Commands(
        3 * count, tuple(got), friends.asked, friends.slowest, (*faults, *friends.faults, *rested)
    )


@asynccontextmanager
async def _opened(folder: Path, minute: float) -> AsyncIterator[WarmHouse]:
    intervals = {"group_window": minute, "private_interval": minute / 60}
    ours = AS_SHIPPED | {"limit_window": minute, "private_interval": minute / 60}
    async with warm_house(folder, telegrams_settings(**intervals), ours) as house:
        yield house


async def _in_a_group(house: WarmHouse) -> Flooder:
    flooder = house.person("Flooder")
    return _of_a_group(flooder, house.group("Friday", [flooder]))


async def _at_a_series(house: WarmHouse) -> Flooder:
    """A player of it."""
    people = house.persons(*NAMES)
    room = house.group("Saturday", people)
    await house.start(room, people)
    return _of_a_group(people[3], room)


async def _in_private(house: WarmHouse) -> Flooder:
    """Against three computer players, whose plays cost no message."""
    flooder = house.person("Loner")
    return Flooder(flooder, flooder.private, 2 * IN_PRIVATE * A_MINUTE_ADMITS, IN_PRIVATE * A_MINUTE_ADMITS)


def _of_a_group(flooder: Person, room: Room) -> Flooder:
    return Flooder(flooder, room, 2 * 2 * A_MINUTE_ADMITS, 2 * A_MINUTE_ADMITS)


async def _flood(flooder: Flooder, count: int, pause: float) -> None:
    began = time.monotonic()
    for number in range(count):
        await flooder.person.send(flooder.room, "/newgame")
        await asyncio.sleep(began + (number + 1) * pause - time.monotonic())


def _messages(house: WarmHouse, flooder: Flooder, since: int) -> int:
    """That came to stand in the flooder's chat."""
    sent = house.calls("sendMessage", since=since)
    return sum(call.ok and call.chat_id == flooder.room.id for call in sent)


async def _is_heard(house: WarmHouse, flooder: Flooder) -> AsyncIterator[str]:
    """A fault unless the flooder, rested, is answered."""
    since = len(house.standin.requests)
    await flooder.person.send(flooder.room, "/newgame")
    try:
        await house.standin.until(lambda: _messages(house, flooder, since), ANSWER_WITHIN)
    except TimeoutError:
        yield f"no answer in {flooder.room.id} after a minute's rest"


class Friends:
    """People in groups of their own who begin a game while others flood."""

    def __init__(self, house: WarmHouse) -> None:
        self._house = house
        self.asked = 0
        self.slowest = 0.0
        self.faults: list[str] = []

    async def ask(self, is_over: asyncio.Event, pause: float) -> None:
        """One after the other, at least once."""
        while not (self.asked and is_over.is_set()):
            self.asked += 1
            friend = self._house.person(f"Friend {self.asked}")
            room = self._house.group(f"Group {self.asked}", [friend])
            began = time.monotonic()
            await friend.send(room, "/newgame")
            try:
                await self._house.standin.until(partial(has, room, Sit), ANSWER_WITHIN)
            except TimeoutError:
                self.faults.append(f"friend {self.asked} got no table")
            self.slowest = max(self.slowest, time.monotonic() - began)
            await asyncio.sleep(pause)
