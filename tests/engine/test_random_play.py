"""2,000 random series, judged at every state by independent brute force.

Checked at every state: the 36 cards, the sizes of the hands, and that every seat's legal plays are exactly
those of the referee. Checked at a sample, since each costs hundreds of plays: that every play the referee
does not allow raises and changes nothing (one state in 30), and that the record replays (one series in 20).
"""

from random import Random

import pytest

from engine.actions import ACTIONS, WORDS, Input, decode, encode
from engine.cards import PACK, Cards, cards
from engine.errors import IllegalAction
from engine.game import apply, legal_actions, new_series
from engine.record import dumps, loads, record_of, replay, verify
from engine.rules import TARGETS, ClaimsRule, EggsRule, Rules
from engine.state import State
from tests.engine import referee
from tests.engine.walks import walk

BATCHES, SERIES = 16, 125  # 2,000 series


def check_cards(state: State) -> None:
    """The hands, the stock, the open trick and the finished ones hold the pack; the dealt hands are full."""
    table = state.table
    assert table is not None
    tricks = (*table.history, table.trick) if table.trick else table.history
    on_table = [each for trick in tricks for play in trick.plays for each in play.cards or ()]
    held: list[Cards] = [*table.hands, table.stock]
    everything = [each for some in held for each in some] + on_table
    assert len(everything) == 36
    assert set(everything) == set(PACK)
    assert all(hand == tuple(sorted(hand, key=lambda each: each.index)) for hand in table.hands)
    plays = table.trick.plays if table.trick else ()
    full = {
        len(hand) + sum(play.count for play in plays if play.seat == seat)
        for seat, hand in enumerate(table.hands)
    }
    assert len(full) == 1
    assert full.pop() == 4 or not table.stock


def check_legal(state: State) -> None:
    for seat in range(4):
        found = legal_actions(state, seat)
        written = {(WORDS[type(each)], tuple(map(str, each.cards))) for each in found}
        assert len(written) == len(found)
        assert written == referee.legal(state, seat)
        assert all(each.seat == seat for each in found)
        assert found or seat != state.turn


def check_illegal(state: State) -> None:
    before = hash(state)
    for seat in range(4):
        legal = referee.legal(state, seat)
        for word, kind in ACTIONS.items():
            for some in referee.subsets(referee.names(state, seat)):
                if (word, some) not in legal:
                    with pytest.raises(IllegalAction):
                        apply(state, kind(seat, cards("".join(some))))
    assert hash(state) == before


def check_record(rules: Rules, first_dealer: int, inputs: list[Input], last: State) -> None:
    record = record_of("walk", ("a", "b", "c", "d"), rules, first_dealer, inputs)
    verify(record)
    assert loads(dumps(record)) == record
    *_, replayed = replay(record)
    assert replayed == last


@pytest.mark.parametrize(
    "batch", [0, 1, *(pytest.param(n, marks=pytest.mark.slow) for n in range(2, BATCHES))]
)
def test_random_series(batch: int) -> None:
    """Whatever is played, the laws hold at every state, and the log replays to the same end."""
    chance = Random(f"random play {batch}")
    count = 0
    for number in range(SERIES):
        rules = Rules(
            chance.choice(TARGETS[:2]), chance.choice(list(EggsRule)), chance.choice(list(ClaimsRule))
        )
        inputs: list[Input] = []
        first_dealer = -1
        for state, given in walk(rules, chance):
            if state.turn is not None:
                check_cards(state)
                check_legal(state)
                if count % 30 == 0:
                    check_illegal(state)
                count += 1
            first_dealer = state.first_dealer
            inputs.append(given)
        log = [encode(given) for given in inputs]
        last = new_series(rules, first_dealer)
        for text in log:
            last, _ = apply(last, decode(text))
        check_cards(last)
        assert last.winner is not None
        assert all(sum(result.points) == 120 for result in last.results)
        assert all(not {1, 119} & set(result.points) for result in last.results)
        if number % 20 == 0:
            check_record(rules, first_dealer, inputs, last)
