"""The critic: it sees all cards from the side of who chooses, and learns what deals come to."""

from random import Random
from typing import Any

import numpy as np
import pytest

from bot.train import critic, table
from bot.train.diary import new_diary
from bot.train.learning import add_critic_gradient
from engine.players.inputs import suit_order

HIDDEN = 4
SAME = np.arange(4)  # suits by their own numbers


def some_row(chance: Random, steps: int) -> Any:
    """A random deal after so many plays."""
    row, kinds, sets = table.new_row(), np.zeros(64, np.int64), np.zeros(64, np.int64)
    deck = np.array(chance.sample(range(36), 36))
    table.deal(row, deck, deck[20] // 9, chance.randrange(4), np.array([8, 12]))
    for _ in range(steps):
        if table.is_over(row):
            break
        seat = row[table.TURN]
        at = chance.randrange(table.legal(row, seat, kinds, sets))
        table.play(row, seat, kinds[at], sets[at])
    return row


def inputs_of(row: Any, seat: int) -> dict[int, float]:
    ids, values = np.zeros(critic.MOST, np.int64), np.zeros(critic.MOST, np.float32)
    count = critic.open_inputs(row, seat, SAME, ids, values)
    assert count % 4 == 0
    return {int(at): float(value) for at, value in zip(ids[:count], values[:count], strict=True) if value}


def test_inputs_show_all_cards() -> None:
    """Each card of a hand or of the stock is one input, and there is room for all inputs at any moment."""
    chance = Random(8)
    for steps in range(40):
        row = some_row(chance, steps)
        if table.is_over(row):
            continue
        for seat in range(4):
            found = inputs_of(row, seat)
            assert max(found) < critic.INPUTS
            for step in range(4):
                hand = sum(1 << card for card in range(36) if 36 * step + card in found)
                assert hand == row[table.HANDS + (seat + step) % 4]
            stock = {card for card in range(36) if critic.STOCK + card in found}
            assert stock == set(row[table.STOCK_CARDS + row[table.DRAWN] : table.STOCK_CARDS + table.DEALT])
            assert critic.BIAS in found


def test_sides_change_places() -> None:
    """What is ours to a seat is theirs to its neighbour."""
    row = some_row(Random(2), 9)
    row[table.POINTS], row[table.POINTS + 1] = 30, 12
    own, other = inputs_of(row, 0), inputs_of(row, 1)
    assert own[critic.POINTS] == other[critic.POINTS + 1] == pytest.approx(0.5)
    assert own[critic.POINTS + 1] == other[critic.POINTS] == pytest.approx(0.2)
    assert {at for at in own if critic.NEEDS <= at < critic.STAGE} == {critic.NEEDS + 3, critic.NEEDS + 11}
    assert {at for at in other if critic.NEEDS <= at < critic.STAGE} == {critic.NEEDS + 5, critic.NEEDS + 9}


def test_gradient() -> None:
    """The gradient is the miss times the slope of the estimate, weight by weight."""
    vector = np.random.default_rng(1).normal(0, 0.4, critic.count(HIDDEN)).astype(np.float32)
    row, diary, gradient = some_row(Random(5), 7), new_diary(1, 3, HIDDEN), np.zeros_like(vector)
    order, push = [0] * 4, np.zeros(HIDDEN, np.float32)
    suit_order(int(row[table.HANDS]), int(row[table.SUIT]), order)

    def estimate(weights: Any) -> float:
        ids, values = diary.open_ids[0, 0], diary.open_values[0, 0]
        diary.open_counts[0, 0] = critic.open_inputs(row, 0, np.array(order), ids, values)
        layer = diary.open_hidden[0, 0]
        return critic.appraise(critic.views(weights, HIDDEN), ids, values, diary.open_counts[0, 0], layer)

    estimate(vector)
    add_critic_gradient(critic.views(vector, HIDDEN), critic.views(gradient, HIDDEN), diary, 0, 0, 1.5, push)
    for at in np.argsort(-abs(gradient))[[0, 1, 2, 5, 10, 30]]:
        slopes = []
        for step in (0.01, -0.01):
            moved = vector.copy()
            moved[at] += np.float32(step)
            slopes.append(estimate(moved))
        assert gradient[at] == pytest.approx(1.5 * (slopes[0] - slopes[1]) / 0.02, rel=0.02, abs=1e-3)
