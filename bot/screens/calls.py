"""Calls in private: a table is open in a group, and where somebody wants to be told so."""

from collections.abc import Iterable

from bot.asides import StopCalls
from bot.callbacks import ClosePanel
from bot.i18n import Translator
from bot.names import html_name, plain_name
from bot.screens.hand import TITLE_WIDTH
from bot.screens.keys import button
from bot.screens.lines import joined
from bot.screens.screen import Button, Rows, Screen
from storage.rows import TableRow


def call_screen(table: TableRow, title: str, url: str | None, t: Translator) -> Screen:
    """Somebody has opened a table; ``url`` leads to it, where Telegram has addresses of messages."""
    text = t(
        "call",
        group=html_name(title, t("this-group"), TITLE_WIDTH),
        name=html_name(table.starter_name, t("somebody")),
    )
    way: Rows = ((Button(t("button-to-table"), url=url),),) if url else ()
    return Screen(text, (*way, (button(t("button-stop-calls"), StopCalls(-table.chat_id)),)))


def calls_screen(groups: Iterable[tuple[int, str]], t: Translator) -> Screen:
    """The groups (ids and titles) from which the reader is called."""
    rows = tuple(
        (button(t("button-stop-calls-of", group=_plain(title, t)), StopCalls(-chat_id)),)
        for chat_id, title in groups
    )
    hint = t("calls-how") if rows else t("calls-none")
    return Screen(joined([t("calls-title")], [hint]), (*rows, (button(t("button-close"), ClosePanel()),)))


def way_screen(name: str, url: str, t: Translator) -> Screen:
    """In the group, to somebody whose private chat is not open yet."""
    text = t("calls-open-private", name=html_name(name, t("somebody")))
    return Screen(text, ((Button(t("button-open-private"), url=url),),))


def _plain(title: str, t: Translator) -> str:
    return plain_name(title, t("this-group"), TITLE_WIDTH)
