"""The weights as players read them (`engine/players/net.py`): a line about them, then whole numbers."""

import json
import zlib
from dataclasses import asdict
from typing import Any

import numpy as np

from bot.train.net import Floats
from bot.train.run import Run
from engine.players.inputs import FEATURES, INPUTS, KINDS

SCALE = 64  # of a weight: finer steps gain nothing


class UnfitWeights(ValueError):
    """A weight is too large for its place, or no number."""


def header(run: Run) -> dict[str, Any]:
    """The form of the weights, and where they come from."""
    return {
        "hidden": run.settings.hidden,
        "scale": SCALE,
        "inputs": INPUTS,
        "kinds": KINDS,
        "features": FEATURES,
        "settings": asdict(run.settings),
        "seed": run.settings.seed,
        "updates": run.update,
    } | {what: ", ".join(dict.fromkeys(each[what] for each in run.origins)) for what in run.origins[0]}


def shipped(weights: Floats, header: dict[str, Any]) -> bytes:
    """A line of JSON and all weights in the vector's order, as little-endian 16 bit, compressed."""
    numbers = np.rint(weights.astype(np.float64) * SCALE)
    most = np.iinfo(np.int16).max
    unfit = ~(np.abs(numbers) <= most)  # so that what is no number is unfit too
    if unfit.any():
        at = int(unfit.argmax())
        raise UnfitWeights(f"weight {at} is {weights[at]}, but none may be above {most / SCALE:.1f}")
    return zlib.compress(json.dumps(header).encode("ascii") + b"\n" + numbers.astype("<i2").tobytes(), 9)
