"""Makes pictures off the event loop, one at a time; Pillow is imported there, and only when it is needed."""

import asyncio
import logging
from functools import partial

from bot.pictures.drawing import Drawing, key_of
from bot.pictures.type import find_fonts
from bot.screens.upload import Upload

log = logging.getLogger(__name__)


class Studio:
    """``font_folder``: where the fonts are, if not in a usual place."""

    def __init__(self, font_folder: str = "") -> None:
        self._fonts = find_fonts(font_folder)
        self._lock = asyncio.Lock()
        self._writings: dict[str, bool] = {}

    async def can_draw(self, drawing: Drawing) -> bool:
        """Whether there are Pillow and a font with the letters of the drawing's language."""
        writing = drawing.writing
        if writing not in self._writings:
            async with self._lock:
                self._writings[writing] = await asyncio.to_thread(self._can_write, writing)
        return self._writings[writing]

    def photo(self, drawing: Drawing, name: str, caption: str = "", instead: str = "") -> Upload:
        """To be sent as a picture: drawn when its turn comes, and only if Telegram does not have it yet."""
        make, key = partial(self._drawn, drawing), key_of(drawing)
        return Upload(name, b"", is_picture=True, caption=caption, key=key, make=make, instead=instead)

    async def _drawn(self, drawing: Drawing) -> bytes:
        async with self._lock:
            return await asyncio.to_thread(self._png, drawing)

    def _can_write(self, writing: str) -> bool:
        try:
            from bot.pictures.canvas import can_write
        except ImportError:
            log.info("no pictures: the extra `images` is not installed")
            return False
        return self._fonts is not None and can_write(writing, self._fonts)

    def _png(self, drawing: Drawing) -> bytes:
        from bot.pictures.canvas import png

        assert self._fonts is not None, "asked of can_draw before"
        return png(drawing, self._fonts)
