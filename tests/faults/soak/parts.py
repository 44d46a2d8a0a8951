"""A part of a promise's run: what it is, what came of it, and how it is run in a process of its own.

Laws: a part has a seed and an empty folder of its own; one that crashes or hangs is a fault that is reported,
and nothing of it goes on running. What came out is kept as JSON: names with numbers, or lists of findings.
"""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.faults.promises import PROMISES, Promise
from tests.faults.secrecy import take

ROOT = Path(__file__).parents[3]
PROGRAM = ("bot", "engine", "storage", "locales")
SEED = 1
LONGEST = 1800.0  # seconds that a part may take
RUN = (
    "from tests.faults.soak.parts import main; main()"  # not -m: warm.py's processes would import that again
)


@dataclass(frozen=True, slots=True)
class Part:
    """The ``place``-th part of a promise's run: so many of what it counts."""

    name: str
    place: int
    count: int


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a part. ``figures``: the fields of the harness's result; ``searched``: those of what was
    read for hidden cards and secrets; ``fault``: what ended the part before it had a result; ``ended``: UTC;
    ``commit``: with a + if the program was not as committed."""

    name: str
    place: int
    count: int
    is_kept: bool
    figures: dict[str, Any]
    searched: dict[str, Any]
    fault: str
    commit: str
    ended: str
    seconds: float


def parts(promise: Promise, count: int) -> Iterator[Part]:
    """What makes up a run of so many."""
    for place, first in enumerate(range(0, count, promise.part)):
        yield Part(promise.name, place, min(promise.part, count - first))


async def run(part: Part) -> Done:
    """Runs it in a process of its own, which is ended when it takes too long or nobody waits any more."""
    began, commit = time.monotonic(), commit_now()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RUN, part.name, str(part.place), str(part.count),
        cwd=ROOT, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, start_new_session=True,
    )  # fmt: skip
    try:
        async with asyncio.timeout(LONGEST):
            out, errors = await process.communicate()
        said = _said(process, out, errors)
    except TimeoutError:
        said = {"fault": f"hangs: ended after {LONGEST:.0f} s"}
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    result: dict[str, Any] = {"is_kept": False, "figures": {}, "searched": {}, "fault": ""} | said
    ended = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    return Done(**asdict(part), **result, commit=commit, ended=ended, seconds=time.monotonic() - began)


def _said(process: Process, out: bytes, errors: bytes) -> dict[str, Any]:
    if process.returncode == 0 and out:
        said: dict[str, Any] = json.loads(out.splitlines()[-1])
        return said
    last = errors.decode(errors="replace").strip().rpartition("\n")[2]
    return {"fault": f"crashed with exit code {process.returncode}: {last}"}


def commit_now() -> str:
    """The commit that is checked out, with a + if the program differs from it."""
    asked = (("rev-parse", "--short", "HEAD"), ("status", "--porcelain", "--", *PROGRAM))
    answers = [
        subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
        for words in asked
    ]
    return (answers[0] or "unknown") + ("+" if answers[1] else "")


def main() -> None:
    """In the part's own process: runs the harness and prints what came out as one line. Ends at once, since a
    thread that a broken harness left would hold it."""
    name, place, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    logging.getLogger().addHandler(logging.NullHandler())  # the bot's own words are of no use here
    [promise] = [one for one in PROMISES if one.name == name]
    print(json.dumps(asyncio.run(_outcome(promise, place, count))), flush=True)
    os._exit(0)


async def _outcome(promise: Promise, place: int, count: int) -> dict[str, Any]:
    try:
        with tempfile.TemporaryDirectory() as folder:
            result = await promise.harness(Path(folder), count, SEED + place)
        said = {"is_kept": promise.is_kept(result), "figures": asdict(result)}
    except Exception as error:
        said = {"fault": f"{type(error).__name__}: {error}"}
    searched = take()
    said["is_kept"] = said.get("is_kept", False) and not searched.leaks
    return said | {"searched": asdict(searched)}
