"""A network that fails: by chance over whole series, at every n-th request, and for a while altogether.

The whole bot and its Telegram are joined over HTTP in this process, faults are put in between. See
storage_faults.py for what all harnesses have in common.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random

from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.demo.server import StandIn
from engine.seen import Phase
from storage.rows import Due, DueKind, Status
from tests.faults.crowd import ROOMY, Crowd, Party, plays_in
from tests.whole.house import House, phase
from tests.whole.pace import UNLIMITED, telegrams_settings

BAD_GATEWAY, LOST_ANSWER, RESET = Fault(status=502), Fault(is_done=True), Fault()
SHARES = ((BAD_GATEWAY, 0.10), (LOST_ANSWER, 0.05), (RESET, 0.02))
TOGETHER = 20  # series that are played at once
PATIENCE = 1.0  # seconds that people wait for an answer before they go on
NUDGE = 0.03  # seconds after which a hand is sent anew, so that there are many sends
LONGEST_SERIES = 300.0  # seconds, in this network
LONGEST_DEAL = 30.0
LONGEST_POLL = 1.0  # seconds that may pass before the bot notices that Telegram is away
TIMED = {"turn_seconds": 20.0, "poll_timeout": LONGEST_POLL}
PRESS_WAITS = 60.0  # seconds that a tap waits in an outage at most: Telegram drops it after some more
AT_ONCE = 5.0  # seconds after Telegram's return in which the first answer must come


@dataclass(frozen=True, slots=True)
class BadNetwork:
    """``spoilt``: of the ``requests`` while the network was bad; ``orphans``: messages that arrived though
    their sending failed, each gone after its first press; ``faults``: what was amiss after the end."""

    series: int
    ended: int
    requests: int
    spoilt: int
    orphans: int
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FailedCalls:
    """``deals``: each with one more request that failed; ``faults``: what was amiss after them."""

    deals: int
    failed: int
    orphans: int
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outages:
    """Seconds: ``lasting`` that Telegram was away in all, ``slowest`` first answer after its return,
    ``stolen`` the most that anybody's turn lost by it."""

    outages: int
    lasting: float
    slowest: float
    stolen: float
    faults: tuple[str, ...]


async def play_in_bad_network(folder: Path, count: int, seed: int) -> BadNetwork:
    """Play so many series to their ends while of all requests 10 % are answered by a proxy's error, 5 % take
    effect and are never answered, 2 % are cut off; then all goes well again, and every screen is compared."""
    chance = Random(seed)
    requests = spoilt = 0

    def strike(call: Call) -> Fault | None:
        nonlocal requests, spoilt
        requests += 1
        [fault] = chance.choices(
            (*(fault for fault, _ in SHARES), None),
            (*(share for _, share in SHARES), 1.0 - sum(share for _, share in SHARES)),
        )
        spoilt += fault is not None
        return fault

    ended = orphans = 0
    faults: list[str] = []
    for first in range(0, count, TOGETHER):
        async with open_house(folder / f"{first}.db", nudge_after=NUDGE) as house:
            crowd = Crowd(house, chance)
            await crowd.gather(min(TOGETHER, count - first), target=6)
            house.standin.set_faults(strike)
            async with crowd.playing():
                with suppress(TimeoutError):
                    await house.standin.until(partial(_have_all_ended, house, crowd), LONGEST_SERIES)
            house.standin.set_faults(None)
            ended += len(crowd.parties) - len(_unfinished(house, crowd))
            await house.quiet()
            orphans += await crowd.sweep()
            faults += await crowd.faults()
    return BadNetwork(count, ended, requests, spoilt, orphans, tuple(faults))


async def fail_nth_call(folder: Path, count: int, seed: int) -> FailedCalls:
    """Play deal after deal at one table, its n-th request failing in the n-th of ``count`` deals, in one of
    three ways in turn. Beyond the last request of a deal it begins at the first again, another way."""
    chance, ways = Random(seed), cycle((BAD_GATEWAY, LOST_ANSWER, RESET))
    failed = orphans = nth = 0
    faults: list[str] = []
    async with open_house(folder / "kozel.db") as house:
        crowd = Crowd(house, chance)
        await crowd.gather(1)
        for deal in range(count):
            nth, way = nth + 1, next(ways)
            struck = await _deal(house, crowd, way, nth)
            nth = nth if struck else 0
            failed += struck
            await house.quiet()
            orphans += await crowd.sweep()
            faults += [f"deal {deal}, request {nth}: {fault}" for fault in await crowd.faults()]
            await _go_on(house, crowd.parties[0])
    return FailedCalls(count, failed, orphans, tuple(faults))


