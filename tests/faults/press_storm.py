"""One user who taps a hundred times a second, and what that costs the others.

The bot is `kozel run` in a process of its own, as shipped but for Telegram's limits. The others play and look
at their cards, at the tapper's table and elsewhere; blocks of their taps with and without the tapper take
turns, so that whatever else the machine does hits both alike.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.callbacks import MyHand, NextDeal, encode
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.screens.texts import toast
from bot.settings import Settings
from bot.toasts import Toast
from tests.faults.crowd import ENGLISH, Crowd, Party, plays_in
from tests.faults.hostile_faults import child
from tests.whole.buttons import find, has

AS_SHIPPED = {
    name: Settings.model_fields[name].default for name in ("taps_per_second", "commands_per_minute")
}
TAPS_A_SECOND = 100.0
PAUSE = 0.04  # seconds between two taps of the others: nobody of them taps too often
BLOCK = 50  # taps of the others between a change of weather
PARTY = 100  # taps of the others for which one more series is begun
PLAYS = 0.4  # of the others' taps are plays
GIVES_UP = 5.0  # seconds after which a tap counts as unanswered
SLOW_DOWN = toast(Toast.SLOW_DOWN, ENGLISH)


@dataclass(frozen=True, slots=True)
class Storm:
    """``taps`` and ``plays`` of the others, half of them beside the tapper, who made ``tapped`` in
    ``seconds``. The rest is in ms, from the tap to its answer: without the tapper, and beside."""

    taps: int
    plays: int
    tapped: int
    seconds: float
    calm_median: float
    calm_p95: float
    median: float
    p95: float
    faults: tuple[str, ...]

    @property
    def costs(self) -> float:
        """What the tapper costs the others, in ms at the 95th percentile."""
        return self.p95 - self.calm_p95


async def storm(folder: Path, count: int, seed: int) -> Storm:
    """So many taps of the others without the tapper, and as many beside."""
    chance = Random(seed)
    async with child(folder, **AS_SHIPPED) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(2 + count // PARTY)
        others, tapper = Others(crowd), Tapper(crowd)
        for done in range(0, count, BLOCK):
            size = min(BLOCK, count - done)
            calm = await others.tap(size)
            async with tapper.tapping():
                beside = await others.tap(size)
            others.calm += calm
            others.beside += beside
        await house.quiet()
        faults = [*others.faults, *tapper.faults, *await crowd.faults()]
        await house.close()
    return Storm(
        taps=2 * count,
        plays=others.plays,
        tapped=tapper.taps,
        seconds=tapper.seconds,
        calm_median=median(others.calm),
        calm_p95=quantiles(others.calm, n=20)[-1],
        median=median(others.beside),
        p95=quantiles(others.beside, n=20)[-1],
        faults=tuple(faults),
    )


@dataclass
class Others:
    """Everybody but the tapper; ``calm`` and ``beside``: how long their taps took, in ms."""

    crowd: Crowd
    calm: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)
    plays: int = 0
    faults: list[str] = field(default_factory=list)

    async def tap(self, count: int) -> list[float]:
        """One after the other, in people's own time."""
        spent = []
        for _ in range(count):
            person, room, message_id, data = self._wished()
            began = time.perf_counter()
            answer = await person.press(room, message_id, data, is_forced=True, timeout=GIVES_UP)
            spent.append(1000 * (time.perf_counter() - began))
            if answer is None or answer.text == SLOW_DOWN:
                self.faults.append(f"{person.row.first_name} was answered {answer} to {data}")
            await asyncio.sleep(PAUSE)
        return spent

    def _wished(self) -> tuple[Person, Room, int, str]:
        """A play where one is offered, else a look at a hand; by anybody but the tapper."""
        tapper = self.crowd.parties[0].people[0]
        party = self.crowd.chance.choice([one for one in self.crowd.parties if _goes_on(one)])
        offered = [each for each in plays_in(party) if each[0] != tapper]
        if offered and (self.crowd.chance.random() < PLAYS or not has(party.room, MyHand)):
            self.plays += 1
            person, message_id, press = self.crowd.chance.choice(offered)
            return person, person.private, message_id, encode(press)
        person = self.crowd.chance.choice([one for one in party.people if one != tapper])
        message, button = find(party.room, MyHand)
        return person, party.room, message.id, button.data or ""


class Tapper:
    """Taps whatever there is: his own buttons, another table's, nonsense. ``taps`` in ``seconds``."""

    def __init__(self, crowd: Crowd) -> None:
        ours, theirs = crowd.parties[:2]
        self._person = ours.people[0]
        self._where = cycle(_buttons(self._person, ours.room, theirs.room))
        self.taps = 0
        self.seconds = 0.0
        self.faults: list[str] = []

    @asynccontextmanager
    async def tapping(self) -> AsyncIterator[None]:
        """Inside, a hundred times a second; at the end every tap has its answer, or is a fault."""
        began, taps, is_over = time.monotonic(), list[asyncio.Task[None]](), asyncio.Event()
        going = asyncio.create_task(self._tap(taps, is_over))
        try:
            yield
        finally:
            is_over.set()
            await going
            self.seconds += time.monotonic() - began
            self.taps += len(taps)
            await asyncio.gather(*taps)

    async def _tap(self, taps: "list[asyncio.Task[None]]", is_over: asyncio.Event) -> None:
        began = time.monotonic()
        while not is_over.is_set():
            taps.append(asyncio.create_task(self._tap_once()))
            await asyncio.sleep(began + len(taps) / TAPS_A_SECOND - time.monotonic())

    async def _tap_once(self) -> None:
        room, message_id, data = next(self._where)
        if await self._person.press(room, message_id, data, is_forced=True, timeout=GIVES_UP) is None:
            self.faults.append(f"the tapper's {data} was not answered")


def _goes_on(party: Party) -> bool:
    """Whether there is something to tap."""
    return has(party.room, MyHand) or has(party.people[1].private, NextDeal)


def _buttons(person: Person, room: Room, elsewhere: Room) -> list[tuple[Room, int, str]]:
    """What the tapper taps in turn."""
    hand = person.private.messages[-1]
    data = [button.data for button in hand.button_list if button.data] or ["h:1:1"]
    own = [(person.private, hand.id, one) for one in data]
    looks = [(each, message.id, button.data or "") for each in (room, elsewhere)
             for message, button in [find(each, MyHand)]]  # fmt: skip
    return [*own, *looks, (room, looks[0][1], "p:1:1:nonsense")]
