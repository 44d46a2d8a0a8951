"""Who may not play at a group's tables, with a button to let each of them in again."""

from collections.abc import Sequence

from bot.asides import Unblock
from bot.callbacks import ClosePanel
from bot.i18n import Translator
from bot.names import html_name, plain_name
from bot.screens.keys import button, in_rows
from bot.screens.lines import joined
from bot.screens.screen import Screen
from storage.grouprows import Block

MOST = 40  # a longer list shows those blocked last


def blocks_screen(blocks: Sequence[Block], t: Translator) -> Screen:
    """Those who are blocked, oldest first."""
    shown = blocks[-MOST:]
    names = [f"🚫 {html_name(block.name, t('somebody'))}" for block in shown]
    text = joined([t("blocks-title")], names or [t("blocks-none")])
    labels = [t("button-unblock", name=plain_name(block.name, t("somebody"))) for block in shown]
    buttons = [button(label, Unblock(block.user_id)) for label, block in zip(labels, shown, strict=True)]
    return Screen(text, (*in_rows(buttons), (button(t("button-close"), ClosePanel()),)))
