"""`kozel import`: records become finished series of a group, all of a file or none."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import main
from bot.importing import id_of
from bot.selfplay import play_series
from engine.record import Record, dumps, record_of
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import Actor, ChatRow, Occupancy, SavedTable, Status, TableRow
from storage.sqlite import SqliteStore

GROUP = -1001234567890
NAMES = ("Anna <b>", "Computer 1", "Дана", "Anna <b>")


def record(code: str, rules: Rules | None = None) -> Record:
    """A whole series of computer players, under names of people."""
    inputs, state = play_series(rules or Rules(6), ("careful",) * 4, code)
    return record_of(code, NAMES, state.rules, state.first_dealer, inputs)


def written(path: Path, *records: Record) -> str:
    path.write_text("".join(dumps(one) + "\n" for one in records), encoding="utf-8")
    return str(path)


def brought(file: str, database: Path, *more: str) -> int:
    return main(["import", file, "--chat", str(GROUP), "--database", str(database), *more])


def kept(database: Path) -> list[SavedTable]:
    """All finished series, read as the bot reads them: seals are proved."""

    async def read() -> list[SavedTable]:
        async with await SqliteStore.open(database) as store:
            return [saved async for saved in store.finished()]

    return asyncio.run(read())


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Into an empty database and out again: the same lines, byte for byte."""
    rules = (Rules(6), Rules(6, EggsRule.DOUBLE, ClaimsRule.LEAD), Rules(12))
    records = [record(code, one) for code, one in zip(("aaaa", "bbbb", "cccc"), rules, strict=True)]
    file = written(tmp_path / "in.jsonl", *records)
    assert brought(file, tmp_path / "kozel.db") == 0
    assert "3 series" in capsys.readouterr().out
    assert main(["export", str(tmp_path / "out.jsonl"), "--database", str(tmp_path / "kozel.db")]) == 0
    assert (tmp_path / "out.jsonl").read_bytes() == Path(file).read_bytes()


def test_a_name_is_one_player(tmp_path: Path) -> None:
    """The same name in a group is the same person, with an id that no one of Telegram's has, save at one
    table, where nobody has two seats; a computer player stays one."""
    brought(written(tmp_path / "in.jsonl", record("aaaa"), record("bbbb")), tmp_path / "kozel.db")
    first, second = kept(tmp_path / "kozel.db")
    assert first.table.seats == second.table.seats
    anna, computer, dana, again = first.table.seats
    assert (anna.user_id, dana.user_id) == (id_of(GROUP, "Anna <b>"), id_of(GROUP, "Дана"))
    assert len({anna.user_id, dana.user_id, again.user_id}) == 3
    assert (anna.user_id or 0) < -(2**62)
    assert (computer.occupancy, computer.user_id, computer.name) == (Occupancy.COMPUTER, None, "")
    assert id_of(GROUP, "Anna") != id_of(GROUP - 1, "Anna")
    actors = {(line.actor, line.user_id) for line in first.inputs}
    people = (anna, dana, again)
    assert actors == {(Actor.COMPUTER, None), *((Actor.USER, one.user_id) for one in people)}
    assert first.table.version == len(first.inputs)


def test_what_is_there_is_passed_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same file twice, or a series twice in a file, changes nothing more."""
    one, two, three = map(record, ("aaaa", "bbbb", "cccc"))
    brought(written(tmp_path / "in.jsonl", one, two, one), tmp_path / "kozel.db")
    assert "2 series imported into chat -1001234567890, 1 were there already" in capsys.readouterr().out
    assert brought(written(tmp_path / "in.jsonl", one, three, two), tmp_path / "kozel.db") == 0
    assert "1 series imported into chat -1001234567890, 2 were there already" in capsys.readouterr().out
    assert [saved.table.code for saved in kept(tmp_path / "kozel.db")] == ["aaaa", "bbbb", "cccc"]


def test_one_bad_record_keeps_all_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named with its fault, and not even a database is made."""
    bad = replace(record("bbbb"), eggs=5)
    file = written(tmp_path / "in.jsonl", record("aaaa"), bad)
    assert brought(file, tmp_path / "kozel.db") == 1
    words = capsys.readouterr().err
    assert words.startswith("kozel import: record 2 is bad: series bbbb: eggs")
    assert words.endswith("; nothing is imported\n")
    assert not (tmp_path / "kozel.db").exists()


def test_a_record_without_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It may be good, but a series is kept by its seeds."""
    one = record("aaaa")
    bare = replace(one, deals=tuple(replace(deal, seed=None, commitment=None) for deal in one.deals))
    assert brought(written(tmp_path / "in.jsonl", bare), tmp_path / "kozel.db") == 1
    assert "record 1 can't be kept: series aaaa, deal 0: it has no seed" in capsys.readouterr().err


def test_an_id_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON can hold halves of characters, a database can't: that is the file's fault."""
    (tmp_path / "in.jsonl").write_text(dumps(record("aaaa")).replace('"aaaa"', r'"\ud800"'), encoding="utf-8")
    assert brought(str(tmp_path / "in.jsonl"), tmp_path / "kozel.db") == 1
    assert capsys.readouterr().err == (
        "kozel import: record 1 can't be kept: its id is no text; nothing is imported\n"
    )
    assert not (tmp_path / "kozel.db").exists()


