"""Rows to store: none of their fields has its default, so that a forgotten column shows."""

from collections.abc import Sequence
from dataclasses import replace

from engine.actions import Claim, Deal, Input, Lead
from engine.cards import cards
from engine.rules import ClaimsRule, EggsRule, Rules
from engine.seen import DealResult
from storage.rows import (
    Actor,
    Change,
    ChatRow,
    ChatSettings,
    Due,
    DueKind,
    InputRow,
    Note,
    NoteKind,
    Occupancy,
    Seating,
    Status,
    TableRow,
    UserRow,
)

GROUP = -1001234567890
RULES = Rules(24, EggsRule.DOUBLE, ClaimsRule.LEAD, 3)
SEATS = (
    Seating(0, Occupancy.PERSON, 11, "Anna 🐐", 0, 1, True),
    Seating(1, Occupancy.HELD, 22, "Boris", held_until=160.5),
    Seating(2, Occupancy.COMPUTER, 33, "Дана"),
    Seating(3),
)
ROW = TableRow(
    id=0,
    code="k7f3",
    chat_id=GROUP,
    thread_id=7,
    is_solo=True,
    status=Status.PLAYING,
    starter_id=11,
    starter_name="Anna 'quoted\" 🐐",
    language="lv",
    rules=RULES,
    first_dealer=2,
    opened_at=100.25,
    acted_at=120.5,
    version=0,
    revision=4,
    turn_seconds=90.0,
    is_rematch=True,
    is_silenced=True,
    seats=SEATS,
    notes=(Note(NoteKind.LEFT, "Boris", 3), Note(NoteKind.RESTARTED), Note(NoteKind.CARDS_BACK, seat=2)),
    stop_agreed=(1, 0),
    stop_until=500.0,
)
DUE = (Due(0, DueKind.NUDGE, 130.0, 0), Due(0, DueKind.TURN, 200.0, 0))
RESULT = DealResult(0, 2, (74, 46), (5, 2), (0, 2), True, True, bytes(range(32)), "ab" * 32)
USER = UserRow(11, "Anna", "ru", "kk", True, True, "anna")
CHAT = ChatRow(GROUP, "Козлы", "af", ChatSettings(30.0, RULES, "strong", "fast", True), False)

INPUTS: Sequence[Input] = (
    Deal(bytes(range(32))),
    Lead(0, cards("7S QS")),
    Claim(3, cards("6C 9C TC AC")),
)


def step(row: TableRow, count: int = 1, at: float = 121.0, update_id: int | None = None) -> Change:
    """A change that adds so many inputs to a table at its present version."""
    version = row.version + count
    inputs = tuple(
        InputRow(seq, INPUTS[seq % len(INPUTS)], Actor.USER, 11, at, update_id)
        for seq in range(row.version, version)
    )
    after = replace(row, version=version, revision=row.revision + 1, acted_at=at)
    due = (Due(row.id, DueKind.TURN, at + 90, version),)
    return Change(after, (row.version, row.revision), inputs=inputs, due=due, update_id=update_id)
