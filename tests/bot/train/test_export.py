"""Weights in the form that players read."""

import json
import zlib

import numpy as np
import pytest

from bot.train import net
from bot.train.export import SCALE, UnfitWeights, header, shipped
from bot.train.run import Run, Settings
from engine.players.inputs import INPUTS
from engine.players.net import read_net
from tests.bot.train.test_net import by_formula, decisions

TINY = Settings(seed=9, hidden=3, updates=4, decks=4)


def test_form() -> None:
    """A line of JSON in ASCII, then each weight as 64ths in two bytes, in the vector's order."""
    run = Run(TINY)
    line, _, body = zlib.decompress(shipped(run.net.vector, header(run))).partition(b"\n")
    about = json.loads(line.decode("ascii"))
    assert (about["hidden"], about["scale"], about["inputs"]) == (3, 64, INPUTS)
    assert (about["kinds"], about["features"]) == (5, 48)
    assert (about["seed"], about["updates"], about["settings"]["decks"]) == (9, 0, 4)
    assert about["commit"]
    assert about["numpy"] == np.__version__
    numbers = np.frombuffer(body, "<i2")
    assert abs(numbers / SCALE - run.net.vector).max() <= 0.5 / SCALE
    assert numbers.size == net.count(3)


def test_origins() -> None:
    """A run that went on under another commit names both."""
    run = Run(TINY)
    run.origins = [run.origins[0] | {"commit": name} for name in ("one", "two")]
    assert header(run)["commit"] == "one, two"
    assert header(run)["numpy"] == np.__version__


def test_player_reads_it() -> None:
    """The player's scores are those of the rounded weights."""
    run = Run(TINY)
    chance = np.random.default_rng(1)
    vector = (chance.integers(-40, 41, run.net.vector.size) / SCALE).astype(np.float32)
    player = read_net(shipped(vector, header(run)))
    for decision in decisions(3):
        row, plays = decision
        assert player.scores(row, plays) == pytest.approx(
            by_formula(net.views(vector, 3), decision), abs=2e-2
        )


@pytest.mark.parametrize("weight", [1024.0, -1025.0, float("nan"), float("inf")])
def test_unfit(weight: float) -> None:
    """A weight that two bytes cannot hold is an error that names it."""
    run = Run(TINY)
    run.net.vector[17] = weight
    with pytest.raises(UnfitWeights, match=f"weight 17 is {weight}"):
        shipped(run.net.vector, header(run))
