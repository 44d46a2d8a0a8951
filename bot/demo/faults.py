"""What can go wrong between a bot and Telegram, for tests of how the bot takes it."""

from dataclasses import dataclass

from aiohttp import web

from bot.demo.refusals import Refusal, too_many


@dataclass(frozen=True, slots=True)
class Fault:
    """One request's misfortune. It is `before` seconds on its way, takes effect if `is_done`, waits
    `delay` seconds, and then is answered by 429 (`retry_after`, seconds), by another `refusal`, by
    a proxy's page (`status`), or not at all: the connection is cut. With `answers` what was done
    is answered truly, only late."""

    before: float = 0.0
    delay: float = 0.0
    is_done: bool = False
    answers: bool = False
    status: int | None = None
    retry_after: int | None = None
    refusal: Refusal | None = None


def spoilt(request: web.Request, fault: Fault, answer: web.Response | None) -> web.StreamResponse:
    """What the bot gets instead of the answer."""
    if fault.answers and answer is not None:
        return answer
    refusal = fault.refusal if fault.retry_after is None else too_many(fault.retry_after)
    if refusal is not None:
        return web.json_response(refusal.answer(), status=refusal.code)
    if fault.status is not None:
        return web.Response(
            status=fault.status, text="<html><h1>Bad Gateway</h1></html>", content_type="text/html"
        )
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
