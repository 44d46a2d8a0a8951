"""The program of today on a database of a released schema, killed at each SQL statement of its start.

The series in it are really played: the bot stops, what is newer than that schema is taken out of its
database, and today's program starts on what is left. See kill_faults.py for how a bot is killed.
"""

import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from storage.migrate import MIGRATIONS, scripts
from storage.rows import SavedTable
from storage.sqlite import SqliteStore
from tests.bot.serving.child import ChildHouse
from tests.faults.crowd import Crowd, plays_in
from tests.faults.kill_faults import Saved, begin_anew, child_house

SCHEMAS = Path(__file__).parents[1] / "storage" / "schemas"
RELEASED = tuple(sorted(int(file.stem) for file in SCHEMAS.glob("*.sql")))
NEWEST = len(scripts(MIGRATIONS))
UNKNOWN = 99
PLAYS = 3  # at each table between two upgrades


@dataclass(frozen=True, slots=True)
class Upgrades:
    """``kills``: of starts, at ``statements`` different statements; ``halfway``: databases that were left at
    a schema between the two; ``plays``: made at the series meanwhile."""

    kills: int
    statements: int
    halfway: int
    plays: int
    faults: tuple[str, ...]


async def upgrade(folder: Path, count: int, seed: int, tables: int = 2) -> Upgrades:
    """Kill so many starts on a database of a released schema, each before another statement (if there are
    that many): the next start finds all series as they were, their screens are right, and they go on. At
    last a database of a schema that nobody knows yet is refused and left as it is."""
    chance = Random(seed)
    faults: list[str] = []
    halfway = plays = 0
    async with child_house(folder) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(tables, target=24)
        chosen = await _chosen(house, count)
        for version, statement in chosen:
            plays += await _play_on(crowd)
            await house.close()
            before = await crowd.saved()
            downgrade(house.database, version)
            if not await _killed(house, statement):
                faults.append(f"from schema {version}: it was not killed at statement {statement}")
            halfway += version < schema_of(house.database) < NEWEST
            await house.open()
            await house.quiet()
            found = [*changed(before, await crowd.saved()), *await crowd.faults()]
            faults += [f"from schema {version}, statement {statement}: {fault}" for fault in found]
        await house.close()
        faults += await _refusal(house)
        await house.open()
    return Upgrades(len(chosen), len(set(chosen)), halfway, plays, tuple(faults))


async def _chosen(house: ChildHouse, count: int) -> list[tuple[int, int]]:
    """Schemas and statements, so many, as far apart as possible."""
    await house.close()
    whole = []
    for version in RELEASED:
        copy = house.database.with_name("counted.db")
        shutil.copyfile(house.database, copy)
        downgrade(copy, version)
        whole += [(version, number) for number in range(1, await _statements(copy) + 1)]
    await house.open()
    return [whole[place * len(whole) // count] for place in range(count)]


async def _statements(path: Path) -> int:
    """How many statements it takes to open a database."""
    seen: list[str] = []
    async with await SqliteStore.open(path, before_statement=seen.append):
        return len(seen)


def downgrade(path: Path, version: int) -> None:
    """The closed database as a program of that schema would have left it."""
    older = path.with_name(f"{path.name}.older")
    with closing(sqlite3.connect(older, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript((SCHEMAS / f"{version:04}.sql").read_text("utf-8"))
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("ATTACH ? AS newer", (str(path),))
        for table, columns in list(_tables(connection)):
            sql = f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}"  # noqa: S608
            connection.execute(sql)
    older.replace(path)


def _tables(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Each with its columns, but SQLite's own."""
    sql = "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    for [table] in connection.execute(sql):
        names = connection.execute("SELECT name FROM pragma_table_info(?, 'main')", (table,))
        yield table, ", ".join(name for [name] in names)


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def _killed(house: ChildHouse, statement: int) -> bool:
    """A start that ends at this statement; whether it did."""
    program, house.program = house.program, ("tests.faults.dying_start", str(statement))
    await house.launch()
    house.program = program
    return await house.ended() == -signal.SIGKILL


def changed(before: Saved, after: Saved) -> Iterator[str]:
    """Series that are not as they were, but for times that the bot has moved since it was away."""
    for number, was in before.items():
        if _lasting(after[number]) != _lasting(was):
            yield f"table {number} is not as it was"


def _lasting(saved: SavedTable) -> tuple[object, ...]:
    due = {(each.kind, each.version) for each in saved.due}
    return replace(saved.table, stop_until=None), saved.inputs, due


async def _play_on(crowd: Crowd) -> int:
    """Some plays at each table, or the next deal; gives how many were accepted."""
    await begin_anew(crowd, await crowd.saved())
    since = len(crowd.taps)
    for _ in range(PLAYS):
        for party in crowd.parties:
            offered = list(plays_in(party))
            if offered:
                crowd.taps.append(await crowd.press(*crowd.chance.choice(offered)))
        await crowd.house.quiet()
    return sum(tap.is_accepted for tap in crowd.taps[since:])


async def _refusal(house: ChildHouse) -> list[str]:
    """What is amiss when a closed database of an unknown schema is met; afterwards it is as it was."""
    known = house.database.read_bytes()
    with closing(sqlite3.connect(house.database, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA user_version = {UNKNOWN}")
    newer = house.database.read_bytes()
    await house.launch()
    code, said = await house.ended(), "".join(house.log)
    log = house.database.with_name(f"{house.database.name}-wal")
    faults = [] if code == 1 and f"schema {UNKNOWN}" in said else [f"a newer database: {code}, {said}"]
    if house.database.read_bytes() != newer or (log.exists() and log.stat().st_size):
        faults.append("a newer database is not untouched")
    house.database.write_bytes(known)
    return faults
