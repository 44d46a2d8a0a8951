"""`kozel train` at the terminal: what it writes, what it refuses, and how it stops."""

import os
import re
import signal
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from bot.train import command
from bot.train.run import Run
from engine.players.net import read_net

SMALL = ("--hidden", "4", "--monitor-pairs", "20", "--checkpoint-every", "2")


def train(*arguments: object) -> int:
    parser = ArgumentParser()
    command.configure(parser)
    return command.run(parser.parse_args([str(each) for each in arguments]))


def process(*arguments: object, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "bot.cli", "train", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )


def test_whole_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each checkpoint, the checkpoint, and weights that a player reads."""
    file, weights = tmp_path / "run.npz", tmp_path / "weights.bin"
    assert (
        train(
            "--out",
            file,
            "--weights",
            weights,
            "--updates",
            5,
            "--seed",
            3,
            "--judged",
            0.5,
            "--carry",
            0.8,
            *SMALL,
        )
        == 0
    )
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert [line.split()[0] for line in lines] == ["1,600", "3,200", "4,000"]
    for line in lines:
        assert re.search(r"[+-]\d+\.\d\d ± \d+\.\d\d points against the heuristic  sureness 0\.\d", line)
    assert told.err == ""
    run = Run.load(file)
    assert (run.update, run.settings.seed, run.settings.judged) == (5, 3, 0.5)
    assert run.settings.carry == 0.8
    about = read_net(weights.read_bytes()).header
    assert (about["hidden"], about["seed"], about["updates"]) == (4, 3, 5)


def test_weights_of_a_finished_run(tmp_path: Path) -> None:
    """Going on with a finished run only writes the weights, the same as at its end."""
    file, one, other = tmp_path / "run.npz", tmp_path / "one.bin", tmp_path / "other.bin"
    assert train("--out", file, "--weights", one, "--updates", 2, *SMALL) == 0
    before = file.stat()
    assert train("--out", file, "--weights", other, "--resume") == 0
    assert one.read_bytes() == other.read_bytes()
    after = file.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What would lose a file is refused, and the file stays as it is."""
    file, foreign = tmp_path / "run.npz", tmp_path / "foreign.npz"
    assert train("--out", file, "--updates", 2, *SMALL) == 0
    foreign.write_bytes(b"a file of somebody else")
    content = file.read_bytes()
    capsys.readouterr()
    for arguments, reason in (
        (("--out", file, "--updates", 2, *SMALL), "run.npz exists; go on from it with --resume"),
        (("--out", file, "--resume", "--hidden", 8), "the run was begun with --hidden 4, not 8"),
        (("--out", file, "--resume", "--seed", 2), "the run was begun with --seed 1, not 2"),
        (("--out", foreign, "--resume"), "foreign.npz is damaged or no checkpoint"),
        (("--out", foreign), "foreign.npz exists"),
        (("--out", tmp_path / "none.npz", "--resume"), "No such file"),
        (("--out", tmp_path / "none" / "run.npz"), "No such file"),
        (("--out", file, "--resume", "--weights", tmp_path / "none" / "weights.bin"), "No such file"),
    ):
        assert train(*arguments) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert re.fullmatch(f"kozel train: .*{reason}.*\n", told.err)
    assert file.read_bytes() == content
    assert foreign.read_bytes() == b"a file of somebody else"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["foreign.npz", "run.npz"]


@pytest.mark.parametrize(
    "wrong", ["--jobs=0", "--updates=-1", "--judged=2", "--carry=-0.1", "--seed=-1", "--hidden=x"]
)
def test_wrong_arguments(tmp_path: Path, wrong: str) -> None:
    """Numbers that make no sense are told before anything begins."""
    with pytest.raises(SystemExit) as error:
        train("--out", tmp_path / "run.npz", wrong)
    assert error.value.code == 2
    assert not list(tmp_path.iterdir())


def test_interrupted(tmp_path: Path) -> None:
    """Ctrl-C saves, says how to go on and exits with 130; going on with equal settings is accepted."""
    file = tmp_path / "run.npz"
    seldom = (*SMALL[:-1], 20)  # so that it is stopped between two checkpoints
    with process("--out", file, "--updates", 100_000, *seldom) as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    run = Run.load(file)
    assert 20 <= run.update < 100_000
    assert f"stopped after {run.update} of 100000 updates and saved" in told
    assert told.endswith(f"go on with: kozel train --resume --out {file}\n")
    with process("--out", file, "--resume", *seldom) as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    assert Run.load(file).update > run.update


def test_without_the_extra(tmp_path: Path) -> None:
    """Without numba one line tells what to install."""
    (tmp_path / "numba.py").write_text("raise ModuleNotFoundError('No numba', name='numba')")
    with process("--out", tmp_path / "run.npz", PYTHONPATH=str(tmp_path)) as running:
        _, told = running.communicate(timeout=60)
    assert running.returncode == 1
    assert told == "kozel train: numba is missing; install the extra: pip install 'kozel[train]'\n"
    assert not (tmp_path / "run.npz").exists()
