"""Texts in the reader's language: Fluent files behind a translator that is passed as an argument.

Laws: an unknown language, a missing text or a broken one never stops the game (English, or the key
itself, is shown and the fault is logged); integers are never grouped; what is put into a text arrives
ready for its place (escaped for HTML, isolated if it is a name).
"""

import logging
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

log = logging.getLogger(__name__)

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"
INTERFACE = "bot.ftl"  # a folder without it holds no language to choose
REMEMBERED = 4096
"""Texts of a language. A screen is made of dozens, most of them as they were at the last play."""


class Translator:
    """One language: ``t("key", name="Anna", count=2)`` gives the text."""

    def __init__(self, language: str, bundle: FluentBundle, fallback: "Translator | None" = None) -> None:
        self.language = language
        self._bundle = bundle
        self._fallback = fallback
        self._remembered = lru_cache(REMEMBERED)(self._text)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The text of ``key``, in English if this language lacks it, else the key itself."""
        text = self._remembered(key, tuple(values.items()))
        if text is not None:
            return text
        log.error("no text for %s in %s", key, self.language)
        return self._fallback(key, **values) if self._fallback is not None else key

    def has(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return self._bundle.has_message(key)

    @property
    def is_right_to_left(self) -> bool:
        """As the language writes its own name."""
        return unicodedata.bidirectional(self("language-name")[0]) in ("R", "AL")

    def _text(self, key: str, values: tuple[tuple[str, str | int], ...]) -> str | None:
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, {name: _ungrouped(one) for name, one in values})
        if errors:
            log.error("text %s in %s: %s", key, self.language, errors)
        return str(text)


class Translators:
    """All languages found in a folder of ``<language>/*.ftl``."""

    def __init__(self, folder: Path) -> None:
        """Reads every file once. Raises FileNotFoundError when English is not there."""
        found = sorted(file.parent.name for file in folder.glob(f"*/{INTERFACE}"))
        if FALLBACK not in found:
            raise FileNotFoundError(f"{folder / FALLBACK / INTERFACE} is missing")
        english = Translator(FALLBACK, _bundle(folder, FALLBACK))
        others = {
            name: Translator(name, _bundle(folder, name), english) for name in found if name != FALLBACK
        }
        self._translators: Mapping[str, Translator] = {FALLBACK: english, **others}
        self._codes = {name.lower(): name for name in self._translators}

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes, English first."""
        return tuple(self._translators)

    @property
    def names(self) -> dict[str, str]:
        """Each language's own name by its code, in the order of the names."""
        names = {code: t("language-name") for code, t in self._translators.items()}
        return dict(sorted(names.items(), key=lambda each: each[1].casefold()))

    def of(self, code: str | None) -> Translator:
        """The translator that suits a language code best; English for an unknown one."""
        return self._translators[self._match(code) or FALLBACK]

    def choose(self, *codes: str | None) -> str:
        """The first of these that we speak ("ru-RU" is "ru", "pt" is "pt-BR"), else English."""
        return next((known for code in codes if (known := self._match(code))), FALLBACK)

    def _match(self, code: str | None) -> str | None:
        if not code:
            return None
        wanted = code.replace("_", "-").lower()
        primary = wanted.split("-")[0]
        regional = (name for code, name in self._codes.items() if code.startswith(f"{primary}-"))
        return self._codes.get(wanted) or self._codes.get(primary) or next(regional, None)


def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))
    return bundle


@cache  # most of what a start takes, and the texts of a process never change
def _parsed(text: str) -> Resource:
    return FluentResource(text)


def _ungrouped(value: str | int) -> object:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
