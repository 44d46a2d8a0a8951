"""The policy net at play: whole numbers only, no library.

Theory: as in `bot/train/net.py`, which trains it: score = direct . f + out . leaky(sum of the lines of all
inputs). A line of H weights is one long whole number with a lane of LANE bits for each hidden unit, so that
adding a line is one addition of Python, whatever H. Lanes may be negative: half a lane is added to each
before they are cut apart, and then no lane has borrowed from its neighbour.

Law: a lane's sum stays far below half of it: weights are hundreds, values thousands, inputs some eighty.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from struct import error as StructError
from struct import unpack
from typing import Any

from engine.players import masks
from engine.players.facts import HAND, TRUMP
from engine.players.features import features
from engine.players.inputs import (
    BIAS,
    CARD_KINDS,
    CARDS,
    FEATURES,
    INPUTS,
    KINDS,
    MOST,
    PLAY,
    card_input,
    situation,
    suit_order,
)

LANE = 32
HALF = 1 << LANE - 1
FINE = 1024  # values of inputs are rounded to 1/1024
LEAK = 0.01


class BadWeights(ValueError):
    """The file is none of this net's."""


@dataclass(frozen=True, slots=True)
class Net:
    """header: where the weights come from, as `kozel train` wrote it. lines: a whole number an input."""

    header: dict[str, Any]
    halves: int  # half a lane in each lane
    lines: tuple[int, ...]
    out: tuple[tuple[float, ...], ...]  # [KINDS][H], in units of a lane
    direct: tuple[tuple[float, ...], ...]  # [KINDS][FEATURES]

    def scores(self, row: Sequence[int], plays: Sequence[tuple[int, int]]) -> list[float]:
        """A score for each play, given as kind and cards; their softmax are the net's own chances."""
        order, ids, values = [0] * 4, [0] * MOST, [0.0] * MOST
        suit_order(row[HAND], row[TRUMP], order)
        size = situation(row, order, ids, values)
        base = self.halves
        for at in range(size):
            value = values[at]
            base += self.lines[ids[at]] * (FINE if value == 1.0 else round(value * FINE))
        own = [0.0] * FEATURES
        return [self._score(row, kind, cards, base, order, own) for kind, cards in plays]

    def _score(
        self, row: Sequence[int], kind: int, cards: int, layer: int, order: Sequence[int], own: list[float]
    ) -> float:
        features(row, kind, cards, own)
        direct = sum(map(mul, self.direct[kind], own))
        first = PLAY + kind * FEATURES
        for at, value in enumerate(own):
            if value:
                layer += self.lines[first + at] * round(value * FINE)
        layer += self.lines[BIAS + kind] * FINE
        while cards and kind < CARD_KINDS:
            layer += self.lines[CARDS + kind * 36 + card_input(masks.lowest(cards), order)] * FINE
            cards &= cards - 1
        units = unpack(f"<{len(self.out[0])}I", layer.to_bytes(len(self.out[0]) * LANE // 8, "little"))
        signals = [unit - HALF if unit > HALF else LEAK * (unit - HALF) for unit in units]
        score: float = direct + sum(map(mul, signals, self.out[kind]))
        return score


def read_net(packed: bytes) -> Net:
    """The net of a file of `kozel train`; raises BadWeights."""
    try:
        head, _, body = zlib.decompress(packed).partition(b"\n")
        header = json.loads(head)
        hidden, scale = header["hidden"], header["scale"]
        numbers = unpack(f"<{len(body) // 2}h", body)
    except (zlib.error, ValueError, KeyError, StructError) as error:
        raise BadWeights(f"no weights of a net: {error}") from error
    if len(numbers) != (INPUTS + KINDS) * hidden + KINDS * FEATURES:
        raise BadWeights("the weights are of another net")
    lines = tuple(_line(numbers[at * hidden : (at + 1) * hidden]) for at in range(INPUTS))
    start, end = INPUTS * hidden, (INPUTS + KINDS) * hidden
    unit = scale * scale * FINE
    out = tuple(
        tuple(number / unit for number in numbers[at : at + hidden]) for at in range(start, end, hidden)
    )
    direct = tuple(
        tuple(number / scale for number in numbers[at : at + FEATURES])
        for at in range(end, len(numbers), FEATURES)
    )
    return Net(header, _line([HALF] * hidden), lines, out, direct)


def _line(weights: Sequence[int]) -> int:
    """The lanes of a line, the first unit's lowest."""
    return sum(weight << LANE * unit for unit, weight in enumerate(weights))
