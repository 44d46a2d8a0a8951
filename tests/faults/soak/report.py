"""The document: each promise, how much of its full count was run, when, on what, and what came out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.faults.promises import PROMISES, Promise
from tests.faults.soak.parts import SEED, Done

EXAMPLES = 5  # of what was amiss
LONGEST_FINDING = 300  # characters

Outcomes = Mapping[str, Sequence[Done]]
"""The parts that were run, by promise."""


def report(outcomes: Outcomes) -> str:
    """The whole of it; what was not run is said to be so."""
    run = [promise for promise in PROMISES if outcomes[promise.name]]
    full = [promise for promise in run if _count(outcomes[promise.name]) >= promise.full]
    amiss = [line for promise in run for line in _findings(promise, outcomes[promise.name])]
    lines = [
        "# Reliability",
        "",
        "What came out when the whole bot was run against a local Telegram, with faults put in between, in",
        "the store, or by killing the process. `make soak` writes this page, and goes on where it was broken",
        "off; tests/faults/ has the harnesses, `make test` runs their short forms. A + after a commit: with",
        f"changes that were not committed yet. Seeds count from {SEED}, one for each part of a run.",
        "",
        f"Of {len(PROMISES)} harnesses {len(full)} ran at their full counts, {len(run) - len(full)} at",
        f"reduced ones, {len(PROMISES) - len(run)} not at all.",
        "",
        "| promise | run | what came out | kept | ended (UTC), commit | s |",
        "| --- | --- | --- | --- | --- | ---: |",
        *(_row(promise, outcomes[promise.name]) for promise in PROMISES),
        _secrecy([done for each in outcomes.values() for done in each]),
    ]
    return "\n".join([*lines, *(["", "## Not kept", "", *amiss] if amiss else [])]) + "\n"


def _row(promise: Promise, done: Sequence[Done]) -> str:
    asked = f"{promise.name}: {promise.counted}"
    if not done:
        return f"| {promise.says} | {asked} 0 of {promise.full:,} | not run | | | |"
    count = _count(done)
    results = [one.figures for one in done if one.figures]
    of = "" if count >= promise.full else f" of {promise.full:,}"
    figures = ", ".join(f"{name} {said(value)}" for name, value in summed(results)).replace("_", " ")
    kept = "yes" if all(one.is_kept for one in done) else "**no**"
    commits = ", ".join(dict.fromkeys(one.commit for one in done))
    when = f"{max(one.ended for one in done)}, {commits}"
    seconds = sum(one.seconds for one in done)
    return f"| {promise.says} | {asked} {count:,}{of} | {figures} | {kept} | {when} | {seconds:,.0f} |"


def _secrecy(done: Sequence[Done]) -> str:
    """What was read along in all runs."""
    searched = list(summed([one.searched for one in done if one.searched]))
    figures = ", ".join(f"{name} {said(value)}" for name, value in searched)
    kept = "" if not done else "**no**" if any(one.searched.get("leaks") for one in done) else "yes"
    says = "Nobody is told, and no log tells, a hidden card, a seed before its time or the token"
    return f"| {says} | in all of these runs | {figures or 'not run'} | {kept} | | |"


def _count(done: Sequence[Done]) -> int:
    return sum(one.count for one in done if not one.fault)


def summed(results: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    """What came out of all parts: numbers added, measures (floats) at their greatest, findings together."""
    for name in results[0] if results else ():
        values = [each[name] for each in results]
        match values[0]:
            case int():
                yield name, sum(values)
            case float():
                yield name, max(values)
            case [float(), *_]:
                yield name, [max(each) for each in zip(*values, strict=True)]
            case list():
                yield name, [one for value in values for one in value]


def said(value: Any) -> str:
    """A figure as it is printed: of findings their number."""
    match value:
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.2f}"
        case [float(), *_]:
            return " to ".join(f"{one:.1f}" for one in value)
    return str(len(value))


def _findings(promise: Promise, done: Sequence[Done]) -> Iterator[str]:
    for part in done:
        if part.is_kept:
            continue
        found = [part.fault] if part.fault else []
        for value in (*part.figures.values(), *part.searched.values()):
            found += [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
        for each in found[:EXAMPLES] or ["a measure is out of bounds"]:
            yield f"- {promise.name}, part {part.place}: {' '.join(each.split())[:LONGEST_FINDING]}"
