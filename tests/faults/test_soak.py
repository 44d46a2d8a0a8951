"""A run that is broken off is gone on with, and the report claims no more than was run."""

from dataclasses import replace
from pathlib import Path

from tests.faults.promises import PROMISES
from tests.faults.soak.parts import Done, Part, parts
from tests.faults.soak.report import Outcomes, report
from tests.faults.soak.state import State

KILLS = PROMISES[0]
SEARCHED = {"leaks": [], "requests": 7}
KEPT = Done(
    KILLS.name, 0, KILLS.part, True, {"kills": 51, "slowest": 0.5, "faults": []}, SEARCHED, "", "abc1234",
    "now", 9.0,
)  # fmt: skip
AMISS = replace(
    KEPT, place=1, is_kept=False, figures={"kills": 52, "slowest": 0.7, "faults": ["a play is lost"]}
)
CRASHED = replace(KEPT, place=2, is_kept=False, figures={}, fault="ends with exit code 3")


def row_of(outcomes: Outcomes) -> str:
    text = report({promise.name: () for promise in PROMISES} | dict(outcomes))
    return next(line for line in text.splitlines() if f" {KILLS.name}: " in line and line.startswith("|"))


def test_what_is_done_is_not_done_again(tmp_path: Path) -> None:
    """Another run finds what was run, whatever came of it; half of a part is not the part."""
    State(tmp_path / "state").add(AMISS)
    again = State(tmp_path / "state")
    assert [part for part in parts(KILLS, 3 * KILLS.part) if not again.has(part)] == [
        Part(KILLS.name, 0, KILLS.part),
        Part(KILLS.name, 2, KILLS.part),
    ]
    again.add(replace(KEPT, count=KILLS.part - 1))
    assert not again.has(Part(KILLS.name, 0, KILLS.part))
    again.forget([KILLS.name])
    assert State(tmp_path / "state").of(KILLS) == []


def test_parts_of_a_run_divided_otherwise_count_no_more(tmp_path: Path) -> None:
    """Else more would be claimed than was run."""
    state = State(tmp_path / "state")
    for done in (replace(KEPT, count=KILLS.part + 1), replace(KEPT, place=KILLS.full), AMISS):
        state.add(done)
    assert state.of(KILLS) == [AMISS]


def test_a_row_says_how_much_was_run() -> None:
    """Numbers are added, measures stand at their greatest, and a part that crashed counts for nothing."""
    assert "not run" in row_of({})
    row = row_of({KILLS.name: [KEPT, AMISS, CRASHED]})
    assert f"kills {2 * KILLS.part} of {KILLS.full:,} | kills 103, slowest 0.70, faults 1 | **no**" in row
    assert "| yes |" in row_of({KILLS.name: [KEPT]})


def test_what_was_amiss_is_told() -> None:
    """The findings of a part, or what ended it."""
    text = report({promise.name: () for promise in PROMISES} | {KILLS.name: [KEPT, AMISS, CRASHED]})
    assert "kills, part 1: a play is lost" in text
    assert "kills, part 2: ends with exit code 3" in text


def test_what_was_read_along_is_told() -> None:
    """Of all parts together; one leak and nothing was kept."""
    nothing = {promise.name: () for promise in PROMISES}
    text = report(nothing | {KILLS.name: [KEPT, KEPT]})
    assert "in all of these runs | leaks 0, requests 14 | yes" in text
    leaking = replace(KEPT, is_kept=False, searched=SEARCHED | {"leaks": ["a card of Anna's"]})
    text = report(nothing | {KILLS.name: [KEPT, leaking]})
    assert "in all of these runs | leaks 1, requests 14 | **no**" in text
    assert "kills, part 0: a card of Anna's" in text
