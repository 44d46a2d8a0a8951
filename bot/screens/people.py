"""Who sits where, by name and by side; a side is told by its sign and its names, never by colour alone."""

from collections.abc import Callable

from bot.i18n import Translator
from bot.names import html_name, plain_name
from engine.seen import Partnership, Seat
from storage.rows import Occupancy, Seating, TableRow

SIDES = ("🔵", "🟠")  # by partnership
ROBOT = "🤖"
WAITING = "⏳"


def side(seat: Seat) -> str:
    """The sign of the seat's partnership."""
    return SIDES[seat % 2]


def seat_html(table: TableRow, seat: Seat, t: Translator) -> str:
    """The name on a seat for a message: escaped, isolated; a computer player is told by its sign."""
    return _named(table, seat, t, html_name)


def seat_plain(table: TableRow, seat: Seat, t: Translator) -> str:
    """The name on a seat for a button or pop-up: isolated, not escaped."""
    return _named(table, seat, t, plain_name)


def sided_html(table: TableRow, seat: Seat, t: Translator) -> str:
    """The name on a seat behind the sign of its partnership."""
    return f"{side(seat)} {seat_html(table, seat, t)}"


def pair_html(table: TableRow, partnership: Partnership, t: Translator) -> str:
    """Both names of a side."""
    return " + ".join(seat_html(table, seat, t) for seat in (partnership, partnership + 2))


def own_name(seating: Seating, t: Translator) -> str:
    """What to call the person of a seat whose name shows nothing."""
    return t("player", number=seating.seat + 1)


def computer_name(table: TableRow, seat: Seat, t: Translator) -> str:
    """Computer players are numbered only where there are several."""
    number = computer_number(table, seat)
    return t("computer") if number is None else t("computer-numbered", number=number)


def signed_computer(table: TableRow, seat: Seat, t: Translator) -> str:
    """The name of a computer player behind the sign that tells what it is."""
    return f"{ROBOT} {computer_name(table, seat, t)}"


def computer_number(table: TableRow, seat: Seat) -> int | None:
    """None for the only one, and for one whose seat a person has by now."""
    computers = [s.seat for s in table.seats if s.occupancy is Occupancy.COMPUTER and not s.is_substituted]
    return computers.index(seat) + 1 if len(computers) > 1 and seat in computers else None


def _named(table: TableRow, seat: Seat, t: Translator, clean: Callable[[str, str], str]) -> str:
    seating = table.seats[seat]
    match seating.occupancy:
        case Occupancy.EMPTY:
            return t("free-seat")
        case Occupancy.COMPUTER if not seating.is_substituted:
            return signed_computer(table, seat, t)
    name = clean(seating.name, own_name(seating, t))
    if seating.occupancy is Occupancy.HELD:
        return f"{name} {WAITING}"
    return f"{name} {ROBOT}" if seating.is_substituted else name
