"""Dealing anew whatever a seat cannot know: the same renaming of unseen cards everywhere in a state."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.actions import Action
from engine.cards import PACK, Card, Cards, in_order
from engine.seen import Play, Seat, Trick
from engine.state import State

Renaming = dict[Card, Card]


def visible(state: State, seat: Seat | None) -> set[Card]:
    """Cards whose place this seat has seen: own hand and plays, face-up plays, also those sent back."""
    table = state.table
    assert table is not None
    tricks = (*table.history, table.trick) if table.trick else table.history
    plays = [play for trick in tricks for play in (*trick.plays, *trick.returned)]
    seen = {each for play in plays if play.is_face_up or play.seat == seat for each in play.cards or ()}
    own = set(table.hands[seat]) if seat is not None else set()
    return seen | own


def renaming(state: State, seat: Seat | None, chance: Random) -> Renaming:
    """Every unseen card gets the name of some unseen card."""
    seen = visible(state, seat)
    unseen = [each for each in PACK if each not in seen]
    return {each: each for each in PACK} | dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))


def redealt(state: State, names: Renaming) -> State:
    """The state with every card renamed; the shown card, seed and commitment stay."""

    def cards(some: Cards) -> Cards:
        return in_order(names[each] for each in some)

    def plays(some: tuple[Play, ...]) -> tuple[Play, ...]:
        return tuple(replace(play, cards=cards(play.cards or ())) for play in some)

    def trick(one: Trick) -> Trick:
        return replace(one, plays=plays(one.plays), returned=plays(one.returned))

    table = state.table
    assert table is not None
    anew = replace(
        table,
        hands=tuple(map(cards, table.hands)),
        stock=tuple(names[each] for each in table.stock),
        trick=trick(table.trick) if table.trick else None,
        history=tuple(map(trick, table.history)),
        known=tuple(map(cards, table.known)),
    )
    return replace(state, table=anew)


def renamed(action: Action, names: Renaming) -> Action:
    return replace(action, cards=in_order(names[each] for each in action.cards))
