"""A group's log: who stopped, removed or changed what, newest first."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from bot.i18n import Translator
from bot.names import html_name
from bot.screens.choices import Setting
from bot.screens.lines import joined
from bot.screens.screen import Screen
from bot.screens.settings import value_text
from bot.screens.words import past
from storage.grouprows import Deed, Doing


def log_screen(doings: Sequence[Doing], languages: Mapping[str, str], t: Translator) -> Screen:
    """``languages`` are their own names by their codes."""
    lines = [
        f"{past(doing.at)} <b>{html_name(doing.actor_name, _unnamed(doing, t))}</b>: "
        f"{_deed(doing, languages, t)}"
        for doing in doings
    ]
    return Screen(joined([t("log-title")], lines or [t("log-none")]))


def _unnamed(doing: Doing, t: Translator) -> str:
    """An admin who writes as the group, or somebody who wanted to be forgotten (with an id below zero)."""
    return t("somebody" if doing.actor_id < 0 else "log-anonymous")


def _deed(doing: Doing, languages: Mapping[str, str], t: Translator) -> str:
    match doing.deed:
        case Deed.SETTING:
            name, *values = doing.detail
            before, after = (value_text(Setting(name), value, t) for value in values)
            return t("log-setting", setting=t(f"setting-{name}"), before=before, after=after)
        case Deed.LANGUAGE:
            return t("log-language", language=languages.get(doing.detail[0], doing.detail[0]))
        case Deed.BLOCKED | Deed.UNBLOCKED:
            return t(f"log-{doing.deed.value}", name=html_name(doing.detail[0], t("somebody")))
        case Deed.STOPPED | Deed.LOBBY_CLOSED | Deed.COMPUTER_REMOVED:
            return t(f"log-{doing.deed.value}")
        case _:
            assert_never(doing.deed)
