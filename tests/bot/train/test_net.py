"""The compiled net against its formula, its gradient against differences, and hands that look alike."""

from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from bot.train import net, selfplay, table
from bot.train.diary import new_diary
from bot.train.learning import add_gradient
from bot.train.net import Floats, Sight, Weights
from engine.actions import Action, Deal
from engine.game import apply, legal_actions, new_series
from engine.players import facts
from engine.players.chances import mask
from engine.players.facts import WAITING, facts_of, kind_of
from engine.players.features import features
from engine.players.inputs import BIAS, CARD_KINDS, CARDS, FEATURES, INPUTS, MOST, PLAY, situation, suit_order
from engine.rules import Rules
from engine.seen import SEATS
from engine.view import observe

HIDDEN = 5
GOOD = 0.7  # how good a choice was
Decision = tuple[list[int], list[tuple[int, int]]]  # facts, and plays as kind and cards


def random_weights() -> Weights:
    chance = np.random.default_rng(7)
    return net.views(chance.normal(0, 0.3, net.count(HIDDEN)).astype(np.float32), HIDDEN)


def decisions(deals: int) -> list[Decision]:
    """What is to be chosen in some random deals, claims to be made or waited with among it."""
    chance = Random("decisions of the net")
    found: list[Decision] = []
    for _ in range(deals):
        state, _ = apply(new_series(Rules(), 0), Deal(chance.randbytes(32)))
        while state.turn is not None:
            offered: list[Action] = []
            for seat in SEATS:
                plays = [(kind_of(each), mask(each.cards)) for each in legal_actions(state, seat)]
                offered += legal_actions(state, seat)
                if plays and seat != state.turn:
                    plays.append((WAITING, 0))
                if len(plays) > 1:
                    found.append((facts_of(observe(state, seat)), plays))
            state, _ = apply(state, chance.choice(offered))
    return found


def look(sight: Sight, decision: Decision) -> int:
    row, plays = decision
    sight.row[:] = row
    for number, (kind, cards) in enumerate(plays):
        sight.kinds[number], sight.sets[number] = kind, cards
    return len(plays)


def scored(weights: Weights, sight: Sight, decision: Decision) -> Floats:
    found = look(sight, decision)
    net.score_plays(weights, sight, found)
    return sight.scores[:found].copy()


