"""What is kept about people, and the question before somebody is forgotten."""

from html import escape

from bot.asides import AskForget, ForgetMe, KeepMe, MyData
from bot.i18n import Translator
from bot.screens.keys import button, in_rows
from bot.screens.screen import Button, Rows, Screen
from bot.screens.texts import toast
from bot.toasts import Toast


def privacy_screen(t: Translator) -> Screen:
    """In private, with what can be done about it."""
    buttons = (button(t("button-my-data"), MyData()), button(t("button-forget-me"), AskForget()))
    return Screen(t("privacy-kept"), in_rows(buttons))


def group_privacy_screen(t: Translator, link: str) -> Screen:
    """In a group; ``link`` leads to the same in private."""
    return Screen(t("privacy-kept"), _in_private(t, link))


def private_only_screen(t: Translator, link: str) -> Screen:
    """What is done in private alone was asked for in a group."""
    return Screen(escape(toast(Toast.PRIVATE_ONLY, t)), _in_private(t, link))


def _in_private(t: Translator, link: str) -> Rows:
    return ((Button(t("button-privacy-private"), url=link),),)


def forget_screen(t: Translator) -> Screen:
    """What will happen, to be confirmed."""
    buttons = (button(t("button-forget-yes"), ForgetMe()), button(t("button-forget-no"), KeepMe()))
    return Screen(t("forget-ask"), in_rows(buttons))


def kept_screen(t: Translator) -> Screen:
    """The answer was no."""
    return Screen(t("forget-no"))


def forgotten_screen(t: Translator) -> Screen:
    """The last word."""
    return Screen(t("forgotten"))
