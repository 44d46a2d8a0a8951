"""The machine: new_series, legal_actions, apply. Every change of state is here.

Laws: apply is pure; it returns a new state and what happened, or raises IllegalAction and nothing changed.
An action is legal exactly if it stands in legal_actions of its seat; Deal belongs to no seat.

Theory: between deals only Deal is legal. A deal is a row of tricks; an open trick waits for its seat in
turn (and, out of turn, for claims). The fourth play completes it: the taker is known, all draw, and the
next trick is open, or else the deal is scored, and with it perhaps the series.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from engine import claims, scoring
from engine.actions import Action, Beat, Claim, Deal, Discard, Input, Lead
from engine.cards import Card, Cards, in_order
from engine.errors import IllegalAction, Reason
from engine.events import (
    Beaten,
    Claimed,
    DealScored,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Led,
    SeriesWon,
    TrickTaken,
    TrumpShown,
)
from engine.rules import (
    Rules,
    beats,
    is_four_of_a_suit,
    is_one_suit,
    legal_beats,
    legal_discards,
    legal_leads,
)
from engine.seen import SEATS, DealResult, Hands, Kind, Play, Seat, Trick, partnership
from engine.shuffle import DEALT, commitment, shuffle
from engine.state import State, Table

Outcome: TypeAlias = tuple[State, tuple[Event, ...]]


def new_series(rules: Rules, first_dealer: Seat) -> State:
    return State(rules, first_dealer)


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """This seat's legal plays: leads, or beats and then discards, cheapest first; a claim last."""
    table = state.table
    trick = table.trick if table else None
    if table is None or trick is None:
        return ()
    hand = table.hands[seat]
    found: list[Action] = []
    if trick.turn == seat:
        if not trick.plays:
            return tuple([Lead(seat, some) for some in legal_leads(hand, table.trump)])
        found += [Beat(seat, some) for some in legal_beats(hand, trick.to_beat, table.trump)]
        found += [Discard(seat, some) for some in legal_discards(hand, trick.count, table.trump)]
    if is_four_of_a_suit(hand) and claims.refusal(state.rules, trick, seat, hand) is None:
        found.append(Claim(seat, hand))
    return tuple(found)


def apply(state: State, given: Input) -> Outcome:
    """The state after an input and what happened; raises IllegalAction, and then nothing changed."""
    if isinstance(given, Deal):
        return _deal(state, given.seed)
    table, trick = _open_trick(state)
    match given:
        case Lead() | Beat() | Discard():
            return _play(state, table, trick, given)
        case Claim():
            return _claim(state, table, trick, given)
    assert_never(given)


def deal_cards(state: State, deck: Cards, shown: Card, seed: bytes | None = None) -> Outcome:
    """Deal from a deck that is known already, as a record's; shown is one of its last 20 cards."""
    if state.winner is not None:
        raise IllegalAction(Reason.SERIES_OVER)
    if state.turn is not None:
        raise IllegalAction(Reason.DEAL_IN_PLAY)
    number = len(state.results)
    dealer = (state.first_dealer + number) % 4
    left = (dealer + 1) % 4
    hands = tuple([in_order(deck[(seat - left) % 4 : DEALT : 4]) for seat in SEATS])
    opener = _last_taker(state)
    trick = Trick(0, left if opener is None else opener)
    bound = None if seed is None else commitment(seed)
    table = Table(number, dealer, shown, hands, deck[DEALT:], trick, (), ((),) * 4, seed, bound)
    dealt = Dealt(number, dealer, trick.opener, hands, bound)
    return replace(state, table=table), (dealt, TrumpShown(shown))


def _deal(state: State, seed: bytes) -> Outcome:
    deck, shown = shuffle(seed)
    return deal_cards(state, deck, shown, seed)


def _last_taker(state: State) -> Seat | None:
    return state.table.history[-1].holder if state.table else None


def _open_trick(state: State) -> tuple[Table, Trick]:
    table = state.table
    trick = table.trick if table else None
    if table is None or trick is None:
        raise IllegalAction(Reason.NO_DEAL if state.winner is None else Reason.SERIES_OVER)
    return table, trick


def _play(state: State, table: Table, trick: Trick, given: Lead | Beat | Discard) -> Outcome:
    seat = given.seat
    if seat != trick.turn:
        raise IllegalAction(Reason.NOT_YOUR_TURN)
    played, kept = _take_out(table.hands[seat], given.cards)
    play, event = _judge(trick, table, given, played)
    hands = _put(table.hands, seat, kept)
    known = _seen(table.known, seat, played) if play.is_face_up else table.known
    after = Trick(trick.number, trick.opener, (*trick.plays, play), trick.returned)
    on = replace(table, hands=hands, trick=after, known=known)
    if after.is_complete:
        return _finish_trick(state, on, after, event)
    return replace(state, table=on), (event,)


