"""`kozel train`: trains the net of the strong player; see docs/computer-players.md.

Law: this module needs nothing of the extra `train`, so that `kozel --help` works without it.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot import arguments

NAME = "train"
HELP = "train the net of the strong player by self-play (needs the extra `train`)"
MOST_HIDDEN, MOST_PAIRS = 4096, 10**6  # memory is taken for them at once
EXTRA = ("numba", "llvmlite", "numpy")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the checkpoint (.npz)")
    parser.add_argument("--resume", action="store_true", help="go on from FILE, with its settings")
    parser.add_argument(
        "--weights", type=Path, metavar="FILE", help="write the player's weights there at the end"
    )
    settings = parser.add_argument_group("settings", "fixed when a run begins")
    settings.add_argument(
        "--seed", type=arguments.seed, help="everything follows from the settings (default: 1)"
    )
    settings.add_argument(
        "--hidden", type=arguments.whole(1, MOST_HIDDEN), metavar="UNITS", help="hidden units (default: 128)"
    )
    settings.add_argument(
        "--updates", type=arguments.positive, help="of 800 deals (default: 60000, an hour on 2 cores)"
    )
    settings.add_argument(
        "--judged",
        type=arguments.share,
        metavar="SHARE",
        help="decks with the heuristic on one side (default: 0.3)",
    )
    settings.add_argument(
        "--carry",
        type=arguments.share,
        metavar="SHARE",
        help="how much later steps of a deal weigh (default: 0.85)",
    )
    parser.add_argument("--jobs", type=arguments.jobs, default=2, help="threads (default: 2)")
    parser.add_argument(
        "--checkpoint-every", type=arguments.positive, default=1000, metavar="UPDATES", help="(default: 1000)"
    )
    parser.add_argument(
        "--monitor-pairs",
        type=arguments.whole(1, MOST_PAIRS),
        default=4000,
        metavar="PAIRS",
        help="pairs of deals against the heuristic at each checkpoint (default: 4000)",
    )


def run(args: Namespace) -> int:
    try:
        from bot.train.training import train
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        print(
            f"kozel train: {error.name} is missing; install the extra: pip install 'kozel[train]'",
            file=sys.stderr,
        )
        return 1
    return train(args)
