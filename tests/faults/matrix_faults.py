"""Everybody who may not, pressing everything there is: the matrix of hostile presses and commands.

People who may not play at a table try every press (as it stands there, or as a doctored client would write
it) and every command; those who may play try every press with one thing wrong in it. Laws that are checked:
every press and every command is answered; no input of the log is made by any of them; nobody but an admin
ends a table or changes what a chat chose, and nobody but its owner gives up a seat or comes back to it.
"""

import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from bot.callbacks import KINDS, MakeClaim, MakePlay, encode
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.handlers.commands import COMMANDS
from bot.press import Press
from engine.actions import Action
from engine.game import legal_actions
from storage.rows import Actor, ChatRow, InputRow
from tests.faults.hostile_faults import ROOMY
from tests.faults.intruders import INTRUDERS, STRANGERS, Intruder
from tests.faults.misplays import aged, forged, misplays
from tests.faults.mutations import press
from tests.faults.scenes import NAMES, Scene, four
from tests.whole.buttons import said
from tests.whole.house import House
from tests.whole.pace import UNLIMITED, telegrams_settings

TRIES = 3  # of each kind of press by each, with other values
OWNERS = ("left player", "blocked user")
"""They had a seat, so that they may come back to it or give it up; but not play."""


@dataclass(frozen=True, slots=True)
class Matrix:
    """``changed``: who changed what they may not, by what."""

    presses: int
    commands: int
    unanswered: tuple[str, ...]
    changed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is not everybody's to change."""

    played: tuple[InputRow, ...]  # by people
    is_open: bool
    owners: tuple[int | None, ...]
    chat: ChatRow


async def hostile_presses(folder: Path, count: int, seed: int) -> Matrix:
    """The whole matrix, so many times, at another moment of another series each time."""
    standin = StandIn(telegrams_settings(**ROOMY), time.time)
    await standin.start()
    house = House(standin, folder / "kozel.db", dict(UNLIMITED))
    await house.open()
    trial = Trial(house, Random(seed))
    try:
        for _ in range(count):
            for make in INTRUDERS:
                await trial.by_intruder(make)
            await trial.at_an_ended_table()
            await trial.at_a_lobby()
            await trial.by_players()
    finally:
        await house.close()
        await standin.stop()
    return Matrix(trial.presses, trial.commands, tuple(trial.unanswered), tuple(trial.changed))


class Trial:
    """One run of the matrix: what was tried, and what came of it."""

    def __init__(self, house: House, chance: Random) -> None:
        self._house = house
        self._chance = chance
        self.presses = self.commands = 0
        self.unanswered: list[str] = []
        self.changed: list[str] = []

    async def scene(self) -> Scene:
        """Another series, somewhere in its first deal, and an admin's panel of settings."""
        scene = await four(self._house)
        await self._house.say(scene.people[0], scene.room, "/settings")
        await scene.plays(self._chance.randrange(12))
        return scene

    async def by_intruder(self, make: Callable[[Scene], Awaitable[Intruder]]) -> None:
        scene = await self.scene()
        await self._everything(scene, await make(scene))

    async def _everything(self, scene: Scene, who: Intruder) -> None:
        for kind in KINDS.values():
            for number, data in self._buttons(scene, who.room, kind):
                await self._press(scene, who, number, data)
        for name in ("start", *COMMANDS):
            await self._say(scene, who, f"/{name}")

    async def at_an_ended_table(self) -> None:
        """By who sat there, and might still at an open one; they may start another, which is none of its."""
        scene = await self.scene()
        await self._house.say(scene.people[0], scene.room, "/stop", is_anonymous=True)
        person = scene.people[1]
        intruder = Intruder("ended table", person, scene.room, lambda text: person.send(scene.room, text))
        await self._everything(scene, intruder)

    async def by_players(self) -> None:
        """With one thing wrong in each press; and what ``encode`` never writes, by who is on turn."""
        scene = await self.scene()
        old = await aged(scene)
        for wrong in (*old, *misplays(scene, self._chance)):
            who = self._at_home(wrong.name, wrong.person)
            await self._press(scene, who, wrong.message_id, wrong.data)
        for kind in KINDS.values():
            for data in forged(self._fitting(scene, kind), self._chance):
                await self._press(scene, self._at_home("forged data", scene.turn), 1, data)

    async def at_a_lobby(self) -> None:
        """By those who are not in its group."""
        people = self._house.persons(*NAMES)
        room = self._house.group("Friday", people)
        number = await self._house.lobby(room, people[0])
        for seat, person in enumerate(people[:3]):
            await self._house.sit(person, room, seat)
        scene = Scene(self._house, room, people, number, await self._house.table(number))
        for make in STRANGERS:
            await self._everything(scene, await make(scene))

    def _at_home(self, name: str, person: Person) -> Intruder:
        return Intruder(name, person, person.private, lambda text: person.send(person.private, text))

    def _buttons(self, scene: Scene, room: Room, kind: type[Press]) -> Iterator[tuple[int, str]]:
        """Messages and what is pressed there: what stands there, and what fits the table's present state."""
        for message in room.messages:
            for button, there in said(message):
                if type(there) is kind:
                    yield message.id, button.data or ""
        last = room.messages[-1].id
        for _ in range(TRIES):
            yield last, encode(self._fitting(scene, kind))

    def _fitting(self, scene: Scene, kind: type[Press]) -> Press:
        version = scene.row.version
        made = press(self._chance, kind, table=scene.number, posting=1, version=version)
        if isinstance(made, MakePlay) and scene.state.turn is not None:
            return replace(made, action=self._play(scene))
        if isinstance(made, MakeClaim) and scene.trick is not None:
            return replace(made, deal=len(scene.state.results), trick=scene.trick.number)
        return made

    def _play(self, scene: Scene) -> Action:
        assert scene.state.turn is not None
        return self._chance.choice(legal_actions(scene.state, scene.state.turn))

    async def _press(self, scene: Scene, who: Intruder, number: int, data: str) -> None:
        self.presses += 1
        before = await self._facts(scene)
        answer = await who.person.press(who.room, number, data, is_forced=True)
        if answer is None:
            self.unanswered.append(f"{who.name}: {data}")
        await self._compare(scene, who, data, before)

    async def _say(self, scene: Scene, who: Intruder, text: str) -> None:
        self.commands += 1
        before, since = await self._facts(scene), len(self._house.standin.requests)
        await who.say(text)
        await self._house.quiet()
        if not self._house.calls(since=since):
            self.unanswered.append(f"{who.name}: {text}")
        await self._compare(scene, who, text, before)

    async def _facts(self, scene: Scene) -> Facts:
        saved = await self._house.store.table(scene.number)
        assert saved is not None
        return Facts(
            tuple(line for line in saved.inputs if line.actor is Actor.USER),
            saved.table.is_open,
            tuple(seating.user_id for seating in saved.table.seats),
            await self._house.app.club.register.chat(scene.room.id),
        )

    async def _compare(self, scene: Scene, who: Intruder, what: str, before: Facts) -> None:
        after = await self._facts(scene)
        allowed = replace(
            before,
            is_open=after.is_open if who.is_admin and what == "/stop" else before.is_open,
            chat=after.chat if who.is_admin else before.chat,
            owners=after.owners if who.name in OWNERS else before.owners,
        )
        if after != allowed:
            self.changed.append(f"{who.name}: {what}")
