"""Presses that come twice, late or in another order, and requests that take their time.

People tap plays as they stand on their screens. Of the taps some come again (tapped twice, or delivered
again), some overtake others, some arrive long after the table has gone on. A reference that knows nothing of
the bot applies the same presses in the order of their delivery to the bare engine; the log must be the same.
Meanwhile no chat may see an older screen after a newer one.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.callbacks import MakeClaim, MakePlay
from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.demo.rows import Json, Message
from bot.demo.server import StandIn
from bot.demo.shapes import message_json, user_json
from engine.actions import Claim, Input
from engine.errors import IllegalAction
from engine.game import apply, new_series
from engine.state import State
from tests.faults.hostile_faults import ANSWER_WITHIN, next_number, pending
from tests.faults.scenes import Scene, four
from tests.faults.screen_order import ScreenOrder
from tests.whole.house import House, Offer
from tests.whole.pace import telegrams_settings

TWICE, OVERTAKEN, LATE = 0.3, 0.2, 0.3  # of all presses
LATEST = (6, 60)  # plays later: in the next trick, or in another deal
LONGEST_ANSWER = 0.02  # seconds that a request may take


@dataclass(frozen=True, slots=True)
class Delivered:
    """``different``: logs that are not as the reference has it; ``out_of_order``: screens that were shown
    after a newer one of the same place, of so many ``screens``."""

    plays: int
    presses: int
    twice: int
    overtaken: int
    late: int
    different: tuple[str, ...]
    unanswered: tuple[str, ...]
    screens: int
    out_of_order: tuple[str, ...]


async def deliver(folder: Path, count: int, seed: int) -> Delivered:
    """So many plays, in series after series, under the limits and pauses of Telegram (scaled)."""
    standin = StandIn(telegrams_settings(), time.time)
    await standin.start()
    house = House(standin, folder / "kozel.db", {})
    await house.open()
    post = Post(house, Random(seed))
    standin.set_faults(post.pass_on)
    try:
        while post.plays < count:
            await post.series(count)
    finally:
        await house.close()
        await standin.stop()
    return Delivered(
        post.plays,
        post.presses,
        post.twice,
        post.overtaken,
        post.late,
        tuple(post.different),
        tuple(post.unanswered),
        post.order.screens,
        tuple(post.order.faults),
    )


@dataclass
class Reference:
    """The series as the rules alone have it."""

    state: State
    inputs: list[Input]

    def deal(self, deal: Input) -> None:
        self.state, _ = apply(self.state, deal)
        self.inputs.append(deal)

    def take(self, seat: int, press: MakePlay | MakeClaim) -> None:
        """What a press means when it is delivered now; nothing if it may not be."""
        table = self.state.table
        if table is None or table.trick is None:
            return
        match press:
            case MakePlay() if press.version != len(self.inputs) or press.action.seat != seat:
                return
            case MakeClaim() if (press.deal, press.trick) != (table.number, table.trick.number):
                return
        made = press.action if isinstance(press, MakePlay) else Claim(seat, table.hands[seat])
        try:
            self.state, _ = apply(self.state, made)
        except IllegalAction:
            return
        self.inputs.append(made)


@dataclass(frozen=True, slots=True)
class Tap:
    """A press on its way."""

    seat: int
    press: MakePlay | MakeClaim
    query: Json


@dataclass
class Post:
    """Brings taps to the bot, and keeps the books."""

    house: House
    chance: Random
    order: ScreenOrder = field(init=False)
    plays: int = 0
    presses: int = 0
    twice: int = 0
    overtaken: int = 0
    late: int = 0
    different: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    _held: list[tuple[int, Tap]] = field(default_factory=list)  # each until so many plays
    _answered: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.order = ScreenOrder(self.house)

    def pass_on(self, call: Call) -> Fault | None:
        """Each request of the bot takes a while, some longer than others."""
        if call.method == "answerCallbackQuery":
            self._answered.add(call.text("callback_query_id"))
        self.order.read(call)
        if call.chat_id is None:
            return None
        return Fault(delay=self.chance.random() * LONGEST_ANSWER, is_done=True, answers=True)

    async def series(self, count: int) -> None:
        """One series, to its end or until there were so many plays in all."""
        scene = await four(self.house)
        [first] = await self._log(scene)
        reference = Reference(new_series(scene.row.rules, scene.row.first_dealer), [])
        reference.deal(first)
        while scene.row.is_open and self.plays < count:
            await self.order.note(scene)
            if scene.state.turn is None:
                await self.house.next_deal(scene.number)
                reference.deal((await self._log(scene))[-1])
                continue
            await self._step(scene, reference)
        await self.house.quiet()
        self._held.clear()

    async def _log(self, scene: Scene) -> list[Input]:
        saved = await self.house.store.table(scene.number)
        assert saved is not None
        return [line.input for line in saved.inputs]

    async def _step(self, scene: Scene, reference: Reference) -> None:
        await self.house.until(lambda: self._fresh(scene))
        taps = self._tapped(scene)
        before = len(reference.inputs)
        await self._bring(taps)
        for tap in taps:
            reference.take(tap.seat, tap.press)
        log = await self._log(scene)
        self.plays += len(reference.inputs) - before
        if log != reference.inputs or scene.state != reference.state:
            self.different.append(f"table {scene.number}: {log[before:]} is not {reference.inputs[before:]}")
            reference.inputs, reference.state = log, scene.state

    def _fresh(self, scene: Scene) -> list[Offer]:
        offers = self.house.offers(scene.number, scene.people)
        return [offer for offer in offers if offer.version == scene.row.version]

    def _tapped(self, scene: Scene) -> list[Tap]:
        """What is delivered together, in this order."""
        chance, fresh = self.chance, self._fresh(scene)
        claims = [one for one in self.house.offers(scene.number, scene.people) if one.version is None]
        taps = [self._tap(scene, chance.choice(fresh))]
        if claims and chance.random() < 0.5:
            taps.append(self._tap(scene, chance.choice(claims)))
        if chance.random() < OVERTAKEN:
            self.overtaken += 1
            taps.insert(0, self._tap(scene, chance.choice(fresh)))
            chance.shuffle(taps)
        for tap in list(taps):
            if chance.random() < TWICE:
                self.twice += 1
                again = Tap(tap.seat, tap.press, tap.query | {"id": f"{tap.query['id']}+"})
                taps.insert(chance.randrange(taps.index(tap) + 1, len(taps) + 1), again)
        if chance.random() < LATE:
            late = self._tap(scene, chance.choice(fresh + claims))
            self._held.append((self.plays + chance.randrange(1, chance.choice(LATEST)), late))
        due = [tap for until, tap in self._held if until <= self.plays]
        self._held = [(until, tap) for until, tap in self._held if until > self.plays]
        self.late += len(due)
        for tap in due:
            taps.insert(chance.randrange(len(taps) + 1), tap)
        return taps

    def _tap(self, scene: Scene, offer: Offer) -> Tap:
        self.presses += 1
        world, room = self.house.standin.world, offer.person.private
        query: Json = {
            "id": f"tap{self.presses}",
            "from": user_json(offer.person.row, language=True),
            "message": message_json(world, world.the(Message, (room.key, offer.message_id))),
            "chat_instance": "1",
            "data": offer.button.data,
        }
        return Tap(scene.people.index(offer.person), offer.press, query)

    async def _bring(self, taps: list[Tap]) -> None:
        standin = self.house.standin
        updates: list[Json] = [
            {"update_id": next_number(standin), "callback_query": tap.query} for tap in taps
        ]
        for update in updates:
            standin.inject(update)
        asked = {tap.query["id"] for tap in taps}
        await self._settled(asked)
        again = [update for update in updates if self.chance.random() < TWICE / 2]
        self.twice += len(again)
        for update in again:
            standin.inject(update, is_replay=True)
        await self._settled({update["callback_query"]["id"] for update in again})

    async def _settled(self, asked: set[str]) -> None:
        try:
            await self.house.standin.until(
                lambda: not pending(self.house) and asked <= self._answered, ANSWER_WITHIN
            )
        except TimeoutError:
            self.unanswered += sorted(asked - self._answered)
        self._answered -= asked
