"""Deals in machine code: the net against itself, drawing lots to learn, or at its best against others."""

import numpy as np

from bot.train import critic, table
from bot.train.compiled import compiled
from bot.train.critic import Critic
from bot.train.diary import Diary, free_choices, note
from bot.train.knowledge import write_facts
from bot.train.net import Floats, Ints, Sight, Weights, score_plays
from engine.players.facts import WAITING
from engine.players.judgement import judge

SURE = 0.9995  # a play likelier than that teaches nothing
NOBODY = -1


@compiled
def shuffle(deck: Ints) -> int:
    """A new deck; the suit of a card of the stock, which is trump."""
    for at in range(36):
        deck[at] = at
    for at in range(35, 0, -1):
        other = np.random.randint(0, at + 1)
        deck[at], deck[other] = deck[other], deck[at]
    return deck[16 + np.random.randint(0, table.DEALT)] // 9  # type: ignore[no-any-return]


@compiled
def options(row: Ints, seat: int, sight: Sight) -> int:
    """What a seat may choose now, waiting with a claim among it; its facts are written as well."""
    found = table.legal(row, seat, sight.kinds, sight.sets)
    if found and row[table.TURN] != seat:
        sight.kinds[found] = WAITING
        sight.sets[found] = 0
        found += 1
    if found > 1:
        write_facts(row, seat, sight.row)
    return found


@compiled
def asked(row: Ints, step: int) -> int:
    """The seat that is asked at one of five steps: who may claim, from the opener on, then who is on turn."""
    if step == 4:
        return row[table.TURN]  # type: ignore[no-any-return]
    seat = (row[table.OPENER] + step) % 4
    return seat if seat != row[table.TURN] and table.may_claim(row, seat) else NOBODY


@compiled
def best_by_judgement(sight: Sight, found: int, worths: Floats) -> int:
    """The heuristic's choice."""
    best, most = 0, -1e9
    for at in range(found):
        worth = judge(sight.row, sight.kinds[at], sight.sets[at], worths)
        if worth > most:
            best, most = at, worth
    return best


@compiled
def best_by_net(weights: Weights, sight: Sight, found: int) -> int:
    """The net's likeliest choice."""
    score_plays(weights, sight, found)
    return np.argmax(sight.scores[:found])  # type: ignore[return-value]


@compiled
def draw(weights: Weights, sight: Sight, found: int, diary: Diary, at: int, side: int) -> int:
    """Choose by the net's chances and write it down, unless it was sure; the choice."""
    score_plays(weights, sight, found)
    start = free_choices(diary, at)
    most = sight.scores[0]
    for number in range(1, found):
        most = max(most, sight.scores[number])
    total = np.float32(0.0)
    for number in range(found):
        chance = np.exp(sight.scores[number] - most)
        diary.chances[at, start + number] = chance
        total += chance
    lot = np.random.random()
    chosen = found - 1
    for number in range(found - 1, -1, -1):
        diary.chances[at, start + number] /= total
        lot -= diary.chances[at, start + number]
        if lot < 0.0:
            chosen = number
            lot = 2.0  # drawn
    if diary.chances[at, start + chosen] <= SURE:
        note(diary, at, sight, found, side, chosen)
    return chosen


@compiled
def play_out(
    row: Ints,
    weights: Weights,
    open_eyes: Critic,
    sight: Sight,
    diary: Diary,
    at: int,
    judged: int,
    worths: Floats,
) -> None:
    """Play one deal to its end. judged: the side that the heuristic plays, or NOBODY."""
    diary.size[at] = 0
    while not table.is_over(row):
        for step in range(5):
            seat = asked(row, step)
            if seat == NOBODY:
                continue
            found = options(row, seat, sight)
            chosen = 0
            if found > 1 and seat % 2 == judged:
                chosen = best_by_judgement(sight, found, worths)
            elif found > 1:
                size = diary.size[at]
                chosen = draw(weights, sight, found, diary, at, seat % 2)
                if diary.size[at] > size:
                    ids, values = diary.open_ids[at, size], diary.open_values[at, size]
                    count = critic.open_inputs(row, seat, sight.order, ids, values)
                    diary.open_counts[at, size] = count
                    worth = critic.appraise(open_eyes, ids, values, count, diary.open_hidden[at, size])
                    diary.worth[at, size] = worth
            if sight.kinds[chosen] != WAITING:
                table.play(row, seat, sight.kinds[chosen], sight.sets[chosen])
                break


@compiled
def match(weights: Weights, sight: Sight, worths: Floats, pairs: int, seed: int, results: Floats) -> None:
    """Paired deals, partnerships swapped: the net's best plays against the heuristic's.

    results: [pairs]: card points a deal, ours less theirs.
    """
    np.random.seed(seed)
    deck, need = np.empty(36, np.int64), np.full(2, 12)
    row = np.empty(table.SIZE, np.int64)
    results[:] = 0.0
    for pair in range(pairs):
        suit = shuffle(deck)
        leader = np.random.randint(0, 4)
        for side in range(2):
            table.deal(row, deck, suit, leader, need)
            _play_best(row, weights, sight, worths, side)
            results[pair] += (row[table.POINTS + side] - row[table.POINTS + 1 - side]) / 2.0


@compiled
def _play_best(row: Ints, weights: Weights, sight: Sight, worths: Floats, side: int) -> None:
    while not table.is_over(row):
        for step in range(5):
            seat = asked(row, step)
            if seat == NOBODY:
                continue
            found = options(row, seat, sight)
            chosen = 0
            if found > 1 and seat % 2 == side:
                chosen = best_by_net(weights, sight, found)
            elif found > 1:
                chosen = best_by_judgement(sight, found, worths)
            if sight.kinds[chosen] != WAITING:
                table.play(row, seat, sight.kinds[chosen], sight.sets[chosen])
                break
