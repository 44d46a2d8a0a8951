"""Which tables have a screen to be drawn again: what postings.py asks SQLite for, in Python."""

from collections.abc import Iterable

from storage.rows import Audience, Due, DueKind, Occupancy, Posting, TableRow

TIMED = (DueKind.TURN, DueKind.NEXT_DEAL)  # until when they wait stands on a screen


def is_outdated(row: TableRow, postings: Iterable[Posting]) -> bool:
    """Whether a place was last shown as of another version or revision, or never."""
    of_table = (posting for posting in postings if posting.place.table_id == row.id)
    current = [posting.place for posting in of_table if posting.as_of == (row.version, row.revision)]
    return not _owed(row) <= {(place.audience, place.chat_id) for place in current}


def stands_outdated(row: TableRow, postings: Iterable[Posting]) -> bool:
    """Whether a message of the table stands as of another version or revision."""
    standing = (one for one in postings if one.place.table_id == row.id and one.message_id is not None)
    return any(one.as_of != (row.version, row.revision) for one in standing)


def is_timed(due: Iterable[Due]) -> bool:
    return any(one.kind in TIMED for one in due)


def _owed(row: TableRow) -> set[tuple[Audience, int]]:
    """Where something is to be shown: the table, and the hands of those who have a seat."""
    if row.is_solo:
        return {(Audience.SOLO, row.chat_id)}
    people = (one.user_id for one in row.seats if one.occupancy is not Occupancy.HELD)
    return {(Audience.GROUP, row.chat_id), *((Audience.HAND, one) for one in people if one is not None)}
