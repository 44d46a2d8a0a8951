"""What is kept of a group's life beside its tables, as frozen rows. Times in seconds since the epoch."""

from dataclasses import dataclass
from enum import StrEnum

from storage.rows import TableRow


class Deed(StrEnum):
    """What somebody did to a group's tables or choices; the locale key is log-<value>."""

    SETTING = "setting"  # its name, the choice before, the choice now
    LANGUAGE = "language"  # its code
    STOPPED = "stopped"  # a series
    LOBBY_CLOSED = "lobby-closed"
    COMPUTER_REMOVED = "computer-removed"  # from a lobby
    BLOCKED = "blocked"  # whom: name and id
    UNBLOCKED = "unblocked"  # whom: name and id


OF_PEOPLE = (Deed.BLOCKED, Deed.UNBLOCKED)
"""Deeds whose detail is somebody's name and id."""


@dataclass(frozen=True, slots=True)
class Doing:
    """One line of a group's log. ``detail`` says what Deed tells of its kind; it may be empty."""

    chat_id: int
    at: float
    actor_id: int
    actor_name: str
    deed: Deed
    detail: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody who may have no seat at a group's tables."""

    chat_id: int
    user_id: int
    name: str
    by_id: int
    at: float


@dataclass(frozen=True, slots=True)
class PastSeries:
    """A series that has goats: its table as it ended, the defeat points of both sides, deals of 60:60."""

    table: TableRow
    score: tuple[int, int]
    eggs: int

    @property
    def ended_at(self) -> float:
        return self.table.acted_at

    @property
    def goats(self) -> int:
        """The side that reached the target."""
        return 0 if self.score[0] >= self.table.rules.target else 1
