"""A house for tests: the whole bot and a local Telegram, joined over HTTP, and people who play.

    anna = house.person("Anna")                      somebody on Telegram
    room = house.group("Friday", [anna, boris])      a group of theirs, with the bot in it
    await house.say(anna, room, "/newgame")          writes; returns when all that follows is shown
    await house.press(anna, room, Sit, seat=0)       presses the newest such button; gives the answer
    table = await house.start(room, four_people)     lobby, deep links, Start: seated in this order
    await house.play(table)                          one play by a button in a private chat
    await house.play_deal(table); await house.play_series(table)
    await house.restart()                            the same database, the same Telegram
    (await house.table(table)).state                 the truth, to compare with what is shown

Laws: people do only what they see buttons for; a press is always answered; everything is asked for and
shown by HTTP, and only what is compared with the truth is read from the bot itself.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import App
from bot.callbacks import MakeClaim, NextDeal, OpenSetting, SetSetting, Sit, Start
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.requests import Call
from bot.demo.rooms import Room, Shown
from bot.demo.rows import Pending
from bot.demo.server import StandIn
from bot.press import Press, TablePress
from bot.review.reviewer import Reviewer
from bot.table import Table
from engine.seen import Phase
from storage.sqlite import SqliteStore
from tests.faults.secrecy import Secrecy, reader_at
from tests.whole.buttons import Offer, find, has, live_messages, offers_to, said
from tests.whole.chance import Choose, by_chance, by_claim, first_offer, four_of_a_suit, seeds
from tests.whole.pace import bot_settings, quick_reviewer

__all__ = [
    "Choose",
    "House",
    "Offer",
    "by_chance",
    "by_claim",
    "find",
    "four_of_a_suit",
    "has",
    "live_messages",
    "offers_to",
    "phase",
    "said",
]

PATIENCE = 10.0  # seconds for anything that must happen; far more than it takes


@dataclass
class House:
    """One bot and its Telegram. ``seeds`` gives the seeds of the deals to come; tests may replace it."""

    standin: StandIn
    database: Path
    options: dict[str, Any]
    seeds: Iterator[bytes] = field(default_factory=lambda: seeds(1))
    wall: Callable[[], float] = time.time  # the bot's two clocks: tests make them jump
    monotonic: Callable[[], float] = time.monotonic
    reviewer: Callable[[], Reviewer] = quick_reviewer
    expects_errors: bool = False  # else an ERROR in the log fails the test
    expects_busy: bool = False  # else a 429 fails the test
    app: App = field(init=False)
    store: SqliteStore = field(init=False)
    secrecy: Secrecy = field(init=False)  # reads along from the beginning, through all restarts

    def __post_init__(self) -> None:
        self.secrecy = reader_at(self.standin, self.database)

    async def open(self) -> None:
        self.secrecy.open_log()
        settings = bot_settings(self.standin, self.database, **self.options)
        self.store = await SqliteStore.open(self.database)
        self.app = App(
            settings, self.store, self.wall, self.monotonic, lambda: next(self.seeds), self.reviewer()
        )
        await self.app.start()

    async def close(self) -> None:
        """Fails if anybody was told by now what they may not know."""
        await self.app.stop()
        await self.store.close()
        self.secrecy.close_log()
        self.secrecy.check()

    async def restart(self) -> None:
        """The bot stops and starts again on the same database; Telegram goes on meanwhile."""
        await self.close()
        await self.open()

    # People and chats

    def person(self, name: str, language: str | None = "en", **more: Any) -> Person:
        return self.standin.people.user(name, language, **more)

    def persons(self, *names: str, language: str = "en") -> list[Person]:
        return [self.person(name, language) for name in names]

    def group(self, title: str, people: Iterable[Person], **more: Any) -> Room:
        """The first of the people is its creator, and so an admin."""
        return self.standin.people.group(title, list(people), **more)

    async def quiet(self) -> None:
        """Returns when every update is handled and all that they changed is shown."""
        await self.standin.until(lambda: not list(self.standin.world.every(Pending)), PATIENCE)
        await self.app.settled()

    async def until(self, fact: Callable[[], object]) -> None:
        await self.standin.until(fact, PATIENCE)

    async def say(self, person: Person, room: Room, text: str, **more: Any) -> Shown:
        said = await person.send(room, text, **more)
        await self.quiet()
        return said

    async def follow(self, person: Person, url: str) -> None:
        """Opens a deep link to the bot."""
        await person.open_link(url)
        await self.quiet()

    # Buttons

    async def press(self, person: Person, room: Room, kind: type[Press], **values: object) -> Popup:
        """The newest button there that says a press of this kind (with these values)."""
        message, button = find(room, kind, **values)
        return await self.tap(person, room, message.id, button.data or "")

    async def tap(self, person: Person, room: Room, message_id: int, button: str, **more: Any) -> Popup:
        """A button by its data or text. Every press must be answered."""
        answer = await person.press(room, message_id, button, **more)
        assert answer is not None, f"no answer to {button}"
        await self.quiet()
        return answer

    # Tables

    async def lobby(self, room: Room, starter: Person, thread_id: int | None = None) -> int:
        """Opens a lobby; gives the table's number."""
        await self.say(starter, room, "/newgame", thread_id=thread_id)
        return self.table_in(room)

    def table_in(self, room: Room) -> int:
        """The number of the table whose buttons are the newest in this chat."""
        return self.tables_in(room)[-1]

    def tables_in(self, room: Room) -> list[int]:
        presses = (press for message in room.messages for _, press in said(message))
        return [press.table for press in presses if isinstance(press, TablePress)]

    async def sit(self, person: Person, room: Room, seat: int) -> None:
        """Takes a seat of the newest lobby, by the deep link if the bot gives one."""
        answer = await self.press(person, room, Sit, seat=seat)
        if answer.url:
            await self.follow(person, answer.url)

    async def start(self, room: Room, people: Sequence[Person]) -> int:
        """A lobby with these four, started by the first; gives the table's number."""
        table = await self.lobby(room, people[0])
        for seat, person in enumerate(people):
            await self.sit(person, room, seat)
        await self.press(people[0], room, Start)
        return table

    async def choose(self, admin: Person, room: Room, name: str, value: object) -> Popup:
        """A setting of a group, through its panel; the answer to the choice."""
        await self.say(admin, room, "/settings")
        await self.press(admin, room, OpenSetting, name=name)
        return await self.press(admin, room, SetSetting, name=name, value=str(value))

    async def table(self, table: int) -> Table:
        """The bot's own table."""
        return await self.app.club.tables.get(table)

    def offers(self, table: int, people: Iterable[Person] | None = None) -> list[Offer]:
        """Every play that anybody can make by a button now, claims last."""
        chosen = self.standin.people.everybody() if people is None else people
        found = [offer for person in chosen for offer in offers_to(person) if offer.press.table == table]
        return sorted(found, key=lambda offer: isinstance(offer.press, MakeClaim))

    async def play(self, table: int, choose: Choose = first_offer) -> Popup:
        """One play by whoever has a button for it; the answer that they get."""
        await self.until(lambda: self.offers(table))
        answer = await self.make(choose(self.offers(table)))
        await self.app.settled()
        return answer

    async def make(self, offer: Offer) -> Popup:
        """Presses a play's button, even if it has just gone; returns with the answer, whatever is yet to
        be shown."""
        data = offer.button.data or ""
        answer = await offer.person.press(offer.person.private, offer.message_id, data, is_forced=True)
        assert answer is not None, f"no answer to {offer}"
        return answer

    async def play_deal(self, table: int, choose: Choose = first_offer) -> None:
        """To the end of the deal in play; computer players are waited for."""
        truth = await self.table(table)
        while phase(truth) is Phase.PLAYING:
            await self.until(lambda: self.offers(table) or phase(truth) is not Phase.PLAYING)
            if self.offers(table):
                await self.play(table, choose)
        await self.quiet()

    async def play_series(self, table: int, choose: Choose = first_offer) -> None:
        """To the goats; somebody presses *Next deal* in the group each time."""
        truth = await self.table(table)
        while truth.row.is_open:
            await self.play_deal(table, choose)
            if truth.row.is_open:
                await self.next_deal(table)

    async def next_deal(self, table: int) -> Popup:
        """The first person who has such a button in private presses it."""
        for person in self.standin.people.everybody():
            for message in reversed(person.private.messages):
                for button, press in said(message):
                    if isinstance(press, NextDeal) and press.table == table:
                        return await self.tap(person, person.private, message.id, button.text)
        raise AssertionError("nobody has a button for the next deal")

    def calls(self, *methods: str, since: int = 0) -> list[Call]:
        """The bot's requests of these methods (all but getUpdates if none), from a number of them on."""
        wanted = {method.lower() for method in methods}
        requests = [call for call in list(self.standin.requests)[since:] if call.method != "getUpdates"]
        return [call for call in requests if not wanted or call.method.lower() in wanted]


def phase(truth: Table) -> Phase:
    """How far the table is now."""
    return truth.state.phase
