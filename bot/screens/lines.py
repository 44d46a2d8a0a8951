"""Lines that the table's, the hand's and the result's screens share."""

from collections.abc import Iterable, Mapping

from bot.i18n import Translator
from bot.names import html_name
from bot.screens.cards import SIGNS, card_text
from bot.screens.people import SIDES, pair_html, seat_html, side, signed_computer
from bot.screens.words import moment
from engine.seen import DealResult, Partnership, View
from storage.rows import DueKind, Note, NoteKind, TableRow

MOST_NOTES = 3
NOTES_STAND_FOR = 4  # inputs, about a trick: then a note is old news

Dues = Mapping[DueKind, float]


def joined(*blocks: Iterable[str]) -> str:
    """Blocks of lines with an empty line between those that have any."""
    return "\n\n".join(text for block in blocks if (text := "\n".join(block)))


def score_lines(table: TableRow, view: View, t: Translator) -> list[str]:
    """Both sides with their defeat points and names; on a phone a line breaks among the names."""
    return [f"{SIDES[p]} <b>{view.score[p]}</b>  {pair_html(table, p, t)}" for p in (0, 1)]


def trump_line(view: View, t: Translator) -> str:
    """Trump, stock and tricks won; nothing to tell when no deal is on the table."""
    if view.trump is None or view.shown is None:
        return ""
    trump = t("trump", trump=SIGNS[view.trump], shown=card_text(view.shown, t))
    tricks = t("tricks-won", tricks=f"{SIDES[0]} {view.tricks[0]} : {view.tricks[1]} {SIDES[1]}")
    unbroken = tricks.replace(" ", "\u00a0")  # on a phone the line breaks before it
    return " · ".join((trump, t("stock", count=view.stock), unbroken))


def turn_line(table: TableRow, view: View, due: Dues, t: Translator) -> str:
    """Who is waited for, for what, and until when."""
    if view.turn is None:
        return ""
    if is_paused(table):
        return paused_line(table, t)
    count = view.trick.count if view.trick is not None else 0
    name = f"{side(view.turn)} <b>{seat_html(table, view.turn, t)}</b>"
    line = t("turn-answer", name=name, count=count) if count else t("turn-lead", name=name)
    is_timed = table.seats[view.turn].is_present and DueKind.TURN in due
    return f"{line} · {moment(due[DueKind.TURN], t, table.turn_seconds)}" if is_timed else line


def is_paused(table: TableRow) -> bool:
    """Nobody present plays, or the bot may not write in the chat: nothing happens by itself."""
    return not table.people or table.is_silenced


def paused_line(table: TableRow, t: Translator) -> str:
    """What a paused table waits for."""
    return t("paused-silenced" if table.is_silenced else "paused")


def note_lines(table: TableRow, t: Translator) -> list[str]:
    """What happened at the table lately that the cards don't tell; a wish to stop has its own line."""
    notes = (
        note
        for note in table.notes
        if note.kind is not NoteKind.STOP_ASKED and table.version - note.version <= NOTES_STAND_FOR
    )
    lines = (t(f"note-{note.kind.value}", name=_noted(table, note, t)) for note in notes)
    return list(lines)[-MOST_NOTES:]


def _noted(table: TableRow, note: Note, t: Translator) -> str:
    if note.seat is not None:
        return signed_computer(table, note.seat, t)
    return html_name(note.name, t("somebody"))


def stop_lines(table: TableRow, due: Dues, t: Translator) -> list[str]:
    """Which side wants to end the series, and how long the other has to agree."""
    if not table.stop_agreed:
        return []
    wants, waits = (
        ", ".join(
            f"{SIDES[p]} {pair_html(table, p, t)}" for p in (0, 1) if (p in table.stop_agreed) is agrees
        )
        for agrees in (True, False)
    )
    until = f" · {moment(due[DueKind.STOP], t)}" if DueKind.STOP in due else ""
    return [t("stop-wanted", wants=wants, waits=waits) + until]


def sealed_lines(view: View, t: Translator) -> list[str]:
    """The commitment to the shuffle of the deal in play, to be compared with its seed afterwards."""
    if view.commitment is None:
        return []
    text = t("shuffle-sealed", start=view.commitment[:8])
    return [f"<blockquote expandable>{text}\n<code>{view.commitment}</code></blockquote>"]


def opened_lines(result: DealResult, t: Translator) -> list[str]:
    """The seed of a deal that is over, and the commitment it was promised under."""
    if result.seed is None or result.commitment is None:
        return []
    parts = (
        t("shuffle-opened", start=result.commitment[:8]),
        f"<code>{result.seed.hex()}</code>",
        t("shuffle-check"),
        f"<code>{result.commitment}</code>",
    )
    return [f"<blockquote expandable>{chr(10).join(parts)}</blockquote>"]


def result_line(result: DealResult, t: Translator) -> str:
    """One deal in one line: card points and what they cost."""
    return outcome(f"{SIDES[0]} {result.points[0]} : {result.points[1]} {SIDES[1]}", result, t)


def outcome(points: str, result: DealResult, t: Translator) -> str:
    """What card points, as they are written, have cost."""
    if result.is_eggs:
        return t("result-eggs", points=points)
    loser = loser_of(result)
    key = "result-doubled" if result.is_doubled else "result-lost"
    return t(key, points=points, side=SIDES[loser], count=result.defeat[loser])


def loser_of(result: DealResult) -> Partnership:
    """Who got the defeat points of a deal that is no eggs."""
    return 0 if result.defeat[0] else 1


def nonempty(*lines: str) -> list[str]:
    """The lines that say something."""
    return list(filter(None, lines))
