"""The arguments of `kozel locales`, read as the command line reads them."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.translation.command import configure


def parsed(folder: Path, *arguments: str) -> Namespace:
    parser = ArgumentParser()
    configure(parser)
    return parser.parse_args(["--folder", str(folder), *arguments])


def checking(folder: Path) -> Namespace:
    return parsed(folder, "check")


def accepting(folder: Path, language: str, *keys: str) -> Namespace:
    return parsed(folder, "accept", language, *keys)
