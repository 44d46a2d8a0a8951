"""`kozel bench`: how fast the parts are on this machine.

Figures of speed belong here and in no test: they are the machine's as much as the program's.
"""

import asyncio
import json
from argparse import ArgumentParser, Namespace

from bot.bench import engine

NAME = "bench"
HELP = "measure speed: the engine's deals, the bot's answers"


def configure(parser: ArgumentParser) -> None:
    what = parser.add_subparsers(title="what", dest="what", metavar="what", required=True)
    deals = what.add_parser("engine", help="random deals by legal_actions and apply")
    deals.add_argument("--seconds", type=float, default=5.0, help="how long to measure (default: 5)")
    bot = what.add_parser("bot", help="people at many tables against a local Telegram in another process")
    bot.add_argument("--groups", type=int, default=25, help="groups of four that play (default: 25)")
    bot.add_argument(
        "--open", type=int, nargs="+", default=[10, 100, 1000, 10_000], metavar="N",
        help="tables that are open meanwhile, those of the groups among them (default: 10 100 1000 10000)",
    )  # fmt: skip
    bot.add_argument("--seconds", type=float, default=20.0, help="how long to measure each (default: 20)")
    for each in (deals, bot):
        each.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: Namespace) -> int:
    if args.what == "engine":
        figures = engine.engine_speed(args.seconds)
        print(json.dumps(figures)) if args.json else engine.show(figures)
        return 0
    from bot.bench import load  # loads the Telegram library

    rows = asyncio.run(load.measure(args.groups, args.open, args.seconds))
    print(json.dumps(rows)) if args.json else load.show(rows)
    return 0
