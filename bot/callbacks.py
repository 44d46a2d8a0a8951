"""What a button says when it is pressed: a frozen press, packed into at most 64 bytes of text.

Laws: ``decode(encode(press)) == press``; a text has one meaning and a press has one text, so anything
that ``encode`` would not write is refused. Numbers are written to base 36. A press of a table's message
begins with the table and the number of the posting it stands on; a press never says who pressed.
"""

import re
from dataclasses import dataclass, fields

from bot.asides import ASIDES
from bot.press import Press, SeatPress, TablePress
from bot.screens.choices import RULES, WORDS
from engine.actions import Action, Beat, Discard, Lead
from engine.actions import decode as decode_input
from engine.actions import encode as encode_input
from engine.rules import Rules

MOST_BYTES = 64  # Bot API, InlineKeyboardButton.callback_data
LARGEST = 2**63 - 1  # of SQLite's integers

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_WORD = re.compile(r"[A-Za-z0-9_-]{1,16}")
_SEPARATOR = ":"


class BadPress(ValueError):
    """Not the text of any press of ours."""


class Sit(SeatPress):
    __slots__ = ()


class Stand(TablePress):
    __slots__ = ()


class AddComputer(SeatPress):
    __slots__ = ()


class RemoveComputer(SeatPress):
    __slots__ = ()


class Start(TablePress):
    __slots__ = ()


class Ready(TablePress):
    """A rematch may begin, as far as the presser goes."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class MakePlay(TablePress):
    """Lead, beat or discard. ``is_confirmed`` makes a marked button another one; ``Club.marks`` decides."""

    version: int
    action: Action
    is_confirmed: bool = False


@dataclass(frozen=True, slots=True)
class MakeClaim(TablePress):
    """Four of a suit out of turn; it holds while that trick is open, whatever others play meanwhile."""

    deal: int
    trick: int


@dataclass(frozen=True, slots=True)
class ShowHint(TablePress):
    """What would a strong player do in this turn?"""

    version: int


@dataclass(frozen=True, slots=True)
class ShowClaimHint(TablePress):
    """And out of turn, with four of a suit? Like a claim it holds while the trick is open."""

    deal: int
    trick: int


class MyHand(TablePress):
    __slots__ = ()


class ShowRules(TablePress):
    __slots__ = ()


class ShowScore(TablePress):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NextDeal(TablePress):
    version: int


class ImBack(TablePress):
    __slots__ = ()


class SitIn(SeatPress):
    __slots__ = ()


class Rematch(TablePress):
    __slots__ = ()


class AgreeToStop(TablePress):
    __slots__ = ()


class LeaveSeat(TablePress):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RulesTopic(Press):
    """In the options that hold for the presser now: it stands in older messages."""

    topic: str


@dataclass(frozen=True, slots=True)
class ChooseLanguage(Press):
    code: str
    for_chat: bool


@dataclass(frozen=True, slots=True)
class OpenSetting(Press):
    name: str


@dataclass(frozen=True, slots=True)
class SetSetting(Press):
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class ConfirmPlays(Press):
    is_on: bool


class ToggleConfirm(Press):
    """Did not say which way; it stands in older messages."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HandOf(Press):
    table: int


@dataclass(frozen=True, slots=True)
class LeaveTable(Press):
    table: int


@dataclass(frozen=True, slots=True)
class StopTable(Press):
    table: int


class PlayAlone(Press):
    """With the strength of before: it stands in older messages."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PlayAloneAt(Press):
    strength: str


class ClosePanel(Press):
    __slots__ = ()


KINDS: dict[str, type[Press]] = {
    "sit": Sit,
    "up": Stand,
    "c+": AddComputer,
    "c-": RemoveComputer,
    "go": Start,
    "rdy": Ready,
    "p": MakePlay,
    "cl": MakeClaim,
    "hi": ShowHint,
    "ch": ShowClaimHint,
    "h": MyHand,
    "r": ShowRules,
    "s": ShowScore,
    "nd": NextDeal,
    "bk": ImBack,
    "in": SitIn,
    "re": Rematch,
    "st": AgreeToStop,
    "lv": LeaveSeat,
    "R": RulesTopic,
    "L": ChooseLanguage,
    "O": OpenSetting,
    "S": SetSetting,
    "T": ToggleConfirm,
    "C": ConfirmPlays,
    "H": HandOf,
    "V": LeaveTable,
    "E": StopTable,
    "A": PlayAlone,
    "AS": PlayAloneAt,
    "X": ClosePanel,
    **ASIDES,
}
_CODES = {kind: code for code, kind in KINDS.items()}


def encode(press: Press) -> str:
    """At most 64 bytes of ASCII. Raises ValueError for what can't stand there: below 0, odd words."""
    parts = [_CODES[type(press)], *(_written(getattr(press, field.name)) for field in fields(press))]
    text = _SEPARATOR.join(parts)
    if len(text.encode()) > MOST_BYTES:
        raise ValueError(f"more than {MOST_BYTES} bytes: {text}")
    return text


def decode(text: str) -> Press:
    """The press that ``encode`` wrote. Raises BadPress for anything else."""
    code, *parts = text.split(_SEPARATOR)
    kind = KINDS.get(code)
    if kind is None or len(parts) != len(fields(kind)):
        raise BadPress(text)
    try:
        press = kind(*(_read(part, field.type) for part, field in zip(parts, fields(kind), strict=True)))
        is_ours = encode(press) == text
    except ValueError as fault:
        raise BadPress(text) from fault
    if not is_ours:
        raise BadPress(text)
    return press


def _written(value: object) -> str:
    match value:
        case bool():
            return str(int(value))
        case int() if 0 <= value <= LARGEST:
            return _base36(value)
        case str() if _WORD.fullmatch(value):
            return value
        case Rules() if value in WORDS:
            return WORDS[value]
        case Lead() | Beat() | Discard():
            return encode_input(value)
    raise ValueError(f"can't stand in a button: {value!r}")


def _read(text: str, kind: object) -> object:
    if kind is bool:
        return {"0": False, "1": True}.get(text)
    if kind is int:
        return int(text, 36)
    if kind is Rules:
        return RULES.get(text)
    return text if kind is str else decode_input(text)


def _base36(number: int) -> str:
    digits = ""
    while number >= 36:
        number, last = divmod(number, 36)
        digits = _DIGITS[last] + digits
    return _DIGITS[number] + digits
