"""The story of deals that are over, told from a record, with every card face up.

Law: only finished deals are told. A record of ours holds no other, and of a foreign one the last deal is
left out while it is unfinished.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, points_of
from engine.record import Record, replay
from engine.scoring import card_points
from engine.seen import SEATS, DealResult, Hands, Pair, Seat, Trick
from engine.state import State, Table


@dataclass(frozen=True, slots=True)
class TrickTold:
    """A finished trick, discards face up. points: of its cards; totals: card points by partnership so far;
    drawn: by seat, from the stock afterwards; stock: cards left in it then."""

    trick: Trick
    taker: Seat
    points: int
    totals: Pair
    drawn: Hands
    stock: int


@dataclass(frozen=True, slots=True)
class DealTold:
    """A finished deal. hands: as they were dealt, by seat."""

    shown: Card
    leader: Seat
    hands: Hands
    tricks: tuple[TrickTold, ...]
    result: DealResult


def stories(record: Record) -> tuple[DealTold, ...]:
    """Each deal that is over, in order; raises BadRecord at what can't be dealt or played."""
    told: list[DealTold] = []
    openings: list[Table] = []  # of the deal's tricks
    for state in replay(record):
        table = state.table
        if table is None:
            continue
        if table.trick is None:
            told.append(_told(state, openings, table))
            openings = []
        elif not table.trick.plays:
            openings.append(table)
    return tuple(told)


def _told(state: State, openings: Sequence[Table], end: Table) -> DealTold:
    first = openings[0]
    tricks = tuple(map(_trick, openings, (*openings[1:], end)))
    return DealTold(first.shown, end.history[0].opener, first.hands, tricks, state.results[-1])


def _trick(before: Table, after: Table) -> TrickTold:
    trick = after.history[-1]
    taker = trick.holder
    assert taker is not None, "a finished trick has a lead"
    drawn = tuple([tuple([one for one in after.hands[s] if one not in before.hands[s]]) for s in SEATS])
    points = sum(points_of(play.cards or ()) for play in trick.plays)
    return TrickTold(trick, taker, points, card_points(after.history), drawn, len(after.stock))
