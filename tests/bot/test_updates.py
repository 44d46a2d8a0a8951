"""Updates from the stand-in, by polling and by webhook: each settled once, in order, none lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from aiohttp import ClientSession, web
from telegram import Bot, Update
from telegram.error import InvalidToken

from bot.demo.faults import Fault
from bot.demo.server import StandIn
from bot.limits import Limits
from bot.settling import Handle
from bot.updates import Polling, TokenInUse
from bot.webhook import SECRET_HEADER, Webhook
from storage.store import NotStored
from tests.bot.telegram_end import ROOMY, connected, standing_in

FAST = Limits(first_pause=0.01, longest_pause=0.05)


@dataclass
class Desk:
    """Notes the texts it is given; may be told to do something first."""

    texts: list[str] = field(default_factory=list)
    before: Callable[[str], Awaitable[None]] | None = None

    async def handle(self, update: Update) -> None:
        text = (update.message and update.message.text) or "?"
        if self.before is not None:
            await self.before(text)
        self.texts.append(text)


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with standing_in(replace(ROOMY, webhook_retry=0.05)) as running:
        yield running


@pytest.fixture
async def bot(standin: StandIn) -> AsyncIterator[Bot]:
    async with connected(standin) as bot:
        yield bot


@pytest.fixture
def say(standin: StandIn) -> Callable[..., Awaitable[None]]:
    """Somebody writes these texts to the bot in private."""
    anna = standin.people.user("Anna")

    async def say(*texts: str) -> None:
        for text in texts:
            await anna.send(anna.private, text)

    return say


Say = Callable[..., Awaitable[None]]


def poller(bot: Bot, handle: Handle, newcomer_for: float = 30.0) -> Polling:
    return Polling(bot, handle, poll_timeout=5.0, limits=FAST, newcomer_for=newcomer_for)


@asynccontextmanager
async def killed(polling: Polling) -> AsyncIterator[None]:
    """Runs it, and kills it at the end."""
    task = asyncio.create_task(polling.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_updates_are_handled_one_by_one_in_order(standin: StandIn, bot: Bot, say: Say) -> None:
    """A slow update holds up those behind it."""

    async def dawdle(text: str) -> None:
        await asyncio.sleep(0.05 if text == "1" else 0)

    desk = Desk(before=dawdle)
    await say("1", "2", "3")
    async with killed(poller(bot, desk.handle)):
        await standin.until(lambda: len(desk.texts) == 3)
        await say("4")
        await standin.until(lambda: len(desk.texts) == 4)
    assert desk.texts == ["1", "2", "3", "4"]


async def test_a_killed_batch_comes_again(standin: StandIn, bot: Bot, say: Say) -> None:
    """What was in hand, and what was settled but not confirmed, is given to the next process."""

    async def hang(text: str) -> None:
        if text == "2":
            await asyncio.Event().wait()

    first, second = Desk(before=hang), Desk()
    await say("1", "2", "3")
    async with killed(poller(bot, first.handle)):
        await standin.until(lambda: first.texts)
    async with killed(poller(bot, second.handle)):
        await standin.until(lambda: len(second.texts) == 3)
    assert (first.texts, second.texts) == (["1"], ["1", "2", "3"])


async def test_a_settled_batch_is_confirmed(standin: StandIn, bot: Bot, say: Say) -> None:
    """The poller that comes after it finds only what is new."""
    first, second = Desk(), Desk()
    await say("1", "2")
    async with killed(poller(bot, first.handle)):
        await standin.until(lambda: len(first.texts) == 2)
        await asyncio.sleep(0.05)
    await say("3")
    async with killed(poller(bot, second.handle)):
        await standin.until(lambda: second.texts)
    assert second.texts == ["3"]


async def test_ids_may_start_anew(standin: StandIn, bot: Bot, say: Say) -> None:
    """After a week of silence Telegram may choose a lower id; the old offset would confirm it unseen."""
    desk = Desk()
    await say("1")
    async with killed(Polling(bot, desk.handle, poll_timeout=0, limits=FAST)):
        await standin.until(lambda: any(call.number("offset") for call in standin.requests))
        await standin.until(lambda: standin.requests[-1].number("offset") is None)
        standin.inject({"update_id": 1})
        await standin.until(lambda: len(desk.texts) == 2)


async def test_stopping_finishes_and_confirms_what_is_in_hand(standin: StandIn, bot: Bot, say: Say) -> None:
    """The rest of the batch is left for the next process; nothing is handled twice."""
    started = asyncio.Event()

    async def dawdle(text: str) -> None:
        started.set()
        await asyncio.sleep(0.05)

    first, second = Desk(before=dawdle), Desk()
    await say("1", "2", "3")
    polling = poller(bot, first.handle)
    task = asyncio.create_task(polling.run())
    await started.wait()
    await polling.stop()
    await task
    assert first.texts == ["1"]
    async with killed(poller(bot, second.handle)):
        await standin.until(lambda: len(second.texts) == 2)
    assert second.texts == ["2", "3"]


async def test_stopping_does_not_wait_for_the_long_poll(bot: Bot) -> None:
    """An idle poller stops at once."""
    polling = poller(bot, Desk().handle)
    task = asyncio.create_task(polling.run())
    await asyncio.sleep(0.05)
    async with asyncio.timeout(0.5):
        await polling.stop()
        await task


async def test_a_poisonous_update_is_stepped_over(
    standin: StandIn, bot: Bot, say: Say, caplog: pytest.LogCaptureFixture
) -> None:
    """What can't be parsed or handled is logged once with its number; what follows is handled."""

    async def trip(text: str) -> None:
        if text == "trip":
            raise ValueError("a fault of ours")

    desk, number = Desk(before=trip), 1
    standin.inject({"update_id": number, "message": {"message_id": "nonsense", "chat": 5}})
    standin.inject({"update_id": number + 1, "message": None, "kind of tomorrow": {}})
    await say("before", "trip", "after")
    async with killed(poller(bot, desk.handle)):
        await standin.until(lambda: "after" in desk.texts)
        await asyncio.sleep(0.05)
    assert desk.texts == ["?", "before", "after"]
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors[0].startswith(f"Update {number} could not be parsed: ")
    assert "could not be handled" in errors[1]
    assert len(errors) == 2


