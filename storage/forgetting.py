"""What is stored of a person, told to them or forgotten, in SQLite.

Laws: all rows change in one transaction, with the seals of every series that was sound made anew (damage is
not covered up); afterwards the file is written anew and its log emptied, since a page that was split or a
log that was not yet overwritten keeps bytes that no row holds any more. Done again, it does no harm. That it
is owed is a row of the same transaction, and goes only when it is done.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from storage import seals
from storage.connection import Database
from storage.personal import OTHERS, TRACES, Known
from storage.store import Conflict, NotStored

_SEATED = """
SELECT 1 FROM current_seatings JOIN tables ON tables.id = table_id
WHERE user_id = :user AND status IN ('lobby', 'playing')
"""
_NAMES = """
SELECT name FROM users WHERE id = :user
UNION SELECT name FROM seatings WHERE user_id = :user
UNION SELECT starter_name FROM tables WHERE starter_id = :user
UNION SELECT name FROM blocks WHERE user_id = :user
UNION SELECT actor_name FROM doings WHERE actor_id = :user
"""
_NOBODY = """
SELECT min(id) - 1 FROM (
    SELECT 0 AS id
    UNION ALL SELECT min(user_id) FROM seatings WHERE user_id IS NOT NULL
    UNION ALL SELECT min(starter_id) FROM tables
    UNION ALL SELECT min(by_id) FROM blocks
    UNION ALL SELECT min(actor_id) FROM doings
)
"""
_CONCERNED = """
SELECT id FROM tables WHERE starter_id = :user OR chat_id = :user
    OR id IN (SELECT table_id FROM seatings WHERE user_id = :user)
    OR EXISTS (
        SELECT 1 FROM json_each(iif(json_valid(notes), notes, '[]')) WHERE iif(type = 'object', coalesce(
            json_extract(value, '$.user_id') = :user,
            json_extract(value, '$.name') IN (SELECT value FROM json_each(:names))
        ), 0)
    )
ORDER BY id
"""
_OWE = "INSERT INTO owed (what) VALUES ('purge') ON CONFLICT DO NOTHING"
_OWED = "SELECT 1 FROM owed WHERE what = 'purge'"
_DONE = "DELETE FROM owed WHERE what = 'purge'"
_TABLE = "SELECT * FROM tables WHERE id = ?"
_LOG = "SELECT * FROM inputs WHERE table_id = ? ORDER BY seq"


class Forgetting(Database):
    """See Store."""

    async def known_of(self, user_id: int) -> Known:
        known: dict[str, tuple[Mapping[str, object], ...]] = {}
        async with self.reading() as connection:
            for trace in TRACES:
                if trace.find is not None:
                    rows = await connection.execute_fetchall(trace.find, {"user": user_id, **OTHERS})
                    known[trace.table] = tuple(map(dict, rows))
        return known

    async def forget(self, user_id: int) -> tuple[int, ...]:
        return await self.write(partial(_forget, user_id))

    async def purge(self) -> bool:
        async with self._alone() as connection:
            if not await connection.execute_fetchall(_OWED):
                return False
            await connection.execute("VACUUM")
            [[is_busy, *_]] = await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            if is_busy:
                raise NotStored("somebody else reads the database, so its log cannot be emptied")
            await connection.execute(_DONE)
        return True


def _forget(user_id: int, connection: sqlite3.Connection) -> tuple[int, ...]:
    who: dict[str, Any] = {"user": user_id}
    if connection.execute(_SEATED, who).fetchall():
        raise Conflict("somebody with a seat at an open table cannot be forgotten")
    names = [name for [name] in connection.execute(_NAMES, who) if name]
    [[nobody]] = connection.execute(_NOBODY).fetchall()
    who |= {"names": json.dumps(names), "nobody": nobody}
    changed = tuple(table_id for [table_id] in connection.execute(_CONCERNED, who))
    who["concerned"] = json.dumps(changed)
    sound = [table_id for table_id in changed if _is_sound(connection, table_id)]
    for sql in (sql for trace in TRACES for sql in trace.forget):
        connection.execute(sql, who)
    connection.executemany(
        "UPDATE tables SET revision = revision + 1 WHERE id = ?", [(table_id,) for table_id in changed]
    )
    for table_id in sound:
        _seal(connection, table_id)
    connection.execute(_OWE)
    return changed


def _is_sound(connection: sqlite3.Connection, table_id: int) -> bool:
    """Whether all of the table is as it was written."""
    table, lines, seats = _stored(connection, table_id)
    seq, link = seals.first_bad_link(table, lines)
    return seq is None and table["digest"] == seals.digest(link, table, seats)


def _seal(connection: sqlite3.Connection, table_id: int) -> None:
    table, lines, seats = _stored(connection, table_id)
    links = [seals.first_link(table), *_links(table, lines)]
    chained = [(link, table_id, line["seq"]) for link, line in zip(links[1:], lines, strict=True)]
    connection.executemany("UPDATE inputs SET chain = ? WHERE table_id = ? AND seq = ?", chained)
    digest = seals.digest(links[-1], table, seats)
    connection.execute("UPDATE tables SET digest = ? WHERE id = ?", (digest, table_id))


def _links(table: sqlite3.Row, lines: Sequence[sqlite3.Row]) -> Iterator[bytes]:
    link = seals.first_link(table)
    for line in lines:
        link = seals.next_link(link, line)
        yield link


def _stored(
    connection: sqlite3.Connection, table_id: int
) -> tuple[sqlite3.Row, list[sqlite3.Row], list[sqlite3.Row]]:
    """The table's row, its log and its present seats."""
    [table] = connection.execute(_TABLE, (table_id,)).fetchall()
    lines = connection.execute(_LOG, (table_id,)).fetchall()
    return table, lines, connection.execute(seals.CURRENT_SEATS, (table_id,)).fetchall()
