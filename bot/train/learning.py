"""What the net and its critic learn from the deals they play.

Theory (actor and critic, generalized advantage estimation): a decision was as good as the critic's estimate
rose from it to the next decision; rises further on count as well, each step CARRY times less, so that luck
that comes later weighs little. Plays that were better than expected become likelier. The critic learns what
the deals really came to. A bonus on entropy keeps the net trying out plays until it knows better: without
it runs settled early on a poor style (docs/computer-players.md). In some decks one side is the heuristic, so
that the net also learns what to do against those who don't play like itself.
"""

from typing import NamedTuple

import numpy as np

from bot.train import table
from bot.train.compiled import compiled
from bot.train.critic import Critic
from bot.train.diary import Diary
from bot.train.net import Floats, Ints, Sight, Weights, spread
from bot.train.selfplay import NOBODY, play_out, shuffle
from engine.players.inputs import FEATURES, PLAY
from engine.players.net import LEAK

SCALE = 60.0  # card points that are about 1 to the nets
LEAST = 1e-5  # a change smaller than that is not worth its time


class Lesson(NamedTuple):
    """What is learned from, and into what: weights and their gradients."""

    weights: Weights
    gradient: Weights
    critic: Critic
    critic_gradient: Critic
    utilities: Floats  # series.utilities()
    worths: Floats  # of the heuristic


@compiled
def utility(row: Ints, utilities: Floats) -> float:
    """What the deal was worth to side 0: by the series' chances after it, and half a point for each point."""
    ours = max(row[table.NEED] - table.defeat_points(row, 0), 0)
    theirs = max(row[table.NEED + 1] - table.defeat_points(row, 1), 0)
    points = row[table.POINTS] - row[table.POINTS + 1]
    before = utilities[row[table.NEED], row[table.NEED + 1]]
    return utilities[ours, theirs] - before + 0.5 * points  # type: ignore[no-any-return]


@compiled
def learn(
    lesson: Lesson,
    sight: Sight,
    diary: Diary,
    decks: int,
    judged_share: float,
    carry: float,
    bonus: float,
    seed: int,
) -> float:
    """Add the gradients of so many decks; the mean chance of the plays chosen, as a measure of sureness."""
    np.random.seed(seed)
    plays = diary.size.shape[0]
    deck, need = np.empty(36, np.int64), np.empty(2, np.int64)
    row = np.empty(table.SIZE, np.int64)
    sureness, decisions = 0.0, 0
    for _ in range(decks):
        suit = shuffle(deck)
        leader = np.random.randint(0, 4)
        need[:] = 12
        if np.random.random() < 0.5:
            need[0], need[1] = 2 * np.random.randint(1, 7), 2 * np.random.randint(1, 7)
        judged = np.random.randint(0, 2) if np.random.random() < judged_share else NOBODY
        for at in range(plays):
            table.deal(row, deck, suit, leader, need)
            play_out(row, lesson.weights, lesson.critic, sight, diary, at, judged, lesson.worths)
            sureness += _learn_from_play(lesson, diary, at, utility(row, lesson.utilities), carry, bonus)
            decisions += diary.size[at]
    return sureness / max(decisions, 1)


@compiled
def _learn_from_play(
    lesson: Lesson, diary: Diary, at: int, result: float, carry: float, bonus: float
) -> float:
    """Go back through one deal; the sum of the chances of what was chosen."""
    push = np.empty(diary.hidden.shape[2], np.float32)
    below = np.empty(diary.hidden.shape[2], np.float32)
    open_push = np.empty(diary.open_hidden.shape[2], np.float32)
    final = result / SCALE
    after, later, sureness = final, 0.0, 0.0
    for number in range(diary.size[at] - 1, -1, -1):
        sign = 1.0 if diary.side[at, number] == 0 else -1.0
        here = sign * diary.worth[at, number]
        later = (after - here) + carry * later
        after = here
        add_gradient(lesson.weights, lesson.gradient, diary, at, number, sign * later, bonus, push, below)
        miss = sign * final - diary.worth[at, number]
        add_critic_gradient(lesson.critic, lesson.critic_gradient, diary, at, number, miss, open_push)
        sureness += diary.chances[at, diary.start[at, number] + diary.chosen[at, number]]
    return sureness


@compiled
def add_gradient(
    weights: Weights,
    gradient: Weights,
    diary: Diary,
    at: int,
    number: int,
    good: float,
    bonus: float,
    push: Floats,
    below: Floats,
) -> None:
    """Make the choice of one decision likelier by how good it was, and keep others possible by the bonus."""
    start, found = diary.start[at, number], diary.choices[at, number]
    units = push.shape[0]
    below[:] = 0.0
    entropy = 0.0
    for choice in range(start, start + found):
        entropy -= diary.chances[at, choice] * np.log(diary.chances[at, choice] + 1e-9)
    for choice in range(start, start + found):
        chance = diary.chances[at, choice]
        is_chosen = 1.0 if choice - start == diary.chosen[at, number] else 0.0
        by = np.float32(good * (is_chosen - chance) - bonus * chance * (np.log(chance + 1e-9) + entropy))
        if abs(by) < LEAST:
            continue
        kind, count = diary.kinds[at, choice], diary.play_counts[at, choice]
        for unit in range(units):
            signal = diary.hidden[at, choice, unit]
            gradient.out[kind, unit] += by * signal
            slope = np.float32(1.0) if signal > 0.0 else np.float32(LEAK)
            push[unit] = by * weights.out[kind, unit] * slope
            below[unit] += push[unit]
        ids, values = diary.play_ids[at, choice, :count], diary.play_values[at, choice, :count]
        spread(gradient.inputs, ids, values, push)
        for place in range(count):
            feature = ids[place] - PLAY - kind * FEATURES
            if feature < FEATURES:
                gradient.direct[kind, feature] += by * values[place]
    count = diary.counts[at, number]
    spread(gradient.inputs, diary.ids[at, number, :count], diary.values[at, number, :count], below)


@compiled
def add_critic_gradient(
    critic: Critic, gradient: Critic, diary: Diary, at: int, number: int, miss: float, push: Floats
) -> None:
    """Move the estimate towards what the deal came to."""
    by = np.float32(miss)
    for unit in range(push.shape[0]):
        signal = diary.open_hidden[at, number, unit]
        gradient.out[0, unit] += by * signal
        slope = np.float32(1.0) if signal > 0.0 else np.float32(LEAK)
        push[unit] = by * critic.out[0, unit] * slope
    count = diary.open_counts[at, number]
    ids, values = diary.open_ids[at, number, :count], diary.open_values[at, number, :count]
    spread(gradient.inputs, ids, values, push)
