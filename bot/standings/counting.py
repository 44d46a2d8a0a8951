"""Finished series are counted one by one, in the order in which they finished.

Laws: a series is counted after it is stored, once in each of its scopes, whatever is killed meanwhile: what
was missed is counted at the next end of a series, or at the start. A damaged one is set aside, named in the
log, and left out.
"""

import asyncio
import logging
from itertools import groupby
from operator import itemgetter

from bot.standings.facts import SeriesFacts, facts
from bot.standings.tally import Before, counted, partners, players
from engine.errors import EngineError
from storage.store import Conflict, DamagedTable, Store

ATTEMPTS = 3

log = logging.getLogger(__name__)


class Counting:
    """Counts what has finished; one count at a time, since each goes on from the one before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def catch_up(self) -> int:
        """Count all that is uncounted; how many series that were, if nothing came in between."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                try:
                    return await self._count_all()
                except Conflict as conflict:  # its chat has moved, or somebody in it was forgotten
                    log.info("counting begins again: %s", conflict)
            raise Conflict("the standings cannot be written")

    async def _count_all(self) -> int:
        """In order: who cannot be counted now holds up those that finished later."""
        done = 0
        pending = groupby(await self._store.uncounted(), key=itemgetter(1))
        for table_id, scopes in pending:  # a series has its scopes in a row
            of = await self._facts(table_id)
            if of is not None:
                for chat_id, _ in scopes:
                    await self._count(chat_id, of)
                done += 1
        return done

    async def _facts(self, table_id: int) -> SeriesFacts | None:
        """Of a series that is as it was written; any other is set aside."""
        try:
            saved = await self._store.table(table_id)
            if saved is None:
                return None
            # In a thread: a long series takes its time, and after an upgrade there are many.
            return await asyncio.to_thread(facts, saved, await self._store.seatings(table_id))
        except DamagedTable as damage:
            fault = damage.fault
        except (EngineError, ValueError, KeyError) as error:
            fault = f"its log is no series ({type(error).__name__})"
        log.error("table %d is left out of the standings: %s", table_id, fault)
        await self._store.set_aside(table_id, fault)
        return None

    async def _count(self, chat_id: int, of: SeriesFacts) -> None:
        store = self._store
        standings = [await store.standing(chat_id, one) for one in players(of)]
        pairs = [await store.pair(chat_id, *key) for key in partners(of)]
        before = Before(
            {one.player_id: one for one in standings if one is not None},
            {(one.first_id, one.second_id): one for one in pairs if one is not None},
        )
        await store.count(counted(chat_id, of, before))
