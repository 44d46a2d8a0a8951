"""Rows of buttons: how they are laid out, and those that several screens share."""

from collections.abc import Callable, Sequence

from bot.callbacks import (
    AgreeToStop,
    ImBack,
    MyHand,
    NextDeal,
    PlayAloneAt,
    ShowRules,
    ShowScore,
    SitIn,
    encode,
)
from bot.i18n import Translator
from bot.press import Press
from bot.screens.people import computer_name, side
from bot.screens.screen import Button, Rows
from storage.rows import STRENGTHS, Occupancy, TableRow

# What a phone shows of a button before it cuts: columns of text by the number of buttons in the row.
_ROOM = {4: 7, 3: 10, 2: 17}


def button(text: str, press: Press) -> Button:
    """A button that says ``press``."""
    return Button(text, encode(press))


def in_rows(buttons: Sequence[Button]) -> Rows:
    """One to four buttons a row, as many as the longest text lets a phone show whole."""
    if not buttons:
        return ()
    longest = _longest(buttons)
    width = next((count for count, room in _ROOM.items() if longest <= room), 1)
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


def table_rows(table: TableRow, posting: int, t: Translator) -> Rows:
    """My hand, rules and score: on every table message, in one row where that fits."""
    hand = (button(t("button-hand"), MyHand(table.id, posting)),)
    look = look_row(table, posting, t)
    return ((*hand, *look),) if _longest((*hand, *look)) <= _ROOM[3] else (hand, look)


def look_row(table: TableRow, posting: int, t: Translator) -> tuple[Button, ...]:
    """Rules and score, where the hand is seen anyway."""
    return (
        button(t("button-rules"), ShowRules(table.id, posting)),
        button(t("button-score"), ShowScore(table.id, posting)),
    )


def seat_rows(table: TableRow, posting: int, t: Translator) -> Rows:
    """For who may come (back) to a seat that a computer player keeps, and for a wish to stop."""
    rows: list[tuple[Button, ...]] = []
    if any(seating.is_substituted for seating in table.seats):
        rows.append((button(t("button-back"), ImBack(table.id, posting)),))
    vacant = [
        button(
            t("button-sit-in", name=f"{side(seating.seat)} {computer_name(table, seating.seat, t)}"),
            SitIn(table.id, posting, seating.seat),
        )
        for seating in table.seats
        if seating.occupancy is Occupancy.COMPUTER and not seating.is_substituted
    ]
    if table.stop_agreed:
        rows.append((button(t("button-agree-stop"), AgreeToStop(table.id, posting)),))
    return (*rows, *in_rows(vacant))


def next_deal_row(table: TableRow, posting: int, t: Translator) -> tuple[Button, ...]:
    """Whoever presses first deals."""
    return (button(t("button-next-deal"), NextDeal(table.id, posting, table.version)),)


def pages(count: int, on_a_page: int) -> int:
    """How many there are for so many things; one for none."""
    return max(1, -(-count // on_a_page))


def turning(page: int, last: int, press: Callable[[int], Press]) -> Rows:
    """To the pages before and after, if there are any; the first is 0."""
    back = (button("◀️", press(page - 1)),) if page > 0 else ()
    on = (button("▶️", press(page + 1)),) if page < last else ()
    row = (*back, *on)
    return (row,) if row else ()


def alone_rows(t: Translator) -> Rows:
    """A game against three computer players, by their strength."""
    return in_rows([button(t(f"setting-strength-{one}"), PlayAloneAt(one)) for one in STRENGTHS])


def _longest(buttons: Sequence[Button]) -> int:
    return max(len(one.text) for one in buttons)  # a sign that is shown as a picture is two wide
