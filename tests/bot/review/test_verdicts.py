"""What a decision cost, in positions where it is plain, and what it may not depend on."""

from random import Random

import pytest

from bot.asking import next_action
from bot.review.decisions import Decision
from bot.review.verdicts import MOST_SHOWN, Budget, Job, Points, Verdict, costliest, done
from engine.actions import Claim, Deal, Discard, Lead, decode
from engine.cards import cards
from engine.game import apply, legal_actions, new_series
from engine.players import player, stream
from engine.players.policy import favourites
from engine.rules import Rules
from engine.state import State
from engine.view import observe
from tests.engine.hidden import redealt, renamed, renaming
from tests.engine.positions import after, dealt

FEW = Budget(plays=3, worlds=6, finalists=2, more_worlds=20, piece=8)


async def work(job: Job) -> Points:
    return done(job)


def silent(part: float) -> None:
    """Nobody hears of the progress."""


async def review(decisions: list[Decision], seed: str = "seed", budget: Budget = FEW) -> tuple[Verdict, ...]:
    return await costliest(decisions, budget, seed, work, silent)


def decided(state: State, play: str) -> Decision:
    made = decode(play)
    assert not isinstance(made, Deal)
    return Decision(observe(state, made.seat), made)


def lost_trick() -> State:
    """The highest trump is led by an opponent, and seat 0 is the last to play."""
    hands = ("6S AS 7C 8C", "AH 9S 8D KD", "8S JS 6C TC", "7D JC QD TH")
    return after(dealt(hands, leader=1), "lead 1 AH", "discard 2 6C", "discard 3 7D")


def random_game(number: int) -> list[tuple[State, Decision]]:
    """What seat 0 decides in a deal of strong players, playing at random itself."""
    state, _ = apply(new_series(Rules(), number % 4), Deal(Random(number).randbytes(32)))
    chance, found = stream(f"game {number}"), []
    players = [player("random"), *(player("strong") for _ in range(3))]
    while state.turn is not None:
        made = next_action(state, lambda at, seat: players[seat].choose(observe(at, seat), chance))
        if made.seat == 0 == state.turn:
            found.append((state, Decision(observe(state, 0), made)))
        state, _ = apply(state, made)
    return found


async def test_an_ace_thrown_into_a_lost_trick() -> None:
    """Giving an ace to the opponents' certain trick instead of a six costs about what it holds."""
    decision = decided(lost_trick(), "discard 0 AS")
    (verdict,) = await review([decision], budget=Budget(worlds=10, more_worlds=60))
    assert isinstance(verdict.better, Discard)
    assert verdict.better.cards in (cards("6S"), cards("7C"), cards("8C"))
    assert 4 < verdict.cost < 13  # of its 11 points: some aces are lost later
    assert verdict.cost > 2 * verdict.error
    assert verdict.cost == pytest.approx(verdict.better_points - verdict.made_points)


async def test_the_good_play_is_not_regretted() -> None:
    """Who throws the six has nothing to regret, and neither has who had no choice."""
    assert await review([decided(lost_trick(), "discard 0 6S")]) == ()
    last = next(made for _, made in random_game(3) if made.is_forced)
    assert await review([last]) == ()
    assert await review([]) == ()


async def test_a_missed_entry_counts() -> None:
    """Four of a suit that did not enter, though it could have in turn, is tried as a play."""
    hands = ("7S QS KS 6D", "AC TC KC QC", "8S JS 6C TD", "7C JC QD 9S")
    state = after(dealt(hands, shown="6H"), "lead 0 7S")
    (verdict,) = await review([decided(state, "discard 1 QC")])
    assert isinstance(verdict.better, Claim)
    assert verdict.cost > 10


@pytest.mark.slow
async def test_hidden_cards_of_the_real_deal_do_not_matter() -> None:
    """However the cards that the seat could not see are dealt anew, the review is the same."""
    chance = Random("hidden")
    for number in range(3):
        real = random_game(number)
        other = []
        for state, decision in real:
            names = renaming(state, 0, chance)
            again = redealt(state, names)
            other.append(Decision(observe(again, 0), renamed(decision.made, names)))
        assert await review([made for _, made in real]) == await review(other)


@pytest.mark.slow
async def test_a_review_follows_from_its_seed() -> None:
    """The same seed gives the same figures, another one others."""
    decisions = [made for _, made in random_game(1)]
    first = await review(decisions)
    assert first
    assert await review(decisions) == first != await review(decisions, "another")


@pytest.mark.slow
async def test_what_is_shown() -> None:
    """At most three, the costliest first, each clear; the strong player's own favourites are rarely among
    them."""
    decisions = [made for number in range(4) for _, made in random_game(number)]
    shown = await review(decisions, budget=Budget(plays=2, worlds=8, finalists=5, more_worlds=20, piece=20))
    assert len(shown) == MOST_SHOWN
    costs = [verdict.cost for verdict in shown]
    assert costs == sorted(costs, reverse=True)
    assert all(verdict.is_clear for verdict in shown)
    assert all(verdict.decision.made != favourites(verdict.decision.view)[0] for verdict in shown)


async def test_progress_comes_to_its_end() -> None:
    """It only grows, to 1 if all is done that might have to be."""
    heard: list[float] = []
    await costliest([decided(lost_trick(), "discard 0 AS")], FEW, "seed", work, heard.append)
    assert heard == sorted(heard)
    assert len(heard) == 1 + 3
    assert heard[-1] == 1.0


def test_every_play_is_tried_in_the_same_worlds() -> None:
    """The same play twice has the same points, world by world; other worlds have others."""
    state = dealt(("7S QS KS 6D", "9S AS 8D KD", "8S JS 6C TC", "7C JC QD TH"))
    lead = Lead(0, cards("6D"))
    assert lead in legal_actions(state, 0)
    one, same = done(Job(observe(state, 0), (lead, lead), 12, "a"))
    (other,) = done(Job(observe(state, 0), (lead,), 12, "b"))
    assert one == same != other
    assert len(one) == 12


def test_a_small_or_doubtful_cost_is_not_clear() -> None:
    """Less than two points, or less than two standard errors, is not worth telling."""
    decision = decided(lost_trick(), "discard 0 AS")
    better = Discard(0, cards("6S"))

    def is_clear(cost: float, error: float) -> bool:
        return Verdict(decision, better, 40.0, 40.0 + cost, error).is_clear

    assert is_clear(3.0, 1.0)
    assert not is_clear(3.0, 1.6)
    assert not is_clear(1.9, 0.1)
    assert not is_clear(-5.0, 0.1)
