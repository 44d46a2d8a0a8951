"""`kozel backup`: copies the database into one file, while the bot runs or not."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.settings import StoreSettings, load
from storage.copies import copy
from storage.store import StoreError

NAME = "backup"
HELP = "copy the database into one file, also while the bot runs"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to write the copy; replaced if it is there")
    parser.add_argument("--database", metavar="PATH", help="the SQLite file (default: DATABASE_PATH)")


def run(args: Namespace) -> int:
    given = {"database_path": args.database} if args.database else {}
    database = load(StoreSettings, **given).database_path
    try:
        asyncio.run(copy(database, Path(args.file)))
    except (StoreError, OSError) as error:
        print(f"kozel backup: {error}", file=sys.stderr)
        return 1
    print(f"{database} is copied to {args.file}")
    return 0
