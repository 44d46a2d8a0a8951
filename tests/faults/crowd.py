"""Several tables whose people play at once, as fast as they get buttons; and whether all is as it should be.

Laws: people press only what stands in their chats, each button once (again if nothing could be stored), and
go on whether or not a press is answered; what is right is judged by the log in the database and by the chats,
never by the bot's memory.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

from bot.asides import AskReview
from bot.callbacks import MakeClaim, MakePlay, MyHand, NextDeal, encode
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.rooms import Room, Shown
from bot.i18n import LOCALES, Translators
from bot.press import Press, TablePress
from bot.screens.cards import cards_text
from bot.screens.lines import turn_line
from bot.screens.texts import toast
from bot.table import replay
from bot.toasts import Toast
from engine.actions import Claim
from engine.rules import Rules
from engine.seen import Phase, View
from engine.view import observe
from storage.rows import SavedTable, Status
from storage.sqlite import SqliteStore
from tests.faults.scenes import bare
from tests.whole.buttons import has, live_messages, said
from tests.whole.house import House

NAMES = ("Anna", "Boris", "Clara", "Dan")
ROOMY = {"group_limit": 10**6, "total_per_second": 10**6, "private_burst": 10**6}
"""Limits of a Telegram that is never too busy: for harnesses that are about something else."""
ENGLISH = Translators(LOCALES).of("en")

GoesOn = MakePlay | MakeClaim | NextDeal
Offered = tuple[Person, int, GoesOn]
"""Who may press a button that brings the game on, on which message of their private chat."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of a play button (or *Next deal*), and what it was answered."""

    person: int
    press: GoesOn
    popup: Popup | None

    @property
    def is_accepted(self) -> bool:
        """It was told that it counted."""
        text = self.popup.text if self.popup is not None else ""
        return any(text.startswith(start) for start in ACCEPTED)

    @property
    def is_to_be_tapped_again(self) -> bool:
        """It was told that nothing could be stored just now."""
        return self.popup is not None and self.popup.text == NOT_SAVED


ACCEPTED = tuple(
    toast(key, ENGLISH, cards="|").partition("|")[0]
    for key in (Toast.LED, Toast.BEAT, Toast.DISCARDED, Toast.CLAIMED, Toast.DEAL_STARTED)
)
NOT_SAVED = toast(Toast.NOT_SAVED, ENGLISH)


@dataclass(eq=False)
class Party:
    """Four people and their group; ``number`` is their table now."""

    room: Room
    people: list[Person]
    number: int


@dataclass
class Crowd:
    """Parties in one house, and what they have pressed."""

    house: House
    chance: Random
    parties: list[Party] = field(default_factory=list)
    taps: list[Tap] = field(default_factory=list)
    pause: tuple[float, float] = (0.0, 0.01)  # seconds between two presses at a table, from and to
    _under_way: int = 0

    async def gather(self, count: int, target: int = 12) -> None:
        """So many more parties, each with a series (to so many defeat points) just begun."""
        for _ in range(count):
            title = f"Group {len(self.parties)}"
            people = self.house.persons(*(f"{name} of {title}" for name in NAMES))
            self.parties.append(Party(self.house.group(title, people), people, 0))
        for party in self.parties[-count:] if target != Rules().target else ():
            await self.house.choose(party.people[0], party.room, "target", target)
        await self.begin(self.parties[-count:])

    async def begin(self, parties: Iterable[Party]) -> None:
        """Each of these begins a series."""

        async def start(party: Party) -> None:
            party.number = await self.house.start(party.room, party.people)
            await self.house.until(lambda: has(party.room, MyHand))  # a child that is slow seems quiet

        await asyncio.gather(*map(start, parties))

    @asynccontextmanager
    async def playing(self, *, is_dealt_on: bool = True) -> AsyncIterator[None]:
        """Inside, all play (but for the next deal, if that is not wanted); at the end presses under way are
        waited for."""
        is_over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for party in self.parties:
                group.create_task(self._play(party, is_over, is_dealt_on))
            try:
                yield
            finally:
                is_over.set()

    async def _play(self, party: Party, is_over: asyncio.Event, is_dealt_on: bool) -> None:
        tried: set[tuple[int, Press]] = set()
        while not is_over.is_set():
            await asyncio.sleep(self.chance.uniform(*self.pause) or 0.002)
            found = [
                each
                for each in plays_in(party)
                if each[1:] not in tried and (is_dealt_on or not isinstance(each[2], NextDeal))
            ]
            if not found:
                continue
            person, message_id, press = self.chance.choice(found)
            tried.add((message_id, press))
            self.taps.append(await self.press(person, message_id, press))
            if self.taps[-1].is_to_be_tapped_again:
                tried.discard((message_id, press))

    async def press(self, person: Person, message_id: int, press: GoesOn) -> Tap:
        """A button in somebody's private chat, though it may go away in this moment."""
        popup = await person.press(person.private, message_id, encode(press), is_forced=True)
        return Tap(person.id, press, popup)

    async def saved(self) -> dict[int, SavedTable]:
        """The parties' tables as the database has them now, by number; the bot may run or not."""
        async with await SqliteStore.open(self.house.database, is_read_only=True) as store:
            found = [await store.table(party.number) for party in self.parties]
        return {each.table.id: each for each in found if each is not None}

    async def faults(self) -> list[str]:
        """What is not as it should be once all is quiet: every screen against the log."""
        saved = await self.saved()
        return [fault for party in self.parties for fault in amiss(party, saved[party.number])]

    async def sweep(self) -> int:
        """Somebody presses a button of each message that the bot does not know of; gives how many there were.
        A send whose answer was lost leaves such a message, which nobody can know of before that."""
        known = await self.known_messages()
        strays = [each for party in self.parties for each in stray_messages(party, known)]
        for person, room, message, data in strays:
            await person.press(room, message.id, data, is_forced=True)
        if strays:
            await self.house.quiet()
        return len(strays)

    async def known_messages(self) -> set[tuple[int, int]]:
        """Chat and id of each message that the bot remembers to stand somewhere."""
        async with await SqliteStore.open(self.house.database, is_read_only=True) as store:
            postings = [each for party in self.parties for each in await store.postings(party.number)]
        return {(each.place.chat_id, each.message_id) for each in postings if each.message_id is not None}


