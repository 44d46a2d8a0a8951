"""Texts that may be the same as in English, because that is how a language says or prints them.

Format: `locales/<language>/same-as-english.txt`, a key a line; what follows # is a remark.
"""

from pathlib import Path

FILE = "same-as-english.txt"
ANYWHERE = frozenset(  # letters on cards names of people and the like, where the alphabet is the Latin one
    (
        *("rank-J", "rank-Q", "rank-K", "rank-A"),
        *("rules-anna", "rules-boris", "rules-dana", "rules-emil"),
        *("demo-demo", "demo-ok", "demo-bot"),
    )
)


def read_same(folder: Path) -> frozenset[str]:
    """The keys that need no words of their own; without the file those of ANYWHERE."""
    file = folder / FILE
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return ANYWHERE | {key for line in lines if (key := line.partition("#")[0].strip())}
