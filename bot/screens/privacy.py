"""What is kept about people, and the question before somebody is forgotten."""

from bot.asides import AskForget, ForgetMe, MyData, MyPrivacy
from bot.i18n import Translator
from bot.screens.keys import button, in_rows
from bot.screens.screen import Button, Screen


def privacy_screen(t: Translator) -> Screen:
    """In private, with what can be done about it."""
    buttons = (button(t("button-my-data"), MyData()), button(t("button-forget-me"), AskForget()))
    return Screen(t("privacy-kept"), in_rows(buttons))


def group_privacy_screen(t: Translator, link: str) -> Screen:
    """In a group; ``link`` leads to the same in private."""
    return Screen(t("privacy-kept"), ((Button(t("button-privacy-private"), url=link),),))


def forget_screen(t: Translator) -> Screen:
    """What will happen, to be confirmed."""
    buttons = (button(t("button-forget-yes"), ForgetMe()), button(t("button-forget-no"), MyPrivacy()))
    return Screen(t("forget-ask"), in_rows(buttons))


def forgotten_screen(t: Translator) -> Screen:
    """The last word."""
    return Screen(t("forgotten"))
