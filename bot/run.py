"""`kozel run`: the bot on Telegram, by polling or webhook, until it is told to stop."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from bot.arguments import port
from bot.settings import Settings, load

NAME = "run"
HELP = "run the bot on Telegram (needs BOT_TOKEN)"


def configure(parser: ArgumentParser) -> None:
    """Everything else is an option of bot/settings.py."""
    parser.add_argument(
        "--metrics-port",
        type=port,
        metavar="N",
        help="serve /healthz and /metrics on this port of METRICS_HOST (0: any)",
    )


def run(args: Namespace) -> int:
    """Check the settings before anything heavy is loaded, then serve until SIGINT or SIGTERM."""
    settings = load(Settings)
    from telegram.error import InvalidToken

    from bot.serving import serve
    from bot.updates import TokenInUse
    from storage.store import StoreError

    try:
        asyncio.run(serve(settings, args.metrics_port))
    except InvalidToken:
        print("kozel: Telegram does not know this BOT_TOKEN", file=sys.stderr)
        return 2
    except (TokenInUse, StoreError, OSError) as error:
        print(f"kozel: {error}", file=sys.stderr)
        return 1
    return 0
