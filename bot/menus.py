"""The command menus and descriptions that Telegram shows, in each language, in groups and in private.

Laws: what Telegram was told before is not told again, so a restart costs nothing; what it refuses is logged,
and tried again at the next start.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from telegram import Bot, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import RetryAfter, TelegramError

from bot.i18n import FALLBACK, Translators
from bot.screens.texts import command_texts
from bot.sending import wait_asked_for
from storage.store import Store, StoreError

log = logging.getLogger(__name__)

SCOPES = (
    (BotCommandScopeAllGroupChats(), False),
    (BotCommandScopeAllPrivateChats(), True),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """One menu or description: its name among all, what it says, and the request that sets it."""

    name: str
    text: str
    send: Callable[[], Awaitable[bool]]

    @property
    def digest(self) -> str:
        """Of what it says, in hex."""
        return sha256(self.text.encode()).hexdigest()


async def register_menus(bot: Bot, translators: Translators, store: Store) -> None:
    """Set every menu and description that Telegram does not have yet; English is also what speakers of
    other languages get.

    One at a time, and when Telegram asks for patience, after as much. Raises StoreError if it can't be
    read what was told before.
    """
    told = await store.menus()
    for setting in _settings(bot, translators):
        name = f"{bot.id} {setting.name}"
        if told.get(name) == setting.digest:
            continue
        try:
            await _patiently(setting)
        except TelegramError as error:
            log.warning("the %s could not be set: %s", setting.name, error)
        else:
            with suppress(StoreError):  # then it is told once more than need be
                await store.keep_menu(name, setting.digest)


async def _patiently(setting: Setting) -> None:
    try:
        await setting.send()
    except RetryAfter as error:
        await asyncio.sleep(wait_asked_for(error))
        await setting.send()


def _settings(bot: Bot, translators: Translators) -> Iterator[Setting]:
    for code in translators.languages:
        t = translators.of(code)
        language = None if code == FALLBACK else code.partition("-")[0]  # two letters, bots/api#setmycommands
        for scope, is_private in SCOPES:
            commands = command_texts(is_private, t)
            send = partial(bot.set_my_commands, commands, scope=scope, language_code=language)
            yield Setting(f"menu {scope.type} {language}", json.dumps(commands), send)
        for name, key, method in (
            ("description", "bot-description", bot.set_my_description),
            ("short description", "bot-about", bot.set_my_short_description),
        ):
            yield Setting(f"{name} {language}", t(key), partial(method, t(key), language_code=language))
