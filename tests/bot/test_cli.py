"""The `kozel` command as a person meets it on the terminal."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.cli import COMMANDS

ROOT = Path(__file__).parents[2]


def kozel(*arguments: str, cwd: Path, **options: str) -> subprocess.CompletedProcess[str]:
    """Run `kozel` in a process of its own, with these options and no others in the environment."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "COLUMNS": "100"} | options
    command = [sys.executable, "-m", "bot.cli", *arguments]
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("options", [{}, {"BOT_TOKEN": ""}, {"BOT_TOKEN": "not-a-token"}])
def test_run_without_a_good_token(tmp_path: Path, options: dict[str, str]) -> None:
    """A missing, empty or malformed token: one clear line, exit code 2, no traceback."""
    outcome = kozel("run", cwd=tmp_path, **options)
    assert outcome.returncode == 2
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("kozel: BOT_TOKEN is ")
    assert outcome.stderr.count("\n") == 1
    assert "not-a-token" not in outcome.stderr


def test_help_lists_every_command(tmp_path: Path) -> None:
    """`kozel --help` names every command."""
    outcome = kozel("--help", cwd=tmp_path)
    assert outcome.returncode == 0
    for name in COMMANDS:
        assert re.search(rf"^    {name}\b", outcome.stdout, re.MULTILINE), name


@pytest.mark.parametrize("arguments", [(), ("play",), ("verify",)])
def test_wrong_arguments(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """No command, an unknown one or one without its arguments: usage, exit code 2."""
    outcome = kozel(*arguments, cwd=tmp_path)
    assert outcome.returncode == 2
    assert outcome.stderr.startswith("usage: kozel")


def test_version(tmp_path: Path) -> None:
    """`kozel --version` tells the installed version."""
    assert kozel("--version", cwd=tmp_path).stdout == f"kozel {version('kozel')}\n"


@pytest.mark.parametrize("name", ["selfplay", "verify", "bench"])
def test_engine_commands_never_load_telegram(tmp_path: Path, name: str) -> None:
    """The commands about the engine start without the Telegram library and the database."""
    program = (
        "import atexit, sys, bot.cli\n"
        "atexit.register(lambda: print('loaded', *sys.modules))\n"
        f"bot.cli.main(['{name}', '--help'])"
    )
    outcome = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    loaded = outcome.stdout.partition("loaded ")[2].split()
    assert f"bot.{name}" in loaded
    assert {"telegram", "aiosqlite", "aiohttp"}.isdisjoint(loaded)
