"""The course of a deal in card notation; claims have their own file."""

import pytest

from engine.actions import Deal, Lead
from engine.cards import cards
from engine.errors import IllegalAction
from engine.events import (
    Beaten,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Led,
    SeriesWon,
    TrickTaken,
    TrumpShown,
)
from engine.game import apply, legal_actions, new_series
from engine.rules import EggsRule, Rules
from engine.seen import DealResult, Phase
from engine.shuffle import commitment, shuffle
from engine.state import State
from tests.engine.positions import PLAIN, after, dealt, hand, table_of

SEED = bytes(range(32))


def test_deal() -> None:
    """Cards go one at a time from the dealer's left, who leads; the shown card stays in the stock."""
    state, events = apply(new_series(Rules(), 3), Deal(SEED))
    deck, shown = shuffle(SEED)
    table = table_of(state)
    assert [set(held) for held in table.hands] == [set(deck[seat:16:4]) for seat in range(4)]
    assert table.stock == deck[16:]
    assert (table.dealer, state.turn, table.trump) == (3, 0, shown.suit)
    assert events == (Dealt(0, 3, 0, table.hands, commitment(SEED)), TrumpShown(shown))


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_first_served(dealer: int) -> None:
    """The first card goes to the dealer's left, the dealer is served last."""
    state, _ = apply(new_series(Rules(), dealer), Deal(SEED))
    deck, _ = shuffle(SEED)
    for step in range(4):
        assert deck[step] in table_of(state).hands[(dealer + 1 + step) % 4]


def test_trick() -> None:
    """The last who beat takes the trick, draws first, one card at a time, and leads."""
    state = dealt(PLAIN, stock="6S 6C 7D 8H 9H TS JD JH")
    state, led = apply(state, Lead(0, cards("7S QS")))
    assert led == (Led(0, cards("7S QS")),)
    state = after(state, "beat 1 9SAS", "discard 2 8SJS")
    state, events = apply(state, legal_actions(state, 3)[0])
    taken = [each for each in events if isinstance(each, TrickTaken)]
    assert taken == [TrickTaken(1, 1, 2)]
    drawn = [(each.seat, set(each.cards or ())) for each in events if isinstance(each, Drawn)]
    assert drawn == [
        (1, set(cards("6S 9H"))),
        (2, set(cards("6C TS"))),
        (3, set(cards("7D JD"))),
        (0, set(cards("8H JH"))),
    ]
    assert state.turn == 1
    assert table_of(state).history[-1].holder == 1


def test_leader_takes_what_nobody_beats() -> None:
    """If nobody beats, the leader takes the trick."""
    state = after(dealt(PLAIN), "lead 0 7S", "discard 1 8D", "discard 2 8S", "discard 3 7C")
    assert (state.turn, table_of(state).history[0].holder) == (0, 0)


def test_no_duty() -> None:
    """A player may discard cards that could have beaten, of any suits, and over-beat the partner."""
    state = after(dealt(PLAIN), "lead 0 7S", "beat 1 9S", "beat 2 JS")
    assert {each.cards for each in legal_actions(state, 3)} >= {cards("TH"), cards("JC")}
    state = after(dealt(PLAIN), "lead 0 7S", "discard 1 AS", "beat 2 JS")
    assert state.turn == 3


def test_only_the_last_beat_counts() -> None:
    """Whoever follows must beat the cards that hold the trick, no longer those that were led."""
    state = after(dealt(PLAIN), "lead 0 7S", "beat 1 AS")
    with pytest.raises(IllegalAction, match="does-not-beat"):
        after(state, "beat 2 8S")


def test_events_of_plays() -> None:
    """Each play is told as what it was."""
    state = after(dealt(PLAIN), "lead 0 7S")
    _, beaten = apply(state, legal_actions(state, 1)[0])
    assert beaten == (Beaten(1, cards("9S")),)
    _, discarded = apply(state, legal_actions(state, 1)[-1])
    assert discarded == (Discarded(1, cards("AS"), 1),)


