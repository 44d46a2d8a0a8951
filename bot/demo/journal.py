"""The stand-in's memory on disk: one SQLite file of rows (kind, key, JSON), written on each change."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path


class Journal:
    """Rows are written as they change. A killed process loses none; a power cut may."""

    def __init__(self, path: Path | None) -> None:
        self._database = sqlite3.connect(path or ":memory:", isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.execute(
            "CREATE TABLE IF NOT EXISTS rows (kind TEXT, key TEXT, body BLOB, PRIMARY KEY (kind, key))"
        )

    def rows(self) -> Iterator[tuple[str, bytes]]:
        """Every row as (kind, JSON), in the order of first writing."""
        yield from self._database.execute("SELECT kind, body FROM rows ORDER BY rowid")

    def write(self, kind: str, key: str, body: bytes) -> None:
        self._database.execute(
            "INSERT INTO rows VALUES (?, ?, ?) ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body",
            (kind, key, body),
        )

    def erase(self, kind: str, key: str) -> None:
        self._database.execute("DELETE FROM rows WHERE kind = ? AND key = ?", (kind, key))

    def close(self) -> None:
        self._database.close()
