"""What the stand-in can be told: Telegram's limits, and where its chats are kept.

Every duration is in seconds; tests shorten them together, so that proportions stay real.
"""

from dataclasses import dataclass
from pathlib import Path

TOKEN = "7000000001:AAKozelStandInToken00000000000000000"


@dataclass(frozen=True, slots=True)
class StandInSettings:
    """Limits are those of the Bot API FAQ (core.telegram.org/bots/faq) unless said otherwise."""

    bot_name: str = "Kozel"
    bot_username: str = "KozelDemoBot"
    token: str = TOKEN
    """The first bot's token; until it is used, another well-formed token may take its place."""
    privacy: bool = True
    """Bots see only commands, replies to them and service messages in groups."""
    group_limit: int = 20
    group_window: float = 60.0
    private_interval: float = 1.0
    private_burst: int = 3
    """Requests to one private chat are counted over this many intervals together."""
    total_per_second: int = 30
    total_window: float = 1.0
    press_lifetime: float = 150.0
    """An unanswered press older than this is dropped from the queue and can't be answered."""
    press_patience: float = 10.0
    """How long a person waits for the answer to a press."""
    delete_lifetime: float = 172_800.0
    """A bot can't delete messages older than this (deleteMessage: 48 hours)."""
    webhook_retry: float = 1.0
    """Pause before an update that a webhook did not accept is sent again."""
    journal: Path | None = None
    """The file in which the chats survive a restart; None: they are forgotten."""
