"""What `make soak` runs: each promise with its harness, the full count and a reduced one.

A harness is called with an empty folder, a count and a seed, maybe in several parts; it says what came out
in a frozen result, and ``is_kept`` says whether that is what was promised.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.faults.backup_faults import back_up
from tests.faults.clock_faults import jump
from tests.faults.command_storm import Commands, newgames
from tests.faults.delivery_faults import deliver
from tests.faults.disk_faults import run_out_of_room
from tests.faults.flood_faults import Flood, flood
from tests.faults.hostile_faults import fuzz
from tests.faults.kill_faults import kill_in_play
from tests.faults.matrix_faults import hostile_presses
from tests.faults.name_faults import odd_names
from tests.faults.network_faults import (
    AT_ONCE,
    LONGEST_POLL,
    Outages,
    be_away,
    fail_nth_call,
    play_in_bad_network,
)
from tests.faults.order_faults import keep_order
from tests.faults.poison_faults import Poisoned, poison
from tests.faults.power_faults import cut_power, cut_wal
from tests.faults.press_storm import Storm, storm
from tests.faults.series_faults import SeriesFailures, fail_in_series
from tests.faults.start import Start, start_among
from tests.faults.step_faults import Steps, kill_at_steps
from tests.faults.storage_faults import Failures, fail_statements, flip_bits
from tests.faults.twin_faults import twins
from tests.faults.upgrade_faults import upgrade
from tests.faults.waiting_faults import kill_with_taps_waiting

Harness = Callable[[Path, int, int], Awaitable[Any]]

STEPS = 69  # of a play and of a next deal together: SQL statements, requests and their answers
ENOUGH_STATEMENTS = 29  # see fail_in_series


@dataclass(frozen=True, slots=True)
class Promise:
    """``counted``: what the counts count; ``part``: how many a call of the harness is given at most;
    ``is_alone``: it measures time, so that nothing may run beside it."""

    name: str
    says: str
    counted: str
    full: int
    quick: int
    part: int
    harness: Harness
    is_kept: Callable[[Any], bool] = lambda result: not result.faults
    is_alone: bool = False


async def _steps(folder: Path, count: int, seed: int) -> Steps:
    return await kill_at_steps(folder, max(1, STEPS // count), seed)


async def _statements(folder: Path, count: int, seed: int) -> Failures:
    return await fail_statements(folder)


async def _series(folder: Path, count: int, seed: int) -> SeriesFailures:
    return await fail_in_series(folder, ENOUGH_STATEMENTS, count)


async def _away(folder: Path, count: int, seed: int) -> Outages:
    return await be_away(folder, 1, seed, float(count))


async def _poison(folder: Path, count: int, seed: int) -> Poisoned:
    return await poison(folder, count)


async def _flood(folder: Path, count: int, seed: int) -> Flood:
    """Ten minutes are true ones, with 50 groups; fewer are ten times shorter and have less company."""
    is_full = count >= 10
    return await flood(folder, 50 if is_full else 5, float(count), 1.0 if is_full else 10.0, seed)


def _is_flood_stood(result: Flood) -> bool:
    """The limits in seconds and ms are for the full run; a shorter one is too hurried for them."""
    is_in_time = result.groups < 50 or (result.stalest < 5.0 and result.answer_p99 < 100.0)
    return is_in_time and result.busy < result.requests / 1000 and not (result.unanswered or result.wrong)


async def _start(folder: Path, count: int, seed: int) -> Start:
    return await start_among(folder, count, min(count, 1000))


async def _newgames(folder: Path, count: int, seed: int) -> Commands:
    """The flooder rests for a true minute; after fewer commands for less."""
    return await newgames(folder, count, 60.0 if count >= 2000 else 2.0)


def _is_storm_stood(result: Storm) -> bool:
    """The limits are for the full run: a short one has too few taps for a percentile."""
    is_full = result.taps >= 1000
    is_quick = result.costs < 50.0 and result.tapped >= 95.0 * result.seconds
    return not result.faults and (is_quick or not is_full)


PROMISES = (
    Promise("kills", "Accepted plays survive kill -9", "kills", 2000, 20, 50, kill_in_play),
    Promise(
        "steps", "... at each SQL statement, request and answer of a play and a deal",
        "steps", STEPS, 6, STEPS, _steps,
    ),
    Promise(
        "waiting-taps", "Taps that wait are done once, in order (polling)", "kills", 200, 6, 25,
        kill_with_taps_waiting,
    ),
    Promise(
        "waiting-taps-webhook", "... (webhook)", "kills", 200, 6, 25,
        partial(kill_with_taps_waiting, is_webhook=True),
    ),
    Promise(
        "power", "What was acknowledged survives a power cut", "cuts", 300, 50, 50, cut_power,
        lambda result: (result.lost, result.broken) == (0, ()),
    ),
    Promise(
        "wal", "A log cut anywhere opens after one of its steps", "cuts", 300, 60, 300, cut_wal,
        lambda result: not result.broken,
    ),
    Promise(
        "bit-flips", "A changed series is noticed, the others run", "flips", 300, 60, 60, flip_bits,
        lambda result: (result.unnoticed, result.bystanders_lost) == ((), 0),
    ),
    Promise(
        "disk", "While there is no room on the disk no play is accepted that is not stored", "times", 300, 4,
        50, run_out_of_room, lambda result: not result.faults and result.refused > 0,
    ),
    Promise(
        "statements", "A failed SQL statement leaves nothing half done", "rounds, each statement", 1, 1, 1,
        _statements, lambda result: not result.half_done,
    ),
    Promise(
        "series-statements", "A series goes on after any failed SQL statement", "series", ENOUGH_STATEMENTS,
        3, 5, _series,
    ),
    Promise(
        "bad-network", "With 10 % 502, 5 % done and unanswered, 2 % cut off, every series ends", "series",
        200, 4, 20, play_in_bad_network, lambda result: not result.faults and result.ended == result.series,
    ),
    Promise("nth-call", "Play goes on after any failed request", "deals", 450, 12, 50, fail_nth_call),
    Promise(
        "outage", "While Telegram is away clocks stand; then the first answer comes at once", "seconds", 600,
        5, 600, _away,
        lambda result: not result.faults and result.slowest < AT_ONCE and result.stolen < LONGEST_POLL + 0.5,
    ),
    Promise(
        "clock-jumps", "The clock jumps by an hour or a day: no timer is early, none lost, shown times right",
        "jumps", 400, 12, 50, jump,
    ),
    Promise(
        "upgrade", "From each released schema, killed at each statement, live series go on",
        "kills", 66, 6, 33, upgrade,
    ),
    Promise("backup", "A backup under load restores whole and legal", "backups", 100, 5, 20, back_up),
    Promise(
        "twins", "Of two copies on one database or token the second says why and stops",
        "copies of each kind", 30, 2, 10, twins,
    ),
    Promise(
        "fuzz", "Mutated updates raise nothing, break nothing, are answered; memory is flat", "updates",
        200_000, 1500, 50_000, fuzz,
        lambda result: (result.escaped, result.unanswered, result.illegal) == ((), (), ())
        and result.megabytes[1] - result.megabytes[0] < 20.0,
    ),
    Promise(
        "poison", "An update that can't be parsed holds nothing up", "updates", 100, 6, 100, _poison,
        lambda result: result.slowest < 2.0 and result.lines <= 3,
    ),
    Promise(
        "hostile-presses", "Who may not changes nothing and is told so", "whole matrices", 20, 1, 1,
        hostile_presses, lambda result: (result.changed, result.unanswered) == ((), ()),
    ),
    Promise(
        "taps", "A hundred taps a second of one user cost the others under 50 ms (p95)",
        "taps of the others", 2000, 30, 1000, storm, _is_storm_stood, is_alone=True,
    ),
    Promise(
        "newgames", "2,000 /newgame of one user leave a handful of messages", "commands in each chat",
        2000, 200, 2000, _newgames,
    ),
    Promise(
        "delivery", "Twice, overtaken or up to a day late, presses count as the rules say", "plays",
        20_000, 250, 2500, deliver, lambda result: (result.different, result.unanswered) == ((), ()),
    ),
    Promise(
        "order", "No chat is shown an older screen after a newer one", "plays", 100_000, 200, 5000,
        keep_order,
    ),
    Promise(
        "names", "No name or title breaks a text", "names", 1000, 20, 100, odd_names,
        lambda result: (result.refused, result.broken) == ((), ()),
    ),
    Promise(
        "flood", "Busy groups are shown as soon as the limits allow, others are not held up", "minutes",
        10, 1, 10, _flood, _is_flood_stood, is_alone=True,
    ),
    Promise(
        "start", "A start among many open tables is quick and draws only what is out of date", "tables",
        10_000, 300, 10_000, _start,
        lambda result: result.first_answer < 3.0 and result.megabytes <= 12.0, is_alone=True,
    ),
)  # fmt: skip
