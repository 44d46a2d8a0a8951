"""`kozel restore`: puts a backup in the place of the database, which is kept beside it.

Laws: the bot must not run; the backup is checked whole (structure, every series' seals, every log
replayed) before anything is changed. A series that is damaged in the backup is no reason to go without
the others: it is named, and set aside when it is next touched.
"""

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from pathlib import Path

from bot.settings import StoreSettings, load
from bot.table import replay
from engine.errors import EngineError
from storage.copies import copy, is_same, keep, put
from storage.lockfile import hold
from storage.sqlite import SqliteStore, require
from storage.store import DamagedDatabase, DamagedTable, StoreError

NAME = "restore"
HELP = "put a backup in the place of the database, which is kept"


@dataclass(frozen=True, slots=True)
class Restored:
    """``kept``: where the former database is now; ``faults``: of the series that are damaged."""

    tables: int
    faults: tuple[str, ...]
    kept: Path | None


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a copy that `kozel backup` made")
    parser.add_argument("--database", metavar="PATH", help="the SQLite file (default: DATABASE_PATH)")


def run(args: Namespace) -> int:
    given = {"database_path": args.database} if args.database else {}
    database = load(StoreSettings, **given).database_path.resolve()
    try:
        restored = asyncio.run(restore(Path(args.file), database))
    except (StoreError, OSError) as error:
        print(f"kozel restore: {error}", file=sys.stderr)
        return 1
    for fault in restored.faults:
        print(f"kozel restore: in the backup, {fault}", file=sys.stderr)
    print(f"{restored.tables} tables are restored to {database}")
    if restored.kept is not None:
        print(f"the former database is kept as {restored.kept}")
    return 0


async def restore(file: Path, database: Path) -> Restored:
    """Raises StoreError (DatabaseInUse while the bot runs), OSError; nothing is changed then."""
    if is_same(file, database):
        raise StoreError(f"{file} is the database itself")
    require(file)
    lock = hold(database)
    beside = database.with_name(f"{database.name}.restored")
    try:
        await copy(file, beside)
        tables, faults = await _checked(beside)
        kept = keep(database)
        put(beside, database)
    except DamagedDatabase as error:
        raise StoreError(f"{file} is not a whole copy ({error.fault}); nothing is changed") from error
    finally:
        beside.unlink(missing_ok=True)
        beside.with_name(f"{beside.name}.lock").unlink(missing_ok=True)
        os.close(lock)
    return Restored(tables, faults, kept)


async def _checked(path: Path) -> tuple[int, tuple[str, ...]]:
    """How many tables there are, and what is wrong with which; an old schema is brought up to date."""
    faults = []
    async with await SqliteStore.open(path) as store:
        table_ids = await store.table_ids()
        for table_id in table_ids:
            try:
                saved = await store.table(table_id)
                if saved is not None:
                    replay(saved)
            except DamagedTable as damage:
                faults.append(str(damage))
            except EngineError as error:
                faults.append(f"the log of table {table_id} is no game ({type(error).__name__})")
    return len(table_ids), tuple(faults)
