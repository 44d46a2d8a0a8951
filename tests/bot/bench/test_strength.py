"""Strengths, measured and told."""

import json
from argparse import ArgumentParser
from typing import Any

import pytest

from bot import bench


def run(*arguments: str) -> int:
    parser = ArgumentParser()
    bench.configure(parser)
    return bench.run(parser.parse_args(["strength", *arguments]))


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert run(*arguments, "--json") == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: list[dict[str, Any]] = json.loads(out)
    return found


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Means and margins of points, defeat points, deals and series, and the times of both."""
    [found] = figures(capsys, "careful", "random", "--pairs", "20", "--series", "2", "--jobs", "1")
    assert (found["a"], found["b"], found["pairs"], found["series"]) == ("careful", "random", 20, 2)
    assert found["points"]["mean"] > 40 > found["points"]["margin"] > 5
    assert found["defeat"]["mean"] > 1
    assert 0.7 < found["deals_won"]["mean"] <= 1
    assert found["series_won"] == {"mean": 1, "margin": 0}
    for decisions in (found["decisions_a"], found["decisions_b"]):
        assert decisions["count"] > 200
        assert 0 < decisions["p50"] <= decisions["p95"] <= decisions["max"]


def test_jobs_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """However many processes share the work, all figures but the times are the same; seeds change them."""
    seen = []
    for jobs, seed in (("1", "1"), ("2", "1"), ("1", "2")):
        asked = ("careful", "random", "--pairs", "9", "--series", "3", "--jobs", jobs, "--seed", seed)
        [found] = figures(capsys, *asked)
        seen.append(
            {
                name: value
                for name, value in found.items()
                if name not in ("decisions_a", "decisions_b", "seed")
            }
        )
    assert seen[0] == seen[1] != seen[2]


def test_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    """Each rung against the one below, and nothing of series that were not played."""
    found = figures(capsys, "--ladder", "--pairs", "2", "--jobs", "1")
    assert [(each["a"], each["b"]) for each in found] == [
        ("easy", "random"), ("normal", "easy"), ("strong", "normal"), ("cheater", "strong"),
    ]  # fmt: skip
    assert {each["series_won"] for each in found} == {None}


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """For people: signs always, shares in per cent, a row for series if there were any."""
    assert run("careful", "random", "--pairs", "5", "--series", "2", "--jobs", "1") == 0
    with_series = capsys.readouterr().out
    assert run("random", "careful", "--pairs", "5", "--jobs", "1") == 0
    without = capsys.readouterr().out
    assert "5 pairs, seed 1" in with_series
    assert "100.0 ± 0.0 %" in with_series
    assert "│ +" in with_series
    assert "│ -" in without
    assert "series won" not in without


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("careful", "nobody"), "invalid choice: 'nobody'"),
        (("careful",), "two players are needed"),
        ((), "two players are needed"),
        (("careful", "random", "--ladder"), "two players are needed"),
        (("careful", "random", "--pairs", "1"), "a whole number from 2 to"),
        (("careful", "random", "--series", "1"), "at least two pairs"),
        (("careful", "random", "--jobs", "0"), "a whole number from 1 to"),
    ],
)
def test_wrong_arguments(arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be measured: usage, the reason and exit code 2."""
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    assert caught.value.code == 2
    assert told in capsys.readouterr().err
