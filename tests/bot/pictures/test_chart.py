"""The chart of a rating."""

from itertools import pairwise
from random import Random

import pytest

from bot.pictures.canvas import can_write, png
from bot.pictures.chart import MOST_LINES, MOST_POINTS, rating_chart, ticks_for
from bot.pictures.drawing import WIDTH
from tests.bot.pictures.samples import drawn, fonts
from tests.bot.screens.samples import LANGUAGES, TRANSLATORS

EN = TRANSLATORS.of("en")


def test_ticks_are_round_and_around_all_values() -> None:
    """Two to four, evenly apart, whatever the values are."""
    chance = Random(1)
    for _ in range(500):
        values = tuple(
            chance.gauss(1000, chance.choice((0, 1, 50, 400))) for _ in range(chance.randint(1, 30))
        )
        ticks = ticks_for(values)
        assert ticks[0] <= min(values) <= max(values) <= ticks[-1]
        assert 2 <= len(ticks) <= MOST_LINES
        steps = {round(after - before, 6) for before, after in pairwise(ticks)}
        assert len(steps) == 1
        assert steps.pop() in {10, 20, 50, 100, 200, 500, 1000, 2000}


def test_only_the_last_series_are_shown() -> None:
    """Their numbers stand at both ends."""
    chart = rating_chart(tuple(float(each) for each in range(1000, 1050)), EN)
    assert len(chart.values) == MOST_POINTS
    assert (chart.values[-1], chart.first, chart.last) == (1049.0, "21", "50")


@pytest.mark.parametrize("ratings", [(1000.0,), (1000.0, 1000.0), (900.0, 1250.0, 700.0)])
def test_every_chart_is_drawn(ratings: tuple[float, ...]) -> None:
    """Of one series, without a change, down at the end; the same each time."""
    chart = rating_chart(ratings, EN)
    image = drawn(chart)
    assert image.size == (WIDTH, chart.height)
    assert len(image.getcolors(1 << 20) or []) > 10
    assert png(chart, fonts()) == png(chart, fonts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_written(language: str) -> None:
    """The fonts have a sign for each letter."""
    assert can_write(rating_chart((1000.0, 1010.0), TRANSLATORS.of(language)).writing, fonts())