async def test_an_update_that_cannot_be_stored_waits(standin: StandIn, bot: Bot, say: Say) -> None:
    """A full disk: tried again until it is stored, in order, and not confirmed before."""
    attempts: list[str] = []

    async def full_disk(text: str) -> None:
        attempts.append(text)
        if len(attempts) < 4:
            raise NotStored("disk full")

    desk = Desk(before=full_disk)
    await say("1", "2")
    async with killed(poller(bot, desk.handle)):
        await standin.until(lambda: len(desk.texts) == 2)
    assert attempts == ["1", "1", "1", "1", "2"]


async def test_a_bad_connection_is_waited_out(standin: StandIn, bot: Bot, say: Say) -> None:
    """Resets, proxies' pages, 429: nothing is lost and nothing comes twice."""
    faults = [Fault(), Fault(status=502), Fault(status=200), Fault(is_done=True), Fault(retry_after=1)]
    standin.set_faults(lambda call: faults.pop(0) if faults else None)
    desk = Desk()
    await say("1", "2")
    async with killed(poller(bot, desk.handle)):
        await standin.until(lambda: len(desk.texts) == 2)
    assert desk.texts == ["1", "2"]


async def test_the_newcomer_gives_way(standin: StandIn, bot: Bot, say: Say) -> None:
    """A second copy on one token stops and says why; the first goes on."""
    desk = Desk()
    async with killed(poller(bot, desk.handle, newcomer_for=0.0)):
        await asyncio.sleep(0.05)
        async with connected(standin) as other:
            with pytest.raises(TokenInUse, match="Another program"):
                await asyncio.wait_for(poller(other, Desk().handle).run(), 2)
        await say("still here")
        await standin.until(lambda: desk.texts)


async def test_a_revoked_token_ends_polling(standin: StandIn) -> None:
    """Nothing is gained by asking again."""
    async with connected(standin, token="no-token") as stranger:
        with pytest.raises(InvalidToken):
            await asyncio.wait_for(poller(stranger, Desk().handle).run(), 2)


async def test_only_what_is_handled_is_asked_for(standin: StandIn, bot: Bot) -> None:
    """Edited messages never come: an edited command must not run again."""
    async with killed(poller(bot, Desk().handle)):
        await standin.until(lambda: standin.requests)
    asked: Any = standin.requests[0].thing("allowed_updates")
    assert asked == ["message", "callback_query", "my_chat_member", "chat_member"]


@asynccontextmanager
async def receiving(bot: Bot, handle: Handle, secret: str = "s3cret") -> AsyncIterator[str]:
    """A webhook served on a free port; gives its address."""
    application = web.Application()
    runner = web.AppRunner(application)
    hook: list[Webhook] = []

    async def receive(request: web.Request) -> web.Response:
        return await hook[0].receive(request)

    application.router.add_post("/hook", receive)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    hook.append(Webhook(bot, handle, url, secret))
    try:
        await hook[0].register()
        yield url
        await bot.delete_webhook()
    finally:
        await runner.cleanup()


async def test_the_webhook_answers_when_the_update_is_settled(standin: StandIn, bot: Bot, say: Say) -> None:
    """One that can't be stored is sent again by Telegram; one that can't be handled is not."""
    attempts: list[str] = []

    async def fail(text: str) -> None:
        attempts.append(text)
        if text == "full" and len(attempts) < 3:
            raise NotStored("disk full")
        if text == "trip":
            raise ValueError

    desk = Desk(before=fail)
    async with receiving(bot, desk.handle):
        await say("full", "trip", "after")
        await standin.until(lambda: "after" in desk.texts)
    assert desk.texts == ["full", "after"]
    assert attempts == ["full", "full", "full", "trip", "after"]


async def test_the_webhook_takes_nothing_from_strangers(bot: Bot) -> None:
    """Without the secret an update is refused unread; nonsense with it does no harm."""
    desk = Desk()
    async with receiving(bot, desk.handle) as url, ClientSession() as session:
        for headers, body, status in (
            ({}, "{}", 403),
            ({SECRET_HEADER: "guess"}, "{}", 403),
            ({SECRET_HEADER: "s3cret"}, "no json", 400),
            ({SECRET_HEADER: "s3cret"}, '{"update_id": 1, "message": {}}', 200),
        ):
            async with session.post(url, data=body, headers=headers) as answer:
                assert answer.status == status
    assert desk.texts == []
