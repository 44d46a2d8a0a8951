"""A disk that has no room for a while, under a bot that people go on playing with.

The bot is `kozel run` in a process of its own; the operating system refuses to let its files grow beyond some
byte (RLIMIT_FSIZE), so that SQLite meets true failed writes: in its log, in the database, in mid-commit.
See storage_faults.py for the same at each statement, and kill_faults.py for what the harnesses share.
"""

import asyncio
import resource
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.bot.serving.child import ChildHouse
from tests.faults.crowd import Crowd, Tap
from tests.faults.kill_faults import begin_anew, child_house, lost, miscounted

ROOM = 0.15  # seconds of play while there is room
FULL = 0.25  # seconds of play while there is none


@dataclass(frozen=True, slots=True)
class Disks:
    """``accepted``: presses that were told that they counted; ``refused``: that nothing could be stored."""

    times: int
    accepted: int
    refused: int
    faults: tuple[str, ...]


async def run_out_of_room(folder: Path, count: int, seed: int, tables: int = 2) -> Disks:
    """So many times there is no room for a while. What was told to count is in the log and nothing else is,
    everybody is answered, and play goes on by itself when there is room again."""
    chance = Random(seed)
    faults: list[str] = []
    accepted = refused = 0
    async with child_house(folder) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(tables)
        for number in range(count):
            since, before = len(crowd.taps), await crowd.saved()
            async with crowd.playing():
                await asyncio.sleep(chance.uniform(0.0, ROOM))
                _grow_no_further(house, chance)
                await asyncio.sleep(chance.uniform(0.0, FULL))
                _grow(house)
                tapped = len(crowd.taps)
                await house.until(lambda tapped=tapped: _counted(crowd.taps[tapped:]))  # type: ignore[misc]
            await house.quiet()
            after, taps = await crowd.saved(), crowd.taps[since:]
            found = [*lost(before, after), *miscounted(taps, after), *await crowd.faults()]
            found += [f"not answered: {tap.press}" for tap in taps if tap.popup is None]
            inputs = sum(len(each.inputs) - len(before[table].inputs) for table, each in after.items())
            if inputs != _counted(taps):
                found.append(f"{_counted(taps)} counted and {inputs} stored")
            faults += [f"time {number}: {fault}" for fault in found]
            accepted += _counted(taps)
            refused += sum(tap.is_to_be_tapped_again for tap in taps)
            await begin_anew(crowd, after)
    return Disks(count, accepted, refused, tuple(faults))


def _counted(taps: list[Tap]) -> int:
    return sum(tap.is_accepted for tap in taps)


def _grow_no_further(house: ChildHouse, chance: Random) -> None:
    """From now on no file of the bot's process is written beyond a byte of its log."""
    log = house.database.with_name(f"{house.database.name}-wal")
    _limit(house, chance.randrange(log.stat().st_size + 1))


def _grow(house: ChildHouse) -> None:
    _limit(house, resource.RLIM_INFINITY)


def _limit(house: ChildHouse, size: int) -> None:
    assert house.process is not None
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
