"""What seats see, and above all what they do not."""

from random import Random

import pytest

from engine.actions import Action, Deal
from engine.cards import cards
from engine.events import Claimed, Dealt, Discarded, Drawn
from engine.game import apply, legal_actions, new_series
from engine.rules import EggsRule, Rules
from engine.seen import Kind, Phase
from engine.shuffle import commitment
from engine.state import State
from engine.view import observe, redact
from tests.engine.hidden import redealt, renamed, renaming
from tests.engine.positions import PLAIN, after, dealt
from tests.engine.walks import walk

EVERYBODY = (0, 1, 2, 3, None)
SEED = bytes(range(32))


@pytest.mark.parametrize("part", range(4))
def test_no_leak(part: int) -> None:
    """However the cards that a seat cannot know are dealt anew, its View is equal; so is the group's."""
    chance = Random(f"no leak {part}")
    for _ in range(25):
        for state, _given in walk(Rules(6, EggsRule.DOUBLE), chance):
            if state.table is not None:
                seat = chance.choice(EVERYBODY)
                other = redealt(state, renaming(state, seat, chance))
                assert observe(other, seat) == observe(state, seat)


@pytest.mark.parametrize("part", range(2))
def test_no_leak_in_events(part: int) -> None:
    """Nor do redacted events tell more than the View after them, save at a deal's end: points are told."""
    chance = Random(f"no leak in events {part}")
    compared = 0
    for _ in range(20):
        for state, given in walk(Rules(6), chance):
            if state.turn is None or isinstance(given, Deal):
                continue
            following, events = apply(state, given)
            if following.turn is None:
                continue
            seat = chance.choice(EVERYBODY)
            names = renaming(following, seat, chance)
            other_following, other_events = apply(redealt(state, names), renamed(given, names))
            assert [redact(each, seat) for each in other_events] == [redact(each, seat) for each in events]
            assert observe(other_following, seat) == observe(following, seat)
            compared += 1
    assert compared > 1000


def test_events_for_the_group() -> None:
    """Hands, discards, returned discards and drawn cards are for their owner alone."""
    chance = Random("events for the group")
    kinds = set()
    for _ in range(30):
        for state, given in walk(Rules(6), chance):
            for event in apply(state, given)[1]:
                match redact(event, None):
                    case Dealt(hands=hands):
                        assert hands == (None,) * 4
                        assert redact(event, 2) != redact(event, 1)
                    case Discarded(cards=hidden) | Drawn(cards=hidden):
                        assert hidden is None
                        assert redact(event, event.seat) == event  # type: ignore[union-attr]
                    case Claimed(returned=returned):
                        assert all((play.cards is None) == (play.kind is Kind.DISCARD) for play in returned)
                    case other:
                        assert other == event
                kinds.add(type(event).__name__)
    assert len(kinds) == 10


def test_before_the_first_deal() -> None:
    """Before the first deal there is a first dealer and nothing else."""
    view = observe(new_series(Rules(18), 2), 1)
    assert (view.phase, view.deal, view.dealer, view.first_dealer) == (Phase.BETWEEN, -1, 2, 2)
    assert (view.turn, view.trump, view.trick, view.stock, view.legal) == (None, None, None, 0, ())
    assert (view.hand, view.hand_sizes, view.known) == ((), (0, 0, 0, 0), ((), (), (), ()))


def test_in_play() -> None:
    """A View has the own hand and legal plays, the others' sizes, the trick with foreign discards hidden."""
    state = after(dealt(PLAIN), "lead 0 7S", "discard 1 8D")
    view, group = observe(state, 2), observe(state, None)
    assert view.hand == cards("8S JS 6C TC")
    assert view.hand_sizes == (3, 3, 4, 4)
    assert (view.turn, view.stock, view.deal, view.dealer) == (2, 20, 0, 3)
    assert view.trick is not None
    assert [play.cards for play in view.trick.plays] == [cards("7S"), None]
    assert (view.trick.count, view.trick.holder, view.trick.to_beat) == (1, 0, cards("7S"))
    assert view.legal == legal_actions(state, 2)
    assert observe(state, 3).legal == ()
    own = observe(state, 1).trick
    assert own is not None
    assert own.plays[1].cards == cards("8D")
    assert (group.hand, group.legal, group.trick) == ((), (), view.trick)


def test_commitment() -> None:
    """The commitment is shown from the deal on, the seed only in the result."""
    state, _ = apply(new_series(Rules(24), 0), Deal(SEED))
    assert observe(state, None).commitment == commitment(SEED)
    assert SEED.hex() not in repr(observe(state, 0))
    assert repr(SEED) not in repr(observe(state, 0))
    state = _play_out(state)
    view = observe(state, None)
    assert (view.results[0].seed, view.results[0].commitment) == (SEED, commitment(SEED))
    assert (view.phase, view.deal, view.trick) == (Phase.BETWEEN, 0, None)
    assert len(view.takers) == len(view.history) == sum(view.tricks) == sum(view.results[0].tricks)
    assert view.score == view.results[0].defeat


def _play_out(state: State) -> State:
    while state.turn is not None:
        choice: Action = legal_actions(state, state.turn)[0]
        state, _ = apply(state, choice)
    return state
