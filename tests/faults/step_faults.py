"""The program killed at each step of a play: before each of its SQL statements, at each of its requests.

Decided, stored, taken over, shown: whatever lies between two steps lies between two of these. A kill at a
request comes before Telegram has done it, or after that and before the answer. See kill_faults.py.
"""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count as numbers
from itertools import product
from pathlib import Path
from random import Random

from bot.callbacks import MakePlay, NextDeal
from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.press import Press
from tests.bot.serving.child import ChildHouse
from tests.faults.crowd import Crowd, Offered, plays_in
from tests.faults.kill_faults import begin_anew, child_house, lost, miscounted

AT_WORK = 0.05  # seconds after which a signal has certainly been heard
SHOWN_WITHIN = 0.5  # seconds after which no button means, most likely, that the series has ended


@dataclass(frozen=True, slots=True)
class Steps:
    """``kills``: steps at which the program was killed; ``made``: of the plays under way then, how many the
    kill came too late for, so that they were in the log at once; ``orphans`` as in kill_faults.Kills."""

    kills: int
    made: int
    orphans: int
    faults: tuple[str, ...]


async def kill_at_steps(
    folder: Path, every: int, seed: int, kinds: Sequence[type[Press]] = (MakePlay, NextDeal)
) -> Steps:
    """Kill the bot at each step (or each so many-th) of a play, and of *Next deal*: after the restart it is
    done, once, and every screen shows it."""
    chance = Random(seed)
    kills = made = orphans = 0
    faults: list[str] = []
    async with child_house(folder, heartbeat=60.0) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(1)
        for kind, arm in product(kinds, (_at_statement, _at_request, _at_answer)):
            for step in numbers(1 + chance.randrange(every), every):
                person, message_id, press = await _reached(crowd, kind)
                before = await crowd.saved()
                await arm(house, step)
                crowd.taps.append(await crowd.press(person, message_id, press))
                if not await _has_died(house):
                    await house.kill()  # it may be about to die all the same
                    await house.open()
                    break
                kills += 1
                at_kill = await crowd.saved()
                await house.open()
                await house.quiet()
                orphans += await crowd.sweep()
                after = await crowd.saved()
                lengths = [len(saved[crowd.parties[0].number].inputs) for saved in (before, at_kill, after)]
                made += lengths[1] - lengths[0]
                found = [*lost(at_kill, after), *miscounted(crowd.taps[-1:], after), *await crowd.faults()]
                if lengths[2] != lengths[0] + 1:
                    found.append(f"from {lengths[0]} to {lengths[2]} inputs")
                faults += [f"{kind.__name__}, {arm.__name__} {step}: {fault}" for fault in found]
    return Steps(kills, made, orphans, tuple(faults))


async def _reached(crowd: Crowd, kind: type[Press]) -> Offered:
    """Plays on to where somebody may press such a button; gives it."""
    while True:
        with suppress(TimeoutError):
            await crowd.house.standin.until(lambda: list(plays_in(crowd.parties[0])), SHOWN_WITHIN)
        found = list(plays_in(crowd.parties[0]))
        if not found or any(isinstance(each[2], kind) for each in found):
            await crowd.house.quiet()
            found = list(plays_in(crowd.parties[0]))
        wanted = [each for each in found if isinstance(each[2], kind)]
        if wanted:
            return crowd.chance.choice(wanted)
        if found:
            await crowd.press(*crowd.chance.choice(found))
        else:
            await begin_anew(crowd, await crowd.saved())


async def _has_died(house: ChildHouse) -> bool:
    """Whether the process was killed by what it did; else it goes on."""
    with suppress(TimeoutError):
        await house.ended(within=1.0)
    house.standin.set_faults(None)
    return house.process is not None and house.process.returncode == -signal.SIGKILL


async def _at_statement(house: ChildHouse, step: int) -> None:
    await house.kill()
    program, house.program = house.program, ("tests.faults.dying", str(step))
    await house.open()
    house.program = program
    await house.quiet()
    house.signal(signal.SIGUSR1)
    await asyncio.sleep(AT_WORK)


async def _at_request(house: ChildHouse, step: int) -> None:
    _strike(house, step, is_done=False)


async def _at_answer(house: ChildHouse, step: int) -> None:
    _strike(house, step, is_done=True)


def _strike(house: ChildHouse, step: int, *, is_done: bool) -> None:
    """Asks Telegram to kill the bot at its n-th request, done or not."""
    left = step

    def strike(call: Call) -> Fault | None:
        nonlocal left
        left -= call.method != "getUpdates"
        if left > 0 or call.method == "getUpdates":
            return None
        with suppress(ProcessLookupError):
            house.signal(signal.SIGKILL)
        return Fault(is_done=is_done)

    house.standin.set_faults(strike)
