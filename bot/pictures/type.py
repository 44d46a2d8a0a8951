"""Which font pictures are written in: DejaVu Sans, where the system has it."""

from dataclasses import dataclass
from pathlib import Path

FOLDERS = (
    "/usr/share/fonts/truetype/dejavu",  # Debian
    "/usr/share/fonts/dejavu-sans-fonts",  # Fedora
    "/usr/share/fonts/dejavu",  # Alpine
    "/usr/share/fonts/TTF",  # Arch
    "/usr/local/share/fonts",
    "/Library/Fonts",
)
REGULAR, BOLD = "DejaVuSans.ttf", "DejaVuSans-Bold.ttf"


@dataclass(frozen=True, slots=True)
class Fonts:
    regular: Path
    bold: Path


def find_fonts(folder: str = "") -> Fonts | None:
    """Both files from this folder, or without one from the first usual place that has them."""
    for place in map(Path, (folder,) if folder else FOLDERS):
        fonts = Fonts(place / REGULAR, place / BOLD)
        if fonts.regular.is_file() and fonts.bold.is_file():
            return fonts
    return None
