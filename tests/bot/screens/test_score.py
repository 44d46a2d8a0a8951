"""The scoreboard."""

from dataclasses import replace

import pytest

from bot.asides import ScorePicture
from bot.callbacks import encode
from bot.names import columns, shown_name
from bot.screens.score import MOST_DEALS, score_popup, score_screen
from engine.seen import DealResult, Phase, View
from engine.view import observe
from storage.rows import Occupancy, Seating
from tests.bot.screens.samples import (
    LANGUAGES,
    TRANSLATORS,
    check_screen,
    random_states,
    seen_text,
    table_row,
    units,
    with_seats,
)

EN = TRANSLATORS.of("en")
NAMES = ("Anna", "Boris", "Дана", "Ella")


def _long_series(deals: int) -> View:
    """More deals than any series is likely to have: eggs have no end."""
    state = next(iter(random_states(1, 1)))
    eggs = DealResult(0, 0, (60, 60), (4, 4), (0, 0), True, False, bytes(32), "c" * 64)
    lost = DealResult(0, 0, (120, 0), (9, 0), (0, 12), False, True, bytes(32), "c" * 64)
    results = tuple(replace(lost if number % 2 else eggs, deal=number) for number in range(deals))
    return replace(observe(state, None), results=results)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_fits(language: str) -> None:
    """From the first deal to a series of hundreds, the board and its pop-up fit."""
    t = TRANSLATORS.of(language)
    views = [observe(state, None) for state in random_states(2, 8)][::20]
    for view in (*views, _long_series(500)):
        check_screen(score_screen(table_row(), view, t))
        assert 0 < units(score_popup(table_row(), view, t)) <= 200


def test_each_deal_has_its_line() -> None:
    """Every deal of a series is on the board, with its points, what it cost, its tricks and its dealer."""
    won = next(s for seed in range(40) for s in random_states(seed, 40) if s.phase is Phase.WON)
    people = [Seating(seat, Occupancy.PERSON, seat + 1, name) for seat, name in enumerate(NAMES)]
    text = score_screen(table_row(seats=tuple(people)), observe(won, None), EN).text
    for result in won.results:
        [line] = [each for each in text.split("\n") if each.startswith(f"{result.deal + 1}. ")]
        assert line.startswith(f"{result.deal + 1}. {result.points[0]} : {result.points[1]} → ")
        dealer = shown_name(NAMES[result.dealer], "")
        assert line.endswith(f" · {result.tricks[0]} : {result.tricks[1]} · \u2068{dealer}\u2069")
    assert "goats" in text.lower()


def test_very_long_series_tells_what_it_leaves_out() -> None:
    """Only the newest deals are listed, and how many came before."""
    text = score_screen(table_row(), _long_series(MOST_DEALS + 5), EN).text
    assert "(and 5 deals before)" in text
    assert f"\n{MOST_DEALS + 5}. " in text
    assert "\n5. " not in text


def test_a_deal_is_one_line_on_a_phone() -> None:
    """Also with the longest names and numbers; a computer player is a sign and its number."""
    row = with_seats(table_row(), Seating(1, Occupancy.COMPUTER), Seating(2, Occupancy.COMPUTER))
    view = _long_series(30)
    view = replace(
        view, results=tuple(replace(deal, is_doubled=False, dealer=deal.deal % 4) for deal in view.results)
    )
    text = seen_text(score_screen(row, view, EN).text)
    lines = [line for line in text.split("\n") if line[:1].isdigit()]
    assert len(lines) == 30
    assert max(map(columns, lines)) <= 42
    assert {line.split(" · ")[-1] for line in lines} >= {"🤖1", "🤖2"}


def test_the_picture_is_offered_once_there_is_a_deal() -> None:
    """And only where it can be drawn."""
    row, view = table_row(), _long_series(3)
    [[offered]] = score_screen(row, view, EN, has_picture=True).buttons
    assert offered.data == encode(ScorePicture(row.id))
    assert score_screen(row, view, EN).buttons == ()
    assert score_screen(row, replace(view, results=()), EN, has_picture=True).buttons == ()
