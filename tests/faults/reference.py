"""A series as the rules alone have it: what each press means at the moment when it is delivered.

It knows nothing of the bot but what its players are told: a play counts at the version it was shown for, a
claim in the trick it was shown for, the next deal is dealt once, and who confirms plays taps each twice.
"""

from dataclasses import dataclass, field

from bot.callbacks import MakePlay, NextDeal
from engine.actions import Action, Claim, Input
from engine.errors import IllegalAction
from engine.game import apply, new_series
from engine.rules import Rules
from engine.seen import Phase, Seat
from engine.state import State
from tests.faults.crowd import GoesOn


@dataclass
class Reference:
    """``confirming``: seats whose people confirm plays."""

    state: State
    confirming: frozenset[Seat]
    inputs: list[Input] = field(default_factory=list)
    is_dealt_on: bool = False  # somebody asked for the next deal, whose cards only the bot's log can tell
    _marked: dict[Seat, tuple[int, Action]] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Rules, first_dealer: Seat, confirming: frozenset[Seat]) -> "Reference":
        return cls(new_series(rules, first_dealer), confirming)

    @property
    def is_pausing(self) -> bool:
        """Whether people may well leave it for hours: between deals, or between the two taps of a play."""
        is_marked = any(version == len(self.inputs) for version, _ in self._marked.values())
        return is_marked or self.state.phase is Phase.BETWEEN

    def deal(self, deal: Input) -> None:
        """The next deal, as it is in the bot's log."""
        self.is_dealt_on = False
        self._enter(deal)

    def follow(self, log: list[Input]) -> None:
        """What the bot's log says, though it should not."""
        self.state = new_series(self.state.rules, self.state.first_dealer)
        self.inputs.clear()
        for made in log:
            self._enter(made)

    def take(self, seat: Seat, press: GoesOn) -> None:
        """A press that is delivered now; it means nothing if it may not be."""
        if self.is_dealt_on:
            return
        if isinstance(press, NextDeal):
            self.is_dealt_on = self.state.phase is Phase.BETWEEN and press.version == len(self.inputs)
            return
        action = (
            self._confirmed(press)
            if isinstance(press, MakePlay)
            else self._claim(seat, press.deal, press.trick)
        )
        if action is None or action.seat != seat:
            return
        try:
            self._enter(action)
        except IllegalAction:
            return

    def _confirmed(self, press: MakePlay) -> Action | None:
        """The play, if this tap makes it; the first of two only marks it, until another button is tapped."""
        seat, tapped = press.action.seat, (press.version, press.action)
        marked = self._marked.pop(seat, None)
        if press.version != len(self.inputs):
            return None
        if seat in self.confirming and marked != tapped:
            self._marked[seat] = tapped
            return None
        return press.action

    def _claim(self, seat: Seat, deal: int, trick: int) -> Action | None:
        table = self.state.table
        if table is None or table.trick is None or (table.number, table.trick.number) != (deal, trick):
            return None
        return Claim(seat, table.hands[seat])

    def _enter(self, made: Input) -> None:
        self.state, _ = apply(self.state, made)
        self.inputs.append(made)
