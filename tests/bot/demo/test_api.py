"""The form of requests and answers, tokens, and faults put in between."""

import asyncio
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import bot.demo
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.demo.conftest import HttpBot, button
from tests.bot.requests_check import validate_call


async def send(http: aiohttp.ClientSession, standin: StandIn, way: str, params: dict[str, str]) -> Any:
    url = f"{standin.url}/bot{standin.token}/SENDMESSAGE"
    match way:
        case "get":
            request = http.get(url, params=params)
        case "multipart":
            form = aiohttp.FormData(params)
            form.add_field("unused", b"x", filename="x")
            request = http.post(url, data=form)
        case "json":
            request = http.post(url, json=params)
        case _:
            request = http.post(url, data=params)
    async with request as answer:
        return await answer.json()


@pytest.mark.parametrize("way", ["get", "urlencoded", "multipart", "json"])
async def test_every_encoding(http: aiohttp.ClientSession, standin: StandIn, group: Room, way: str) -> None:
    """GET, urlencoded, multipart and JSON requests are equal; method names have no case."""
    params = {
        "chat_id": str(group.id),
        "text": "[not JSON]",
        "reply_markup": '{"inline_keyboard": [[{"text": "Play", "callback_data": "play"}]]}',
        "disable_notification": "true",
    }
    body = await send(http, standin, way, params)
    assert body["result"]["reply_markup"] == button()
    assert body["result"]["text"] == "[not JSON]"
    assert standin.requests[-1].ok
    if way != "multipart":
        validate_call(standin.requests[-1])


async def test_bad_json(http: aiohttp.ClientSession, standin: StandIn, group: Room) -> None:
    """A body or a keyboard that is no JSON is refused."""
    url = f"{standin.url}/bot{standin.token}/sendMessage"
    headers = {"Content-Type": "application/json"}
    async with http.post(url, data="{", headers=headers) as answer:
        assert answer.status == 400
    async with http.post(url, data={"chat_id": group.id, "text": "x", "reply_markup": "{"}) as answer:
        assert (await answer.json())["description"] == "Bad Request: can't parse reply_markup JSON object"


@pytest.mark.parametrize("token", ["1:short", "nonsense", "7000000001:BBKozelStandInToken00000000000000000"])
async def test_wrong_token(http: aiohttp.ClientSession, standin: StandIn, token: str) -> None:
    """A malformed token and a known bot's number with another secret are unauthorized."""
    bot = HttpBot(standin, http, token)
    refused = await bot.refusal("getMe")
    assert (refused.status, refused.description) == (401, "Unauthorized")


async def test_any_token_claims_the_first_bot_once(http: aiohttp.ClientSession, standin: StandIn) -> None:
    """The first token to come owns the stand-in's bot; a second one is another bot."""
    first = await HttpBot(standin, http, "123456:" + "A" * 35).call("getMe")
    second = await HttpBot(standin, http, "654321:" + "A" * 35).call("getMe")
    assert first["username"] == "KozelDemoBot"
    assert second["id"] == 654321
    assert second["username"] != first["username"]


async def test_unknown_method(bot: HttpBot) -> None:
    """A method that does not exist is not found."""
    refused = await bot.refusal("sendCards")
    assert (refused.status, refused.description) == (404, "Not Found: method not found")


async def test_requests_are_recorded(bot: HttpBot, standin: StandIn, group: Room) -> None:
    """Every request is on record with its outcome, in order."""
    await bot.say(group.id)
    await bot.refusal("sendMessage", chat_id=1, text="x")
    sent, refused = standin.requests
    assert (sent.method, sent.chat_id, sent.ok) == ("sendMessage", group.id, True)
    assert refused.refusal is not None
    assert not refused.ok


@pytest.mark.parametrize(
    ("fault", "is_kept"),
    [(Fault(), False), (Fault(is_done=True), True)],
)
async def test_cut_connection(
    bot: HttpBot, standin: StandIn, group: Room, fault: Fault, is_kept: bool
) -> None:
    """A request can be lost before it takes effect, or its answer after."""
    standin.set_faults(lambda call: fault if call.method == "sendMessage" else None)
    with pytest.raises(aiohttp.ClientError):
        await bot.say(group.id)
    assert len(group.messages) == is_kept
    standin.set_faults(None)
    await bot.say(group.id)


async def test_other_faults(bot: HttpBot, standin: StandIn, group: Room) -> None:
    """A proxy's page, Telegram's 429 and a late answer can come instead."""
    standin.set_faults(lambda call: Fault(status=502))
    with pytest.raises(aiohttp.ContentTypeError):
        await bot.say(group.id)
    standin.set_faults(lambda call: Fault(retry_after=7))
    assert (await bot.refusal("sendMessage", chat_id=group.id, text="x")).parameters == {"retry_after": 7}
    standin.set_faults(lambda call: Fault(delay=0.05, is_done=True, answers=True))
    before = asyncio.get_running_loop().time()
    await bot.say(group.id)
    assert asyncio.get_running_loop().time() - before >= 0.05
    assert len(group.messages) == 1


async def test_until(standin: StandIn, group: Room, anna: Person) -> None:
    """`until` waits for what others bring about, and gives up in time."""
    task = asyncio.create_task(anna.send(group, "hello"))
    await standin.until(lambda: group.messages)
    await task
    with pytest.raises(TimeoutError):
        await standin.until(lambda: False, timeout=0.02)


def test_no_bot_library_inside() -> None:
    """The stand-in knows the Bot API by itself: no module but the demo's command imports a library for it."""
    for path in Path(bot.demo.__file__).parent.glob("*.py"):
        if path.name != "command.py":
            assert not re.search(r"^\s*(import|from) (telegram|aiogram)\b", path.read_text(), re.MULTILINE), (
                path
            )
