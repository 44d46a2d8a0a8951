"""What a disk can do to a database, as often as asked: bits flip, statements fail, power goes, files are cut.

Each harness works in an empty folder, says by its seed what it does, and returns a small frozen result;
the tests run the short form, `make soak` the full counts.
"""

import sqlite3
import struct
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from storage.rows import Audience, Place, Posting, SavedTable
from storage.sqlite import SqliteStore
from storage.store import DamagedDatabase, DamagedTable, NotStored
from tests.storage.rows import CHAT, DUE, GROUP, ROW, USER, step
from tests.storage.series import play
from tests.storage.steps import whole_step

SERIES = 8
WEIGHTS = {"inputs": 60, "tables": 20, "seatings": 10, "due": 3, "postings": 3, "users": 1, "chats": 1}
OF_A_SERIES = ("inputs", "tables", "seatings")


@dataclass(frozen=True, slots=True)
class Flips:
    """What became of flipped bits. ``noticed``: the one series was told damaged; ``refused``: the whole file
    was, since a key was hit; ``harmless``: hit nothing that a series depends on, and all went on."""

    noticed: int
    refused: int
    harmless: int
    unnoticed: tuple[str, ...]
    bystanders_lost: int


async def flip_bits(folder: Path, count: int, seed: int) -> Flips:
    """Flip one bit in the stored bytes of a row, so many times, each in a fresh copy of one database."""
    chance = Random(seed)
    path = folder / "flipped.db"
    before = await _database(path)
    whole = path.read_bytes()
    rows = {table: list(_rows(path, table)) for table in WEIGHTS}
    seen: Counter[str] = Counter()
    unnoticed: list[str] = []
    lost = 0
    for _ in range(count):
        table, series, start, size = _target(chance, whole, rows)
        place = start + chance.randrange(size)
        flipped = bytearray(whole)
        flipped[place] ^= 1 << chance.randrange(8)
        path.write_bytes(flipped)
        damaged, is_refused = await _damaged(path, before)
        lost += len(damaged - {series})
        if is_refused:
            seen["refused"] += 1
        elif table not in OF_A_SERIES and not damaged:
            seen["harmless"] += 1
        elif series in damaged:
            seen["noticed"] += 1
        else:
            unnoticed.append(f"{table} at {place}")
    return Flips(seen["noticed"], seen["refused"], seen["harmless"], tuple(unnoticed), lost)


@dataclass(frozen=True, slots=True)
class Failures:
    """Statements that failed, one in each run; ``half_done``: calls after which something was amiss."""

    failed: int
    half_done: tuple[str, ...]


async def fail_statements(folder: Path, every: int = 1) -> Failures:
    """Each kind of writing call with its n-th statement failing, for every n (or every so many-th)."""
    path = folder / "failing.db"
    failed = 0
    half_done = []
    fault = FailingStatement()
    async with await SqliteStore.open(path, before_statement=fault) as store:
        for name, call in _calls(store):
            for nth in range(1, 1000, every):
                before = _dump(path)
                fault.nth = nth
                try:
                    await call()
                except NotStored:
                    failed += 1
                    if _dump(path) != before or store.connection.in_transaction:
                        half_done.append(f"{name}, statement {nth}")
                else:
                    break
    return Failures(failed, tuple(half_done))


class FailingStatement:
    """Lets the n-th statement from now on fail as a broken disk would, and each so many later; 0: none."""

    nth = 0
    every = 0

    def __call__(self, statement: str) -> None:
        self.nth -= 1
        if self.nth == 0:
            self.nth = self.every
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error


