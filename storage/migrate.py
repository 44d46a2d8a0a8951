"""Brings a database up to the schema of this program.

Laws: migrations are numbered from 1 without gaps and never change once released; PRAGMA user_version
counts those that are in. Each runs in a transaction of its own together with its count and with what
Python has to fill in, so a program killed in the middle leaves the state before. Nothing is written to a
database that is newer or not ours.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import aiosqlite

from storage.connection import roll_back
from storage.seals import seal_all
from storage.store import DamagedDatabase, NewerDatabase, OlderDatabase

Fill = Callable[[aiosqlite.Connection], Awaitable[None]]

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION = 0x6B6F7A6C  # "kozl", PRAGMA application_id of a database of ours
FILLS: Mapping[int, Fill] = MappingProxyType({2: seal_all})  # by migration: what SQL alone cannot do


def scripts(folder: Path) -> tuple[str, ...]:
    """The SQL of each migration, in order."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name.split("_")[0]) for file in files]
    if numbers != list(range(1, len(files) + 1)):
        raise ValueError(f"migrations are numbered {numbers}")
    return tuple(file.read_text("utf-8") for file in files)


async def check(connection: aiosqlite.Connection, newest: int, *, is_read_only: bool = False) -> None:
    """Refuse what this program cannot go on with; raises NewerDatabase, OlderDatabase, DamagedDatabase."""
    version = await _number(connection, "PRAGMA user_version")
    application = await _number(connection, "PRAGMA application_id")
    has_content = await _number(connection, "SELECT count(*) FROM sqlite_master") > 0
    if has_content and application != APPLICATION:
        raise DamagedDatabase("the file is another program's database")
    if version > newest:
        raise NewerDatabase(f"the database has schema {version}, this program only {newest}: use a newer one")
    if version < newest and is_read_only:
        raise OlderDatabase(f"the database has schema {version} of {newest}: start the bot to migrate it")


async def migrate(
    connection: aiosqlite.Connection,
    folder: Path = MIGRATIONS,
    fills: Mapping[int, Fill] = FILLS,
) -> None:
    """Apply the migrations that are missing. Expects that ``check`` has passed."""
    present = await _number(connection, "PRAGMA user_version")
    for number, script in enumerate(scripts(folder)[present:], present + 1):
        try:
            await connection.execute("BEGIN IMMEDIATE")
            for statement in statements(script):
                await connection.execute(statement)
            if number in fills:
                await fills[number](connection)
            await connection.execute(f"PRAGMA user_version = {number}")
            await connection.commit()
        except BaseException:
            await roll_back(connection)
            raise


def statements(script: str) -> Iterator[str]:
    """One by one: executescript would end the open transaction."""
    statement = ""
    for part in script.rstrip().removesuffix(";").split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    [[number]] = await connection.execute_fetchall(sql)
    return int(number)
