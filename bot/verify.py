"""`kozel verify`: judges every record of a file; whatever the file holds, the answer is a verdict.

Law: exit code 0 if every record is good, 1 if any is bad or the file is no record file.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.errors import BadRecord, NoRecord
from engine.record import Record, loads, verify

NAME = "verify"
HELP = "check records: rules, points and shuffle"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="one JSON object, or one a line (docs/records.md)")
    parser.add_argument("--json", action="store_true", help="print one JSON line a record")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Either the record, which is good, or the first fault of a bad one."""

    series: str | None
    record: Record | None = None
    bad: BadRecord | None = None

    def line(self) -> str:
        if self.record is None:
            return f"bad   {self.bad}"
        return f"good  series {self.series}: {len(self.record.deals)} deals"

    def json_line(self) -> str:
        if self.bad is None:
            return json.dumps({"series": self.series, "ok": True})
        place = {"deal": self.bad.deal, "action": self.bad.action}
        return json.dumps({"series": self.series, "ok": False} | place | {"fault": self.bad.fault})


def run(args: Namespace) -> int:
    try:
        content = Path(args.file).read_bytes()
    except (OSError, ValueError) as error:
        print(f"kozel verify: cannot read the file: {plain(str(error), 'ascii')}", file=sys.stderr)
        return 1
    verdicts = judge_file(content)
    for each in verdicts:
        print(each.json_line() if args.json else plain(each.line(), sys.stdout.encoding or "ascii"))
    return 1 if any(each.bad for each in verdicts) else 0


def judge_file(content: bytes) -> list[Verdict]:
    """The verdicts on its records; a single one if the file holds nothing like a record."""
    verdicts = list(judge(content))
    if all(isinstance(each.bad, NoRecord) for each in verdicts):
        fault = verdicts[0].bad.fault if verdicts and verdicts[0].bad else "it is empty"
        return [Verdict(None, bad=NoRecord(f"this is no file of records: {fault}"))]
    return verdicts


def judge(content: bytes) -> Iterator[Verdict]:
    """A verdict for each record: one a line, or the whole file if it is one object of many lines."""
    lines = [line for line in content.removeprefix(b"\xef\xbb\xbf").split(b"\n") if line.strip()]
    whole = judged(b"\n".join(lines)) if len(lines) > 1 else None
    if whole is not None and not isinstance(whole.bad, NoRecord):
        yield whole
    else:
        yield from map(judged, lines)


def judged(line: bytes) -> Verdict:
    try:
        record = loads(line)
        verify(record)
    except BadRecord as bad:
        return Verdict(bad.series, bad=bad)
    return Verdict(record.series, record)


def plain(text: str, encoding: str) -> str:
    """One line that any terminal takes: what can't be shown is escaped."""
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
    return shown.encode(encoding, "backslashreplace").decode(encoding)
