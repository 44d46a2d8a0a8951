"""`kozel selfplay`: computer players among themselves, reproducible to the card, with records to check.

Law: the arguments give everything. Seeds, first dealers and the players' streams of chance follow from
--seed and counters by SHA-256, so the same command writes the same bytes on every machine.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from hashlib import sha256

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bot.arguments import positive
from bot.asking import next_action
from engine.actions import Action, Claim, Deal, Input
from engine.game import apply, new_series
from engine.players import PLAYERS, player, stream
from engine.record import dumps, record_of
from engine.rules import Rules
from engine.seen import SEATS, DealResult, Phase, Seat
from engine.state import State
from engine.view import observe

NAME = "selfplay"
HELP = "let computer players play series among themselves and write records"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--series", type=positive, default=100, help="how many series (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="everything follows from it (default: 1)")
    parser.add_argument(
        "--players",
        type=_names,
        default=("careful", "random") * 2,
        help=f"four names for seats 0-3, of {', '.join(PLAYERS)} (default: careful,random,careful,random)",
    )
    parser.add_argument("--records", metavar="FILE", help="write the records there, one JSON object a line")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def _names(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if len(names) != 4 or not set(names) <= set(PLAYERS):
        raise ArgumentTypeError(f"four names, separated by commas, of {', '.join(PLAYERS)}")
    return names


def run(args: Namespace) -> int:
    figures = Figures()
    series = track(
        range(args.series),
        "Series",
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    try:
        with open(args.records, "w", encoding="utf-8") if args.records else nullcontext() as records:
            for number in series:
                rules = Rules()
                inputs, state = play_series(rules, args.players, f"{args.seed}/{number}")
                figures.add(inputs, state)
                if records:
                    name = f"selfplay-{args.seed}-{number}"
                    record = record_of(name, args.players, rules, state.first_dealer, inputs)
                    records.write(dumps(record) + "\n")
    except OSError as error:
        print(f"kozel selfplay: cannot write the records: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(figures.summary()))
    else:
        Console().print(figures.table(args.players))
    return 0


def play_series(rules: Rules, names: Sequence[str], seed: str) -> tuple[list[Input], State]:
    """One series to its end; its inputs and its last state. Everything follows from the arguments."""
    players = [player(name) for name in names]
    streams = [stream(f"{seed} seat {seat}") for seat in SEATS]

    def choose(state: State, seat: Seat) -> Action | None:
        return players[seat].choose(observe(state, seat), streams[seat])

    state = new_series(rules, _digest(f"{seed} dealer")[0] % 4)
    inputs: list[Input] = []
    while state.phase is not Phase.WON:
        given: Input
        if state.phase is Phase.BETWEEN:
            given = Deal(_digest(f"{seed} deal {len(state.results)}"))
        else:
            given = next_action(state, choose)
        inputs.append(given)
        state, _ = apply(state, given)
    return inputs, state


def _digest(text: str) -> bytes:
    return sha256(f"kozel selfplay {text}".encode()).digest()


@dataclass
class Figures:
    """What happened, counted over all series; pairs are by partnership."""

    series: int = 0
    deals: int = 0
    plays: int = 0
    tricks: int = 0
    claims: int = 0
    results: dict[str, int] = field(default_factory=lambda: {"2": 0, "4": 0, "6": 0, "eggs": 0})
    series_won: list[int] = field(default_factory=lambda: [0, 0])
    deals_won: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, inputs: Sequence[Input], state: State) -> None:
        self.series += 1
        self.plays += sum(not isinstance(given, Deal) for given in inputs)
        self.claims += sum(isinstance(given, Claim) for given in inputs)
        if state.winner is not None:
            self.series_won[state.winner] += 1
        for result in state.results:
            self._add_deal(result)

    def _add_deal(self, result: DealResult) -> None:
        self.deals += 1
        self.tricks += sum(result.tricks)
        for side in (0, 1):
            self.points[side] += result.points[side]
            self.deals_won[side] += result.points[side] > 60
        lost = max(result.defeat) // (2 if result.is_doubled else 1)
        self.results["eggs" if result.is_eggs else str(lost)] += 1

    def summary(self) -> dict[str, object]:
        return {
            "series": self.series,
            "deals": self.deals,
            "plays": self.plays,
            "tricks": self.tricks,
            "claims": self.claims,
            "results": {
                name: {"deals": count, "share": round(count / self.deals, 4)}
                for name, count in self.results.items()
            },
            "series_won": self.series_won,
            "deals_won": self.deals_won,
            "points": self.points,
        }

    def table(self, names: Sequence[str]) -> Table:
        table = Table(
            f"{self.series} series", *(f"{side}: {names[side]} + {names[side + 2]}" for side in (0, 1))
        )
        for name, counts, whole in (
            ("series won", self.series_won, self.series),
            ("deals won", self.deals_won, self.deals),
        ):
            table.add_row(name, *(f"{count} ({count / whole:.1%})" for count in counts))
        table.add_row("card points a deal", *(f"{points / self.deals:.1f}" for points in self.points))
        for name, count in self.results.items():
            label = name if name == "eggs" else f"{name} defeat points"
            table.add_row(label, f"{count} ({count / self.deals:.1%})")
        for name, count in (("deals", self.deals), ("plays", self.plays), ("claims", self.claims)):
            table.add_row(name, str(count))
        return table
