"""What makes a changed bit of a stored series show: a chain over its inputs, a digest over its table.

    first link   SHA-256 of what fixes the series: id, code, rules, first dealer
    next link    SHA-256 of the link before and everything that the input's row says
    digest       SHA-256 of the last link, the table's row and its four current seatings

Laws: all are made of values as SQLite keeps them, not of what they mean, so that a space in a JSON text
counts too; a number counts by its value, since SQLite itself keeps 90.0 as 90. Seals find accidents, not
forgers: there is no secret in them. Which columns are sealed never changes: a later migration that adds
one leaves it out or seals all tables anew.
"""

import hashlib
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

import aiosqlite

FIXED = ("id", "code", "rules", "first_dealer")
TABLE = (
    "id", "code", "chat_id", "thread_id", "is_solo", "status", "starter_id", "starter_name", "language",
    "rules", "first_dealer", "opened_at", "acted_at", "version", "revision", "turn_seconds", "is_rematch",
    "is_silenced", "notes", "stop_agreed", "stop_until",
)  # fmt: skip
SEATING = ("seat", "from_version", "occupancy", "user_id", "name", "missed", "is_ready", "held_until")
CURRENT_SEATS = "SELECT * FROM current_seatings WHERE table_id = ? ORDER BY seat"
_LAST_LINK = "SELECT chain FROM inputs WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
INPUT = ("seq", "input", "actor", "user_id", "at", "update_id")


class Columns(Protocol):
    """A row of SQLite's, or a dict that will be one."""

    def __getitem__(self, name: str, /) -> object: ...


def first_link(table: Columns) -> bytes:
    return _sealed(b"", _values(table, FIXED))


def next_link(link: bytes, line: Columns) -> bytes:
    return _sealed(link, _values(line, INPUT))


def digest(link: bytes, table: Columns, seats: Iterable[Columns]) -> bytes:
    """``link``: the last one of the table's log; ``seats``: the current ones, in order."""
    return _sealed(link, [*_values(table, TABLE), *seat_values(seats)])


def seat_values(seats: Iterable[Columns]) -> list[list[object]]:
    """All that seats say, in the form that is sealed and can be compared."""
    return [_values(seat, SEATING) for seat in seats]


def first_bad_link(table: Columns, lines: Iterable[Columns]) -> tuple[int | None, bytes]:
    """The place of the first input that is not as it was written (None: there is none), and the last link."""
    link = first_link(table)
    for seq, line in enumerate(lines):
        link = next_link(link, line)
        if (line["seq"], line["chain"]) != (seq, link):
            return seq, link
    return None, link


async def seal_all(connection: aiosqlite.Connection) -> None:
    """Migration 2: the links and digests of all tables, in the migration's transaction."""
    for table in await connection.execute_fetchall("SELECT * FROM tables"):
        key = (table["id"],)
        sql = "SELECT * FROM inputs WHERE table_id = ? ORDER BY seq"
        lines = await connection.execute_fetchall(sql, key)
        links = [first_link(table)]
        for line in lines:
            links.append(next_link(links[-1], line))
        sql = "UPDATE inputs SET chain = ? WHERE table_id = ? AND seq = ?"
        chained = zip(links[1:], lines, strict=True)
        await connection.executemany(sql, [(link, table["id"], line["seq"]) for link, line in chained])
        await _seal(connection, table["id"], links[-1])


@asynccontextmanager
async def resealed(
    connection: aiosqlite.Connection, table_ids: Iterable[Sequence[int]]
) -> AsyncIterator[None]:
    """Around statements that change the rows of these tables (a row of one id each), in one transaction.

    Those that were sound before are sealed anew; damage is not covered up.
    """
    links = {table_id: await _sound_link(connection, table_id) for [table_id] in table_ids}
    yield
    for table_id, link in links.items():
        if link is not None:
            await _seal(connection, table_id, link)


async def _sound_link(connection: aiosqlite.Connection, table_id: int) -> bytes | None:
    """The last link of a table whose digest is right."""
    seats = await connection.execute_fetchall(CURRENT_SEATS, (table_id,))
    for table in await connection.execute_fetchall("SELECT * FROM tables WHERE id = ?", (table_id,)):
        links = await connection.execute_fetchall(_LAST_LINK, (table_id,))
        link = next((row["chain"] for row in links), None) or first_link(table)
        if table["digest"] == digest(link, table, seats):
            return link
    return None


async def _seal(connection: aiosqlite.Connection, table_id: int, link: bytes) -> None:
    seats = await connection.execute_fetchall(CURRENT_SEATS, (table_id,))
    for table in await connection.execute_fetchall("SELECT * FROM tables WHERE id = ?", (table_id,)):
        sql = "UPDATE tables SET digest = ? WHERE id = ?"
        await connection.execute(sql, (digest(link, table, seats), table_id))


def last_link(connection: sqlite3.Connection, table_id: int) -> bytes | None:
    """Of the stored log; None while it is empty."""
    return next((row["chain"] for row in connection.execute(_LAST_LINK, (table_id,)).fetchall()), None)


def _values(row: Columns, names: Iterable[str]) -> list[object]:
    return [_plain(row[name]) for name in names]


def _plain(value: object) -> object:
    """One form for each value that SQLite tells apart; bytes only stand where damage put them."""
    if isinstance(value, bool) or (isinstance(value, float) and value.is_integer()):
        return int(value)
    return value.hex() if isinstance(value, bytes) else value


def _sealed(link: bytes, values: Iterable[object]) -> bytes:
    return hashlib.sha256(link + json.dumps(list(values), separators=(",", ":")).encode()).digest()
