"""The facts of random play, claims left out.

The shares of results that the rules name (46, 36, 17) were measured with the 27th card of the deck always
shown. Where in the stock the shown trump lies does matter a little: with any of the 20 as likely, which is
the rule, they are 49, 35 and 15. Both are checked, with tolerances of about four standard errors.
"""

from collections import Counter
from random import Random

import pytest

from engine.actions import Claim
from engine.game import apply, deal_cards, legal_actions, new_series
from engine.rules import Rules, is_four_of_a_suit
from engine.seen import DealResult
from engine.shuffle import shuffle
from engine.state import State

pytestmark = pytest.mark.slow

DEALS = 3000


class Tally:
    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.most_leads = 0
        self.most_answers = 0
        self.deals_with_four = 0
        self.plays: list[int] = []
        self.tricks: list[int] = []
        self.results: list[DealResult] = []
        self.series: list[tuple[DealResult, ...]] = []

    def play(self, state: State, chance: Random, shown: int | None) -> State:
        """One deal; counts as it goes. shown: place of the shown card in the deck, None as by the seed."""
        deck, card = shuffle(chance.randbytes(32))
        state, _ = deal_cards(state, deck, card if shown is None else deck[shown])
        plays, has_four = 0, False
        while (seat := state.turn) is not None:
            table = state.table
            assert table is not None
            assert table.trick is not None
            legal = [each for each in legal_actions(state, seat) if not isinstance(each, Claim)]
            if table.trick.plays:
                self.most_answers = max(self.most_answers, len(legal))
            else:
                self.most_leads = max(self.most_leads, len(legal))
                has_four |= any(map(is_four_of_a_suit, table.hands))
            self.decisions += 1
            self.choices += len(legal)
            plays += 1
            state, _ = apply(state, chance.choice(legal))
        self.plays.append(plays)
        self.deals_with_four += has_four
        self.tricks.append(sum(state.results[-1].tricks))
        self.results.append(state.results[-1])
        return state


def played(shown: int | None) -> Tally:
    tally, chance = Tally(), Random("facts")
    while len(tally.results) < DEALS:
        state = new_series(Rules(), chance.randrange(4))
        while state.winner is None:
            state = tally.play(state, chance, shown)
        tally.series.append(state.results)
    return tally


@pytest.fixture(scope="module")
def tally() -> Tally:
    return played(None)


def test_choices(tally: Tally) -> None:
    """About 4.4 legal plays a decision; 15 at most on a lead, 12 on an answer."""
    assert tally.choices / tally.decisions == pytest.approx(4.36, abs=0.05)
    assert (tally.most_leads, tally.most_answers) == (15, 12)


def test_length(tally: Tally) -> None:
    """3 to 9 tricks, about 7.5; 12 to 36 plays, four a trick."""
    assert sum(tally.tricks) / len(tally.tricks) == pytest.approx(7.5, abs=0.1)
    assert set(tally.tricks) <= set(range(3, 10))
    assert tally.plays == [4 * tricks for tricks in tally.tricks]


@pytest.mark.parametrize(("shown", "shares"), [(26, (46, 36, 17, 0.8)), (None, (49, 35, 15, 0.9))])
def test_results(tally: Tally, shown: int | None, shares: tuple[float, ...]) -> None:
    """Deals lost with 2, 4 and 6 points, and eggs, in per cent."""
    results = (tally if shown is None else played(shown)).results
    counts = Counter(max(each.defeat) for each in results)
    found = [100 * counts[lost] / len(results) for lost in (2, 4, 6, 0)]
    assert found == [pytest.approx(share, abs=3 if share > 1 else 0.7) for share in shares]


def test_four_of_a_suit(tally: Tally) -> None:
    """Some seat holds four of a suit at a trick's start in about 13 per cent of deals."""
    assert 100 * tally.deals_with_four / len(tally.results) == pytest.approx(13, abs=3)


def test_totals(tally: Tally) -> None:
    """120 points a deal; 1 and 119 cannot occur."""
    assert all(sum(each.points) == 120 for each in tally.results)
    assert not {1, 119} & {points for each in tally.results for points in each.points}


def test_series(tally: Tally) -> None:
    """A series without eggs lasts 2 to 11 deals."""
    for results in tally.series:
        if not any(each.is_eggs for each in results):
            assert 2 <= len(results) <= 11
