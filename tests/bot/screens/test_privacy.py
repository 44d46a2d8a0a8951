"""What is said of privacy: there in every language, within a message, with the buttons that act."""

import pytest

from bot.asides import AskForget, ForgetMe, KeepMe, MyData
from bot.callbacks import decode
from bot.press import Press
from bot.screens.privacy import (
    forget_screen,
    forgotten_screen,
    group_privacy_screen,
    kept_screen,
    privacy_screen,
    private_only_screen,
)
from bot.screens.screen import Screen
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS, check_screen

LINK = "https://t.me/KozelBot?start=privacy"


def presses(screen: Screen) -> list[Press]:
    return [decode(button.data or "") for row in screen.buttons for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_fits(language: str) -> None:
    """All screens and the words under the file."""
    t = TRANSLATORS.of(language)
    keys = ("privacy-kept", "forget-ask", "forget-no", "forgotten", "my-data")
    assert all(t.has(key) for key in keys)
    for screen in (privacy_screen(t), forget_screen(t), kept_screen(t), forgotten_screen(t)):
        check_screen(screen)
    for screen in (group_privacy_screen(t, LINK), private_only_screen(t, LINK)):
        check_screen(screen)
    assert len(t("my-data")) <= 1024


def test_in_private_with_buttons_in_a_group_with_a_link() -> None:
    """The same text; what concerns one person alone is done in private."""
    t = TRANSLATORS.of("en")
    private, group = privacy_screen(t), group_privacy_screen(t, LINK)
    assert private.text == group.text
    assert presses(private) == [MyData(), AskForget()]
    assert [button.url for row in group.buttons for button in row] == [LINK]


def test_forgetting_is_asked_for_twice() -> None:
    """The question has a yes and a no; the words after either have no button."""
    t = TRANSLATORS.of("en")
    assert presses(forget_screen(t)) == [ForgetMe(), KeepMe()]
    assert kept_screen(t).buttons == forgotten_screen(t).buttons == ()
    assert kept_screen(t).text != forgotten_screen(t).text


def test_what_is_for_one_alone_leads_into_private() -> None:
    """Asked for in a group: a link is there."""
    [[link]] = private_only_screen(TRANSLATORS.of("en"), LINK).buttons
    assert link.url == LINK