def by_formula(weights: Weights, decision: Decision) -> list[float]:
    """direct . f + out . leaky(inputs . x), every input written out."""
    row, plays = decision
    order, ids, values = [0] * 4, [0] * MOST, [0.0] * MOST
    suit_order(row[facts.HAND], row[facts.TRUMP], order)
    size = situation(row, order, ids, values)
    found = []
    for kind, cards in plays:
        inputs, own = np.zeros(INPUTS), [0.0] * FEATURES
        np.add.at(inputs, ids[:size], values[:size])
        features(row, kind, cards, own)
        inputs[PLAY + kind * FEATURES : PLAY + (kind + 1) * FEATURES] = own
        for card in range(36):
            if cards >> card & 1 and kind < CARD_KINDS:
                inputs[CARDS + kind * 36 + order[card // 9] * 9 + card % 9] = 1
        inputs[BIAS + kind] = 1
        sums = inputs @ weights.inputs
        found.append(weights.direct[kind] @ own + weights.out[kind] @ np.where(sums > 0, sums, 0.01 * sums))
    return found


def test_scores() -> None:
    """Scores are those of the formula, for every kind of play."""
    weights, sight = random_weights(), net.new_sight(HIDDEN)
    kinds = set()
    for decision in decisions(60):
        assert scored(weights, sight, decision) == pytest.approx(by_formula(weights, decision), abs=2e-4)
        kinds |= {kind for kind, _ in decision[1]}
    assert kinds == {0, 1, 2, 3, 4}


def relabelled(cards: int, to: tuple[int, ...]) -> int:
    return sum((cards >> 9 * suit & 511) << 9 * to[suit] for suit in range(4))


def renamed(decision: Decision, to: tuple[int, ...]) -> Decision:
    """The same decision with other suits."""
    row, plays = list(decision[0]), decision[1]
    for at in (facts.HAND, facts.UNSEEN, facts.TO_BEAT, *range(facts.KNOWN, facts.KNOWN + 3)):
        row[at] = relabelled(row[at], to)
    row[facts.TRUMP] = to[row[facts.TRUMP]]
    if row[facts.LED_SUIT] >= 0:
        row[facts.LED_SUIT] = to[row[facts.LED_SUIT]]
    for at in range(facts.PAST, facts.SIZE, facts.PAST_SIZE):
        if row[at + facts.PAST_COUNT]:
            row[at + facts.PAST_SUIT] = to[row[at + facts.PAST_SUIT]]
    return row, [(kind, relabelled(cards, to)) for kind, cards in plays]


def test_suits_are_alike() -> None:
    """Renaming suits changes no score, where no two plain suits are held alike."""
    weights, sight = random_weights(), net.new_sight(HIDDEN)
    compared = 0
    for decision in decisions(20):
        hand, trump = decision[0][facts.HAND], decision[0][facts.TRUMP]
        plain = [hand >> 9 * suit & 511 for suit in range(4) if suit != trump]
        if len(set(plain)) < 3:
            continue
        compared += 1
        before = scored(weights, sight, decision)
        for to in permutations(range(4)):
            assert scored(weights, sight, renamed(decision, to)) == pytest.approx(before, abs=1e-4)
    assert compared > 50


def gain(vector: Any, decision: Decision, chosen: int, bonus: float) -> float:
    """What is to grow: how good it was times the chance's logarithm, and the bonus times the entropy."""
    scores = np.array(by_formula(net.views(vector, HIDDEN), decision))
    logs = scores - scores.max() - np.log(np.exp(scores - scores.max()).sum())
    return float(GOOD * logs[chosen] - bonus * (np.exp(logs) * logs).sum())


@pytest.mark.parametrize("bonus", [0.0, 0.5])
def test_gradient(bonus: float) -> None:
    """A decision's gradient is the slope of its chance's logarithm and of the bonus, weight by weight."""
    vector = np.random.default_rng(3).normal(0, 0.3, net.count(HIDDEN)).astype(np.float32)
    weights, gradient = net.views(vector, HIDDEN), np.zeros_like(vector)
    sight, diary = net.new_sight(HIDDEN), new_diary(1, HIDDEN, 2)
    push, below = np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)
    compared = 0
    for decision in decisions(6)[::7]:
        diary.size[0], gradient[:] = 0, 0
        found = look(sight, decision)
        selfplay.draw(weights, sight, found, diary, 0, 0)
        if diary.size[0] == 0:
            continue  # too sure to teach anything
        diary.chosen[0, 0] = chosen = found // 2  # the test's own draw
        add_gradient(weights, net.views(gradient, HIDDEN), diary, 0, 0, GOOD, bonus, push, below)
        for at in np.argsort(-abs(gradient))[[0, 1, 2, 5, 10, 20, 50]]:
            slopes = []
            for step in (1e-4, -1e-4):
                moved = vector.astype(np.float64)
                moved[at] += step
                slopes.append(gain(moved, decision, chosen, bonus))
            assert gradient[at] == pytest.approx((slopes[0] - slopes[1]) / 2e-4, rel=0.01, abs=1e-4)
            compared += 1
    assert compared >= 50


def test_waiting_is_offered_out_of_turn() -> None:
    """Who may claim out of turn may wait; who is in turn may not."""
    row, sight = table.new_row(), net.new_sight(HIDDEN)
    hands = [0, 1, 9, 10, 18, 19, 20, 21, 27, 28, 2, 11, 3, 12, 29, 30]  # seat 1 holds four diamonds
    deck = np.array(hands + [card for card in range(36) if card not in hands])
    table.deal(row, deck, 3, 0, np.array([12, 12]))
    assert selfplay.options(row, 1, sight) == 2
    assert sight.kinds[:2].tolist() == [facts.CLAIMING, WAITING]
    found = selfplay.options(row, 0, sight)
    assert WAITING not in sight.kinds[:found]
