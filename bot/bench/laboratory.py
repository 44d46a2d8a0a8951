"""The laboratory's big net, a yardstick for players of our own; only the bench plays it.

It was trained by self-play in C, where four of a suit entered before the lead only, by a fixed rule, and the
shown card always was the eleventh of the stock.

score = l f + v h, h = leaky ReLU of S situation + a f + c cards + b, where f are the 50 numbers of the play,
and a, c, b, v, l go by its kind (lead, beat, discard). The play of the best score is made.

laboratory.bin is what zlib makes of its 33,686 weights times 32, rounded, as 16-bit little-endian integers
in the order S[260][64], a[3][50][64], c[3][36][64], b[3][64], v[3][64], l[3][50].
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from operator import itemgetter, mul
from pathlib import Path
from typing import NamedTuple

from bot.bench.laboratory_inputs import Situation
from bot.bench.laboratory_plays import Weighing
from engine.actions import Action, Claim
from engine.cards import Suit
from engine.players import Stream
from engine.players.chances import mask
from engine.rules import is_four_of_a_suit
from engine.seen import Trick, View, partner

WEIGHTS = Path(__file__).with_name("laboratory.bin")
SCALE = 32
HIDDEN, NUMBERS, CARDS, PLAY_NUMBERS, KINDS = 64, 260, 36, 50, 3

Row = list[float]


class Net(NamedTuple):
    """The weights; all but those of the situation by the kind of the play."""

    situation: list[Row]
    numbers: list[list[Row]]
    cards: list[list[Row]]
    start: list[Row]
    out: list[Row]
    direct: list[Row]


@cache
def net() -> Net:
    packed = array("h", zlib.decompress(WEIGHTS.read_bytes()))
    if sys.byteorder == "big":
        packed.byteswap()
    weights = iter([each / SCALE for each in packed])

    def rows(count: int, width: int = HIDDEN) -> list[Row]:
        return [list(islice(weights, width)) for _ in range(count)]

    return Net(
        rows(NUMBERS),
        [rows(PLAY_NUMBERS) for _ in range(KINDS)],
        [rows(CARDS) for _ in range(KINDS)],
        rows(KINDS),
        rows(KINDS),
        rows(KINDS, PLAY_NUMBERS),
    )


class LaboratoryPlayer:
    def choose(self, view: View, rng: Stream, seconds: float = 1.0) -> Action | None:
        if view.trick is None or view.trump is None:
            return None
        if view.turn != view.seat:
            return _claim(view, view.trick, view.trump)
        if not view.trick.plays and is_four_of_a_suit(view.hand):
            return view.legal[-1]
        plays = [each for each in view.legal if not isinstance(each, Claim)]
        if len(plays) == 1:
            return plays[0]
        return max(zip(scores(view, plays), plays, strict=True), key=itemgetter(0))[1]


def _claim(view: View, trick: Trick, trump: Suit) -> Action | None:
    """Before the lead it claims, but over its partner's lead only with trumps; later it does not."""
    if trick.plays or (view.seat == partner(trick.opener) and view.hand[0].suit is not trump):
        return None
    return view.legal[0]


def scores(view: View, plays: Sequence[Action]) -> list[float]:
    """What the net thinks of each play, no claims, of the seat in turn."""
    weights = net()
    situation = Situation(view)
    weighing = Weighing(view, situation)
    base = _plus([0.0] * HIDDEN, [(value, weights.situation[at]) for at, value in situation.inputs()])
    found = []
    for play in plays:
        kind, numbers = weighing.numbers(play)
        rows = [(value, row) for value, row in zip(numbers, weights.numbers[kind], strict=True) if value]
        rows += [(1, weights.cards[kind][place]) for place in situation.places(mask(play.cards))]
        rows.append((1, weights.start[kind]))
        hidden = [max(each, 0.01 * each) for each in _plus(base, rows)]
        found.append(sum(map(mul, weights.direct[kind], numbers)) + sum(map(mul, weights.out[kind], hidden)))
    return found


def _plus(base: Row, terms: Iterable[tuple[float, Row]]) -> Row:
    """The base and each row times its value."""
    values, rows = zip(*terms, strict=True)
    columns = zip(*rows, strict=True)
    return [start + sum(map(mul, values, column)) for start, column in zip(base, columns, strict=True)]
