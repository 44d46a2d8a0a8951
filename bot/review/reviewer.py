"""Reviews are computed in a process of their own, one after the other, so that tables never wait for them.

Laws: the process starts with the first wish and ends with the bot, however that ends. A person has one wish
at a time. Nothing is stored: a wish that the bot does not live to fulfil is forgotten, and its message stays
as it is; pressing again works.
"""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Protocol

from bot.review.decisions import Decision
from bot.review.verdicts import Budget, Job, Points, Verdict, costliest, done
from bot.toasts import Refused, Toast

log = logging.getLogger(__name__)

MOST_WAITING = 20  # wishes; each takes some seconds
POLITENESS = 10  # how much the process steps back for all others


class Asker(Protocol):
    """Who hears of a review while it is made."""

    def progress(self, part: float) -> None:
        """So much is done, 0 to 1."""

    def found(self, verdicts: Sequence[Verdict]) -> None: ...

    def failed(self) -> None: ...


class Worker(ProcessPoolExecutor):
    """One process, which ends when this end of its line of life is closed, be it by a crash of ours."""

    def __init__(self) -> None:
        context = get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        super().__init__(1, context, _settle_in, (theirs,))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._line.close()
        super().shutdown(wait, cancel_futures=cancel_futures)


class Reviewer:
    """Give it a wish; the asker hears the rest."""

    def __init__(self, hire: Callable[[], Executor] = Worker, budget: Budget | None = None) -> None:
        self._hire = hire
        self.budget = budget or Budget()
        self._worker: Executor | None = None
        self._turn = asyncio.Lock()
        self._wishes: dict[int, asyncio.Task[None]] = {}  # by person

    def check_free(self, user_id: int) -> None:
        """Raises Refused when this person has a wish already, or too many others have."""
        if user_id in self._wishes:
            raise Refused(Toast.REVIEW_RUNNING)
        if len(self._wishes) >= MOST_WAITING:
            raise Refused(Toast.REVIEW_BUSY)

    def ask(self, user_id: int, decisions: Sequence[Decision], seed: str, asker: Asker) -> None:
        """Which of these cost most? One wish of a person at a time (see check_free)."""
        task = asyncio.get_running_loop().create_task(self._fulfil(decisions, seed, asker))
        self._wishes[user_id] = task
        task.add_done_callback(lambda _: self._wishes.pop(user_id, None))

    async def close(self) -> None:
        """Drops what is not done yet."""
        tasks = tuple(self._wishes.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._dismiss()

    async def _fulfil(self, decisions: Sequence[Decision], seed: str, asker: Asker) -> None:
        async with self._turn:
            try:
                asker.found(await costliest(decisions, self.budget, seed, self._work, asker.progress))
            except Exception:
                log.exception("a review failed")
                await self._dismiss()
                asker.failed()

    async def _work(self, job: Job) -> Points:
        if self._worker is None:
            self._worker = self._hire()
        return await asyncio.get_running_loop().run_in_executor(self._worker, done, job)

    async def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await asyncio.to_thread(worker.shutdown)


def _settle_in(line: Connection) -> None:
    """In the worker process, before its first work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C at a terminal reaches it too
    os.nice(POLITENESS)
    Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    """Nothing is ever said on this line; it ends with whoever holds the other end."""
    line.poll(None)
    os._exit(0)
