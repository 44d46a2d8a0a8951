"""The only file that reads the machine's clocks, and the loop that does pending work when it is due.

Laws: what is due is rows of the store, so a restart loses none. Everything runs by the house's own clock:
it starts as the wall clock, never jumps, and stands still while Telegram can't be heard. So a corrected
wall clock makes no timer early or late, and an outage, like the time that the bot was down (told by the
heartbeat), is nobody's fault: whatever is pending waits just as long.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from storage.rows import Due
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

LONGEST_SLEEP = 5.0  # seconds
AFTER_A_FAILURE = 0.5  # seconds
LONGEST_ABSENCE = 365 * 24 * 3600.0  # seconds; a heartbeat farther away is damage
NOTICEABLE = 1.0  # seconds by which a moment may be shown wrong


def now() -> float:
    """The wall clock: seconds since the epoch. It may jump."""
    return time.time()


def monotonic() -> float:
    """Seconds since some moment; never jumps, and only goes forward."""
    return time.monotonic()


class SteadyClock:
    """The house's clock: call it for the time in seconds since the epoch as of its start."""

    def __init__(self, wall: Callable[[], float] = now, monotonic: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()  # of the monotonic clock
        self._stands_at: float | None = None
        self._lag = 0.0  # behind the wall clock, as last noticed

    def __call__(self) -> float:
        return self._monotonic() + self._ahead if self._stands_at is None else self._stands_at

    def stop(self) -> None:
        """Stand still until ``go_on``."""
        self._stands_at = self()

    def go_on(self) -> float:
        """Run again from where it stands; gives the seconds that it stood."""
        if self._stands_at is None:
            return 0.0
        stood = self._monotonic() + self._ahead - self._stands_at
        self._ahead -= stood
        self._stands_at = None
        return stood

    def on_the_wall(self, at: float) -> float:
        """What people's clocks will show at a time of this one."""
        lag = self._wall() - self()
        if abs(lag - self._lag) > NOTICEABLE:  # a smaller difference is not worth a screen drawn anew
            self._lag = lag
        return at + self._lag


async def resume(store: Store, at: float, heartbeat: float) -> float:
    """Move everything pending by the time that the bot was down; gives that time in seconds.

    A wall clock that was put back while the bot was down moves it back as well, so that nothing waits
    for a time that was already there. A restart within a heartbeat moves nothing. After a longer absence
    the heartbeat's own age counts as a part of it: whatever is pending is rather late than early.
    """
    last = await store.heartbeat()
    absence = at - last if last is not None else 0.0
    down = absence if absence < 0 or absence > heartbeat else 0.0
    if abs(down) > LONGEST_ABSENCE:
        log.error("the last heartbeat is %.0f s away: not believed", down)
        down = 0.0
    if down:
        await store.postpone(down)
    await store.beat(at, at)
    return down


class Clock:
    """Does what is due, and beats."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        fire: Callable[[Due], Awaitable[None]],
        heartbeat: float,
        wall: Callable[[], float] | None = None,
    ) -> None:
        """``now`` is the house's clock; ``wall`` people's, if that is another one."""
        self._store = store
        self._now = now
        self._wall = wall or now
        self._fire = fire
        self._heartbeat = heartbeat
        self._poked = asyncio.Event()
        self._wakes_at = math.inf  # by the house's clock; infinite while it looks
        self._beaten_at: float | None = None  # by the loop's clock

    @property
    def silence(self) -> float:
        """Seconds since the last heartbeat that was written."""
        if self._beaten_at is None:
            return float("inf")
        return asyncio.get_running_loop().time() - self._beaten_at

    def poke(self, due_at: float = -math.inf) -> None:
        """Something is due then, maybe earlier than thought."""
        if due_at < self._wakes_at:
            self._poked.set()

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._beat())
            tasks.create_task(self._watch())

    async def fire_due(self) -> bool:
        """Do all that is due now, in order; work that fails holds up no other. Gives whether all was done."""
        is_done = True
        for due in await self._store.due_by(self._now()):
            try:
                await self._fire(due)
            except Exception:
                log.exception("due %s of table %s waits", due.kind.value, due.table_id)
                is_done = False
        return is_done

    async def _watch(self) -> None:
        while True:
            self._poked.clear()
            pause = AFTER_A_FAILURE
            try:
                if await self.fire_due():
                    due_at = await self._store.next_due()
                    pause = LONGEST_SLEEP if due_at is None else min(LONGEST_SLEEP, due_at - self._now())
            except StoreError:
                log.exception("pending work waits: the store fails")
            self._wakes_at = self._now() + pause
            await self._sleep(max(pause, 0.0))
            self._wakes_at = math.inf

    async def _sleep(self, seconds: float) -> None:
        # Not asyncio.wait_for: before Python 3.12 it loses a cancellation that meets a poke.
        with suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.001)):
                await self._poked.wait()

    async def _beat(self) -> None:
        while True:
            try:
                await self._store.beat(self._now(), self._wall())
                self._beaten_at = asyncio.get_running_loop().time()
            except StoreError:
                log.exception("no heartbeat: the store fails")
            await asyncio.sleep(self._heartbeat)
