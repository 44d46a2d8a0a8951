from random import Random

import pytest

from engine.actions import Action
from engine.game import legal_actions
from engine.players import PLAYERS, player, stream
from engine.rules import ClaimsRule, Rules
from engine.state import State
from engine.view import observe
from tests.engine.hidden import redealt, renaming
from tests.engine.walks import walk


def choice(name: str, state: State, seat: int) -> Action | None:
    return player(name).choose(observe(state, seat), stream("a choice"))


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("claims", ClaimsRule)
def test_legal(name: str, claims: ClaimsRule) -> None:
    """In any position every seat with a choice makes a legal one; only out of turn it may let it pass."""
    chance = Random(f"legal {name}")
    for _ in range(15):
        for state, _given in walk(Rules(6, claims=claims), chance):
            for seat in range(4):
                if legal := legal_actions(state, seat):
                    action = choice(name, state, seat)
                    assert action in legal or (action is None and seat != state.turn)


@pytest.mark.parametrize("name", PLAYERS)
def test_hidden_cards_do_not_matter(name: str) -> None:
    """However the unseen cards are dealt anew, the choice with the same stream of chance is the same."""
    chance = Random(f"hidden {name}")
    for _ in range(15):
        for state, _given in walk(Rules(6), chance):
            for seat in range(4):
                if legal_actions(state, seat):
                    other = redealt(state, renaming(state, seat, chance))
                    assert choice(name, other, seat) == choice(name, state, seat)


@pytest.mark.parametrize("name", PLAYERS)
def test_names(name: str) -> None:
    """A player is found by its name, and only by that."""
    assert type(player(name)) is PLAYERS[name]
    with pytest.raises(KeyError):
        player(name.upper())


def test_random_likes_everything() -> None:
    """The random player makes each legal play now and then."""
    state, _ = next((state, given) for state, given in walk(Rules(), Random(3)) if state.turn is not None)
    seat = state.turn
    assert seat is not None
    view, rng = observe(state, seat), stream("everything")
    assert {player("random").choose(view, rng) for _ in range(300)} == set(view.legal)


def test_stream() -> None:
    """A stream follows from its name."""
    assert stream("a").random() == stream("a").random() != stream("b").random()
