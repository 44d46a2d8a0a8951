"""A player's own message: what is happening, the hand, and a button for each legal play.

Laws: the hand is visible always; off turn there are no play buttons but a claim; the message is worth a
request only when its own cards or buttons change or the table is paused, and shows the trick as of then.
"""

from bot.callbacks import AgreeToStop, ImBack, Ready
from bot.i18n import Translator
from bot.names import clipped, html_name
from bot.screens.cards import SIGNS, cards_text
from bot.screens.hints import hint_rows
from bot.screens.keys import alone_rows, button, look_row, next_deal_row
from bot.screens.lines import (
    Dues,
    is_paused,
    joined,
    loser_of,
    nonempty,
    note_lines,
    opened_lines,
    paused_line,
    score_lines,
    sealed_lines,
    stop_lines,
    trump_line,
    turn_line,
)
from bot.screens.people import SIDES, seat_html, seat_plain, side
from bot.screens.plays import play_rows
from bot.screens.replay import result_rows
from bot.screens.review import review_row
from bot.screens.screen import MOST_IN_POPUP, Rows, Screen
from bot.screens.table import closed_screen, deal_header, goat_lines, result_lines
from bot.screens.trick import before_line, last_line, trick_lines
from bot.screens.words import moment
from engine.actions import Action, Claim
from engine.seen import DealResult, Phase, Seat, View, partner, partnership
from storage.rows import DueKind, Occupancy, Status, TableRow

TITLE_WIDTH = 40


def waiting_screen(
    table: TableRow, seat: Seat, group_title: str, t: Translator, posting: int, table_link: str | None = None
) -> Screen:
    """Sent on sitting down or for a rematch, before the first deal: it becomes the hand message."""
    is_asked = table.is_rematch and table.seats[seat].is_present and not table.seats[seat].is_ready
    lines = [_seated(table, seat, t), t("hand-rematch" if is_asked else "hand-cards-come")]
    rows = ((button(t("button-ready"), Ready(table.id, posting)),),) if is_asked else ()
    return Screen(joined([_heading(group_title, t, table_link)], lines), rows)


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
    heading = [_heading(group_title, t, table_link), *_side_line(table, view, seat, t)]
    text = joined(heading, *_hand_blocks(table, view, seat, due or {}, t))
    pause = (table.is_silenced, is_paused(table))
    cause = repr((t.language, table.status, pause, view.phase, view.deal, view.hand, rows))
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


def _seated(table: TableRow, seat: Seat, t: Translator) -> str:
    opposite = partner(seat)
    if table.seats[opposite].occupancy is Occupancy.EMPTY:
        return t("hand-seated-alone", side=side(seat))
    return t("hand-seated", side=side(seat), name=seat_html(table, opposite, t))


def _side_line(table: TableRow, view: View, seat: Seat, t: Translator) -> list[str]:
    """Whom one plays with, and how the series stands; a result tells it at length."""
    if table.status is not Status.PLAYING or view.phase is not Phase.PLAYING:
        return []
    score = "\u00a0".join((SIDES[0], str(view.score[0]), ":", str(view.score[1]), SIDES[1]))  # in one piece
    return [t("hand-side", side=side(seat), name=seat_html(table, partner(seat), t), score=score)]


def _must_agree(table: TableRow, seat: Seat) -> bool:
    """Whether the other side wants to end the series and waits for this seat's."""
    is_asked = bool(table.stop_agreed) and partnership(seat) not in table.stop_agreed
    return is_asked and table.seats[seat].is_present


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
    agree: Rows = ()
    if _must_agree(table, seat):
        agree = ((button(t("button-agree-stop"), AgreeToStop(table.id, posting)),),)
    if view.phase is Phase.BETWEEN:
        return (next_deal_row(table, posting, t), review, *agree)
    hints = hint_rows(table, view, posting, t) if has_hints else ()
    return (*play_rows(table, view, t, posting, marked), *hints, *agree)


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
    wish = stop_lines(table, due, t) if _must_agree(table, seat) else []
    if view.phase is Phase.BETWEEN:
        result = view.results[-1]
        return [
            _late_or_away(table, seat, t),
            [_deal_told(result, seat, t), *result_lines(table, result, t)],
            _score(table, view, t),
            [*([paused_line(table, t)] if is_paused(table) else []), *wish],
        ]
    return [
        _late_or_away(table, seat, t),
        [*trick_lines(table, view, t), _your_turn(table, view, seat, due, t)],
        [*_may_claim(view, t), *wish],
        nonempty(trump_line(view, t)),
        _cards(view, "your-hand", t),
    ]


def _late_or_away(table: TableRow, seat: Seat, t: Translator) -> list[str]:
    """What a computer player did, or does, in one's place."""
    seating = table.seats[seat]
    if not seating.is_present:
        return [t("you-are-away")]
    return [t("hand-timed-out")] if seating.missed == 1 else []


def _deal_told(result: DealResult, seat: Seat, t: Translator) -> str:
    if result.is_eggs:
        return t("deal-over", number=result.deal + 1)
    is_lost = loser_of(result) == partnership(seat)
    return t("deal-you-lost" if is_lost else "deal-you-won", number=result.deal + 1)


def _score(table: TableRow, view: View, t: Translator) -> list[str]:
    return [t("score-to", target=view.rules.target), *score_lines(table, view, t)]


def _your_turn(table: TableRow, view: View, seat: Seat, due: Dues, t: Translator) -> str:
    if view.turn != seat or not table.seats[seat].is_present or is_paused(table):
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
        [_deal_told(result, view.seat or 0, t), *result_lines(table, result, t)],
        _score(table, view, t),
        last_line(table, view, t),
        opened_lines(result, t),
        [t("alone-again")] if is_won else [],
    )


def _popup_turn(table: TableRow, view: View, seat: Seat, t: Translator) -> str:
    if view.turn == seat:
        return t("popup-your-turn")
    return t("popup-waiting", name=seat_plain(table, view.turn or 0, t))
