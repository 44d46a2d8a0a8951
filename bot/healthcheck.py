"""`kozel healthcheck`: whether the bot that uses this database is alive, told by its heartbeat."""

import asyncio
import sys
from argparse import ArgumentParser, Namespace

from pydantic import Field

from bot.clock import now
from bot.settings import Interval, StoreSettings, load
from storage.sqlite import SqliteStore
from storage.store import StoreError

NAME = "healthcheck"
HELP = "tell whether the bot is alive (exit code 0) or not (1)"

MISSED_BEATS = 4  # a busy machine may skip some


class HealthSettings(StoreSettings):
    """What the check needs: where the database is, and how often the bot beats."""

    heartbeat: Interval = Field(5.0)


def configure(parser: ArgumentParser) -> None:
    """No arguments: the database is an option of bot/settings.py."""


def run(args: Namespace) -> int:
    settings = load(HealthSettings)
    try:
        silence = asyncio.run(_silence(settings))
    except StoreError as error:
        print(f"kozel: {error}", file=sys.stderr)
        return 1
    if silence is None or silence > MISSED_BEATS * settings.heartbeat:
        print("kozel: the bot does not run on this database", file=sys.stderr)
        return 1
    return 0


async def _silence(settings: StoreSettings) -> float | None:
    """Seconds since the last heartbeat; None if there never was one."""
    async with await SqliteStore.open(settings.database_path, is_read_only=True) as store:
        last = await store.seen_alive()
    return None if last is None else now() - last
