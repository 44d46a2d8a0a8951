"""Names as people write them."""

import html
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.names import LENGTH, clipped, html_name, plain_name, shown_name

FAMILY = "👨‍👩‍👧‍👦"

SHOWN = [
    ("Anna", "Anna"),
    ("  Анна   Петровна ", "Анна Петровна"),
    ("a\nb\tc\r", "a b c"),
    ("a\u2028b", "a b"),
    ("\u202eanna", "anna"),
    ("\u2066a\u2069\u200eb\u200fc\u061cd", "abcd"),
    ("a\u200b\u200c\u200d\u2060\ufeffb", "ab"),
    ("a\u00adb", "ab"),
    ("e\u0301", "é"),
    ("a\ud800b", "ab"),
    ("a\ue000b", "ab"),
    ("\u3164Anna\u3164", "Anna"),
    ("\u0301Anna", "Anna"),
    ("שלום", "שלום"),
    ("नमस्ते", "नमस्ते"),
    ("❤️", "❤️"),
    ("1️⃣", "1️⃣"),
    (FAMILY, FAMILY),
    ("👍🏽", "👍🏽"),
    ("🇱🇻", "🇱🇻"),
    ("W" * 64, "W" * 19 + "…"),
    ("李" * 30, "李" * 9 + "…"),
    ("🇱🇻" * 20, "🇱🇻" * 9 + "…"),
    ("👍🏽" * 20, "👍🏽" * 9 + "…"),
    ("a" * 20, "a" * 20),
]


@pytest.mark.parametrize(("raw", "shown"), SHOWN)
def test_names_are_shown_without_tricks(raw: str, shown: str) -> None:
    """Honest names stay as they are; tricks go; long names are cut between signs."""
    assert shown_name(raw, "Player 2") == shown


INVISIBLE = [
    "",
    " ",
    "\u200b",
    "\u202e\u202d",
    "\u3164",
    "\u2800\u2800",
    "\ufe0f",
    "\u0301\u0302",
    "\u200d",
    "\n",
]


@pytest.mark.parametrize("raw", INVISIBLE)
def test_a_name_that_shows_nothing_has_a_fallback(raw: str) -> None:
    """A seat always has a readable name."""
    assert shown_name(raw, "Player 2") == "Player 2"


def test_stacked_marks_are_thinned() -> None:
    """At most two marks stay on a letter."""
    zalgo = "Z" + "\u0321" * 30 + "a" + "\u0337\u0338\u0339\u033a"
    name = shown_name(zalgo, "x")
    assert sum(map(unicodedata.combining, name)) > 0
    assert sum(unicodedata.category(char) == "Mn" for char in name) == 4


def test_joined_emoji_are_never_cut() -> None:
    """A cut name ends in whole families."""
    name = shown_name(FAMILY * 12, "x")
    assert name.removesuffix("…").replace(FAMILY, "") == ""
    assert FAMILY in name


def test_endless_joins_do_not_make_an_endless_name() -> None:
    """Whatever is joined to whatever, the name stays within its length."""
    assert len(shown_name("\u200d".join("👩" * 60), "x")) <= LENGTH


def test_html_is_escaped_and_isolated() -> None:
    """Markup in a name is text; direction ends with the name."""
    assert html_name("<b>&\"'", "x") == f"\u2068{html.escape('<b>&')}&quot;&#x27;\u2069"
    assert plain_name("<b>", "x") == "\u2068<b>\u2069"


@given(st.text(max_size=130))
def test_any_name_is_short_visible_and_harmless(raw: str) -> None:
    """Whatever was written, the laws of names hold, and cleaning twice changes nothing."""
    name = shown_name(raw, "Player 2")
    assert name.strip() == name != ""
    assert len(name) <= LENGTH
    assert not {unicodedata.category(char) for char in name if char != "\u200d"} & {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Zl",
        "Zp",
    }
    assert shown_name(name, "Player 2") == name
    assert "<" not in html_name(raw, "x")


@given(st.text(max_size=300), st.integers(1, 250))
def test_clipping_keeps_the_limit(text: str, most: int) -> None:
    """Cut text is within the limit in UTF-16 units, and text within it is not touched."""
    cut = clipped(text, most)
    assert len(cut.encode("utf-16-le", "surrogatepass")) // 2 <= most
    if len(text.encode("utf-16-le", "surrogatepass")) // 2 <= most:
        assert cut == text
