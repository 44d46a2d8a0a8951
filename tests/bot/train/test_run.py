"""Training runs: the same settings give the same weights, however they are run; and they learn."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from bot.train.run import BadCheckpoint, Run, Settings

TINY = Settings(seed=5, hidden=8, updates=12, decks=8)


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def advance(run: Run, pool: ThreadPoolExecutor, updates: int) -> Run:
    for _ in range(updates):
        run.advance(pool)
    return run


def assert_equal(one: Run, other: Run) -> None:
    assert (one.settings, one.update, one.summed) == (other.settings, other.update, other.summed)
    for name, array in one.arrays().items():
        assert np.array_equal(array, other.arrays()[name]), name


def test_reproducible(pool: ThreadPoolExecutor) -> None:
    """The same settings give the same weights, another seed others."""
    run = advance(Run(TINY), pool, 5)
    assert_equal(run, advance(Run(TINY), pool, 5))
    other = advance(Run(Settings(seed=6, hidden=8, updates=12, decks=8)), pool, 5)
    assert not np.array_equal(run.net.vector, other.net.vector)
    assert not np.array_equal(run.net.vector, Run(TINY).net.vector)


def test_jobs(pool: ThreadPoolExecutor) -> None:
    """Two threads give the weights of one."""
    with ThreadPoolExecutor(2) as two:
        assert_equal(advance(Run(TINY), pool, 5), advance(Run(TINY), two, 5))


@pytest.mark.parametrize("stop", [0, 4, 11])
def test_resume(tmp_path: Path, pool: ThreadPoolExecutor, stop: int) -> None:
    """A run that was saved and loaded ends with the weights of one that never stopped."""
    file = tmp_path / "run.npz"
    run = advance(Run(TINY), pool, stop)
    run.save(file)
    loaded = Run.load(file)
    assert_equal(run, loaded)
    advance(run, pool, TINY.updates - stop)
    advance(loaded, pool, TINY.updates - stop)
    assert_equal(run, loaded)
    assert loaded.is_done()
    assert np.array_equal(run.weights(), loaded.weights())
    assert loaded.origins == run.origins
    assert [path.name for path in tmp_path.iterdir()] == ["run.npz"]


def test_other_decks(pool: ThreadPoolExecutor) -> None:
    """Each update plays other decks: without any step, the second gradient is not the first again."""
    settings = Settings(seed=5, hidden=8, updates=12, decks=8, bonus=0.0, rates=((1.0, 0.0),))
    run = advance(Run(settings), pool, 1)
    once = run.net.first.copy()
    advance(run, pool, 1)
    assert not np.allclose(run.net.first, 1.9 * once, atol=1e-6)


def test_weights_are_a_mean(pool: ThreadPoolExecutor) -> None:
    """In the last quarter of a run the weights are the mean of those after each update."""
    run = advance(Run(TINY), pool, 9)
    assert np.array_equal(run.weights(), run.net.vector)
    seen = [advance(run, pool, 1).net.vector.copy() for _ in range(3)]
    assert run.weights() == pytest.approx(np.mean(seen, axis=0), abs=1e-6)


def test_rates() -> None:
    """Adam's rate falls after half of the updates, and after eight tenths."""
    settings = Settings(updates=100)
    rates = [settings.rate(update) for update in (0, 49, 51, 79, 81, 99)]
    assert rates == [0.001, 0.001, 0.0005, 0.0005, 0.0002, 0.0002]


def test_learns(pool: ThreadPoolExecutor) -> None:
    """150 small updates gain many points a deal against the heuristic, on the same decks."""
    run = Run(Settings(seed=1, hidden=8, updates=150, decks=20))
    before, margin = run.against_heuristic(500)
    after, _ = advance(run, pool, 150).against_heuristic(500)
    assert after > before + 2 * margin


def test_damage(tmp_path: Path) -> None:
    """A flipped bit anywhere is either found or harmless; half a file and no file are told apart."""
    file = tmp_path / "run.npz"
    whole = Run(TINY)
    whole.save(file)
    content = file.read_bytes()
    found = 0
    for at in range(0, len(content), len(content) // 150):
        file.write_bytes(content[:at] + bytes([content[at] ^ 16]) + content[at + 1 :])
        try:
            assert_equal(whole, Run.load(file))
        except BadCheckpoint:
            found += 1
    assert found > 140
    for damaged in (b"", b"not a checkpoint", content[: len(content) // 2]):
        file.write_bytes(damaged)
        with pytest.raises(BadCheckpoint):
            Run.load(file)
    with pytest.raises(FileNotFoundError):
        Run.load(tmp_path / "none.npz")


def test_foreign_files(tmp_path: Path) -> None:
    """Other arrays, other settings and weights of another size are no checkpoints."""
    good = tmp_path / "run.npz"
    Run(TINY).save(good)
    with np.load(good) as arrays:
        parts = {name: arrays[name] for name in arrays}
    foreign = (
        {"net_vector": parts["net_vector"]},
        parts | {"about": np.array("[]")},
        parts | {"about": np.array(str(parts["about"]).replace('"decks"', '"decs"'))},
        parts | {"net_vector": parts["net_vector"][:-1]},
        parts | {"net_first": np.array([object()])},
    )
    for each in foreign:
        file = tmp_path / "foreign.npz"
        np.savez(file, **each)
        with pytest.raises(BadCheckpoint, match=r"foreign\.npz is damaged or no checkpoint"):
            Run.load(file)
