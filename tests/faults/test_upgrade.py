"""Databases of released schemas with live series, and backups while people play."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.migrate import MIGRATIONS, scripts
from tests.faults.backup_faults import back_up
from tests.faults.upgrade_faults import RELEASED, SCHEMAS, upgrade


@pytest.mark.parametrize("version", RELEASED)
def test_released_schemas_stay(version: int) -> None:
    """The migrations up to a released one make of an empty file what they made of it then."""
    schema = (SCHEMAS / f"{version:04}.sql").read_text("utf-8")
    assert made_by(*scripts(MIGRATIONS)[:version]) == made_by(schema)


def made_by(*programs: str) -> list[tuple[str, str]]:
    """Tables, indexes and views by name, with their SQL."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for program in programs:
            connection.executescript(program)
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


async def test_upgrades(tmp_path: Path) -> None:
    """Killed at some statements of its start on an older database, the next start finds live series as they
    were and they go on; a database of an unknown schema is refused and untouched."""
    result = await upgrade(tmp_path, 3, seed=1)
    assert result.faults == ()
    assert (result.kills, result.statements) == (3, 3)
    assert result.plays > 10


async def test_backups_under_load(tmp_path: Path) -> None:
    """Each is restored to legal, sound logs with every play that was accepted before it was begun, and the
    bot goes on from the last."""
    result = await back_up(tmp_path, 2, seed=1)
    assert result.faults == ()
    assert result.accepted > 10
