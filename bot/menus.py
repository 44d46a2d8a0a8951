"""The command menus and descriptions that Telegram shows, in each language, in groups and in private."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from telegram import Bot, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import RetryAfter, TelegramError

from bot.i18n import FALLBACK, Translators
from bot.screens.texts import COMMANDS_IN_GROUPS, COMMANDS_IN_PRIVATE, command_texts
from bot.sending import wait_asked_for

log = logging.getLogger(__name__)

Setting = Callable[[], Awaitable[bool]]


async def register_menus(bot: Bot, translators: Translators) -> None:
    """Set every menu and description; English is also what speakers of other languages get.

    One at a time, and when Telegram asks for patience, after as much. What it refuses is logged.
    """
    for setting in _settings(bot, translators):
        try:
            await _patiently(setting)
        except TelegramError as error:
            log.warning("a command menu or description could not be set: %s", error)


async def _patiently(setting: Setting) -> None:
    try:
        await setting()
    except RetryAfter as error:
        await asyncio.sleep(wait_asked_for(error))
        await setting()


def _settings(bot: Bot, translators: Translators) -> Iterator[Setting]:
    scopes = (
        (BotCommandScopeAllGroupChats(), COMMANDS_IN_GROUPS),
        (BotCommandScopeAllPrivateChats(), COMMANDS_IN_PRIVATE),
    )
    for code in translators.languages:
        t = translators.of(code)
        language = None if code == FALLBACK else code.partition("-")[0]  # two letters, bots/api#setmycommands
        for scope, names in scopes:
            commands = command_texts(names, t)
            yield partial(bot.set_my_commands, commands, scope=scope, language_code=language)
        yield partial(bot.set_my_description, t("bot-description"), language_code=language)
        yield partial(bot.set_my_short_description, t("bot-about"), language_code=language)
