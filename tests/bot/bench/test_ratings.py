"""Ratings by deal and by series, compared on simulated series."""

import json
from argparse import ArgumentParser

import pytest

from bot import bench
from bot.bench.ratings import BANK, moved, real_deals, series
from engine.players import stream


def run(*options: str) -> int:
    parser = ArgumentParser()
    bench.configure(parser)
    return bench.run(parser.parse_args(["ratings", "--groups", "4", *options]))


@pytest.mark.slow
def test_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """Each method after each number of series; the same seed gives the same figures, to people as well."""
    said = []
    for _ in range(2):
        assert run("--spread", "12", "--json") == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    figures = json.loads(said[0])
    assert [(one["method"], one["after"]) for one in figures["scores"]] == [
        (method, after) for after in (10, 30, 100) for method in ("by deal", "by series", "strengths known")
    ]
    assert all(one["loss"] > 0 and 0 <= one["called"] <= 1 for one in figures["scores"])
    assert len(figures["better"]) == 3
    assert run("--spread", "12") == 0
    assert "gain by deal" in capsys.readouterr().out


@pytest.mark.slow
def test_simulated_deals_are_like_measured_ones() -> None:
    """A side that is better by so many card points wins as many deals, by as many defeat points, as computer
    players did whose matches were that far apart (docs/computer-players.md)."""
    bank, chance = real_deals(BANK, 1), stream("test")
    for points, won, defeat in ((5.6, 0.544, 0.29), (17.3, 0.62, 0.83), (64.8, 0.873, 3.09)):
        deals = [moved(chance.choice(bank), points, chance) for _ in range(6000)]
        share = sum(0.5 if winner is None else winner == 0 for winner, _ in deals) / len(deals)
        lead = sum(lost if winner == 0 else -lost for winner, lost in deals) / len(deals)
        assert share == pytest.approx(won, abs=0.03)
        assert lead == pytest.approx(defeat, rel=0.3)


def test_a_simulated_series_ends_with_goats() -> None:
    """Whoever wins its deals wins it; equal sides win about as often."""
    bank, chance = real_deals(40, 1), stream("test")
    assert all(series(bank, 240.0, chance).winner == 0 for _ in range(20))
    even = [series(bank, 0.0, chance) for _ in range(300)]
    assert 0.35 < sum(one.winner for one in even) / len(even) < 0.65
    assert all(2 <= len([winner for winner in one.deals if winner is not None]) <= 11 for one in even)
