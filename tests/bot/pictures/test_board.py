"""The scoreboard as a picture."""

from dataclasses import replace

import pytest

from bot.pictures.board import MOST_DEALS, TOP, board_of
from bot.pictures.canvas import can_write, png
from bot.pictures.drawing import MARGIN, WIDTH, key_of
from engine.seen import DealResult
from engine.view import observe
from tests.bot.pictures.samples import board, drawn, fonts, won
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS, random_states, table_row

WHITE = (255, 255, 255)
FOUR = ("Anna", "Boris", "Дана", "אלה")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    """The fonts have a sign for each letter; the picture is as large as it says and has something on it."""
    shown = board(language)
    assert can_write(shown.writing, fonts())
    image = drawn(shown)
    assert image.size == (WIDTH, shown.height)
    assert len(image.getcolors(1 << 20) or []) > 20


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_longest_names_stay_in_their_place(language: str) -> None:
    """Between both sides, and on the margins, nothing is written, in either direction of reading."""
    image = drawn(board(language))
    for x in (WIDTH // 2, MARGIN // 2, WIDTH - MARGIN // 2):
        assert {image.getpixel((x, y)) for y in range(TOP, TOP + 220)} == {WHITE}


def test_the_same_content_is_the_same_file() -> None:
    """Byte for byte, under one key; another score has another."""
    one = board(names=FOUR)
    assert png(one, fonts()) == png(board(names=FOUR), fonts())
    assert key_of(one) == key_of(board(names=FOUR))
    other = replace(one, score=(one.score[0] + 1, one.score[1]))
    assert png(one, fonts()) != png(other, fonts())
    assert len({key_of(each) for each in (one, other, board("he", FOUR))}) == 3


def test_sides_are_told_without_color() -> None:
    """One sign is a disc, the other a ring."""
    image = drawn(board(names=FOUR))
    middle = TOP + 62
    assert image.getpixel((MARGIN + 46, middle)) != WHITE
    assert image.getpixel((WIDTH // 2 + 12 + 46, middle)) == WHITE


def test_a_name_without_a_sign_gives_way() -> None:
    """A goat alone is nothing that the font could write: the seat is named; of other names the rest stays."""
    goat = png(board(names=("🐐", "Boris 🐐", "Дана", "אלה")), fonts())
    assert goat == png(board(names=("Player 1", "Boris", "Дана", "אלה")), fonts())
    assert goat != png(board(names=("Player 2", "Boris", "Дана", "אלה")), fonts())


def test_very_long_series_show_their_newest_deals() -> None:
    """The picture stays large enough to be read."""
    eggs = DealResult(0, 0, (60, 60), (4, 4), (0, 0), True, False, None, None)
    results = tuple(replace(eggs, deal=number) for number in range(MOST_DEALS + 5))
    view = replace(observe(won(), None), results=results)
    shown = board_of(table_row(), view, TRANSLATORS.of("en"))
    assert [result.deal for result in shown.deals] == list(range(5, MOST_DEALS + 5))
    assert drawn(shown).height < 2 * WIDTH


def test_a_deal_in_play_shows_nothing_of_itself() -> None:
    """The board is the same from the first card of a deal to its last."""
    row, t = table_row(), TRANSLATORS.of("en")
    states = list(random_states(1, 3))
    boards: dict[int, set[str]] = {}
    for state in states:
        boards.setdefault(len(state.results), set()).add(repr(board_of(row, observe(state, None), t)))
    assert all(len(seen) == 1 for seen in boards.values())
