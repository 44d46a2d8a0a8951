"""What everybody may know of a series, told by its log alone.

Laws: it is told from the states themselves, for the engine's views are on trial too. Within a deal knowledge
only grows: what was played face up is everybody's, what a seat has held is its person's, what a person has
seen stays theirs after they leave. What names deals as a story does may name any card once all of them are
over. Nothing counts before it is stored. A log that is not as it was written is not read.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from engine.actions import decode
from engine.cards import Card
from engine.errors import IllegalAction
from engine.game import apply, new_series
from engine.seen import Phase
from engine.state import Table
from storage.rows import Occupancy, Status
from storage.seals import first_link, next_link
from storage.texts import read_rules

FRESH = 0.05  # seconds in which no deal can end and another begin
SLACK = 2.0  # seconds that a screen of the deal or the series before may be on its way
SITTING = (Occupancy.PERSON, Occupancy.COMPUTER)  # a computer player keeps the seat for who is named

_OF_READER = """
SELECT id, version > 0 AS is_dealt, status IN ('lobby', 'playing') AS is_open FROM tables
WHERE chat_id = :reader OR id IN (SELECT table_id FROM seatings WHERE user_id = :reader)
ORDER BY id DESC
"""
_INPUTS = "SELECT * FROM inputs WHERE table_id = ? AND seq >= ? ORDER BY seq"
_SEATS = "SELECT * FROM seatings WHERE table_id = ? ORDER BY from_version"


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody is told: ``reader`` is a chat or person, ``tables`` are those that the words name.

    ``deals``: those that are told as stories; ``code``: of the series whose record this is.
    """

    reader: int
    tables: frozenset[int]
    cards: frozenset[Card]
    numbers: frozenset[str]
    at: float
    deals: frozenset[int] = frozenset()
    code: str | None = None

    @property
    def whose(self) -> int | str:
        """By what its tables are found where none is named."""
        return self.reader if self.code is None else self.code


class Unreadable(Exception):
    """A log that was damaged, or a table that was set aside."""


@dataclass(slots=True)
class Deal:
    """What is known of one deal; ``began``: when it was first read."""

    number: int
    seal: str
    began: float
    public: set[Card] = field(default_factory=set)
    held: tuple[set[Card], ...] = field(default_factory=lambda: (set(), set(), set(), set()))  # by seat
    own: dict[int, set[Card]] = field(default_factory=dict)  # by person

    def learn(self, table: Table, people: dict[int, int]) -> None:
        """``people``: who sits where, by seat."""
        self.public |= {table.shown, *face_up(table)}
        for seat, hand in enumerate(table.hands):
            self.held[seat].update(hand)
        for seat, person in people.items():
            self.own.setdefault(person, set()).update(self.held[seat])

    def hidden(self, told: Told) -> frozenset[Card]:
        return told.cards - self.public - self.own.get(told.reader, set())


class Series:
    """One table's log as far as it was read, with the deal in play and the one before."""

    def __init__(self, table: sqlite3.Row) -> None:
        self.version = 0
        self.numbers: set[str] = set()  # that may be told: seals, and seeds of deals that are over
        self.read_at = self.ended_at = inf
        self._deals: list[Deal] = []
        self._link = first_link(table)
        self._state = new_series(read_rules(table["rules"]), table["first_dealer"])

    def read(self, lines: Iterable[sqlite3.Row], seatings: Sequence[sqlite3.Row], at: float) -> None:
        """Raises Unreadable."""
        for line in lines:
            self._link = next_link(self._link, line)
            if line["chain"] != self._link:
                raise Unreadable
            self._state, _ = apply(self._state, decode(line["input"]))
            self.version += 1
            self._learn(seatings, at)
        self._learn(seatings, at)
        self.read_at = at

    def _learn(self, seatings: Sequence[sqlite3.Row], at: float) -> None:
        table = self._state.table
        if table is None:
            return
        if not self._deals or self._deals[-1].number != table.number:
            self._deals = [*self._deals[-1:], Deal(table.number, str(table.commitment), at)]
        self._deals[-1].learn(table, people(seatings, self.version))
        self.numbers.add(self._deals[-1].seal)
        if table.trick is None and table.seed is not None:
            self.numbers.add(table.seed.hex())

    def is_fresh(self, at: float) -> bool:
        """Whether the deal that was in play when the log was last read is so still."""
        return self._state.phase is Phase.PLAYING and 0.0 <= at - self.read_at < FRESH

    def hidden(self, told: Told) -> set[str]:
        """What of this may not be known: all that is told is of one deal, the present one or, for a while,
        the one before."""
        if told.deals and max(told.deals) < len(self._state.results):
            return {*(told.numbers - self.numbers)}
        *before, present = self._deals or [Deal(-1, "", told.at)]
        found = [present.hidden(told)]
        if told.at < present.began + SLACK and present.seal not in told.numbers:
            found += [deal.hidden(told) for deal in before]
        fewest = min(found, key=len)
        return {*map(str, fewest), *(told.numbers - self.numbers)}


