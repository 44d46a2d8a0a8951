"""Somebody with a name and an id that stand nowhere by chance, and the search for them in bytes."""

from collections.abc import Iterable
from pathlib import Path

ID = 0x0BAD_C0DE_5EED  # as large as Telegram's ids get
FIRST_NAME = "Wolfeschlegelsteinhausen Ñandú 🐐"
USERNAME = "wolfe_plus_585"
FORMS = {
    "name": b"Wolfeschlegelsteinhausen",
    "name in UTF-8": "Ñandú".encode(),
    "name as JSON escapes it": rb"\u00d1and\u00fa",
    "username": USERNAME.encode(),
    "id in digits": str(ID).encode(),
    "id as an integer": ID.to_bytes(6, "big"),  # as short as SQLite can
    "id as a rowid": bytes([0x82, 0xF5, 0xDC, 0x86, 0xF9, 0xBD, 0x6D]),  # 7 bits a byte
}


def found(files: Iterable[Path]) -> set[str]:
    """Which forms stand in one of these files, whether or not SQLite still means them."""
    content = [file.read_bytes() for file in files]
    return {name for name, form in FORMS.items() if any(form in each for each in content)}


def files_of(database: Path) -> list[Path]:
    """The database and whatever SQLite keeps beside it."""
    return sorted(database.parent.glob(f"{database.name}*"))
