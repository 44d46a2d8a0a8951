"""Everything that can be told about one language's texts without knowing the language."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.i18n import FALLBACK, Translators
from bot.translation import faults
from bot.translation.budgets import too_long, too_long_rules
from bot.translation.ftl import Language, files, read
from bot.translation.rules import rule_faults
from bot.translation.same import read_same
from bot.translation.sources import outdated


@dataclass(frozen=True, slots=True)
class Findings:
    """Keys without a translation, keys whose English has changed since, and everything else."""

    missing: tuple[str, ...]
    outdated: tuple[str, ...]
    faults: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.missing or self.outdated or self.faults)


def languages(locales: Path) -> tuple[str, ...]:
    """Every folder that holds texts."""
    return tuple(sorted(folder.name for folder in locales.iterdir() if files(folder)))


def check(locales: Path, code: str) -> Findings:
    """What a translator has to do. Raises BadSources."""
    english, language = read(locales / FALLBACK), read(locales / code)
    missing = tuple(sorted(english.patterns.keys() - language.patterns.keys()))
    found = [*_faults_in_files(language, english)]
    if code != FALLBACK:
        found += faults.english_left(language, english, read_same(locales / code))
    if not missing and not found:  # what follows needs texts that can be put together
        found += _faults_in_use(locales, language, english)
    late = () if code == FALLBACK else tuple(outdated(locales / code, language, english))
    return Findings(missing, late, tuple(found))


def _faults_in_files(language: Language, english: Language) -> Iterator[str]:
    yield from language.faults
    yield from faults.unknown(language, english)
    yield from faults.contents(language, english)
    for each in (faults.markup, faults.plurals, faults.references, faults.letters, faults.runtime):
        yield from each(language)


def _faults_in_use(locales: Path, language: Language, english: Language) -> Iterator[str]:
    translators = Translators(locales)
    t = translators.of(language.code)
    yield from too_long(t, (key for key in language.texts if not key.startswith("rules-")))
    yield from too_long_rules(t)
    yield from rule_faults(t, translators.of(FALLBACK), language)
