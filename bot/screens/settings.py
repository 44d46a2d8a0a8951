"""Panels of settings: all of a chat's with their present values, one with its choices, a person's own."""

from bot.callbacks import ClosePanel, ConfirmPlays, OpenSetting, SetSetting
from bot.i18n import Translator
from bot.screens.choices import CHOICES, Setting, chosen
from bot.screens.keys import button, in_rows
from bot.screens.lines import joined
from bot.screens.screen import Button, Rows, Screen
from bot.screens.words import duration
from storage.rows import ChatRow, UserRow

LANGUAGE = "language"  # what OpenSetting names besides a Setting: the language panel
MENU = "menu"  # all of a chat's; in private those of games alone
ALL = "all"  # the first panel: of a group the same, in private one's own
OF_GROUPS = (Setting.TURN, Setting.HINTS)  # a game played alone has no clock, and always hints


def settings_screen(chat: ChatRow, default_turn: float, t: Translator) -> Screen:
    """Every setting with its present value; a tap opens its choices. The language of games alone is the
    person's, so it isn't here."""
    is_alone = chat.id > 0
    shown = [s for s in Setting if not (is_alone and s in OF_GROUPS)]
    values = {s: value_text(s, chosen(chat.settings, s, default_turn), t) for s in shown}
    lines = [f"{t(f'setting-{s.value}')}: <b>{value}</b>" for s, value in values.items()]
    title = t("settings-alone-title" if is_alone else "settings-title")
    buttons = [button(t(f"setting-{s.value}"), OpenSetting(s.value)) for s in shown]
    close = button(t("button-close"), ClosePanel())
    if is_alone:
        return Screen(joined([title], lines), (*in_rows(buttons), (all_settings(t), close)))
    language = t("language-name" if chat.language else "language-of-opener")
    text = joined([title], [f"{t('language')}: <b>{language}</b>", *lines])
    return Screen(text, (*in_rows([button(t("language"), OpenSetting(LANGUAGE)), *buttons]), (close,)))


def all_settings(t: Translator) -> Button:
    """The way back to the first panel."""
    return button(t("button-settings"), OpenSetting(ALL))


def setting_screen(setting: Setting, chat: ChatRow, default_turn: float, t: Translator) -> Screen:
    """One setting's choices; the present one is ticked."""
    present = chosen(chat.settings, setting, default_turn)
    when = t("setting-next-series") if setting.is_of_rules else t(f"setting-{setting.value}-when")
    text = joined([f"<b>{t(f'setting-{setting.value}')}</b>"], [t(f"setting-{setting.value}-hint"), when])
    rows = _choice_rows(setting, present, t)
    return Screen(text, (*rows, (button(t("button-settings"), OpenSetting(MENU)),)))


def _choice_rows(setting: Setting, present: str, t: Translator) -> Rows:
    return in_rows([
        button(
            ("✓ " if value == present else "") + value_text(setting, value, t),
            SetSetting(setting.value, value),
        )
        for value in CHOICES[setting]
    ])  # fmt: skip


def private_settings_screen(user: UserRow, strength: str, t: Translator) -> Screen:
    """A person's own settings: language, whether a play takes two taps, and games played alone with the
    strength of the computer players there, the one that is wanted most, at hand."""
    confirms = t("confirm-on" if user.confirms_plays else "confirm-off")
    value = value_text(Setting.STRENGTH, strength, t)
    text = joined(
        [t("settings-own-title")],
        [f"{t('language')}: <b>{t('language-name')}</b>"],
        [f"{t('confirm')}: <b>{confirms}</b>", t("confirm-hint")],
        [f"{t('setting-strength-alone')}: <b>{value}</b>", t("setting-strength-hint")],
    )
    toggle = t("button-confirm-off" if user.confirms_plays else "button-confirm-on")
    rows = (
        (button(t("language"), OpenSetting(LANGUAGE)),),
        (button(toggle, ConfirmPlays(not user.confirms_plays)),),
        *_choice_rows(Setting.STRENGTH, strength, t),
        (button(t("button-settings-alone"), OpenSetting(MENU)),),
        (button(t("button-close"), ClosePanel()),),
    )
    return Screen(text, rows)


def value_text(setting: Setting, value: str, t: Translator) -> str:
    """A choice in words."""
    match setting:
        case Setting.TURN:
            return duration(float(value), t)
        case Setting.TARGET:
            return value
        case _:
            return t(f"setting-{setting.value}-{value}")
