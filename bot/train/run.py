"""A training run: self-play, steps of Adam, checkpoints, a match now and then to see how far it is.

Laws: everything follows from the settings. An update's decks are split into SHARDS with chance of their own,
whose gradients are added in order, so neither the number of threads nor a stop and resume changes a weight.
A checkpoint is replaced as a whole, so a run that is killed goes on from its last one.
"""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

import numpy as np

from bot.train import critic, net, selfplay
from bot.train.adam import Adam
from bot.train.diary import new_diary
from bot.train.files import replace
from bot.train.learning import Lesson, learn
from bot.train.net import Floats
from bot.train.origin import origin
from bot.train.series import utilities
from engine.players.judgement import WORTHS

SHARDS = 4
ARRAYS = "vector", "first", "second"
MONITOR_SEED = 1_000_003
CRITIC_HASTE = 2.0  # its rate, to the net's
MEAN_OF_LAST = 0.25  # share of the updates whose weights are averaged


class BadCheckpoint(ValueError):
    """The file is damaged, or no checkpoint of this net."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a run follows from. rates: share of the updates and Adam's rate there."""

    seed: int = 1
    hidden: int = 128
    critic: int = 64  # its hidden units
    updates: int = 60_000  # about an hour on two cores
    decks: int = 100  # an update; a multiple of SHARDS
    plays: int = 8  # of each deck
    judged: float = 0.3  # share of the decks where the heuristic plays one side
    carry: float = 0.85  # how much less each later step counts (lambda of the advantage estimate)
    bonus: float = 0.03  # on entropy; falls to 0 over the first half
    rates: tuple[tuple[float, float], ...] = ((0.5, 0.001), (0.3, 0.0005), (0.2, 0.0002))

    def rate(self, update: int) -> float:
        """Adam's rate at an update."""
        share = update / self.updates
        for part, rate in self.rates:
            if share < part:
                return rate
            share -= part
        return self.rates[-1][1]

    def bonus_at(self, update: int) -> float:
        """The bonus on entropy at an update."""
        return self.bonus * max(0.0, 1 - 2 * update / self.updates)


class Run:
    """Weights on their way; `advance` makes one update."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.update = 0
        self.origins = [origin()]  # more than one if it went on elsewhere
        self.net = Adam(net.first_weights(settings.hidden, settings.seed))
        self.critic = Adam(critic.first_weights(settings.critic, settings.seed))
        self.total, self.summed = np.zeros(net.count(settings.hidden), np.float64), 0
        self._utilities, self._worths = utilities(), np.array(WORTHS, np.float32)
        self._shards = [_Shard(settings) for _ in range(SHARDS)]

    def advance(self, pool: ThreadPoolExecutor) -> float:
        """One update; the mean chance of the plays that were chosen."""
        sureness = list(pool.map(self._learn, range(SHARDS)))
        plays = np.float32(self.settings.decks * self.settings.plays)
        rate = self.settings.rate(self.update)
        self.update += 1
        self.net.step(sum_of([each.gradient for each in self._shards]) / plays, rate, self.update)
        open_gradient = sum_of([each.open_gradient for each in self._shards]) / plays
        self.critic.step(open_gradient, CRITIC_HASTE * rate, self.update)
        if self.update > (1 - MEAN_OF_LAST) * self.settings.updates:
            self.total += self.net.vector
            self.summed += 1
        return sum(sureness) / SHARDS

    def _learn(self, number: int) -> float:
        settings, shard = self.settings, self._shards[number]
        shard.gradient[:] = shard.open_gradient[:] = 0.0
        lesson = Lesson(
            net.views(self.net.vector, settings.hidden),
            net.views(shard.gradient, settings.hidden),
            critic.views(self.critic.vector, settings.critic),
            critic.views(shard.open_gradient, settings.critic),
            self._utilities,
            self._worths,
        )
        chance = np.random.SeedSequence((settings.seed, self.update, number)).generate_state(1)[0]
        return learn(
            lesson,
            shard.sight,
            shard.diary,
            settings.decks // SHARDS,
            settings.judged,
            settings.carry,
            settings.bonus_at(self.update),
            int(chance),
        )

    def weights(self) -> Floats:
        """The mean of the last weights, or the present ones before there is any."""
        return (self.total / self.summed).astype(np.float32) if self.summed else self.net.vector.copy()

    def against_heuristic(self, pairs: int) -> tuple[float, float]:
        """Card points a deal against the heuristic, always on the same decks, and the 95 % margin."""
        results = np.zeros(pairs, np.float32)
        weights = net.views(self.weights(), self.settings.hidden)
        selfplay.match(weights, self._shards[0].sight, self._worths, pairs, MONITOR_SEED, results)
        return float(results.mean()), float(1.96 * results.std() / pairs**0.5)

    @property
    def deals(self) -> int:
        """How many deals have been played."""
        return self.update * self.settings.decks * self.settings.plays

    def is_done(self) -> bool:
        return self.update >= self.settings.updates

    def save(self, path: Path) -> None:
        """Replace the checkpoint."""
        about = {
            "settings": asdict(self.settings),
            "update": self.update,
            "summed": self.summed,
            "origins": self.origins,
        }
        file = BytesIO()
        np.savez(file, about=np.array(json.dumps(about)), **self.arrays())
        replace(path, file.getvalue())

    @classmethod
    def load(cls, path: Path) -> "Run":
        """Go on from a checkpoint. Raises BadCheckpoint, or OSError if there is none."""
        file = BytesIO(path.read_bytes())
        try:
            with ZipFile(file) as archive:
                if archive.testzip():
                    raise BadCheckpoint("damaged")
            file.seek(0)
            with np.load(file, allow_pickle=False) as arrays:
                return cls._restored(json.loads(str(arrays["about"])), arrays)
        except (BadZipFile, ValueError, KeyError, TypeError, RuntimeError, EOFError) as error:
            raise BadCheckpoint(f"{path} is damaged or no checkpoint of this trainer ({error})") from error

    @classmethod
    def _restored(cls, about: dict[str, Any], arrays: Any) -> "Run":
        settings = about["settings"]
        rates = tuple((part, rate) for part, rate in settings.pop("rates"))
        run = cls(Settings(**settings, rates=rates))
        run.update, run.summed = about["update"], about["summed"]
        run.origins = about["origins"] + [each for each in run.origins if each not in about["origins"]]
        for name, own in run.arrays().items():
            found = arrays[name]
            if found.shape != own.shape or found.dtype != own.dtype:
                raise BadCheckpoint("its net is of another size")
            own[:] = found
        return run

    def arrays(self) -> dict[str, Any]:
        """All that changes, by name."""
        moving = {"net": self.net, "critic": self.critic}
        parts = {f"{name}_{each}": getattr(one, each) for name, one in moving.items() for each in ARRAYS}
        return parts | {"total": self.total}


class _Shard:
    """Room for a part of an update's decks."""

    def __init__(self, settings: Settings) -> None:
        self.gradient = np.zeros(net.count(settings.hidden), np.float32)
        self.open_gradient = np.zeros(critic.count(settings.critic), np.float32)
        self.sight = net.new_sight(settings.hidden)
        self.diary = new_diary(settings.plays, settings.hidden, settings.critic)


def sum_of(gradients: list[Floats]) -> Floats:
    """Their sum, always in the same order."""
    total = gradients[0].copy()
    for other in gradients[1:]:
        total += other
    return total
