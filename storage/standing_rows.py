"""What is counted of finished series, as frozen rows: derived from the logs, never a second truth.

Laws: everything is counted within a scope, which is one chat or ALL_GROUPS. A series in a group counts in
both, one that somebody plays alone in its private chat only. All computer players are one player, COMPUTER.
"""

from dataclasses import dataclass

ALL_GROUPS = 0  # no chat of Telegram has this id
COMPUTER = 0  # nor has a person


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's figures in a scope. A series that is not won made goats."""

    chat_id: int
    player_id: int
    mu: float
    sigma: float
    series: int = 0
    series_won: int = 0
    goats_with_eggs: int = 0
    deals: int = 0
    deals_won: int = 0
    sweeps_given: int = 0  # deals in which the other side took no trick
    sweeps_taken: int = 0
    entries: int = 0  # out of turn, with four of a suit
    streak: int = 0  # series won in a row, up to now
    longest_streak: int = 0

    @property
    def goats(self) -> int:
        return self.series - self.series_won


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players as partners, the one with the smaller id first."""

    chat_id: int
    first_id: int
    second_id: int
    series: int = 0
    series_won: int = 0
    deals: int = 0
    deals_won: int = 0

    def partner_of(self, player_id: int) -> int:
        return self.second_id if player_id == self.first_id else self.first_id


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A player's rating after a series, which ended at that time."""

    table_id: int
    at: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Counted:
    """What one series makes of a scope: the new rows of all whom it concerns."""

    chat_id: int
    table_id: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    revision: int | None = None  # of the table it was made from; None: whatever it is
