"""Whole deals that fit what a seat knew at a moment: the same View, the hidden cards dealt at random.

Laws: ``observe(world(view, chance), view.seat) == view``. A world is made from the View alone. Every hidden
card may be anywhere with equal chance, save cards that a claim showed in a hand, and the shown card.

Theory: hidden cards lie in spots: others' hands, others' discards, the stock. The shown card was in the
stock when the deal began, each of its 20 places being as likely. From there it may have been drawn, and a
card in a hand goes with the next play as often as any other of that hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.cards import PACK, Card, Cards, in_order
from engine.players import Stream
from engine.seen import SEATS, Play, Seat, Trick, View
from engine.shuffle import DEALT
from engine.state import State, Table


@dataclass(frozen=True, slots=True)
class Spot:
    """Of hidden cards: a discard of a trick, or without a trick a hand, or without a seat the stock."""

    trick: int | None
    seat: Seat | None


STOCK = Spot(None, None)


def world(view: View, chance: Stream) -> State:
    """A state in which this seat would see just this; its deal has no seed."""
    return _state(view, _filled(view, chance), chance)


def _filled(view: View, chance: Stream) -> dict[Spot, list[Card]]:
    """Every unseen card in a spot."""
    room = _rooms(view)
    unseen = _unseen(view)
    filled: dict[Spot, list[Card]] = {spot: [] for spot in room}
    for spot, card in _shown_by_claims(view, unseen):
        filled[spot].append(card)
        unseen.remove(card)
    if view.shown in unseen:
        weights = _draws(view)
        spots = [spot for spot in weights if spot in room and len(filled[spot]) < room[spot]]
        spot = chance.choices(spots, [weights[one] for one in spots])[0]
        filled[spot].append(view.shown)
        unseen.remove(view.shown)
    chance.shuffle(unseen)
    for spot, size in room.items():
        while len(filled[spot]) < size:
            filled[spot].append(unseen.pop())
    chance.shuffle(filled[STOCK])
    return filled


def _rooms(view: View) -> dict[Spot, int]:
    """How many cards each spot holds."""
    room = {STOCK: view.stock}
    for trick in _tricks(view):
        room |= {Spot(trick.number, play.seat): play.count for play in trick.plays if play.cards is None}
    return room | {Spot(None, seat): view.hand_sizes[seat] for seat in SEATS if seat != view.seat}


def _unseen(view: View) -> list[Card]:
    seen = [*view.hand]
    for trick in _tricks(view):
        seen += [card for play in trick.plays for card in play.cards or ()]
    return [card for card in PACK if card not in seen]


def _shown_by_claims(view: View, unseen: list[Card]) -> list[tuple[Spot, Card]]:
    """Cards that went back face up and have not been seen since: all four go into that same trick."""
    found: dict[Card, Spot] = {}
    for trick in _tricks(view):
        played = [play.seat for play in trick.plays]
        for back in trick.returned:
            spot = Spot(trick.number if back.seat in played else None, back.seat)
            if back.is_face_up:
                found |= {card: spot for card in back.cards or () if card in unseen}
    return [(spot, card) for card, spot in found.items()]


def _draws(view: View) -> dict[Spot, float]:
    """How often a card that lay in the stock at first, and is unseen, lies in each spot by now."""
    weights: dict[Spot, float] = {STOCK: view.stock}
    held = dict.fromkeys(SEATS, 0.0)  # cards of the first stock in each hand, on average
    size, stock = 4, len(PACK) - DEALT
    for trick in _tricks(view):
        for play in trick.plays:
            gone = held[play.seat] * play.count / size
            held[play.seat] -= gone
            if play.cards is None:
                weights[Spot(trick.number, play.seat)] = gone
        if trick.is_complete:
            drawn = min(trick.count, stock // 4)
            size, stock = size - trick.count + drawn, stock - 4 * drawn
            held = {seat: held[seat] + drawn for seat in SEATS}
    return weights | {Spot(None, seat): held[seat] for seat in SEATS if seat != view.seat}


def _state(view: View, filled: dict[Spot, list[Card]], chance: Stream) -> State:
    assert view.shown is not None
    hands = tuple(view.hand if seat == view.seat else in_order(filled[Spot(None, seat)]) for seat in SEATS)
    tricks = [_trick(trick, filled, hands, chance) for trick in _tricks(view)]
    table = Table(
        number=view.deal,
        dealer=view.dealer,
        shown=view.shown,
        hands=hands,
        stock=tuple(filled[STOCK]),
        trick=tricks[-1] if view.trick else None,
        history=tuple(tricks[: len(view.history)]),
        known=view.known,
        seed=None,
        commitment=view.commitment,
    )
    return State(view.rules, view.first_dealer, view.results, table, view.winner)


def _trick(trick: Trick, filled: dict[Spot, list[Card]], hands: tuple[Cards, ...], chance: Stream) -> Trick:
    """The trick with its discards; those that went back are some of what their seat held then."""
    plays = tuple(
        replace(play, cards=in_order(filled[Spot(trick.number, play.seat)])) if play.cards is None else play
        for play in trick.plays
    )
    held = {seat: hands[seat] for seat in SEATS} | {play.seat: play.cards or () for play in plays}
    returned = tuple(_returned(back, held[back.seat], chance) for back in trick.returned)
    return replace(trick, plays=plays, returned=returned)


def _returned(back: Play, held: Cards, chance: Stream) -> Play:
    return replace(back, cards=in_order(chance.sample(held, back.count))) if back.cards is None else back


def _tricks(view: View) -> Iterator[Trick]:
    yield from view.history
    if view.trick is not None:
        yield view.trick
