"""The facts of a finished series, from its log and its seatings alone.

Laws:
- A deal is of those who were present at its last play. Whose seat a computer player kept then has no part in
  it: the computer player has. One turn that was played for somebody late changes nothing: they had the seat.
- A series is of those who own the seats at its last play: who lets a computer player keep the seat warm is a
  goat as well; who gave the seat up is not, and who sat in for somebody takes the score over.
- An entry with four of a suit is of the one who made it, by the log.
- All computer players are one player. A person without an id (in a series from elsewhere) is nobody.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import Claim
from engine.game import apply, new_series
from engine.seen import SEATS, DealResult, Partnership
from storage.rows import Actor, InputRow, Occupancy, SavedTable, Seating
from storage.standing_rows import COMPUTER

Player: TypeAlias = int | None  # a person's id, COMPUTER, or None for nobody
Four: TypeAlias = tuple[Player, Player, Player, Player]


@dataclass(frozen=True, slots=True)
class DealFacts:
    """One deal: points, tricks and defeat points stand in its result."""

    players: Four
    result: DealResult

    @property
    def winner(self) -> Partnership | None:
        """None after eggs."""
        if self.result.is_eggs:
            return None
        return 1 if self.result.defeat[0] else 0

    @property
    def is_sweep(self) -> bool:
        """Whether the losers took no trick."""
        return 0 in self.result.tricks


@dataclass(frozen=True, slots=True)
class SeriesFacts:
    """A series that has goats. ``entries``: who made each of them."""

    table_id: int
    owners: Four
    deals: tuple[DealFacts, ...]
    entries: tuple[Player, ...]
    winner: Partnership
    revision: int | None = None  # of the table

    @property
    def has_eggs(self) -> bool:
        """The goats are goats with eggs."""
        return any(deal.result.is_eggs for deal in self.deals)


def facts(saved: SavedTable, seatings: Sequence[Seating]) -> SeriesFacts:
    """Raises EngineError if the log is no game, ValueError if it does not lead to goats."""
    state = new_series(saved.table.rules, saved.table.first_dealer)
    deals: list[DealFacts] = []
    for line in saved.inputs:
        state, _ = apply(state, line.input)
        if len(state.results) > len(deals):
            deals.append(DealFacts(_four(seatings, line.seq, _present), state.results[-1]))
    if state.winner is None:
        raise ValueError(f"table {saved.table.id} has no goats")
    return SeriesFacts(
        table_id=saved.table.id,
        owners=_four(seatings, saved.inputs[-1].seq, _owner),
        deals=tuple(deals),
        entries=tuple(_maker(line) for line in saved.inputs if isinstance(line.input, Claim)),
        winner=state.winner,
        revision=saved.table.revision,
    )


def _four(seatings: Sequence[Seating], seq: int, who: Callable[[Seating], Player]) -> Four:
    """By seat, as it was when that input was made."""
    then = {one.seat: one for one in seatings if one.from_version <= seq}  # in order: the last one counts
    a, b, c, d = (who(then[seat]) for seat in SEATS)
    return a, b, c, d


def _present(seating: Seating) -> Player:
    return seating.user_id if seating.occupancy is Occupancy.PERSON else COMPUTER


def _owner(seating: Seating) -> Player:
    return seating.user_id if seating.is_substituted else _present(seating)


def _maker(line: InputRow) -> Player:
    return line.user_id if line.actor is Actor.USER else COMPUTER
