"""How fast /top and /stats answer, told."""

import json
from argparse import ArgumentParser

import pytest

from bot import bench


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--json"], []])
def test_standings(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Each question's times in ms; a question that is not answered by a screen would fail it."""
    parser = ArgumentParser()
    bench.configure(parser)
    asked = ["standings", "--series", "1000", "--times", "3", *options]
    assert bench.run(parser.parse_args(asked)) == 0
    out = capsys.readouterr().out
    if not options:
        assert "/stats" in out
        return
    figures = json.loads(out)
    assert (figures["series"], figures["times"]) == (1000, 3)
    assert len(figures["rows"]) == 5
    for times in figures["rows"].values():
        assert 0 < times["median"] <= times["p95"] <= times["max"]
