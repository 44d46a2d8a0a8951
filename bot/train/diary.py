"""All decisions of the plays of one deck, to learn from when their outcome is known.

Law: plain arrays of fixed room, written from the front; what lies behind the counts is of older decks.
"""

from typing import NamedTuple

import numpy as np

from bot.train import critic
from bot.train.compiled import compiled
from bot.train.net import Floats, Ints, Sight
from engine.players.inputs import FEATURES, MOST

MOST_DECISIONS = 80  # of one deal, also with claims
MOST_CHOICES = 500  # plays to choose from in one deal
MOST_OF_PLAY = FEATURES + 8


class Diary(NamedTuple):
    """By play of the deck, then by decision or by choice. H, C: hidden units of the net and the critic."""

    size: Ints  # [plays]: decisions
    side: Ints  # [plays, decisions]
    chosen: Ints
    start: Ints  # where the choices of a decision begin
    choices: Ints
    counts: Ints  # inputs of the situation
    ids: Ints  # [plays, decisions, MOST]
    values: Floats
    worth: Floats  # [plays, decisions]: to the side that chooses, as the critic sees it
    open_counts: Ints  # inputs of the critic
    open_ids: Ints  # [plays, decisions, critic.MOST]
    open_values: Floats
    open_hidden: Floats  # [plays, decisions, C]
    kinds: Ints  # [plays, choices]
    chances: Floats
    play_counts: Ints
    play_ids: Ints  # [plays, choices, MOST_OF_PLAY]
    play_values: Floats
    hidden: Floats  # [plays, choices, H]


def new_diary(plays: int, hidden: int, critic_hidden: int) -> Diary:
    decisions, choices = (plays, MOST_DECISIONS), (plays, MOST_CHOICES)
    return Diary(
        size=np.zeros(plays, np.int64),
        side=np.zeros(decisions, np.int64),
        chosen=np.zeros(decisions, np.int64),
        start=np.zeros(decisions, np.int64),
        choices=np.zeros(decisions, np.int64),
        counts=np.zeros(decisions, np.int64),
        ids=np.zeros((*decisions, MOST), np.int64),
        values=np.zeros((*decisions, MOST), np.float32),
        worth=np.zeros(decisions, np.float32),
        open_counts=np.zeros(decisions, np.int64),
        open_ids=np.zeros((*decisions, critic.MOST), np.int64),
        open_values=np.zeros((*decisions, critic.MOST), np.float32),
        open_hidden=np.zeros((*decisions, critic_hidden), np.float32),
        kinds=np.zeros(choices, np.int64),
        chances=np.zeros(choices, np.float32),
        play_counts=np.zeros(choices, np.int64),
        play_ids=np.zeros((*choices, MOST_OF_PLAY), np.int64),
        play_values=np.zeros((*choices, MOST_OF_PLAY), np.float32),
        hidden=np.zeros((*choices, hidden), np.float32),
    )


@compiled
def free_choices(diary: Diary, at: int) -> int:
    """Where the choices of the next decision begin."""
    size = diary.size[at]
    return diary.start[at, size - 1] + diary.choices[at, size - 1] if size else 0


@compiled
def note(diary: Diary, at: int, sight: Sight, found: int, side: int, chosen: int) -> None:
    """Write a decision down; its choices' chances stand there already."""
    size, start = diary.size[at], free_choices(diary, at)
    diary.side[at, size], diary.chosen[at, size] = side, chosen
    diary.start[at, size], diary.choices[at, size] = start, found
    diary.counts[at, size] = sight.counts[0]
    for place in range(sight.counts[0]):
        diary.ids[at, size, place] = sight.ids[0, place]
        diary.values[at, size, place] = sight.values[0, place]
    for number in range(found):
        to, count = start + number, sight.counts[1 + number]
        diary.kinds[at, to] = sight.kinds[number]
        diary.play_counts[at, to] = count
        for place in range(count):
            diary.play_ids[at, to, place] = sight.ids[1 + number, place]
            diary.play_values[at, to, place] = sight.values[1 + number, place]
        for unit in range(sight.base.shape[0]):
            diary.hidden[at, to, unit] = sight.hidden[number, unit]
    diary.size[at] = size + 1
