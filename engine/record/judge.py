"""Records against the rules: written from inputs, replayed, verified.

Law: verify(record_of(...)) never fails; verify names the first fault in the order of play, with its place.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager

from engine import scoring
from engine.actions import Action, Deal, Input, encode
from engine.cards import PACK
from engine.errors import BadRecord, IllegalAction
from engine.game import apply, deal_cards, new_series
from engine.record.form import DealRecord, Record
from engine.rules import Rules
from engine.seen import Seat
from engine.shuffle import DEALT, commitment, shuffle
from engine.state import State, Table


def record_of(
    series: str, players: tuple[str, ...], rules: Rules, first_dealer: Seat, inputs: Iterable[Input]
) -> Record:
    """The record of a series that was played; a deal still in play is left out, its cards are secret."""
    state = new_series(rules, first_dealer)
    deals: list[DealRecord] = []
    actions: list[Action] = []
    seed = b""
    for given in inputs:
        state, _ = apply(state, given)
        if isinstance(given, Deal):
            seed, actions = given.seed, []
        else:
            actions.append(given)
        if state.turn is None and state.table is not None:
            deals.append(_written(state, state.table, seed, tuple(actions)))
    results = state.results
    return Record(
        series, rules, players, tuple(deals), scoring.score(results), scoring.eggs(results), state.winner
    )


def _written(state: State, table: Table, seed: bytes, actions: tuple[Action, ...]) -> DealRecord:
    result = state.results[-1]
    deck, shown = shuffle(seed)
    leader = table.history[0].opener
    return DealRecord(
        result.dealer,
        leader,
        deck,
        shown,
        actions,
        result.points,
        result.tricks,
        result.defeat,
        result.commitment,
        seed,
    )


def replay(record: Record) -> Iterator[State]:
    """The state after each deal and each action; raises BadRecord at what can't be dealt or played."""
    with _naming(record):
        state = _start(record)
        for number, deal in enumerate(record.deals):
            state = yield from _played(state, number, deal)


def verify(record: Record) -> None:
    """Raises BadRecord at the first thing that is not as the rules or the seed have it."""
    with _naming(record):
        state = _start(record)
        for number, deal in enumerate(record.deals):
            state = _verify_deal(state, number, deal, is_last=number == len(record.deals) - 1)
        _same("score", record.score, scoring.score(state.results))
        _same("eggs", record.eggs, scoring.eggs(state.results))
        _same("winner", record.winner, state.winner)


@contextmanager
def _naming(record: Record) -> Iterator[None]:
    try:
        yield
    except BadRecord as bad:
        bad.series = record.series
        raise


def _start(record: Record) -> State:
    return new_series(record.rules, record.deals[0].dealer if record.deals else 0)


def _verify_deal(state: State, number: int, deal: DealRecord, *, is_last: bool) -> State:
    _verify_seed(number, deal)
    states = _played(state, number, deal)
    state = next(states)
    assert state.table is not None, "a deal has just begun"
    _same("dealer", deal.dealer, state.table.dealer, number)
    _same("leader", deal.leader, state.turn, number)
    state = [state, *states][-1]
    figures = (("points", deal.points), ("tricks", deal.tricks), ("defeat", deal.defeat))
    is_over = state.turn is None
    if not is_over and not is_last:
        raise BadRecord("the deal is unfinished, though another follows", deal=number)
    for name, said in figures:
        _same(name, said, getattr(state.results[-1], name) if is_over else None, number)
    return state


def _verify_seed(number: int, deal: DealRecord) -> None:
    if deal.seed is None:
        return
    deck, shown = shuffle(deal.seed)
    if deal.deck != deck:
        raise BadRecord("the deck does not follow from the seed", deal=number)
    _same("trump_card", deal.trump_card, shown, number)
    if deal.commitment is not None and deal.commitment.lower() != commitment(deal.seed):
        raise BadRecord("commitment is not the SHA-256 of the seed", deal=number)


def _played(state: State, number: int, deal: DealRecord) -> Generator[State, None, State]:
    """Yields the state after the deal and after each action; the last one is returned as well."""
    if len(set(deal.deck)) < len(PACK) or len(deal.deck) > len(PACK):
        raise BadRecord("the deck is not the 36 cards", deal=number)
    if deal.trump_card not in deal.deck[DEALT:]:
        raise BadRecord(f"trump_card {deal.trump_card} is not one of the stock", deal=number)
    try:
        state, _ = deal_cards(state, deal.deck, deal.trump_card, deal.seed)
    except IllegalAction as illegal:
        raise BadRecord(f"no deal is due: {illegal}", deal=number) from illegal
    yield state
    for at, action in enumerate(deal.actions):
        try:
            state, _ = apply(state, action)
        except IllegalAction as illegal:
            fault = f"{encode(action)}: {illegal}"
            raise BadRecord(fault, deal=number, action=at) from illegal
        yield state
    return state


def _same(name: str, said: object, true: object, deal: int | None = None) -> None:
    if said != true:
        raise BadRecord(f"{name}: the record says {_plain(said)}, the rules {_plain(true)}", deal=deal)


def _plain(what: object) -> str:
    return "null" if what is None else str(what)
