"""Open tables for a measurement: series that were played for a while, in groups where nobody is awake."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from engine.actions import Deal, Input
from engine.game import apply, legal_actions, new_series
from engine.players import Stream, stream
from engine.rules import Rules
from storage.rows import (
    Actor,
    Audience,
    Change,
    Due,
    DueKind,
    InputRow,
    Occupancy,
    Place,
    Posting,
    Seating,
    Status,
    TableRow,
)
from storage.store import Store

NAMES = ("Anna", "Boris", "Clara", "Dan")
PLAYS = 40  # about a deal and a half
LOGS = 40  # different ones
FIRST_PERSON = 10**9
IN_A_WHILE = 1e6  # seconds until anything is due at such a table


async def open_tables(store: Store, count: int, now: float) -> list[int]:
    """So many more; gives their ids. Their screens count as shown."""
    chance = stream("bench")
    logs = [tuple(islice(_inputs(chance), PLAYS)) for _ in range(min(LOGS, count))]
    rows = [await _opened(store, number, logs[number % LOGS], now) for number in range(count)]
    await store.save_postings(
        [Posting(place, 1, 7, "", (row.version, 0)) for row in rows for place in _places(row)]
    )
    return [row.id for row in rows]


def _inputs(chance: Stream) -> Iterator[Input]:
    state = new_series(Rules(24), 0)
    while state.winner is None:
        made: Input = Deal(chance.randbytes(32))
        if state.turn is not None:
            made = chance.choice(legal_actions(state, state.turn))
        yield made
        state, _ = apply(state, made)


async def _opened(store: Store, number: int, log: tuple[Input, ...], now: float) -> TableRow:
    first = FIRST_PERSON + 4 * number
    people = tuple(Seating(seat, Occupancy.PERSON, first + seat, name) for seat, name in enumerate(NAMES))
    row = TableRow(
        0, f"bench{number}", -FIRST_PERSON - number, None, False, Status.PLAYING, first, NAMES[0], "en",
        Rules(24), 0, now, now, seats=people,
    )  # fmt: skip
    row = await store.open_table(row, (), None)
    lines = tuple(InputRow(seq, made, Actor.USER, first, now) for seq, made in enumerate(log))
    due = Due(row.id, DueKind.CLOSE, now + IN_A_WHILE, len(lines))
    after = replace(row, version=len(lines))
    await store.commit(Change(after, (row.version, row.revision), (), lines, (due,)))
    return after


def _places(row: TableRow) -> list[Place]:
    hands = [Place(row.id, Audience.HAND, one.user_id) for one in row.people if one.user_id is not None]
    return [Place(row.id, Audience.GROUP, row.chat_id), *hands]
