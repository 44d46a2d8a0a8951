"""Cards as they are printed: rank in the reader's language, suit as a sign that every client colours."""

from collections.abc import Iterable

from bot.i18n import Translator
from engine.cards import Card, Suit

BACK = "🂠"
SIGNS = {Suit.SPADES: "♠️", Suit.CLUBS: "♣️", Suit.DIAMONDS: "♦️", Suit.HEARTS: "♥️"}  # each with U+FE0F


def card_text(card: Card, t: Translator) -> str:
    """Such as 10♥️."""
    return t(f"rank-{card.rank.letter}") + SIGNS[card.suit]


def in_hand_order(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """By suit and rank, trumps last."""
    return tuple(sorted(cards, key=lambda card: (card.suit is trump, card.index)))


def cards_text(cards: Iterable[Card], trump: Suit | None, t: Translator) -> str:
    """Such as 7♠️ Q♠️ 6♥️."""
    return " ".join(card_text(card, t) for card in in_hand_order(cards, trump))


def backs(count: int) -> str:
    """Cards that lie face down."""
    return " ".join([BACK] * count)
