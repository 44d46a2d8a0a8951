"""What a place shows: text in Telegram's HTML and rows of buttons."""

import hashlib
from dataclasses import dataclass, field

from storage.rows import NEVER

MOST_IN_POPUP = 200  # Bot API, answerCallbackQuery


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: either ``data`` (at most 64 bytes) or ``url``."""

    text: str
    data: str | None = None
    url: str | None = None


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """One message. Two screens with the same signature need no edit between them.

    A hand's ``cause`` names what alone is worth a request (its cards and buttons); by default it is all
    that the screen shows. ``as_of`` is the version and revision of the table it was made from. Whether its
    message ``is_pinned``: True while a series is played, False from its end on, None for all else.
    """

    text: str
    buttons: Rows = ()
    cause: str | None = None
    as_of: tuple[int, int] = field(default=NEVER, compare=False)
    is_pinned: bool | None = field(default=None, compare=False)

    @property
    def signature(self) -> str:
        """A short digest of what decides whether the screen has changed."""
        shown = self.cause if self.cause is not None else repr((self.text, self.buttons))
        return hashlib.sha256(shown.encode()).hexdigest()[:16]
