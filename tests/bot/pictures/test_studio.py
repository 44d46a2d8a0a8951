"""Where pictures are made: off the event loop, where there are Pillow and fonts."""

import asyncio
import sys
from pathlib import Path

import pytest

from bot.pictures.canvas import can_write, reordered
from bot.pictures.drawing import key_of
from bot.pictures.studio import Studio
from bot.pictures.type import BOLD, REGULAR, find_fonts
from tests.bot.pictures.samples import board, fonts

WITHOUT_PILLOW = """
import asyncio, sys
sys.modules["PIL"] = None
import bot.app
from bot.pictures.chart import rating_chart
from bot.pictures.studio import Studio
from bot.i18n import Translators
chart = rating_chart((1.0, 2.0), Translators(bot.app.LOCALES).of("en"))
print(asyncio.run(Studio().can_draw(chart)))
"""


async def test_a_photo_is_drawn_when_it_is_sent() -> None:
    """Until then there is only its key; several at once are drawn one after another, all of them."""
    studio, shown = Studio(), board()
    assert await studio.can_draw(shown)
    photos = [studio.photo(shown, "score.png") for _ in range(3)]
    assert {(photo.content, photo.key, photo.is_picture) for photo in photos} == {(b"", key_of(shown), True)}
    contents = await asyncio.gather(*[photo.make() for photo in photos if photo.make is not None])
    assert len(set(contents)) == 1
    assert contents[0].startswith(b"\x89PNG")


async def test_without_fonts_there_are_no_pictures(tmp_path: Path) -> None:
    """A folder that is set is the only one where they are looked for."""
    assert find_fonts(str(tmp_path)) is None
    assert not await Studio(str(tmp_path)).can_draw(board())
    (tmp_path / REGULAR).symlink_to(fonts().regular)
    assert find_fonts(str(tmp_path)) is None
    (tmp_path / BOLD).symlink_to(fonts().bold)
    assert await Studio(str(tmp_path)).can_draw(board())


def test_a_font_tells_what_it_lacks() -> None:
    """Georgian, Armenian, Hebrew and signs of the game are there, Chinese and goats are not."""
    assert can_write("Козёл šķ ғә ქართული Հայերեն עברית ♠♥ №", fonts())
    assert not can_write("山羊", fonts())
    assert not can_write("🐐", fonts())


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Anna 12", "Anna 12"),
        ("שלום", "םולש"),
        ("סדרה עד 12", "12 דע הרדס"),
        ("שחקן John Smith 3", "John Smith 3 ןקחש"),
    ],
)
def test_right_to_left_words_are_turned(text: str, seen: str) -> None:
    """Where Pillow can't do it, words stand in the order of the eye, and numbers stay whole."""
    assert reordered(text) == seen


@pytest.mark.slow
async def test_the_bot_runs_without_pillow() -> None:
    """All is imported, and no picture is offered."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WITHOUT_PILLOW, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    assert (process.returncode, out) == (0, b"False\n")
