"""No byte of somebody who is forgotten is left in the files, and what damage there was still shows."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from storage.grouprows import Block, Deed, Doing
from storage.rows import Note, NoteKind, Occupancy, Seating, Status, TableRow, UserRow
from storage.sqlite import SqliteStore
from storage.store import DamagedTable, NotStored
from tests.storage.leftovers import FIRST_NAME, FORMS, ID, USERNAME, files_of, found
from tests.storage.rows import GROUP, ROW, step
from tests.storage.steps import seated

pytestmark = pytest.mark.slow

TABLES = 60
PARTS = 6
INPUTS = 9  # a part


async def fill(store: SqliteStore) -> None:
    """Series of many people that grow at random places, so that pages are split and their cells moved."""
    await store.save_user(UserRow(ID, FIRST_NAME, "en", username=USERNAME))
    rows = [await opened(store, number) for number in range(1, TABLES + 1)]
    chance = Random(1)
    for part in range(PARTS):
        chance.shuffle(rows)
        is_last = part == PARTS - 1
        rows = [await grown(store, row, Status.FINISHED if is_last else Status.PLAYING) for row in rows]
    await store.block(Block(GROUP, ID, FIRST_NAME, 1, 1.0))
    await store.note_doing(Doing(GROUP, 1.0, 1, "Boris", Deed.BLOCKED, (FIRST_NAME, str(ID))))


async def opened(store: SqliteStore, number: int) -> TableRow:
    seats = (
        Seating(0, Occupancy.PERSON, ID, FIRST_NAME),
        Seating(1, Occupancy.PERSON, number, f"Person {number}"),
        *(Seating(seat, Occupancy.COMPUTER) for seat in (2, 3)),
    )
    notes = (Note(NoteKind.BACK, FIRST_NAME, 1), Note(NoteKind.AWAY, FIRST_NAME, 1, ID))
    row = replace(ROW, thread_id=number, starter_id=ID, starter_name=FIRST_NAME, seats=seats, notes=notes)
    return await store.open_table(row, (), None)


async def grown(store: SqliteStore, row: TableRow, status: Status) -> TableRow:
    """Inputs by two people, and a seat that changes hands."""
    change = step(replace(row, status=status), INPUTS)
    lines = tuple(replace(line, user_id=(ID, row.thread_id)[line.seq % 2]) for line in change.inputs)
    seat = Seating(2, Occupancy.PERSON, ID, FIRST_NAME, change.table.version)
    await store.commit(replace(seated(change, seat), inputs=lines, due=()))
    return replace(change.table, seats=seated(change, seat).table.seats)


async def test_the_search_finds_what_is_there(sqlite: SqliteStore, tmp_path: Path) -> None:
    """Before the forgetting, every form stands in the files."""
    await fill(sqlite)
    assert found(files_of(tmp_path / "kozel.db")) == set(FORMS)


async def test_no_byte_is_left(sqlite: SqliteStore, tmp_path: Path) -> None:
    """In the database, its log and its index, right after the purge and after the closing."""
    await fill(sqlite)
    changed = await sqlite.forget(ID)
    await sqlite.purge()
    assert len(changed) == TABLES
    assert found(files_of(tmp_path / "kozel.db")) == set()
    for table_id in changed:
        assert await sqlite.table(table_id) is not None  # as sound as before
    await sqlite.close()
    assert found(files_of(tmp_path / "kozel.db")) == set()


async def test_a_reader_is_in_the_way(sqlite: SqliteStore, tmp_path: Path) -> None:
    """While another program reads, the log cannot be emptied: that is said, and asked again it works."""
    await fill(sqlite)
    await sqlite.forget(ID)
    await sqlite.connection.execute_fetchall("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(tmp_path / "kozel.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM users").fetchall()
        with pytest.raises(NotStored):
            await sqlite.purge()
    assert await sqlite.purge()
    assert found(files_of(tmp_path / "kozel.db")) == set()


async def test_a_kill_before_the_purge(sqlite: SqliteStore, tmp_path: Path) -> None:
    """The files as it leaves them, opened again: the purge is still owed, and clears them once."""
    await fill(sqlite)
    await sqlite.forget(ID)
    killed = tmp_path / "killed"
    killed.mkdir()
    for file in files_of(tmp_path / "kozel.db"):
        shutil.copy(file, killed / file.name)
    assert found(files_of(killed / "kozel.db"))
    async with await SqliteStore.open(killed / "kozel.db") as store:
        assert await store.purge()
        assert found(files_of(killed / "kozel.db")) == set()
        assert not await store.purge()


async def test_a_reader_is_no_hindrance_to_being_forgotten(sqlite: SqliteStore, tmp_path: Path) -> None:
    """The rows go while another program reads; only their leftovers wait."""
    await fill(sqlite)
    await sqlite.connection.execute_fetchall("PRAGMA busy_timeout = 1")
    with closing(sqlite3.connect(tmp_path / "kozel.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM users").fetchall()
        assert len(await sqlite.forget(ID)) == TABLES
    assert not any((await sqlite.known_of(ID)).values())


async def test_damage_is_not_covered_up(sqlite: SqliteStore, tmp_path: Path) -> None:
    """A series that was not as it was written is none the sounder for being sealed; its rows are cleaned."""
    await fill(sqlite)
    await sqlite.connection.execute("UPDATE inputs SET at = at + 1 WHERE table_id = 5 AND seq = 3")
    changed = await sqlite.forget(ID)
    await sqlite.purge()
    assert 5 in changed
    with pytest.raises(DamagedTable):
        await sqlite.table(5)
    assert await sqlite.table(4) is not None
    assert found(files_of(tmp_path / "kozel.db")) == set()
