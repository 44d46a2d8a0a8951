"""Toasts, reasons, notes, help and the rules: all there, in every language, within their limits."""

from itertools import product

import pytest

from bot.asides import ReadRules, RulesPage
from bot.callbacks import HandOf, LeaveTable, StopTable, decode
from bot.screens import texts
from bot.screens.notices import parted_screen, silenced_screen
from bot.screens.rules import TOPICS, group_rules_screen, rules_screen
from bot.toasts import Toast
from engine.errors import Reason
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import NoteKind
from tests.bot.screens.samples import LANGUAGES, LARGEST, LONG_NAMES, TITLE, TRANSLATORS, check_screen, units

EN = TRANSLATORS.of("en")
CARDS = "10♠️ 10♣️ 10♦️ 10♥️"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_toast_is_written_and_fits(language: str) -> None:
    """Each answer is in the language itself, plain, filled in, and at most 200 characters."""
    t = TRANSLATORS.of(language)
    assert [key for key in Toast if not t.has(f"toast-{key.value}")] == []
    for key, name in product(Toast, LONG_NAMES):
        text = texts.toast(key, t, name=name, cards=CARDS)
        assert 0 < units(text) <= 200, key
        assert "{" not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_note_and_command_is_written(language: str) -> None:
    """Whatever the engine refuses and the table tells has words; a menu's entry is short."""
    t = TRANSLATORS.of(language)
    assert all(t.has(f"note-{kind.value}") for kind in NoteKind)
    for reason in Reason:
        assert t.has(f"reason-{reason.value}")
        assert 0 < units(texts.reason_text(reason, t)) <= 200
    for name in {*texts.COMMANDS_IN_GROUPS, *texts.COMMANDS_IN_PRIVATE}:
        assert t.has(f"cmd-{name}")
    for is_private in (False, True):
        assert all(1 <= len(text) <= 256 for _, text in texts.command_texts(is_private, t))
    assert len(t("bot-about")) <= 120
    assert len(t("bot-description")) <= 512


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_fit(language: str) -> None:
    """Start, help, the lists of tables, and words about tables left."""
    t = TRANSLATORS.of(language)
    tables = [(1, None), *((LARGEST - at, TITLE) for at in range(20))]
    for screen in (
        texts.start_screen(t),
        texts.start_screen(t, "https://t.me/KozelBot?startgroup=1"),
        texts.help_screen(t),
        texts.help_screen(t, is_private=True),
        texts.hands_screen(tables, t),
        texts.leave_screen(tables, t),
        texts.stop_screen(tables, t),
        parted_screen(TITLE, t),
        silenced_screen(TITLE, t),
    ):
        check_screen(screen)


def test_newgame_in_private() -> None:
    """Is told otherwise than in a group, in the menu and under /help: there it deals at once."""
    for is_private, told in ((False, "open a table"), (True, "play against the computer")):
        assert dict(texts.command_texts(is_private, EN))["newgame"] == told
        assert f"/newgame – {told}" in texts.help_screen(EN, is_private).text


def test_the_rules_are_at_hand_from_the_start() -> None:
    """Below the strengths of the computer, above the way to a group."""
    rows = texts.start_screen(EN, "https://t.me/KozelBot?startgroup=new").buttons
    assert [decode(one.data or "") for one in rows[1]] == [ReadRules()]
    assert rows[2][0].url


def test_a_game_alone_in_a_list() -> None:
    """Has no group's title, and says so."""
    for make in (texts.hands_screen, texts.leave_screen, texts.stop_screen):
        assert [row[0].text for row in make([(7, "Yard"), (8, None)], EN).buttons[:2]] == [
            "\u2068Yard\u2069",
            "🤖 Alone",
        ]


def test_lists_name_each_table() -> None:
    """Each button of a list carries its table and shows its group."""
    tables = [(7, "Yard"), (8, "<b>Work</b>")]
    lists = ((texts.hands_screen, HandOf), (texts.leave_screen, LeaveTable), (texts.stop_screen, StopTable))
    for make, press in lists:
        rows = make(tables, EN).buttons[:2]
        assert [decode(row[0].data or "") for row in rows] == [press(7), press(8)]
        assert "Yard" in rows[0][0].text
        assert "<b>Work</b>" in rows[1][0].text


def test_names_in_toasts_are_cleaned() -> None:
    """A name without anything to see is told as somebody; a name keeps its letters unescaped."""
    assert "somebody" in texts.toast(Toast.NOT_YOUR_TURN, EN, name="\u200b")
    assert "<A&B>" in texts.toast(Toast.NOT_YOUR_TURN, EN, name="<A&B>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_fits_under_all_options(topic: str, language: str) -> None:
    """The rules in a series' options, with every other topic in the same options one tap away."""
    t = TRANSLATORS.of(language)
    for rules in (Rules(), Rules(24, EggsRule.DOUBLE, ClaimsRule.LEAD)):
        screen = rules_screen(topic, rules, t)
        check_screen(screen)
        led_to = {
            p for row in screen.buttons for b in row if isinstance(p := decode(b.data or ""), RulesPage)
        }
        assert led_to == {RulesPage(other, rules) for other in TOPICS}


def test_unknown_topic_shows_the_first() -> None:
    """A forged or old topic is no error."""
    assert rules_screen("nonsense", Rules(), EN) == rules_screen(TOPICS[0], Rules(), EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_in_one_message(language: str) -> None:
    """A group gets all topics of the game at once, folded up, and the way to the topics with examples."""
    for rules in (Rules(), Rules(24, EggsRule.DOUBLE, ClaimsRule.LEAD)):
        screen = group_rules_screen(rules, TRANSLATORS.of(language), "https://t.me/KozelBot?start=rules")
        check_screen(screen)
        assert [button.url for row in screen.buttons for button in row] == [
            "https://t.me/KozelBot?start=rules"
        ]
