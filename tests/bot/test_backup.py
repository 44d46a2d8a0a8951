"""`kozel backup` and `kozel restore`: what is copied comes back whole, and nothing is thrown away."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot import restore as restoring
from bot.cli import main
from storage.copies import copy
from storage.rows import SavedTable
from storage.sqlite import SqliteStore
from storage.store import Conflict, DamagedDatabase, DatabaseInUse, NotStored
from tests.storage.series import is_legal, play

SERIES = 4


async def fill(path: Path, first: int = 1) -> None:
    async with await SqliteStore.open(path) as store:
        for thread_id in range(first, first + SERIES):
            await play(store, thread_id, 60, Random(thread_id))


async def content(path: Path) -> list[SavedTable | None]:
    async with await SqliteStore.open(path) as store:
        return [await store.table(table_id) for table_id in await store.table_ids()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with some series, closed."""
    path = tmp_path / "data" / "kozel.db"
    path.parent.mkdir()
    asyncio.run(fill(path))
    return path


def kozel(command: str, file: Path, database: Path) -> int:
    return main([command, str(file), "--database", str(database)])


def test_there_and_back(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lost or changed since, the database is again what was copied; what was there is kept beside."""
    file = tmp_path / "copy.db"
    was = asyncio.run(content(path))
    assert kozel("backup", file, path) == 0
    assert set(os.listdir(tmp_path)) == {"data", "copy.db"}
    asyncio.run(fill(path, 10))
    for number in (1, 2):
        assert kozel("restore", file, path) == 0
        assert asyncio.run(content(path)) == was
        kept = path.with_name(f"kozel.db.before-restore-{number}")
        assert len(asyncio.run(content(kept))) == (2 * SERIES if number == 1 else SERIES)
    assert "kozel.db.before-restore-2" in capsys.readouterr().out
    path.unlink()
    assert kozel("restore", file, path) == 0
    assert asyncio.run(content(path)) == was


def test_a_broken_database_is_replaced(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the message of the refused start says; its log does not get into the restored file."""
    file = tmp_path / "copy.db"
    was = asyncio.run(content(path))
    assert kozel("backup", file, path) == 0
    broken = path.read_bytes()[:5000]
    path.write_bytes(broken)
    log = path.with_name("kozel.db-wal")
    log.write_bytes(b"of another file")
    with pytest.raises(DamagedDatabase, match="kozel restore FILE"):
        asyncio.run(content(path))
    assert kozel("backup", tmp_path / "useless.db", path) == 1
    assert "kozel restore FILE" in capsys.readouterr().err
    assert not (tmp_path / "useless.db").exists()
    assert kozel("restore", file, path) == 0
    assert asyncio.run(content(path)) == was
    kept = path.with_name("kozel.db.before-restore-1")
    assert kept.read_bytes() == broken
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"of another file"


async def test_backup_under_load(path: Path, tmp_path: Path) -> None:
    """Copies made while plays are committed are whole: legal series, none younger than the copy's start."""
    file = tmp_path / "copy.db"
    async with await SqliteStore.open(path) as store:

        async def busy() -> None:
            for thread_id in range(100, 1000):
                with suppress(Conflict):
                    await play(store, thread_id, 20, Random(thread_id))

        playing = asyncio.create_task(busy())
        for number in range(8):
            before = len(await store.table_ids())
            await copy(path, file)
            restored = await restoring.restore(file, tmp_path / f"{number}.db")
            assert restored.faults == ()
            assert before <= restored.tables <= len(await store.table_ids())
        assert not playing.done()
        playing.cancel()
    for number in range(8):
        saved = [each for each in await content(tmp_path / f"{number}.db") if each is not None]
        assert saved
        assert all(map(is_legal, saved))


async def test_nothing_is_restored_under_a_running_bot(path: Path, tmp_path: Path) -> None:
    """It is told that the database is in use; nothing is changed."""
    file = tmp_path / "copy.db"
    await copy(path, file)
    async with await SqliteStore.open(path) as store:
        with pytest.raises(DatabaseInUse):
            await restoring.restore(file, path)
        assert len(await store.table_ids()) == SERIES
    assert not [name for name in os.listdir(tmp_path / "data") if "restore" in name]


async def spoil(file: Path) -> None:
    store = await SqliteStore.open(file)
    await store.connection.execute("UPDATE inputs SET at = at + 1 WHERE table_id = 2 AND seq = 3")
    await store.close()


def test_a_damaged_series_is_named(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others are worth restoring; what is said of it is its number."""
    file = tmp_path / "copy.db"
    assert kozel("backup", file, path) == 0
    asyncio.run(spoil(file))
    assert kozel("restore", file, path) == 0
    assert "table 2 is damaged: its input 3" in capsys.readouterr().err


def broken(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:8192] + b"\xa5" * 4096 + whole[12288:])


def test_a_broken_backup_changes_nothing(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor does one that is missing, empty, another program's, or the database itself."""
    was = path.read_bytes()
    bad, empty, text = (tmp_path / name for name in ("bad.db", "empty.db", "text.db"))
    assert kozel("backup", bad, path) == 0
    broken(bad)
    empty.touch()
    text.write_text("goats " * 1000)
    for file in (bad, empty, text, tmp_path / "none.db", path):
        capsys.readouterr()
        assert kozel("restore", file, path) == 1
        assert capsys.readouterr().err.count("\n") == 1
        assert path.read_bytes() == was
        assert not [name for name in os.listdir(path.parent) if "restore" in name]


def test_a_damaged_database_stops_the_bot(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`kozel run` says in one line what is wrong and what helps, and leaves the file as it is."""
    broken(path)
    was = path.read_bytes()
    monkeypatch.setenv("BOT_TOKEN", f"123456789:{'A' * 35}")
    monkeypatch.setenv("DATABASE_PATH", str(path))
    assert main(["run"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("kozel: the database is damaged")
    assert "`kozel restore FILE`" in said
    assert said.count("\n") == 1
    assert path.read_bytes() == was


async def test_a_backup_is_not_the_database(path: Path) -> None:
    """It would be replaced by itself."""
    with pytest.raises(NotStored, match="itself"):
        await copy(path, path)


def test_a_folder_is_no_place_for_a_copy(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The name of a file is due, by whatever words the folder is named."""
    monkeypatch.chdir(tmp_path)
    before = set(os.listdir(tmp_path))
    for folder in (".", "..", str(tmp_path), "/"):
        assert main(["backup", folder, "--database", str(path)]) == 1
        assert capsys.readouterr().err == f"kozel backup: {folder} is a folder: name a file\n"
    assert set(os.listdir(tmp_path)) == before


def test_no_database_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 1, and no file is made; likewise when there is no copy to restore."""
    for command in ("backup", "restore"):
        assert kozel(command, tmp_path / "copy.db", tmp_path / "none.db") == 1
        assert capsys.readouterr().err.count("\n") == 1
    assert os.listdir(tmp_path) == []
