"""What the store tells of series whose deals can be told."""

from dataclasses import dataclass

from engine.seen import Pair


@dataclass(frozen=True, slots=True)
class ToldSeries:
    """A series with at least one deal that is over; score: defeat points by partnership."""

    table_id: int
    chat_id: int
    deals: int
    score: Pair
