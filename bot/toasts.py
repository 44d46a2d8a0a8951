"""Every short answer to a press or a command: done, or why not. The locale key is ``toast-<value>``.

``Refused`` is how the application says no: nothing has changed, and the person is told the toast.

    Refused
    ├── Stale    an old button: the present screen is shown again
    └── Taken    somebody sits there, maybe a computer player
"""

from enum import StrEnum

from engine.seen import Seat
from storage.rows import TableRow


class Toast(StrEnum):
    """What a person is told; the names in brackets are its variables."""

    # plays
    LED = "led"  # [cards]
    BEAT = "beat"  # [cards]
    DISCARDED = "discarded"  # [cards]
    CLAIMED = "claimed"  # [cards]
    TAP_AGAIN = "tap-again"  # confirm plays: the first tap marks
    NOT_YOUR_TURN = "not-your-turn"  # [name] who is waited for
    ALREADY_PLAYED = "already-played"
    CARDS_CAME_BACK = "cards-came-back"  # a claim overtook the play
    OUT_OF_DATE = "out-of-date"  # an old button; the present hand or table is shown
    DEAL_STARTED = "deal-started"
    DEAL_UNDER_WAY = "deal-under-way"
    # seats
    SAT = "sat"
    STOOD = "stood"
    SEAT_TAKEN = "seat-taken"  # [name]
    SEAT_HELD = "seat-held"  # [name] for whom
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_THIS_TABLE = "not-this-table"
    ONLY_SEATED = "only-seated"
    COMPUTER_ADDED = "computer-added"
    COMPUTER_REMOVED = "computer-removed"
    NEED_FOUR = "need-four"
    NOT_ALL_READY = "not-all-ready"
    STARTED = "started"
    READY = "ready"
    ALREADY_STARTED = "already-started"
    TABLE_OPEN = "table-open"  # another lobby or series is open here; it is shown after this
    TABLE_ALREADY = "table-already"  # the same, and it is not shown
    TABLE_ENDED = "table-ended"
    NO_TABLE = "no-table"
    LINK_STALE = "link-stale"
    LINK_FOREIGN = "link-foreign"  # [name] for whom the seat is held
    LEFT = "left"
    RESTING = "resting"  # the bot may not write in the group
    AWAY_NOW = "away-now"  # the computer plays until you are back
    BACK = "back"
    NOT_AWAY = "not-away"
    NOTHING_TO_LEAVE = "nothing-to-leave"
    SEAT_OWNED = "seat-owned"  # [name] the absent owner may come back
    SAT_IN = "sat-in"
    OTHER_HAND = "other-hand"  # sat elsewhere in this series, so that hand is known
    # stopping
    STOP_ASKED = "stop-asked"  # the other side has to agree
    STOP_ALREADY = "stop-already"  # your side has agreed already
    STOPPED = "stopped"
    NOTHING_TO_STOP = "nothing-to-stop"
    # the rest
    OPEN_PRIVATE = "open-private"
    GROUP_ONLY = "group-only"
    PRIVATE_ONLY = "private-only"
    ADMINS_ONLY = "admins-only"
    NO_CHANNELS = "no-channels"  # a channel or anonymous admin can't take a seat
    SAVED = "saved"
    SAVED_NEXT_SERIES = "saved-next-series"
    NOT_SAVED = "not-saved"  # the disk is full or such: try again
    WENT_WRONG = "went-wrong"
    UNKNOWN_BUTTON = "unknown-button"
    SLOW_DOWN = "slow-down"  # more taps or commands than anybody makes
    STANDINGS_IN_GROUPS = "standings-in-groups"
    # the life of a group
    BLOCKED = "blocked"
    BLOCKED_NOW = "blocked-now"  # [name]
    BLOCKED_ALREADY = "blocked-already"  # [name]
    UNBLOCKED = "unblocked"  # [name]
    NOT_BLOCKED = "not-blocked"  # [name]
    BLOCK_WHOM = "block-whom"
    BLOCK_UNKNOWN = "block-unknown"  # nobody of that name was met
    BLOCK_BOT = "block-bot"
    BLOCK_ADMIN = "block-admin"  # [name]
    BLOCK_ONESELF = "block-oneself"
    NO_HISTORY = "no-history"
    CALLS_ON = "calls-on"  # [name]
    CALLS_OFF = "calls-off"  # [name]
    CALLS_STOPPED = "calls-stopped"
    # stories of deals
    NO_STORY = "no-story"  # no deal is over yet
    STORY_OF_OTHERS = "story-of-others"  # in private only for who sat there
    RECORD_SENT = "record-sent"  # a group gets each record once
    # reviews
    REVIEW_BEGUN = "review-begun"
    REVIEW_RUNNING = "review-running"  # one at a time
    REVIEW_BUSY = "review-busy"  # too many others wait
    REVIEW_NOT_YOURS = "review-not-yours"  # the person made no play of that deal


class Refused(Exception):
    """The application says no; ``toast`` tells why, ``names`` fill its variables (as written by people)."""

    def __init__(self, toast: Toast, **names: str) -> None:
        super().__init__(toast.value)
        self.toast = toast
        self.names = names


class Stale(Refused):
    """The button is older than the table."""


class Taken(Refused):
    """The seat is not free; who has it is named in the reader's language."""

    def __init__(self, row: TableRow, seat: Seat) -> None:
        super().__init__(Toast.SEAT_TAKEN, name=row.seats[seat].name)
        self.row = row
        self.seat = seat
