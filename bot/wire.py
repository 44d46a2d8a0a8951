"""The wire to Telegram: PTB's application on it, and every request seen going by.

Laws: what is told of a request is its method and what came of it, never its address (which holds the token)
or what it says.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from telegram.ext import Application, ApplicationBuilder
from telegram.request import BaseRequest, HTTPXRequest

from bot.settings import Settings

POOL = 256  # connections: PTB's own choice for a bot


class Result(StrEnum):
    """What came of a request."""

    OK = "ok"
    BUSY = "busy"  # 429
    REFUSED = "refused"  # any other 4xx
    FAILED = "failed"  # 5xx, or no answer of Telegram's
    LOST = "lost"  # no answer at all


Seen = Callable[[str, Result], None]


class Wire(BaseRequest):
    """Passes requests on to another request class, and tells of each."""

    def __init__(self, inner: BaseRequest, seen: Seen) -> None:
        self._inner = inner
        self._seen = seen

    @property
    def read_timeout(self) -> float | None:
        return self._inner.read_timeout

    async def initialize(self) -> None:
        await self._inner.initialize()

    async def shutdown(self) -> None:
        await self._inner.shutdown()

    async def do_request(self, url: str, *arguments: Any, **options: Any) -> tuple[int, bytes]:
        method = url.rpartition("/")[2].partition("?")[0]
        try:
            status, payload = await self._inner.do_request(url, *arguments, **options)
        except Exception:
            self._seen(method, Result.LOST)
            raise
        self._seen(method, _result(status))
        return status, payload


def _result(status: int) -> Result:
    match status:
        case _ if 200 <= status < 300:
            return Result.OK
        case 429:
            return Result.BUSY
        case _ if 400 <= status < 500:
            return Result.REFUSED
        case _:
            return Result.FAILED


def wired(settings: Settings, seen: Seen) -> "Application[Any, Any, Any, Any, Any, Any]":
    """PTB's application, which neither fetches updates nor keeps time by itself."""
    root = settings.bot_api_url
    builder = ApplicationBuilder().token(settings.bot_token.get_secret_value()).updater(None)
    builder = builder.base_url(f"{root}/bot").base_file_url(f"{root}/file/bot")
    request = Wire(HTTPXRequest(connection_pool_size=POOL), seen)
    return builder.request(request).job_queue(None).build()
