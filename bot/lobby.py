"""Before the first deal: who sits where. Pure decisions on a table's row.

Laws: a seat is held for one person while they open the private chat, and belongs to whoever sits first;
a person has at most one seat; a series starts with exactly four, at least one of them a person.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from bot.steps import require, with_note, with_seat
from bot.table import Decision, Present, Step
from bot.toasts import Refused, Taken, Toast
from engine.actions import Deal
from engine.rules import Rules
from engine.seen import Seat, partner
from storage.rows import NoteKind, Occupancy, Seating, Status, TableRow


def _free_seat(row: TableRow, seat: int, user_id: int) -> Seating:
    """The seat, if the person may take it."""
    require(row, Status.LOBBY)
    seating = row.seats[seat]
    match seating.occupancy:
        case Occupancy.PERSON if seating.user_id == user_id:
            raise Refused(Toast.ALREADY_SEATED)
        case Occupancy.PERSON | Occupancy.COMPUTER:
            raise Taken(row, seating.seat)
        case Occupancy.HELD if seating.user_id != user_id:
            raise Refused(Toast.SEAT_HELD, name=seating.name)
    return seating


def _emptied(row: TableRow, seating: Seating) -> TableRow:
    return with_seat(
        row, seating, occupancy=Occupancy.EMPTY, user_id=None, name="", held_until=None, is_ready=False
    )


def _seated(row: TableRow, seat: int, user_id: int, name: str, held_until: float | None) -> TableRow:
    """The row with the person on the seat (for good, or held), and on no other."""
    seating = _free_seat(row, seat, user_id)
    former = row.seat_of(user_id)
    if former is not None and former.seat != seat:
        row = _emptied(row, former)
    return with_seat(
        row,
        seating,
        occupancy=Occupancy.PERSON if held_until is None else Occupancy.HELD,
        user_id=user_id,
        name=name,
        held_until=held_until,
        is_ready=held_until is None,
    )


def hold(seat: Seat, user_id: int, name: str, seconds: float) -> Decision:
    """Keep a seat on that side for somebody who has to open the private chat first."""

    def decide(present: Present) -> Step:
        row = present.row
        return Step(_seated(row, _on_that_side(row, seat, user_id), user_id, name, present.now + seconds))

    return decide


def sit(seat: Seat, user_id: int, name: str) -> Decision:
    """Take a seat on that side, leaving any other; a seat held for somebody else is refused."""

    def decide(present: Present) -> Step:
        row = present.row
        return Step(_seated(row, _on_that_side(row, seat, user_id), user_id, name, None))

    return decide


def _on_that_side(row: TableRow, seat: Seat, user_id: int) -> Seat:
    """The seat, or the one opposite if somebody was quicker: the button names a side."""
    opposite = partner(seat)
    is_lost = row.seats[seat].occupancy is not Occupancy.EMPTY and row.seat_of(user_id) is None
    return opposite if is_lost and row.seats[opposite].occupancy is Occupancy.EMPTY else seat


def sit_held(seat: int, user_id: int, name: str) -> Decision:
    """Take the seat by its link: it must still be held, and for this person."""

    def decide(present: Present) -> Step:
        row = present.row
        if not row.is_open:
            raise Refused(Toast.LINK_STALE)
        seating = row.seats[seat]
        if seating.occupancy is Occupancy.HELD and seating.user_id != user_id:
            raise Refused(Toast.LINK_FOREIGN, name=seating.name)
        if seating.occupancy is not Occupancy.HELD and seating.user_id != user_id:
            raise Refused(Toast.LINK_STALE)
        return Step(_seated(row, seat, user_id, name, None))

    return decide


def stand(user_id: int) -> Decision:
    """Give the seat free."""

    def decide(present: Present) -> Step:
        require(present.row, Status.LOBBY)
        seating = present.row.seat_of(user_id)
        if seating is None:
            raise Refused(Toast.NOT_SEATED)
        return Step(_emptied(present.row, seating))

    return decide


def empty_unreachable(user_id: int) -> Decision:
    """The private chat turned out to be closed: the seat is free again, and the lobby is told."""

    def decide(present: Present) -> Step:
        seating = present.row.seat_of(user_id)
        if seating is None or present.row.status is not Status.LOBBY:
            raise Refused(Toast.NOT_SEATED)
        row = _emptied(present.row, seating)
        return Step(with_note(row, NoteKind.UNREACHABLE, seating))

    return decide


def add_computer(seat: int, by: int) -> Decision:
    """Put a computer player on an empty seat."""

    def decide(present: Present) -> Step:
        row = present.row
        seating = _free_seat(row, seat, by)
        if seating.occupancy is Occupancy.HELD:
            raise Refused(Toast.SEAT_HELD, name=seating.name)
        return Step(with_seat(row, seating, occupancy=Occupancy.COMPUTER, is_ready=True))

    return decide


def remove_computer(seat: int) -> Decision:
    """Take the computer player away again."""

    def decide(present: Present) -> Step:
        require(present.row, Status.LOBBY)
        seating = present.row.seats[seat]
        if seating.occupancy is not Occupancy.COMPUTER:
            raise Refused(Toast.OUT_OF_DATE)
        return Step(_emptied(present.row, seating))

    return decide


def _seated_one(row: TableRow, user_id: int) -> Seating:
    """The seat of somebody who may begin the series."""
    require(row, Status.LOBBY)
    seating = row.seat_of(user_id)
    if seating is None or not seating.is_present:
        raise Refused(Toast.ONLY_SEATED)
    return seating


def start(user_id: int, rules: Rules, seed: Callable[[], bytes]) -> Decision:
    """Deal the first cards; only somebody seated may, and only with four."""

    def decide(present: Present) -> Step:
        row = present.row
        _seated_one(row, user_id)
        if any(other.occupancy in (Occupancy.EMPTY, Occupancy.HELD) for other in row.seats):
            raise Refused(Toast.NEED_FOUR)
        if row.is_rematch and not all(other.is_ready for other in row.seats):
            raise Refused(Toast.NOT_ALL_READY)
        return Step(_started(row, rules), Deal(seed()))

    return decide


def ready(user_id: int, rules: Rules, seed: Callable[[], bytes]) -> Decision:
    """Agree to a rematch; the last one to agree starts it."""

    def decide(present: Present) -> Step:
        row = with_seat(present.row, _seated_one(present.row, user_id), is_ready=True)
        is_complete = all(s.is_ready and s.occupancy in _SEATED for s in row.seats)
        return Step(_started(row, rules), Deal(seed())) if is_complete else Step(row)

    return decide


_SEATED = (Occupancy.PERSON, Occupancy.COMPUTER)


def _started(row: TableRow, rules: Rules) -> TableRow:
    return replace(row, status=Status.PLAYING, rules=rules, notes=())


def choose_rules(rules: Rules) -> Decision:
    """The chat has chosen other rules, and the series has not begun yet."""

    def decide(present: Present) -> Step:
        require(present.row, Status.LOBBY)
        return Step(replace(present.row, rules=rules))

    return decide


def expire_holds(present: Present) -> Step:
    """Seats whose person did not open the private chat in time are free again."""
    row = present.row
    for seating in row.seats:
        if seating.held_until is not None and seating.held_until <= present.now:
            row = with_note(_emptied(row, seating), NoteKind.HOLD_ENDED, seating)
    return Step(row)


def rematch_seats(
    seats: tuple[Seating, ...], user_id: int, lost: Collection[int] = ()
) -> tuple[Seating, ...]:
    """The same seats for another series: people have to say that they are ready, computers are; seats of
    those who are ``lost`` are free."""
    return tuple(_again(seating, user_id, lost) for seating in seats)


def _again(seating: Seating, presser: int, lost: Collection[int]) -> Seating:
    if seating.user_id is None or seating.user_id < 0:  # nobody's, or that of somebody who is forgotten
        return Seating(seating.seat, Occupancy.COMPUTER, is_ready=True)
    if seating.user_id in lost:
        return Seating(seating.seat)
    is_ready = seating.user_id == presser
    return Seating(seating.seat, Occupancy.PERSON, seating.user_id, seating.name, is_ready=is_ready)
