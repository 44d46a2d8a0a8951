"""Real games at random moments, tables with the longest names, and what Telegram allows a screen."""

import hashlib
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.callbacks import MakeClaim, MakePlay, decode
from bot.demo.entities import HtmlParser
from bot.i18n import Translators
from bot.screens.screen import Screen
from engine.actions import Action, Claim, Deal
from engine.cards import PACK, Cards, in_order
from engine.game import apply, legal_actions, new_series
from engine.rules import ClaimsRule, EggsRule, Rules
from engine.seen import SEATS, Play, Trick, View
from engine.state import State
from engine.view import observe
from storage.rows import DueKind, Note, NoteKind, Occupancy, Seating, Status, TableRow

TRANSLATORS = Translators(Path(__file__).parents[3] / "locales")
LANGUAGES = TRANSLATORS.languages
LARGEST = 2**63 - 1
NOW = 1_800_000_000.0
DUE = {DueKind.TURN: NOW + 90, DueKind.NEXT_DEAL: NOW + 30, DueKind.CLOSE: NOW + 86_400}

LONG_NAMES = ("W" * 64, "<b>&\"'</b>" * 6, "\u202e\u05e9\u05dc\u05d5\u05dd" * 12, "👨‍👩‍👧‍👦" * 9)
TITLE = "<i>Кошки & Мышки</i> " * 8


def table_row(version: int = LARGEST, **changes: object) -> TableRow:
    """Four people with the longest names at a table with the largest numbers."""
    seats = tuple(
        Seating(seat, Occupancy.PERSON, LARGEST - seat, name) for seat, name in enumerate(LONG_NAMES)
    )
    row = TableRow(
        id=LARGEST,
        code="x",
        chat_id=-LARGEST,
        thread_id=None,
        is_solo=False,
        status=Status.PLAYING,
        starter_id=1,
        starter_name="Anna",
        language="en",
        rules=Rules(),
        first_dealer=0,
        opened_at=NOW,
        acted_at=NOW,
        version=version,
        turn_seconds=90.0,
        seats=seats,
        notes=tuple(Note(kind, LONG_NAMES[0], version) for kind in NoteKind),
    )
    return replace(row, **changes)  # type: ignore[arg-type]


PLAIN = tuple(
    Seating(seat, Occupancy.PERSON, seat + 1, name)
    for seat, name in enumerate(("Anna", "Boris", "Dana", "Emil"))
)
PLAIN_ROW = table_row(version=5, seats=PLAIN, notes=())


def with_seats(row: TableRow, *seats: Seating) -> TableRow:
    """The row with these seats, the others as they were."""
    changed = {seating.seat: seating for seating in seats}
    return replace(row, seats=tuple(changed.get(old.seat, old) for old in row.seats))


def random_states(seed: int, deals: int) -> Iterator[State]:
    """Every state of a random game, claims included, through so many deals or to the goats."""
    chance = random.Random(seed)
    rules = Rules(
        target=chance.choice((6, 12)),
        eggs=chance.choice(tuple(EggsRule)),
        claims=chance.choice(tuple(ClaimsRule)),
    )
    state = new_series(rules, chance.randrange(4))
    for number in range(deals):
        state, _ = apply(state, Deal(hashlib.sha256(f"{seed} {number}".encode()).digest()))
        yield state
        while state.turn is not None:
            state, _ = apply(state, _choice(state, chance))
            yield state
        if state.winner is not None:
            return


def _choice(state: State, chance: random.Random) -> Action:
    claims = [a for seat in SEATS for a in legal_actions(state, seat) if isinstance(a, Claim)]
    if claims and chance.random() < 0.4:
        return chance.choice(claims)
    turn = state.turn
    assert turn is not None
    return chance.choice(legal_actions(state, turn))


_BARE_AMPERSAND = re.compile(r"&(?!(?:lt|gt|amp|quot|#\d+|#x[0-9a-f]+);)")


def seen_text(text: str) -> str:
    """What is left of HTML after its entities; fails when Telegram would not take it or guess at it."""
    assert not _BARE_AMPERSAND.search(text)
    return HtmlParser(text).parse()[0]


def units(text: str) -> int:
    """Length as Telegram counts it: UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def check_screen(screen: Screen) -> None:
    """Fails unless Telegram would take the screen as it is."""
    assert 0 < units(seen_text(screen.text)) <= 4096
    buttons = [button for row in screen.buttons for button in row]
    assert len(buttons) <= 100
    assert all(1 <= len(row) <= 8 for row in screen.buttons)
    for button in buttons:
        assert button.text.strip()
        assert (button.data is None) != (button.url is None)
        if button.data is not None:
            assert 1 <= len(button.data.encode()) <= 64
            decode(button.data)
    everything = screen.text + "".join(button.text for button in buttons)
    assert "{" not in everything, "a variable was not filled in"


def actions_of(screen: Screen, view: View) -> list[Action]:
    """The plays that the screen offers, in its order."""
    claim = [action for action in view.legal if isinstance(action, Claim)]
    found: list[Action] = []
    for row in screen.buttons:
        for button in row:
            press = decode(button.data or "")
            if isinstance(press, MakePlay):
                found.append(press.action)
            elif isinstance(press, MakeClaim):
                assert view.trick is not None
                assert (press.deal, press.trick) == (view.deal, view.trick.number)
                found += claim
    return found


def redealt(state: State, seat: int | None, chance: random.Random) -> State:
    """The state with every card that the seat cannot know exchanged for another such card."""
    table = state.table
    assert table is not None
    view = observe(state, seat)
    tricks = [*view.history, *([view.trick] if view.trick is not None else [])]
    plays = [play for trick in tricks for play in (*trick.plays, *trick.returned)]
    seen = {*view.hand, *(card for hand in view.known for card in hand)}
    seen.update(card for play in plays for card in play.cards or ())
    hidden = [card for card in PACK if card not in seen]
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def exchanged(cards: Cards) -> Cards:
        return tuple(other.get(card, card) for card in cards)

    def played(plays: tuple[Play, ...]) -> tuple[Play, ...]:
        return tuple(replace(play, cards=in_order(exchanged(play.cards or ()))) for play in plays)

    def laid(trick: Trick) -> Trick:
        return replace(trick, plays=played(trick.plays), returned=played(trick.returned))

    changed = replace(
        table,
        hands=tuple(in_order(exchanged(hand)) for hand in table.hands),
        stock=exchanged(table.stock),
        trick=laid(table.trick) if table.trick is not None else None,
        history=tuple(laid(trick) for trick in table.history),
    )
    return replace(state, table=changed)