def plays_in(party: Party) -> Iterator[Offered]:
    """Whatever brings the game on, by the buttons that stand in private chats."""
    for person in party.people:
        for message in person.private.messages:
            for _, press in said(message):
                if isinstance(press, GoesOn) and press.table == party.number:
                    yield person, message.id, press


def stray_messages(party: Party, known: set[tuple[int, int]]) -> Iterator[tuple[Person, Room, Shown, str]]:
    """Messages with buttons of the table that are none of the known ones, and who can press them."""
    chats = [(party.people[0], party.room), *((person, person.private) for person in party.people)]
    for person, room in chats:
        for message in live_messages(room, party.number):
            if (room.id, message.id) not in known:
                data = next(button.data for button, press in said(message) if isinstance(press, TablePress))
                yield person, room, message, data or ""


def amiss(party: Party, saved: SavedTable) -> Iterator[str]:
    """Faults of one party: its log, its table message, the hands."""
    where = f"table {party.number}"
    updates = [line.update_id for line in saved.inputs if line.update_id is not None]
    if len(updates) != len(set(updates)):
        yield f"{where}: an update counted twice"
    state, row = replay(saved), saved.table
    live = live_messages(party.room, party.number)
    if len(live) != 1:
        yield f"{where}: {len(live)} live messages"
    elif row.is_open and _plain(turn_line(row, observe(state, None), {}, ENGLISH)) not in bare(live[0].text):
        yield f"{where}: the table message does not say who is on turn"
    for seat, person in enumerate(party.people):
        fault = _hand_fault(person, observe(state, seat), saved)
        if fault:
            yield f"{where}, {person.row.first_name}: {fault}"


def _hand_fault(person: Person, view: View, saved: SavedTable) -> str:
    messages = live_messages(person.private, saved.table.id)
    pressed = [press for message in messages for _, press in said(message)]
    if saved.table.status is not Status.PLAYING:
        stale = [press for press in pressed if not isinstance(press, AskReview)]
        return f"{len(stale)} buttons of a series that has ended" if stale else ""
    if view.phase is not Phase.PLAYING:
        can_go_on = NextDeal(saved.table.id, 0, saved.table.version)
        offered = [_without_posting(press) for press in pressed if isinstance(press, NextDeal)]
        return "" if offered == [can_go_on] else f"offered {pressed} after a deal"
    offered_plays = {press.action for press in pressed
                     if isinstance(press, MakePlay) and press.version == saved.table.version}  # fmt: skip
    may_play = {action for action in view.legal if not isinstance(action, Claim)}
    claims = any(isinstance(press, MakeClaim) for press in pressed)
    if offered_plays != may_play or claims != any(isinstance(one, Claim) for one in view.legal):
        return f"offered {pressed} for {view.legal}"
    hand = bare(cards_text(view.hand, view.trump, ENGLISH)) if view.hand else ""
    texts = [bare(message.text) for message in person.private.bot_messages[-3:]]
    return "" if any(hand in text for text in texts) else f"{hand} is not shown"


def _plain(html: str) -> str:
    return bare(re.sub("<[^>]*>", "", html))


def _without_posting(press: NextDeal) -> NextDeal:
    return NextDeal(press.table, 0, press.version)
