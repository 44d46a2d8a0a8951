"""The translator."""

import logging
from pathlib import Path

import pytest

from bot.i18n import Translators

EN = """
hello = Hello { $name }
only-english = Only here
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
broken = { $missing }
"""
RU = """
hello = Привет, { $name }
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
"""


@pytest.fixture
def translators(tmp_path: Path) -> Translators:
    for language, text in (("en", EN), ("ru", RU), ("pt-BR", "hello = Olá { $name }")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "bot.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "rules.ftl").write_text("hello = x", encoding="utf-8")
    return Translators(tmp_path)


def test_a_language_needs_its_interface(translators: Translators) -> None:
    """Folders with bot.ftl are languages, English first; rules alone make none."""
    assert translators.languages == ("en", "pt-BR", "ru")


def test_english_must_be_there(tmp_path: Path) -> None:
    """Without English there is nothing to fall back on: no start."""
    with pytest.raises(FileNotFoundError):
        Translators(tmp_path)


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("ru", "ru"),
        ("ru-RU", "ru"),
        ("RU", "ru"),
        ("ru_RU", "ru"),
        ("pt-br", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("p", "en"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
        ("xx", "en"),
    ],
)
def test_the_best_language_is_found(translators: Translators, code: str | None, language: str) -> None:
    """The whole code, else its first part, else the same language of another country, else English."""
    assert translators.of(code).language == language


def test_the_first_known_choice_counts(translators: Translators) -> None:
    """A person's choice, the chat's, Telegram's: the first that we speak."""
    assert translators.choose(None, "de", "ru-RU", "en") == "ru"
    assert translators.choose("en", "ru") == "en"
    assert translators.choose(None, "de") == "en"


def test_values_are_put_in_as_they_are(translators: Translators) -> None:
    """No marks around values: names are isolated by bot.names alone."""
    assert translators.of("ru")("hello", name="<b>") == "Привет, <b>"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_integers_are_not_grouped(translators: Translators, language: str) -> None:
    """A large number is plain digits in every language."""
    assert "1234567 " in translators.of(language)("cards", count=1234567)


def test_plurals_follow_the_language(translators: Translators) -> None:
    """One, few and many by the language's own rule."""
    words = [translators.of("ru")("cards", count=count) for count in (1, 2, 5, 11, 21)]
    assert words == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]


def test_what_is_missing_is_english_and_logged(
    translators: Translators, caplog: pytest.LogCaptureFixture
) -> None:
    """A text that a language lacks comes in English, one that nobody has as its key; both are logged."""
    ru = translators.of("ru")
    with caplog.at_level(logging.ERROR):
        assert ru("only-english") == "Only here"
        assert ru("nowhere") == "nowhere"
    assert "no text for only-english in ru" in caplog.text
    assert not ru.has("only-english")


def test_a_broken_text_does_not_stop_the_game(
    translators: Translators, caplog: pytest.LogCaptureFixture
) -> None:
    """A value that the text wants and nobody gave is logged, and something is shown."""
    with caplog.at_level(logging.ERROR):
        assert translators.of("en")("broken")
    assert "broken" in caplog.text
