"""Databases as released programs left them: their schema as it was, and live series in it, written by SQL.

Run as a program with a database's path and a number, it upgrades the database and is killed at that
statement; it prints how many it has run when it gets to the end.
"""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from engine.actions import encode
from engine.game import new_series
from storage.rows import TableRow
from storage.sqlite import SqliteStore
from tests.storage.rows import GROUP
from tests.storage.series import inputs, row_of

SCHEMAS = Path(__file__).parent / "schemas"
SERIES = 3
PLAYS = 40
RULES = '{"target":24,"eggs":"nothing","claims":"trick","revision":1}'
CHATS = {
    -1: f'{{"turn_seconds":30.0,"rules":{RULES},"strength":"careful","pace":"fast"}}',
    -2: f'{{"turn_seconds":null,"rules":{RULES},"strength":"random","pace":"normal"}}',
    -3: "{}",
    -4: '{"strength":"careful"',
}


def make(path: Path, version: int) -> None:
    """A database of that schema, closed, with series in mid-deal."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript((SCHEMAS / f"{version:04}.sql").read_text("utf-8"))
        connection.execute(f"PRAGMA user_version = {version}")
        for table_id in range(1, SERIES + 1):
            _FILLS[version](connection, table_id)
        connection.execute("PRAGMA ignore_check_constraints = ON")  # one of the chats is damaged
        for chat_id, settings in CHATS.items():
            _insert(connection, "chats", (chat_id, "Goats", None, settings, 1))
        connection.commit()


def _fill_1(connection: sqlite3.Connection, table_id: int) -> None:
    row = row_of(table_id)
    fixed = (table_id, row.code, GROUP, table_id, 0, "playing", 11, "Anna", "lv", RULES, row.first_dealer)
    rest = (100.25, 120.5, PLAYS, 4, 90.0, 0, 0, '[{"kind":"left","name":"Boris","version":3}]', "[1]", 500.0)
    _insert(connection, "tables", fixed + rest)
    for seat in range(4):
        who = ("person", 10 + seat, f"Person {seat}", 0, 0, None) if seat < 3 else _COMPUTER
        _insert(connection, "seatings", (table_id, seat, 0, *who))
    _insert(connection, "seatings", (table_id, 1, 9, *_COMPUTER))
    for seq, text in enumerate(log(table_id)):
        line = (table_id, seq, text, "user", 10, 100.5 + seq, 7000 + seq if seq % 2 else None)
        _insert(connection, "inputs", line)
    _insert(connection, "due", (table_id, "turn", 190.5, PLAYS))
    posting = (table_id, "group", GROUP, table_id, 2, 900 + table_id, "shown")
    _insert(connection, "postings", posting)


def log(table_id: int) -> list[str]:
    """The inputs of a series, as they are stored."""
    row: TableRow = row_of(table_id)
    made = inputs(Random(table_id), new_series(row.rules, row.first_dealer))
    return [encode(each) for _, each in zip(range(PLAYS), made, strict=False)]


def _insert(connection: sqlite3.Connection, table: str, values: tuple[object, ...]) -> None:
    marks = ", ".join("?" * len(values))
    connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)  # noqa: S608  names of ours


_COMPUTER = ("computer", None, "", 0, 0, None)
_FILLS: dict[int, Callable[[sqlite3.Connection, int], None]] = {1: _fill_1}
VERSIONS = tuple(_FILLS)


async def main(path: str, fatal: int) -> None:
    ran = 0

    def count(statement: str) -> None:
        nonlocal ran
        ran += 1
        if ran == fatal:
            os.kill(os.getpid(), signal.SIGKILL)

    async with await SqliteStore.open(path, before_statement=count):
        print(ran, flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
