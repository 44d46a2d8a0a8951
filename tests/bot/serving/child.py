"""A house whose bot is `kozel run` (or another program that runs it) in a process of its own."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import dataclass, field
from typing import Protocol

from pydantic import SecretStr

from bot.demo.rows import Pending
from tests.whole.house import House
from tests.whole.pace import bot_settings

READY = "at your service"
CALM = 0.15  # seconds without a request after which all is shown


class Running(Protocol):
    """What is asked of a process; asyncio's Process has it."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    @property
    def stderr(self) -> asyncio.StreamReader | None: ...
    def send_signal(self, signal: int) -> None: ...
    async def wait(self) -> int: ...


@dataclass
class ChildHouse(House):
    """See House; ``arguments`` are those of ``program``, ``log`` is what the bot wrote."""

    arguments: tuple[str, ...] = ()
    program: tuple[str, ...] = ("bot.cli", "run")
    log: list[str] = field(default_factory=list)
    process: Running | None = None
    _reading: "asyncio.Task[None] | None" = None

    async def open(self) -> None:
        await self.launch()
        await self.until_logged(READY)

    async def launch(self) -> None:
        """Starts the process and does not wait."""
        self.log.clear()
        self.process = await self._started()
        self._reading = asyncio.create_task(self._read())

    async def _started(self) -> Running:
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", *self.program, *self.arguments,
            env=os.environ | self._environment(), stdout=DEVNULL, stderr=PIPE,
        )  # fmt: skip

    def _environment(self) -> dict[str, str]:
        given = {"log_level": "DEBUG"} | self.options  # all that is ever logged is searched for secrets
        options = bot_settings(self.standin, self.database, **given).model_dump()
        texts = {name: one.get_secret_value() if isinstance(one, SecretStr) else str(one)
                 for name, one in options.items()}  # fmt: skip
        return {name.upper(): text for name, text in texts.items()}

    async def _read(self) -> None:
        assert self.process is not None
        assert self.process.stderr is not None
        while line := await self.process.stderr.readline():
            self.log.append(line.decode())
            self.secrecy.read_line(self.log[-1])

    async def until_logged(self, text: str) -> str:
        """Waits for a line with this text, and gives it."""
        await self.until(lambda: any(text in line for line in self.log) or self._has_ended())
        found = [line for line in self.log if text in line]
        assert found, "".join(self.log)
        return found[0]

    def _has_ended(self) -> bool:
        return self.process is None or self.process.returncode is not None

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def ended(self, within: float = 15.0) -> int:
        """The exit code (of a signal: negative), which must come in time."""
        assert self.process is not None
        async with asyncio.timeout(within):
            code = await self.process.wait()
            if self._reading is not None:
                await self._reading
        return code

    async def close(self) -> None:
        self.signal(signal.SIGTERM)
        assert await self.ended() == 0

    async def kill(self) -> None:
        """Ends the process in this moment, if it runs."""
        if not self._has_ended():
            self.signal(signal.SIGKILL)
            await self.ended()

    async def quiet(self) -> None:
        """Every update is confirmed, and no request has come for a while."""
        loop = asyncio.get_running_loop()
        seen, since = len(self.standin.requests), loop.time()
        while list(self.standin.world.every(Pending)) or loop.time() - since < CALM:
            await asyncio.sleep(0.01)
            if self.calls(since=seen):
                since = loop.time()
            seen = len(self.standin.requests)
