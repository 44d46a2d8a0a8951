"""The cheater sees everything, which is worth a lot."""

from random import Random
from statistics import fmean

import pytest

from bot.bench.cheater import Cheater
from bot.bench.matches import Match, deal_pair
from engine.actions import Action, Claim
from engine.game import legal_actions
from engine.players import player, stream
from engine.rules import Rules
from engine.state import State
from tests.engine.hidden import redealt, renaming
from tests.engine.positions import dealt
from tests.engine.walks import walk


def choice(state: State, seat: int) -> Action | None:
    return Cheater(player("careful")).choose(state, seat, stream("unused"))


def test_legal_and_not_blind() -> None:
    """It makes legal plays, and other hidden cards make it change its mind."""
    chance = Random("cheater")
    changed = 0
    for state, _given in walk(Rules(6), chance):
        for seat in range(4):
            if legal := legal_actions(state, seat):
                action = choice(state, seat)
                assert action in legal or (action is None and seat != state.turn)
                changed += choice(redealt(state, renaming(state, seat, chance)), seat) != action
    assert changed > 5


@pytest.mark.parametrize(("shown", "is_claimed"), [("9H", False), ("JD", True)])
def test_claims(shown: str, is_claimed: bool) -> None:
    """It claims or waits, whichever ends better; four low diamonds do better later, or as trumps."""
    state = dealt(("7S KS TS 9D", "9C JC QC QH", "6S 6C 8C AH", "6D 7D 8D QD"), shown, leader=1)
    assert isinstance(choice(state, 3), Claim) == is_claimed


def test_strong() -> None:
    """It beats the careful player by far."""
    assert fmean(deal_pair(Match("cheater", "careful", 1), pair).points for pair in range(6)) > 20
