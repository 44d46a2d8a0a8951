"""The whole bot and people at full speed, told; how fast is the machine's affair."""

import json
from argparse import ArgumentParser

import pytest

from bot import bench


@pytest.mark.slow
@pytest.mark.parametrize("options", [["--json"], []])
def test_load(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A row for each number of open tables, between two of a bot that only answers."""
    parser = ArgumentParser()
    bench.configure(parser)
    asked = ["bot", "--groups", "2", "--open", "2", "60", "--seconds", "0.5", *options]
    assert bench.run(parser.parse_args(asked)) == 0
    out = capsys.readouterr().out
    if not options:
        assert out.count("of the bare bot's updates a second") == 2
        return
    rows = json.loads(out)
    assert [(row["bot"], row["tables"]) for row in rows] == [
        ("bare", 0), ("kozel", 2), ("kozel", 60), ("bare", 0),
    ]  # fmt: skip
    for row in rows:
        assert row["updates_per_second"] > 0
        assert 0 < row["answer_p50"] <= row["answer_p95"]
        assert row["requests"] == pytest.approx(2 if row["bot"] == "bare" else 4.5, abs=1.5)
        assert row["cpu"] == pytest.approx(row["http"] + row["beyond_http"])
