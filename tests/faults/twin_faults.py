"""Two copies of the bot: on one database, where a lock stops the second, and on one token, where Telegram
tells one of them. See kill_faults.py.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.updates import NEWCOMER_FOR
from tests.bot.serving.child import ChildHouse
from tests.bot.serving.warm import WarmHouse
from tests.faults.crowd import Crowd
from tests.faults.kill_faults import begin_anew, child_house, lost, miscounted

LONGEST_PLAY = 0.4  # seconds before and after a second copy is started, at most
TABLES = 2
IN_TIME = 15.0  # seconds in which a second copy has to stop
ANOTHER_TRY = 1.0  # seconds after which a poll that was refused has certainly been tried again
LOCKED = "is in use by another process ({pid})"
TAKEN = "Another program takes this bot's updates"


@dataclass(frozen=True, slots=True)
class Twins:
    """``locked_out``: copies on one database; ``newcomers``: copies on one token; ``pairs``: of copies on one
    token that were started together; ``accepted``: plays at the first one meanwhile; ``slowest``: seconds
    that a copy took to stop, its start included."""

    locked_out: int
    restarts: int
    newcomers: int
    pairs: int
    accepted: int
    slowest: float
    faults: tuple[str, ...]


@dataclass
class Tries:
    """What has been tried at a bot, and what was amiss."""

    house: ChildHouse
    crowd: Crowd
    faults: list[str]
    slowest: float = 0.0

    @asynccontextmanager
    async def try_out(self, name: str, *, is_quiet: bool = False) -> AsyncIterator[None]:
        """All play before, inside (unless it is to be quiet there) and after; then the logs must have gone
        on, with every play that was told to count, and the screens must be right."""
        crowd, since, before = self.crowd, len(self.crowd.taps), await self.crowd.saved()
        if is_quiet:
            yield
            self.check_running()
        async with crowd.playing():
            await asyncio.sleep(crowd.chance.uniform(0.0, LONGEST_PLAY))
            if not is_quiet:
                yield
            await asyncio.sleep(crowd.chance.uniform(0.0, LONGEST_PLAY))
        self.check_running()
        await self.house.quiet()
        await crowd.sweep()
        after = await crowd.saved()
        found = [*lost(before, after), *miscounted(crowd.taps[since:], after), *await crowd.faults()]
        self.faults += [f"{name}: {fault}" for fault in found]
        await begin_anew(crowd, after)

    def check_running(self) -> None:
        """Nothing could be waited for if the first one had ended."""
        process = self.house.process
        assert process is not None
        assert process.returncode is None, f"the first one has ended: {''.join(self.house.log)[-300:]}"

    async def stops(self, copy: ChildHouse, why: str) -> None:
        """Starts a copy, which has to end with an error and this reason, soon."""
        began = time.monotonic()
        await copy.launch()
        try:
            code = await copy.ended(IN_TIME)
        except TimeoutError:
            await copy.kill()
            code = 0
        self.slowest = max(self.slowest, time.monotonic() - began)
        said = "".join(copy.log)
        if code != 1 or why not in said:
            self.faults.append(f"a copy ended with {code}: {said[-300:]}")


async def twins(folder: Path, count: int, seed: int) -> Twins:
    """So many copies on one database, and as many on one token with another database, beside a bot at whose
    tables all play; now and then that one is killed, and the next one starts at once. Every other newcomer
    comes when nobody plays, so that the older one is waiting for updates, is told, and has to try again. And
    some pairs of copies on one token start together: one of them stays."""
    chance = Random(seed)
    for name in ("lock", "token", "pairs"):
        (folder / name).mkdir()
    async with child_house(folder / "token") as old:
        began = time.monotonic()
        async with child_house(folder / "lock") as house:
            locking = Tries(house, Crowd(house, chance), [])
            restarts = await _on_one_database(locking, count)
        pairs = max(1, count // 4)
        await _pairs(folder / "pairs", pairs, locking.faults)
        asking = Tries(old, Crowd(old, chance), [])
        await asking.crowd.gather(TABLES)
        await asyncio.sleep(max(0.0, began + NEWCOMER_FOR + 1.0 - time.monotonic()))
        for number in range(count):
            copy = WarmHouse(old.standin, folder / "token" / f"{number}.db", old.options)
            async with asking.try_out(f"newcomer {number}", is_quiet=number % 2 == 0):
                await asking.stops(copy, TAKEN)
        if not any(TAKEN in line for line in old.log):
            asking.faults.append("the older one was never told of another")
    taps = [*locking.crowd.taps, *asking.crowd.taps]
    slowest = max(locking.slowest, asking.slowest)
    accepted = sum(tap.is_accepted for tap in taps)
    return Twins(count, restarts, count, pairs, accepted, slowest, (*locking.faults, *asking.faults))


async def _on_one_database(tries: Tries, count: int) -> int:
    """Copies come by the file's name or by a link to it. Gives how often the first one was killed."""
    house, chance = tries.house, tries.crowd.chance
    link = house.database.with_name("link.db")
    link.symlink_to(house.database)
    await tries.crowd.gather(TABLES)
    restarts = 0
    for number in range(count):
        assert house.process is not None
        copy = WarmHouse(house.standin, chance.choice((house.database, link)), house.options)
        async with tries.try_out(f"copy {number}"):
            await tries.stops(copy, LOCKED.format(pid=house.process.pid))
            if chance.random() < 0.5:
                restarts += 1
                await house.kill()
                await house.open()
    return restarts


async def _pairs(folder: Path, count: int, faults: list[str]) -> None:
    """Two that start together, on one token: one is told, and stops; the other one stays."""
    async with child_house(folder) as house:
        await house.close()
        for number in range(count):
            both = [WarmHouse(house.standin, folder / f"{number}-{one}.db", house.options) for one in "ab"]
            for copy in both:
                await copy.launch()
            ends = [asyncio.create_task(copy.ended(IN_TIME)) for copy in both]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            anna = house.person("Anna")
            await house.say(anna, anna.private, "/start")
            await asyncio.sleep(ANOTHER_TRY)
            stopped = [copy for copy, end in zip(both, ends, strict=True) if end.done()]
            said = ["".join(copy.log) for copy in stopped]
            if len(stopped) != 1 or TAKEN not in said[0] or not anna.private.bot_messages:
                faults.append(f"pair {number}: {len(stopped)} stopped, {said}")
            for copy, end in zip(both, ends, strict=True):
                await copy.kill()
                await asyncio.gather(end, return_exceptions=True)
