"""Why a play is good: the reasons by position, in card notation, and that their numbers are true.

Hearts are trump, and seat 0 leads; the last play of each position is the one that is explained.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

import pytest

from engine.actions import Action, Beat, Claim, Deal, Lead, decode
from engine.cards import Cards, cards
from engine.players.hints import Hint, Why, hint
from engine.rules import Rules, beats
from engine.seen import SEATS, Seat, View, partnership
from engine.state import State
from engine.view import observe
from tests.engine.hidden import redealt, renaming
from tests.engine.positions import after, dealt, table_of
from tests.engine.walks import walk

HIGH = ("AH TH KS 7D", "9S AS 8D KD", "8S JS 6C TC", "7C JC QD AC")
LOW = ("6S QS KC 7D", "7S KS JD 9C", "8S JS TC 8D", "KH AS 9D 6C")
STRONG_THIRD = ("QS JS KC 7D", "7S KS JD 9C", "AS AH TC 8D", "6D 9S 9D 6C")
STRONG_FIRST = ("AS KS TS 7D", "7S QS JD 9C", "8S 7C TC 8D", "6H AH 9D 6C")
TEN_THIRD = ("QS JS KC 7D", "7S KS JD 9C", "TH AS TC 8D", "6D 9S 9D 6C")
LAST_TRUMP = ("AS QS KC 7D", "7S KS JD 9C", "8S JS TC 8D", "KH 9S 9D 6C")
FOURS = ("7S QS KS 6D", "8S JS 8D JD", "QD KD 7C 8C", "6C 9C TC AC")

CASES: list[tuple[Why, tuple[str, ...], tuple[str, ...], int]] = [
    (Why.SURE, HIGH, ("lead 0 AH",), 11),
    (Why.HOLDS, STRONG_FIRST, ("lead 0 KSTSAS",), 25),
    (Why.CHEAP, LOW, ("lead 0 6S",), 0),
    (Why.RISKY, LOW, ("lead 0 QS",), 3),
    (Why.TAKES, LOW, ("lead 0 QS", "discard 1 9C", "discard 2 8S", "beat 3 AS"), 14),
    (Why.SURE, STRONG_THIRD, ("lead 0 QS", "beat 1 KS", "beat 2 AH"), 18),
    (Why.RISKY, LOW, ("lead 0 6S", "beat 1 7S"), 0),
    (Why.HOLDS, TEN_THIRD, ("lead 0 JS", "beat 1 KS", "beat 2 TH"), 16),
    (Why.SAFER, STRONG_THIRD, ("lead 0 QS", "discard 1 9C", "beat 2 AS"), 14),
    (Why.NEXT_LEAD, LOW, ("lead 0 6S", "beat 1 KS", "discard 2 8S", "beat 3 AS"), 15),
    (Why.GIFT_SURE, HIGH, ("lead 0 AH", "discard 1 8D", "discard 2 TC"), 21),
    (Why.SPARE_SURE, HIGH, ("lead 0 AH", "discard 1 8D", "discard 2 6C"), 11),
    (Why.GIFT, STRONG_FIRST, ("lead 0 KSTSAS", "discard 1 7S9CJD", "discard 2 8S7CTC"), 35),
    (Why.SPARE, STRONG_FIRST, ("lead 0 KSTSAS", "discard 1 7S9CJD", "discard 2 8S7C8D"), 25),
    (Why.DOUBTFUL, LOW, ("lead 0 6S", "discard 1 9C", "discard 2 8S"), 0),
    (Why.KEEP, LOW, ("lead 0 6S", "discard 1 9C", "discard 2 TC"), 10),
    (Why.PARTNER, LOW, ("lead 0 6S", "discard 1 9C"), 0),
    (Why.LOST, HIGH, ("lead 0 AH", "discard 1 8D"), 11),
    (Why.TRUMPS, LAST_TRUMP, ("lead 0 AS", "discard 1 9C", "discard 2 8S", "discard 3 6C"), 11),
    (Why.CLAIM, FOURS, ("lead 0 7S", "discard 1 8D", "claim 3 6C9CTCAC"), 21),
]


def explained(hands: tuple[str, ...], plays: tuple[str, ...]) -> Hint:
    """The hint that names the last play, to who makes it."""
    state, action = after(dealt(hands), *plays[:-1]), decode(plays[-1])
    assert not isinstance(action, Deal)
    return hint(observe(state, action.seat), action)


@pytest.mark.parametrize(("why", "hands", "plays", "points"), CASES)
def test_reasons(why: Why, hands: tuple[str, ...], plays: tuple[str, ...], points: int) -> None:
    """Each reason, with the points that its reader sees."""
    found = explained(hands, plays)
    assert (found.why, found.points) == (why, points)


def test_letting_a_claim_wait() -> None:
    """Out of turn no action is a hint too: what a claim would be worth now."""
    view = observe(after(dealt(FOURS), "lead 0 7S", "discard 1 8D"), 3)
    found = hint(view, None)
    assert (found.action, found.why, found.points) == (None, Why.WAIT, 21)
    assert found.chance == hint(view, view.legal[0]).chance


def test_every_reason_is_tried() -> None:
    """The two that have tests of their own apart."""
    assert {why for why, *_ in CASES} == {*Why} - {Why.WAIT, Why.ONLY}


def test_chances() -> None:
    """One opponent plays after a ten of trumps: four of the 30 cards unseen, the ace may be among them."""
    found = explained(TEN_THIRD, ("lead 0 JS", "beat 1 KS", "beat 2 TH"))
    assert found.chance == pytest.approx(1 - 4 / 30)


def test_a_claim_counts_with_the_cards_that_come_back() -> None:
    """Three trumps that an opponent has led beat three of the four cards, and 11 of the 29 cards that the
    opponent's fourth may be beat the other; before the lead nobody knew."""
    state = dealt(("QH KH AH 7D", "7S QS JD 9D", "8S 7C TC 8D", "6C 9C JC KC"), shown="7H")
    claim = Claim(3, cards("6C9CJCKC"))
    before = hint(observe(state, 3), claim).chance
    now = hint(observe(after(state, "lead 0 QHKHAH"), 3), claim).chance
    assert before is not None
    assert now is not None
    assert before > 0.9
    assert 0.9 < now / (1 - 11 / 29) < 1


