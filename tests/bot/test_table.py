"""One table: decide, save, show, in this order and one at a time."""

from dataclasses import replace

import pytest

from bot import plays, seats
from bot.table import NOTE_LIFETIME, Author, Present, Step
from bot.toasts import Stale
from engine.errors import IllegalAction, Reason
from storage.rows import Actor, DueKind, NoteKind, Status
from tests.bot.parlour import ANNA, BORIS, DANA, NOBODY, Parlour, due_of, first_play, seed

BY_ANNA = Author(Actor.USER, ANNA)


async def test_version_and_revision(parlour: Parlour) -> None:
    """The version counts inputs, the revision all other changes."""
    table = await parlour.series()
    version, revision = table.row.version, table.row.revision
    await parlour.play(table)
    assert (table.row.version, table.row.revision) == (version + 1, revision)
    await table.take(seats.leave(BORIS), NOBODY)
    assert (table.row.version, table.row.revision) == (version + 1, revision + 1)


async def test_stale_version(parlour: Parlour) -> None:
    """A play by a button of an older version is refused, and nothing has changed."""
    table = await parlour.series()
    action, version = first_play(table), table.row.version
    await parlour.play(table)
    row, state, shown = table.row, table.state, len(parlour.outcomes)
    with pytest.raises(Stale):
        await table.take(plays.play(ANNA, action, version), BY_ANNA, version)
    assert (table.row, table.state, len(parlour.outcomes)) == (row, state, shown)


async def test_illegal_play(parlour: Parlour) -> None:
    """What the rules refuse changes nothing."""
    table = await parlour.series()
    row, state = table.row, table.state
    not_hers = replace(first_play(table), seat=1)
    with pytest.raises(IllegalAction) as refusal:
        await table.take(plays.play(BORIS, not_hers, row.version), Author(Actor.USER, BORIS))
    assert refusal.value.reason is Reason.NOT_YOUR_TURN
    assert (table.row, table.state) == (row, state)


async def test_goats_end_the_table(parlour: Parlour) -> None:
    """The series' last play finishes the table; nothing is pending any more."""
    table = await parlour.series()
    await table.take(seats.ask_to_stop(ANNA, 300), NOBODY)
    await parlour.play_series(table)
    assert table.row.status is Status.FINISHED
    assert table.due == ()
    assert (table.row.stop_agreed, table.row.stop_until) == ((), None)
    assert await parlour.store.next_due() is None


async def test_notes(parlour: Parlour) -> None:
    """The three newest notes stay for a few plays."""
    table = await parlour.series()
    for user_id in (BORIS, DANA):
        await table.take(seats.lose(user_id, NoteKind.GONE), NOBODY)
        await table.take(seats.come_back(user_id), NOBODY)
    kinds = [(note.kind, note.name) for note in table.row.notes]
    assert kinds == [(NoteKind.BACK, "Boris"), (NoteKind.GONE, "Dana"), (NoteKind.BACK, "Dana")]
    for _ in range(NOTE_LIFETIME):
        assert table.row.notes
        await parlour.play(table)
    assert table.row.notes == ()


async def test_acted_at(parlour: Parlour) -> None:
    """A series' age counts from its last play, a lobby's from its last change."""
    table = await parlour.series()
    dealt_at = parlour.clock.at
    parlour.clock.at += 10
    await table.take(seats.leave(BORIS), NOBODY)
    assert table.row.acted_at == dealt_at
    await parlour.play(table)
    assert table.row.acted_at == dealt_at + 10


async def test_turn_time_of_the_next_turn(parlour: Parlour) -> None:
    """A new turn time holds from the next turn on; the clock and the words about it agree."""
    table = await parlour.series()
    await parlour.choose(turn_seconds=30.0)
    await table.take(seats.leave(DANA), NOBODY)
    assert table.row.turn_seconds == 90.0
    await parlour.play(table)
    assert table.row.turn_seconds == 30.0
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 30


async def test_turn_time_of_a_turn_begun_anew(parlour: Parlour) -> None:
    """A turn that begins anew, for somebody back or a group that hears again, has the turn time of now."""
    table = await parlour.series()
    await table.take(seats.lose(ANNA, NoteKind.GONE), NOBODY)
    await parlour.choose(turn_seconds=30.0)
    await table.take(seats.come_back(ANNA), NOBODY)
    assert table.row.turn_seconds == 30.0
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 30
    await table.take(seats.silence(True), NOBODY)
    await parlour.choose(turn_seconds=60.0)
    await table.take(seats.silence(False), NOBODY)
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 60
    assert table.row.turn_seconds == 60.0


async def test_decision_sees_the_present(parlour: Parlour) -> None:
    """A decision is given the row, the state, the time, the pending work and who made each input."""
    table = await parlour.series()
    await table.take(plays.play(ANNA, first_play(table), table.row.version), BY_ANNA)
    seen: list[Present] = []

    def look(present: Present) -> Step:
        seen.append(present)
        return Step(present.row)

    before = table.due
    await table.take(look, NOBODY)
    assert seen[0].now == parlour.clock.at
    assert seen[0].players == (None, ANNA)
    assert seen[0].due == before


def test_seeds_differ() -> None:
    """The seeds of these tests are not one and the same."""
    assert len({seed(number) for number in range(100)}) == 100
