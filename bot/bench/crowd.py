"""The other process of `kozel bench`: a local Telegram, and people who press at once or at leisure.

Laws: one JSON line in for each order, one out when it is carried out; nothing here looks into the bot. A
group has one press under way at a time, of a button that stands in one of its chats.

    {"do": "sit", "groups": 25}     groups of four sit down and start               -> {}
    {"do": "play", "seconds": 20}   they play: times, and the bot's requests        -> {"answer": [...], ...}
    {"do": "accompany", ...}        people with three computer players each start   -> {}
    {"do": "stroll", ...}           all play with pauses: times of groups of four   -> {"answer": [...], ...}
    {"do": "room"}                  the chat of one of the groups                   -> {"chat": -100...}
    {"do": "meet", "groups": 25}    so many people start the bare bot               -> {}
    {"do": "press", "seconds": 20}  they press its button again and again           -> as of play

The times are seconds from a press: to its answer, and to the change of the screen for all.
"""

import asyncio
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.bench.party import PATIENCE, Party
from bot.callbacks import MakePlay, NextDeal
from bot.clock import now
from bot.demo.requests import Call
from bot.demo.rows import Message, Row
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from bot.press import Press
from engine.players import Stream, stream

ROOMY = StandInSettings(group_limit=10**9, total_per_second=10**9, private_burst=10**9)
NAMES = ("Anna", "Boris", "Clara", "Dan")
SHOWN = ("sendMessage", "editMessageText")
AT_ONCE = 10  # groups that sit down together
SPREAD = (0.5, 1.5)  # of a pause between two presses


@dataclass
class Crowd:
    """All parties, told of what changes in their chats."""

    standin: StandIn
    parties: list[Party] = field(default_factory=list)
    requests: int = 0
    _by_chat: dict[int, Party] = field(default_factory=dict)

    def watch(self) -> None:
        self.standin.world.watchers.append(self._see)
        self.standin.set_faults(self._hear)

    def _see(self, old: Row | None, new: Row | None) -> None:
        message = new if new is not None else old
        if isinstance(message, Message) and (party := self._by_chat.get(message.chat[0])):
            party.note(message.chat[0], message.id, new.keyboard if isinstance(new, Message) else ())

    def _hear(self, call: Call) -> None:
        self.requests += call.method != "getUpdates"
        party = self._by_chat.get(call.chat_id or 0)
        if party is not None and call.chat_id == party.room.id:
            party.requests += 1
            if call.method in SHOWN:
                party.shown_at = time.perf_counter()
                party.shown.set()

    async def sit(self, groups: int) -> dict[str, Any]:
        """So many groups of four start a series each."""
        return await self._seat(groups, NAMES, {})

    async def accompany(self, groups: int, strength: str) -> dict[str, Any]:
        """So many people start a series each, with three computer players of this strength that play fast."""
        return await self._seat(groups, NAMES[:1], {"strength": strength, "pace": "fast"})

    async def _seat(self, groups: int, names: Sequence[str], settings: Mapping[str, str]) -> dict[str, Any]:
        seated = len(self.parties)
        for number in range(seated, seated + groups):
            people = [self.standin.people.user(name) for name in names]
            party = Party(self.standin.people.group(f"Group {number}", people), people)
            self._add(party, party.room.id, *(person.id for person in people))
        for first in range(seated, seated + groups, AT_ONCE):
            await asyncio.gather(*(party.sit(settings) for party in self.parties[first : first + AT_ONCE]))
        return {}

    async def room(self) -> dict[str, Any]:
        return {"chat": self.parties[0].room.id}

    async def meet(self, groups: int) -> dict[str, Any]:
        """So many people have a message of the bare bot, with buttons, in private."""
        for _ in range(groups):
            person = self.standin.people.user(NAMES[0])
            self._add(Party(person.private, [person]), person.id)
            await person.send(person.private, "/start")
        return {}

    def _add(self, party: Party, *chats: int) -> None:
        self.parties.append(party)
        self._by_chat |= dict.fromkeys(chats, party)

    async def play(self, seconds: float) -> dict[str, Any]:
        return await self._timed(seconds, MakePlay, NextDeal)

    async def press(self, seconds: float) -> dict[str, Any]:
        return await self._timed(seconds)

    async def _timed(self, seconds: float, *kinds: type[Press]) -> dict[str, Any]:
        answers: list[float] = []
        edits: list[float] = []
        start, requests = time.perf_counter(), self.requests

        async def go_on(party: Party) -> None:
            while time.perf_counter() < start + seconds and await party.is_ready(*kinds):
                party.shown.clear()
                began = time.perf_counter()
                await party.press(*kinds)
                answers.append(time.perf_counter() - began)
                async with asyncio.timeout(PATIENCE):
                    await party.shown.wait()
                edits.append(party.shown_at - began)

        await asyncio.gather(*map(go_on, self.parties))
        spent = time.perf_counter() - start
        return {
            "seconds": spent,
            "requests": self.requests - requests,
            "answer": answers,
            "edit": edits,
        }

    async def stroll(self, seconds: float, pause: float) -> dict[str, Any]:
        """As people do: they look before they press. Every group presses once at least."""
        answers: list[float] = []
        start, requests = time.perf_counter(), [party.requests for party in self.parties]

        async def go_on(party: Party, chance: Stream) -> None:
            while True:
                await asyncio.sleep(pause * chance.uniform(*SPREAD))
                if not await party.is_ready(MakePlay, NextDeal):
                    return
                began = time.perf_counter()
                await party.press(MakePlay, NextDeal)
                if len(party.people) == len(NAMES):
                    answers.append(time.perf_counter() - began)
                if time.perf_counter() > start + seconds:
                    return

        await asyncio.gather(
            *(go_on(party, stream(f"group {number}")) for number, party in enumerate(self.parties))
        )
        return {
            "seconds": time.perf_counter() - start,
            "answer": answers,
            "accompanied": [
                party.requests - before
                for party, before in zip(self.parties, requests, strict=True)
                if len(party.people) == 1
            ],
        }


async def serve() -> None:
    """Carry out orders until there are no more."""
    standin = StandIn(ROOMY, now)
    await standin.start()
    crowd = Crowd(standin)
    crowd.watch()
    _say({"url": standin.url, "token": standin.token})
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = json.loads(line)
        _say(await getattr(crowd, order.pop("do"))(**order))
    await standin.stop()


def _say(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    asyncio.run(serve())