def asked(seeds: range) -> Iterator[tuple[State, View, Action | None]]:
    """Every decision of some random series, each with all that could be hinted at."""
    for seed in seeds:
        for state, _ in walk(Rules(target=6), Random(seed)):
            for seat in SEATS if state.turn is not None else ():
                view = observe(state, seat)
                for action in view.legal:
                    yield state, view, action
                if view.legal and view.turn != seat:
                    yield state, view, None


def test_every_play_has_a_reason() -> None:
    """Whatever is legal: a chance is one, and the only play is called so."""
    seen = Counter[Why]()
    for _, view, action in asked(range(6)):
        found = hint(view, action)
        seen[found.why] += 1
        assert found.action == action
        assert found.chance is None or 0 <= found.chance <= 1
        assert (found.why is Why.ONLY) is (view.turn == view.seat and len(view.legal) == 1)
    assert set(seen) == {*Why}


def test_a_hint_knows_no_hidden_card() -> None:
    """Deal all that the seat cannot know anew: the hint is the same."""
    chance = Random(3)
    for state, view, action in list(asked(range(2)))[::7]:
        assert view.seat is not None
        other = observe(redealt(state, renaming(state, view.seat, chance)), view.seat)
        assert hint(other, action) == hint(view, action)


def is_beatable(state: State, seat: Seat, holding: Cards, later: Iterable[Seat]) -> bool:
    """Whether some opponent still to play has what beats these cards."""
    table = table_of(state)
    return any(
        beats(some, holding, table.trump)
        for other in later
        if partnership(other) != partnership(seat)
        for some in combinations(table.hands[other], len(holding))
    )


def test_numbers_are_true() -> None:
    """What no opponent can beat nobody has ever beaten, and of all that is said to hold with some chance,
    as many hold as were to be expected."""
    expected = held = sure = told = 0.0
    for state, view, action in asked(range(10, 30)):
        if not isinstance(action, Lead | Beat):
            continue
        found, lying = hint(view, action), len(view.trick.plays) if view.trick else 0
        later = [(action.seat + step) % 4 for step in range(1, 4 - lying)]
        holds = not is_beatable(state, action.seat, action.cards, later)
        if found.why is Why.SURE:
            assert holds
            sure += 1
        elif found.chance is not None:
            expected, held, told = expected + found.chance, held + holds, told + 1
    assert sure > 20
    assert told > 1000
    assert held / told == pytest.approx(expected / told, abs=0.02)
