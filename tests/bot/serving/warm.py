"""A house whose bot is forked from a process that has imported already what `kozel run` imports.

It is the same program, with the same arguments, settings, exit code and log, in a process of its own that a
signal ends for good; only its imports are paid for once instead of at every start. One start in ``COLD`` is
a true one all the same. And series begin as fast as the buttons appear.
"""

import asyncio
import os
import runpy
import sys
from asyncio import StreamReader, StreamReaderProtocol
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import time

from bot.callbacks import Sit, Start
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.press import Press
from tests.bot.serving.child import ChildHouse, Running
from tests.whole.buttons import find, has
from tests.whole.house import PATIENCE

COLD = 20
IMPORTED = (
    "bot.run", "bot.serving", "bot.updates", "storage.store", "telegram.error", "tests.bot.serving.warmth",
)  # fmt: skip

WARM = get_context("forkserver")
WARM.set_forkserver_preload([*IMPORTED])


@dataclass
class WarmHouse(ChildHouse):
    """See ChildHouse."""

    launches: int = 0

    async def start(self, room: Room, people: Sequence[Person]) -> int:
        former = set(self.tables_in(room))
        await people[0].send(room, "/newgame")
        await self.until(lambda: set(self.tables_in(room)) - former)
        for seat, person in enumerate(people):
            await self._once_offered(person, room, Sit, seat=seat)
        await self._once_offered(people[0], room, Start)
        table = self.table_in(room)
        await self.until(lambda: self.offers(table, people))
        return table

    async def _once_offered(self, person: Person, room: Room, kind: type[Press], **values: object) -> None:
        await self.until(lambda: has(room, kind, **values))
        message, button = find(room, kind, **values)
        answer = await person.press(room, message.id, button.data or "", is_forced=True, timeout=PATIENCE)
        assert answer is not None, f"no answer to {button}"
        if answer.url:
            await person.open_link(answer.url)

    async def _started(self) -> Running:
        self.launches += 1
        if self.launches % COLD == 0:
            return await super()._started()
        reading, writing = WARM.Pipe(duplex=False)
        with writing:
            process = WARM.Process(
                target=live, args=(self.program, self.arguments, self._environment(), writing)
            )
            process.start()
        return WarmProcess(process, await _stream(reading))


@asynccontextmanager
async def warm_house(
    folder: Path, telegrams: StandInSettings, ours: Mapping[str, object]
) -> AsyncIterator[WarmHouse]:
    """An open one on a database in this folder; the process is killed in the end."""
    standin = StandIn(telegrams, time)
    await standin.start()
    house = WarmHouse(standin, folder / "kozel.db", dict(ours))
    try:
        await house.open()
        yield house
    finally:
        await house.kill()
        await standin.stop()


@dataclass(frozen=True, slots=True)
class WarmProcess:
    """What Running asks for, of a forked process."""

    process: ForkServerProcess
    stderr: StreamReader

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, signal: int) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        os.kill(self.pid, signal)

    async def wait(self) -> int:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self.process.sentinel)
        code = self.returncode
        assert code is not None
        return code


def live(
    program: Sequence[str], arguments: Sequence[str], environment: Mapping[str, str], errors: Connection
) -> None:
    """What the forked process does: the same as `python -m` with this program and these arguments."""
    os.dup2(errors.fileno(), sys.stderr.fileno())
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    os.environ.update(environment)
    sys.argv = [*program, *arguments]
    runpy.run_module(program[0], run_name="__main__", alter_sys=True)


async def _stream(source: Connection) -> StreamReader:
    reader = StreamReader()
    pipe = os.fdopen(os.dup(source.fileno()), "rb")
    await asyncio.get_running_loop().connect_read_pipe(lambda: StreamReaderProtocol(reader), pipe)
    return reader
