"""The drawn table of the rules: the same shape in every language."""

import re

import pytest

from bot.names import columns
from bot.screens.rules import rules_screen
from bot.screens.seating import drawn_table
from engine.rules import Rules
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS

MARKS = re.compile("[\u2066\u2068\u2069]")


def test_english_drawing() -> None:
    """Partners sit opposite each other; the arrows go clockwise, from the first player to the left."""
    drawing = MARKS.sub("", drawn_table(TRANSLATORS.of("en"))).replace("\u00a0", " ")
    assert drawing.split("\n") == [
        "    ╭─→ 🔵 Dana ──╮   ",
        "🟠 Boris       🟠 Emil",
        "    ╰── 🔵 Anna ←─╯   ",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_meet(language: str) -> None:
    """The corners stand above each other and above the people at the sides; a phone shows it unbroken."""
    drawing = drawn_table(TRANSLATORS.of(language))
    assert all(line[0] == "\u2066" and line[-1] == "\u2069" for line in drawing.split("\n"))
    above, between, below = MARKS.sub("", drawing).split("\n")
    assert columns(above) == columns(between) == columns(below)
    assert above.index("╭") == below.index("╰")
    right_one = columns(between[: between.rindex("🟠")])
    assert above.index("╭") < right_one < columns(above.rstrip()) - 1 < columns(between)
    assert columns(between) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_it_stands(language: str) -> None:
    """In the topic about the table, and there only."""
    t = TRANSLATORS.of(language)
    assert drawn_table(t) in rules_screen("table", Rules(), t).text
    assert "<pre>" not in rules_screen("trick", Rules(), t).text
