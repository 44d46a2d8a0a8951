"""A new program on a database of a released one: live series go on, whatever happens meanwhile."""

import asyncio
import shutil
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path

import pytest

from engine.actions import encode
from engine.rules import Rules
from storage.migrate import MIGRATIONS, scripts
from storage.rows import ChatSettings, DueKind, Note, NoteKind, Occupancy, SavedTable
from storage.sqlite import SqliteStore
from tests.storage import released
from tests.storage.series import is_legal

NEWEST = len(scripts(MIGRATIONS))


def dump(path: Path) -> list[str]:
    """The whole content, as text."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def check(path: Path) -> None:
    """All series are there as they were left, legal and unharmed; what chats chose has its present name."""
    async with await SqliteStore.open(path) as store:
        assert await store.open_tables() == (1, 2, 3)
        for table_id in (1, 2, 3):
            saved = await store.table(table_id)
            assert isinstance(saved, SavedTable)
            assert [encode(line.input) for line in saved.inputs] == released.log(table_id)
            assert is_legal(saved)
            assert saved.table.notes == (Note(NoteKind.LEFT, "Boris", 3),)
            seats = [seating.occupancy for seating in saved.table.seats]
            assert seats == [Occupancy.PERSON, Occupancy.COMPUTER, Occupancy.PERSON, Occupancy.COMPUTER]
            assert [(due.kind, due.due_at) for due in saved.due] == [(DueKind.TURN, 190.5)]
            [posting] = await store.postings(table_id)
            assert (posting.number, posting.message_id) == (2, 900 + table_id)
        chats = [await store.chat(chat_id) for chat_id in released.CHATS]
        assert [chat and chat.settings for chat in chats] == [
            ChatSettings(30.0, Rules(24), "normal", "fast"),
            ChatSettings(None, Rules(24), "easy", "normal"),
            ChatSettings(),
            None,
        ]


def test_released_schemas_stay() -> None:
    """A migration that was released is never changed: older databases have been through it."""
    assert scripts(MIGRATIONS)[0] == (released.SCHEMAS / "0001.sql").read_text("utf-8")


@pytest.mark.parametrize("version", released.VERSIONS)
async def test_live_series_go_on(tmp_path: Path, version: int) -> None:
    """Every input, seat, note, due time and place comes along; afterwards nothing more is done."""
    path = tmp_path / "kozel.db"
    released.make(path, version)
    assert version_of(path) == version
    await check(path)
    assert version_of(path) == NEWEST
    was = dump(path)
    await check(path)
    assert dump(path) == was


async def upgraded(path: Path, fatal: int) -> tuple[int, bytes]:
    """Another process upgrades a copy of the database, killed at one of its statements; how that ended."""
    copy = path.with_name(f"{fatal}.db")
    shutil.copyfile(path, copy)
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.released", str(copy), str(fatal), stdout=PIPE
    )
    said, _ = await child.communicate()
    return child.returncode or 0, said


@pytest.mark.parametrize("version", released.VERSIONS)
async def test_killed_at_each_statement(tmp_path: Path, version: int) -> None:
    """The state of one schema or the next, whole; the next start goes on from there."""
    path = tmp_path / "kozel.db"
    released.make(path, version)
    before = dump(path)
    code, said = await upgraded(path, 0)
    assert code == 0
    stages = {version: before, NEWEST: dump(tmp_path / "0.db")}
    statements = int(said)
    assert statements > 20
    for first in range(1, statements + 1, 4):
        killed = range(first, min(first + 4, statements + 1))
        for code, _ in await asyncio.gather(*(upgraded(path, number) for number in killed)):
            assert code == -signal.SIGKILL
        for number in killed:
            there = dump(tmp_path / f"{number}.db")
            assert stages.setdefault(version_of(tmp_path / f"{number}.db"), there) == there
            await check(tmp_path / f"{number}.db")
