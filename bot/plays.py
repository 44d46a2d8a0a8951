"""Decisions of the running game: plays, claims, deals, and what a computer player does for somebody.

Laws: a play counts only at the version it was shown for; a claim only in the trick it was shown for.
Authority is by (table, person): a person acts for the seat that is theirs here, whatever a button says.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.steps import open_trick, own_seat, require, with_note, with_seat
from bot.table import Decision, Present, Step
from bot.toasts import Refused, Stale, Toast
from engine.actions import Action, Claim, Deal
from engine.seen import Kind, Phase, Seat, View, distance
from engine.state import State
from engine.view import observe
from storage.rows import DueKind, NoteKind, Occupancy, Seating, Status, TableRow

TURNS_MISSED_IN_A_ROW = 2  # then a computer player keeps the seat

Choose = Callable[[View], Action | None]


@dataclass(frozen=True, slots=True)
class TrickAddress:
    """The trick a claim button was shown in."""

    deal: int
    trick: int


def play(user_id: int, action: Action, version: int) -> Decision:
    """A person's play by a button of the given version."""

    def decide(present: Present) -> Step:
        row = present.row
        seating = acting_seat(row, user_id)
        if action.seat != seating.seat:
            raise Refused(Toast.NOT_THIS_TABLE)
        if version != row.version:
            raise Stale(_why_stale(present, seating, version))
        return _played(present, _as_played(row, seating), action)

    return decide


def claim(user_id: int, at: TrickAddress) -> Decision:
    """A person enters out of turn with all four cards."""

    def decide(present: Present) -> Step:
        row, state = present.row, present.state
        seating = acting_seat(row, user_id)
        table, trick = state.table, open_trick(state)
        if table is None or trick is None or address(state) != at:
            raise Stale(Toast.OUT_OF_DATE)
        if trick.claimant == seating.seat:
            raise Stale(Toast.ALREADY_PLAYED)
        entry = Claim(seating.seat, table.hands[seating.seat])
        return _played(present, _as_played(row, seating), entry)

    return decide


def address(state: State) -> TrickAddress | None:
    """Of the trick that is open."""
    trick = open_trick(state)
    return TrickAddress(state.table.number, trick.number) if state.table and trick else None


def claim_of(row: TableRow, state: State, user_id: int) -> Claim | None:
    """The claim that the rules let the person's seat make now."""
    seating = row.seat_of(user_id)
    legal = observe(state, seating.seat).legal if seating is not None else ()
    return next((action for action in legal if isinstance(action, Claim)), None)


def next_deal(user_id: int, version: int, seed: Callable[[], bytes]) -> Decision:
    """Somebody at the table asks for the next deal; of several presses the first counts."""

    def decide(present: Present) -> Step:
        acting_seat(present.row, user_id)
        return _dealt(present, version, seed)

    return decide


def next_deal_by_itself(seed: Callable[[], bytes]) -> Decision:
    """The pause between deals is over."""
    return lambda present: _dealt(present, present.row.version, seed)


def _dealt(present: Present, version: int, seed: Callable[[], bytes]) -> Step:
    require(present.row, Status.PLAYING)
    if present.state.phase is not Phase.BETWEEN or version != present.row.version:
        raise Stale(Toast.DEAL_UNDER_WAY)
    return Step(replace(present.row, notes=()), Deal(seed()))


def computer_play(choose: Choose) -> Decision:
    """What the computer players do now: a claim, the nearest to the opener first, or the play on turn."""

    def decide(present: Present) -> Step:
        row, state = present.row, present.state
        if row.status is not Status.PLAYING or state.turn is None:
            raise Stale(Toast.OUT_OF_DATE)
        for seat in _computers(present):
            view = observe(state, seat)
            action = choose(view) if view.legal else None
            if action is not None:
                return _played(present, row, action)
        return Step(row, spent=DueKind.COMPUTER)

    return decide


def time_out(choose: Choose) -> Decision:
    """The clock ran out: a computer player plays this turn, and after two in a row keeps the seat."""

    def decide(present: Present) -> Step:
        row, state = present.row, present.state
        if row.status is not Status.PLAYING or state.turn is None:
            raise Stale(Toast.OUT_OF_DATE)
        seating = row.seats[state.turn]
        if not seating.is_present:
            raise Stale(Toast.OUT_OF_DATE)
        missed = seating.missed + 1
        is_away = missed >= TURNS_MISSED_IN_A_ROW
        occupancy = Occupancy.COMPUTER if is_away else Occupancy.PERSON
        row = with_seat(row, seating, missed=missed, occupancy=occupancy)
        row = with_note(row, NoteKind.AWAY if is_away else NoteKind.TIMED_OUT, seating)
        action = choose(observe(state, seating.seat))
        assert action is not None, "on turn a computer player has to play"
        return _played(present, row, action)

    return decide


def acting_seat(row: TableRow, user_id: int) -> Seating:
    """The seat that the person plays now."""
    if not row.is_open:
        raise Refused(Toast.TABLE_ENDED)
    seating = own_seat(row, user_id)
    if row.status is not Status.PLAYING:
        raise Stale(Toast.OUT_OF_DATE)
    if not seating.is_present:
        raise Refused(Toast.AWAY_NOW)
    if row.is_silenced:
        raise Refused(Toast.RESTING)
    return seating


def _as_played(row: TableRow, seating: Seating) -> TableRow:
    """Somebody who plays is not missing turns."""
    return with_seat(row, seating, missed=0) if seating.missed else row


def _played(present: Present, row: TableRow, action: Action) -> Step:
    """The action made; the table is told when it sends cards back."""
    trick = open_trick(present.state)
    if isinstance(action, Claim) and trick is not None and trick.plays:
        row = with_note(row, NoteKind.CARDS_BACK, row.seats[action.seat])
    return Step(row, action)


def _computers(present: Present) -> list[Seat]:
    """The computer players' seats: the one on turn last, the others as the rules let them claim."""
    row, state = present.row, present.state
    trick = open_trick(state)
    opener = trick.opener if trick is not None else 0
    seats = [seating.seat for seating in row.seats if seating.occupancy is Occupancy.COMPUTER]
    return sorted(seats, key=lambda seat: (seat == state.turn, distance(opener, seat)))


def _why_stale(present: Present, seating: Seating, version: int) -> Toast:
    """An old play button: overtaken by a claim, pressed twice, or simply old."""
    if not 0 <= version < len(present.players):
        return Toast.OUT_OF_DATE
    trick = open_trick(present.state)
    made = (*trick.returned, *trick.plays) if trick is not None else ()
    at = version - (present.row.version - len(made))  # which play of this trick overtook the button
    if 0 <= at < len(made) and made[at].kind is Kind.CLAIM and made[at].seat != seating.seat:
        return Toast.CARDS_CAME_BACK
    is_own = present.players[version] == seating.user_id
    return Toast.ALREADY_PLAYED if is_own else Toast.OUT_OF_DATE
