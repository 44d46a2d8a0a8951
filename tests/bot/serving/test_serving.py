"""`kozel run` as a process: updates by webhook, and what it writes into its log."""

import asyncio
import logging
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.demo.faults import Fault
from bot.demo.rows import Bot, Pending
from bot.logs import DISCREET, HIDDEN, Discreet
from bot.settings import BadSettings, Settings, load
from engine.cards import PACK
from tests.bot.serving.child import ChildHouse
from tests.bot.serving.conftest import OpenChild
from tests.whole.house import House

SECRET = "s3cret_of_the_webhook"
NAMES = ("Anna", "Boris", "Clara", "Dan")
TOKEN = "123456789:" + "Aa0_-" * 7


def free_port() -> int:
    with closing(socket.socket()) as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def hooked(child_house: OpenChild, **options: object) -> ChildHouse:
    """A bot that Telegram posts its updates to."""
    port = free_port()
    where = {"webhook_url": f"http://127.0.0.1:{port}/updates", "webhook_port": port}
    return child_house(webhook_secret=SECRET, **where, **options)


async def started(house: House) -> int:
    people = house.persons(*NAMES)
    return await house.start(house.group("Friday", people), people)


async def play(house: ChildHouse, table: int, count: int) -> None:
    """So many plays, each by whoever has a button for one."""
    for _ in range(count):
        await house.until(lambda: house.offers(table))
        await house.make(house.offers(table)[0])
        await house.quiet()


def inputs(house: House) -> int:
    """How many inputs are in the log of the newest table."""
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        return int(connection.execute("SELECT version FROM tables ORDER BY id DESC").fetchone()[0])


async def test_updates_by_webhook(child_house: OpenChild) -> None:
    """Telegram posts updates to the bot, which plays as if it had fetched them; while it is away they wait
    at Telegram, and the next start finds the webhook where it was."""
    house = hooked(child_house)
    await house.open()
    table = await started(house)
    await play(house, table, 3)
    assert house.calls("getUpdates") == []
    await house.close()
    assert next(iter(house.standin.world.every(Bot))).webhook.endswith("/updates")
    offer = house.offers(table)[0]
    press = asyncio.create_task(house.make(offer))
    await asyncio.sleep(0.2)
    assert list(house.standin.world.every(Pending))
    await house.open()
    assert (await press).text
    await house.quiet()
    await play(house, table, 2)
    assert inputs(house) == 1 + 3 + 1 + 2
    assert house.calls("deleteWebhook") == []


async def test_a_webhook_is_registered_as_soon_as_telegram_lets_it(child_house: OpenChild) -> None:
    """A failure is no reason to end."""
    house = hooked(child_house)
    failures = [Fault(status=502), Fault(status=502)]
    house.standin.set_faults(
        lambda call: failures.pop() if call.method == "setWebhook" and failures else None
    )
    await house.open()
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    assert failures == []
    assert anna.private.bot_messages


async def test_back_to_polling(child_house: OpenChild) -> None:
    """Without WEBHOOK_URL the bot takes the webhook away, which would keep all updates to itself."""
    house = hooked(child_house)
    await house.open()
    await house.close()
    house.options = {}
    await house.open()
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    assert anna.private.bot_messages


@pytest.mark.parametrize("secret", ["", "short", "no spaces are in a secret", "ключ-от-всех-дверей"])
def test_a_webhook_needs_a_secret(secret: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Telegram's form, and long enough that nobody guesses it; it is never printed."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSettings, match="WEBHOOK_SECRET is not right: should be 16 to 256 letters"):
        load(Settings, bot_token=TOKEN, webhook_url="https://example.org/k", webhook_secret=secret)
    settings = load(Settings, bot_token=TOKEN, webhook_url="https://example.org/k", webhook_secret=SECRET)
    assert SECRET not in repr(settings)


def test_an_address_for_the_webhook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has to be one."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSettings, match="WEBHOOK_URL is not right"):
        load(Settings, bot_token=TOKEN, webhook_url="example.org", webhook_secret=SECRET)


async def test_the_log_of_a_deal(child_house: OpenChild) -> None:
    """At DEBUG, over a whole deal and a failing network: one line for each input, and neither a card nor a
    seed, a token or a name in all of it."""
    house = hooked(child_house, log_level="debug")
    await house.open()
    table = await started(house)
    failures = [Fault(), Fault(status=502), Fault(is_done=True)] * 3
    house.standin.set_faults(
        lambda call: failures.pop() if failures and len(house.calls()) % 5 == 0 else None
    )
    while not is_over(house):
        await house.until(lambda: house.offers(table) or is_over(house))
        for offer in house.offers(table)[:1]:
            await house.make(offer)
    await house.close()
    text = "".join(house.log)
    assert_discreet(house, text)
    line = r"INFO bot.app: input: table=1 version=(\d+) seat=([0-3-]) kind=(\w+) actor=user ms=\d"
    lines = re.findall(line, text)
    assert [int(version) for version, _, _ in lines] == list(range(1, inputs(house) + 1))
    assert (lines[0][1:], lines[1][2]) == (("-", "deal"), "lead")


def is_over(house: House) -> bool:
    """Whether the deal has its result."""
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        return bool(connection.execute("SELECT count(*) FROM results").fetchone()[0])


def assert_discreet(house: House, text: str) -> None:
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        made = [line for [line] in connection.execute("SELECT input FROM inputs")]
    seeds = [line.removeprefix("deal ") for line in made if line.startswith("deal ")]
    assert len(seeds) == 1
    secrets = [house.standin.token, house.standin.token.partition(":")[2], SECRET, *seeds, *NAMES]
    secrets += [chr(suit) for suit in (0x2660, 0x2663, 0x2666, 0x2665)]
    assert [secret for secret in secrets if secret in text] == []
    cards = "|".join(map(str, PACK))
    assert re.findall(rf"\b(?:{cards})+\b", text) == []


def test_a_traceback_with_a_token() -> None:
    """Even what an exception says goes through the last filter, however the token is written."""
    formatter = Discreet([TOKEN])
    for said in (f"GET https://api.telegram.org/bot{TOKEN}/getMe", TOKEN.replace(":", "%3A")):
        try:
            raise ValueError(said)
        except ValueError as error:
            record = logging.LogRecord(
                "httpx", logging.ERROR, "", 0, "failed", (), (type(error), error, None)
            )
        text = formatter.format(record)
        assert HIDDEN in text
        assert TOKEN.partition(":")[2] not in text


def test_other_peoples_libraries_are_held_back() -> None:
    """Those of them that see our secrets are named."""
    assert {"aiohttp", "aiosqlite", "httpcore", "httpx", "telegram"} <= set(DISCREET)
