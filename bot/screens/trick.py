"""The trick on the table and the one before it, a line a play.

Law: what lies face down shows as backs, unless the View itself holds the cards (one's own discards).
"""

from bot.i18n import Translator
from bot.screens.cards import SIGNS, backs, cards_text
from bot.screens.people import seat_html, sided_html
from engine.seen import Kind, Play, Trick, View
from storage.rows import TableRow


def trick_lines(table: TableRow, view: View, t: Translator) -> list[str]:
    """What has been played to the open trick, in order; nothing before the lead."""
    trick = view.trick
    if trick is None:
        return []
    lines = [_returned(table, trick, view, t)] if trick.returned and trick.claimant is not None else []
    for play in trick.plays:
        lines.append(_play(table, play, view, t))
        if play.seat == trick.holder:  # on a phone the line breaks before these words, not between them
            lines[-1] += "  " + t("holds-trick").replace(" ", "\u00a0")
    return lines


def before_line(table: TableRow, view: View, t: Translator) -> list[str]:
    """Who took the trick before, and with what."""
    return _taken(table, view, t, beaten="before-beaten", unbeaten="before-unbeaten")


def last_line(table: TableRow, view: View, t: Translator) -> list[str]:
    """Who took the last trick of a deal that is over, and with what."""
    return _taken(table, view, t, beaten="last-trick-beaten", unbeaten="last-trick-unbeaten")


def _taken(table: TableRow, view: View, t: Translator, *, beaten: str, unbeaten: str) -> list[str]:
    if not view.history:
        return []
    trick = view.history[-1]
    chain = [cards_text(play.cards or (), view.trump, t) for play in trick.plays if play.is_face_up]
    chain.reverse()
    values = {"name": sided_html(table, view.takers[-1], t), "cards": f" {t('over')} ".join(chain)}
    return [t(beaten if len(chain) > 1 else unbeaten, **values)]


def cards_of(play: Play, view: View, t: Translator) -> str:
    """The play's cards, or backs; one's own discards as both."""
    if play.is_face_up:
        return f"<b>{cards_text(play.cards or (), view.trump, t)}</b>"
    if play.cards is None:
        return backs(play.count)
    return f"{backs(play.count)} ({cards_text(play.cards, view.trump, t)})"


def _play(table: TableRow, play: Play, view: View, t: Translator) -> str:
    values = {"name": sided_html(table, play.seat, t), "cards": cards_of(play, view, t)}
    match play.kind:
        case Kind.LEAD:
            return t("play-lead", **values)
        case Kind.BEAT:
            return t("play-beat", **values)
        case Kind.DISCARD:
            return t("play-discard", **values)
        case Kind.CLAIM:
            suit = SIGNS[play.cards[0].suit] if play.cards else ""
            return t("play-claim", suit=suit, **values)


def _returned(table: TableRow, trick: Trick, view: View, t: Translator) -> str:
    """What claims sent back in this trick: face-up cards are known to all from then on."""
    parts = [f"{seat_html(table, play.seat, t)} {cards_of(play, view, t)}" for play in trick.returned]
    return t("play-returned", cards="; ".join(parts))
