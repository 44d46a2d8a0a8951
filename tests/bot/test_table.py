"""One table: decide, save, show, in this order and one at a time."""

import asyncio
from dataclasses import replace

import pytest

from bot import plays, seats
from bot.club import table_place
from bot.table import NOTE_LIFETIME, Author, Present, Step, Table
from bot.toasts import Refused, Stale, Toast
from engine.errors import IllegalAction, Reason
from storage.memory import MemoryStore
from storage.rows import Actor, Change, DueKind, NoteKind, SavedTable, Status
from storage.sqlite import SqliteStore
from storage.store import Conflict, NotStored
from tests.bot.parlour import ANNA, BORIS, DANA, NOBODY, Parlour, due_of, first_play, seed

BY_ANNA = Author(Actor.USER, ANNA)


class BrittleStore(MemoryStore):
    """A store whose next commits fail as told, and which counts how often a table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.before: list[BaseException] = []  # raised instead of writing
        self.after: list[BaseException] = []  # raised although it is written
        self.reads = 0

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(0)  # as with a file, others run meanwhile
        if self.before:
            raise self.before.pop(0)
        await super().commit(change)
        if self.after:
            raise self.after.pop(0)

    async def table(self, table_id: int) -> SavedTable | None:
        self.reads += 1
        return await super().table(table_id)


@pytest.fixture
def store() -> BrittleStore:
    return BrittleStore()


@pytest.fixture
def parlour(store: BrittleStore) -> Parlour:
    return Parlour(store)


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


async def test_race(parlour: Parlour) -> None:
    """Of two plays of one version made at once one counts."""
    table = await parlour.series()
    version = table.row.version
    decision = plays.play(ANNA, first_play(table), version)
    results = await asyncio.gather(
        *(table.take(decision, BY_ANNA, version) for _ in range(3)), return_exceptions=True
    )
    assert [type(one).__name__ for one in results] == ["Outcome", "Stale", "Stale"]
    assert table.row.version == version + 1


async def test_save_then_show(parlour: Parlour, store: BrittleStore) -> None:
    """What is shown is in the store by then."""
    stored: list[bool] = []

    async def look(table: Table) -> None:
        saved = await store.table(table.row.id)
        assert saved is not None
        stored.append(saved.table == table.row and saved.due == tuple(sorted(table.due, key=_by_time)))

    table = await parlour.series()
    shown = len(parlour.outcomes)
    await parlour.play(table)
    assert [outcome.row for outcome in parlour.outcomes[shown:]] == [table.row]
    await look(table)
    assert stored == [True]


def _by_time(due: object) -> tuple[float, str]:
    return due.due_at, due.kind  # type: ignore[attr-defined]


@pytest.mark.parametrize("failure", [NotStored("disk full"), asyncio.CancelledError()])
async def test_failed_write(parlour: Parlour, store: BrittleStore, failure: BaseException) -> None:
    """A write that fails or is cancelled promises nothing: memory is as before, and read again before use."""
    table = await parlour.series()
    row, state, shown, reads = table.row, table.state, len(parlour.outcomes), store.reads
    store.before = [failure]
    with pytest.raises(type(failure)):
        await parlour.play(table)
    assert (table.row, table.state, len(parlour.outcomes)) == (row, state, shown)
    await parlour.play(table)
    assert store.reads == reads + 1
    assert table.row.version == row.version + 1


@pytest.mark.parametrize("failure", [NotStored("unknown"), asyncio.CancelledError()])
async def test_written_after_all(parlour: Parlour, store: BrittleStore, failure: BaseException) -> None:
    """A write that was made although it failed counts once, and is shown when that is found out."""
    table = await parlour.series()
    action, version = first_play(table), table.row.version
    store.after = [failure]
    with pytest.raises(type(failure)):
        await parlour.play(table)
    shown = len(parlour.outcomes)
    with pytest.raises(Stale) as refusal:
        await table.take(plays.play(ANNA, action, version), BY_ANNA)
    assert refusal.value.toast is Toast.ALREADY_PLAYED
    assert table.row.version == version + 1
    assert [outcome.row for outcome in parlour.outcomes[shown:]] == [table.row]


async def test_cancelled_while_waiting_for_the_lock(parlour: Parlour) -> None:
    """Who is cancelled before the turn at the table has come changes nothing, and holds nobody up."""
    table = await parlour.series()
    version = table.row.version
    first = asyncio.create_task(parlour.play(table))
    second = asyncio.create_task(table.take(seats.leave(BORIS), NOBODY))
    await asyncio.sleep(0)
    second.cancel()
    await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert table.row.version == version + 1
    assert table.row.seat_of(BORIS) is not None
    await table.take(seats.leave(DANA), NOBODY)


async def test_newer_version(parlour: Parlour) -> None:
    """A button newer than memory means that another worker was here: the table is read again."""
    table = await parlour.series()
    other = parlour.again()
    elsewhere = await other.club.tables.get(table.row.id)
    await other.play(elsewhere)
    version = elsewhere.row.version
    assert table.row.version == version - 1
    await table.take(plays.play(BORIS, first_play(elsewhere), version), NOBODY, version)
    assert table.row.version == version + 1


async def test_conflict(parlour: Parlour) -> None:
    """When somebody else wrote meanwhile, the decision is made anew on what they wrote."""
    table = await parlour.series()
    other = parlour.again()
    elsewhere = await other.club.tables.get(table.row.id)
    await elsewhere.take(seats.leave(DANA), NOBODY)
    await parlour.play(table)
    assert table.row.seat_of(DANA) is None
    assert table.row.version == elsewhere.row.version + 1


async def test_conflict_again(parlour: Parlour, store: BrittleStore) -> None:
    """Who is overtaken twice is told that the button is out of date."""
    table = await parlour.series()
    version = table.row.version
    store.before = [Conflict("once"), Conflict("twice")]
    with pytest.raises(Refused) as refusal:
        await parlour.play(table)
    assert refusal.value.toast is Toast.OUT_OF_DATE
    await parlour.play(table)
    assert table.row.version == version + 1


async def test_repeated_update(parlour: Parlour) -> None:
    """An update that was committed before is told so, and neither changes nor shows anything."""
    table = await parlour.series()
    await table.take(seats.leave(BORIS), Author(Actor.USER, BORIS, 7))
    row, shown = table.row, len(parlour.outcomes)
    with pytest.raises(Refused) as refusal:
        await table.take(seats.leave(DANA), Author(Actor.USER, DANA, 7))
    assert refusal.value.toast is Toast.ALREADY_PLAYED
    assert (table.row, len(parlour.outcomes)) == (row, shown)


async def test_result_with_the_last_play(parlour: Parlour, store: BrittleStore) -> None:
    """A deal's result is written with its last play: both or neither."""
    table = await parlour.series()
    while len(table.state.results) == 0:
        before = table.row.version
        store.before = [NotStored("disk full")]
        with pytest.raises(NotStored):
            await parlour.play(table)
        assert await store.results(table.row.id) == ()
        await parlour.play(table)
        assert table.row.version == before + 1
    assert await store.results(table.row.id) == table.state.results


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


async def test_restart_between_commit_and_display(filed_parlour: Parlour) -> None:
    """After a restart the same hands, trick, turn and deadlines are shown, whatever was shown before."""
    table = await filed_parlour.series()
    for _ in range(5):
        await filed_parlour.play(table)
    after = filed_parlour.again()
    again = await after.club.tables.get(table.row.id)
    assert again is not table
    assert (again.row, again.state) == (table.row, table.state)
    assert set(again.due) == set(table.due)
    place = table_place(table.row)
    assert await after.screen(place) == await filed_parlour.screen(place)


async def test_every_step_survives(filed_parlour: Parlour) -> None:
    """At every version of a deal what the file says is what memory says."""
    assert isinstance(filed_parlour.store, SqliteStore)
    table = await filed_parlour.series()
    while table.state.turn is not None:
        await filed_parlour.play(table)
        again = await filed_parlour.again().club.tables.get(table.row.id)
        assert (again.row, again.state, set(again.due)) == (table.row, table.state, set(table.due))


async def test_refresh(parlour: Parlour) -> None:
    """A table whose chat has moved is read anew."""
    table = await parlour.series()
    await parlour.store.migrate_chat(table.row.chat_id, -100777)
    await table.refresh()
    assert table.row.chat_id == -100777


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
