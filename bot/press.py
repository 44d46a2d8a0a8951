"""What all presses of buttons have in common; the kinds are in bot/callbacks.py and bot/asides.py."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Press:
    """Anything a button can say."""


@dataclass(frozen=True, slots=True)
class TablePress(Press):
    """Of a table's lobby, table or hand message; ``posting`` is the number of that message."""

    table: int
    posting: int


@dataclass(frozen=True, slots=True)
class SeatPress(TablePress):
    """Of a table's message, for one seat, 0 to 3."""

    seat: int

    def __post_init__(self) -> None:
        if not 0 <= self.seat <= 3:
            raise ValueError(f"no seat {self.seat}")