def face_up(table: Table) -> Iterator[Card]:
    """The cards that lie open in this trick and the one before, or lay so until a claim."""
    tricks = (*table.history[-1:], table.trick)
    for trick in (trick for trick in tricks if trick is not None):
        for play in (*trick.plays, *trick.returned):
            yield from (play.cards or ()) if play.is_face_up else ()


def people(seatings: Iterable[sqlite3.Row], version: int) -> dict[int, int]:
    """Who sat where at a version, by seat: seatings hold from their version on, given in its order."""
    seats = {row["seat"]: row for row in seatings if row["from_version"] <= version}
    sitting = {seat: row["user_id"] for seat, row in seats.items() if row["occupancy"] in SITTING}
    return {seat: person for seat, person in sitting.items() if person is not None}


class Truth:
    """A database of the bot, read beside it. It is opened for each reading, so that a bot that is killed or
    stops finds its file as if nobody else had ever looked at it."""

    def __init__(self, database: Path) -> None:
        self._path = database
        self._series: dict[int, Series] = {}
        self._of_reader: dict[int | str, list[int]] = {}
        self._unreadable: set[int] = set()

    def series(self, told: Told) -> list[Series]:
        """The tables that are meant, as they were last read: those that are named, or else those that are
        open for this chat or person, the last one that was dealt, and what has just ended."""
        return [self._series[number] for number in self._meant(told) if number in self._series]

    def read(self, told: Told) -> bool:
        """Brings the tables that are meant up to date; whether all of them could be read."""
        if not self._path.exists():
            return True
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True)) as connection:
                connection.row_factory = sqlite3.Row
                connection.execute("BEGIN")
                self._read_meant(connection, told)
        except sqlite3.Error:
            return False
        return self._unreadable.isdisjoint(self._meant(told))

    def _meant(self, told: Told) -> Iterable[int]:
        return told.tables or self._of_reader.get(told.whose, [])

    def _read_meant(self, connection: sqlite3.Connection, told: Told) -> None:
        if told.code is not None:
            rows = connection.execute("SELECT id FROM tables WHERE code = ?", (told.code,)).fetchall()
            self._of_reader[told.code] = [row["id"] for row in rows]
        elif not told.tables:
            rows = connection.execute(_OF_READER, {"reader": told.reader}).fetchall()
            self._of_reader[told.reader] = self._present(rows, told)
        for number in self._meant(told):
            self._read(connection, number, told.at)

    def _present(self, rows: Sequence[sqlite3.Row], told: Told) -> list[int]:
        open_ones = [row["id"] for row in rows if row["is_open"]]
        dealt = [row["id"] for row in rows if row["is_dealt"]][:1]
        before = self._of_reader.get(told.reader, [])
        late = [number for number in before if number in self._series and
                told.at < self._series[number].ended_at + SLACK]  # fmt: skip
        return list({*open_ones, *dealt, *late})

    def _read(self, connection: sqlite3.Connection, number: int, at: float) -> None:
        for table in connection.execute("SELECT * FROM tables WHERE id = ?", (number,)):
            try:
                self._read_on(connection, table, at)
            except (Unreadable, IllegalAction, ValueError, LookupError, TypeError):
                self._unreadable.add(number)
                self._series.pop(number, None)

    def _read_on(self, connection: sqlite3.Connection, table: sqlite3.Row, at: float) -> None:
        number = table["id"]
        if number in self._unreadable or table["fault"] is not None:
            raise Unreadable
        known = self._series.get(number)
        if known is None or known.version > table["version"]:
            known = self._series[number] = Series(table)
        if not Status(table["status"]).is_open:
            known.ended_at = min(known.ended_at, at)
        lines = connection.execute(_INPUTS, (number, known.version)).fetchall()
        known.read(lines, connection.execute(_SEATS, (number,)).fetchall(), at)
