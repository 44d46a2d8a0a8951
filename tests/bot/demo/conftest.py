"""A running stand-in, a clock that stands still, and a bot that speaks plain HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from tests.bot.requests_check import validate_answer

START = 1_800_000_000.0


@dataclass(slots=True)
class FakeClock:
    at: float = START

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


@dataclass(frozen=True, slots=True)
class Refused(Exception):
    """The Bot API said no."""

    status: int
    description: str
    parameters: dict[str, int]


@dataclass(frozen=True, slots=True)
class HttpBot:
    """A bot without a library. Every answer is checked against aiogram's models."""

    standin: StandIn
    http: aiohttp.ClientSession
    token: str

    async def call(self, method: str, **params: Any) -> Any:
        """The method's result; Refused if it was refused."""
        async with self.http.post(f"{self.standin.url}/bot{self.token}/{method}", json=params) as answer:
            body = await answer.json()
        if not body["ok"]:
            assert body["error_code"] == answer.status
            raise Refused(answer.status, body["description"], body.get("parameters", {}))
        assert answer.status == 200
        validate_answer(method, body["result"])
        return body["result"]

    async def refusal(self, method: str, **params: Any) -> Refused:
        """How the method is refused; fails if it is not."""
        with pytest.raises(Refused) as caught:
            await self.call(method, **params)
        return caught.value

    async def updates(self, **params: Any) -> list[dict[str, Any]]:
        """What is waiting, confirmed at once."""
        updates: list[dict[str, Any]] = await self.call("getUpdates", **params)
        if updates:
            await self.call("getUpdates", offset=updates[-1]["update_id"] + 1, limit=1)
        return updates

    async def say(self, chat: int, text: str = "hello", **params: Any) -> int:
        message = await self.call("sendMessage", chat_id=chat, text=text, **params)
        return int(message["message_id"])


MakeStandIn = Callable[..., Any]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def make_standin(clock: FakeClock) -> AsyncIterator[MakeStandIn]:
    """Starts stand-ins with the settings given; all are stopped at the end."""
    async with AsyncExitStack() as stack:

        async def make(**settings: Any) -> StandIn:
            standin = StandIn(StandInSettings(**settings), clock)
            await standin.start()
            stack.push_async_callback(standin.stop)
            return standin

        yield make


@pytest.fixture
async def standin(make_standin: MakeStandIn) -> StandIn:
    standin: StandIn = await make_standin()
    return standin


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
def bot(standin: StandIn, http: aiohttp.ClientSession) -> HttpBot:
    return HttpBot(standin, http, standin.token)


@pytest.fixture
def anna(standin: StandIn) -> Person:
    return standin.people.user("Anna", username="anna")


@pytest.fixture
def boris(standin: StandIn) -> Person:
    return standin.people.user("Boris", "ru")


@pytest.fixture
def group(standin: StandIn, anna: Person, boris: Person) -> Room:
    return standin.people.group("Goats", [anna, boris])


def button(text: str = "Play", data: str = "play") -> dict[str, Any]:
    return {"inline_keyboard": [[{"text": text, "callback_data": data}]]}


async def soon(bot: HttpBot) -> dict[str, Any]:
    """The next update, waited for."""
    async with asyncio.timeout(5):
        while not (updates := await bot.updates(timeout=1)):
            pass
    return updates[0]
