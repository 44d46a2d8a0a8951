"""Decisions about seats while a series runs: leaving, absence, coming back, sitting in, stopping.

Laws: a seat keeps its hand whoever plays it; a seat lost to absence stays its owner's, a seat given up
is anybody's; a person is never at two seats of one table, nor at one after another: who knows a hand may
come back to it alone.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.steps import own_seat, require, with_note, with_seat
from bot.table import Decision, Present, Step
from bot.toasts import Refused, Taken, Toast
from engine.seen import Seat, partnership
from storage.rows import DueKind, NoteKind, Occupancy, Status, TableRow


def leave(user_id: int) -> Decision:
    """Give the seat up: a computer player takes it, and anyone may sit in."""

    def decide(present: Present) -> Step:
        row = present.row
        require(row, Status.PLAYING)
        seating = own_seat(row, user_id)
        row = with_seat(row, seating, occupancy=Occupancy.COMPUTER, user_id=None, name="", missed=0)
        return Step(with_note(row, NoteKind.LEFT, seating))

    return decide


def lose(user_id: int, why: NoteKind) -> Decision:
    """The person is out of reach: a computer player keeps the seat for them."""

    def decide(present: Present) -> Step:
        row = present.row
        require(row, Status.PLAYING)
        seating = own_seat(row, user_id)
        if not seating.is_present:
            raise Refused(Toast.AWAY_NOW)
        row = with_seat(row, seating, occupancy=Occupancy.COMPUTER)
        return Step(with_note(row, why, seating))

    return decide


def come_back(user_id: int) -> Decision:
    """The owner takes the seat back."""

    def decide(present: Present) -> Step:
        row = present.row
        require(row, Status.PLAYING)
        seating = own_seat(row, user_id)
        if seating.is_present:
            raise Refused(Toast.NOT_AWAY)
        row = with_seat(row, seating, occupancy=Occupancy.PERSON, missed=0)
        return Step(with_note(row, NoteKind.BACK, seating))

    return decide


def sit_in(seat: Seat, user_id: int, name: str, former: Iterable[Seat] = ()) -> Decision:
    """Somebody takes over a computer player's seat, with the hand as it is; ``former`` are the seats that
    they have had in this series, as far as is stored."""

    def decide(present: Present) -> Step:
        row = present.row
        require(row, Status.PLAYING)
        if row.seat_of(user_id) is not None:
            raise Refused(Toast.ALREADY_SEATED)
        seating = row.seats[seat]
        if seating.occupancy is not Occupancy.COMPUTER:
            raise Taken(row, seat)
        if seating.is_substituted:
            raise Refused(Toast.SEAT_OWNED, name=seating.name)
        known = {*former, *(one for who, one in present.sat if who == user_id)}
        if known - {seat}:
            raise Refused(Toast.OTHER_HAND)
        row = with_seat(row, seating, occupancy=Occupancy.PERSON, user_id=user_id, name=name, missed=0)
        return Step(with_note(row, NoteKind.SAT_IN, row.seats[seat]))

    return decide


def silence(is_silenced: bool) -> Decision:
    """The bot lost (or got back) the right to write in the chat: play rests (or goes on)."""

    def decide(present: Present) -> Step:
        if present.row.is_silenced == is_silenced or not present.row.is_open:
            raise Refused(Toast.OUT_OF_DATE)
        return Step(replace(present.row, is_silenced=is_silenced))

    return decide


def ask_to_stop(user_id: int, seconds: float) -> Decision:
    """One person present of each side stops a series; a side without one agrees."""

    def decide(present: Present) -> Step:
        row = present.row
        require(row, Status.PLAYING)
        seating = own_seat(row, user_id)
        if row.people and not seating.is_present:
            raise Refused(Toast.AWAY_NOW)
        side = partnership(seating.seat)
        absent = {0, 1} - {partnership(other.seat) for other in row.people}
        if {side, *row.stop_agreed, *absent} == {0, 1}:
            return Step(_closed(row))
        if side in row.stop_agreed:
            raise Refused(Toast.STOP_ALREADY)
        row = replace(row, stop_agreed=(side,), stop_until=present.now + seconds)
        return Step(with_note(row, NoteKind.STOP_ASKED, seating))

    return decide


def stop(user_id: int, seconds: float) -> Decision:
    """A game played alone ends at once, and so does a lobby, also for who opened it; a series has to be
    asked for."""

    def decide(present: Present) -> Step:
        row = present.row
        is_lobby = row.status is Status.LOBBY
        if row.seat_of(user_id) is None and not (is_lobby and row.starter_id == user_id):
            raise Refused(Toast.ONLY_SEATED)
        return close(present) if is_lobby or row.is_solo else ask_to_stop(user_id, seconds)(present)

    return decide


def close(present: Present) -> Step:
    """End the table at once: an admin, the only person, an idle lobby, a series long without a play."""
    if not present.row.is_open:
        raise Refused(Toast.TABLE_ENDED)
    return Step(_closed(present.row))


def forget_stop(present: Present) -> Step:
    """Nobody of the other side agreed in time."""
    return Step(replace(present.row, stop_agreed=(), stop_until=None), spent=DueKind.STOP)


def warn(present: Present) -> Step:
    """Long without a play: the table is told that it will be closed."""
    return Step(with_note(present.row, NoteKind.QUIET), spent=DueKind.WARN)


def nudged(present: Present) -> Step:
    """The one nudge of a turn has gone out; it is pending work no more."""
    return Step(present.row, spent=DueKind.NUDGE)


def _closed(row: TableRow) -> TableRow:
    return replace(row, status=Status.CLOSED, stop_agreed=(), stop_until=None)
