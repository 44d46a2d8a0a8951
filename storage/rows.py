"""What is kept, as frozen rows. Every time is in seconds since the epoch.

A table's row is the whole of what its screens need beside the game itself; the game is replayed from
the inputs. Nothing here decides anything.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.actions import Input
from engine.rules import Rules
from engine.seen import DealResult


class Status(StrEnum):
    """The life of a table: a lobby, then a series; FINISHED has goats, CLOSED ended without."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


class Occupancy(StrEnum):
    """Who sits on a seat; HELD waits for its person to open the private chat."""

    EMPTY = "empty"
    HELD = "held"
    PERSON = "person"
    COMPUTER = "computer"


class Actor(StrEnum):
    """Who made an input: a person, a computer player, or a computer player for somebody too late."""

    USER = "user"
    COMPUTER = "computer"
    TIMEOUT = "timeout"


class DueKind(StrEnum):
    """Pending work of a table; at most one of each kind."""

    TURN = "turn"
    NUDGE = "nudge"
    COMPUTER = "computer"
    NEXT_DEAL = "next-deal"
    LOBBY = "lobby"
    HOLD = "hold"
    STOP = "stop"
    WARN = "warn"
    CLOSE = "close"


class NoteKind(StrEnum):
    """What a table is told in a line of its screen; the locale key is note-<value>."""

    LEFT = "left"  # gave the seat up
    AWAY = "away"  # missed two turns: a computer player plays, the seat stays theirs
    TIMED_OUT = "timed-out"  # missed one turn
    UNREACHABLE = "unreachable"  # blocked the bot or never opened the private chat
    GONE = "gone"  # left the group or was removed from it
    BACK = "back"
    SAT_IN = "sat-in"
    HOLD_ENDED = "hold-ended"  # did not open the private chat in time
    CARDS_BACK = "cards-back"  # a claim sent the trick's cards back
    RESTARTED = "restarted"
    QUIET = "quiet"  # without a play for long: closes soon
    STOP_ASKED = "stop-asked"


@dataclass(frozen=True, slots=True)
class Note:
    """One line for the table: what happened, to whom, at which version."""

    kind: NoteKind
    name: str = ""
    version: int = 0
    user_id: int | None = None  # whose name it is
    seat: int | None = None  # a computer player's, who has no name


@dataclass(frozen=True, slots=True)
class Seating:
    """Who holds a seat from a version on.

    COMPUTER with a user_id plays for an absent owner, who may take the seat back; without one, anybody
    may sit in. ``name`` is as Telegram gave it (screens clean it), the owner's while a computer plays.
    """

    seat: int
    occupancy: Occupancy = Occupancy.EMPTY
    user_id: int | None = None
    name: str = ""
    from_version: int = 0
    missed: int = 0  # turns in a row
    is_ready: bool = False  # a rematch lobby waits for it
    held_until: float | None = None

    @property
    def is_present(self) -> bool:
        """Whether a person plays this seat now."""
        return self.occupancy is Occupancy.PERSON

    @property
    def is_substituted(self) -> bool:
        """Whether a computer player keeps this seat warm for its owner."""
        return self.occupancy is Occupancy.COMPUTER and self.user_id is not None


EMPTY_SEATS = tuple(Seating(seat) for seat in range(4))


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table: a chat's (or a forum topic's, or a private chat's) lobby and series."""

    id: int
    code: str  # the series' id in its record
    chat_id: int
    thread_id: int | None  # a forum topic, never the General one
    is_solo: bool  # played in a private chat against three computer players
    status: Status
    starter_id: int
    starter_name: str
    language: str
    rules: Rules
    first_dealer: int
    opened_at: float
    acted_at: float  # the last input or lobby action
    version: int = 0  # the number of inputs
    revision: int = 0  # counts all changes of a screen without a play
    turn_seconds: float = 0.0  # of the present turn; 0: no clock
    is_rematch: bool = False
    is_silenced: bool = False  # the bot may not write in the chat: play is paused
    seats: tuple[Seating, ...] = EMPTY_SEATS
    notes: tuple[Note, ...] = ()
    stop_agreed: tuple[int, ...] = ()  # partnerships that want to stop
    stop_until: float | None = None

    @property
    def is_open(self) -> bool:
        return self.status.is_open

    @property
    def people(self) -> tuple[Seating, ...]:
        """Seats that a person plays now."""
        return tuple(seating for seating in self.seats if seating.is_present)

    def seat_of(self, user_id: int) -> Seating | None:
        """The seat that a person plays, holds or owns while a computer player keeps it."""
        return next((seating for seating in self.seats if seating.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class InputRow:
    """One line of the log; its seq is the version it was made at."""

    seq: int
    input: Input
    actor: Actor
    user_id: int | None
    at: float
    update_id: int | None = None


@dataclass(frozen=True, slots=True)
class Due:
    """Pending work; it does nothing when the table's version has passed the one it was armed for."""

    table_id: int
    kind: DueKind
    due_at: float
    version: int


@dataclass(frozen=True, slots=True)
class Change:
    """All that one step changes, written in one transaction."""

    table: TableRow  # as it is afterwards; its row must still have the revision and version before
    before: tuple[int, int]  # (version, revision) it starts from
    seats: tuple[Seating, ...] = ()  # those that changed
    inputs: tuple[InputRow, ...] = ()
    due: tuple[Due, ...] = ()  # all pending work of the table from now on
    result: DealResult | None = None
    update_id: int | None = None


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table as the store gives it back: enough to go on."""

    table: TableRow
    inputs: tuple[InputRow, ...]
    due: tuple[Due, ...]


@dataclass(frozen=True, slots=True)
class UserRow:
    """A person, known from any update of theirs."""

    id: int
    name: str
    client_language: str | None = None  # Telegram's language_code
    language: str | None = None  # chosen here
    is_reachable: bool = False  # the private chat with the bot is open
    confirms_plays: bool = False
    username: str | None = None  # without its @


STRENGTHS = ("easy", "normal", "strong")  # of computer players, by the names that the engine has for them


@dataclass(frozen=True, slots=True)
class ChatSettings:
    """What a chat chose; rules change with the next series, the rest at once or with the next turn."""

    turn_seconds: float | None = None  # None: the bot's default; 0: no clock
    rules: Rules = field(default_factory=Rules)
    strength: str = "normal"
    pace: str = "normal"  # slow, normal, fast
    hints: bool = False  # whether people may ask for one; who plays alone always may


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A group (or private chat) with its choices."""

    id: int
    title: str = ""
    language: str | None = None
    settings: ChatSettings = field(default_factory=ChatSettings)
    can_write: bool = True


class Audience(StrEnum):
    """Whom a place's screen is for."""

    GROUP = "group"
    HAND = "hand"
    SOLO = "solo"  # table and hand in one message


@dataclass(frozen=True, slots=True)
class Place:
    """Where a screen stands: one live message each."""

    table_id: int
    audience: Audience
    chat_id: int
    thread_id: int | None = None


NEVER = (-1, -1)


@dataclass(frozen=True, slots=True)
class Posting:
    """The live message of a place. ``number`` counts its postings and stands in each of its buttons."""

    place: Place
    number: int
    message_id: int | None  # None: nothing stands there now
    shown: str = ""  # the signature of the screen last shown, or that a newer message is under way
    as_of: tuple[int, int] = NEVER  # version and revision of the table when it was shown
