"""The cut between everything and what one seat, or the group, may know.

Laws: what stays hidden is other hands, others' discards (also returned and old ones), the order of the
stock, and the seed of the deal in play. Card points stay hidden until the deal is over.
"""

from __future__ import annotations

from dataclasses import replace

from engine import scoring
from engine.cards import Cards
from engine.events import Claimed, Dealt, Discarded, Drawn, Event
from engine.game import legal_actions
from engine.seen import SEATS, Play, Seat, Trick, View
from engine.state import State


def observe(state: State, seat: Seat | None) -> View:
    """What this seat may know now; with seat None, what everybody may."""
    table = state.table
    trick = table.trick if table else None
    history = table.history if table else ()
    hands = table.hands if table else ((),) * 4
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        deal=table.number if table else -1,
        dealer=table.dealer if table else state.first_dealer,
        first_dealer=state.first_dealer,
        turn=state.turn,
        hand=() if seat is None else hands[seat],
        hand_sizes=(len(hands[0]), len(hands[1]), len(hands[2]), len(hands[3])),
        trump=table.trump if table else None,
        shown=table.shown if table else None,
        stock=len(table.stock) if table else 0,
        trick=_trick(trick, seat) if trick else None,
        history=tuple([_trick(each, seat) for each in history]),
        takers=tuple([each.holder for each in history if each.holder is not None]),
        tricks=scoring.tricks_won(history),
        known=table.known if table else ((),) * 4,
        score=scoring.score(state.results),
        eggs=scoring.eggs(state.results),
        next_counts_double=scoring.next_counts_double(state.rules, state.results),
        results=state.results,
        winner=state.winner,
        commitment=table.commitment if table else None,
        legal=() if seat is None else legal_actions(state, seat),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as this seat, or with seat None the group, may know it."""
    match event:
        case Dealt(hands=hands):
            return replace(event, hands=tuple([hands[each] if each == seat else None for each in SEATS]))
        case Discarded(seat=owner) | Drawn(seat=owner) if owner != seat:
            return replace(event, cards=None)
        case Claimed(returned=returned):
            return replace(event, returned=_plays(returned, seat))
        case _:
            return event


def _trick(trick: Trick, seat: Seat | None) -> Trick:
    return Trick(trick.number, trick.opener, _plays(trick.plays, seat), _plays(trick.returned, seat))


def _plays(plays: tuple[Play, ...], seat: Seat | None) -> tuple[Play, ...]:
    return tuple([Play(each.seat, each.kind, _seen(each, seat), each.count) for each in plays])


def _seen(play: Play, seat: Seat | None) -> Cards | None:
    return play.cards if play.is_face_up or play.seat == seat else None
