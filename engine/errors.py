"""What the engine refuses.

EngineError
    BadNotation     a text that names no card or no input (a ValueError as well)
    IllegalAction   an input the rules forbid now, with its Reason; nothing changed
    BadRecord       a record out of shape or untrue, with the place of its first fault
        NoRecord    a text that is no record at all
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an input is refused; a locale's key follows from the value."""

    NO_DEAL = "no-deal"  # no cards are on the table
    DEAL_IN_PLAY = "deal-in-play"  # the next deal has to wait
    SERIES_OVER = "series-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_CARDS = "not-your-cards"  # not, or no longer, in this hand
    MUST_LEAD = "must-lead"  # nothing to beat or discard to
    NOT_A_LEAD = "not-a-lead"  # somebody has led already
    MIXED_SUITS = "mixed-suits"  # a lead is of one suit
    WRONG_COUNT = "wrong-count"  # as many cards as were led, at least one
    DOES_NOT_BEAT = "does-not-beat"
    NOT_FOUR = "not-four"  # a claim needs four cards of one suit
    CLAIM_TOO_LATE = "claim-too-late"  # this series allows claims before the lead only
    CLAIM_NEARER = "claim-nearer"  # four cards of a seat nearer to the trick's opener lie there
    CLAIM_IN_TURN = "claim-in-turn"  # the leader in turn simply leads


class EngineError(Exception):
    """Anything the engine refuses."""


class BadNotation(EngineError, ValueError):
    """The message quotes the text."""


class IllegalAction(EngineError):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class BadRecord(EngineError):
    """The first fault of a record; deal and action count from 0, None where the fault is in neither."""

    def __init__(
        self, fault: str, *, series: str | None = None, deal: int | None = None, action: int | None = None
    ) -> None:
        super().__init__(fault)
        self.fault = fault
        self.series = series
        self.deal = deal
        self.action = action

    def __str__(self) -> str:
        places = (("series", self.series), ("deal", self.deal), ("action", self.action))
        place = ", ".join(f"{name} {at}" for name, at in places if at is not None)
        return f"{place}: {self.fault}" if place else self.fault


class NoRecord(BadRecord):
    """A text that does not even say it is a record."""
