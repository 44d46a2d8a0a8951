"""How fast the engine and its players are, told."""

import json
from argparse import ArgumentParser

import pytest

from bot import bench


@pytest.mark.parametrize("options", [["--json"], []])
def test_engine(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Deals and plays a second, ms a decision, for programs and people; how many is the machine's affair."""
    parser = ArgumentParser()
    bench.configure(parser)
    assert bench.run(parser.parse_args(["engine", "--seconds", "0", *options])) == 0
    out = capsys.readouterr().out
    if options:
        figures = json.loads(out)
        assert 12 <= figures["plays"] / figures["deals"] <= 36
        assert figures["deals_per_second"] > 0
        assert figures["plays_per_second"] > figures["deals_per_second"]
        assert [*figures["decision_ms"]] == ["careful", "easy", "normal", "strong"]
        for spent in figures["decision_ms"].values():
            assert 0 < spent["p50"] <= spent["p95"] <= spent["max"]
    else:
        for told in ("deals", "plays", "careful", "easy", "normal", "strong"):
            assert told in out
