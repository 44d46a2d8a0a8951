"""`kozel <command>`: finds the command's module, lets it read its arguments and runs it.

A command is a module with four names (see Command). It is imported when it is
asked for, so that `kozel verify` never waits for the Telegram library.

Exit codes: 0 done, 1 failed, 2 wrong arguments or settings, 130 interrupted.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Protocol, cast

from bot.settings import BadSettings

COMMANDS = {
    "run": "bot.run",
    "demo": "bot.demo.command",
    "selfplay": "bot.selfplay",
    "verify": "bot.verify",
    "export": "bot.export",
    "import": "bot.importing",
    "backup": "bot.backup",
    "restore": "bot.restore",
    "recount": "bot.standings.command",
    "bench": "bot.bench",
    "train": "bot.train.command",
    "locales": "bot.translation.command",
    "healthcheck": "bot.healthcheck",
}


class Command(Protocol):
    """What a command's module offers."""

    NAME: str
    HELP: str

    def configure(self, parser: ArgumentParser) -> None:
        """Declare the arguments."""

    def run(self, args: Namespace) -> int:
        """Do it; the exit code. May raise BadSettings."""


def main(argv: Sequence[str] | None = None) -> int:
    """The entry of the `kozel` script."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    asked = [name for name in COMMANDS if arguments[:1] == [name]]
    args = _parser(asked or COMMANDS).parse_args(arguments)
    try:
        return cast(Command, args.command).run(args)
    except BadSettings as error:
        print(f"kozel: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _parser(names: Iterable[str]) -> ArgumentParser:
    parser = ArgumentParser("kozel", description="The card game Kozel for four people in a Telegram group.")
    parser.add_argument("--version", action="version", version=f"kozel {version('kozel')}")
    subparsers = parser.add_subparsers(title="commands", metavar="command", required=True)
    for name in names:
        command = cast(Command, import_module(COMMANDS[name]))
        subparser = subparsers.add_parser(name, help=command.HELP, description=command.HELP)
        subparser.set_defaults(command=command)
        command.configure(subparser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
