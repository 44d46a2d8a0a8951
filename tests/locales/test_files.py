"""Every language says what English says, whole and well-formed.

A new file or language joins by being in the folder.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.locales import faults
from tests.locales.ftl import Language, files, read

FOLDER = Path(__file__).parents[2] / "locales"
CODES = sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))

# Texts that may be the same as in English, because that is what these languages print.
SAME: dict[str, frozenset[str]] = {
    "af": frozenset({"rank-J", "rank-Q", "rank-K", "rank-A"}),
    "lv": frozenset({"rank-J", "rank-Q", "rank-K", "rank-A"}),
}


@pytest.fixture(params=CODES)
def language(request: pytest.FixtureRequest) -> Language:
    return read(FOLDER / request.param)


def english(code: str) -> Language:
    """The source of those files that the language has."""
    return read(FOLDER / "en", files(FOLDER / code))


def none(found: Iterable[str]) -> None:
    assert sorted(found) == []


def test_five_languages_are_there() -> None:
    """English, Russian, Latvian, Afrikaans and Kazakh, each with the words and the rules of the game."""
    assert {"en", "ru", "lv", "af", "kk"} <= set(CODES)
    assert [code for code in CODES if not files(FOLDER / code) >= {"terms.ftl", "rules.ftl"}] == []
    assert [code for code in CODES if files(FOLDER / code) - files(FOLDER / "en")] == []


def test_files_parse(language: Language) -> None:
    """There is no junk in any file, and no key is there twice."""
    none(language.faults)


def test_keys(language: Language) -> None:
    """A language has exactly the texts and terms of English."""
    none(faults.keys(language, english(language.code)))


def test_contents(language: Language) -> None:
    """A text has the variables, terms, choices and HTML tags of the English one."""
    none(faults.contents(language, english(language.code)))


def test_markup(language: Language) -> None:
    """Tags are closed in order, in every variant."""
    none(faults.markup(language))


def test_plurals(language: Language) -> None:
    """A plural has all the forms that the language has for integers, and no others."""
    none(faults.plurals(language))


def test_references(language: Language) -> None:
    """What a text refers to is there in the form asked for, and every term is used."""
    none(faults.references(language))


def test_letters(language: Language) -> None:
    """No word mixes alphabets, and every suit is drawn in colour."""
    none(faults.letters(language))


def test_runtime(language: Language) -> None:
    """The runtime formats every text with any count, without an error."""
    none(faults.runtime(language))


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_no_english_left(code: str) -> None:
    """No text of another language is English, nor a part of it."""
    none(faults.english_left(read(FOLDER / code), english(code), SAME.get(code, frozenset())))


@pytest.mark.parametrize("code", sorted(SAME))
def test_allow_list_is_short(code: str) -> None:
    """Nothing is on the list of equal texts that is no longer equal."""
    theirs, ours = read(FOLDER / code).texts, english(code).texts
    assert [key for key in SAME[code] if not theirs[key].equals(ours[key])] == []


GOOD = "-a = { $case ->\n   *[nominative] trumpis\n    [genitive] trumpja\n }\n"
Check = Callable[[Language, Language], Iterable[str]]


@pytest.mark.parametrize(
    ("check", "ours", "theirs", "fault"),
    [
        (lambda it, _: it.faults, "", "x = { $n", "not Fluent: 'x = { $n'"),
        (lambda it, _: it.faults, "", "x = a\nx = b\n", "x is there twice"),
        (faults.keys, "x = a\n", "", "x is missing"),
        (faults.keys, "", "x = a\n", "x is not in English"),
        (faults.contents, "x = { $n }\n", "x = a\n", "x: variables [], in English ['n']"),
        (faults.contents, "x = <b>a</b>\n", "x = a\n", "x: tags [], in English ['</b>', '<b>']"),
        (faults.contents, "x = { -a }\n", "x = a\n", "x: terms [], in English ['a']"),
        (
            faults.contents,
            "x = { $o ->\n   *[lead] a\n    [trick] b\n }\n",
            "x = { $o ->\n   *[lead] a\n }\n",
            "x: choices [('o', ('lead',))], in English [('o', ('lead', 'trick'))]",
        ),
        (lambda it, _: faults.markup(it), "", "x = <b>a\n", "x: tags are not closed in order"),
        (lambda it, _: faults.markup(it), "", "x = <b><i>a</b></i>\n", "x: tags are not closed in order"),
        (
            lambda it, _: faults.markup(it),
            "",
            "x = { $n ->\n    [one] <b>a</b>\n   *[other] b\n }\n",
            "x: the forms of a plural have different tags",
        ),
        (
            lambda it, _: faults.plurals(it),
            "",
            "x = { $n ->\n    [one] a\n   *[other] b\n }\n",
            "x: forms ['one', 'other'] of $n, needed ['one', 'other', 'zero']",
        ),
        (lambda it, _: faults.references(it), "", "x = { y }\n", "x refers to y, which isn't there"),
        (lambda it, _: faults.references(it), "", "x = { -b }\n", "x: -b isn't there"),
        (lambda it, _: faults.references(it), "", GOOD, "-a is used by no text"),
        (
            lambda it, _: faults.references(it),
            "",
            GOOD + 'x = { -a(case: "dative") }\n',
            "x: -a has no case 'dative'",
        ),
        (lambda it, _: faults.letters(it), "", "x = kоzel\n", "x: 'kоzel' mixes alphabets"),
        (lambda it, _: faults.letters(it), "", "x = 7♠\n", "x: a suit without U+FE0F"),
        (lambda it, _: faults.runtime(it), "", "x = { y }\n", "x: Unknown message: y"),
        (
            lambda it, en: faults.english_left(it, en, frozenset()),
            "x = Deal\n",
            "x = Deal\n",
            "x is in English",
        ),
        (
            lambda it, en: faults.english_left(it, en, frozenset()),
            "x = you lead the trick now\n",
            "x = tagad you lead the trick\n",
            "x has English left: you lead the trick",
        ),
    ],
)
def test_faults_are_found(tmp_path: Path, check: Check, ours: str, theirs: str, fault: str) -> None:
    """Each fault is named with the text that it is in."""
    for code, source in (("en", ours), ("lv", theirs)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "x.ftl").write_text(source, encoding="utf-8")
    assert any(fault in found for found in check(read(tmp_path / "lv"), read(tmp_path / "en")))
