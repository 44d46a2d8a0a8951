"""Random finished series, with people who come and go; and what stands in a database of standings."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from engine.actions import Deal
from engine.game import new_series
from engine.rules import Rules
from storage.rows import Actor, Change, InputRow, Occupancy, Seating, Status, TableRow
from storage.store import Store
from tests.storage.rows import ROW
from tests.storage.series import inputs

COUNTED = ("standings", "pairs", "ratings", "finishes")


@dataclass(frozen=True, slots=True)
class Company:
    """Where a series is played, and by whom; None is a computer player."""

    chat_id: int
    people: Sequence[int | None]
    is_solo: bool = False


async def play_series(store: Store, company: Company, chance: Random, comings: float = 0.0) -> int:
    """A whole series by chance; before each deal somebody comes or goes with this probability."""
    seats = tuple(_seating(seat, who) for seat, who in enumerate(company.people))
    row = replace(
        ROW,
        chat_id=company.chat_id,
        thread_id=None,
        is_solo=company.is_solo,
        rules=Rules(6),
        seats=seats,
        stop_until=None,
    )
    row = await store.open_table(row, (), None)
    lines: list[InputRow] = []
    for made in inputs(chance, new_series(row.rules, row.first_dealer)):
        version = row.version + len(lines)
        if isinstance(made, Deal) and lines and chance.random() < comings:
            row, lines = await _written(store, row, lines, _moved(row, chance)), []
        seat = None if isinstance(made, Deal) else row.seats[made.seat]
        is_person = seat is not None and seat.is_present
        actor = Actor.USER if is_person else Actor.COMPUTER
        who = seat.user_id if is_person and seat is not None else None
        lines.append(InputRow(version, made, actor, who, row.acted_at + 1, None))
    await _written(store, replace(row, status=Status.FINISHED), lines, row.seats)
    return row.id


def _seating(seat: int, who: int | None) -> Seating:
    occupancy = Occupancy.COMPUTER if who is None else Occupancy.PERSON
    return Seating(seat, occupancy, who, "" if who is None else f"Person {who}")


async def _written(
    store: Store, row: TableRow, lines: Sequence[InputRow], seats: tuple[Seating, ...]
) -> TableRow:
    version = row.version + len(lines)
    changed = tuple(
        replace(new, from_version=version) for old, new in zip(row.seats, seats, strict=True) if old != new
    )
    by_seat = {one.seat: one for one in changed}
    after = replace(
        row,
        version=version,
        acted_at=row.acted_at + 60,
        seats=tuple(by_seat.get(one.seat, one) for one in row.seats),
    )
    before = (row.version, row.revision)
    await store.commit(Change(after, before, changed, tuple(lines)))
    return after


def _moved(row: TableRow, chance: Random) -> tuple[Seating, ...]:
    """Somebody is away (and a computer player keeps the seat), is back, leaves for good, or sits in."""
    old = chance.choice(row.seats)
    if old.is_substituted:
        new = replace(old, occupancy=Occupancy.PERSON)
    elif not old.is_present:
        new = replace(old, occupancy=Occupancy.PERSON, user_id=900 + row.id, name="Somebody")
    elif chance.random() < 0.5:
        new = replace(old, occupancy=Occupancy.COMPUTER)
    else:
        new = replace(old, occupancy=Occupancy.COMPUTER, user_id=None, name="")
    if new.user_id in [one.user_id for one in row.seats if one.seat != new.seat and one.user_id]:
        return row.seats
    return tuple(new if one.seat == new.seat else one for one in row.seats)


def standing_rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is counted, to the last digit."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: sorted(connection.execute(f"SELECT * FROM {table}").fetchall())  # noqa: S608  names of ours
            for table in COUNTED
        }
