"""Reading members of JSON objects whose maker is not trusted: the right kind, or BadRecord with the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.errors import BadRecord
from engine.seen import Pair

T = TypeVar("T")

_KINDS = {dict: "an object", list: "a list", str: "a text", int: "a whole number"}


@dataclass(frozen=True, slots=True)
class Place:
    series: str | None = None
    deal: int | None = None
    action: int | None = None

    def fault(self, text: str) -> BadRecord:
        return BadRecord(text, series=self.series, deal=self.deal, action=self.action)


def quoted(found: object) -> str:
    """A short quotation for a fault. What has parts is only named: it may be nested without end."""
    return f"{found!r:.40}" if isinstance(found, str | int | float | None) else _KINDS[type(found)]


def member(given: dict[str, Any], name: str, kind: type[T], at: Place) -> T:
    """given[name], of exactly this kind: true is no number, null is no list."""
    if name not in given:
        raise at.fault(f"{name} is missing")
    found = given[name]
    if type(found) is not kind:
        raise at.fault(f"{name}: {_KINDS[kind]} is due")
    return found


def choice(given: dict[str, Any], name: str, allowed: Sequence[T], at: Place) -> T:
    """given[name] if it is one of those allowed, in kind as well as in value."""
    if name not in given:
        raise at.fault(f"{name} is missing")
    found = given[name]
    for each in allowed:
        if type(each) is type(found) and each == found:
            return each
    raise at.fault(f"{name}: {quoted(found)} is not allowed")


def whole(given: dict[str, Any], name: str, at: Place) -> int:
    """A count: a whole number, not negative."""
    found = member(given, name, int, at)
    if found < 0:
        raise at.fault(f"{name}: a count is due")
    return found


def pair(given: dict[str, Any], name: str, at: Place) -> Pair:
    """Two counts, by partnership."""
    found = member(given, name, list, at)
    if len(found) != 2 or any(type(each) is not int or each < 0 for each in found):
        raise at.fault(f"{name}: two counts are due")
    return found[0], found[1]


def pair_or_none(given: dict[str, Any], name: str, at: Place) -> Pair | None:
    return None if given.get(name) is None else pair(given, name, at)
