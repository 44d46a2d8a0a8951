"""`kozel export`: writes the finished series of the database as records, one JSON object a line.

It only reads, so the bot may run meanwhile. Law: what it writes, `kozel verify` finds good.
"""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.names import shown_name
from bot.settings import StoreSettings, load
from engine.errors import EngineError
from engine.record import Record, dumps, record_of
from storage.rows import SavedTable, Seating
from storage.sqlite import SqliteStore
from storage.store import StoreError

NAME = "export"
HELP = "write the finished series of the database as records"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to write them; replaced if it is there")
    parser.add_argument("--database", metavar="PATH", help="the SQLite file (default: DATABASE_PATH)")


def run(args: Namespace) -> int:
    given = {"database_path": args.database} if args.database else {}
    database = load(StoreSettings, **given).database_path
    try:
        count = asyncio.run(export(database, Path(args.file)))
    except (StoreError, OSError, EngineError) as error:
        print(f"kozel export: {error}", file=sys.stderr)
        return 1
    print(f"{count} series written to {args.file}")
    return 0


async def export(database: Path, file: Path) -> int:
    """How many series were written; raises StoreError before the file is touched, OSError, EngineError."""
    count = 0
    async with await SqliteStore.open(database, is_read_only=True) as store:
        with file.open("w", encoding="utf-8") as records:
            async for saved in store.finished():
                records.write(dumps(record(saved)) + "\n")
                count += 1
    return count


def record(saved: SavedTable) -> Record:
    """The record of a stored series, with the names of those who sat there at its end."""
    row = saved.table
    names = tuple(_name(seating) for seating in row.seats)
    return record_of(row.code, names, row.rules, row.first_dealer, [each.input for each in saved.inputs])


def _name(seating: Seating) -> str:
    return shown_name(seating.name, f"Computer {seating.seat}")
