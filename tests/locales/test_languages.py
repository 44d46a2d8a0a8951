"""Every language that is shipped says what English says, whole, well-formed, up to date and short enough."""

import tomllib
from pathlib import Path

import pytest

from bot.translation.check import Findings, check, languages
from bot.translation.faults import english_left
from bot.translation.ftl import files, read

FOLDER = Path(__file__).parents[2] / "locales"
CODES = languages(FOLDER)
ASKED_FOR = {
    *("af", "az", "be", "de", "en", "es", "et", "fr", "he", "hy", "id", "ka", "kk", "ky", "lt", "lv", "pl"),
    *("pt-BR", "ro", "ru", "tg", "tr", "uk", "uz"),
}


def test_all_languages_are_there() -> None:
    """Those of the game's players, each with the same files as English."""
    assert set(CODES) == ASKED_FOR
    assert [code for code in CODES if files(FOLDER / code) != files(FOLDER / "en")] == []


def test_pontoon_knows_all_languages() -> None:
    """l10n.toml lists every language but the source."""
    listed = tomllib.loads((FOLDER.parent / "l10n.toml").read_text(encoding="utf-8"))["locales"]
    assert listed == [code for code in CODES if code != "en"]


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_left_to_do(code: str) -> None:
    """No text is missing, older than its English, faulty or too long: what `kozel locales check` says."""
    assert check(FOLDER, code) == Findings((), (), ())


@pytest.mark.parametrize("code", CODES)
def test_allow_list_is_short(code: str) -> None:
    """What a language lists as the same as in English would be called English without the list."""
    listed = {key for line in _lines(code) if (key := line.partition("#")[0].strip())}
    found = english_left(read(FOLDER / code), read(FOLDER / "en"), frozenset())
    assert listed - {fault.partition(" ")[0] for fault in found} == set()
    assert len(listed) < 20


def _lines(code: str) -> list[str]:
    file = FOLDER / code / "same-as-english.txt"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
