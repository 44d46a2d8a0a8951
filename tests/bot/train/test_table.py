"""The trainer's game is the engine's game: random deals, replayed in both input by input."""

from random import Random

import numpy as np
import pytest

from bot.train import table
from bot.train.knowledge import write_facts
from engine.actions import Action, Claim, Deal
from engine.cards import PACK
from engine.game import apply, deal_cards, legal_actions
from engine.players import facts
from engine.players.chances import mask
from engine.players.facts import facts_of, kind_of
from engine.rules import EggsRule, Rules
from engine.scoring import next_counts_double
from engine.seen import SEATS, DealResult
from engine.state import State
from engine.view import observe
from tests.engine.positions import table_of

Row = table.Row


def random_series(chance: Random) -> State:
    """A series between two deals: at its beginning, or with a score, or about to count double."""
    rules = Rules(target=chance.choice((6, 12, 14)), eggs=EggsRule.DOUBLE)
    lost: list[tuple[int, int]] = []
    if chance.random() < 0.5:
        lost += [chance.choice(((2, 0), (0, 4))) for _ in range(chance.randrange(2))]
        lost += [(0, 0)] * chance.randrange(2)
    results = tuple(
        DealResult(number, 0, (60, 60), (4, 4), each, each == (0, 0), False, None, None)
        for number, each in enumerate(lost)
    )
    return State(rules, chance.randrange(4), results)


def dealt(series: State, chance: Random) -> State:
    """The next deal: by a seed, or with suits so gathered that many hands may claim."""
    if chance.random() < 0.5:
        return apply(series, Deal(chance.randbytes(32)))[0]
    deck = [9 * (place % 4) + place // 4 for place in range(36)]  # to each seat a suit of its own
    for _ in range(chance.randrange(3, 18)):
        one, other = chance.sample(range(36), 2)
        deck[one], deck[other] = deck[other], deck[one]
    cards = tuple(PACK[index] for index in deck)
    return deal_cards(series, cards, chance.choice(cards[16:]))[0]


def dealt_alike(state: State) -> Row:
    """The same deal for the trainer."""
    engine = table_of(state)
    assert engine.trick is not None
    worth = 2 if next_counts_double(state.rules, state.results) else 1
    lost = [sum(result.defeat[side] for result in state.results) for side in (0, 1)]
    need = [-(-(state.rules.target - points) // worth) for points in lost]
    cards = [card.index for hand in engine.hands for card in hand] + [card.index for card in engine.stock]
    row = table.new_row()
    table.deal(row, np.array(cards), int(engine.trump), engine.trick.opener, np.array(need))
    return row


def replay(series: State, chance: Random) -> int:
    """One random deal in both games, compared before each input and at the end; its claims amid a trick."""
    state = dealt(series, chance)
    row = dealt_alike(state)
    claimed = 0
    while state.turn is not None and not table.is_over(row):
        offered = [action for seat in SEATS for action in compared(state, row, seat)]
        claims = [action for action in offered if isinstance(action, Claim)]
        chosen = chance.choice(claims if claims and chance.random() < 0.4 else offered)
        claimed += isinstance(chosen, Claim) and row[table.PLAYED] > 0
        state, _ = apply(state, chosen)
        table.play(row, chosen.seat, kind_of(chosen), mask(chosen.cards))
    assert state.turn is None
    assert table.is_over(row)
    result = state.results[-1]
    worth = 2 if result.is_doubled else 1
    assert tuple(row[table.POINTS : table.POINTS + 2]) == result.points
    assert tuple(row[table.TRICKS : table.TRICKS + 2]) == result.tricks
    assert tuple(worth * table.defeat_points(row, side) for side in (0, 1)) == result.defeat
    return claimed


def compared(state: State, row: Row, seat: int) -> tuple[Action, ...]:
    """What a seat may do, once both games agree on it and on what the seat knows."""
    kinds, sets, out = np.zeros(64, np.int64), np.zeros(64, np.int64), np.zeros(facts.SIZE, np.int64)
    found = table.legal(row, seat, kinds, sets)
    offered = legal_actions(state, seat)
    wanted = sorted((kind_of(action), mask(action.cards)) for action in offered)
    assert sorted(zip(kinds[:found].tolist(), sets[:found].tolist(), strict=True)) == wanted
    if offered:
        write_facts(row, seat, out)
        assert out.tolist() == facts_of(observe(state, seat))
    return offered


def test_replays() -> None:
    """300 random deals, with every score and claims often made, run alike in both games."""
    chance = Random("some deals")
    assert sum(replay(random_series(chance), chance) for _ in range(300)) > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_replays(part: int) -> None:
    """And so do 10,000."""
    chance = Random(f"many deals {part}")
    assert sum(replay(random_series(chance), chance) for _ in range(2500)) > 800
