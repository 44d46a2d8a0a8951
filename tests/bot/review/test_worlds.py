"""Worlds: the same View, the hidden cards anywhere that they can be."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.review.worlds import world
from engine.cards import PACK, Card, card, cards
from engine.game import apply
from engine.players import stream
from engine.rules import ClaimsRule, Rules
from engine.seen import SEATS, Trick
from engine.state import State, Table
from engine.view import observe
from tests.engine.positions import PLAIN, after, dealt, table_of
from tests.engine.walks import walk

ALIKE = 0.15  # of several thousand


def states(name: str, times: int, claims: ClaimsRule = ClaimsRule.TRICK) -> Iterator[State]:
    """Every moment of some random series in which a deal is in play."""
    chance = Random(name)
    for _ in range(times):
        yield from (state for state, _ in walk(Rules(6, claims=claims), chance) if state.turn is not None)


def tricks(table: Table) -> list[Trick]:
    return [*table.history, *([table.trick] if table.trick else [])]


@pytest.mark.parametrize("claims", ClaimsRule)
def test_a_world_fits_what_is_known(claims: ClaimsRule) -> None:
    """Whoever looks at whatever moment: in every world they see just what they saw, and it has 36 cards."""
    chance, claimed = stream("worlds"), 0
    for state in states("worlds", 12, claims):
        for seat in SEATS:
            view = observe(state, seat)
            made = world(view, chance)
            assert observe(made, seat) == view
            table = table_of(made)
            played = [one for trick in tricks(table) for play in trick.plays for one in play.cards or ()]
            held = [one for hand in table.hands for one in hand]
            assert sorted(map(str, (*played, *held, *table.stock))) == sorted(map(str, PACK))
            claimed += any(trick.returned for trick in tricks(table))
    assert claimed > 10 or claims is ClaimsRule.LEAD


def test_a_world_could_have_been_dealt() -> None:
    """The shown card was in nobody's first hand, and what went back face down was in its seat's hand."""
    chance = stream("dealt")
    for state in states("dealt", 12):
        for seat in SEATS:
            table = table_of(world(observe(state, seat), chance))
            first = tricks(table)[0]
            assert table.shown not in [one for play in first.plays for one in play.cards or ()]
            assert table.history or table.shown in table.stock
            for trick in tricks(table):
                held = dict(enumerate(table.hands)) | {play.seat: play.cards or () for play in trick.plays}
                for back in trick.returned:
                    assert set(back.cards or ()) <= set(held[back.seat])


def test_hidden_cards_are_anywhere() -> None:
    """Before the first play each card that the seat has not seen is in others' hands as often as any."""
    view = observe(dealt(PLAIN), 0)
    chance, times = stream("anywhere"), 4000
    found = Counter(
        one for _ in range(times) for hand in table_of(world(view, chance)).hands[1:] for one in hand
    )
    unseen = [one for one in PACK if one not in view.hand and one is not view.shown]
    assert found.keys() == set(unseen)
    assert all(found[one] == pytest.approx(times * 12 / 31, rel=ALIKE) for one in unseen)


def where(state: State, seat: int, wanted: Card, times: int) -> Counter[str]:
    """Where a card is in so many worlds."""
    chance, found = stream("where"), Counter[str]()
    for _ in range(times):
        table = table_of(world(observe(state, seat), chance))
        places = {str(at): hand for at, hand in enumerate(table.hands)} | {"stock": table.stock}
        found.update(name for name, place in places.items() if wanted in place)
    return found


def test_the_shown_card_may_have_been_drawn() -> None:
    """After a first trick of one card each has drawn one of 20: it is with each other seat in one of 19
    worlds and in the stock in the others. A seat that draws it itself knows."""
    plays = ("lead 0 6D", "discard 1 8D", "discard 2 6C", "discard 3 7C")
    state = after(dealt(PLAIN, shown="9H", stock="6H 7H 8H AC"), *plays)
    found = where(state, 0, card("9H"), 3800)
    assert found["0"] == 0
    assert all(found[name] == pytest.approx(200, rel=0.3) for name in "123")
    assert found["stock"] == pytest.approx(3200, rel=0.05)
    drawn = after(dealt(PLAIN, shown="9H", stock="9H 7H 8H AC"), *plays)
    assert where(drawn, 0, card("9H"), 50) == {"0": 50}


def test_cards_that_a_claim_sent_back_are_where_they_went() -> None:
    """What was led and sent back is in its seat's hand until that seat has played, then among its four."""
    hands = ("7S QS KS 6D", "9S AS 8D KD", "8S JS 6C TC", "7C 9C QC KC")
    state = after(dealt(hands), "lead 0 7SKS", "claim 3 7C9CQCKC")
    chance = stream("back")
    for _ in range(20):
        assert set(cards("7S KS")) <= set(table_of(world(observe(state, 1), chance)).hands[0])
    state = after(state, "discard 0 7SQSKS6D")
    for _ in range(20):
        trick = table_of(world(observe(state, 1), chance)).trick
        assert trick is not None
        assert set(cards("7S KS")) <= set(trick.plays[1].cards or ())


def test_play_goes_on_in_a_world() -> None:
    """Whatever was legal for the seat is legal there, and can be played."""
    chance = stream("on")
    for state in states("on", 4):
        assert state.turn is not None
        view = observe(state, state.turn)
        made = world(view, chance)
        for action in view.legal:
            apply(made, action)
