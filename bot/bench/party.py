"""One to four people and their chats at `kozel bench`: they find buttons where they stand, and press them."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.callbacks import AddComputer, BadPress, OpenSetting, Rematch, SetSetting, Sit, Start, decode
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.rooms import Room
from bot.demo.rows import Json
from bot.press import Press

LONG_SERIES = "24"
SEATS = 4
PATIENCE = 60.0  # seconds for anything that must happen; far more than it takes

Found = tuple[Person, Room, int, str]
"""Who may press, in which chat, which message, what the button says."""


@dataclass(eq=False)
class Party:
    """People with a chat for all, and each with a private one."""

    room: Room
    people: list[Person]
    version: int = -1  # of the last play that was pressed
    shown_at: float = 0.0  # when the screen for all last changed
    requests: int = 0  # to the chat for all
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _buttons: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # by chat and message

    def note(self, chat_id: int, message_id: int, keyboard: Sequence[Sequence[Json]]) -> None:
        """A message of one of the chats has these buttons now."""
        held = [button["callback_data"] for row in keyboard for button in row if "callback_data" in button]
        self._buttons.pop((chat_id, message_id), None)
        if held:
            self._buttons[chat_id, message_id] = held
        self._changed.set()

    async def is_ready(self, *kinds: type[Press]) -> bool:
        """Waits until there is such a button; False for a party that has played to the end."""
        async with asyncio.timeout(PATIENCE):
            while next(self._found(kinds, {}), None) is None:
                if next(self._found((Rematch,), {}), None) is not None:
                    return False
                self._changed.clear()
                await self._changed.wait()
        return True

    async def press(self, *kinds: type[Press], **values: object) -> Popup | None:
        """Waits for such a button, presses it and waits for the answer."""
        person, room, message_id, data = await self._offered(*kinds, **values)
        self.version = getattr(_said(data), "version", self.version)
        return await person.press(room, message_id, data, is_forced=True, timeout=PATIENCE)

    async def _offered(self, *kinds: type[Press], **values: object) -> Found:
        """Waits for a button that says such a press, the newest first (any, if no kinds are given)."""
        async with asyncio.timeout(PATIENCE):
            while (found := next(self._found(kinds, values), None)) is None:
                self._changed.clear()
                await self._changed.wait()
        return found

    def _found(self, kinds: tuple[type[Press], ...], values: dict[str, object]) -> Iterator[Found]:
        for (chat_id, message_id), held in reversed(self._buttons.items()):
            person = next((one for one in self.people if one.id == chat_id), self.people[0])
            room = self.room if chat_id == self.room.id else person.private
            for data in held:
                if not kinds or self._is_wanted(_said(data), kinds, values):
                    yield person, room, message_id, data

    def _is_wanted(
        self, press: Press | None, kinds: tuple[type[Press], ...], values: dict[str, object]
    ) -> bool:
        is_new = getattr(press, "version", self.version + 1) > self.version  # buttons of before stand a while
        is_right = all(getattr(press, name, None) == one for name, one in values.items())
        return isinstance(press, kinds) and is_new and is_right

    async def sit(self, settings: Mapping[str, str]) -> None:
        """A lobby, a long series; computer players take the seats that are left."""
        first = self.people[0]
        await first.send(self.room, "/settings")
        for name, value in {"target": LONG_SERIES, **settings}.items():
            await self.press(OpenSetting, name=name)
            await self.press(SetSetting, name=name, value=value)
        await first.send(self.room, "/newgame")
        for seat, person in enumerate(self.people):
            await self._take(person, seat)
        for seat in range(len(self.people), SEATS):
            await self.press(AddComputer, seat=seat)
        await self.press(Start)

    async def _take(self, person: Person, seat: int) -> None:
        """By the deep link, since nobody has started the bot in private yet."""
        _, room, message_id, data = await self._offered(Sit, seat=seat)
        answer = await person.press(room, message_id, data, is_forced=True, timeout=PATIENCE)
        if answer is not None and answer.url:
            await person.open_link(answer.url)


def _said(data: str) -> Press | None:
    try:
        return decode(data)
    except BadPress:  # the bare bot's
        return None
