"""How fast the engine deals and plays, on one core, through its ordinary doors."""

from time import perf_counter

from rich.console import Console
from rich.table import Table

from engine.actions import Deal
from engine.game import apply, legal_actions, new_series
from engine.players import stream
from engine.rules import Rules


def show(figures: dict[str, float]) -> None:
    """The figures of ``engine_speed`` for people."""
    table = Table("engine", "a second", title="random deals on one core")
    table.add_row("deals", f"{figures['deals_per_second']:,.0f}")
    table.add_row("plays", f"{figures['plays_per_second']:,.0f}")
    Console().print(table)


def engine_speed(seconds: float) -> dict[str, float]:
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