def test_an_unfinished_series_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others of the file come in."""
    inputs, state = play_series(Rules(6), ("careful",) * 4, "bbbb")
    half = record_of("bbbb", NAMES, state.rules, state.first_dealer, inputs[: len(inputs) // 2])
    assert brought(written(tmp_path / "in.jsonl", record("aaaa"), half), tmp_path / "kozel.db") == 0
    assert "1 series imported into chat -1001234567890, 1 have no winner" in capsys.readouterr().out
    assert [saved.table.code for saved in kept(tmp_path / "kozel.db")] == ["aaaa"]


@pytest.mark.parametrize("content", [b"", b"hello", json.dumps({"format": "other"}).encode(), b"\xff\xfe"])
def test_what_is_no_file_of_records(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line of what it is not."""
    (tmp_path / "in").write_bytes(content)
    assert brought(str(tmp_path / "in"), tmp_path / "kozel.db") == 1
    words = capsys.readouterr().err
    assert "this is no file of records" in words
    assert words.count("\n") == 1


def test_no_file_and_no_group(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there, a person's chat."""
    assert brought(str(tmp_path / "none"), tmp_path / "kozel.db") == 1
    assert "cannot read the file" in capsys.readouterr().err
    file = written(tmp_path / "in.jsonl", record("aaaa"))
    assert main(["import", file, "--chat", "5", "--database", str(tmp_path / "kozel.db")]) == 1
    assert "5 is not the id of a group" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jsonl"]


@pytest.fixture
async def busy(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with await SqliteStore.open(tmp_path / "kozel.db") as store:
        yield store


async def test_a_running_bot_keeps_its_database(
    busy: SqliteStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The import is refused with word while the bot has the database."""
    file = written(tmp_path / "in.jsonl", record("aaaa"))
    assert await asyncio.to_thread(brought, file, tmp_path / "kozel.db") == 1
    assert "stop the bot first" in capsys.readouterr().err
    assert await busy.table_ids() == ()


def test_the_only_group_needs_no_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of several, the ids and titles are told."""

    async def met(*chats: tuple[int, str]) -> None:
        async with await SqliteStore.open(tmp_path / "kozel.db") as store:
            for chat_id, title in chats:
                await store.save_chat(ChatRow(chat_id, title))

    file = written(tmp_path / "in.jsonl", record("aaaa"))
    arguments = ["import", file, "--database", str(tmp_path / "kozel.db")]
    assert main(arguments) == 1
    assert "--chat ID is needed, the group's id: none is known yet" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.jsonl"]
    asyncio.run(met((7, ""), (-5, "Friday")))
    assert main(arguments) == 0
    asyncio.run(met((-6, "Sunday")))
    assert main(arguments) == 1
    assert "-5 (Friday), -6 (Sunday)" in capsys.readouterr().err


def test_a_new_database_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A series may go into a database that the bot will find; but nobody makes one by a slip unawares."""
    file = written(tmp_path / "in.jsonl", record("aaaa"))
    brought(file, tmp_path / "kozel.db")
    assert f"1 series imported into chat {GROUP}, {tmp_path / 'kozel.db'} is a new database\n" in (
        capsys.readouterr().out
    )
    brought(file, tmp_path / "kozel.db")
    assert "new database" not in capsys.readouterr().out


def test_they_come_before_all_others(tmp_path: Path) -> None:
    """In the order of the file, before the group's first table, so that the newest table stays the newest."""
    now = 1_800_000_000.0
    lobby = TableRow(0, "x", GROUP, None, False, Status.LOBBY, 1, "Anna", "en", Rules(), 0, now, now)

    async def opened() -> int:
        async with await SqliteStore.open(tmp_path / "kozel.db") as store:
            return (await store.open_table(lobby, (), None)).id

    async def newest() -> int | None:
        async with await SqliteStore.open(tmp_path / "kozel.db") as store:
            return await store.last_table_in(GROUP, None)

    table_id = asyncio.run(opened())
    assert brought(written(tmp_path / "in.jsonl", *map(record, ("aaaa", "bbbb"))), tmp_path / "kozel.db") == 0
    times = [(saved.table.code, saved.table.opened_at) for saved in kept(tmp_path / "kozel.db")]
    assert times == [("aaaa", now - 2), ("bbbb", now - 1)]
    assert asyncio.run(newest()) == table_id


async def test_they_count(tmp_path: Path) -> None:
    """Results are kept, names are known, and the series wait to be counted in the standings."""
    one = record("aaaa")
    file = written(tmp_path / "in.jsonl", one)
    assert await asyncio.to_thread(brought, file, tmp_path / "kozel.db") == 0
    async with await SqliteStore.open(tmp_path / "kozel.db") as store:
        [table_id] = await store.table_ids()
        results = await store.results(table_id)
        assert [result.points for result in results] == [deal.points for deal in one.deals]
        assert set(await store.uncounted()) == {(GROUP, table_id), (0, table_id)}
        person = await store.user(id_of(GROUP, "Дана"))
        assert person is not None
        assert (person.name, person.is_reachable) == ("Дана", False)
