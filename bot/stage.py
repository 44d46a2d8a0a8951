"""Which places a change of a table concerns: after every step the outbox is told of them.

A place whose screen turns out as it stands costs no request, so all of a table's places are named.
"""

from bot.club import hand_place, table_place
from bot.outbox import Outbox, Previous
from bot.table import Outcome
from engine.events import Dealt
from storage.rows import Occupancy, Place, TableRow


def hand_places(row: TableRow) -> dict[int, Place]:
    """By person: everybody with a seat, even if a computer keeps it; not those it is only held for."""
    return {
        seating.user_id: hand_place(row, seating.user_id)
        for seating in row.seats
        if seating.user_id is not None and seating.occupancy is not Occupancy.HELD
    }


def show_all(outbox: Outbox, row: TableRow) -> None:
    """Bring every place of a table up to date."""
    for place in (table_place(row), *hand_places(row).values()):
        outbox.show(place)


def show(outbox: Outbox, outcome: Outcome) -> None:
    """Bring everything that shows this table up to date; a new deal gets a new table message."""
    row = outcome.row
    on_turn = row.seats[outcome.state.turn].user_id if outcome.state.turn is not None else None
    is_new_deal = any(isinstance(event, Dealt) for event in outcome.events)
    if is_new_deal and not row.is_solo:
        outbox.repost(table_place(row), Previous.KEEP_BARE, pin=True)
    else:
        outbox.show(table_place(row), urgent=row.is_solo)
    if row.is_solo:
        return
    for user_id, place in (hand_places(outcome.before) | hand_places(row)).items():
        outbox.show(place, urgent=user_id == on_turn)
