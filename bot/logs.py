"""What is logged, and what never is.

Laws: no card, seed or token reaches the log at any level, no name at INFO or above. Other people's libraries
know no such law, so those that handle our secrets are held at WARNING; and whatever is formatted, a traceback
too, has the secrets taken out last of all.
"""

import logging
from collections.abc import Iterable
from urllib.parse import quote

DISCREET = ("aiohttp", "aiosqlite", "httpcore", "httpx", "telegram")
"""At DEBUG they print addresses (with the token), statements (with seeds and hands) or whole requests."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
HIDDEN = "[secret]"


class Discreet(logging.Formatter):
    """Formats as usual, and takes the secrets out of what comes of it."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__(FORMAT)
        written = {form for secret in secrets if secret for form in (secret, quote(secret, safe=""))}
        self._secrets = sorted(written, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text


def set_up(level: str, secrets: Iterable[str]) -> None:
    """Log to the standard error. A token is hidden whole and by its secret half alone."""
    handler = logging.StreamHandler()
    secrets = list(secrets)
    handler.setFormatter(Discreet([*secrets, *(secret.partition(":")[2] for secret in secrets)]))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    for name in DISCREET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