def _judge(trick: Trick, table: Table, given: Lead | Beat | Discard, played: Cards) -> tuple[Play, Event]:
    seat, count = given.seat, len(played)
    if isinstance(given, Lead):
        if trick.plays:
            raise IllegalAction(Reason.NOT_A_LEAD)
        if not is_one_suit(played):
            raise IllegalAction(Reason.MIXED_SUITS)
        return Play(seat, Kind.LEAD, played, count), Led(seat, played)
    if not trick.plays:
        raise IllegalAction(Reason.MUST_LEAD)
    if count != trick.count:
        raise IllegalAction(Reason.WRONG_COUNT)
    if isinstance(given, Discard):
        return Play(seat, Kind.DISCARD, played, count), Discarded(seat, played, count)
    if not beats(played, trick.to_beat, table.trump):
        raise IllegalAction(Reason.DOES_NOT_BEAT)
    return Play(seat, Kind.BEAT, played, count), Beaten(seat, played)


def _claim(state: State, table: Table, trick: Trick, given: Claim) -> Outcome:
    seat = given.seat
    played, kept = _take_out(table.hands[seat], given.cards)
    reason = claims.refusal(state.rules, trick, seat, table.hands[seat])
    if reason is None and kept:
        reason = Reason.NOT_FOUR
    if reason is not None:
        raise IllegalAction(reason)
    hands, known = table.hands, _seen(table.known, seat, played)
    for back in trick.plays:
        cards = back.cards or ()
        hands = _put(hands, back.seat, in_order(hands[back.seat] + cards))
        if back.is_face_up:
            known = _put(known, back.seat, in_order(known[back.seat] + cards))
    entry = Play(seat, Kind.CLAIM, played, len(played))
    after = Trick(trick.number, trick.opener, (entry,), trick.returned + trick.plays)
    hands = _put(hands, seat, kept)
    on = replace(table, hands=hands, trick=after, known=known)
    return replace(state, table=on), (Claimed(seat, played, trick.plays),)


def _finish_trick(state: State, table: Table, trick: Trick, event: Event) -> Outcome:
    """Give the trick to its taker, refill, and open the next one or end the deal."""
    taker = trick.holder
    assert taker is not None, "a complete trick has a lead"
    events: list[Event] = [event, TrickTaken(taker, partnership(taker), trick.count)]
    history = (*table.history, trick)
    hands, stock = table.hands, table.stock
    if stock:
        hands, stock = _refill(table, taker, trick.count, events)
    following = Trick(trick.number + 1, taker) if hands[taker] else None
    done = replace(table, hands=hands, stock=stock, trick=following, history=history)
    if following is None:
        return _finish_deal(state, done, events)
    return replace(state, table=done), tuple(events)


def _refill(table: Table, taker: Seat, count: int, events: list[Event]) -> tuple[Hands, Cards]:
    """Draw one card at a time, the taker first, until hands are full or the stock is gone."""
    each = min(count, len(table.stock) // 4)
    drawn = table.stock[: 4 * each]
    hands = list(table.hands)
    for place in SEATS:
        seat = (taker + place) % 4
        cards = in_order(drawn[place::4])
        hands[seat] = in_order(hands[seat] + cards)
        events.append(Drawn(seat, cards, each))
    return tuple(hands), table.stock[4 * each :]


def _finish_deal(state: State, table: Table, events: list[Event]) -> Outcome:
    points, tricks = scoring.card_points(table.history), scoring.tricks_won(table.history)
    lost = scoring.defeat_points(points, tricks)
    is_eggs = lost == (0, 0)
    is_doubled = not is_eggs and scoring.next_counts_double(state.rules, state.results)
    if is_doubled:
        lost = (2 * lost[0], 2 * lost[1])
    result = DealResult(
        table.number, table.dealer, points, tricks, lost, is_eggs, is_doubled, table.seed, table.commitment
    )
    results = (*state.results, result)
    winner = scoring.winner(state.rules, results)
    events.append(DealScored(result))
    if winner is not None:
        events.append(SeriesWon(winner, 1 - winner, scoring.eggs(results) > 0))
    return replace(state, results=results, table=table, winner=winner), tuple(events)


def _take_out(hand: Cards, cards: Cards) -> tuple[Cards, Cards]:
    """The cards to play, in order, and those kept."""
    kept = tuple([each for each in hand if each not in cards])
    if len(kept) + len(cards) != len(hand):
        raise IllegalAction(Reason.NOT_YOUR_CARDS)
    if not cards:
        raise IllegalAction(Reason.WRONG_COUNT)
    return tuple([each for each in hand if each in cards]), kept


def _put(hands: Hands, seat: Seat, hand: Cards) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _seen(known: Hands, seat: Seat, played: Cards) -> Hands:
    """What stays known of a hand once these cards have been played face up."""
    if not known[seat]:
        return known
    return _put(known, seat, tuple([each for each in known[seat] if each not in played]))
