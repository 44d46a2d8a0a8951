"""The Bot API over HTTP: /bot<token>/<method>, answered in Telegram's shape.

Every request is recorded with its outcome, and told to whoever listens as it comes. A fault can
be put between the request and its answer, for tests of what a bot does when the network fails it.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from inspect import isawaitable
from typing import Any

from aiohttp import web

from bot.demo.accounts import bot_of
from bot.demo.faults import Fault, spoilt
from bot.demo.platform import Platform
from bot.demo.polling import Polling
from bot.demo.profiles import Profiles
from bot.demo.refusals import Refusal, no_method
from bot.demo.requests import Call, read_call
from bot.demo.sending import Sending

RECORDED = 100_000
Method = Callable[[Call], Any]


def methods_of(*groups: object) -> dict[str, Method]:
    """The methods by their lower-case names: send_message answers sendMessage."""
    named = {name: getattr(group, name) for group in groups for name in dir(group)}
    return {
        name.replace("_", ""): method
        for name, method in named.items()
        if re.match(r"(get|set|send|edit|delete|answer|pin|unpin|leave)_", name) and callable(method)
    }


class BotApi:
    def __init__(self, platform: Platform, polling: Polling) -> None:
        self._platform = platform
        self._methods = methods_of(Sending(platform), Profiles(platform), polling)
        self.requests: deque[Call] = deque(maxlen=RECORDED)
        self.faults: Callable[[Call], Fault | None] = lambda call: None
        self.listeners: list[Callable[[Call], None]] = []

    def routes(self) -> list[web.RouteDef]:
        path = "/bot{token}/{method}"
        return [web.get(path, self.handle), web.post(path, self.handle)]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        call = Call(request.match_info["method"], {}, self._platform.now())
        try:
            await read_call(request, call)
        except Refusal as refusal:
            return refused(call, refusal)
        self.requests.append(call)
        for listener in self.listeners:
            listener(call)
        fault = self.faults(call)
        if fault is None:
            return await self._answer(request, call)
        await asyncio.sleep(fault.before)
        answer = await self._answer(request, call) if fault.is_done else None
        await asyncio.sleep(fault.delay)
        return spoilt(request, fault, answer)

    async def _answer(self, request: web.Request, call: Call) -> web.Response:
        try:
            call.bot = bot_of(self._platform.world, request.match_info["token"]).id
            method = self._methods.get(call.method.lower())
            if method is None:
                raise no_method()
            result = method(call)
            if isawaitable(result):
                result = await result
        except Refusal as refusal:
            return refused(call, refusal)
        call.ok = True
        return web.json_response({"ok": True, "result": result})


def refused(call: Call, refusal: Refusal) -> web.Response:
    call.refusal = refusal
    return web.json_response(refusal.answer(), status=refusal.code)
