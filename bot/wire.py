"""The wire to Telegram: PTB's application on aiohttp, and every request seen going by.

PTB's own httpx costs far more CPU time a request (docs/speed.md), and more with every connection open.

Laws: what is told of a request is its method and what came of it, never its address (which holds the token)
or what it says. A request that was certainly not sent is told from one that may have arrived (``was_sent``).
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Any
from urllib.parse import urlencode
from urllib.request import getproxies, proxy_bypass

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.ext import Application, ApplicationBuilder
from telegram.request import BaseRequest, RequestData
from yarl import URL

from bot.settings import Settings

POOL = 256  # connections: PTB's own choice for a bot
TIMEOUT = 5.0  # seconds: PTB's own choice
EDITS = ("editMessageText", "editMessageReplyMarkup")
GRANTED = b'{"ok":true,'
EDITED = b'{"ok":true,"result":true}'
"""What Telegram itself answers to the edit of an inline message."""
FORM = "application/x-www-form-urlencoded"


class Result(StrEnum):
    """What came of a request."""

    OK = "ok"
    BUSY = "busy"  # 429
    REFUSED = "refused"  # any other 4xx
    FAILED = "failed"  # 5xx, or no answer of Telegram's
    LOST = "lost"  # no answer at all


Seen = Callable[[str, Result], None]


class Wire(BaseRequest):
    """Requests of PTB's bot. ``seen`` is told of each; settings of a proxy come from the environment."""

    def __init__(self, seen: Seen, timeout: float = TIMEOUT) -> None:
        """``timeout``: seconds to connect, and for each answer, where PTB names no other."""
        self._seen = seen
        self._timeout = timeout
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        return self._timeout

    async def initialize(self) -> None:
        if self._session is None:
            connector = aiohttp.TCPConnector(limit=POOL)
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
            )

    async def shutdown(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Raises telegram's TimedOut and NetworkError, each from aiohttp's or asyncio's own."""
        name = url.rpartition("/")[2].partition("?")[0]
        timeout = aiohttp.ClientTimeout(
            sock_connect=self._given(connect_timeout),
            sock_read=self._given(read_timeout),
            connect=self._given(pool_timeout),
        )
        try:
            status, payload = await self._exchange(url, method, request_data, timeout)
        except TimeoutError as error:
            self._seen(name, Result.LOST)
            raise TimedOut(type(error).__name__) from error
        except aiohttp.ClientError as error:
            self._seen(name, Result.LOST)
            raise NetworkError(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self._seen(name, Result.LOST)
            raise
        result = _result(status)
        self._seen(name, result)
        if result is Result.OK and name in EDITS and payload[:20].replace(b" ", b"").startswith(GRANTED):
            return status, EDITED  # nobody reads the message, and the objects that PTB makes of it cost more
        return status, payload

    def _given(self, timeout: Any) -> float | None:
        """Seconds; None is for ever."""
        if timeout is BaseRequest.DEFAULT_NONE:
            return self._timeout
        return float(timeout) if timeout is not None else None

    async def _exchange(
        self, url: str, method: str, data: RequestData | None, timeout: aiohttp.ClientTimeout
    ) -> tuple[int, bytes]:
        if self._session is None:
            raise RuntimeError("the wire is not open")
        body, headers = _body(data)
        address = URL(url, encoded=True)
        async with self._session.request(
            method,
            address,
            data=body,
            headers=headers,
            timeout=timeout,
            allow_redirects=False,
            proxy=_proxy(address.scheme, address.host or ""),
        ) as response:
            return response.status, await response.read()


def was_sent(error: BaseException | None) -> bool:
    """Whether Telegram may have got the request that failed of this."""
    return not isinstance(error, aiohttp.ClientConnectorError | aiohttp.ConnectionTimeoutError)


def is_of_the_wire(error: BaseException | None) -> bool:
    """Whether this error means that no answer came."""
    return isinstance(error, aiohttp.ClientError | TimeoutError)


def wired(settings: Settings, seen: Seen) -> "Application[Any, Any, Any, Any, Any, Any]":
    """PTB's application, which neither fetches updates nor keeps time by itself."""
    root = settings.bot_api_url
    builder = ApplicationBuilder().token(settings.bot_token.get_secret_value()).updater(None)
    builder = builder.base_url(f"{root}/bot").base_file_url(f"{root}/file/bot")
    return builder.request(Wire(seen)).job_queue(None).build()


@cache  # for aiohttp the environment is news at every request
def _proxy(scheme: str, host: str) -> str | None:
    return None if proxy_bypass(host) else getproxies().get(scheme)


def _body(data: RequestData | None) -> tuple[bytes | aiohttp.FormData | None, dict[str, str]]:
    """A form as the Bot API takes it, in parts if there are files, with the headers that it needs."""
    if data is None:
        return None, {}
    if not data.contains_files:
        return urlencode(data.json_parameters).encode(), {"Content-Type": FORM}
    form = aiohttp.FormData(data.json_parameters)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form, {}


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
