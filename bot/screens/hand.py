"""A player's own message: what is happening, the hand, and a button for each legal play.

Laws: the hand is visible always; off turn there are no play buttons but a claim; the message is worth a
request only when its own cards or buttons change, and shows the trick as of then.
"""

from bot.callbacks import ImBack
from bot.i18n import Translator
from bot.names import clipped, html_name
from bot.screens.cards import SIGNS, cards_text
from bot.screens.hints import hint_rows
from bot.screens.keys import alone_rows, button, look_row, next_deal_row
from bot.screens.lines import (
    Dues,
    joined,
    nonempty,
    note_lines,
    opened_lines,
    score_lines,
    sealed_lines,
    trump_line,
    turn_line,
)
from bot.screens.people import seat_html, seat_plain, side
from bot.screens.plays import play_rows
from bot.screens.replay import result_rows
from bot.screens.review import review_row
from bot.screens.screen import MOST_IN_POPUP, Rows, Screen
from bot.screens.table import closed_screen, deal_header, goat_lines, result_lines
from bot.screens.trick import before_line, trick_lines
from bot.screens.words import moment
from engine.actions import Action, Claim
from engine.seen import Phase, Seat, View, partner, partnership
from storage.rows import DueKind, Status, TableRow

TITLE_WIDTH = 40


def waiting_screen(
    table: TableRow, seat: Seat, group_title: str, t: Translator, table_link: str | None = None
) -> Screen:
    """Sent on sitting down, before the first deal: it becomes the hand message."""
    lines = [t("hand-seated", side=side(seat), name=seat_html(table, partner(seat), t)), t("hand-cards-come")]
    return Screen(joined([_heading(group_title, t, table_link)], lines))


def hand_screen(
    table: TableRow,
    view: View,
    group_title: str,
    t: Translator,
    posting: int,
    table_link: str | None = None,
    marked: Action | None = None,
    due: Dues | None = None,
    has_hints: bool = False,
) -> Screen:
    """The hand of ``view.seat``. ``marked``: the play that the next tap confirms."""
    seat = view.seat or 0
    rows = _hand_rows(table, view, seat, t, posting, marked, has_hints)
    text = joined([_heading(group_title, t, table_link)], *_hand_blocks(table, view, seat, due or {}, t))
    cause = repr((t.language, table.status, table.is_silenced, view.phase, view.deal, view.hand, rows))
    return Screen(text, rows, cause)


def solo_screen(
    table: TableRow,
    view: View,
    t: Translator,
    posting: int,
    marked: Action | None = None,
) -> Screen:
    """Table and hand in one message, for a game against computer players."""
    if table.status is Status.CLOSED:
        return Screen(joined([closed_screen(table, t, view).text], [t("alone-again")]), alone_rows(t))
    if view.phase is Phase.PLAYING:
        plays = play_rows(table, view, t, posting, marked)
        look = look_row(table, posting, t)
        return Screen(_solo_text(table, view, t), (*plays, *hint_rows(table, view, posting, t), look))
    review = review_row(table, view.deal, posting, t)
    on = alone_rows(t) if view.phase is Phase.WON else (next_deal_row(table, posting, t),)
    return Screen(_solo_result(table, view, t), (*on, *result_rows(table, posting, t), review))


def hand_popup(view: View, table: TableRow, t: Translator) -> str:
    """The hand for a pop-up: plain, at most 200 characters, the cards first."""
    seat = view.seat or 0
    if view.phase is not Phase.PLAYING or view.trump is None:
        return clipped(t("popup-no-hand"), MOST_IN_POPUP)
    lines = [*_cards(view, "popup-hand", t), _popup_turn(table, view, seat, t)]
    lines.append(t("popup-trump", trump=SIGNS[view.trump]))
    if any(isinstance(action, Claim) for action in view.legal):
        lines.append(t("may-claim"))
    return clipped("\n".join(lines), MOST_IN_POPUP)


