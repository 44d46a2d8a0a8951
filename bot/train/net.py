"""The policy net in machine code: a score for each play, and how the scores change with the weights.

Theory: score = direct[kind] . f + out[kind] . leaky(inputs . x): x are the few inputs that are not 0, those
of the situation and those of the play (its features f and cards, for each kind of play weights of their own).
The situation's part is the same for all plays of a decision, so it is summed once.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.train.compiled import compiled
from engine.players import facts, masks
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
from engine.players.net import LEAK

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

MOST_PLAYS = 32  # 15 leads, or 6 beats, 6 discards and a claim


class Weights(NamedTuple):
    """Views into one vector; H is the number of hidden units."""

    inputs: Floats  # [INPUTS, H]
    out: Floats  # [KINDS, H]
    direct: Floats  # [KINDS, FEATURES]


class Sight(NamedTuple):
    """Room for one decision: what is looked at, and what comes of it."""

    row: Ints
    order: Ints
    kinds: Ints
    sets: Ints
    ids: Ints  # [1 + MOST_PLAYS, MOST]: inputs of the situation, then of each play
    values: Floats
    counts: Ints  # how many inputs of each, a multiple of 4
    features: Floats  # [FEATURES]
    base: Floats  # [H]
    hidden: Floats  # [MOST_PLAYS, H]
    scores: Floats


def sizes(hidden: int) -> tuple[tuple[int, int], ...]:
    """Shapes of the weights."""
    return (INPUTS, hidden), (KINDS, hidden), (KINDS, FEATURES)


def count(hidden: int) -> int:
    """How many weights there are."""
    return sum(rows * columns for rows, columns in sizes(hidden))


def views(vector: Floats, hidden: int) -> Weights:
    """The parts of a vector of all weights."""
    parts, start = [], 0
    for rows, columns in sizes(hidden):
        parts.append(vector[start : start + rows * columns].reshape(rows, columns))
        start += rows * columns
    return Weights(*parts)


def first_weights(hidden: int, seed: int) -> Floats:
    """Small random weights: hidden units that differ, and scores near 0."""
    chance = np.random.default_rng(seed)
    vector = np.zeros(count(hidden), np.float32)
    weights = views(vector, hidden)
    weights.inputs[:BIAS] = chance.uniform(-0.25, 0.25, (BIAS, hidden))
    weights.out[:] = chance.uniform(-0.01, 0.01, weights.out.shape)
    return vector


def new_sight(hidden: int) -> Sight:
    return Sight(
        np.zeros(facts.SIZE, np.int64),
        np.zeros(4, np.int64),
        np.zeros(MOST_PLAYS, np.int64),
        np.zeros(MOST_PLAYS, np.int64),
        np.zeros((1 + MOST_PLAYS, MOST), np.int64),
        np.zeros((1 + MOST_PLAYS, MOST), np.float32),
        np.zeros(1 + MOST_PLAYS, np.int64),
        np.zeros(FEATURES, np.float32),
        np.zeros(hidden, np.float32),
        np.zeros((MOST_PLAYS, hidden), np.float32),
        np.zeros(MOST_PLAYS, np.float32),
    )


@compiled
def add_inputs(matrix: Floats, ids: Ints, values: Floats, count: int, layer: Floats) -> None:
    """Add value times line of the matrix for each input, four at a time: half of all time is spent here."""
    for at in range(0, count, 4):
        first, second, third, fourth = ids[at], ids[at + 1], ids[at + 2], ids[at + 3]
        one, two, three, four = values[at], values[at + 1], values[at + 2], values[at + 3]
        for unit in range(layer.shape[0]):
            layer[unit] += (
                one * matrix[first, unit]
                + two * matrix[second, unit]
                + three * matrix[third, unit]
                + four * matrix[fourth, unit]
            )


@compiled
def filled_up(ids: Ints, values: Floats, count: int) -> int:
    """Fill up with inputs of value 0 to a multiple of four; how many there are then."""
    while count % 4:
        ids[count] = 0
        values[count] = 0.0
        count += 1
    return count


@compiled
def play_inputs(sight: Sight, number: int) -> None:
    """Write the inputs of one play: its features, its cards, its kind."""
    kind, cards = sight.kinds[number], sight.sets[number]
    ids, values = sight.ids[1 + number], sight.values[1 + number]
    features(sight.row, kind, cards, sight.features)
    count = 0
    for at in range(FEATURES):
        if sight.features[at] != 0.0:
            ids[count] = PLAY + kind * FEATURES + at
            values[count] = sight.features[at]
            count += 1
    while cards and kind < CARD_KINDS:
        ids[count] = CARDS + kind * 36 + card_input(masks.lowest(cards), sight.order)
        values[count] = 1.0
        count += 1
        cards &= cards - 1
    ids[count] = BIAS + kind
    values[count] = 1.0
    sight.counts[1 + number] = filled_up(ids, values, count + 1)


@compiled
def score_plays(weights: Weights, sight: Sight, plays: int) -> None:
    """Score the first plays of `kinds` and `sets` for the facts in `row`."""
    suit_order(sight.row[facts.HAND], sight.row[facts.TRUMP], sight.order)
    inputs = situation(sight.row, sight.order, sight.ids[0], sight.values[0])
    sight.counts[0] = filled_up(sight.ids[0], sight.values[0], inputs)
    base, hidden = sight.base, sight.hidden
    units = base.shape[0]
    base[:] = 0.0
    add_inputs(weights.inputs, sight.ids[0], sight.values[0], sight.counts[0], base)
    for number in range(plays):
        play_inputs(sight, number)
        count = sight.counts[1 + number]
        kind = sight.kinds[number]
        for unit in range(units):
            hidden[number, unit] = base[unit]
        add_inputs(weights.inputs, sight.ids[1 + number], sight.values[1 + number], count, hidden[number])
        score = np.float32(0.0)
        for unit in range(units):
            signal = hidden[number, unit]
            signal = signal if signal > 0.0 else np.float32(LEAK) * signal
            hidden[number, unit] = signal
            score += signal * weights.out[kind, unit]
        for at in range(count):
            feature = sight.ids[1 + number, at] - PLAY - kind * FEATURES
            if feature < FEATURES:
                score += sight.values[1 + number, at] * weights.direct[kind, feature]
        sight.scores[number] = score


@compiled
def spread(matrix: Floats, ids: Ints, values: Floats, push: Floats) -> None:
    """Add value times push to the line of each input."""
    for at in range(ids.shape[0]):
        line, value = ids[at], values[at]
        for unit in range(push.shape[0]):
            matrix[line, unit] += value * push[unit]
