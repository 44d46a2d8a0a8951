"""The list of columns that speak of people, and the schema: nothing of a person is overlooked."""

from collections import defaultdict

from storage.personal import TRACES
from storage.sqlite import SqliteStore

IMPERSONAL = {
    "tables": "id code thread_id is_solo status language rules first_dealer version revision is_rematch"
    " is_silenced stop_agreed digest fault",
    "seatings": "table_id seat from_version occupancy missed is_ready",
    "inputs": "table_id seq input actor update_id chain",
    "results": "table_id deal dealer points_0 points_1 tricks_0 tricks_1 defeat_0 defeat_1 is_eggs is_doubled"
    " seed commitment",
    "due": "table_id kind version",
    "handled": "update_id",
    "heartbeat": "id",
    "users": "client_language language is_reachable confirms_plays",
    "chats": "language settings can_write",
    "postings": "table_id audience thread_id number message_id shown version revision",
    "finishes": "place table_id is_counted",
    "standings": "series series_won goats_with_eggs deals deals_won sweeps_given sweeps_taken entries streak"
    " longest_streak",
    "pairs": "series series_won deals deals_won",
    "ratings": "table_id",
    "doings": "id what",
    "calls": "table_id",
    "files": "key file_id",
    "menus": "name digest",
    "owed": "what",
}
"""Columns of which somebody made sure that they hold neither an id nor a name of a person."""


async def columns(store: SqliteStore) -> dict[str, set[str]]:
    """Those of every table that could hold an id or a name: all but times and other fractions."""
    found: dict[str, set[str]] = defaultdict(set)
    rows = await store.connection.execute_fetchall("""
        SELECT tables.name, columns.name
        FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND columns.type <> 'REAL'
    """)
    for table, column in rows:
        found[table].add(column)
    return found


async def test_every_column_is_known(sqlite: SqliteStore) -> None:
    """A new column is listed in storage/personal.py if it can hold a person's id or name, else here."""
    listed: dict[str, set[str]] = defaultdict(set)
    for table, names in IMPERSONAL.items():
        listed[table] |= set(names.split())
    for trace in TRACES:
        assert not listed[trace.table] & set(trace.columns)
        listed[trace.table] |= set(trace.columns)
    assert await columns(sqlite) == listed


def test_whatever_is_personal_is_found_and_forgotten() -> None:
    """Each table with such a column says how; only who finished where is found at the tables already."""
    assert {trace.table for trace in TRACES if trace.columns and not trace.forget} == set()
    assert {trace.table for trace in TRACES if trace.find is None} == {"finishes"}
