"""The one place that draws: shapes and writing on a light ground, as PNG. Needs Pillow.

Laws: the same calls give the same picture; x is counted from where the language begins to read, so that a
right-to-left picture is the mirror of the other, its words apart; what a font has no sign for is left out.
Everything is drawn at twice its size, which makes round things smooth.
"""

import re
from functools import lru_cache
from io import BytesIO
from typing import Literal

from PIL import Image, ImageDraw, ImageFont, features

from bot.pictures.drawing import WIDTH, Drawing
from bot.pictures.type import Fonts

GROUND = "#ffffff"
TWICE = 2
SMALLEST = 0.7  # of its size, to make a text fit; then it is cut
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
_RUN = re.compile("[^\u0590-\u08ff ]+(?: +[^\u0590-\u08ff ]+)*")
_NOWHERE = "\U0010ffff"  # no font has a sign for it

Align = Literal["start", "middle", "end"]


def png(drawing: Drawing, fonts: Fonts) -> bytes:
    """The drawing as a file."""
    canvas = Canvas(fonts, drawing.height, is_mirrored=drawing.is_right_to_left)
    drawing.draw(canvas)
    return canvas.png()


def can_write(text: str, fonts: Fonts) -> bool:
    """Whether the fonts have a sign for every letter."""
    return all(_has(str(path), char) for path in (fonts.regular, fonts.bold) for char in set(text))


class Canvas:
    """Sizes in points of the finished picture; (x, y) of a text is the middle of its height."""

    def __init__(self, fonts: Fonts, height: int, *, is_mirrored: bool = False) -> None:
        self._fonts = fonts
        self._is_mirrored = is_mirrored
        self._image = Image.new("RGB", (WIDTH * TWICE, height * TWICE), GROUND)
        self._draw = ImageDraw.Draw(self._image)

    def text(
        self,
        at: tuple[float, float],
        text: str,
        size: int,
        color: str,
        *,
        align: Align = "start",
        is_bold: bool = False,
        most: float = WIDTH,
    ) -> float:
        """Write at most so wide, smaller or cut if need be; gives the width it took."""
        font, text = self._fitted(self.readable(text), size, is_bold, most)
        sides = {"start": "l", "middle": "m", "end": "r"}
        side = sides[align].translate(str.maketrans("lr", "rl")) if self._is_mirrored else sides[align]
        self._draw.text(self._at(*at), _visual(text), fill=color, font=font, anchor=f"{side}m")
        return font.getlength(_visual(text)) / TWICE

    def box(self, at: tuple[float, float], size: tuple[float, float], color: str, radius: float = 0) -> None:
        """A filled box with round corners; ``at`` is the corner where reading begins."""
        ends = (self._at(*at), self._at(at[0] + size[0], at[1] + size[1]))
        corners = ((min(one[0] for one in ends), ends[0][1]), (max(one[0] for one in ends), ends[1][1]))
        self._draw.rounded_rectangle(corners, radius * TWICE, fill=color)

    def disc(self, at: tuple[float, float], radius: float, color: str, hole: str | None = None) -> None:
        """Around a middle; with a ``hole`` of that color in it."""
        self._draw.circle(self._at(*at), radius * TWICE, fill=color)
        if hole is not None:
            self._draw.circle(self._at(*at), radius * TWICE * 0.45, fill=hole)

    def line(self, points: list[tuple[float, float]], color: str, width: float) -> None:
        self._draw.line([self._at(*one) for one in points], color, round(width * TWICE), joint="curve")

    def readable(self, text: str) -> str:
        """The text without what the fonts have no sign for."""
        paths = (str(self._fonts.regular), str(self._fonts.bold))
        return " ".join("".join(each for each in text if all(_has(path, each) for path in paths)).split())

    def png(self) -> bytes:
        file = BytesIO()
        self._image.reduce(TWICE).save(file, "PNG")
        return file.getvalue()

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return (WIDTH - x if self._is_mirrored else x) * TWICE, y * TWICE

    def _fitted(self, text: str, size: int, is_bold: bool, most: float) -> tuple[ImageFont.FreeTypeFont, str]:
        path = str(self._fonts.bold if is_bold else self._fonts.regular)
        font = _font(path, size * TWICE)
        room = most * TWICE
        if (width := font.getlength(text)) > room:
            font = _font(path, int(size * TWICE * max(SMALLEST, room / width)))
        kept = text
        while kept and font.getlength(text) > room:
            kept = kept[:-1].rstrip()
            text = f"{kept}…"
        return font, text


@lru_cache(64)
def _font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


@lru_cache(4096)
def _has(path: str, char: str) -> bool:
    font = ImageFont.truetype(path, 24, layout_engine=ImageFont.Layout.BASIC)
    return char.isspace() or bytes(font.getmask(char)) != bytes(font.getmask(_NOWHERE))


def _visual(text: str) -> str:
    """In the order of the eye; where Pillow has raqm it does that itself."""
    return text if features.check("raqm") else reordered(text)


def reordered(text: str) -> str:
    """A line of right-to-left words as they stand from left to right; other words and numbers stay whole."""
    if not RIGHT_TO_LEFT.search(text):
        return text
    return _RUN.sub(lambda run: run[0][::-1], text)[::-1]
