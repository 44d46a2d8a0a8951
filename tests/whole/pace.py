"""The durations of the bot and of the stand-in, all shortened alike, so that proportions stay real."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.review.reviewer import Reviewer
from bot.review.verdicts import Budget
from bot.settings import Settings, load

SCALE = 100.0
"""A minute of Telegram's lasts 0.6 s here."""
MINUTE = 60.0 / SCALE
NEVER = 3600.0

_TELEGRAMS = ("group_window", "private_interval", "total_window")  # what a slow machine takes is not short
_OURS = (
    "turn_seconds",
    "nudge_after",
    "computer_delay",
    "computer_delay_after_trick",
    "next_deal_delay",
    "lobby_lifetime",
    "stop_vote",
    "idle_warn",
    "idle_close",
    "resend_after",
    "limit_window",
    "private_interval",
    "heartbeat",
)
PATIENT = {"turn_seconds": 0.0, "nudge_after": NEVER, "next_deal_delay": NEVER, "lobby_lifetime": NEVER}
"""Nothing happens by itself but what computer players do."""
SHIPPED = {name: Settings.model_fields[name].default / SCALE for name in PATIENT}
"""The opposite: what may happen by itself happens as soon as it does for real, by the scale."""
HURRIED = {"taps_per_second": 1000.0, "commands_per_minute": 1000}
"""People here do as much in a second as others in a minute."""
UNLIMITED = {
    "private_interval": 0.0,
    "group_requests_per_minute": 100_000,
    "total_per_second": 100_000,
}
"""The bot waits for no limit, so that every request it wishes for can be counted."""


def quick_reviewer() -> Reviewer:
    """Looks at few worlds, in this process."""
    budget = Budget(plays=2, worlds=2, finalists=2, more_worlds=8, piece=4)
    return Reviewer(partial(ThreadPoolExecutor, 1), budget)


def telegrams_settings(**given: Any) -> StandInSettings:
    real = StandInSettings()
    short = {name: getattr(real, name) / SCALE for name in _TELEGRAMS}
    return replace(real, **(short | given))


def bot_settings(standin: StandIn, database: Path, **given: Any) -> Settings:
    """As shipped but faster; with all the time in the world for people unless ``given`` says otherwise."""
    short = {name: Settings.model_fields[name].default / SCALE for name in _OURS}
    where = {"bot_token": standin.token, "bot_api_url": standin.url, "database_path": database}
    return load(Settings, **(short | PATIENT | HURRIED | where | {"poll_timeout": 2.0} | given))
