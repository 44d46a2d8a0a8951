"""`kozel selfplay`: reproducible, on record, and won by the careful."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import pytest

from bot import selfplay, verify
from engine.actions import Deal
from engine.record import Record, loads
from engine.record import verify as verify_record
from engine.rules import Rules
from engine.shuffle import commitment


def run(*arguments: str) -> int:
    parser = ArgumentParser()
    selfplay.configure(parser)
    return selfplay.run(parser.parse_args(arguments))


def records(path: Path) -> list[Record]:
    return [loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("players", ["random,random,random,random", "careful,random,careful,random"])
def test_records(tmp_path: Path, players: str) -> None:
    """One good record a series, finished, with seed and commitment for each deal."""
    file = tmp_path / "out.jsonl"
    assert run("--series", "20", "--seed", "7", "--players", players, "--records", str(file), "--json") == 0
    found = records(file)
    assert len({record.series for record in found}) == 20
    for record in found:
        verify_record(record)
        assert record.winner is not None
        assert record.players == tuple(players.split(","))
        for deal in record.deals:
            assert deal.seed is not None
            assert deal.commitment == commitment(deal.seed)
    parser = ArgumentParser()
    verify.configure(parser)
    assert verify.run(parser.parse_args([str(file)])) == 0


def test_reproducible(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same arguments give the same bytes; another seed gives other deals."""
    written, told = [], []
    for number, seed in enumerate(("5", "5", "6")):
        file = tmp_path / f"{number}.jsonl"
        assert run("--series", "5", "--seed", seed, "--records", str(file), "--json") == 0
        written.append(file.read_bytes())
        told.append(capsys.readouterr().out)
    assert written[0] == written[1] != written[2]
    assert told[0] == told[1] != told[2]


def test_every_deal_has_a_seed_of_its_own() -> None:
    """No two deals of a run share a seed, and first dealers differ."""
    games = [selfplay.play_series(Rules(), ("random",) * 4, f"1/{number}") for number in range(40)]
    seeds = [given.seed for inputs, _ in games for given in inputs if isinstance(given, Deal)]
    assert len(set(seeds)) == len(seeds)
    assert {state.first_dealer for _, state in games} == {0, 1, 2, 3}


def test_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures are those of the records."""
    file = tmp_path / "out.jsonl"
    run("--series", "30", "--seed", "2", "--records", str(file), "--json")
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    found = records(file)
    deals = [deal for record in found for deal in record.deals]
    actions = [action for deal in deals for action in deal.actions]
    assert (figures["series"], figures["deals"], figures["plays"]) == (30, len(deals), len(actions))
    assert figures["claims"] == sum(type(action).__name__ == "Claim" for action in actions)
    assert figures["series_won"] == [sum(record.winner == side for record in found) for side in (0, 1)]
    assert figures["points"] == [sum((deal.points or (0, 0))[side] for deal in deals) for side in (0, 1)]
    assert figures["tricks"] == sum(sum(deal.tricks or ()) for deal in deals)
    for name, result in figures["results"].items():
        lost = 0 if name == "eggs" else int(name)
        assert result["deals"] == sum(max(deal.defeat or ()) == lost for deal in deals)
    assert sum(result["share"] for result in figures["results"].values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("side", [0, 1])
def test_careful_beats_random(side: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Two careful players win more than 85 per cent of the deals against two random ones, on either side."""
    names = ["random"] * 4
    names[side] = names[side + 2] = "careful"
    run("--series", "100", "--seed", "11", "--players", ",".join(names), "--json")
    figures = json.loads(capsys.readouterr().out)
    assert figures["deals"] > 250
    assert figures["deals_won"][side] / figures["deals"] > 0.85


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the figures are a table for people; off a terminal there is no progress bar."""
    assert run("--series", "2") == 0
    out, err = capsys.readouterr()
    assert "careful + careful" in out
    assert "deals won" in out
    assert err == ""


@pytest.mark.parametrize(
    "arguments",
    [("--players", "careful,random"), ("--players", "a,b,c,d"), ("--series", "0"), ("--series", "many")],
)
def test_wrong_arguments(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    """Players that there are not, or no series: usage and exit code 2."""
    with pytest.raises(SystemExit) as caught:
        run(*arguments)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_unwritable_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that can't be written: one clear line, exit code 1."""
    assert run("--series", "1", "--records", str(tmp_path)) == 1
    assert capsys.readouterr().err.startswith("kozel selfplay: cannot write the records: ")
