"""Presses of what stands beside the tables: rules, standings, stories of deals, reviews, calls, history.

Law: ``ASIDES`` names each kind's code; codes are never used again for another kind.
"""

from dataclasses import dataclass

from bot.press import Press, TablePress
from engine.rules import Rules


class ReadRules(Press):
    """In a message of their own, from one that stays as it is."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RulesPage(Press):
    """A topic of the rules, in these options."""

    topic: str
    rules: Rules


class ShowStory(TablePress):
    """The story of the deal that has just ended."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class StoryPage(Press):
    """One trick of a deal that is over; step 0 is how it was dealt."""

    table: int
    deal: int
    step: int


@dataclass(frozen=True, slots=True)
class StoryDeals(Press):
    """The deals of a series, to choose from."""

    table: int


@dataclass(frozen=True, slots=True)
class StorySeries(Press):
    """The presser's series, newest first, to choose from; in private."""

    page: int


@dataclass(frozen=True, slots=True)
class StoryProof(Press):
    table: int
    deal: int


@dataclass(frozen=True, slots=True)
class StoryRecord(Press):
    """The record of a series, as a file."""

    table: int


@dataclass(frozen=True, slots=True)
class AskReview(TablePress):
    """Which of the presser's own plays of that deal cost most?"""

    deal: int


class MyPrivacy(Press):
    """What is kept about the presser? It stands in older messages."""

    __slots__ = ()


class MyData(Press):
    """All of it, as a file."""

    __slots__ = ()


class AskForget(Press):
    """What does it mean to be forgotten?"""

    __slots__ = ()


class ForgetMe(Press):
    """Confirmed."""

    __slots__ = ()


class KeepMe(Press):
    """Not to be forgotten after all."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ScorePicture(Press):
    """The scoreboard of a series, as a picture."""

    table: int


class RatingChart(Press):
    """How the presser's rating went, as a picture."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TopPage(Press):
    """A group's standings."""

    page: int


@dataclass(frozen=True, slots=True)
class OwnPage(Press):
    """The presser's own figures; in private."""

    page: int


@dataclass(frozen=True, slots=True)
class Unblock(Press):
    """Let this person play in the group again."""

    user: int


@dataclass(frozen=True, slots=True)
class HistoryPage(Press):
    page: int


@dataclass(frozen=True, slots=True)
class StopCalls(Press):
    """Be called from this group no more; ``group`` is its id without the sign."""

    group: int


ASIDES: dict[str, type[Press]] = {
    "gu": Unblock,
    "gh": HistoryPage,
    "gn": StopCalls,
    "tp": TopPage,
    "to": OwnPage,
    "ip": ScorePicture,
    "ic": RatingChart,
    "fp": MyPrivacy,
    "fd": MyData,
    "fa": AskForget,
    "fm": ForgetMe,
    "fk": KeepMe,
    "rr": ReadRules,
    "rt": RulesPage,
    "rs": ShowStory,
    "rp": StoryPage,
    "rd": StoryDeals,
    "rl": StorySeries,
    "rk": StoryProof,
    "rf": StoryRecord,
    "vw": AskReview,
}
