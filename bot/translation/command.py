"""`kozel locales`: what translators have still to do, language by language; see docs/languages.md."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.i18n import FALLBACK, LOCALES
from bot.translation.check import Findings, check, languages
from bot.translation.ftl import read
from bot.translation.sources import BadSources, accept

NAME = "locales"
HELP = "show translators what is missing, outdated or wrong"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path, default=LOCALES, help="where the languages are")
    steps = parser.add_subparsers(dest="step", metavar="step", required=True)
    checking = steps.add_parser("check", help="what there is to do")
    checking.add_argument("languages", nargs="*", metavar="LANG", help="all of them, unless named")
    accepting = steps.add_parser("accept", help="take translations as made from the English of today")
    accepting.add_argument("language", metavar="LANG")
    accepting.add_argument("keys", nargs="*", metavar="KEY", help="all of them, unless named")


def run(args: Namespace) -> int:
    """0 when there is nothing to do."""
    try:
        if FALLBACK not in languages(args.folder):
            print(f"kozel locales: no languages in {args.folder}", file=sys.stderr)
            return 1
        return _check(args) if args.step == "check" else _accept(args)
    except BrokenPipeError:
        raise
    except (BadSources, OSError) as error:
        print(f"kozel locales: {error}", file=sys.stderr)
        return 1


def _check(args: Namespace) -> int:
    if not _are_known(args.folder, args.languages):
        return 1
    is_complete = True
    for code in args.languages or languages(args.folder):
        findings = check(args.folder, code)
        is_complete &= not findings
        print(f"{code:6} {_summary(findings)}")
        for what, keys in (("missing", findings.missing), ("outdated", findings.outdated)):
            for key in keys:
                print(f"       {what}: {key}")
        for fault in findings.faults:
            print(f"       {fault}")
    return 0 if is_complete else 1


def _accept(args: Namespace) -> int:
    if not _are_known(args.folder, [args.language]):
        return 1
    english, language = read(args.folder / FALLBACK), read(args.folder / args.language)
    strange = [key for key in args.keys if key not in english.patterns]
    if strange:
        print(f"kozel locales: English has no {', '.join(strange)}", file=sys.stderr)
        return 1
    changed = accept(args.folder / args.language, language, english, args.keys)
    print(f"{args.language}: {changed} taken as made from the English of today")
    return 0


def _are_known(folder: Path, codes: list[str]) -> bool:
    strange = [code for code in codes if code not in languages(folder)]
    if strange:
        print(f"kozel locales: no texts in {folder} for {', '.join(strange)}", file=sys.stderr)
    return not strange


def _summary(findings: Findings) -> str:
    if not findings:
        return "complete"
    counts = len(findings.missing), len(findings.outdated), len(findings.faults)
    return "missing {}, outdated {}, faults {}".format(*counts)
