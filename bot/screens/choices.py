"""What a chat may choose, and the words that stand for a choice in a button or a link."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import product

from engine.rules import TARGETS, ClaimsRule, EggsRule, Rules
from storage.rows import STRENGTHS, ChatSettings


class Setting(StrEnum):
    """A chat's setting; the locale keys are setting-<value> and setting-<value>-hint."""

    TURN = "turn"  # seconds; holds from the next turn on
    TARGET = "target"  # defeat points; this and the next two from the next series on
    EGGS = "eggs"
    CLAIMS = "claims"
    STRENGTH = "strength"
    PACE = "pace"
    HINTS = "hints"

    @property
    def is_of_rules(self) -> bool:
        """Whether it changes with the next series only."""
        return self in (Setting.TARGET, Setting.EGGS, Setting.CLAIMS)


TURN_SECONDS = (0, 30, 60, 90, 120, 300, 900, 3600, 8 * 3600, 24 * 3600)  # 0: no clock

CHOICES: Mapping[Setting, tuple[str, ...]] = {
    Setting.TURN: tuple(map(str, TURN_SECONDS)),
    Setting.TARGET: tuple(map(str, TARGETS)),
    Setting.EGGS: tuple(rule.value for rule in EggsRule),
    Setting.CLAIMS: tuple(rule.value for rule in ClaimsRule),
    Setting.STRENGTH: STRENGTHS,
    Setting.PACE: ("slow", "normal", "fast"),
    Setting.HINTS: ("off", "on"),
}

RULES: Mapping[str, Rules] = {
    f"{target}-{eggs.value}-{claims.value}": Rules(target, eggs, claims)
    for target, eggs, claims in product(TARGETS, EggsRule, ClaimsRule)
}
WORDS: Mapping[Rules, str] = {rules: word for word, rules in RULES.items()}


def chosen(settings: ChatSettings, setting: Setting, default_turn: float) -> str:
    """The word of the present choice; a default turn time need not be among the choices."""
    match setting:
        case Setting.TURN:
            seconds = settings.turn_seconds
            return f"{default_turn if seconds is None else seconds:g}"
        case Setting.TARGET:
            return str(settings.rules.target)
        case Setting.EGGS:
            return settings.rules.eggs.value
        case Setting.CLAIMS:
            return settings.rules.claims.value
        case Setting.STRENGTH:
            return settings.strength
        case Setting.PACE:
            return settings.pace
        case Setting.HINTS:
            return "on" if settings.hints else "off"


def changed(settings: ChatSettings, setting: Setting, value: str) -> ChatSettings:
    """The settings with another choice. Raises ValueError for a word that is none."""
    if value not in CHOICES[setting]:
        raise ValueError(f"no choice of {setting.value}: {value!r}")
    rules = settings.rules
    match setting:
        case Setting.TURN:
            return replace(settings, turn_seconds=float(value))
        case Setting.TARGET:
            return replace(settings, rules=replace(rules, target=int(value)))
        case Setting.EGGS:
            return replace(settings, rules=replace(rules, eggs=EggsRule(value)))
        case Setting.CLAIMS:
            return replace(settings, rules=replace(rules, claims=ClaimsRule(value)))
        case Setting.STRENGTH:
            return replace(settings, strength=value)
        case Setting.PACE:
            return replace(settings, pace=value)
        case Setting.HINTS:
            return replace(settings, hints=value == "on")
