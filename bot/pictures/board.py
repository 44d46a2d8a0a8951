"""The scoreboard of a series as a picture: both sides with their defeat points, and a line for each deal.

Law: a side is told by the shape of its sign (a disc, a ring) as well as by its color.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.i18n import Translator
from bot.names import shown_name
from bot.pictures.drawing import MARGIN, WIDTH
from bot.screens.people import computer_name, own_name
from engine.seen import DealResult, Pair, Partnership, Seat, View
from storage.rows import Occupancy, TableRow

if TYPE_CHECKING:
    from bot.pictures.canvas import Canvas

MOST_DEALS = 16  # of a longer series the newest: Telegram would make the picture too small to read
TOP, PANEL, LINE = 128, 250, 76  # heights: title, sides, a deal
HEAD = TOP + PANEL + 84  # where the first deal's line begins

SIDES = ("#2563eb", "#d9480f")
TINTS = ("#eaf1ff", "#fff0e6")
INK, GREY, STRIPE, WHITE = "#1c2128", "#5f6873", "#f5f6f8", "#ffffff"

# Middles (or ends) of the columns.
NUMBER, DEALER, POINTS, TRICKS, DEFEAT = 92, 134, 610, 800, WIDTH - MARGIN - 24


@dataclass(frozen=True, slots=True)
class Words:
    """In the reader's language."""

    title: str
    deals: str
    dealer: str
    points: str
    tricks: str
    defeat: str
    eggs: str
    ends: tuple[str, str]  # what each side has become; empty while the series goes on


@dataclass(frozen=True, slots=True)
class Board:
    """names, fallbacks: by seat; a name that the font has no sign for gives way to its fallback."""

    words: Words
    is_right_to_left: bool
    names: tuple[str, ...]
    fallbacks: tuple[str, ...]
    score: Pair
    deals: tuple[DealResult, ...]

    @property
    def height(self) -> int:
        return HEAD + LINE * len(self.deals) + MARGIN - 12

    @property
    def writing(self) -> str:
        words = self.words
        texts = (words.title, words.deals, words.dealer, words.points, words.tricks, words.defeat)
        return "".join(sorted(set("".join((*texts, words.eggs, *words.ends, *self.fallbacks)))))

    def draw(self, canvas: Canvas) -> None:
        words = self.words
        canvas.text((MARGIN, 68), words.title, 52, INK, is_bold=True, most=620)
        canvas.text((WIDTH - MARGIN, 68), words.deals, 40, GREY, align="end", most=320)
        for side in (0, 1):
            self._draw_side(canvas, side)
        self._draw_heads(canvas)
        for line, deal in enumerate(self.deals):
            self._draw_deal(canvas, HEAD + LINE * line, deal, is_striped=line % 2 == 0)

    def _draw_side(self, canvas: Canvas, side: Partnership) -> None:
        width = (WIDTH - 2 * MARGIN - 24) / 2
        left = MARGIN + side * (width + 24)
        canvas.box((left, TOP), (width, PANEL - 24), TINTS[side], 28)
        _draw_sign(canvas, (left + 46, TOP + 62), 20, side)
        middles = (TOP + 62, TOP + 118)
        for seat, middle in zip((side, side + 2), middles, strict=True):
            canvas.text((left + 84, middle), self._name(canvas, seat), 42, INK, is_bold=True, most=210)
        canvas.text((left + 84, TOP + 184), self.words.ends[side], 36, SIDES[side], is_bold=True, most=300)
        at = (left + width - 32, TOP + 96)
        canvas.text(at, str(self.score[side]), 96, SIDES[side], align="end", is_bold=True, most=130)

    def _draw_heads(self, canvas: Canvas) -> None:
        words, y = self.words, HEAD - 36
        canvas.text((DEALER, y), words.dealer, 32, GREY, most=260)
        canvas.text((POINTS, y), words.points, 32, GREY, align="middle", most=230)
        canvas.text((TRICKS, y), words.tricks, 32, GREY, align="middle", most=130)
        canvas.text((DEFEAT, y), words.defeat, 32, GREY, align="end", most=130)

    def _draw_deal(self, canvas: Canvas, top: float, deal: DealResult, *, is_striped: bool) -> None:
        y = top + LINE / 2
        if is_striped:
            canvas.box((MARGIN, top), (WIDTH - 2 * MARGIN, LINE), STRIPE, 18)
        canvas.text((NUMBER, y), str(deal.deal + 1), 36, GREY, align="middle", most=60)
        _draw_sign(canvas, (DEALER + 13, y), 13, deal.dealer % 2)
        canvas.text((DEALER + 38, y), self._name(canvas, deal.dealer), 40, INK, most=280)
        _draw_pair(canvas, (POINTS, y), deal.points, 46)
        _draw_pair(canvas, (TRICKS, y), deal.tricks, 38, is_plain=True)
        if deal.is_eggs:
            canvas.text((DEFEAT, y), self.words.eggs, 38, GREY, align="end", most=140)
            return
        loser = 0 if deal.defeat[0] else 1
        taken = canvas.text(
            (DEFEAT, y), f"+{deal.defeat[loser]}", 46, SIDES[loser], align="end", is_bold=True
        )
        _draw_sign(canvas, (DEFEAT - taken - 26, y), 15, loser)

    def _name(self, canvas: Canvas, seat: Seat) -> str:
        readable = canvas.readable(self.names[seat])
        return readable if any(map(str.isalnum, readable)) else self.fallbacks[seat]


def _draw_sign(canvas: Canvas, at: tuple[float, float], radius: float, side: Partnership) -> None:
    canvas.disc(at, radius, SIDES[side], WHITE if side else None)


def _draw_pair(
    canvas: Canvas, at: tuple[float, float], pair: Pair, size: int, *, is_plain: bool = False
) -> None:
    """Both numbers around a colon; the greater one stands out."""
    x, y = at
    beside, bold = size * 0.4, [one == max(pair) and one > min(pair) and not is_plain for one in pair]
    first, second = (INK, INK) if is_plain else SIDES
    canvas.text((x - beside, y), str(pair[0]), size, first, align="end", is_bold=bold[0])
    canvas.text((x, y), ":", size, GREY, align="middle")
    canvas.text((x + beside, y), str(pair[1]), size, second, align="start", is_bold=bold[1])


def board_of(table: TableRow, view: View, t: Translator) -> Board:
    """What the group may see of a series by now: a deal in play shows nothing of itself."""
    return Board(
        words=_words(view, t),
        is_right_to_left=t.is_right_to_left,
        names=tuple(_name(table, seat, t) for seat in range(4)),
        fallbacks=tuple(own_name(seating, t) for seating in table.seats),
        score=view.score,
        deals=view.results[-MOST_DEALS:],
    )


def _words(view: View, t: Translator) -> Words:
    ends = ["", ""]
    if view.winner is not None:
        ends[view.winner] = t("picture-winners")
        ends[1 - view.winner] = t("picture-goats-with-eggs" if view.eggs else "picture-goats")
    return Words(
        title=t("picture-title", target=view.rules.target),
        deals=t("picture-deals", count=len(view.results)),
        dealer=t("picture-dealer"),
        points=t("picture-points"),
        tricks=t("picture-tricks"),
        defeat=t("picture-defeat"),
        eggs=t("picture-eggs"),
        ends=(ends[0], ends[1]),
    )


def _name(table: TableRow, seat: Seat, t: Translator) -> str:
    seating = table.seats[seat]
    if seating.occupancy is Occupancy.COMPUTER and not seating.is_substituted:
        return computer_name(table, seat, t)
    return shown_name(seating.name, own_name(seating, t))
