"""Series that are really played, by chance, into a store."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.actions import Deal, Input
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules
from engine.seen import Phase
from engine.state import State
from storage.rows import Actor, Change, Due, DueKind, InputRow, SavedTable, TableRow
from storage.store import Store
from tests.storage.rows import ROW


def row_of(thread_id: int) -> TableRow:
    """A table of the sample group's topic, its rules those that people play."""
    return replace(ROW, code=f"s{thread_id}", thread_id=thread_id, rules=Rules(24))


def inputs(chance: Random, start: State) -> Iterator[Input]:
    """Legal ones, until the series is won."""
    state = start
    while state.phase is not Phase.WON:
        made: Input = Deal(chance.randbytes(32))
        if state.turn is not None:
            made = chance.choice(legal_actions(state, state.turn))
        yield made
        state, _ = apply(state, made)


def next_change(row: TableRow, made: Input) -> Change:
    """One input, a second after the one before, with the turn's clock."""
    at = row.acted_at + 1.25
    line = InputRow(row.version, made, Actor.USER, 11, at, row.id * 100_000 + row.version)
    after = replace(row, version=row.version + 1, acted_at=at)
    due = Due(row.id, DueKind.TURN, at + 90.5, after.version)
    return Change(after, (row.version, row.revision), (), (line,), (due,), update_id=line.update_id)


async def play(store: Store, thread_id: int, count: int, chance: Random) -> TableRow:
    """Open a table and bring in so many inputs (fewer if the series ends)."""
    row = await store.open_table(row_of(thread_id), (), None)
    made = inputs(chance, new_series(row.rules, row.first_dealer))
    for _, each in zip(range(count), made, strict=False):
        change = next_change(row, each)
        await store.commit(change)
        row = change.table
    return row


def is_legal(saved: SavedTable) -> bool:
    """Whether the log can be replayed; raises IllegalAction if not."""
    state = new_series(saved.table.rules, saved.table.first_dealer)
    for line in saved.inputs:
        state, _ = apply(state, line.input)
    return len(saved.inputs) == saved.table.version
