"""The README says what is so: options, commands, files."""

import re
from pathlib import Path

import pytest
from pydantic.fields import FieldInfo

from bot.screens.texts import COMMANDS_IN_GROUPS, COMMANDS_IN_PRIVATE
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\((?!https?://|#)([^)\s]+)\)")
PATH = re.compile(r"`((?:engine|storage|bot|locales|tests|docs)/[\w/.]*)`")
LARGEST_PICTURE = 300_000


def chapter(title: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", README, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def row(option: str, field: FieldInfo) -> str:
    default = f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
    shown = "required" if field.is_required() else f"`{default}`" if default else "none"
    return f"| `{option}` | {shown} | {field.description} |"


def test_every_option_is_told() -> None:
    """The table of settings has each option with its default and its description, and no other."""
    rows = [row(name.upper(), field) for name, field in Settings.model_fields.items()]
    told = [line for line in chapter("Settings").splitlines() if line.startswith("| `")]
    assert sorted(told) == sorted(rows)


def test_every_command_is_told() -> None:
    """The table of commands has all that the bot's menus have, and no other."""
    first_cells = re.findall(r"^\| ((?:`/\w+` ?)+)\|", chapter("Commands"), re.MULTILINE)
    told = [command for cell in first_cells for command in re.findall(r"/(\w+)", cell)]
    assert sorted(told) == sorted({*COMMANDS_IN_GROUPS, *COMMANDS_IN_PRIVATE})


@pytest.mark.parametrize("target", ["demo", "test"])
def test_the_two_commands_exist(target: str) -> None:
    """`make demo` and `make test` stand in the README and in the Makefile."""
    assert re.search(rf"^    make {target}\b", README, re.MULTILINE)
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", sorted({*LINK.findall(README), *PATH.findall(README)}))
def test_what_is_named_exists(name: str) -> None:
    """Every file or folder that the README links to or names is there."""
    assert (ROOT / name).exists()


@pytest.mark.parametrize("name", ["demo.png", "demo-phone.png"])
def test_pictures_are_light(name: str) -> None:
    """The pictures load at once; `make screenshots` takes them."""
    assert 0 < (ROOT / "docs" / name).stat().st_size < LARGEST_PICTURE
