"""The command menus that Telegram shows, in each language, for groups and for private chats."""

import logging

from telegram import Bot, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.i18n import FALLBACK, Translators
from bot.screens.texts import COMMANDS_IN_GROUPS, COMMANDS_IN_PRIVATE, command_texts

log = logging.getLogger(__name__)


async def register_menus(bot: Bot, translators: Translators) -> None:
    """Set every menu and description; English is also what speakers of other languages get."""
    scopes = (
        (BotCommandScopeAllGroupChats(), COMMANDS_IN_GROUPS),
        (BotCommandScopeAllPrivateChats(), COMMANDS_IN_PRIVATE),
    )
    try:
        for code in translators.languages:
            t = translators.of(code)
            language = None if code == FALLBACK else code
            for scope, names in scopes:
                await bot.set_my_commands(command_texts(names, t), scope=scope, language_code=language)
            await bot.set_my_description(t("bot-description"), language_code=language)
            await bot.set_my_short_description(t("bot-about"), language_code=language)
    except TelegramError as error:
        log.warning("the command menus could not be set: %s", error)
