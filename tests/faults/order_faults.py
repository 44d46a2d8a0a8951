"""Whether screens keep their order when tables are played faster than they can be shown.

People tap as soon as the last play counts, whatever their screens show by then. Each request of the bot is a
random time on its way and on its way back, and now and then it fails.
"""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.callbacks import MakeClaim, MakePlay, NextDeal, encode
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.demo.server import StandIn
from bot.press import TablePress
from engine.actions import Claim
from engine.game import legal_actions
from tests.faults.scenes import Scene, four
from tests.faults.screen_order import ScreenOrder
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

TOGETHER = 3  # tables
LONGEST_WAY = 0.08  # seconds that a request takes to Telegram, and its answer back
REFUSED, LOST, BUSY = 0.02, 0.02, 0.002  # of all requests to chats


@dataclass(frozen=True, slots=True)
class Ordered:
    """``failed`` of the ``requests`` to chats; ``faults``: screens that were shown after a newer one, or are
    of no version of their table."""

    plays: int
    requests: int
    failed: int
    screens: int
    faults: tuple[str, ...]


async def keep_order(folder: Path, count: int, seed: int) -> Ordered:
    """So many plays, at several tables at once."""
    standin = StandIn(telegrams_settings(), time.time)
    house = House(standin, folder / "kozel.db", {"heartbeat": 1.0})
    hurry = Hurry(house, Random(seed))
    async with AsyncExitStack() as stack:
        await standin.start()
        stack.push_async_callback(standin.stop)
        await house.open()
        stack.push_async_callback(house.close)
        while hurry.plays < count:
            await hurry.series(count)
    return Ordered(hurry.plays, hurry.requests, hurry.failed, hurry.order.screens, tuple(hurry.order.faults))


class Hurry:
    """Tables that are played without a look at the screens, and the books."""

    def __init__(self, house: House, chance: Random) -> None:
        self._house = house
        self._chance = chance
        self.order = ScreenOrder(house)
        self.plays = self.requests = self.failed = 0

    async def series(self, count: int) -> None:
        """A series at each table, to its end or until there were so many plays in all."""
        scenes = [await four(self._house, f"Group {number}") for number in range(TOGETHER)]
        self._house.standin.set_faults(self._delay)
        await asyncio.gather(*(self._play(scene, count) for scene in scenes))
        await self._house.quiet()
        self._house.standin.set_faults(None)
        for scene in scenes:
            self.order.leave(scene)
        self._house.standin.requests.clear()
        self._house.standin.updates.clear()

    def _delay(self, call: Call) -> Fault | None:
        if call.chat_id is None:
            return None
        self.requests += 1
        before, after, luck = (self._chance.random() for _ in range(3))
        before, after = before * LONGEST_WAY, after * LONGEST_WAY
        self.failed += luck < REFUSED + LOST + BUSY
        if luck < REFUSED:
            return Fault(before, after, status=502)
        if luck < REFUSED + LOST:
            return Fault(before, after, is_done=True)
        if luck < REFUSED + LOST + BUSY:
            return Fault(before, after, retry_after=1)
        return Fault(before, after, is_done=True, answers=True)

    async def _play(self, scene: Scene, count: int) -> None:
        await self.order.note(scene)
        while scene.row.is_open and self.plays < count:
            person, press = self._wished(scene)
            version, message = scene.row.version, person.private.last
            answer = await person.press(person.private, message.id, encode(press), is_forced=True)
            assert scene.row.version == version + 1, f"{press} was answered {answer}"
            self.plays += isinstance(press, MakePlay | MakeClaim)
            await self.order.note(scene)

    def _wished(self, scene: Scene) -> tuple[Person, TablePress]:
        """A legal play by chance; the next deal when one is over."""
        number, version, table = scene.number, scene.row.version, scene.state.table
        if table is None or table.trick is None:
            return self._chance.choice(scene.people), NextDeal(number, 1, version)
        seat = self._chance.choice((table.trick.turn, self._chance.randrange(4)))
        action = self._chance.choice(
            legal_actions(scene.state, seat) or legal_actions(scene.state, table.trick.turn)
        )
        if isinstance(action, Claim):
            return scene.people[action.seat], MakeClaim(number, 1, table.number, table.trick.number)
        return scene.people[action.seat], MakePlay(number, 1, version, action)
