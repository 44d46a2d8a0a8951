"""What a right-to-left text needs so that cards, sums and names stay whole."""

import pytest

from bot.direction import directed

LRI, FSI, PDI, RLM = "\u2066", "\u2068", "\u2069", "\u200f"


@pytest.mark.parametrize(
    "text",
    ["", "Anna led 10♠️", "Анна: +2", f"{FSI}שלום{PDI} led 10♠️ /rules", f"🔵 {LRI}{FSI}שלום{PDI} 4{PDI} : 2"],
)
def test_left_to_right_texts_stay(text: str) -> None:
    """A text is right-to-left by its own words: not by a name in it, however deep it is isolated."""
    assert directed(text) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("עם 10♠️ 6♥️", f"עם {LRI}10♠️{PDI} {LRI}6♥️{PDI}"),
        ("א <b>6  J  10</b>", f"א <b>6  {LRI}J{PDI}  10</b>"),
        ("סך 11 + 10 + 3 = 24", f"סך {LRI}11 + 10 + 3 = 24{PDI}"),
        ("חובה +4", f"חובה {LRI}+4{PDI}"),
        ("שלחו /newgame", f"שלחו {LRI}/newgame{PDI}"),
        ("שלחו https://t.me/x", "שלחו https://t.me/x"),
        (f"{FSI}10♠️ Anna{PDI} שיחק", f"{RLM}{FSI}10♠️ Anna{PDI} שיחק"),
        (f"{FSI}אנה{PDI} 4", f"{FSI}אנה{PDI} 4"),
        ('<tg-time unix="1" format="T">עוד</tg-time>', '<tg-time unix="1" format="T">עוד</tg-time>'),
    ],
)
def test_what_runs_left_to_right_is_isolated(text: str, expected: str) -> None:
    """Cards, ranks, sums, signed numbers and commands; not what is isolated already, nor tags."""
    assert directed(text) == expected


def test_all_lines_begin_at_the_right() -> None:
    """A line that begins with a name or number gets a mark; an empty line and a drawing need none."""
    text = f"כותרת\n\n🔵 <b>4</b>  {FSI}Anna{PDI}\n{LRI}─ {FSI}אנה{PDI}{PDI}"
    assert directed(text) == f"כותרת\n\n{RLM}🔵 <b>4</b>  {FSI}Anna{PDI}\n{LRI}─ {FSI}אנה{PDI}{PDI}"
