"""The options of the program: read once, checked at once, never changed.

An option comes from the environment, else from the file .env in the working
directory, else it has its default. Each is described here and nowhere else;
.env.example repeats this file for people, and a test compares the two.

All times are seconds and may be fractions, so that tests can play a whole
series in seconds at the real proportions.
"""

import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.arguments import MOST, is_host

TOKEN = re.compile(r"[0-9]{6,}:[A-Za-z0-9_-]{30,50}")
ROOT = re.compile(r"https?://[^\s/?#\\]+(/[^\s?#]*)?")
SHORTEST, LONGEST = 0.001, 1e9  # seconds: the longest is 31 years
SECRET = re.compile(r"[A-Za-z0-9_-]{16,256}")  # Bot API, setWebhook; shorter ones could be guessed


class BadSettings(Exception):
    """An option is missing or wrong; the message is one line for the person who runs the bot."""


def _token(secret: SecretStr) -> SecretStr:
    if not TOKEN.fullmatch(text := secret.get_secret_value().strip()):
        raise ValueError("should look like 123456789:AAE..., as @BotFather gives it")
    return SecretStr(text)


def _root(url: str) -> str:
    if not _is_address(url):
        raise ValueError("should be an address such as http://127.0.0.1:8081")
    return url.rstrip("/")


def _webhook_url(url: str) -> str:
    if url and not _is_address(url):
        raise ValueError("should be an address such as https://example.org/kozel")
    return url


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return bool(ROOT.fullmatch(url)) and parts.port != 0 and is_host(parts.hostname or "")
    except ValueError:  # of urlsplit: brackets around no IPv6 address, a port that is none
        return False


def _host(name: str) -> str:
    if not is_host(name):
        raise ValueError("should be a name or an address such as 127.0.0.1")
    return name


def _font_folder(folder: str) -> str:
    if folder and not (os.access(folder, os.R_OK | os.X_OK) and Path(folder).is_dir()):
        raise ValueError("should be a folder that can be read")
    return folder


def _webhook_secret(secret: SecretStr, info: ValidationInfo) -> SecretStr:
    text = secret.get_secret_value()
    if info.data.get("webhook_url") and not SECRET.fullmatch(text):
        raise ValueError("should be 16 to 256 letters, digits, _ and - when WEBHOOK_URL is set")
    return secret


def _upper(text: object) -> object:
    return text.upper() if isinstance(text, str) else text


Duration = Annotated[float, Field(ge=0, le=LONGEST, allow_inf_nan=False)]
Interval = Annotated[float, Field(ge=SHORTEST, le=LONGEST, allow_inf_nan=False)]
Count = Annotated[int, Field(gt=0, le=MOST)]
Host = Annotated[str, AfterValidator(_host)]
Port = Annotated[int, Field(ge=1, le=65535)]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class StoreSettings(BaseSettings):
    """What every command needs that opens the database."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    database_path: Path = Field(Path("kozel.db"), description="The SQLite file that holds every table.")
    log_level: Annotated[LogLevel, BeforeValidator(_upper)] = Field(
        "INFO", description="What is logged: DEBUG, INFO, WARNING or ERROR."
    )


class Settings(StoreSettings):
    """Everything that the bot itself needs."""

    bot_token: Annotated[SecretStr, AfterValidator(_token)] = Field(
        description="The bot's token from @BotFather. A secret: whoever has it is the bot."
    )
    bot_api_url: Annotated[str, AfterValidator(_root)] = Field(
        "https://api.telegram.org",
        description="Root of the Bot API server; /bot<token>/<method> is added to it.",
    )

    turn_seconds: Duration = Field(
        90.0, description="Turn time of a chat that chose none; 0 gives all the time in the world."
    )
    nudge_after: Duration = Field(
        20.0,
        description="A hand is sent anew after this time, or a third of a short turn, or half of a long one.",
    )
    computer_delay: Duration = Field(1.5, description="How long a computer player thinks before it plays.")
    computer_delay_after_trick: Duration = Field(
        3.0, description="The same when hands were just refilled or a claim has come in."
    )
    next_deal_delay: Duration = Field(
        30.0, description="How long a deal's result stands before the next deal starts by itself."
    )

    lobby_lifetime: Duration = Field(3600.0, description="An idle lobby is closed after this time.")
    seat_hold: Duration = Field(
        120.0, description="A seat is held this long for a person who has yet to open the private chat."
    )
    stop_vote: Duration = Field(300.0, description="Both sides must agree to end a series within this time.")
    idle_warn: Duration = Field(
        604800.0, description="A table without a play for this long is told that it will be closed."
    )
    idle_close: Duration = Field(691200.0, description="A table without a play for this long is closed.")

    resend_after: Duration = Field(
        10.0, description="A message that may or may not have arrived is posted anew after this time."
    )
    limit_window: Interval = Field(60.0, description="The minute over which requests to a group are counted.")
    group_requests_per_minute: Count = Field(
        18, description="Messages and edits to one group in that minute; Telegram allows 20."
    )
    private_interval: Duration = Field(
        1.0, description="Least time between two messages to one private chat."
    )
    total_per_second: Count = Field(
        28, description="Messages and edits to all chats in a second; Telegram allows 30."
    )
    poll_timeout: Duration = Field(
        25.0, description="How long Telegram may keep a request for updates open when there are none."
    )
    heartbeat: Interval = Field(
        5.0, description="How often the bot notes that it is alive; due times move by the time it was not."
    )

    taps_per_second: Interval = Field(
        5.0, description="Presses of one person that are handled in a second; twice as many at once."
    )
    commands_per_minute: Count = Field(
        3,
        description="Commands of one person that are answered in a group in a minute; twice as many at once, "
        "4 times as many in private.",
    )

    font_folder: Annotated[str, AfterValidator(_font_folder)] = Field(
        "", description="Where DejaVuSans.ttf and DejaVuSans-Bold.ttf are; if empty, usual places are tried."
    )

    metrics_host: Host = Field(
        "127.0.0.1", description="Where `kozel run --metrics-port N` listens for /healthz and /metrics."
    )
    webhook_url: Annotated[str, AfterValidator(_webhook_url)] = Field(
        "", description="Where Telegram is to post updates (https, by a proxy); if empty, they are fetched."
    )
    webhook_host: Host = Field("127.0.0.1", description="Where the bot listens for what the proxy passes on.")
    webhook_port: Port = Field(8080, description="The port for that; the path is that of WEBHOOK_URL.")
    webhook_secret: Annotated[SecretStr, AfterValidator(_webhook_secret)] = Field(
        SecretStr(""),
        validate_default=True,
        description="What Telegram shows the webhook so that it is believed; needed with WEBHOOK_URL.",
    )


S = TypeVar("S", bound=StoreSettings)


def load(kind: type[S], **given: Any) -> S:
    """The settings of `kind`; what is `given` by name comes before the environment and .env.

    Raises BadSettings for the first option that is missing or wrong, without its value: it may be secret.
    """
    try:
        return kind(**given)
    except ValidationError as error:
        raise BadSettings(_first_fault(error)) from None
    except UnicodeDecodeError:
        raise BadSettings(".env is not a text file in UTF-8") from None


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    option = str(fault["loc"][0]).upper() if fault["loc"] else "The settings"
    if fault["type"] == "missing":
        return f"{option} is missing: set it in the environment or in .env (see .env.example)"
    message = fault["msg"].removeprefix("Value error, ")
    return f"{option} is not right: {message[:1].lower()}{message[1:]}"
