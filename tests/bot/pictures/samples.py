"""Boards and charts to draw, and what a picture shows."""

from dataclasses import replace
from functools import cache
from io import BytesIO

from PIL import Image

from bot.pictures.board import Board, board_of
from bot.pictures.canvas import png
from bot.pictures.drawing import Drawing
from bot.pictures.type import Fonts, find_fonts
from engine.seen import Phase
from engine.state import State
from engine.view import observe
from storage.rows import Occupancy, Seating
from tests.bot.screens.samples import TRANSLATORS, random_states, table_row


def fonts() -> Fonts:
    """Those of the machine: without them these tests are worth nothing."""
    found = find_fonts()
    assert found is not None, "fonts-dejavu-core is not installed"
    return found


@cache
def won() -> State:
    """The end of a series of several deals."""
    return next(s for seed in range(40) for s in random_states(seed, 40) if s.phase is Phase.WON)


def board(language: str = "en", names: tuple[str, ...] | None = None) -> Board:
    """Of a finished series, with the longest names or these."""
    row = table_row()
    if names is not None:
        seats = [Seating(seat, Occupancy.PERSON, seat + 1, name) for seat, name in enumerate(names)]
        row = replace(row, seats=tuple(seats))
    return board_of(row, observe(won(), None), TRANSLATORS.of(language))


def drawn(drawing: Drawing) -> Image.Image:
    return Image.open(BytesIO(png(drawing, fonts()))).convert("RGB")
