"""What a picture is before it is drawn: a frozen value that shows the same whenever it is the same."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # it needs Pillow
    from bot.pictures.canvas import Canvas

WIDTH = 1080  # Telegram shows no more than 1280
MARGIN = 48
STYLE = 1  # raised whenever the same value is drawn otherwise


class Drawing(Protocol):
    """Its ``repr`` holds all that it shows."""

    @property
    def height(self) -> int: ...

    @property
    def is_right_to_left(self) -> bool: ...

    @property
    def writing(self) -> str:
        """The letters that a font must have; a name may lose some of its own."""

    def draw(self, canvas: Canvas) -> None: ...


def key_of(drawing: Drawing) -> str:
    """A digest of what is shown."""
    return hashlib.sha256(f"{STYLE} {drawing!r}".encode()).hexdigest()
