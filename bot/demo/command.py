"""`kozel demo`: the real bot and a local Telegram in one process, played on a web page.

The chats and the bot's tables lie in one folder and survive a restart; `--new` begins afresh.
"""

import asyncio
import errno
import logging
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from bot.app import App
from bot.arguments import host, port
from bot.clock import now
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.demo.welcome import welcome
from bot.serving import stop_signal, until_stopped
from bot.settings import Settings, load
from storage.sqlite import SqliteStore
from storage.store import StoreError

NAME = "demo"
HELP = "play in the browser, without a Telegram account"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", type=host, default="127.0.0.1", help="address to serve (default %(default)s)"
    )
    parser.add_argument("--port", type=port, default=8090, help="port to serve (default %(default)s; 0: any)")
    parser.add_argument(
        "--data", type=Path, default=Path(".demo"), metavar="FOLDER", help="where the chats are kept"
    )
    parser.add_argument("--new", action="store_true", help="forget the chats and tables of before")


def run(args: Namespace) -> int:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if args.new:
        for file in (*args.data.glob("chats.db*"), *args.data.glob("kozel.db*")):
            file.unlink()
    try:
        args.data.mkdir(parents=True, exist_ok=True)
        asyncio.run(_serve(args))
    except OSError as error:
        is_taken = error.errno == errno.EADDRINUSE
        hint = f"port {args.port} is taken: choose another one with --port" if is_taken else error
        print(f"kozel: {hint}", file=sys.stderr)
        return 1
    except StoreError as error:
        print(f"kozel: {error}", file=sys.stderr)
        return 1
    return 0


async def _serve(args: Namespace) -> None:
    standin = StandIn(StandInSettings(journal=args.data / "chats.db"), now)
    welcome(standin.people)
    try:
        await standin.start(args.host, args.port)
        settings = load(
            Settings,
            bot_token=standin.token,
            bot_api_url=standin.url,
            database_path=args.data / "kozel.db",
        )
        async with await SqliteStore.open(settings.database_path) as store:
            said = f"\n  Kozel is on the table: {standin.url}\n\n  Ctrl+C ends the demo.\n"
            ready = partial(print, said, flush=True)
            await until_stopped(App(settings, store), stop_signal(), ready)
    finally:
        await standin.stop()
