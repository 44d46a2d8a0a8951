"""The lobby: four seats in two partnerships, who sits, and how to sit down. A rematch keeps the seats."""

from bot.callbacks import AddComputer, Ready, RemoveComputer, Sit, Stand, Start
from bot.i18n import Translator
from bot.screens.keys import button, in_rows
from bot.screens.lines import joined, note_lines
from bot.screens.people import SIDES, computer_name, seat_html, seat_plain, side
from bot.screens.screen import Button, Rows, Screen
from bot.screens.words import turn_time
from engine.rules import ClaimsRule, EggsRule, Rules
from engine.seen import Partnership, Seat, partner
from storage.rows import Occupancy, Seating, TableRow

_SEATED = (Occupancy.PERSON, Occupancy.COMPUTER)


def lobby_screen(table: TableRow, t: Translator, posting: int, turn: float | None = None) -> Screen:
    """Who sits where; buttons for starting, a free seat of each side, each computer player, standing up.

    ``turn`` is the turn time where it is not the usual one.
    """
    rules = " · ".join((t("lobby-rules", rules=rules_line(table.rules, t)), *turn_time(turn, t)))
    text = joined(
        [t("rematch-open" if table.is_rematch else "lobby-open")],
        [_side_line(table, p, t) for p in (0, 1)],
        [rules, _what_next(table, t)],
        note_lines(table, t),
    )
    return Screen(text, _rows(table, t, posting))


def rules_line(rules: Rules, t: Translator) -> str:
    """The series' target and those options that differ from the rules."""
    parts = [t("rules-target", target=rules.target)]
    if rules.eggs is not EggsRule.NOTHING:
        parts.append(t("rules-eggs-double"))
    if rules.claims is not ClaimsRule.TRICK:
        parts.append(t("rules-claims-lead"))
    return " · ".join(parts)


def _side_line(table: TableRow, p: Partnership, t: Translator) -> str:
    names = " + ".join(_place(table, table.seats[seat], t) for seat in (p, p + 2))
    return f"{SIDES[p]} {names}"


def _place(table: TableRow, seating: Seating, t: Translator) -> str:
    name = seat_html(table, seating.seat, t)
    if seating.occupancy is Occupancy.EMPTY:
        return f"<i>{name}</i>"
    if table.is_rematch and seating.is_present:
        return f"{'✅' if seating.is_ready else '⏳'} <b>{name}</b>"
    return f"<b>{name}</b>"


def _what_next(table: TableRow, t: Translator) -> str:
    missing = sum(seating.occupancy not in _SEATED for seating in table.seats)
    if missing:
        return t("lobby-missing", count=missing)
    unready = sum(not seating.is_ready for seating in table.people)
    if table.is_rematch and unready:
        return t("rematch-unready", count=unready)
    return t("lobby-full")


def _rows(table: TableRow, t: Translator, posting: int) -> Rows:
    last = ((button(t("button-stand"), Stand(table.id, posting)),),) if _has_person(table) else ()
    removals = in_rows(_removals(table, t, posting))
    return (*_start_rows(table, t, posting), *_free_rows(table, t, posting), *removals, *last)


def _start_rows(table: TableRow, t: Translator, posting: int) -> Rows:
    if table.is_rematch and not all(seating.is_ready for seating in table.people):
        return ((button(t("button-ready"), Ready(table.id, posting)),),)
    if all(seating.occupancy in _SEATED for seating in table.seats):
        return ((button(t("button-start"), Start(table.id, posting)),),)
    return ()


def _free_rows(table: TableRow, t: Translator, posting: int) -> Rows:
    """One for each side: two that read the same would not tell the seats apart."""
    free = _seats(table, Occupancy.EMPTY)
    return tuple(
        (
            button(_sit_label(table, seat, t), Sit(table.id, posting, seat)),
            button(t("button-add-computer", side=side(seat)), AddComputer(table.id, posting, seat)),
        )
        for seat in free
        if partner(seat) not in free or seat < partner(seat)
    )


def _removals(table: TableRow, t: Translator, posting: int) -> list[Button]:
    return [
        button(
            t("button-remove-computer", name=f"{side(seat)} {computer_name(table, seat, t)}"),
            RemoveComputer(table.id, posting, seat),
        )
        for seat in _seats(table, Occupancy.COMPUTER)
    ]


def _seats(table: TableRow, occupancy: Occupancy) -> list[Seat]:
    return [seating.seat for seating in table.seats if seating.occupancy is occupancy]


def _sit_label(table: TableRow, seat: Seat, t: Translator) -> str:
    beside = partner(seat)
    if table.seats[beside].occupancy is Occupancy.EMPTY:
        return t("button-sit", side=side(seat))
    return t("button-sit-with", side=side(seat), name=seat_plain(table, beside, t))


def _has_person(table: TableRow) -> bool:
    return any(s.occupancy in (Occupancy.PERSON, Occupancy.HELD) for s in table.seats)
