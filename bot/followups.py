"""Work that an update leaves behind for the network: handling does not wait for it, stopping does."""

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger(__name__)


class Followups:
    """Runs coroutines beside the handling of updates."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, work: Coroutine[None, None, None]) -> None:
        """Start it; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Nothing is left to do."""
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def _logged(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a follow-up failed")
