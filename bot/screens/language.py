"""The choice of a language, each in its own name."""

from collections.abc import Mapping

from bot.callbacks import ChooseLanguage, ClosePanel
from bot.i18n import Translator
from bot.screens.keys import button
from bot.screens.screen import Screen
from bot.screens.settings import all_settings


def language_screen(names: Mapping[str, str], current: str | None, for_chat: bool, t: Translator) -> Screen:
    """``names``: each language's own name by its code; ``current``: None where none is chosen; ``for_chat``:
    the group's texts, not a person's."""
    buttons = [
        button(("✓ " if code == current else "") + name, ChooseLanguage(code, for_chat))
        for code, name in names.items()
    ]
    rows = tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))
    text = t("language-of-chat" if for_chat else "language-of-person")
    return Screen(text, (*rows, (all_settings(t), button(t("button-close"), ClosePanel()))))
