"""What a monitor asks: /healthz, whether the bot does its work, and /metrics, how much of it.

Laws: both are served on an address of their own, since they are nobody's business outside; an answer never
waits for Telegram or the disk.
"""

import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE

MISSED_BEATS = 4  # a busy machine may skip some
FAILED_FETCHES = 3  # in a row: one or two are the network's daily life


class Intake(Protocol):
    """Takes updates in: by polling or by webhook."""

    @property
    def failures(self) -> int:
        """Attempts in a row that failed until now."""

    @property
    def silence(self) -> float:
        """Seconds since the last sign of life; infinity before the first."""

    async def run(self) -> None:
        """Until it is stopped, cancelled or fails."""

    async def stop(self) -> None:
        """Returns when the update in hand is settled."""


def fault(intake: Intake, quiet_for: float, beat_silence: float, heartbeat: float) -> str | None:
    """Why the bot can't be called healthy, in one line.

    ``quiet_for``: seconds that the intake may be silent; ``beat_silence``: seconds since the last heartbeat.
    """
    if intake.failures >= FAILED_FETCHES:
        return f"Telegram could not be reached {intake.failures} times in a row"
    if math.inf in (intake.silence, beat_silence):
        return "the bot is starting"
    if intake.silence > quiet_for:
        return f"no update was taken for {intake.silence:.0f} s"
    if beat_silence > MISSED_BEATS * heartbeat:
        return f"no heartbeat was written for {beat_silence:.0f} s"
    return None


@asynccontextmanager
async def monitored(
    host: str, port: int, fault: Callable[[], str | None], metrics: Callable[[], bytes]
) -> AsyncIterator[int]:
    """Serve both; gives the port, which is a free one for 0. Raises OSError if the address is taken."""

    async def healthz(request: web.Request) -> web.Response:
        trouble = fault()
        return web.Response(text=f"{trouble or 'ok'}\n", status=503 if trouble else 200)

    async def numbers(request: web.Request) -> web.Response:
        return web.Response(body=metrics(), headers={"Content-Type": CONTENT_TYPE})

    application = web.Application()
    application.add_routes([web.get("/healthz", healthz), web.get("/metrics", numbers)])
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
