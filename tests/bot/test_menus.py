"""Menus and descriptions at Telegram: in every language, patiently, once; a refusal ends no others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from telegram import Bot, BotCommandScopeAllGroupChats

from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.demo.server import StandIn
from bot.i18n import Translators
from bot.menus import register_menus
from storage.memory import MemoryStore
from storage.store import Store
from tests.bot.telegram_end import connected, standing_in
from tests.bot.translation.folders import MADE_UP, made_up_in


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with standing_in() as running:
        yield running


@pytest.fixture
async def bot(standin: StandIn) -> AsyncIterator[Bot]:
    async with connected(standin) as bot:
        await bot.get_me()
        yield bot


@pytest.fixture
def store() -> Store:
    return MemoryStore()


@pytest.fixture
def translators(tmp_path: Path) -> Translators:
    folder = made_up_in(tmp_path)
    (folder / MADE_UP).rename(folder / "pt-BR")
    return Translators(folder)


async def about(bot: Bot, language: str | None) -> tuple[str, str, str]:
    commands = await bot.get_my_commands(BotCommandScopeAllGroupChats(), language)
    short = await bot.get_my_short_description(language)
    long = await bot.get_my_description(language)
    return commands[0].description, short.short_description[:5], long.description[:5]


async def test_every_language_is_registered(bot: Bot, translators: Translators, store: Store) -> None:
    """English for everybody else; a language of one country under its two letters, as Telegram wants them."""
    await register_menus(bot, translators, store)
    assert await about(bot, None) == ("open a table", "Kozel", "Kozel")
    assert await about(bot, "pt") == ("nepo a elbat", "lezoK", "lezoK")


async def test_patience_is_kept(standin: StandIn, bot: Bot, translators: Translators, store: Store) -> None:
    """Asked to wait, it waits and goes on where it was."""
    faults = [Fault(retry_after=1)]
    standin.set_faults(lambda call: faults.pop() if faults and "Commands" in call.method else None)
    await register_menus(bot, translators, store)
    assert await about(bot, None) == ("open a table", "Kozel", "Kozel")
    assert faults == []


async def test_one_refusal_is_one(
    standin: StandIn, bot: Bot, translators: Translators, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """What fails is logged; the others are set all the same."""

    def fails(call: Call) -> Fault | None:
        return Fault(status=502) if call.method == "setMyDescription" else None

    standin.set_faults(fails)
    await register_menus(bot, translators, store)
    standin.set_faults(None)
    assert await about(bot, "pt") == ("nepo a elbat", "lezoK", "")
    assert [record.levelname for record in caplog.records].count("WARNING") == 2


async def test_nothing_is_told_twice(
    standin: StandIn, bot: Bot, translators: Translators, store: Store, tmp_path: Path
) -> None:
    """The next start asks for nothing, and after a change only for what changed."""
    await register_menus(bot, translators, store)
    since = len(standin.requests)
    await register_menus(bot, translators, store)
    assert list(standin.requests)[since:] == []
    texts = tmp_path / "pt-BR" / "bot.ftl"
    texts.write_text(texts.read_text().replace("nepo a elbat", "a table"))
    await register_menus(bot, Translators(tmp_path), store)
    assert {call.method for call in list(standin.requests)[since:]} == {"setMyCommands"}
    assert (await about(bot, "pt"))[0] == "a table"


async def test_what_was_refused_is_told_at_the_next_start(
    standin: StandIn, bot: Bot, translators: Translators, store: Store
) -> None:
    """It was not told, so it is not remembered."""
    standin.set_faults(lambda call: Fault(status=502) if call.method == "setMyDescription" else None)
    await register_menus(bot, translators, store)
    standin.set_faults(None)
    await register_menus(bot, translators, store)
    assert await about(bot, "pt") == ("nepo a elbat", "lezoK", "lezoK")


async def test_another_bot_is_told_anew(
    standin: StandIn, bot: Bot, translators: Translators, store: Store
) -> None:
    """A database that moves to another token: that bot's menus are empty."""
    await register_menus(bot, translators, store)
    remembered = await store.menus()
    other = MemoryStore()
    for name, digest in remembered.items():
        await other.keep_menu(name.replace(str(bot.id), "7"), digest)
    since = len(standin.requests)
    await register_menus(bot, translators, other)
    assert len(list(standin.requests)[since:]) == len(remembered)
