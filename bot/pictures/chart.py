"""How a number went over the last series, as a line with a point for each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.i18n import Translator
from bot.pictures.drawing import MARGIN, WIDTH

if TYPE_CHECKING:
    from bot.pictures.canvas import Canvas

MOST_POINTS = 30  # more stand too close for a phone
HEIGHT, TOP, BOTTOM = 720, 168, 640
LEFT, RIGHT = 190, WIDTH - MARGIN - 60
MOST_LINES = 4  # across, each with its number
LEAST_SPAN = 40.0  # so that a change of nothing looks like nothing

LINE, TINT, INK, GREY, RULE = "#2563eb", "#ffffff", "#1c2128", "#5f6873", "#e3e6ea"


@dataclass(frozen=True, slots=True)
class Chart:
    """Oldest value first; ``first`` and ``last`` label the ends of the line."""

    title: str
    note: str
    values: tuple[float, ...]
    first: str
    last: str
    is_right_to_left: bool = False

    @property
    def height(self) -> int:
        return HEIGHT

    @property
    def writing(self) -> str:
        return "".join(sorted(set(f"{self.title}{self.note}{self.first}{self.last}")))

    def draw(self, canvas: Canvas) -> None:
        canvas.text((MARGIN, 72), self.title, 52, INK, is_bold=True, most=500)
        canvas.text((WIDTH - MARGIN, 72), self.note, 40, GREY, align="end", most=460)
        ticks = ticks_for(self.values)
        for tick in ticks:
            y = _height_of(tick, ticks)
            canvas.line([(LEFT, y), (WIDTH - MARGIN, y)], RULE, 3)
            canvas.text((LEFT - 28, y), f"{tick:g}", 36, GREY, align="end", most=110)
        points = [
            (_place_of(at, len(self.values)), _height_of(value, ticks))
            for at, value in enumerate(self.values)
        ]
        if len(points) > 1:
            canvas.line(points, LINE, 6)
        for point in points:
            canvas.disc(point, 10, LINE, TINT)
        self._draw_ends(canvas, points)

    def _draw_ends(self, canvas: Canvas, points: list[tuple[float, float]]) -> None:
        """The last value in full, and what the two ends are."""
        x, y = points[-1]
        canvas.disc((x, y), 15, LINE)
        has_fallen = len(points) > 1 and points[-2][1] < y  # then the line comes from above
        beside = 50 if has_fallen and y < BOTTOM - 90 else -46
        canvas.text((x, y + beside), f"{self.values[-1]:.0f}", 48, LINE, align="middle", is_bold=True)
        if len(points) > 1:
            canvas.text((points[0][0], HEIGHT - 36), self.first, 34, GREY, align="middle", most=300)
        canvas.text((x, HEIGHT - 36), self.last, 34, GREY, align="middle", most=200)


def ticks_for(values: tuple[float, ...]) -> tuple[float, ...]:
    """Round numbers around all values: two to MOST_LINES."""
    low, high = min(values), max(values)
    spread = max(high - low, LEAST_SPAN)
    low, high = (low + high - spread) / 2, (low + high + spread) / 2
    for step in _round_steps(spread):
        first, last = math.floor(low / step), math.ceil(high / step)
        if last - first < MOST_LINES:
            return tuple(step * number for number in range(first, last + 1))
    raise AssertionError("the steps have no end")


def _round_steps(spread: float) -> list[float]:
    """1, 2, 5, 10 ... from about a tenth of the spread on."""
    power = 10.0 ** (math.floor(math.log10(spread)) - 1)
    return [power * factor * scale for scale in (1.0, 10.0, 100.0) for factor in (1, 2, 5)]


def _place_of(at: int, count: int) -> float:
    return (LEFT + RIGHT) / 2 if count == 1 else LEFT + 30 + (RIGHT - LEFT - 30) * at / (count - 1)


def _height_of(value: float, ticks: tuple[float, ...]) -> float:
    return BOTTOM - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (BOTTOM - TOP)


def rating_chart(ratings: tuple[float, ...], t: Translator) -> Chart:
    """Somebody's rating after each series, oldest first; there is at least one."""
    shown = ratings[-MOST_POINTS:]
    return Chart(
        title=t("picture-rating"),
        note=t("picture-last-series", count=len(shown)),
        values=tuple(round(value, 1) for value in shown),
        first=str(len(ratings) - len(shown) + 1),
        last=str(len(ratings)),
        is_right_to_left=t.is_right_to_left,
    )
