"""What the bot may ask of a store about a group's life beside its tables. See Store for the laws of all."""

from typing import Protocol

from storage.grouprows import Block, Doing, PastSeries

KEPT_DOINGS = 200
"""Lines of a group's log; older ones are forgotten."""


class GroupLife(Protocol):
    """Blocks, the log, calls, past series. All of them move with a group that becomes a supergroup."""

    async def block(self, row: Block) -> bool:
        """Whether the person was free to play there until now; else the older block stays."""

    async def unblock(self, chat_id: int, user_id: int) -> Block | None:
        """The block that there was."""

    async def blocks(self, chat_id: int) -> tuple[Block, ...]:
        """Oldest first."""

    async def note_doing(self, row: Doing) -> None:
        """Add a line to a group's log."""

    async def doings(self, chat_id: int, most: int) -> tuple[Doing, ...]:
        """Newest first."""

    async def toggle_calls(self, chat_id: int, user_id: int, update_id: int | None, at: float) -> bool:
        """From now on the person wants to be called there, or no more; whether they do now.

        Raises AlreadyHandled.
        """

    async def stop_calls(self, chat_id: int, user_id: int) -> bool:
        """Whether the person wanted to be called there."""

    async def stop_all_calls(self, user_id: int) -> None: ...

    async def calls_of(self, user_id: int) -> tuple[int, ...]:
        """The groups where the person wants to be called."""

    async def call(self, chat_id: int, table_id: int) -> tuple[int, ...]:
        """Who is to be called to this new table; each is named once, whoever asks."""

    async def how_many_series(self, chat_id: int) -> int:
        """Of those that have goats."""

    async def series_of(self, chat_id: int, most: int, skip: int = 0) -> tuple[PastSeries, ...]:
        """Those that have goats, newest first: so many, after those skipped."""
