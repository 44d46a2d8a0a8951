"""Reads one language's Fluent files, and strictly: what the runtime would pass over is a fault here."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

Node = TypeVar("Node", bound=ast.BaseNode)


@dataclass(frozen=True, slots=True)
class Language:
    """A folder's texts; a message's attribute is a text of its own, under ``key.attribute``."""

    code: str
    texts: dict[str, ast.Pattern]
    terms: dict[str, ast.Pattern]
    sources: tuple[str, ...]  # the files' contents
    faults: tuple[str, ...]  # junk, and keys that occur twice

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        return self.texts | {f"-{name}": pattern for name, pattern in self.terms.items()}


def files(folder: Path) -> set[str]:
    """The names of a language's files."""
    return {file.name for file in folder.glob("*.ftl")}


def read(folder: Path, names: set[str] | None = None) -> Language:
    """Reads ``<folder>/*.ftl``, or those of these names; the folder's name is the language."""
    texts: dict[str, ast.Pattern] = {}
    terms: dict[str, ast.Pattern] = {}
    faults: list[str] = []
    sources = tuple((folder / name).read_text(encoding="utf-8") for name in sorted(names or files(folder)))
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"not Fluent: {entry.content!r}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            known = terms if isinstance(entry, ast.Term) else texts
            for key, pattern in _patterns(entry):
                if key in known:
                    faults.append(f"{key} is there twice")
                known[key] = pattern
    return Language(folder.name, texts, terms, sources, tuple(faults))


def _patterns(entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _Collector(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: Any) -> None:
        self.found.append(node)
        super().generic_visit(node)


def nodes(pattern: ast.Pattern, kind: type[Node]) -> list[Node]:
    """Every node of a kind, at any depth, in order of appearance."""
    collector = _Collector()
    collector.visit(pattern)
    return [node for node in collector.found if isinstance(node, kind)]


def selected(select: ast.SelectExpression) -> str | None:
    """The variable that a selection turns on; None if it turns on something else."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else None


def cases(select: ast.SelectExpression) -> dict[str, ast.Pattern]:
    """The variants by their keys, names and numbers alike."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value: variant.value
        for variant in select.variants
    }