def _heading(group_title: str, t: Translator, table_link: str | None) -> str:
    title = html_name(group_title, t("this-group"), TITLE_WIDTH)
    return f'🐐 <b><a href="{table_link}">{title}</a></b>' if table_link else f"🐐 <b>{title}</b>"


def _hand_rows(
    table: TableRow,
    view: View,
    seat: Seat,
    t: Translator,
    posting: int,
    marked: Action | None,
    has_hints: bool,
) -> Rows:
    review = review_row(table, view.deal, posting, t)
    if table.status is not Status.PLAYING:
        return (review,) if view.phase is Phase.WON else ()
    if not table.seats[seat].is_present:
        return ((button(t("button-back"), ImBack(table.id, posting)),),)
    if view.phase is Phase.BETWEEN:
        return (next_deal_row(table, posting, t), review)
    hints = hint_rows(table, view, posting, t) if has_hints else ()
    return (*play_rows(table, view, t, posting, marked), *hints)


def _hand_blocks(table: TableRow, view: View, seat: Seat, due: Dues, t: Translator) -> list[list[str]]:
    if table.status is Status.CLOSED:
        return [[t("series-stopped")], score_lines(table, view, t)]
    if view.phase is Phase.WON:
        won = view.winner == partnership(seat)
        return [
            [t("you-won" if won else "you-lost")],
            goat_lines(table, view, t),
            score_lines(table, view, t),
        ]
    away = [] if table.seats[seat].is_present else [t("you-are-away")]
    if view.phase is Phase.BETWEEN:
        over = [t("deal-over", number=view.deal + 1), *result_lines(table, view.results[-1], t)]
        return [away, over, score_lines(table, view, t)]
    return [
        away,
        [*trick_lines(table, view, t), _your_turn(table, view, seat, due, t)],
        _may_claim(view, t),
        nonempty(trump_line(view, t)),
        _cards(view, "your-hand", t),
    ]


def _your_turn(table: TableRow, view: View, seat: Seat, due: Dues, t: Translator) -> str:
    if view.turn != seat or not table.seats[seat].is_present:
        return turn_line(table, view, {}, t)
    count = view.trick.count if view.trick is not None else 0
    line = t("your-turn-answer", count=count) if count else t("your-turn-lead")
    if DueKind.TURN not in due:
        return line
    return f"{line} · {moment(due[DueKind.TURN], t, table.turn_seconds)}"


def _cards(view: View, key: str, t: Translator) -> list[str]:
    """The hand; nothing once all cards lie on the table."""
    return [t(key, cards=cards_text(view.hand, view.trump, t))] if view.hand else []


def _may_claim(view: View, t: Translator) -> list[str]:
    return [t("may-claim")] if any(isinstance(action, Claim) for action in view.legal) else []


def _solo_text(table: TableRow, view: View, t: Translator) -> str:
    return joined(
        [deal_header(view, t), *score_lines(table, view, t), *nonempty(trump_line(view, t))],
        before_line(table, view, t),
        [*trick_lines(table, view, t), _your_turn(table, view, view.seat or 0, {}, t)],
        [*note_lines(table, t), *_may_claim(view, t)],
        _cards(view, "your-hand", t),
        sealed_lines(view, t),
    )


def _solo_result(table: TableRow, view: View, t: Translator) -> str:
    result = view.results[-1]
    is_won = view.phase is Phase.WON
    goats = goat_lines(table, view, t) if is_won else []
    return joined(
        goats,
        [t("deal-over", number=result.deal + 1), *result_lines(table, result, t)],
        [t("score-to", target=view.rules.target), *score_lines(table, view, t)],
        before_line(table, view, t),
        opened_lines(result, t),
        [t("alone-again")] if is_won else [],
    )


def _popup_turn(table: TableRow, view: View, seat: Seat, t: Translator) -> str:
    if view.turn == seat:
        return t("popup-your-turn")
    return t("popup-waiting", name=seat_plain(table, view.turn or 0, t))
