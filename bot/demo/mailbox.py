"""Updates on their way to the bots: queued, fetched by getUpdates or pushed to a webhook.

Laws: an update is delivered again until an offset beyond it (or the webhook's 200) confirms it;
one poller at a time, the newer one ends the older with 409; presses that nobody answered in
time are dropped; kinds that the bot did not ask for are never queued.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import aiohttp

from bot.demo.refusals import conflict, other_poller, webhook_active
from bot.demo.rows import Bot, Json, Pending
from bot.demo.settings import StandInSettings
from bot.demo.world import World

ASKED_FOR_ONLY = ("chat_member", "message_reaction", "message_reaction_count")
"""Kinds that are sent only to who names them in allowed_updates (bots/api#getupdates)."""
LONGEST_POLL = 50.0
REMEMBERED = 20_000


@dataclass(slots=True)
class Mailbox:
    world: World
    settings: StandInSettings
    now: Callable[[], float]
    history: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    _arrivals: dict[int, asyncio.Event] = field(default_factory=dict)
    _pollers: dict[int, int] = field(default_factory=dict)

    def deliver(self, bot_id: int, kind: str, body: Json) -> Pending | None:
        """Queues an update of this kind; None if the bot has not asked for such."""
        bot = self.world.the(Bot, bot_id)
        if bot.allowed_updates and kind not in bot.allowed_updates:
            return None
        if not bot.allowed_updates and kind in ASKED_FOR_ONLY:
            return None
        self.world.put(replace(bot, next_update=bot.next_update + 1))
        return self.inject(bot_id, {"update_id": bot.next_update, kind: body})

    def inject(self, bot_id: int, update: Json, *, is_replay: bool = False) -> Pending:
        """Queues a raw update exactly as it is, even a broken one. A replay is delivered once
        more although its number was confirmed long ago."""
        pending = Pending(bot=bot_id, id=update["update_id"], at=self.now(), body=update, is_replay=is_replay)
        self.world.put(pending)
        self.history.append(update)
        self.arrival(bot_id).set()
        return pending

    def arrival(self, bot_id: int) -> asyncio.Event:
        return self._arrivals.setdefault(bot_id, asyncio.Event())

    def waiting(self, bot_id: int) -> list[Pending]:
        """What the bot has not confirmed, oldest first, without the presses that are too old."""
        oldest = self.now() - self.settings.press_lifetime
        waiting = []
        for pending in self.world.every(Pending):
            if pending.bot != bot_id:
                continue
            if "callback_query" in pending.body and pending.at < oldest:
                self.world.drop(pending)
            else:
                waiting.append(pending)
        return sorted(waiting, key=lambda pending: pending.id)

    def confirm(self, bot_id: int, offset: int) -> None:
        """Drops what an offset confirms: what is older, or, if negative, all but the last ones."""
        waiting = self.waiting(bot_id)
        done = waiting[:offset] if offset < 0 else [item for item in waiting if item.id < offset]
        for pending in done:
            if not pending.is_replay:
                self.world.drop(pending)

    async def take(self, bot_id: int, offset: int, limit: int, timeout: float) -> list[Json]:
        """getUpdates: up to `limit` updates, waiting up to `timeout` seconds for the first."""
        if self.world.the(Bot, bot_id).webhook:
            raise webhook_active()
        turn = self._pollers[bot_id] = self._pollers.get(bot_id, 0) + 1
        arrival = self.arrival(bot_id)
        arrival.set()
        self.confirm(bot_id, offset)
        deadline = asyncio.get_running_loop().time() + min(timeout, LONGEST_POLL)
        while not (waiting := self.waiting(bot_id)):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                return []
            await self._nap(arrival, left)
            if self._pollers[bot_id] != turn:
                raise other_poller()
            if self.world.the(Bot, bot_id).webhook:
                raise conflict("terminated by setWebhook request")
        return [self._hand_out(pending) for pending in waiting[:limit]]

    def _hand_out(self, pending: Pending) -> Json:
        if pending.is_replay:
            self.world.put(replace(pending, is_replay=False))
        return pending.body

    async def _nap(self, arrival: asyncio.Event, seconds: float) -> None:
        arrival.clear()
        try:
            async with asyncio.timeout(seconds):
                await arrival.wait()
        except TimeoutError:
            return

    async def push(self, bot_id: int, http: aiohttp.ClientSession) -> None:
        """Brings updates to the bot's webhook one by one, for as long as the bot has one."""
        arrival = self.arrival(bot_id)
        while bot_url := self.world.the(Bot, bot_id).webhook:
            waiting = self.waiting(bot_id)
            if not waiting:
                await self._nap(arrival, LONGEST_POLL)
            elif await self._post(bot_url, self.world.the(Bot, bot_id).secret, waiting[0].body, http):
                self.world.drop(waiting[0])
            else:
                await asyncio.sleep(self.settings.webhook_retry)

    async def _post(self, url: str, secret: str, update: Json, http: aiohttp.ClientSession) -> bool:
        headers = {"X-Telegram-Bot-Api-Secret-Token": secret} if secret else {}
        try:
            async with http.post(url, json=update, headers=headers) as answer:
                return 200 <= answer.status < 300
        except (aiohttp.ClientError, TimeoutError):
            return False
