"""Small pieces that the table's decisions share: changing a seat, leaving a note, lobby or series."""

from dataclasses import replace
from typing import Any

from bot.table import Decision, Present, Step
from bot.toasts import Refused, Toast
from engine.seen import Trick
from engine.state import State
from storage.rows import Note, NoteKind, Seating, Status, TableRow


def with_seat(row: TableRow, seating: Seating, **changes: Any) -> TableRow:
    """The row with one seat changed, from its present version on."""
    changed = replace(seating, from_version=row.version, **changes)
    return replace(row, seats=tuple(changed if s.seat == seating.seat else s for s in row.seats))


def with_note(row: TableRow, kind: NoteKind, of: Seating | None = None) -> TableRow:
    """The row with a line for the table, about whoever has this seat."""
    note = Note(kind, version=row.version)
    if of is not None:
        seat = of.seat if of.user_id is None else None
        note = replace(note, name=of.name, user_id=of.user_id, seat=seat)
    return replace(row, notes=(*row.notes, note))


def require(row: TableRow, status: Status) -> None:
    """Refuses unless the table is a lobby (or a running series)."""
    if row.status is status:
        return
    raise Refused(Toast.ALREADY_STARTED if row.status is Status.PLAYING else Toast.TABLE_ENDED)


def by_status(in_lobby: Decision, in_series: Decision) -> Decision:
    """What fits the table as it is when this is decided: *Start* may be on its way until then."""

    def decide(present: Present) -> Step:
        decision = in_lobby if present.row.status is Status.LOBBY else in_series
        return decision(present)

    return decide


def open_trick(state: State) -> Trick | None:
    """The trick that is being played, with everything in it."""
    return state.table.trick if state.table is not None else None


def own_seat(row: TableRow, user_id: int) -> Seating:
    """The seat that the person plays, holds, or owns while a computer player keeps it."""
    seating = row.seat_of(user_id)
    if seating is None:
        raise Refused(Toast.NOT_THIS_TABLE)
    return seating
