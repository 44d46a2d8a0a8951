"""Which places a change of a table concerns: after every step the outbox is told of them.

A place whose screen turns out as it stands costs no request, so all of a table's places are named, save
where nothing can be shown: in a group where the bot may not write, with a person who is out of reach.
"""

from bot.calling import take_back
from bot.club import Club, hand_place, table_place
from bot.outbox import Previous
from bot.table import Outcome
from engine.events import Dealt
from storage.rows import Occupancy, Place, Status, TableRow


def hand_places(row: TableRow) -> dict[int, Place]:
    """By person: everybody with a seat, even if a computer keeps it; not those it is only held for."""
    return {
        seating.user_id: hand_place(row, seating.user_id)
        for seating in row.seats
        if seating.user_id is not None and seating.occupancy is not Occupancy.HELD
    }


def show_all(club: Club, row: TableRow) -> None:
    """Bring every place of a table up to date."""
    for place in (table_place(row), *hand_places(row).values()):
        club.outbox.show(place)


def show(club: Club, outcome: Outcome) -> None:
    """Bring everything that shows this table up to date; a new deal gets a new table message (alone, only if
    the one there has been pushed out of sight)."""
    row = outcome.row
    if outcome.before.status is Status.LOBBY and row.status is not Status.LOBBY:
        take_back(club, row.id)
    is_new_deal = any(isinstance(event, Dealt) for event in outcome.events)
    _show_table(club, outcome, is_new_deal)
    if row.is_solo:
        return
    on_turn = row.seats[outcome.state.turn].user_id if outcome.state.turn is not None else None
    linked = table_place(row) if is_new_deal else None
    for user_id, place in (hand_places(outcome.before) | hand_places(row)).items():
        if not club.register.is_out_of_reach(user_id) or _is_present(row, user_id):
            club.outbox.show(place, urgent=user_id == on_turn, after=linked)


def _is_present(row: TableRow, user_id: int) -> bool:
    """Such are tried even if their chat was found closed as they sat down: the refusal empties the seat."""
    seating = row.seat_of(user_id)
    return seating is not None and seating.is_present


def _show_table(club: Club, outcome: Outcome, is_new_deal: bool) -> None:
    row = outcome.row
    if row.is_solo and is_new_deal:
        club.outbox.show_last(table_place(row))
    elif row.is_solo:
        club.outbox.show(table_place(row), urgent=True)
    elif row.is_silenced:
        return
    elif is_new_deal:
        is_first = outcome.before.status is Status.LOBBY  # its lobby says nothing any more
        previous = Previous.DELETE if is_first else Previous.KEEP_BARE
        club.outbox.repost(table_place(row), previous)
    else:
        club.outbox.show(table_place(row))
