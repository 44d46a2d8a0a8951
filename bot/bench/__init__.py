"""`kozel bench`: how fast the parts are on this machine, how strong the computer players, how good ratings.

Figures of speed belong here and in no test: they are the machine's as much as the program's.
"""

import asyncio
import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict

from bot.arguments import LONGEST, positive, real, seconds, whole
from bot.bench import engine, ratings, strength
from storage.rows import STRENGTHS

NAME = "bench"
HELP = "measure the engine's speed, the bot's answers and the strength of computer players"

FEWEST_SERIES = 200  # so that there is a small group too


def configure(parser: ArgumentParser) -> None:
    what = parser.add_subparsers(title="what", dest="what", metavar="what", required=True)
    deals = what.add_parser("engine", help="random deals by legal_actions and apply; how long players think")
    deals.add_argument(
        "--seconds", type=real(0, LONGEST), default=5.0, help="how long to measure each (default: 5)"
    )
    bot = what.add_parser("bot", help="people at many tables against a local Telegram in another process")
    bot.add_argument("--groups", type=whole(2), default=25, help="groups of four that play (default: 25)")
    bot.add_argument(
        "--open", type=whole(2), nargs="+", default=[10, 100, 1000, 10_000], metavar="N",
        help="tables that are open meanwhile, those of the groups among them (default: 10 100 1000 10000)",
    )  # fmt: skip
    bot.add_argument("--seconds", type=seconds, default=20.0, help="how long to measure each (default: 20)")
    beside = what.add_parser("beside", help="people's answers alone, and beside tables of computer players")
    beside.add_argument("--groups", type=whole(2), default=25, help="groups of four that play (default: 25)")
    beside.add_argument(
        "--tables",
        type=positive,
        default=50,
        help="tables of one person and three computer players (default: 50)",
    )
    beside.add_argument("--strength", choices=STRENGTHS, default="strong", help="of those (default: strong)")
    beside.add_argument("--times", type=positive, default=2, help="how often to measure both (default: 2)")
    beside.add_argument(
        "--seconds", type=seconds, default=30.0, help="how long to measure each (default: 30)"
    )
    beside.add_argument(
        "--pause",
        type=real(0, LONGEST),
        default=1.0,
        help="seconds between two presses of a group (default: 1)",
    )
    for each in (deals, bot, beside):
        each.add_argument("--json", action="store_true", help="print the figures as JSON")
    ratings.configure(what.add_parser("ratings", help="whether ratings by deal or by series foretell better"))
    stored = what.add_parser("standings", help="how fast /top and /stats answer over many stored series")
    stored.add_argument(
        "--series", type=whole(FEWEST_SERIES), default=100_000, help="that are stored (default: 100000)"
    )
    stored.add_argument("--times", type=whole(2), default=300, help="each question is asked (default: 300)")
    stored.add_argument("--json", action="store_true", help="print the figures as JSON")
    strength.configure(what.add_parser("strength", help="two computer players on equal cards"))


def run(args: Namespace) -> int:
    match args.what:
        case "engine":
            figures = engine.measure(args.seconds)
            print(json.dumps(figures)) if args.json else engine.show(figures)
        case "strength":
            matches = strength.matches_of(args)
            found = [strength.measure(each, args.pairs, args.series, args.jobs) for each in matches]
            print(json.dumps([asdict(each) for each in found])) if args.json else strength.show(found)
        case "ratings":
            foretold = ratings.measure(args.groups, args.spread, args.seed)
            print(json.dumps(asdict(foretold))) if args.json else ratings.show(foretold)
        case "standings":
            from bot.bench import standings  # loads the Telegram library and the database

            answers = asyncio.run(standings.measure(args.series, args.times))
            print(json.dumps(answers)) if args.json else standings.show(answers)
        case "beside":
            from bot.bench import beside  # loads the Telegram library

            there = beside.Guests(args.groups, args.tables, args.strength)
            stays = asyncio.run(beside.measure(there, args.times, args.seconds, args.pause))
            print(json.dumps(stays)) if args.json else beside.show(stays)
        case _:
            from bot.bench import load  # loads the Telegram library

            rows = asyncio.run(load.measure(args.groups, args.open, args.seconds))
            print(json.dumps(rows)) if args.json else load.show(rows)
    return 0
