"""The file with all that is stored of its reader: their own plays are no secret to them, whatever the deal.

Law: a play counts as the reader's by the stored log, never because the file says so.
"""

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

_OWN = "SELECT table_id, seq, input FROM inputs WHERE user_id = ?"


def without_own_plays(file: str, reader: int, databases: Iterable[Path]) -> str:
    """What is left to be judged."""
    data = json.loads(file)
    own = {play for path in databases if path.exists() for play in _own_plays(path, reader)}
    lines = data["inputs"]
    data["inputs"] = [one for one in lines if (one["table_id"], one["seq"], one["input"]) not in own]
    return json.dumps(data, ensure_ascii=False)


def _own_plays(database: Path, reader: int) -> list[tuple[int, int, str]]:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(_OWN, (reader,)).fetchall()
