"""`kozel export`: the finished series of a database, as records that prove good."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import main
from bot.selfplay import play_series
from engine.record import loads, verify
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import Actor, Change, InputRow, Occupancy, Seating, Status, TableRow
from storage.sqlite import SqliteStore

SEATS = (
    Seating(0, Occupancy.PERSON, 1, "Anna <b>"),
    Seating(1, Occupancy.PERSON, 2, "Boris\u202e"),
    Seating(2, Occupancy.COMPUTER),
    Seating(3, Occupancy.COMPUTER, 3, "Дана"),
)


async def kept(store: SqliteStore, code: str, rules: Rules, status: Status) -> TableRow:
    """A whole series, in the store under this code."""
    inputs, state = play_series(rules, ("careful",) * 4, code)
    dealer = state.first_dealer
    lobby = TableRow(0, code, -1, None, False, Status.LOBBY, 1, "Anna", "en", rules, dealer, 1.0, 1.0)
    row = await store.open_table(replace(lobby, seats=SEATS), (), None)
    log = tuple(InputRow(seq, given, Actor.USER, 1, 2.0) for seq, given in enumerate(inputs))
    after = replace(row, status=status, version=len(log))
    await store.commit(Change(after, (0, 0), inputs=log))
    return after


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of two finished series and a closed one."""

    async def fill(database: Path) -> None:
        async with await SqliteStore.open(database) as store:
            await kept(store, "aaaa", Rules(target=6), Status.FINISHED)
            await kept(store, "bbbb", Rules(target=6), Status.CLOSED)
            await kept(store, "cccc", Rules(6, EggsRule.DOUBLE, ClaimsRule.LEAD), Status.FINISHED)

    asyncio.run(fill(tmp_path / "kozel.db"))
    return tmp_path / "kozel.db"


def test_finished_series_are_written(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line each, good by our own referee, with names; a closed one is left out."""
    file = tmp_path / "out.jsonl"
    assert main(["export", str(file), "--database", str(path)]) == 0
    assert "2 series" in capsys.readouterr().out
    records = [loads(line) for line in file.read_bytes().splitlines()]
    for record in records:
        verify(record)
    assert [record.series for record in records] == ["aaaa", "cccc"]
    assert records[0].players == ("Anna <b>", "Boris", "Computer 2", "Дана")
    assert records[1].rules == Rules(6, EggsRule.DOUBLE, ClaimsRule.LEAD)
    assert all(record.winner is not None for record in records)
    assert main(["verify", str(file)]) == 0


def test_the_database_is_that_of_the_settings(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without --database it is DATABASE_PATH."""
    monkeypatch.setenv("DATABASE_PATH", str(path))
    file = tmp_path / "out.jsonl"
    assert main(["export", str(file)]) == 0
    assert len(file.read_bytes().splitlines()) == 2


def test_no_database_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 1; neither the database nor the file is created."""
    file = tmp_path / "out.jsonl"
    assert main(["export", str(file), "--database", str(tmp_path / "none.db")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert not any(tmp_path.iterdir())


def test_a_file_that_cannot_be_written_is_one_line(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 1, no traceback."""
    assert main(["export", str(tmp_path / "no" / "out.jsonl"), "--database", str(path)]) == 1
    assert "No such file" in capsys.readouterr().err


async def test_it_reads_while_the_bot_has_the_database(path: Path, tmp_path: Path) -> None:
    """A running bot keeps its lock, the export needs none."""
    async with await SqliteStore.open(path) as store:
        await kept(store, "dddd", Rules(target=6), Status.FINISHED)
        file = tmp_path / "out.jsonl"
        assert await asyncio.to_thread(main, ["export", str(file), "--database", str(path)]) == 0
        assert [loads(line).series for line in file.read_bytes().splitlines()] == ["aaaa", "cccc", "dddd"]
