"""Reads along with everybody: whatever the bot sends or logs is searched for what its reader may not know.

Laws: every request is judged as it comes, by what is stored in that moment (see knowledge.py), whatever
method it is and wherever in it the words stand. A long number may be told if it is the seal of a deal that
was dealt or the seed of one that is over. The token may stand nowhere. No line of the log names a card or a
seed, none at INFO or above a person. What the reader finds it keeps; it never stops the one who talks.
"""

import json
import logging
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.callbacks import KINDS, LARGEST
from bot.demo.requests import Call, Upload
from bot.demo.rows import Pending, Row
from bot.demo.server import StandIn
from bot.logs import Discreet
from bot.press import TablePress
from bot.privacy import FILE
from engine.cards import Card, cards
from tests.faults.knowledge import Told, Truth
from tests.faults.own_data import without_own_plays
from tests.whole.reading import NUMBER, cards_in

OURS = ("bot", "engine", "storage")  # loggers that may say everything; logs.py holds back the others
COUNTED = ("requests", "cards", "numbers", "lines", "uncompared")
BATCH = 500  # lines of the log that are searched together
REMEMBERED = 20_000  # presses
SHOWN = 300  # characters of a leak
MOST = 100  # leaks that are kept

_CODES = "|".join(re.escape(code) for code, kind in KINDS.items() if issubclass(kind, TablePress))
_TABLE = re.compile(rf'"(?:{_CODES}):([0-9a-z]{{1,13}}):')
_STORY = re.compile(r'"r[pk]:([0-9a-z]{1,13}):([0-9a-z]{1,13})[:"\\]')  # a page of a deal that is over
_RECORD = re.compile(r'"format": "kozel-record".*?"id": "(\w+)"')
_PLAY = re.compile(r"\b(?:lead|beat|discard|claim) [0-3] ((?:[6-9TJQKA][SCDH]){1,4})\b")
_RULES = '"rt:'  # a button of a page of the rules, whose examples name cards
_LOGGED_CARD = re.compile(
    r"card\('|[♠♣♦♥]|\b[6-9][SCDH]\b|\b(?:[6-9TJQKA][SCDH]){2,}\b"
    r"|\b(?:lead|beat|discard|claim) [0-3] [6-9TJQKA]"
)
_DEBUG_LINE = re.compile(r"^\S+ \S+ DEBUG .*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Searched:
    """What was read and what was found, by one or more readers. ``uncompared``: requests whose table could
    not be read."""

    leaks: tuple[str, ...]
    requests: int
    cards: int
    numbers: int
    lines: int
    uncompared: int


_readers: list["Secrecy"] = []


def reader_at(standin: StandIn, database: Path) -> "Secrecy":
    """Who reads along at this Telegram; from now on, this database is one of its bots'."""
    reader = next((one for one in _readers if one.standin is standin), None)
    if reader is None:
        reader = Secrecy(standin)
        _readers.append(reader)
    reader.compare_with(database)
    return reader


def take() -> Searched:
    """All that was read in this process since the last time."""
    taken = [reader.searched() for reader in _readers]
    _readers.clear()
    leaks = tuple(leak for each in taken for leak in each.leaks)
    return Searched(leaks, *(sum(getattr(each, name) for each in taken) for name in COUNTED))


class Secrecy:
    """The reader of one Telegram, through all restarts of its bot (or bots: copies of it may come)."""

    def __init__(self, standin: StandIn) -> None:
        self.leaks: list[str] = []
        self._count: Counter[str] = Counter()
        self.standin = standin
        self._secret = standin.token.partition(":")[2]
        self._truths: dict[Path, Truth] = {}
        self._pressed: dict[str, tuple[int, str]] = {}  # by query: who, and what the button said
        self._lines: list[str] = []
        self._handler = _Handler(self.read_line, Discreet([standin.token, self._secret]))
        self._levels: dict[str, int] = {}
        for pending in standin.world.every(Pending):
            self._watch(None, pending)
        standin.world.watchers.append(self._watch)
        standin.listen(self._read)

    def compare_with(self, database: Path) -> None:
        path = database.resolve()
        self._truths.setdefault(path, Truth(path))

    def searched(self) -> Searched:
        """All until now."""
        self._search_lines()
        return Searched(tuple(self.leaks), *(self._count[name] for name in COUNTED))

    def check(self) -> None:
        """Fails with the first find."""
        leaks = self.searched().leaks
        assert not leaks, f"{len(leaks)} leaks, the first: {leaks[0]}"

    # The log

    def open_log(self) -> None:
        """From now on all that our loggers say in this process is read, in the form it is shipped in."""
        for name in OURS:
            logger = logging.getLogger(name)
            self._levels.setdefault(name, logger.level)
            logger.setLevel(logging.DEBUG)
            logger.addHandler(self._handler)

    def close_log(self) -> None:
        for name, level in self._levels.items():
            logging.getLogger(name).removeHandler(self._handler)
            logging.getLogger(name).setLevel(level)
        self._levels.clear()

    def read_line(self, line: str) -> None:
        """A line (or several) of the bot's log."""
        self._lines.append(line.rstrip("\n"))
        if len(self._lines) >= BATCH:
            self._search_lines()

    def _search_lines(self) -> None:
        text = "\n".join(self._lines)
        self._count["lines"] += len(self._lines)
        self._lines.clear()
        finds = [*_LOGGED_CARD.finditer(text), *NUMBER.finditer(text), *re.finditer(self._secret, text)]
        finds += self._names(_DEBUG_LINE.sub("", text)) if text else []
        for find in finds:
            line = find.string[find.string.rfind("\n", 0, find.start()) + 1 :].partition("\n")[0]
            self._found(f"{find[0]!r} in the log: {line}")

    def _names(self, text: str) -> list[re.Match[str]]:
        rows = [person.row for person in self.standin.people.everybody()]
        names = {name for row in rows for name in (row.first_name, row.last_name) if name and name in text}
        words = [re.escape(name) for name in names if re.search(r"\w{3}", name)]
        return list(re.finditer(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)", text)) if words else []

    # Requests

    def _watch(self, old: Row | None, new: Row | None) -> None:
        match new:
            case Pending(body={"callback_query": {"id": str(query), "from": {"id": int(person)}, **more}}):
                self._pressed[query] = person, f'"{more.get("data")}"'
                if len(self._pressed) > REMEMBERED:
                    del self._pressed[next(iter(self._pressed))]

    def _read(self, call: Call) -> None:
        if call.method == "getUpdates":
            return
        self._count["requests"] += 1
        files = [self._judged(call, upload) for upload in call.uploads.values()]
        # The id of a press comes from Telegram and only goes back.
        params = {name: value for name, value in call.params.items() if name != "callback_query_id"}
        said = "\n".join([json.dumps(params, ensure_ascii=False), *files])
        if self._secret in said:
            self._found(f"the token in {call.method}")
        if call.params.keys() & {"chat_id", "callback_query_id"}:
            told = self._told(call, said)
            if (told.cards or told.numbers) and not self._is_right(told):
                self._blame(told, f"{call.method} to {told.reader}: {said}")

    def _judged(self, call: Call, upload: Upload) -> str:
        text = upload.content.decode("utf-8", "replace")
        return without_own_plays(text, call.chat_id or 0, self._truths) if upload.name == FILE else text

    def _told(self, call: Call, said: str) -> Told:
        query = call.text("callback_query_id")
        reader, asked = self._pressed.get(query, (0, "")) if query else (call.chat_id or 0, said)
        stories = [(int(table, 36), int(deal, 36)) for table, deal in _STORY.findall(said)]
        tables = (*(int(code, 36) for code in _TABLE.findall(asked)), *(table for table, _ in stories))
        record = _RECORD.search(said)
        cards = frozenset() if _RULES in said else cards_told(said)
        numbers = frozenset(NUMBER.findall(said))
        self._count["cards"] += len(cards)
        self._count["numbers"] += len(numbers)
        return Told(
            reader,
            frozenset(one for one in tables if one <= LARGEST),
            cards,
            numbers,
            call.at,
            frozenset(deal for _, deal in stories),
            record[1] if record else None,
        )

    def _is_right(self, told: Told) -> bool:
        """By what was read a moment ago: what could be known then may be known still."""
        series = (one for truth in self._truths.values() for one in truth.series(told))
        return any(one.is_fresh(told.at) and not one.hidden(told) for one in series)

    def _blame(self, told: Told, where: str) -> None:
        """Tells on it, unless it may be known by what is stored now."""
        hidden, is_all_read = [], True
        for truth in self._truths.values():
            is_all_read &= truth.read(told)
            hidden += [one.hidden(told) for one in truth.series(told)]
        if all(hidden) and not is_all_read:
            self._count["uncompared"] += 1
        elif all(hidden):
            shown = min(hidden, default={*map(str, told.cards), *told.numbers}, key=len)
            self._found(f"{' '.join(sorted(shown))} by {where}")

    def _found(self, leak: str) -> None:
        if len(self.leaks) < MOST:
            self.leaks.append(leak[:SHOWN])


def cards_told(said: str) -> frozenset[Card]:
    """Every card that is named, as people read it or as buttons and records write it."""
    return frozenset((*cards_in(said), *(one for written in _PLAY.findall(said) for one in cards(written))))


class _Handler(logging.Handler):
    def __init__(self, read: Callable[[str], None], formatter: logging.Formatter) -> None:
        super().__init__(logging.DEBUG)
        self._read = read
        self.setFormatter(formatter)

    def emit(self, record: logging.LogRecord) -> None:
        self._read(self.format(record))
