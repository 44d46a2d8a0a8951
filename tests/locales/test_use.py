"""Every text that the program asks for is there, and every text that is there is asked for."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from fluent.syntax import ast as fluent

from bot.translation.ftl import nodes, read

ROOT = Path(__file__).parents[2]
ENGLISH = read(ROOT / "locales" / "en")
TREES = [ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "bot").rglob("*.py")]
TRANSLATORS = {"t", "english"}
GLOSSARY = {"suit-S", "suit-C", "suit-D", "suit-H"}  # words that the texts of a language keep to


def test_what_is_asked_for_is_there() -> None:
    """Each key that is written out where a translator is called."""
    asked = {
        node.args[0].value
        for node in chain.from_iterable(map(ast.walk, TREES))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in TRANSLATORS
        and isinstance(node.args[0], ast.Constant)
    }
    assert asked - ENGLISH.texts.keys() == set()
    assert len(asked) > 100


def test_what_is_there_is_asked_for() -> None:
    """Each text is named whole in the code, or by the beginning (or end) of its key, or by another text."""
    constants = set(_constants())
    patterns = [re.compile(pattern) for pattern in _patterns()]
    referred = {
        message.id.name
        for pattern in ENGLISH.patterns.values()
        for message in nodes(pattern, fluent.MessageReference)
    }
    unused = {
        key
        for key in ENGLISH.texts.keys() - constants - referred - GLOSSARY
        if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert unused == set()


def _constants() -> Iterator[str]:
    for node in chain.from_iterable(map(ast.walk, TREES)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _patterns() -> Iterator[str]:
    """Of f-strings that make keys, such as f"toast-{key}"."""
    for node in chain.from_iterable(map(ast.walk, TREES)):
        if isinstance(node, ast.JoinedStr) and re.fullmatch(r"[a-z]+-.*", _pattern(node)):
            yield _pattern(node)


def _pattern(node: ast.JoinedStr) -> str:
    parts = (part.value if isinstance(part, ast.Constant) else "[a-zA-Z0-9-]+" for part in node.values)
    return "".join(map(str, parts))
