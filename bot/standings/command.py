"""`kozel recount`: throws the standings away and counts every finished series again, from its actions.

Laws: the bot must not run; the figures are the same as before, to the last digit. Being killed does no harm:
the next start counts the rest.
"""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.settings import StoreSettings, load
from bot.standings.counting import Counting
from storage.sqlite import SqliteStore, require
from storage.store import StoreError

NAME = "recount"
HELP = "count all standings again, from the actions of every finished series"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="PATH", help="the SQLite file (default: DATABASE_PATH)")


def run(args: Namespace) -> int:
    given = {"database_path": args.database} if args.database else {}
    database = load(StoreSettings, **given).database_path
    try:
        count = asyncio.run(recount(database))
    except (StoreError, OSError) as error:
        print(f"kozel recount: {error}", file=sys.stderr)
        return 1
    print(f"{count} series are counted again in {database}")
    return 0


async def recount(database: Path) -> int:
    """How many series there are; raises StoreError (DatabaseInUse while the bot runs). Makes no database."""
    require(database)
    async with await SqliteStore.open(database) as store:
        await store.forget_counts()
        return await Counting(store).catch_up()
