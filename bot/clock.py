"""The only file that reads the clock, and the loop that does pending work when it is due.

Laws: what is due is rows of the store, so a restart loses none; the time that the bot was down (told by
the heartbeat) is nobody's fault, so everything pending moves by it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from storage.rows import Due
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

LONGEST_SLEEP = 5.0  # seconds; a wall clock that jumps is noticed after that
AFTER_A_FAILURE = 0.5  # seconds


def now() -> float:
    """Seconds since the epoch."""
    return time.time()


async def resume(store: Store, at: float, heartbeat: float) -> float:
    """Move everything pending by the time that the bot was down; gives that time in seconds."""
    last = await store.heartbeat()
    down = max(0.0, at - last - heartbeat) if last is not None else 0.0
    if down:
        await store.postpone(down)
    await store.beat(at)
    return down


class Clock:
    """Does what is due, and beats."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        fire: Callable[[Due], Awaitable[None]],
        heartbeat: float,
    ) -> None:
        self._store = store
        self._now = now
        self._fire = fire
        self._heartbeat = heartbeat
        self._poked = asyncio.Event()

    def poke(self) -> None:
        """Something may be due earlier than thought."""
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
            await self._sleep(max(pause, 0.0))

    async def _sleep(self, seconds: float) -> None:
        # Not asyncio.wait_for: before Python 3.12 it loses a cancellation that meets a poke.
        with suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.001)):
                await self._poked.wait()

    async def _beat(self) -> None:
        while True:
            try:
                await self._store.beat(self._now())
            except StoreError:
                log.exception("no heartbeat: the store fails")
            await asyncio.sleep(self._heartbeat)
