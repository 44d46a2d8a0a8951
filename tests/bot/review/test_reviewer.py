"""The queue before the worker process, and that process."""

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot.review.reviewer import MOST_WAITING, Reviewer, Worker
from bot.review.verdicts import Verdict, costliest
from bot.toasts import Refused, Toast
from tests.bot.review.test_verdicts import FEW, decided, lost_trick, silent, work

ROOT = Path(__file__).parents[3]
MISTAKE = [decided(lost_trick(), "discard 0 AS")]

ORPHAN = """
import asyncio, os, signal
from bot.review.reviewer import Worker

if __name__ == "__main__":
    worker = Worker()
    print(worker.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.parts: list[float] = []
        self.verdicts: Sequence[Verdict] | None = None
        self.has_failed = False
        self.ended = asyncio.Event()

    def progress(self, part: float) -> None:
        self.parts.append(part)

    def found(self, verdicts: Sequence[Verdict]) -> None:
        self.verdicts = verdicts
        self.ended.set()

    def failed(self) -> None:
        self.has_failed = True
        self.ended.set()

    async def end(self) -> None:
        async with asyncio.timeout(30):
            await self.ended.wait()


class Gated(ThreadPoolExecutor):
    """Works only while the gate is open."""

    def __init__(self, gate: threading.Event) -> None:
        super().__init__(1, initializer=gate.wait)


class Broken(Executor):
    def submit(self, *args: object, **more: object) -> Future[object]:  # type: ignore[override]
        raise OSError("no process to be had")


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def ends(process: int) -> bool:
    """Whether it is gone within ten seconds."""
    for _ in range(200):
        if not is_alive(process):
            return True
        time.sleep(0.05)
    return False


async def test_the_asker_hears_how_it_goes() -> None:
    """Progress, then what was found."""
    reviewer, ear = Reviewer(partial(ThreadPoolExecutor, 1), FEW), Ear()
    reviewer.ask(1, MISTAKE, "seed", ear)
    await ear.end()
    assert ear.parts[-1] == 1.0
    assert ear.verdicts == await costliest(MISTAKE, FEW, "seed", work, silent)
    await reviewer.close()


async def test_one_wish_of_a_person_at_a_time() -> None:
    """A second one is refused while the first is not fulfilled, then taken again."""
    gate = threading.Event()
    reviewer, ear = Reviewer(partial(Gated, gate), FEW), Ear()
    reviewer.check_free(1)
    reviewer.ask(1, MISTAKE, "seed", ear)
    with pytest.raises(Refused) as refused:
        reviewer.check_free(1)
    assert refused.value.toast is Toast.REVIEW_RUNNING
    reviewer.check_free(2)
    gate.set()
    await ear.end()
    await asyncio.sleep(0)
    reviewer.check_free(1)
    await reviewer.close()


async def test_wishes_wait_in_a_queue_that_ends() -> None:
    """One after the other in their order; who would wait too long is told so."""
    gate = threading.Event()
    reviewer, ears = Reviewer(partial(Gated, gate), FEW), [Ear() for _ in range(MOST_WAITING)]
    for person, ear in enumerate(ears):
        reviewer.ask(person, MISTAKE, "seed", ear)
    with pytest.raises(Refused) as refused:
        reviewer.check_free(MOST_WAITING)
    assert refused.value.toast is Toast.REVIEW_BUSY
    gate.set()
    await ears[0].end()
    assert ears[1].parts == []
    await ears[1].end()
    assert ears[2].parts == []
    await reviewer.close()


async def test_a_failure_is_told_and_the_next_wish_has_another_worker() -> None:
    """A process that can't be had, or dies, harms nobody but who waited for it."""
    hired: list[Executor] = []

    def hire() -> Executor:
        hired.append(ThreadPoolExecutor(1) if hired else Broken())
        return hired[-1]

    reviewer = Reviewer(hire, FEW)
    for is_well in (False, True):
        ear = Ear()
        reviewer.ask(1, MISTAKE, "seed", ear)
        await ear.end()
        await asyncio.sleep(0)
        assert ear.has_failed is not is_well
    assert len(hired) == 2
    await reviewer.close()


class Clumsy(Ear):
    """Fails to show what was found."""

    def found(self, verdicts: Sequence[Verdict]) -> None:
        raise LookupError("no words for it")


async def test_a_fault_while_showing_is_told_too() -> None:
    """Whoever asked hears that it failed, and may ask again."""
    reviewer, ear = Reviewer(partial(ThreadPoolExecutor, 1), FEW), Clumsy()
    reviewer.ask(1, MISTAKE, "seed", ear)
    await ear.end()
    await asyncio.sleep(0)
    assert ear.has_failed
    reviewer.check_free(1)
    await reviewer.close()


async def test_closing_drops_what_is_not_done() -> None:
    """Nobody hears any more, and nobody is waited for."""
    gate = threading.Event()
    reviewer, ears = Reviewer(partial(Gated, gate), FEW), [Ear(), Ear()]
    for person, ear in enumerate(ears):
        reviewer.ask(person, MISTAKE, "seed", ear)
    await asyncio.sleep(0)
    threading.Timer(0.05, gate.set).start()
    async with asyncio.timeout(5):
        await reviewer.close()
    assert not any(ear.ended.is_set() for ear in ears)


@pytest.mark.slow
async def test_a_process_of_its_own() -> None:
    """By default it is another process, started at the first wish, with the same verdicts, and gone with the
    reviewer though it has work to do."""
    here, there = Ear(), Ear()
    inside, outside = Reviewer(partial(ThreadPoolExecutor, 1), FEW), Reviewer(budget=FEW)
    inside.ask(1, MISTAKE, "seed", here)
    outside.ask(1, MISTAKE, "seed", there)
    await here.end()
    await there.end()
    assert here.verdicts == there.verdicts
    await inside.close()
    await outside.close()
    worker = Worker()
    number = await asyncio.wrap_future(worker.submit(os.getpid))
    assert number != os.getpid()
    assert is_alive(number)
    worker.submit(threading.Event().wait)
    async with asyncio.timeout(5):
        await asyncio.to_thread(worker.shutdown)
    assert not is_alive(number)


@pytest.mark.slow
async def test_the_process_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    """Be it by SIGKILL: nothing is left behind."""
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    run = partial(subprocess.run, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)
    ended = await asyncio.to_thread(
        run, [sys.executable, script], env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    number = int(ended.stdout)
    assert await asyncio.to_thread(ends, number)