def test_hands_are_played_out() -> None:
    """Five tricks of four empty stock and hands: the last refill is of what is left."""
    suits = ("6S 7S 8S 9S", "6C 7C 8C 9C", "6D 7D 8D 9D", "JC QC KC TC")
    state = after(dealt(suits, shown="6H"), "lead 0 6S7S8S9S", "discard 1 6C7C8C9C", "discard 2 6D7D8D9D")
    state, events = apply(state, legal_actions(state, 3)[0])
    assert [each.count for each in events if isinstance(each, Drawn)] == [4, 4, 4, 4]
    assert len(table_of(state).stock) == 4
    while state.turn is not None:
        widest = max(legal_actions(state, state.turn), key=lambda each: len(each.cards))
        state, events = apply(state, widest)
    assert len(table_of(state).history) in range(3, 8)
    assert isinstance(events[-1], DealScored)


def _play_out(state: State) -> State:
    while state.turn is not None:
        state, _ = apply(state, legal_actions(state, state.turn)[0])
    return state


def test_later_deals() -> None:
    """The deal passes clockwise; the taker of the last trick leads the next deal."""
    state = new_series(Rules(target=24), 2)
    for number in range(4):
        state, _ = apply(state, Deal(bytes([number]) * 32))
        assert (table_of(state).number, table_of(state).dealer) == (number, (2 + number) % 4)
        state = _play_out(state)
        assert state.phase is Phase.BETWEEN
        taker = table_of(state).history[-1].holder
        assert after(state, f"deal {'00' * 32}").turn == taker


def _eggs(deal: int) -> DealResult:
    return DealResult(deal, deal % 4, (60, 60), (4, 4), (0, 0), True, False, None, None)


@pytest.mark.parametrize(
    ("eggs_rule", "eggs", "factor"),
    [(EggsRule.NOTHING, 1, 1), (EggsRule.DOUBLE, 0, 1), (EggsRule.DOUBLE, 1, 2), (EggsRule.DOUBLE, 2, 2)],
)
def test_eggs(eggs_rule: EggsRule, eggs: int, factor: int) -> None:
    """By option the decided deal after eggs counts double, after eggs twice still double, then once."""
    state = State(Rules(eggs=eggs_rule), 0, tuple(_eggs(deal) for deal in range(eggs)))
    state = _play_out(after(state, f"deal {'00' * 32}"))
    once = _play_out(after(new_series(Rules(), 0), f"deal {'00' * 32}")).results[0]
    assert not once.is_eggs
    result = state.results[-1]
    assert sum(result.defeat) == factor * sum(once.defeat)
    assert result.is_doubled is (factor == 2)
    assert not _play_out(after(state, f"deal {'00' * 32}")).results[-1].is_doubled


@pytest.mark.parametrize("target", [6, 12, 18, 24])
def test_end_of_series(target: int) -> None:
    """The series ends, in that very input, when a partnership has the target; then nothing is legal."""
    state = State(Rules(target), 0, (_eggs(0),))
    number, events = 0, tuple[Event, ...]()
    while state.winner is None:
        assert max(sum(each.defeat[side] for each in state.results) for side in (0, 1)) < target
        state, _ = apply(state, Deal(bytes([number]) * 32))
        while state.turn is not None:
            state, events = apply(state, legal_actions(state, state.turn)[0])
        number += 1
    goats = 1 - state.winner
    assert events[-1] == SeriesWon(state.winner, goats, with_eggs=True)
    assert sum(each.defeat[goats] for each in state.results) >= target
    assert state.phase is Phase.WON
    assert all(legal_actions(state, seat) == () for seat in range(4))
    with pytest.raises(IllegalAction, match="series-over"):
        apply(state, Deal(SEED))


def test_played_cards_leave_the_hand() -> None:
    """What was played is gone, and the rest stays in order."""
    assert hand(after(dealt(PLAIN), "lead 0 7SQS"), 0) == "KS 6D"
