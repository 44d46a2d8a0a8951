"""One table in memory, and the only place where its concurrency is dealt with.

Laws: every change goes through ``take``, under the table's lock: decide (pure), write in one
transaction, and only then swap the new state in. A decision that refuses changes nothing. When a write
fails or is cancelled its outcome is unknown, so the table is read again before the next decision. No
network call happens under the lock.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.arming import Standing, Timing, armed, is_same_turn
from bot.toasts import Refused, Toast
from engine.actions import Deal, Input
from engine.events import DealScored, Event, SeriesWon
from engine.game import apply, new_series
from engine.seen import DealResult, Seat
from engine.state import State
from storage.rows import Actor, Change, Due, DueKind, InputRow, Note, SavedTable, Seating, Status, TableRow
from storage.store import AlreadyHandled, Conflict, Store

NOTE_LIFETIME = 6  # plays that a note stays on the screen
ATTEMPTS = 2  # at one change, when another process writes to the same table


@dataclass(frozen=True, slots=True)
class Author:
    """Who changes the table, and by which update; ``since`` is when it came, by the loop's clock."""

    actor: Actor
    user_id: int | None = None
    update_id: int | None = None
    since: float | None = None


@dataclass(frozen=True, slots=True)
class Present:
    """The table as a decision finds it. ``players`` says by version which person made each input.

    ``sat`` says who has had which seat of the series while it was in memory here: of two changes of a seat
    at one version the store keeps the second.
    """

    row: TableRow
    state: State
    now: float
    players: tuple[int | None, ...]
    due: tuple[Due, ...] = ()
    sat: frozenset[tuple[int, Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class Step:
    """What a decision wants: the row as it shall be (the table itself counts and times) and an input.

    ``spent`` is the pending work that the decision was about, done with.
    """

    row: TableRow
    input: Input | None = None
    spent: DueKind | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The table right after a step; ``before`` is its row as it was, ``due`` all its pending work if the
    step armed it anew."""

    before: TableRow
    row: TableRow
    state: State
    events: tuple[Event, ...]
    due: tuple[Due, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """What may be told of an input that is in the log now: nothing about cards. Times in seconds."""

    table: int
    version: int  # the one that it made
    seat: Seat | None  # None: a deal
    kind: str
    actor: Actor
    seconds: float  # since it was asked for
    commit_seconds: float  # of these, until it was stored

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        where = f"table={self.table} version={self.version} seat={seat}"
        return f"{where} kind={self.kind} actor={self.actor.value} ms={self.seconds * 1000:.1f}"


Decision = Callable[[Present], Step]
Changed = Callable[[Outcome], None]
Entered = Callable[[Entry], None]


def replay(saved: SavedTable) -> State:
    """The game's state from the log."""
    state = new_series(saved.table.rules, saved.table.first_dealer)
    for line in saved.inputs:
        state, _ = apply(state, line.input)
    return state


class Table:
    """Use ``row``, ``state`` and ``due`` to read; ``take`` to change."""

    def __init__(
        self,
        saved: SavedTable,
        store: Store,
        load: Callable[[int], Awaitable[SavedTable]],
        now: Callable[[], float],
        timing: Callable[[TableRow], Awaitable[Timing]],
        changed: Changed,
        entered: Entered,
    ) -> None:
        self._store = store
        self._load = load
        self._now = now
        self._timing = timing
        self._changed = changed
        self._entered = entered
        self._lock = asyncio.Lock()
        self._is_doubtful = False
        self._sat: frozenset[tuple[int, Seat]] = frozenset()
        self._remember(saved)

    def _remember(self, saved: SavedTable) -> None:
        self.row = saved.table
        self.state = replay(saved)
        self.due = saved.due
        self._players = tuple(line.user_id for line in saved.inputs)
        self._sat |= _seated(self.row)

    async def take(self, decision: Decision, author: Author, version: int | None = None) -> Outcome:
        """Decide, save, show. A ``version`` newer than memory means that another worker was here.

        Raises Refused or IllegalAction (nothing has changed), or NotStored (nothing is promised).
        """
        async with self._lock:
            if version is not None and version > self.row.version:
                self._is_doubtful = True
            outcome = await self._settled(decision, author)
        self._changed(outcome)
        return outcome

    async def refresh(self) -> bool:
        """Read the table again, for one whose chat has moved; gives whether that was news."""
        async with self._lock:
            before = self.row
            await self._reload()
            return self.row != before

    async def _settled(self, decision: Decision, author: Author) -> Outcome:
        """Who finds that somebody else has written decides again, on what they wrote."""
        for _ in range(ATTEMPTS):
            if self._is_doubtful:
                await self._reload()
            with suppress(Conflict):
                return await self._decided(decision, author)
        raise Refused(Toast.OUT_OF_DATE)

    async def _reload(self) -> None:
        saved = await self._load(self.row.id)
        before = self.row
        self._remember(saved)
        self._is_doubtful = False
        if self.row != before:  # stored, and never shown by us
            self._changed(Outcome(before, self.row, self.state, ()))

    async def _decided(self, decision: Decision, author: Author) -> Outcome:
        now = self._now()
        present = Present(self.row, self.state, now, self._players, self.due, self._sat)
        step = decision(present)
        state, events = self._applied(step)
        row = self._counted(step, events, now)
        timing = await self._timing(row)
        before, after = Standing(self.row, self.state, self.due), Standing(row, state, ())
        due = armed(before, after, now, timing, step.spent)
        if not is_same_turn(before, after):
            row = replace(row, turn_seconds=timing.turn)
        inputs = (self._line(step.input, author, now),) if step.input is not None else ()
        saving_at = _loop_time()
        await self._save(Change(
            table=row,
            before=(self.row.version, self.row.revision),
            seats=_changed_seats(self.row.seats, row.seats),
            inputs=inputs,
            due=due,
            result=_result(events),
            update_id=author.update_id,
        ))  # fmt: skip
        outcome = Outcome(self.row, row, state, events, due)
        self.row, self.state, self.due = row, state, due
        self._players += tuple(line.user_id for line in inputs)
        self._sat |= _seated(row)
        if step.input is not None:
            self._tell(step.input, author, saving_at)
        return outcome

    def _tell(self, made: Input, author: Author, saving_at: float) -> None:
        end = _loop_time()
        since = author.since if author.since is not None else saving_at
        seat = None if isinstance(made, Deal) else made.seat
        kind, row = type(made).__name__.lower(), self.row
        self._entered(Entry(row.id, row.version, seat, kind, author.actor, end - since, end - saving_at))

    def _applied(self, step: Step) -> tuple[State, tuple[Event, ...]]:
        is_unplayed = step.row.version == 0
        state = new_series(step.row.rules, step.row.first_dealer) if is_unplayed else self.state
        return apply(state, step.input) if step.input is not None else (state, ())

    def _counted(self, step: Step, events: tuple[Event, ...], now: float) -> TableRow:
        row = step.row
        is_won = any(isinstance(event, SeriesWon) for event in events)
        version = row.version + (step.input is not None)
        return replace(
            row,
            version=version,
            revision=row.revision + (step.input is None),
            acted_at=now if step.input is not None or row.status is Status.LOBBY else row.acted_at,
            status=Status.FINISHED if is_won else row.status,
            notes=_fresh(row.notes, version),
            stop_agreed=() if is_won else row.stop_agreed,
            stop_until=None if is_won else row.stop_until,
        )

    def _line(self, made: Input, author: Author, now: float) -> InputRow:
        return InputRow(self.row.version, made, author.actor, author.user_id, now, author.update_id)

    async def _save(self, change: Change) -> None:
        try:
            await self._store.commit(change)
        except AlreadyHandled as error:
            raise Refused(Toast.ALREADY_PLAYED) from error
        except BaseException:
            self._is_doubtful = True
            raise


def _fresh(notes: tuple[Note, ...], version: int) -> tuple[Note, ...]:
    return tuple(note for note in notes if version - note.version < NOTE_LIFETIME)[-3:]


def _changed_seats(before: tuple[Seating, ...], after: tuple[Seating, ...]) -> tuple[Seating, ...]:
    return tuple(new for old, new in zip(before, after, strict=True) if new != old)


def _seated(row: TableRow) -> frozenset[tuple[int, Seat]]:
    """Who can see which hand; before the first deal there is none."""
    is_dealt = row.version > 0
    return frozenset((one.user_id, one.seat) for one in row.seats if is_dealt and one.user_id is not None)


def _result(events: tuple[Event, ...]) -> DealResult | None:
    return next((event.result for event in events if isinstance(event, DealScored)), None)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
