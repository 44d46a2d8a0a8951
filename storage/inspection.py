"""Whether a database file is whole, asked before anything is written to it.

What is found is one of three: structure (pages, trees, the order of keys), for which only a backup helps;
an index that is out of step with its rows, which is built anew; the content of a single row, which is
left to whoever reads that row. CHECK constraints are not asked for: they are about content.
"""

import logging
import re

import aiosqlite

from storage.store import DamagedDatabase

log = logging.getLogger(__name__)

MANY = 1000  # faults; a file with more is not worth telling them apart
_INDEX = re.compile(
    r"(row \d+ missing from index|wrong # of entries in index|non-unique entry in index"
    r"|row \d+ values differ from index|rowid not at end-of-record for row) "
)
_CONTENT = re.compile(r"(NULL|TEXT|NUMERIC|non-[A-Z]+) value in ")


async def inspect(connection: aiosqlite.Connection) -> bool:
    """Whether all indexes are in step; raises DamagedDatabase when the structure is not sound.

    PRAGMA integrity_check reads the whole file: 0.1 s for 50 MB in the system's cache, else what the disk
    takes. quick_check is no faster here, since the log, which is most of the file, has no index beside
    its key, and it would overlook indexes.
    """
    await connection.execute("PRAGMA ignore_check_constraints = ON")
    faults = [str(fault) for [fault] in await connection.execute_fetchall(f"PRAGMA integrity_check({MANY})")]
    if faults == ["ok"]:
        return True
    structural = [fault for fault in faults if not _INDEX.match(fault) and not _CONTENT.match(fault)]
    if structural or len(faults) >= MANY:
        raise DamagedDatabase(f"the database is damaged ({_first_line((structural or faults)[0])})")
    log.error("the database has %d faults in single rows or indexes, the first: %s", len(faults), faults[0])
    return not any(map(_INDEX.match, faults))


def _first_line(fault: str) -> str:
    return fault.removeprefix("*** in database main ***\n").split("\n")[0]
