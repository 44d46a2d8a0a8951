"""Words about a table that the reader sees no more of."""

from bot.i18n import Translator
from bot.names import html_name
from bot.screens.hand import TITLE_WIDTH
from bot.screens.screen import Screen


def parted_screen(group_title: str, t: Translator) -> Screen:
    """What a hand message says after its reader has stood up or left."""
    return Screen(t("notice-parted", group=html_name(group_title, t("this-group"), TITLE_WIDTH)))


def silenced_screen(group_title: str, t: Translator) -> Screen:
    """To the starter: the bot may not write in the group, play rests until it may."""
    return Screen(t("notice-silenced", group=html_name(group_title, t("this-group"), TITLE_WIDTH)))


def damaged_screen(t: Translator) -> Screen:
    """To the chat of a table whose stored game is damaged."""
    return Screen(t("notice-damaged"))
