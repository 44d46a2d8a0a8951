"""The wish for a review, and the message in which it comes.

Law: only a deal that is over is looked at, and only in the private chat of who played in it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.asides import AskReview
from bot.club import Answer, Caller, Club
from bot.i18n import Translator
from bot.outbox import Outbox
from bot.replay import seats_at
from bot.review.decisions import own_plays
from bot.review.verdicts import Verdict
from bot.screens.review import failed_screen, progress_screen, review_screen
from bot.screens.screen import Screen
from bot.toasts import Refused, Toast
from engine.actions import Deal
from storage.rows import TableRow

EVERY = 4.0  # seconds between two edits of the progress


async def review(club: Club, caller: Caller, press: AskReview) -> Answer:
    """The button: looks at the presser's own plays of that deal."""
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    club.reviewer.check_free(caller.user_id)
    table = await club.tables.get(press.table)
    saved = await club.store.table(press.table)
    if saved is None or press.deal >= len(table.state.results):
        raise Refused(Toast.OUT_OF_DATE)
    plays = own_plays(saved, caller.user_id, press.deal)
    if not plays:
        raise Refused(Toast.REVIEW_NOT_YOURS)
    dealt = [line.seq for line in saved.inputs if isinstance(line.input, Deal)]
    seats = seats_at(dealt[press.deal], await club.store.seatings(press.table))
    row = replace(table.row, seats=seats)
    chat = await club.register.chat(table.row.chat_id)
    t = await club.private_translator(caller.user_id, chat.language)
    club.reviewer.check_free(caller.user_id)  # again: others came in while the store was read
    message = Message(club.outbox, caller.chat_id, row, press.deal, club.reviewer.budget.more_worlds, t)
    message.progress(0)
    club.reviewer.ask(caller.user_id, plays, f"review {table.row.code} {press.deal}", message)
    return Answer(Toast.REVIEW_BEGUN)


@dataclass(slots=True)
class Message:
    """Sent at once, edited since: the progress, then the review in its place."""

    outbox: Outbox
    chat_id: int
    table: TableRow
    deal: int
    worlds: int
    t: Translator
    message_id: int | None = None
    is_sent: bool = False
    late: Screen | None = None  # to be shown as soon as the message stands
    shown_at: float = 0.0

    def progress(self, part: float) -> None:
        now = asyncio.get_running_loop().time()
        if not self.is_sent or now - self.shown_at >= EVERY:
            self.shown_at = now
            self._show(progress_screen(part, self.t))

    def found(self, verdicts: Sequence[Verdict]) -> None:
        self._show(review_screen(self.table, self.deal, verdicts, self.worlds, self.t))

    def failed(self) -> None:
        self._show(failed_screen(self.t))

    def _show(self, screen: Screen) -> None:
        if not self.is_sent:
            self.is_sent = True
            self.outbox.send_live(self.chat_id, screen, self._stands)
        elif self.message_id is None:
            self.late = screen
        else:
            self.outbox.edit(self.chat_id, self.message_id, screen)

    def _stands(self, message_id: int) -> None:
        self.message_id = message_id
        if self.late is not None:
            self.outbox.edit(self.chat_id, message_id, self.late)
