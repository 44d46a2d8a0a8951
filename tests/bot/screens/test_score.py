"""The scoreboard."""

from dataclasses import replace

import pytest

from bot.screens.score import MOST_DEALS, score_popup, score_screen
from engine.seen import DealResult, Phase, View
from engine.view import observe
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS, check_screen, random_states, table_row, units

EN = TRANSLATORS.of("en")


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
    """Every deal of a series is on the board, with its points and what it cost."""
    won = next(s for seed in range(40) for s in random_states(seed, 40) if s.phase is Phase.WON)
    text = score_screen(table_row(), observe(won, None), EN).text
    for result in won.results:
        assert f"{result.deal + 1}. 🔵 {result.points[0]} : {result.points[1]} 🟠" in text
    assert "goats" in text.lower()


def test_very_long_series_tells_what_it_leaves_out() -> None:
    """Only the newest deals are listed, and how many came before."""
    text = score_screen(table_row(), _long_series(MOST_DEALS + 5), EN).text
    assert "(and 5 deals before)" in text
    assert f"\n{MOST_DEALS + 5}. " in text
    assert "\n5. " not in text
