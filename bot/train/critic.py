"""The critic: what a deal will be worth, seen with all cards open. Only training has it.

Theory: how a deal ends is mostly the luck of the cards and the choices of others. The critic sees all hands
and what the stock brings next, so the change of its estimate from one decision to the next tells what that
decision was worth, with a fraction of the noise of the deal's end. It is a small net of its own: worth =
out . leaky(inputs . x), to the side that is to choose, in SCALE card points.
"""

from typing import NamedTuple

import numpy as np

from bot.train import table
from bot.train.compiled import compiled
from bot.train.net import Floats, Ints, add_inputs, filled_up
from engine.players import masks
from engine.players.inputs import card_input
from engine.players.net import LEAK

STOCK = 4 * 36  # after the four hands, the own one first
TO_BEAT = STOCK + 36
NEXT = TO_BEAT + 36  # the card that each seat draws first when this trick ends as it lies
LEFT = NEXT + 4 * 36
COUNT = LEFT + 4
HOLDER = COUNT + 5
POINTS = HOLDER + 3
TRICKS = POINTS + 4
NEEDS = TRICKS + 2
STAGE = NEEDS + 12
BIAS = STAGE + 6
INPUTS = BIAS + 1
MOST = 96  # never more that are not 0


class Critic(NamedTuple):
    """Views into one vector; C is the number of hidden units."""

    inputs: Floats  # [INPUTS, C]
    out: Floats  # [1, C]


def count(hidden: int) -> int:
    """How many weights there are."""
    return (INPUTS + 1) * hidden


def views(vector: Floats, hidden: int) -> Critic:
    """The parts of a vector of all weights."""
    lines = vector.reshape(INPUTS + 1, hidden)
    return Critic(lines[:INPUTS], lines[INPUTS:])


def first_weights(hidden: int, seed: int) -> Floats:
    """Small random weights."""
    chance = np.random.default_rng((seed, 1))
    vector = np.zeros(count(hidden), np.float32)
    weights = views(vector, hidden)
    weights.inputs[:] = chance.uniform(-0.15, 0.15, weights.inputs.shape)
    weights.out[:] = chance.uniform(-0.01, 0.01, weights.out.shape)
    return vector


@compiled
def appraise(weights: Critic, ids: Ints, values: Floats, count: int, layer: Floats) -> float:
    """The worth of what the inputs describe; the hidden units' signals stay in the layer."""
    layer[:] = 0.0
    add_inputs(weights.inputs, ids, values, count, layer)
    worth = np.float32(0.0)
    for unit in range(layer.shape[0]):
        signal = layer[unit] if layer[unit] > 0.0 else np.float32(LEAK) * layer[unit]
        layer[unit] = signal
        worth += signal * weights.out[0, unit]
    return float(worth)


@compiled
def open_inputs(row: Ints, seat: int, order: Ints, ids: Ints, values: Floats) -> int:
    """Write what lies where, from a seat's side; how many inputs, filled up."""
    size = 0
    for step in range(4):
        size = _write_cards(36 * step, row[table.HANDS + (seat + step) % 4], order, ids, size)
    for at in range(row[table.DRAWN], table.DEALT):
        ids[size] = STOCK + card_input(row[table.STOCK_CARDS + at], order)
        size += 1
    size = _write_cards(TO_BEAT, row[table.HOLDING], order, ids, size)
    if row[table.PLAYED] and row[table.DRAWN] < table.DEALT:
        for step in range(4):
            who = (row[table.HELD_BY] + step - seat) % 4
            ids[size] = NEXT + 36 * who + card_input(row[table.STOCK_CARDS + row[table.DRAWN] + step], order)
            size += 1
    holder = 0
    if row[table.PLAYED]:
        holder = 1 if (row[table.HELD_BY] - seat) % 2 == 0 else 2
    ids[size] = LEFT + 3 - row[table.PLAYED]
    ids[size + 1] = COUNT + row[table.SIZE_OF_LEAD]
    ids[size + 2] = HOLDER + holder
    ids[size + 3] = STAGE + (table.DEALT - row[table.DRAWN] + 3) // 4
    ids[size + 4] = BIAS
    size = _write_series(row, seat % 2, ids, size + 5)
    for at in range(size):
        values[at] = 1.0
    return filled_up(ids, values, _write_points(row, seat % 2, holder, ids, values, size))


@compiled
def _write_cards(start: int, cards: int, order: Ints, ids: Ints, size: int) -> int:
    while cards:
        ids[size] = start + card_input(masks.lowest(cards), order)
        size += 1
        cards &= cards - 1
    return size


@compiled
def _write_series(row: Ints, side: int, ids: Ints, size: int) -> int:
    """Whether sides have a trick, and what they still need."""
    for which in range(2):
        whose = side if which == 0 else 1 - side
        if row[table.TRICKS + whose] == 0:
            ids[size] = TRICKS + which
            size += 1
        ids[size] = NEEDS + 6 * which + min((row[table.NEED + whose] + 1) // 2, 6) - 1
        size += 1
    return size


@compiled
def _write_points(row: Ints, side: int, holder: int, ids: Ints, values: Floats, size: int) -> int:
    """True card points of the piles and of the trick, by whose they are."""
    lying = 0
    for seat in range(4):
        lying += masks.points(row[table.LYING + seat])
    for at in range(4):
        ids[size + at] = POINTS + at
    values[size] = row[table.POINTS + side] / 60.0
    values[size + 1] = row[table.POINTS + 1 - side] / 60.0
    values[size + 2] = lying / 20.0 if holder == 1 else 0.0
    values[size + 3] = lying / 20.0 if holder == 2 else 0.0
    return size + 4
