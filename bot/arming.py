"""Which work is pending at a table, and when it is due: a pure function of what the table is now.

A change without a play keeps the clock of the turn that runs; a play arms everything anew. A turn has one
nudge, a very slow one two, of which one at a time is pending. A table without a person, or one whose chat the
bot may not write to, waits: it has no clock.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import Claim
from engine.game import legal_actions
from engine.seen import Kind, Phase
from engine.state import State
from storage.rows import Due, DueKind, Occupancy, Seating, Status, TableRow

SLOW = 15 * 60.0  # a turn of this many seconds or more is nudged at half-time
VERY_SLOW = 4 * 3600.0  # and one of this many also
LAST_CALL = 3600.0  # so many before its end


@dataclass(frozen=True, slots=True)
class Timing:
    """Durations in seconds; ``turn`` 0 means no clock."""

    turn: float
    nudge: float
    computer: float
    computer_after_trick: float
    next_deal: float
    lobby: float
    warn: float
    close: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A table at one moment, with its pending work."""

    row: TableRow
    state: State
    due: tuple[Due, ...]


_OF_A_TURN = (DueKind.TURN, DueKind.NUDGE)
_OF_A_VERSION = (DueKind.COMPUTER, DueKind.NEXT_DEAL, DueKind.WARN, DueKind.CLOSE)


def is_waiting_for_people(row: TableRow) -> bool:
    """Whether play rests until a person (or the right to write) comes back."""
    return row.is_silenced or not row.people


def on_turn(row: TableRow, state: State) -> Seating | None:
    """The seating of the seat on turn."""
    return row.seats[state.turn] if state.turn is not None else None


def armed(
    before: Standing, after: Standing, now: float, timing: Timing, spent: DueKind | None = None
) -> tuple[Due, ...]:
    """All pending work of a table after a change; kept as it was where the change does not touch it.

    ``spent`` is the work that has just been done; it is not armed again in the same turn.
    """
    row = after.row
    kept = {due.kind: due for due in before.due if due.version == row.version and due.kind is not spent}
    is_same_version, is_kept_turn = before.row.version == row.version, is_same_turn(before, after)
    dues: list[Due] = []
    for kind, due_at in _wanted(row, after.state, now, timing):
        is_done = kind is spent or (kind is DueKind.WARN and kind not in kept)
        if is_done and is_same_version:
            continue
        if kind in _OF_A_TURN and is_kept_turn:
            continue
        if kind in _OF_A_VERSION and kind in kept:
            due_at = kept[kind].due_at
        dues.append(Due(row.id, kind, due_at, row.version))
    if is_kept_turn:
        dues += [kept[kind] for kind in _OF_A_TURN if kind in kept]
        if spent is DueKind.NUDGE and DueKind.TURN in kept:
            dues += _last_call(row, kept[DueKind.TURN].due_at, now)
    return tuple(_idle_after_the_turn(dues, timing))


def is_same_turn(before: Standing, after: Standing) -> bool:
    """Whether the turn (or pause) that ran before the change runs on, with its clock."""
    return _turn_key(before) == _turn_key(after)


def _turn_key(standing: Standing) -> tuple[object, ...]:
    """What a running turn clock depends on."""
    row, state = standing.row, standing.state
    seating = on_turn(row, state)
    person = (seating.occupancy, seating.user_id) if seating else None
    return (row.status, row.version, person, is_waiting_for_people(row))


def _wanted(row: TableRow, state: State, now: float, timing: Timing) -> Iterator[tuple[DueKind, float]]:
    match row.status:
        case Status.LOBBY:
            yield DueKind.LOBBY, row.acted_at + timing.lobby
            holds = [seating.held_until for seating in row.seats if seating.held_until is not None]
            if holds:
                yield DueKind.HOLD, min(holds)
        case Status.PLAYING:
            yield from _idle(row, timing)
            if row.stop_until is not None:
                yield DueKind.STOP, row.stop_until
            if not is_waiting_for_people(row):
                yield from _play(row, state, now, timing)
        case Status.FINISHED | Status.CLOSED:
            pass


def _idle(row: TableRow, timing: Timing) -> Iterator[tuple[DueKind, float]]:
    yield DueKind.WARN, row.acted_at + timing.warn
    yield DueKind.CLOSE, row.acted_at + timing.close


def _idle_after_the_turn(dues: list[Due], timing: Timing) -> Iterator[Due]:
    """However slow it is, no table is called idle, let alone closed, while somebody's clock runs."""
    warn_at = max((due.due_at + 1.0 for due in dues if due.kind is DueKind.TURN), default=0.0)
    close_at = warn_at + max(0.0, timing.close - timing.warn) if warn_at else 0.0
    earliest = {DueKind.WARN: warn_at, DueKind.CLOSE: close_at}
    for due in dues:
        yield replace(due, due_at=max(due.due_at, earliest.get(due.kind, 0.0)))


def _play(row: TableRow, state: State, now: float, timing: Timing) -> Iterator[tuple[DueKind, float]]:
    if state.phase is Phase.BETWEEN:
        if not row.is_solo:
            yield DueKind.NEXT_DEAL, now + timing.next_deal
        return
    seating = on_turn(row, state)
    if seating is None:
        return
    if seating.occupancy is Occupancy.COMPUTER or _may_computer_claim(row, state):
        yield DueKind.COMPUTER, now + _computer_delay(state, timing)
    if seating.is_present and not row.is_solo:
        if timing.turn:
            yield DueKind.TURN, now + timing.turn
        yield DueKind.NUDGE, now + _first_nudge(timing)


def _first_nudge(timing: Timing) -> float:
    """Seconds into a turn: soon where all have their phones in hand, else at half-time."""
    if not timing.turn:
        return timing.nudge
    return timing.turn / 2 if timing.turn >= SLOW else min(timing.nudge, timing.turn / 3)


def _last_call(row: TableRow, ends_at: float, now: float) -> Iterator[Due]:
    """The second nudge of a very slow turn; none when the first came so late that it was that one."""
    if row.turn_seconds >= VERY_SLOW and ends_at - now > 1.5 * LAST_CALL:
        yield Due(row.id, DueKind.NUDGE, ends_at - LAST_CALL, row.version)


def _computer_delay(state: State, timing: Timing) -> float:
    """People need longer to follow when cards were drawn or have come back."""
    trick = state.table.trick if state.table is not None else None
    plays = trick.plays if trick is not None else ()
    is_new_trick = not plays or plays[-1].kind is Kind.CLAIM
    return timing.computer_after_trick if is_new_trick else timing.computer


def _may_computer_claim(row: TableRow, state: State) -> bool:
    return any(
        isinstance(action, Claim)
        for seating in row.seats
        if seating.occupancy is Occupancy.COMPUTER
        for action in legal_actions(state, seating.seat)
    )
