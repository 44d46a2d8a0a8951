"""A series as the rules alone have it: what each press means at the moment when it is delivered.

It knows nothing of the bot but what its players are told: a play counts at the version it was shown for, a
claim in the trick it was shown for, the next deal is dealt once, and who confirms plays taps each twice, a
claim too.
"""

from dataclasses import dataclass, field

from bot.callbacks import MakeClaim, MakePlay, NextDeal
from engine.actions import Action, Claim, Input
from engine.errors import IllegalAction
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules
from engine.seen import Phase, Seat
from engine.state import State
from tests.faults.crowd import GoesOn

At = int | tuple[int, int]
"""A version, or deal and trick."""


@dataclass
class Reference:
    """``confirming``: seats whose people confirm plays."""

    state: State
    confirming: frozenset[Seat]
    inputs: list[Input] = field(default_factory=list)
    is_dealt_on: bool = False  # somebody asked for the next deal, whose cards only the bot's log can tell
    _marked: dict[Seat, tuple[At, Action]] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Rules, first_dealer: Seat, confirming: frozenset[Seat]) -> "Reference":
        return cls(new_series(rules, first_dealer), confirming)

    @property
    def is_pausing(self) -> bool:
        """Whether people may well leave it for hours: between deals, or between the two taps of a play."""
        is_marked = any(at in (len(self.inputs), self._trick) for at, _ in self._marked.values())
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
        action = self._confirmed(seat, press)
        if action is None or action.seat != seat:
            return
        try:
            self._enter(action)
        except IllegalAction:
            return

    def _confirmed(self, seat: Seat, press: MakePlay | MakeClaim) -> Action | None:
        """The play, if this tap makes it; the first of two only marks it, until another button is tapped."""
        marked = self._marked.pop(seat, None)
        at, action = self._meant(seat, press)
        if action is None:
            return None
        if seat in self.confirming and marked != (at, action):
            self._marked[seat] = (at, action)
            return None
        return action

    def _meant(self, seat: Seat, press: MakePlay | MakeClaim) -> tuple[At, Action | None]:
        """What a button of now means, and from when it is."""
        if isinstance(press, MakePlay):
            return press.version, press.action if press.version == len(self.inputs) else None
        may_enter = self._trick == (press.deal, press.trick)
        legal = legal_actions(self.state, seat) if may_enter else ()
        return self._trick, next((action for action in legal if isinstance(action, Claim)), None)

    @property
    def _trick(self) -> tuple[int, int]:
        """Deal and number of the trick that is open."""
        table = self.state.table
        return (
            (table.number, table.trick.number) if table is not None and table.trick is not None else (-1, -1)
        )

    def _enter(self, made: Input) -> None:
        self.state, _ = apply(self.state, made)
        self.inputs.append(made)