async def _deal(house: House, crowd: Crowd, way: Fault, nth: int) -> bool:
    """Play to the end of the deal; whether its n-th request (of any kind but getUpdates) was struck."""
    left = nth

    def strike(call: Call) -> Fault | None:
        nonlocal left
        left -= call.method != "getUpdates"
        return way if left == 0 and call.method != "getUpdates" else None

    [party] = crowd.parties
    house.standin.set_faults(strike)
    truth = await house.table(party.number)
    is_over = False
    async with crowd.playing(is_dealt_on=False):
        with suppress(TimeoutError):
            await house.standin.until(lambda: phase(truth) is not Phase.PLAYING, LONGEST_DEAL)
            is_over = True
    house.standin.set_faults(None)
    assert is_over, f"no play any more after the failure of request {nth}"
    return left <= 0


async def _go_on(house: House, party: Party) -> None:
    if (await house.table(party.number)).row.status is Status.PLAYING:
        await house.next_deal(party.number)
    else:
        party.number = await house.start(party.room, party.people)


async def be_away(folder: Path, count: int, seed: int, seconds: float) -> Outages:
    """Let Telegram be away, so often and each time so long; somebody taps in the middle of it."""
    chance, ways = Random(seed), cycle((BAD_GATEWAY, RESET, Fault(delay=0.3, status=504)))
    slowest = stolen = 0.0
    faults: list[str] = []
    async with open_house(folder / "kozel.db", press_patience=seconds + 60.0, **TIMED) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(1)
        [party] = crowd.parties
        for number in range(count):
            if (await house.table(party.number)).state.turn is None:
                await _go_on(house, party)
            left, version = await _time_left(house, party), len((await crowd.saved())[party.number].inputs)
            fault = next(ways)
            house.standin.set_faults(partial(_always, fault))
            await house.until(lambda: house.app.intake.failures)
            await asyncio.sleep(max(0.0, seconds - PRESS_WAITS))
            tap = asyncio.create_task(crowd.press(*next(plays_in(party))))
            await asyncio.sleep(min(seconds, PRESS_WAITS))
            stolen = max(stolen, left - await _time_left(house, party))
            house.standin.set_faults(None)
            back = time.monotonic()
            is_accepted = (await tap).is_accepted
            slowest = max(slowest, time.monotonic() - back)
            await house.quiet()
            found = [*await crowd.faults()]
            if not is_accepted or len((await crowd.saved())[party.number].inputs) != version + 1:
                found.append("not just the tap counted")
            faults += [f"outage {number}: {one}" for one in found]
    return Outages(count, count * seconds, slowest, stolen, tuple(faults))


def _always(fault: Fault, call: Call) -> Fault:
    return fault


async def _time_left(house: House, party: Party) -> float:
    """Seconds until the present turn ends, by the bot's clock."""
    due: tuple[Due, ...] = (await house.table(party.number)).due
    [turn] = [one for one in due if one.kind is DueKind.TURN]
    return turn.due_at - house.app.club.now()


def _have_all_ended(house: House, crowd: Crowd) -> bool:
    return not _unfinished(house, crowd)


def _unfinished(house: House, crowd: Crowd) -> list[Party]:
    loaded = {table.row.id: table for table in house.app.club.tables.loaded}
    return [one for one in crowd.parties if one.number in loaded and loaded[one.number].row.is_open]


@asynccontextmanager
async def open_house(path: Path, press_patience: float = PATIENCE, **options: object) -> AsyncIterator[House]:
    """A house under no limits of Telegram's."""
    standin = StandIn(telegrams_settings(press_patience=press_patience, **ROOMY), time.time)
    await standin.start()
    house = House(standin, path, {**UNLIMITED, **options})
    try:
        await house.open()
        yield house
        await house.close()
    finally:
        standin.set_faults(None)
        await standin.stop()
