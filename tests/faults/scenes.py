"""Four people at one table, and what tests of faults ask about them again and again.

Texts are compared through the bot's own translations: a test says which word is meant, not how it is put.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.callbacks import encode
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.rooms import Room, Shown
from bot.demo.rows import Json
from bot.i18n import Translator
from bot.names import shown_name
from bot.press import Press
from bot.screens.cards import cards_text
from bot.screens.texts import toast
from bot.table import Table
from bot.toasts import Toast
from engine.seen import Phase, Trick
from engine.state import State
from storage.rows import NoteKind, TableRow
from tests.whole.house import House, Offer, live_messages

NAMES = ("Anna", "Boris", "Clara", "Dan")


@dataclass
class Scene:
    """A running series of four people in a group."""

    house: House
    room: Room
    people: list[Person]
    number: int
    table: Table

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def trick(self) -> Trick | None:
        return self.state.table.trick if self.state.table is not None else None

    @property
    def offers(self) -> list[Offer]:
        return self.house.offers(self.number)

    @property
    def turn(self) -> Person:
        """Who is waited for."""
        assert self.state.turn is not None
        return self.people[self.state.turn]

    @property
    def shown(self) -> Shown:
        """The table message: the only one with this table's buttons."""
        [message] = live_messages(self.room, self.number)
        return message

    def offer(self, person: Person | None = None) -> Offer:
        """A play of who is on turn."""
        wanted = person or self.turn
        return next(offer for offer in self.offers if offer.person == wanted)

    async def tap(self, offer: Offer) -> Popup:
        return await self.house.tap(
            offer.person, offer.person.private, offer.message_id, offer.button.data or ""
        )

    async def plays(self, count: int) -> None:
        for _ in range(count):
            await self.house.play(self.number)

    async def forge(self, person: Person, press: Press, room: Room | None = None) -> Popup:
        """Presses a button of this data that is on no message, as a doctored client could."""
        where = room or person.private
        number = where.messages[-1].id if where.messages else 1
        return await self.house.tap(person, where, number, encode(press), is_forced=True)

    async def again(self) -> None:
        """The bot was restarted: its tables are other objects."""
        self.table = await self.house.table(self.number)


async def four(house: House, title: str = "Friday", names: Iterable[str] = NAMES, **group: bool) -> Scene:
    """A group of four whose first deal has just been dealt."""
    people = house.persons(*names)
    room = house.group(title, people, **group)
    number = await house.start(room, people)
    return Scene(house, room, people, number, await house.table(number))


def translator(house: House, language: str = "en") -> Translator:
    return house.app.club.translators.of(language)


def says(house: House, key: Toast, **names: str) -> str:
    """What a pop-up of this kind reads in English."""
    return toast(key, translator(house), **names)


def note(house: House, kind: NoteKind, name: str) -> str:
    """A note's line at the table, without the signs that isolate the name."""
    return bare(translator(house)(f"note-{kind.value}", name=shown_name(name, "somebody")))


def bare(text: str) -> str:
    """Text without the signs that isolate names and keep links out of them."""
    return text.translate(dict.fromkeys((0x2068, 0x2069, 0x2060)))


def hand_text(scene: Scene, person: Person) -> str:
    """The person's cards as their screens print them."""
    state = scene.state
    assert state.table is not None
    hand = state.table.hands[scene.people.index(person)]
    return cards_text(hand, state.table.trump, translator(scene.house))


def shows_hand(scene: Scene, person: Person) -> bool:
    """Whether the last message of the bot in private holds the person's present cards."""
    return hand_text(scene, person) in person.private.bot_messages[-1].text


def is_dealt(scene: Scene) -> bool:
    return scene.state.phase is Phase.PLAYING


def facts(scene: Scene) -> tuple[object, ...]:
    """All that a press which is refused must leave as it was."""
    return scene.row.version, scene.row.revision, scene.row.seats, scene.state


def last_update(house: House, kind: str) -> Json:
    """The newest update of a kind that was on its way to the bot."""
    return next(update for update in reversed(house.standin.updates) if kind in update)


def popups(house: House, since: int = 0) -> list[str]:
    """What presses were answered, whether or not the answer was in time."""
    return [call.text("text") for call in house.calls("answerCallbackQuery", since=since)]


def said_in(room: Room) -> list[str]:
    """All texts of the bot in a chat, without the signs that isolate names."""
    return [bare(message.text) for message in room.bot_messages]


def words_of_rest(scene: Scene, person: Person) -> int:
    """How often somebody was told that the bot may not write in the group."""
    title = scene.room.row.title if scene.room.row else ""
    told = bare(translator(scene.house)("notice-silenced", group=title))
    return said_in(person.private).count(told)
