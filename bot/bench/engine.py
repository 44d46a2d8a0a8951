"""How fast the engine deals and plays on one core, by its ordinary doors, and how long its players think."""

from dataclasses import asdict
from itertools import count
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.bench.figures import Decisions, decisions
from bot.bench.matches import Match, deal_pair
from engine.actions import Deal
from engine.game import apply, legal_actions, new_series
from engine.players import stream
from engine.rules import Rules

THINKERS = ("careful", "easy", "normal", "strong")
LIMIT_MS = 2  # of a decision's p95: they are made on the event loop


def measure(seconds: float) -> dict[str, Any]:
    """Each figure for so many seconds."""
    thinking = {name: asdict(thinking_time(name, seconds)) for name in THINKERS}
    return engine_speed(seconds) | {"decision_ms": thinking}


def show(figures: dict[str, Any]) -> None:
    """The figures of ``measure`` for people."""
    table = Table("engine", "a second", title="random deals on one core")
    table.add_row("deals", f"{figures['deals_per_second']:,.0f}")
    table.add_row("plays", f"{figures['plays_per_second']:,.0f}")
    thinking = Table("player", "decisions", "p50", "p95", "max", title="ms a decision with a choice")
    for name, spent in figures["decision_ms"].items():
        is_slow = spent["p95"] > LIMIT_MS
        p95 = f"{spent['p95']:.2f}" + f" (limit {LIMIT_MS})" * is_slow
        thinking.add_row(name, f"{spent['count']:,}", f"{spent['p50']:.2f}", p95, f"{spent['max']:.2f}")
    for each in (table, thinking):
        Console().print(each)


def thinking_time(name: str, seconds: float) -> Decisions:
    """From the state to the action, in deals against itself; at least one pair of deals."""
    match = Match(name, name, seed=1)
    deal_pair(match, 0)  # what is loaded at first use is loaded now
    spent: list[float] = []
    start = perf_counter()
    for pair in count(1):
        for each in deal_pair(match, pair).seconds:
            spent += each
        if perf_counter() - start >= seconds:
            break
    return decisions(spent)


def engine_speed(seconds: float) -> dict[str, Any]:
    """Deals at least one series of deals; times are in seconds."""
    chance = stream("bench")
    deals = plays = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds or not deals:
        state = new_series(Rules(), chance.randrange(4))
        while state.winner is None:
            state, _ = apply(state, Deal(chance.randbytes(32)))
            deals += 1
            while (seat := state.turn) is not None:
                state, _ = apply(state, chance.choice(legal_actions(state, seat)))
                plays += 1
        spent = perf_counter() - start
    return {
        "seconds": round(spent, 3),
        "deals": deals,
        "plays": plays,
        "deals_per_second": round(deals / spent, 1),
        "plays_per_second": round(plays / spent, 1),
    }
