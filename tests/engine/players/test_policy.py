"""The players by the policy net, and the net at play."""

import json
import zlib
from dataclasses import replace
from random import Random
from struct import pack

import pytest

from engine.actions import Claim
from engine.players import player, stream
from engine.players.chances import mask
from engine.players.facts import KNOWN, facts_of, kind_of
from engine.players.features import features
from engine.players.inputs import (
    BIAS,
    CARD_KINDS,
    CARDS,
    FEATURES,
    INPUTS,
    KINDS,
    MOST,
    PLAY,
    card_input,
    situation,
    suit_order,
)
from engine.players.net import BadWeights, Net, read_net
from engine.players.policy import favourites, shipped_net
from engine.rules import Rules
from engine.view import observe
from tests.engine.positions import after, dealt
from tests.engine.walks import walk

HIDDEN = 8
SCALE = 32


def packed(numbers: list[int], hidden: int = HIDDEN) -> bytes:
    """A file of weights."""
    head = json.dumps({"hidden": hidden, "scale": SCALE}).encode()
    return zlib.compress(head + b"\n" + pack(f"<{len(numbers)}h", *numbers))


def some_numbers(chance: Random) -> list[int]:
    return [chance.randrange(-300, 300) for _ in range((INPUTS + KINDS) * HIDDEN + KINDS * FEATURES)]


def plain_score(numbers: list[int], row: list[int], kind: int, cards: int) -> float:
    """The net's formula in floating point."""
    order, ids, values, own = [0] * 4, [0] * MOST, [0.0] * MOST, [0.0] * FEATURES
    suit_order(row[0], row[3], order)
    size = situation(row, order, ids, values)
    features(row, kind, cards, own)
    inputs = list(zip(ids[:size], values[:size], strict=True))
    inputs += [(PLAY + kind * FEATURES + at, value) for at, value in enumerate(own)]
    inputs += [
        (CARDS + kind * 36 + card_input(at, order), 1.0)
        for at in range(36)
        if cards >> at & 1 and kind < CARD_KINDS
    ]
    inputs.append((BIAS + kind, 1.0))
    layer = [
        sum(numbers[at * HIDDEN + unit] / SCALE * value for at, value in inputs) for unit in range(HIDDEN)
    ]
    out, direct = INPUTS * HIDDEN + kind * HIDDEN, (INPUTS + KINDS) * HIDDEN + kind * FEATURES
    score = sum((z if z > 0 else 0.01 * z) * numbers[out + unit] / SCALE for unit, z in enumerate(layer))
    return score + sum(numbers[direct + at] / SCALE * value for at, value in enumerate(own))


def test_long_whole_numbers() -> None:
    """Scores by lanes of whole numbers are those of the formula, up to the rounding of the inputs."""
    chance = Random(4)
    numbers = some_numbers(chance)
    net = read_net(packed(numbers))
    compared = 0
    for state, _given in walk(Rules(6), chance):
        if (seat := state.turn) is not None:
            view = observe(state, seat)
            row = facts_of(view)
            plays = [(kind_of(each), mask(each.cards)) for each in view.legal]
            expected = [plain_score(numbers, row, *each) for each in plays]
            assert net.scores(row, plays) == pytest.approx(expected, rel=1e-3, abs=0.5)
            compared += len(plays)
    assert compared > 50


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nothing",
        zlib.compress(b"{}\n"),
        packed([1, 2, 3]),
        packed([0] * 9, hidden=1),
        zlib.compress(b"{"),
    ],
)
def test_bad_weights(data: bytes) -> None:
    """What is no file of this net's weights is refused by name."""
    with pytest.raises(BadWeights):
        read_net(data)


def test_cut_weights() -> None:
    """A file that was cut off is refused."""
    whole = packed(some_numbers(Random(1)))
    with pytest.raises(BadWeights):
        read_net(whole[:-20])


def test_header() -> None:
    """The shipped weights tell what made them, and fit this net."""
    net: Net = shipped_net()
    assert {"hidden", "scale", "updates", "settings", "commit"} <= set(net.header)
    assert len(net.lines) == INPUTS


def test_claims_out_of_turn() -> None:
    """Out of turn the strong player enters with four high trumps, and knows how to wait."""
    hands = ("7S QS KS 7D", "8S JS 8D JD", "QD KD 7C 8C", "JH KH TH AH")
    state = after(dealt(hands), "lead 0 7S")
    assert isinstance(player("strong").choose(observe(state, 3), stream("a")), Claim)


def test_easy_slips() -> None:
    """The easy player does not always do the same, and is the same with the same stream."""
    state = dealt(("7S QS AC 7D", "8S JS 8D JD", "QD AH 7C 8C", "6C 9C TC KC"))
    view = observe(state, 0)
    easy = player("easy")
    assert len({easy.choose(view, stream(f"slip {number}")) for number in range(100)}) > 1
    assert easy.choose(view, stream("same")) == easy.choose(view, stream("same"))


def test_easy_forgets_claims() -> None:
    """What a claim showed of another hand does not matter to the easy player, though the facts have it."""
    hands = ("7S QS KS 7D", "8D JD QD KD", "9S AH 7C 8C", "6C 9C TC AC")
    state = after(dealt(hands), "lead 0 7S", "discard 1 8D", "claim 3 6C9CTCAC")
    view = observe(state, 1)
    assert any(facts_of(view)[KNOWN : KNOWN + 3])
    forgetful = replace(view, known=((),) * 4)
    easy = player("easy")
    assert all(easy.choose(view, stream(f"{n}")) == easy.choose(forgetful, stream(f"{n}")) for n in range(50))


def test_strong_draws_no_lots() -> None:
    """The strong player does the same whatever the chance."""
    state = after(dealt(("7S QS AC 7D", "8S JS 8D JD", "QD AH 7C 8C", "6C 9C TC KC")), "lead 0 7D")
    view = observe(state, 1)
    assert player("strong").choose(view, stream("a")) == player("strong").choose(view, stream("b"))


def test_favourites() -> None:
    """All legal plays of the seat in turn once each, the strong player's choice first."""
    chance = Random("favourites")
    for state, _given in walk(Rules(6), chance):
        if state.turn is None:
            continue
        view = observe(state, state.turn)
        plays = favourites(view)
        assert sorted(map(str, plays)) == sorted(map(str, view.legal))
        if not isinstance(view.legal[-1], Claim):  # an entry is guarded by hand
            assert plays[0] == player("strong").choose(view, stream("unused"))
