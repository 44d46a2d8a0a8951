"""Languages in a temporary folder: English as it is, and one that nobody speaks."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Transformer

LOCALES = Path(__file__).parents[3] / "locales"
MADE_UP = "eo"  # a real code, so that its plurals are known, but no language of ours


def english_in(folder: Path) -> Path:
    """A folder of languages that has English only."""
    shutil.copytree(LOCALES / "en", folder / "en")
    return folder


def made_up_in(folder: Path, change: Callable[[str], str] = lambda source: source) -> Path:
    """The same with a made-up language, all its words turned around; ``change`` is done to every file."""
    english_in(folder)
    (folder / MADE_UP).mkdir()
    for file in (folder / "en").glob("*.ftl"):
        source = turned_around(file.read_text(encoding="utf-8"))
        (folder / MADE_UP / file.name).write_text(change(source), encoding="utf-8")
    return folder


def turned_around(source: str) -> str:
    """A Fluent file whose words are spelled backwards; tags, commands and cards stay."""
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(_Backwards().visit(resource))


class _Backwards(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:
        if not node.id.name.startswith("rank-") and node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = "".join(map(_backwards, _parts(node.value)))
        return node


def _parts(text: str) -> list[str]:
    return re.split(r"(<[^>]*>|/[a-z]+|[^\w<]+)", text)


def _backwards(part: str) -> str:
    return part[::-1] if part.isalpha() and len(part) > 1 else part
