"""A file that the bot sends: a document, or a picture that Telegram shows at once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.screens.screen import Rows


@dataclass(frozen=True, slots=True)
class Upload:
    """``content`` is not sent again where ``file_id`` tells Telegram which file of before it is.

    ``make`` gives the content when the file's turn comes, if there is none yet.
    ``key``: what the file shows, as a digest; the file's id is remembered under it.
    ``instead`` is said where no files may be sent. ``if_lost`` is called when it won't be sent any more.
    """

    name: str
    content: bytes
    is_picture: bool = False
    caption: str = ""  # HTML, at most 1,024 characters
    buttons: Rows = ()
    key: str | None = None
    file_id: str | None = None
    make: Callable[[], Awaitable[bytes]] | None = None
    instead: str = ""  # HTML
    if_lost: Callable[[], object] | None = field(default=None, compare=False)
