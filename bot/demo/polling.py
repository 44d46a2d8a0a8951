"""Methods by which a bot takes its updates: getUpdates and the webhook."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import aiohttp

from bot.demo.platform import Platform
from bot.demo.refusals import bad
from bot.demo.requests import Call
from bot.demo.rows import Bot, Json

SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


@dataclass(slots=True)
class Polling:
    platform: Platform
    http: Callable[[], aiohttp.ClientSession]
    _pushers: dict[int, asyncio.Task[None]] = field(default_factory=dict)

    async def get_updates(self, call: Call) -> list[Json]:
        self._ask_for(call)
        limit = min(max(call.number("limit") or 100, 1), 100)
        timeout = float(call.text("timeout") or 0)
        return await self.platform.mailbox.take(call.bot, call.number("offset") or 0, limit, timeout)

    def _ask_for(self, call: Call) -> Bot:
        """allowed_updates stays as it was last given; an empty list is the default again."""
        bot, asked = self.platform.world.the(Bot, call.bot), call.thing("allowed_updates")
        if not isinstance(asked, list) or tuple(asked) == bot.allowed_updates:
            return bot
        return self.platform.world.put(replace(bot, allowed_updates=tuple(map(str, asked))))

    def set_webhook(self, call: Call) -> bool:
        bot, url, secret = self._ask_for(call), call.text("url"), call.text("secret_token")
        if not url:
            return self.delete_webhook(call)
        if not re.match(r"https?://", url):
            raise bad("bad webhook: An HTTPS URL must be provided for webhook")
        if secret and not SECRET.fullmatch(secret):
            raise bad("secret token contains unallowed characters")
        self._drop_pending(call)
        self.platform.world.put(replace(bot, webhook=url, secret=secret))
        self.platform.mailbox.arrival(bot.id).set()
        self.start_pushing(bot.id)
        return True

    def delete_webhook(self, call: Call) -> bool:
        self._drop_pending(call)
        self.platform.world.put(replace(self.platform.world.the(Bot, call.bot), webhook="", secret=""))
        if pusher := self._pushers.pop(call.bot, None):
            pusher.cancel()
        return True

    def get_webhook_info(self, call: Call) -> Json:
        bot = self.platform.world.the(Bot, call.bot)
        waiting = self.platform.mailbox.waiting(call.bot)
        info = {"url": bot.webhook, "has_custom_certificate": False, "pending_update_count": len(waiting)}
        return info | ({"allowed_updates": list(bot.allowed_updates)} if bot.allowed_updates else {})

    def _drop_pending(self, call: Call) -> None:
        if call.flag("drop_pending_updates"):
            for pending in self.platform.mailbox.waiting(call.bot):
                self.platform.world.drop(pending)

    def start_pushing(self, bot_id: int) -> None:
        """Brings the bot's updates to its webhook from now on."""
        if pusher := self._pushers.pop(bot_id, None):
            pusher.cancel()
        self._pushers[bot_id] = asyncio.create_task(self.platform.mailbox.push(bot_id, self.http()))

    async def stop(self) -> None:
        pushers = list(self._pushers.values())
        for pusher in pushers:
            pusher.cancel()
        await asyncio.gather(*pushers, return_exceptions=True)
