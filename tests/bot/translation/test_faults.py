"""Faults of any language's files, found by comparing with English or by reading alone."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from bot.translation import faults
from bot.translation.ftl import Language, read

GOOD = "-a = { $case ->\n   *[nominative] trumpis\n    [genitive] trumpja\n }\n"
Check = Callable[[Language, Language], Iterable[str]]


@pytest.mark.parametrize(
    ("check", "ours", "theirs", "fault"),
    [
        (lambda it, _: it.faults, "", "x = { $n", "not Fluent: 'x = { $n'"),
        (lambda it, _: it.faults, "", "x = a\nx = b\n", "x is there twice"),
        (faults.unknown, "", "x = a\n", "x is not in English"),
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
