"""`kozel import`: keeps the series of a file of records as finished series of a group.

Laws: every record is verified first, and if any is bad nothing of the file is kept; what is there already, by
the series' name, is passed over, so that the same file may come twice. The bot must not run meanwhile.
docs/records.md says what a record cannot tell and what is put in its place.
"""

import asyncio
import hashlib
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot import arguments, clock
from bot.i18n import FALLBACK
from bot.names import shown_name
from bot.settings import StoreSettings, load
from bot.verify import judge_file, plain
from engine.actions import Deal, Input
from engine.errors import BadRecord
from engine.game import apply, new_series
from engine.record import Record
from storage.imports import FinishedSeries
from storage.rows import Actor, InputRow, Occupancy, Seating, Status, TableRow
from storage.sqlite import SqliteStore, has_content
from storage.store import DatabaseInUse, StoreError

NAME = "import"
HELP = "keep the series of a file of records as finished series of a group"
APART = 1.0  # seconds between two series, since records hold no times


class BadImport(Exception):
    """Why nothing was kept."""


@dataclass(frozen=True, slots=True)
class Imported:
    chat_id: int
    new: int
    known: int
    unfinished: int
    made: Path | None = None  # the database, if there was none

    def line(self) -> str:
        parts = [f"{self.new} series imported into chat {self.chat_id}"]
        parts += [f"{self.known} were there already"] if self.known else []
        parts += [f"{self.unfinished} have no winner and were left out"] if self.unfinished else []
        parts += [f"{self.made} is a new database"] if self.made else []
        return ", ".join(parts)


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", help="records, as `kozel export` writes them (docs/records.md)"
    )
    parser.add_argument(
        "--chat", metavar="ID", type=arguments.chat_id, help="the group's id (default: the only group known)"
    )
    parser.add_argument("--database", metavar="PATH", help="the SQLite file (default: DATABASE_PATH)")


def run(args: Namespace) -> int:
    given = {"database_path": args.database} if args.database else {}
    database = load(StoreSettings, **given).database_path
    try:
        content = Path(args.file).read_bytes()
    except (OSError, ValueError) as error:
        return _refuse(f"cannot read the file: {error}")
    try:
        imported = asyncio.run(bring(read(content), args.chat, database, clock.now()))
    except DatabaseInUse as error:
        return _refuse(f"{error}: stop the bot first")
    except (BadImport, StoreError) as error:
        return _refuse(str(error))
    print(imported.line())
    if imported.new:
        print("The standings count them when the bot starts.")
    return 0


def _refuse(why: str) -> int:
    print(f"kozel import: {plain(why, 'ascii')}; nothing is imported", file=sys.stderr)
    return 1


def read(content: bytes) -> list[Record]:
    """All records of a file; raises BadImport at the first that is bad or can't be kept."""
    records = []
    for number, verdict in enumerate(judge_file(content), 1):
        if verdict.record is None:
            raise BadImport(f"record {number} is bad: {verdict.bad}")
        for deal_number, deal in enumerate(verdict.record.deals):
            if deal.seed is None:
                fault = BadRecord("it has no seed", series=verdict.series, deal=deal_number)
                raise BadImport(f"record {number} can't be kept: {fault}")
        if not is_text(verdict.record.series):
            raise BadImport(f"record {number} can't be kept: its id is no text")
        records.append(verdict.record)
    return records


async def bring(records: Sequence[Record], chat_id: int | None, database: Path, now: float) -> Imported:
    """Raises BadImport, StoreError. A database is made only for a group that is named."""
    if chat_id is not None and chat_id >= 0:
        raise BadImport(f"{chat_id} is not the id of a group: those are negative")
    is_new = not has_content(database)
    if is_new and chat_id is None:
        raise _unsure(())
    async with await SqliteStore.open(database) as store:
        chat_id = await _only_group(store) if chat_id is None else chat_id
        finished = [record for record in records if record.winner is not None]
        new = list(_unknown(finished, await store.codes()))
        before = await store.first_opening(chat_id)
        start = (now if before is None else before) - APART * len(new)
        await store.bring([_series(one, chat_id, start + APART * at) for at, one in enumerate(new)])
    made = database if is_new else None
    return Imported(chat_id, len(new), len(finished) - len(new), len(records) - len(finished), made)


async def _only_group(store: SqliteStore) -> int:
    groups = await store.groups()
    if len(groups) == 1:
        return groups[0][0]
    raise _unsure(groups)


def _unsure(groups: Sequence[tuple[int, str]]) -> BadImport:
    known = ", ".join(f"{chat_id} ({title})" for chat_id, title in groups) or "none is known yet"
    return BadImport(f"--chat ID is needed, the group's id: {known}")


def is_text(found: str) -> bool:
    """Whether it can be written as UTF-8: JSON can hold halves of characters."""
    try:
        found.encode()
    except UnicodeEncodeError:
        return False
    return True


def _unknown(records: Iterable[Record], codes: Iterable[str]) -> Iterator[Record]:
    """Those that are not there yet, nor earlier in the file."""
    there = set(codes)
    for record in records:
        if record.series not in there:
            there.add(record.series)
            yield record


def _series(record: Record, chat_id: int, at: float) -> FinishedSeries:
    seats = _seats(record.players, chat_id)
    state = new_series(record.rules, record.deals[0].dealer)
    lines: list[InputRow] = []
    for made in _inputs(record):
        state, _ = apply(state, made)
        lines.append(_line(len(lines), made, seats, at))
    starter = next((seating for seating in seats if seating.is_present), seats[0])
    table = TableRow(
        id=0,
        code=record.series,
        chat_id=chat_id,
        thread_id=None,
        is_solo=False,
        status=Status.FINISHED,
        starter_id=starter.user_id or 0,
        starter_name=starter.name,
        language=FALLBACK,
        rules=record.rules,
        first_dealer=state.first_dealer,
        opened_at=at,
        acted_at=at,
        version=len(lines),
        seats=seats,
    )
    return FinishedSeries(table, tuple(lines), state.results)


def _inputs(record: Record) -> Iterator[Input]:
    for deal in record.deals:
        assert deal.seed is not None, "read() has seen to it"
        yield Deal(deal.seed)
        yield from deal.actions


def _line(seq: int, made: Input, seats: Sequence[Seating], at: float) -> InputRow:
    if isinstance(made, Deal):
        return InputRow(seq, made, Actor.COMPUTER, None, at)
    seating = seats[made.seat]
    return InputRow(seq, made, Actor.USER if seating.is_present else Actor.COMPUTER, seating.user_id, at)


def _seats(names: Sequence[str], chat_id: int) -> tuple[Seating, ...]:
    """Computer players by the name that `kozel export` gives them, or by none; all others are people."""
    seats: list[Seating] = []
    for seat, name in enumerate(names):
        computer = f"Computer {seat}"
        shown = shown_name(name, computer)
        if shown == computer:
            seats.append(Seating(seat, Occupancy.COMPUTER))
        else:
            namesakes = sum(one.name == shown for one in seats)  # nobody has two seats
            seats.append(Seating(seat, Occupancy.PERSON, id_of(chat_id, shown, namesakes), shown))
    return tuple(seats)


def id_of(chat_id: int, name: str, namesakes: int = 0) -> int:
    """Of somebody who is known by a name only: the same in all files of a chat, and no id of Telegram's."""
    digest = hashlib.sha256(f"{chat_id} {namesakes} {name}".encode()).digest()
    return -(1 << 62) - (int.from_bytes(digest[:8], "big") >> 3)
