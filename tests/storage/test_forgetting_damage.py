"""One damaged line of one group stands in the way of nobody who asks what is kept, or to be forgotten."""

from dataclasses import replace

import pytest

from storage.grouprows import Deed, Doing
from storage.rows import UserRow
from storage.sqlite import SqliteStore
from tests.storage.rows import GROUP
from tests.storage.test_damage import spoil
from tests.storage.test_forgetting import ANNA, BORIS, SHARED, finish

STRANGER = 99
DAMAGE = [
    """UPDATE doings SET detail = '["Eg'""",
    """UPDATE doings SET detail = '"Egon"'""",
    """UPDATE tables SET notes = '[{"kind":"left","name":"Eg'""",
    """UPDATE tables SET notes = '"left"'""",
    """UPDATE tables SET notes = '["left"]'""",
]


@pytest.mark.parametrize("sql", DAMAGE)
async def test_damage_is_in_nobodys_way(sqlite: SqliteStore, sql: str) -> None:
    """Neither of who wrote the line, nor of who sat at the table, nor of strangers to both."""
    for user_id in (ANNA, BORIS, STRANGER):
        await sqlite.save_user(UserRow(user_id, "Wolfe"))
    await finish(sqlite, SHARED)
    await sqlite.note_doing(Doing(GROUP, 1.0, BORIS, "Boris", Deed.BLOCKED, ("Egon", "44")))
    await spoil(sqlite, sql)
    for user_id in (STRANGER, ANNA, BORIS):
        assert [one["id"] for one in (await sqlite.known_of(user_id))["users"]] == [user_id]
        await sqlite.forget(user_id)
        assert not any((await sqlite.known_of(user_id)).values())


async def test_a_damaged_line_tells_nothing(sqlite: SqliteStore) -> None:
    """It may hold somebody's name, so who wrote it gets it without; who is forgotten may be that somebody."""
    await sqlite.note_doing(Doing(GROUP, 1.0, BORIS, "Boris", Deed.BLOCKED, ("Wolfe", str(ANNA))))
    await spoil(sqlite, """UPDATE doings SET detail = '["Wolfe", "'""")
    [told] = (await sqlite.known_of(BORIS))["doings"]
    assert told["detail"] == "[]"
    await sqlite.forget(ANNA)
    [row] = await sqlite.connection.execute_fetchall("SELECT actor_id, detail FROM doings")
    assert tuple(row) == (BORIS, '[""]')


async def test_damaged_notes_keep_no_name(sqlite: SqliteStore) -> None:
    """Those of a table that concerns who is forgotten go; the table is none the sounder."""
    row = await finish(sqlite, replace(SHARED, starter_id=ANNA))
    await spoil(sqlite, """UPDATE tables SET notes = '[{"kind":"left","name":"Wolfe'""")
    assert await sqlite.forget(ANNA) == (row.id,)
    [[notes]] = await sqlite.connection.execute_fetchall("SELECT notes FROM tables")
    assert notes == "[]"
