"""Which English text each translation was made from, so that it shows when English has changed since.

Format: `locales/<language>/sources.json`, an object from key (a term's with its dash) to the first DIGITS
hexadecimal digits of the SHA-256 of the English text, as Fluent's serializer writes it.
"""

import hashlib
import json
from collections.abc import Collection, Iterator
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from bot.translation.ftl import Language

FILE = "sources.json"
DIGITS = 8


class BadSources(ValueError):
    """The file is no object of digests."""


def outdated(folder: Path, language: Language, english: Language) -> Iterator[str]:
    """Keys whose English text is not the one that the translation was made from."""
    made_from = read_sources(folder)
    for key in sorted(english.patterns.keys() & language.patterns.keys()):
        if made_from.get(key) != digest(english.patterns[key]):
            yield key


def accept(folder: Path, language: Language, english: Language, keys: Collection[str] = ()) -> int:
    """Take these translations (all, without keys) as made from today's English; how many that changed."""
    before = read_sources(folder)
    known = english.patterns.keys() & language.patterns.keys()
    after = {key: digest(english.patterns[key]) for key in known if not keys or key in keys}
    after = {key: value for key, value in (before | after).items() if key in known}
    text = json.dumps(after, indent=0, sort_keys=True, ensure_ascii=False)
    (folder / FILE).write_text(text + "\n", encoding="utf-8")
    return sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())


def digest(pattern: ast.Pattern) -> str:
    return hashlib.sha256(serialize_pattern(pattern).encode()).hexdigest()[:DIGITS]


def read_sources(folder: Path) -> dict[str, str]:
    """Empty without the file. Raises BadSources."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError as error:
        raise BadSources(f"{folder / FILE}: {error}") from error
    if not isinstance(found, dict) or not all(isinstance(value, str) for value in found.values()):
        raise BadSources(f"{folder / FILE}: not an object of digests")
    return found