def _calls(store: SqliteStore) -> Iterator[tuple[str, Callable[[], Awaitable[object]]]]:
    """Each kind of writing, made once it has a table to be about."""
    row = replace(ROW, id=1)
    moved = whole_step(row)
    place = Place(1, Audience.GROUP, GROUP, 7)
    postings = [Posting(place, 1, 2), Posting(replace(place, audience=Audience.HAND), 1, 3)]
    yield "open_table", lambda: store.open_table(ROW, DUE, 1)
    yield "commit", lambda: store.commit(replace(moved, update_id=2))
    yield "commit without an input", lambda: store.commit(step(moved.table, 0))
    yield "save_postings", lambda: store.save_postings(postings)
    yield "save_user", lambda: store.save_user(USER)
    yield "save_chat", lambda: store.save_chat(CHAT)
    yield "settle", lambda: store.settle(3, 100.0)
    yield "beat", lambda: store.beat(100.0)
    yield "postpone", lambda: store.postpone(10.0)
    yield "migrate_chat", lambda: store.migrate_chat(GROUP, -1005)
    yield "set_aside", lambda: store.set_aside(1, "a fault")


def _dump(path: Path) -> list[str]:
    """All that is committed, as another connection reads it."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def _database(path: Path) -> dict[int, SavedTable]:
    """Some series, each with everything that belongs to it, in a closed file; and what they are."""
    async with await SqliteStore.open(path) as store:
        for thread_id in range(1, SERIES + 1):
            row = await play(store, thread_id, 40, Random(thread_id))
            place = Place(row.id, Audience.GROUP, GROUP, thread_id)
            await store.save_postings([Posting(place, 3, 70_000 + thread_id, "shown")])
            await store.save_user(replace(USER, id=USER.id + thread_id))
            await store.save_chat(replace(CHAT, id=CHAT.id - thread_id))
        await store.beat(5.5)
        saved = [await store.table(table_id) for table_id in await store.open_tables()]
    return {each.table.id: each for each in saved if each is not None}


async def _damaged(path: Path, before: dict[int, SavedTable]) -> tuple[set[int], bool]:
    """The tables that are told damaged, or whether the file is refused. Everything else must be readable."""
    try:
        store = await SqliteStore.open(path)
    except DamagedDatabase:
        return set(), True
    damaged = set()
    async with store:
        for table_id, was in before.items():
            try:
                saved = await store.table(table_id)
            except DamagedTable:
                damaged.add(table_id)
                await store.set_aside(table_id, "flipped")
                continue
            assert saved is not None
            assert replace(saved, due=()) == replace(was, due=())
        assert set(await store.open_tables()) == set(before) - damaged
        await _read_the_rest(store, before)
    return damaged, False


async def _read_the_rest(store: SqliteStore, before: dict[int, SavedTable]) -> None:
    await store.due_by(1e9)
    await store.next_due()
    await store.heartbeat()
    await store.postpone(1.0)
    for table_id in before:
        await store.postings(table_id)
        await store.user(USER.id + table_id)
        await store.chat(CHAT.id - table_id)


def _target(
    chance: Random, content: bytes, rows: dict[str, list[tuple[int, Sequence[object]]]]
) -> tuple[str, int, int, int]:
    """A row: its table, its series, and where its bytes stand in the file."""
    while True:
        [table] = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))
        series, values = chance.choice(rows[table])
        record = b"".join(map(_stored, values))
        if len(record) > 4 and content.count(record) == 1:
            return table, series, content.index(record), len(record)


def _rows(path: Path, table: str) -> Iterator[tuple[int, Sequence[object]]]:
    """Each row's series (of some, an id that is none) and the values in its record, which lacks a rowid."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        for row in connection.execute(f"SELECT * FROM {table}"):  # noqa: S608  one of WEIGHTS
            if table in ("tables", "users", "chats"):
                yield row["id"], tuple(row)[1:]
            else:
                yield row["table_id"], tuple(row)


def _stored(value: object) -> bytes:
    """As SQLite's record format keeps it (sqlite.org/fileformat2.html, 2.1)."""
    match value:
        case None | 0 | 1:
            return b""
        case int():
            sizes = (1, 2, 3, 4, 6, 8)
            size = next(each for each in sizes if -(1 << 8 * each - 1) <= value < 1 << 8 * each - 1)
            return value.to_bytes(size, "big", signed=True)
        case float():
            return struct.pack(">d", value)
        case str():
            return value.encode()
        case bytes():
            return value
    raise TypeError(value)
