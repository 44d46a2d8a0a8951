"""A disk that forgets what was not synced, and the store on it.

SQLite (apsw's own copy of it) reads and writes through a VFS that passes everything on to real files, as
the system's cache does, and keeps beside them what a power cut would leave: the content as of each file's
last sync, and of the writes since then any part, in any order, cut at sectors. The real store runs on it,
with its own statements and settings; what is left after a cut is opened by the real store on Python's
sqlite3. Not modelled: a disk that lies about syncs, names that get lost in a folder (SQLite syncs the
folder when it makes its log), and cuts after the store is closed.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast

import apsw

from storage.connection import Connection
from storage.sqlite import SqliteStore, prepare

SECTOR = 512  # bytes that a disk writes whole


@dataclass(slots=True)
class Leaving:
    """What a power cut would leave of one file."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)  # None: cut off there

    def sync(self) -> None:
        for offset, written in self.pending:
            _apply(self.synced, offset, written)
        self.pending.clear()

    def after_cut(self, chance: Random) -> bytes:
        """None of the unsynced writes, all, or some, the disk having ordered and torn them as it liked."""
        left = bytearray(self.synced)
        share = chance.choice((0.0, 0.5, 1.0))
        lucky = [each for each in self.pending if chance.random() < share]
        if share < 1.0:
            chance.shuffle(lucky)
        for offset, written in lucky:
            is_torn = written is not None and chance.random() < 0.3
            _apply(left, offset, _torn(written, chance) if is_torn and written else written)
        return bytes(left)


def _torn(written: bytes, chance: Random) -> bytes:
    return written[: SECTOR * chance.randrange(len(written) // SECTOR + 1)]


def _apply(content: bytearray, offset: int, written: bytes | None) -> None:
    if written is None:
        del content[offset:]
        return
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(written)] = written


class Disk(apsw.VFS):
    """Give its ``name`` to a connection; ``at_each`` is called before every write, truncation and sync."""

    def __init__(self, name: str, at_each: Callable[[], None]) -> None:
        self.name = name
        self.at_each = at_each
        self.files: dict[str, Leaving] = {}
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        return _File(self.files.setdefault(path, Leaving()), self.at_each, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.files.pop(filename, None)
        super().xDelete(filename, syncdir)

    def cut(self, chance: Random) -> dict[str, bytes]:
        """The files by the ends of their names, were the power to go now."""
        return {Path(path).name: leaving.after_cut(chance) for path, leaving in self.files.items()}


class _File(apsw.VFSFile):
    def __init__(self, leaving: Leaving, at_each: Callable[[], None], name: Any, flags: list[int]) -> None:
        self._leaving = leaving
        self._at_each = at_each
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self._at_each()
        self._leaving.pending.append((offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:
        self._at_each()
        self._leaving.pending.append((newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:
        self._at_each()
        super().xSync(flags)
        self._leaving.sync()


async def open_store(path: Path, disk: Disk, *pragmas: str) -> SqliteStore:
    """The store on that disk; ``pragmas`` come after its own."""
    connection = Connection(lambda: cast(Any, _Bridge(path, disk)), iter_chunk_size=64)
    await connection
    await prepare(connection)
    for pragma in pragmas:
        await connection.execute(f"PRAGMA {pragma}")
    return SqliteStore(connection)


class _Row:
    """As sqlite3.Row: by place and by name."""

    def __init__(self, names: Sequence[str], values: Sequence[object]) -> None:
        self._values = tuple(values)
        self._by_name = dict(zip(names, values, strict=True))

    def __getitem__(self, key: int | str) -> object:
        return self._by_name[key] if isinstance(key, str) else self._values[key]

    def __iter__(self) -> Iterator[object]:
        return iter(self._values)


@dataclass(frozen=True, slots=True)
class _Rows:
    fetched: list[_Row]

    def fetchall(self) -> list[_Row]:
        return self.fetched


class _Bridge:
    """The part of sqlite3.Connection that the store uses, on apsw."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self._connection = apsw.Connection(str(path), vfs=disk.name)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Any = ()) -> _Rows:
        cursor = self._connection.cursor()
        rows = [
            _Row([column[0] for column in cursor.get_description()], values)
            for values in cursor.execute(sql, parameters)
        ]
        return _Rows(rows)

    def executemany(self, sql: str, parameters: Any) -> _Rows:
        return _Rows(list(self._connection.executemany(sql, parameters)))

    def commit(self) -> None:
        self._connection.execute("COMMIT")

    def rollback(self) -> None:
        if self.in_transaction:
            self._connection.execute("ROLLBACK")

    def close(self) -> None:
        self._connection.close()
