"""A good record, and ways to spoil it in one place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parent.parent.parent / "records"


def good(file: str = "random", line: int = 0) -> dict[str, Any]:
    """A golden record as JSON, to be spoiled."""
    lines = (GOLDEN / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    record: dict[str, Any] = json.loads(lines[line])
    return record


def spoiled(path: str, value: object, record: dict[str, Any] | None = None) -> dict[str, Any]:
    """A good record with one value replaced; path as in "deals/0/actions/3/seat", the value DROP removes."""
    record = record or good()
    at: Any = record
    *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split("/")]
    for step in way:
        at = at[step]
    if value is DROP:
        del at[last]
    else:
        at[last] = value
    return record


DROP = object()
