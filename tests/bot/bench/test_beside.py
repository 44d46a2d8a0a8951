"""People at their own pace with and without computer players, told; how fast is the machine's affair."""

import json
from argparse import ArgumentParser

import pytest

from bot import bench


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--json"], []])
def test_beside(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A row alone, then one beside tables whose computer players play; how they compare comes last."""
    parser = ArgumentParser()
    bench.configure(parser)
    asked = ["beside", "--groups", "2", "--tables", "2", "--times", "1", "--seconds", "1.5", "--pause", "0.1"]
    assert bench.run(parser.parse_args([*asked, *options])) == 0
    out = capsys.readouterr().out
    if not options:
        assert "p95 beside computer players (strong) to p95 alone" in out
        return
    figures = json.loads(out)
    alone, beside = figures["rows"]
    assert figures["strength"] == "strong"
    assert figures["ratio"] == pytest.approx(beside["answer_p95"] / alone["answer_p95"])
    for row, tables in ((alone, 0), (beside, 2)):
        assert row["tables"] == tables
        assert row["taps"] >= 2
        assert 0 < row["answer_p50"] <= row["answer_p95"]
        assert row["busy"] > 0
        assert (row["computer_plays"] > 0) is (row["requests_a_minute"] > 0) is (tables > 0)
