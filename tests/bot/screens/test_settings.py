"""Panels of settings and languages, and what a choice changes."""

import pytest

from bot.callbacks import ChooseLanguage, ClosePanel, OpenSetting, PlayAloneAt, SetSetting, decode
from bot.screens.choices import CHOICES, Setting, changed, chosen
from bot.screens.language import language_screen
from bot.screens.settings import (
    ALL,
    LANGUAGE,
    MENU,
    private_settings_screen,
    setting_screen,
    settings_screen,
)
from bot.screens.texts import start_screen
from bot.screens.words import duration, moment
from storage.rows import STRENGTHS, ChatRow, ChatSettings, UserRow
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS, check_screen

EN = TRANSLATORS.of("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_fits(language: str) -> None:
    """All settings, each one's choices, a person's own and the languages."""
    t = TRANSLATORS.of(language)
    chat = ChatRow(-1, "Yard")
    check_screen(settings_screen(chat, 90.0, t))
    for setting in Setting:
        check_screen(setting_screen(setting, chat, 90.0, t))
    for confirms in (False, True):
        check_screen(private_settings_screen(UserRow(1, "Anna", confirms_plays=confirms), "strong", t))
        check_screen(language_screen(TRANSLATORS.names, language, confirms, t))
    check_screen(settings_screen(ChatRow(7), 90.0, t))


def test_settings_of_games_alone() -> None:
    """A game played alone has no clock to set, hints always, and the person's language; everything else a
    chat may choose is there, a tap away, and the way back."""
    own = private_settings_screen(UserRow(1, "Anna"), "normal", EN)
    assert OpenSetting(MENU) in [decode(one.data or "") for row in own.buttons for one in row]
    offered = [decode(one.data or "") for row in settings_screen(ChatRow(7), 90.0, EN).buttons for one in row]
    names = {press.name for press in offered if isinstance(press, OpenSetting)}
    assert names == {ALL, *Setting} - {Setting.TURN, Setting.HINTS}
    assert "Language" not in settings_screen(ChatRow(7), 90.0, EN).text
    assert "Computer when alone: <b>normal</b>" in own.text


def test_a_group_that_has_chosen_no_language() -> None:
    """Reads whose language the table speaks, and none is ticked; one that has chosen reads which."""
    assert "Language: <b>as whoever opens the table</b>" in settings_screen(ChatRow(-1), 90.0, EN).text
    assert "Language: <b>English</b>" in settings_screen(ChatRow(-1, language="en"), 90.0, EN).text
    rows = language_screen(TRANSLATORS.names, None, True, EN).buttons
    assert not any(one.text.startswith("✓") for row in rows for one in row)


@pytest.mark.parametrize("for_chat", [False, True])
def test_the_way_back_from_the_languages(for_chat: bool) -> None:
    """To all settings, besides *Close*."""
    last = language_screen(TRANSLATORS.names, "en", for_chat, EN).buttons[-1]
    assert [decode(one.data or "") for one in last] == [OpenSetting(ALL), ClosePanel()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strength_is_at_hand(language: str) -> None:
    """The three strengths of games played alone stand in one row of one's own settings, the present one
    ticked, and so they stand where such a game is begun."""
    t = TRANSLATORS.of(language)
    own = private_settings_screen(UserRow(1, "Anna"), "strong", t)
    [row] = [row for row in own.buttons if len(row) == len(STRENGTHS)]
    assert [decode(one.data or "") for one in row] == [SetSetting("strength", one) for one in STRENGTHS]
    assert [one.text.startswith("✓") for one in row] == [False, False, True]
    first = start_screen(t, "https://t.me/KozelBot?startgroup=new").buttons[0]
    assert [decode(one.data or "") for one in first] == [PlayAloneAt(one) for one in STRENGTHS]


def test_settings_open_every_choice() -> None:
    """The panel leads to each setting and to the language."""
    screen = settings_screen(ChatRow(-1), 90.0, EN)
    opened = [decode(b.data or "") for row in screen.buttons for b in row]
    assert [p.name for p in opened if isinstance(p, OpenSetting)] == [LANGUAGE, *Setting]


@pytest.mark.parametrize("setting", Setting)
def test_every_choice_is_offered_and_holds(setting: Setting) -> None:
    """Each choice has a button; taken, it is the present one, ticked, and nothing else has changed."""
    screen = setting_screen(setting, ChatRow(-1), 90.0, EN)
    presses = [decode(b.data or "") for row in screen.buttons for b in row]
    offered = [p.value for p in presses if isinstance(p, SetSetting) and p.name == setting]
    assert tuple(offered) == CHOICES[setting]
    for value in offered:
        settings = changed(ChatSettings(), setting, value)
        assert chosen(settings, setting, 90.0) == value
        ticked = setting_screen(setting, ChatRow(-1, settings=settings), 90.0, EN)
        assert sum(b.text.startswith("✓") for row in ticked.buttons for b in row) == 1
        for other in set(Setting) - {setting}:
            assert chosen(settings, other, 90.0) == chosen(ChatSettings(), other, 90.0)


def test_targets_are_offered_in_order() -> None:
    """The shortest series first."""
    assert CHOICES[Setting.TARGET] == ("6", "12", "18", "24")


@pytest.mark.parametrize("setting", Setting)
def test_other_words_are_refused(setting: Setting) -> None:
    """A word from a forged button changes nothing."""
    with pytest.raises(ValueError, match="no choice"):
        changed(ChatSettings(), setting, "1e9")


def test_languages_stand_in_two_columns_with_the_present_one_ticked() -> None:
    """Each language by its own name, at most two in a row."""
    names = {"en": "English", "ru": "Русский", "kk": "Қазақша"}
    screen = language_screen(names, "ru", True, EN)
    assert [[b.text for b in row] for row in screen.buttons[:2]] == [["English", "✓ Русский"], ["Қазақша"]]
    assert decode(screen.buttons[0][1].data or "") == ChooseLanguage("ru", True)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "off"),
        (1, "1 second"),
        (90, "90 seconds"),
        (60, "1 minute"),
        (900, "15 minutes"),
        (3600, "1 hour"),
        (86400, "24 hours"),
    ],
)
def test_durations_in_words(seconds: float, said: str) -> None:
    """The largest whole unit, with its plural."""
    assert duration(seconds, EN) == said


def test_russian_durations_decline() -> None:
    """One, few and many have their forms."""
    ru = TRANSLATORS.of("ru")
    words = [duration(60 * count, ru) for count in (1, 2, 5, 21)]
    assert words == ["1 минута", "2 минуты", "5 минут", "21 минута"]


@pytest.mark.parametrize(
    ("seconds", "form"), [(30, "T"), (900, "t"), (8 * 3600, "t"), (86400, "wt"), (0, "T")]
)
def test_moments_are_as_exact_as_the_time_is_short(seconds: float, form: str) -> None:
    """Seconds matter for half a minute, the day for a whole one."""
    assert f'<tg-time unix="17" format="{form}">' in moment(17.9, EN, seconds)
