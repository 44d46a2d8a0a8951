"""`python -m tests.faults.soak [--quick] [name ...]`: every harness at full count, and a report of it.

Takes hours; ``--quick`` takes minutes. Writes docs/reliability.md, which says how many of the full counts
were really run. The exit code is 1 if a promise was not kept.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.faults.promises import PROMISES, Promise

REPORT = Path(__file__).parents[2] / "docs" / "reliability.md"
SEED = 1
LONGEST_PART = 7200.0  # seconds
EXAMPLES = 5  # of what was amiss, in the report


@dataclass(frozen=True, slots=True)
class Outcome:
    """``results``: of the parts that came to an end; ``fault``: what ended the run before its end."""

    promise: Promise
    count: int
    results: tuple[Any, ...]
    seconds: float
    fault: str = ""

    @property
    def is_kept(self) -> bool:
        return not self.fault and all(self.promise.is_kept(result) for result in self.results)


def parts(promise: Promise, count: int) -> Iterator[int]:
    """The counts of the calls that make up one run."""
    for first in range(0, count, promise.part):
        yield min(promise.part, count - first)


async def run(promise: Promise, count: int, progress: Progress) -> Outcome:
    """All parts of one run, each with a seed of its own."""
    bar = progress.add_task(promise.name, total=count)
    began, results = time.monotonic(), []
    try:
        for place, part in enumerate(parts(promise, count)):
            with tempfile.TemporaryDirectory() as folder:
                async with asyncio.timeout(LONGEST_PART):
                    results.append(await promise.harness(Path(folder), part, SEED + place))
            progress.advance(bar, part)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        return Outcome(promise, count, tuple(results), time.monotonic() - began, fault)
    return Outcome(promise, count, tuple(results), time.monotonic() - began)


def summed(results: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """What came out of all parts: numbers added, measures (floats) at their greatest, findings together."""
    for name in [field.name for field in fields(results[0])] if results else []:
        values = [getattr(result, name) for result in results]
        match values[0]:
            case int():
                yield name, sum(values)
            case float():
                yield name, max(values)
            case tuple():
                yield name, tuple(one for value in values for one in value)


def said(value: Any) -> str:
    """A figure as the report prints it: of findings their number."""
    match value:
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.2f}"
        case (float(), *_):
            return " to ".join(f"{one:.1f}" for one in value)
    return str(len(value))


def report(outcomes: Sequence[Outcome]) -> str:
    """The document: what was run, how often, what came out."""
    minutes = sum(each.seconds for each in outcomes) / 60
    is_full = all(each.count >= each.promise.full for each in outcomes)
    how = "At the full counts." if is_full else "**At reduced counts**: the full ones are in brackets."
    lines = [
        "# Reliability",
        "",
        "Written by `make soak`: the whole bot against a local Telegram, with faults put in between, in the",
        "store, or by killing the process. tests/faults/ has the harnesses, `make test` their short forms.",
        "",
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, seed {SEED}, {minutes:.0f} minutes, {len(outcomes)} of",
        f"{len(PROMISES)} harnesses. {how}",
        "",
        "| promise | run | what came out | kept | s |",
        "| --- | --- | --- | --- | ---: |",
        *map(_row, outcomes),
    ]
    amiss = [line for outcome in outcomes for line in _findings(outcome)]
    return "\n".join([*lines, *(["", "## Not kept", "", *amiss] if amiss else [])]) + "\n"


def _row(outcome: Outcome) -> str:
    promise = outcome.promise
    full = "" if outcome.count >= promise.full else f" ({promise.full:,})"
    figures = ", ".join(f"{name} {said(value)}" for name, value in summed(outcome.results))
    kept = "yes" if outcome.is_kept else "**no**"
    run = f"{promise.name}: {promise.counted} {outcome.count:,}{full}"
    return f"| {promise.says} | {run} | {figures.replace('_', ' ')} | {kept} | {outcome.seconds:.0f} |"


def _findings(outcome: Outcome) -> Iterator[str]:
    if outcome.is_kept:
        return
    found = [] if not outcome.fault else [outcome.fault]
    for _, value in summed(outcome.results):
        found += [one for one in value if isinstance(one, str)] if isinstance(value, tuple) else []
    for each in found[:EXAMPLES] or ["a measure is out of bounds"]:
        yield f"- {outcome.promise.name}: {' '.join(each.split())[:300]}"


async def soak(promises: Sequence[Promise], *, is_quick: bool) -> list[Outcome]:
    """One after the other, since each wants the machine for itself. The report is written after each, so that
    a run that is broken off leaves what came out by then."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns) as progress:
        for promise in promises:
            outcomes.append(await run(promise, promise.quick if is_quick else promise.full, progress))
            REPORT.write_text(report(outcomes), "utf-8")
    return outcomes


def main() -> int:
    names = [promise.name for promise in PROMISES]
    parser = argparse.ArgumentParser(prog="soak", description="Run the fault harnesses and write the report.")
    parser.add_argument("--quick", action="store_true", help="reduced counts: minutes instead of hours")
    parser.add_argument("names", nargs="*", metavar="name", help=f"only these: {', '.join(names)}")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(names):
        parser.error(f"no such harness: {', '.join(sorted(unknown))}")
    logging.getLogger().addHandler(logging.NullHandler())  # what the bot logs would tear the bars
    chosen = [each for each in PROMISES if not arguments.names or each.name in arguments.names]
    outcomes = asyncio.run(soak(chosen, is_quick=arguments.quick))
    return 0 if all(outcome.is_kept for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
