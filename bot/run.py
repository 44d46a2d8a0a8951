"""`kozel run`: the bot on Telegram, by long polling, until it is told to stop."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from bot.settings import Settings, load

NAME = "run"
HELP = "run the bot on Telegram (needs BOT_TOKEN)"


def configure(parser: ArgumentParser) -> None:
    """No arguments: everything is an option of bot/settings.py."""


def run(args: Namespace) -> int:
    """Check the settings before anything heavy is loaded, then serve until SIGINT or SIGTERM."""
    settings = load(Settings)
    from telegram.error import InvalidToken

    from bot.app import serve
    from bot.updates import TokenInUse
    from storage.store import StoreError

    try:
        asyncio.run(serve(settings))
    except InvalidToken:
        print("kozel: Telegram does not know this BOT_TOKEN", file=sys.stderr)
        return 2
    except (TokenInUse, StoreError) as error:
        print(f"kozel: {error}", file=sys.stderr)
        return 1
    return 0
