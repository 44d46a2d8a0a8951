"""faults.md 18: SIGTERM, told to a true process."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from tests.bot.serving.child import ChildHouse
from tests.faults.crowd import Crowd
from tests.faults.hostile_faults import child, pending
from tests.faults.kill_faults import Saved, lost, miscounted

IN_TIME = 10.0  # seconds
A_BURST = 12  # taps
EXITS = {1: (0,), 2: (0, -signal.SIGTERM)}
"""By the number of signals: the second may end the program at once."""


async def stopped(house: ChildHouse, crowd: Crowd, times: int) -> Saved:
    """The program ends in the middle of a burst; gives what it left behind."""
    await house.until(lambda: len(crowd.taps) > A_BURST)
    for _ in range(times):
        house.signal(signal.SIGTERM)
        await asyncio.sleep(0.02)
    assert await house.ended(IN_TIME) in EXITS[times]
    return await crowd.saved()


@pytest.mark.parametrize("times", EXITS)
async def test_18_sigterm_during_a_burst(tmp_path: Path, times: int) -> None:
    """SIGTERM during a burst: what was accepted is saved, the rest is handled after the restart. A second
    SIGTERM loses nothing that was accepted."""
    async with child(tmp_path) as house:
        crowd = Crowd(house, Random(times))
        await crowd.gather(2)
        async with crowd.playing():
            before = await stopped(house, crowd, times)
            await house.open()
            taps = len(crowd.taps)
            await house.until(lambda: len(crowd.taps) > taps + A_BURST)
        await house.quiet()
        await crowd.sweep()
        after = await crowd.saved()
        assert pending(house) == []
        assert sum(tap.is_accepted for tap in crowd.taps) > A_BURST
        assert [*lost(before, after), *miscounted(crowd.taps, after), *await crowd.faults()] == []
