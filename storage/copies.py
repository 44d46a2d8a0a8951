"""A database copied whole into one file, and one put in the place of another.

Laws: a copy is consistent while the bot writes (SQLite's backup API, one read transaction); a file gets
its name only when it is whole and on the disk; nothing that is replaced is thrown away.
"""

import os
import shutil
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path

from storage.connection import translated
from storage.inspection import inspect
from storage.migrate import MIGRATIONS, check, scripts
from storage.sqlite import opened
from storage.store import NotStored

BESIDE = ("-wal", "-shm", "-journal")  # files of SQLite's own beside a database


async def copy(source: Path, target: Path) -> None:
    """Copy a database of this program's schema or an older one, and look whether the copy is whole.

    ``target`` is replaced if it is there. Raises NotStored, DamagedDatabase, NewerDatabase, OSError.
    """
    _check_ends(source, target)
    beside = target.with_name(f"{target.name}.part")
    _remove(beside)
    try:
        with translated():
            await _copy(source, beside)
        shutil.copymode(source, beside)
        put(beside, target)
    finally:
        _remove(beside)


def _check_ends(source: Path, target: Path) -> None:
    if not source.is_file() or source.stat().st_size == 0:
        raise NotStored(f"no database at {source}")
    if is_same(source, target):
        raise NotStored(f"{target} is the database itself")
    if target.is_dir():
        raise NotStored(f"{target} is a folder: name a file")


def is_same(one: Path, other: Path) -> bool:
    """Whether both are there and are one file, by whatever names."""
    return one.exists() and other.exists() and one.samefile(other)


async def _copy(source: Path, target: Path) -> None:
    async with AsyncExitStack() as connections:
        reading = await opened(source, "ro")
        connections.push_async_callback(reading.close)
        writing = await opened(target, "rwc")
        connections.push_async_callback(writing.close)
        await check(reading, len(scripts(MIGRATIONS)))
        await reading.backup(writing)
        await writing.execute("PRAGMA journal_mode = DELETE")  # so that it is one file
        await inspect(writing)


def put(file: Path, target: Path) -> None:
    """Give a whole file its name, on the disk when this returns."""
    sync(file)
    file.replace(target)
    sync(target.parent)


def keep(database: Path) -> Path | None:
    """Copy a database as it is under a new name beside it, and take its log; None if there is none.

    The log must go before another file takes the name, since SQLite would write it into that file.
    """
    if not database.exists():
        return None
    names = (database.with_name(f"{database.name}.before-restore-{number}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    for ending in ("-wal", ""):
        there = Path(f"{database}{ending}")
        if there.exists():
            shutil.copy2(there, f"{kept}{ending}")
            sync(Path(f"{kept}{ending}"))
    sync(kept.parent)
    for ending in BESIDE:
        Path(f"{database}{ending}").unlink(missing_ok=True)
    return kept


def sync(path: Path) -> None:
    """What the system holds of a file, or of the names in a folder, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _remove(file: Path) -> None:
    for ending in ("", *BESIDE):
        Path(f"{file}{ending}").unlink(missing_ok=True)
