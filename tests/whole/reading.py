"""What people read in a message: cards, and the long numbers of the fair shuffle."""

import re
from collections.abc import Iterable

from bot.demo.rooms import Room, Shown
from engine.cards import Card, card, in_order

RANKS = {"В": "J", "Д": "Q", "К": "K", "Т": "A", "10": "T"}
"""Russian letters (and the ten) to those of the notation."""
SUITS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
CARD = re.compile(r"(10|[6-9JQKAВДКТ])([♠♣♦♥])\ufe0f?")
HAND = "🃏"
NUMBER = re.compile(r"\b[0-9a-f]{64}\b")


def cards_in(text: str) -> tuple[Card, ...]:
    """Every card that is named, in the order of a hand."""
    return in_order(card(RANKS.get(rank, rank) + SUITS[suit]) for rank, suit in CARD.findall(text))


def hand_in(message: Shown) -> tuple[Card, ...] | None:
    """The cards of the line that shows a hand and nothing else; None if there is no such line."""
    lines = [line.removeprefix(HAND) for line in message.text.splitlines() if line.startswith(HAND)]
    hands = [line for line in lines if not CARD.sub("", line).strip()]
    return cards_in(hands[-1]) if hands else None


def hands_in(room: Room) -> list[tuple[Card, ...]]:
    """The hands that a private chat shows; who has no cards is shown none."""
    return [hand_in(message) or () for message in hand_messages(room)]


def hand_messages(room: Room) -> list[Shown]:
    return [message for message in room.bot_messages if hand_in(message) is not None]


def long_numbers(message: Shown) -> list[str]:
    """Seeds and commitments, from the top."""
    return NUMBER.findall(message.text)


def texts(messages: Iterable[Shown]) -> list[str]:
    return [message.text for message in messages]
