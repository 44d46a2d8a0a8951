"""What stands at each place, as far as this process knows.

Laws: a new message's id is committed at once, since a message that nobody remembers would be posted a
second time; signatures are committed in small batches, since a lost one costs one needless edit. So what
another process stored is believed only of a table that has not changed since: a screen that is as it was
before may have been another one in between. What could not be stored is kept and tried again; nothing waits
for a full disk. What is stored is remembered: every screen of a table is looked up at each play.
"""

import asyncio
import logging
from collections.abc import Iterable

from storage.rows import Place, Posting
from storage.store import Store, StoreError

REMEMBERED = 20_000  # postings; the oldest are read again

log = logging.getLogger(__name__)


class Shown:
    """The postings of all places, read through and written behind."""

    def __init__(self, store: Store, delay: float, remembered: int = REMEMBERED) -> None:
        """A signature is committed ``delay`` seconds after it was noted, with all others by then."""
        self._store = store
        self._delay = delay
        self._most = remembered
        self._unsaved: dict[Place, Posting] = {}
        self._stored: dict[Place, Posting] = {}
        self._own: set[Place] = set()  # shown by this process
        self._left: set[Place] = set()  # of chats that are no more: nothing of them is stored
        self._saving = asyncio.Lock()
        self._later: asyncio.Task[None] | None = None

    async def at(self, place: Place) -> Posting:
        """The posting of a place; number 0 without a message if it never had one. Raises StoreError."""
        known = self._unsaved.get(place) or self._stored.get(place)
        if known is not None:
            return known
        posting = await self._store.posting(place) or Posting(place, 0, None)
        known = self._unsaved.get(place) or self._stored.get(place)  # it may have been posted meanwhile
        if known is None:
            self._remember(posting)
        return known or posting

    def is_sure(self, posting: Posting, as_of: tuple[int, int]) -> bool:
        """Whether its screen stands there for sure, the table being at this version and revision."""
        return posting.place in self._own or posting.as_of == as_of

    async def keep(self, posting: Posting) -> None:
        """Commits at once."""
        if self._is_new(posting):
            await self.flush()

    def note(self, posting: Posting) -> None:
        """Commits soon."""
        if self._is_new(posting):
            self._save_later()

    def _is_new(self, posting: Posting) -> bool:
        """Remembers it; whether it is to be stored."""
        self._own.add(posting.place)
        if posting.place in self._left:
            self._remember(posting)
            return False
        self._unsaved[posting.place] = posting
        return True

    def forget(self, chat_id: int, under_way: Iterable[object] = ()) -> None:
        """Stores nothing more of a chat's places, also not of those that something is ``under_way`` to."""
        known = {*self._unsaved, *self._stored, *(one for one in under_way if isinstance(one, Place))}
        left = {place for place in known if place.chat_id == chat_id}
        for place in left:
            self._unsaved.pop(place, None)
            self._stored.pop(place, None)
        self._own -= left
        self._left |= left

    def begin(self, place: Place) -> None:
        """Nothing of before is under way there, and something is wished for: it is stored again."""
        self._left.discard(place)

    async def flush(self) -> None:
        """Commits all that is not committed yet, or logs why it can't be."""
        async with self._saving:
            batch = tuple(self._unsaved.values())
            if not batch:
                return
            try:
                await self._store.save_postings(batch)
            except StoreError as error:
                log.warning("What is shown could not be stored: %s", error)
                self._save_later()
                return
            for posting in batch:
                if self._unsaved.get(posting.place) is posting:
                    del self._unsaved[posting.place]
                    self._remember(posting)

    async def close(self) -> None:
        """Commits what is left and stops."""
        if self._later is not None:
            self._later.cancel()
        await self.flush()

    def _remember(self, posting: Posting) -> None:
        self._stored.pop(posting.place, None)
        self._stored[posting.place] = posting
        if len(self._stored) > self._most:
            oldest = next(iter(self._stored))
            del self._stored[oldest]
            self._own.discard(oldest)

    def _save_later(self) -> None:
        if self._later is None:
            self._later = asyncio.create_task(self._save_after_a_while())

    async def _save_after_a_while(self) -> None:
        await asyncio.sleep(self._delay)
        self._later = None
        await self.flush()
