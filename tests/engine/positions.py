"""Positions in card notation, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import decode
from engine.cards import PACK, card, cards
from engine.game import apply, deal_cards, new_series
from engine.rules import ClaimsRule, Rules
from engine.state import State, Table

LEAD_ONLY = Rules(claims=ClaimsRule.LEAD)

# No hand is of one suit; trump is hearts.
PLAIN = ("7S QS KS 6D", "9S AS 8D KD", "8S JS 6C TC", "7C JC QD TH")


def dealt(
    hands: Sequence[str], shown: str = "6H", *, leader: int = 0, rules: Rules | None = None, stock: str = ""
) -> State:
    """A first deal with these hands by seat; the stock begins with the cards given, then goes by index."""
    held = [cards(hand) for hand in hands]
    used = {each for hand in held for each in hand}
    first = [card(name) for name in stock.split()]
    rest = [each for each in PACK if each not in used and each not in first]
    served = [held[(leader + step) % 4] for step in range(4)]
    deck = [hand[row] for row in range(4) for hand in served] + first + rest
    state, _ = deal_cards(new_series(rules or Rules(), (leader - 1) % 4), tuple(deck), card(shown))
    return state


def after(state: State, *plays: str) -> State:
    """The state after these inputs, written as by engine.actions.encode."""
    for play in plays:
        state, _ = apply(state, decode(play))
    return state


def table_of(state: State) -> Table:
    assert state.table is not None
    return state.table


def hand(state: State, seat: int) -> str:
    return " ".join(map(str, table_of(state).hands[seat]))
