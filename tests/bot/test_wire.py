"""Requests to a local Telegram, and what is told of them."""

import http.server
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest
from telegram import Bot
from telegram.error import BadRequest, NetworkError, RetryAfter, TimedOut

from bot.demo.faults import Fault
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.wire import Result, Wire, is_of_the_wire, was_sent
from tests.bot.telegram_end import standing_in

Told = list[tuple[str, Result]]


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with standing_in() as running:
        yield running


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
async def bot(standin: StandIn, told: Told) -> AsyncIterator[Bot]:
    async with Wire(lambda method, result: told.append((method, result)), 0.6) as wire:
        yield Bot(standin.token, f"{standin.url}/bot", request=wire)


@pytest.fixture
def room(standin: StandIn) -> Room:
    return standin.people.group("Goats", [standin.people.user("Anna")])


async def test_each_request_is_told_with_what_came_of_it(
    standin: StandIn, bot: Bot, room: Room, told: Told
) -> None:
    """Granted, refused, busy, failed or lost; never the address."""
    await bot.get_me()
    with pytest.raises(BadRequest):
        await bot.send_message(12345, "nobody")
    for fault, error in (
        (Fault(retry_after=3), RetryAfter), (Fault(status=502), NetworkError), (Fault(), NetworkError),
    ):  # fmt: skip
        standin.set_faults(lambda call, fault=fault: fault)  # type: ignore[misc]
        with pytest.raises(error):
            await bot.send_message(room.id, "Hello")
    lost = ("sendMessage", Result.LOST)
    rest = [("sendMessage", one) for one in (Result.REFUSED, Result.BUSY, Result.FAILED)]
    assert told == [("getMe", Result.OK), *rest, lost]


async def test_an_answer_that_comes_too_late(standin: StandIn, bot: Bot, room: Room, told: Told) -> None:
    """The request may have arrived."""
    standin.set_faults(lambda call: Fault(delay=1.5, is_done=True))
    with pytest.raises(TimedOut) as caught:
        await bot.send_message(room.id, "Hello")
    assert was_sent(caught.value.__cause__)
    assert is_of_the_wire(caught.value.__cause__)
    assert told == [("sendMessage", Result.LOST)]


async def test_nobody_listens(standin: StandIn, bot: Bot) -> None:
    """The request certainly did not arrive."""
    await standin.stop()
    with pytest.raises(NetworkError) as caught:
        await bot.get_me()
    assert not was_sent(caught.value.__cause__)
    assert is_of_the_wire(caught.value.__cause__)


async def test_texts_arrive_as_they_are(bot: Bot, room: Room) -> None:
    """Signs that a form must escape, in every script."""
    text = "a&b=c+d%20 / ?#é ♠️ Қазақ \n two"
    await bot.send_message(room.id, text)
    assert room.last.text == text


async def test_files_go_in_parts(bot: Bot, room: Room) -> None:
    """A document arrives with its name and its words."""
    await bot.send_document(room.id, b"1. 7S", filename="series.koz", caption="Our series")
    attachment = room.last.attachment
    assert attachment is not None
    assert attachment.name == "series.koz"


async def test_edits_are_granted_only_by_telegram(standin: StandIn, bot: Bot, room: Room) -> None:
    """An edit's answer is not read, but a proxy's page is no answer."""
    message = await bot.send_message(room.id, "one")
    assert await bot.edit_message_text("two", room.id, message.message_id) is True
    assert room.last.text == "two"
    standin.set_faults(lambda call: Fault(status=200))
    with pytest.raises(Exception, match="Invalid server response"):
        await bot.edit_message_text("three", room.id, message.message_id)


async def test_it_opens_and_closes_again(standin: StandIn, told: Told) -> None:
    """As PTB asks for it; closed, it says so."""
    wire = Wire(lambda method, result: told.append((method, result)))
    bot = Bot(standin.token, f"{standin.url}/bot", request=wire)
    for _ in range(2):
        async with wire:
            await wire.initialize()
            assert (await bot.get_me()).username == standin.bot.username
        await wire.shutdown()
        with pytest.raises(NetworkError):
            await bot.get_me()


@contextmanager
def proxy() -> Iterator[tuple[str, list[str]]]:
    """One that answers everything itself, and remembers what it was asked for."""
    asked: list[str] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path.rpartition("/")[2])
            body = b'{"ok": true, "result": true}'
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def test_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment names it, as for other programs."""
    with proxy() as (address, asked):
        monkeypatch.setenv("http_proxy", address)
        async with Wire(lambda method, result: None) as wire:
            bot = Bot("1:x", "http://telegram.invalid/bot", request=wire)
            await bot.delete_message(1, 2)
    assert asked == ["deleteMessage"]
