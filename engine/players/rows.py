"""What compiled functions of the players need of a list; Python's lists and numpy's arrays have it."""

from __future__ import annotations

from typing import Protocol


class Row(Protocol):
    """Whole numbers to read."""

    def __getitem__(self, at: int, /) -> int: ...


class Room(Protocol):
    """Room for whole numbers."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Reals(Protocol):
    """Numbers to read."""

    def __getitem__(self, at: int, /) -> float: ...


class RealRoom(Protocol):
    """Room for numbers."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...
