"""Rows that nothing can be made of: they are passed over and logged, for they must not stop the others."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import aiosqlite

log = logging.getLogger(__name__)

T = TypeVar("T")


def readable(table: str, make: Callable[[aiosqlite.Row], T], rows: Iterable[aiosqlite.Row]) -> Iterator[T]:
    """What the readable rows say. Not for a series: there, one missing row is damage of all."""
    for row in rows:
        try:
            yield make(row)
        except (ValueError, KeyError, TypeError) as error:
            log.error("a row of %s cannot be read and is passed over: %s", table, type(error).__name__)
