"""How many requests the bot makes, against the budget of product.md.

Law: a request belongs to the play (or the start of a deal) after which it was made; nothing else happens
meanwhile, and no limit holds requests back, so that none are saved by being late.
"""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from bot.demo.requests import Call
from engine.seen import Phase
from engine.state import State
from tests.whole.house import Choose, House


class Occasion(StrEnum):
    """What the requests were made for, with the most that there may be."""

    PLAY = "a play within a trick"
    TRICK = "a play that ends a trick, or a claim"
    DEAL = "a deal's start"

    @property
    def most(self) -> int:
        return {Occasion.PLAY: 4, Occasion.TRICK: 6, Occasion.DEAL: 7}[self]


MOST_ON_AVERAGE = 4.7


@dataclass
class Figures:
    """Per occasion, how often it took how many requests; and which, where it took the most."""

    counts: dict[Occasion, Counter[int]] = field(default_factory=lambda: {one: Counter() for one in Occasion})
    worst: dict[Occasion, tuple[str, ...]] = field(default_factory=dict)

    def note(self, occasion: Occasion, calls: Iterable[Call]) -> None:
        asked = tuple(f"{call.method}@{call.chat_id or 'answer'}" for call in calls)
        if len(asked) > len(self.worst.get(occasion, ())):
            self.worst[occasion] = asked
        self.counts[occasion][len(asked)] += 1

    def most(self, occasion: Occasion) -> int:
        return max(self.counts[occasion], default=0)

    @property
    def plays(self) -> int:
        return self.counts[Occasion.PLAY].total() + self.counts[Occasion.TRICK].total()

    @property
    def requests(self) -> int:
        return sum(number * times for each in self.counts.values() for number, times in each.items())

    @property
    def average(self) -> float:
        """All requests of the series, the deals' starts too, by the number of plays."""
        return self.requests / self.plays

    def lines(self) -> list[str]:
        table = [f"{each.value}: at most {self.most(each)} (allowed {each.most})" for each in Occasion]
        return [*table, f"on average {self.average:.2f} (allowed {MOST_ON_AVERAGE}) over {self.plays} plays"]


async def measure(house: House, table: int, choose: Choose) -> Figures:
    """Plays the series to its end, deal by deal, and counts. The first deal is on the table already."""
    figures, truth = Figures(), await house.table(table)
    while truth.row.is_open:
        before, since = truth.state, len(house.standin.requests)
        if before.phase is Phase.PLAYING:
            await house.play(table, choose)
        else:
            await house.next_deal(table)
        await house.quiet()
        figures.note(occasion(before, truth.state), house.calls(since=since))
    return figures


def occasion(before: State, after: State) -> Occasion:
    """What happened between two states."""
    if before.table is None or before.phase is not Phase.PLAYING:
        return Occasion.DEAL
    assert after.table is not None
    trick = after.table.trick
    is_claimed = trick is not None and trick.claimant is not None and len(trick.plays) == 1
    is_over = len(after.table.history) > len(before.table.history)
    return Occasion.TRICK if is_over or is_claimed else Occasion.PLAY


def busiest(times: Iterable[float], window: float) -> int:
    """The most of these times that lie within any one window."""
    most, recent = 0, deque[float]()
    for at in sorted(times):
        recent.append(at)
        while recent[0] <= at - window:
            recent.popleft()
        most = max(most, len(recent))
    return most
