"""Small values inside a row, as JSON text. Only fields are written; what is missing has its default."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import STRENGTHS, ChatSettings, Note, NoteKind


def rules_text(rules: Rules) -> str:
    return _text(asdict(rules))


def read_rules(text: str) -> Rules:
    return _rules(json.loads(text))


def settings_text(settings: ChatSettings) -> str:
    return _text(asdict(settings))


def read_settings(text: str) -> ChatSettings:
    """Raises ValueError, TypeError, KeyError, also for choices that nobody could make."""
    fields = json.loads(text)
    settings = ChatSettings(**{**fields, "rules": _rules(fields.get("rules", {}))})
    is_chosen = settings.strength in STRENGTHS and isinstance(settings.hints, bool)
    if not is_chosen or not (settings.turn_seconds or 0) >= 0:
        raise ValueError(fields)
    return settings


def notes_text(notes: tuple[Note, ...]) -> str:
    return _text(
        [{name: value for name, value in asdict(note).items() if value is not None} for note in notes]
    )


def read_notes(text: str) -> tuple[Note, ...]:
    return tuple(Note(**{**fields, "kind": NoteKind(fields["kind"])}) for fields in json.loads(text))


def numbers_text(numbers: tuple[int, ...]) -> str:
    return _text(numbers)


def read_numbers(text: str) -> tuple[int, ...]:
    return tuple(json.loads(text))


def _rules(fields: Mapping[str, Any]) -> Rules:
    kinds: dict[str, Callable[[Any], Any]] = {"eggs": EggsRule, "claims": ClaimsRule}
    return Rules(**{name: kinds.get(name, int)(value) for name, value in fields.items()})


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
