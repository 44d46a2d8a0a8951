"""Whether each place is shown its screens in order: never an older one after a newer one.

A hand's buttons say at which version it was; the table's screen is known by its text, which the bot is asked
for at the versions that are noted. What was shown between two of these says nothing.
"""

from collections import defaultdict
from collections.abc import Iterator

from bot.callbacks import MakePlay, decode
from bot.club import table_place
from bot.demo.requests import Call
from bot.rendering import render
from tests.faults.scenes import Scene
from tests.whole.house import House

SHOWING = ("sendMessage", "editMessageText")


class ScreenOrder:
    """For one table a group. ``screens``: how many were told by their version."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._versions: dict[tuple[int, str], list[int]] = defaultdict(list)  # by group and text
        self._newest: dict[tuple[int, int], int] = {}  # by chat and table (0: a group's only one)
        self._read: list[tuple[int, str]] = []
        self.screens = 0
        self.faults: list[str] = []

    def read(self, call: Call) -> None:
        """A request of the bot, in the order of their coming."""
        chat_id = call.chat_id
        if call.method not in SHOWING or chat_id is None:
            return
        if chat_id < 0:
            self._read.append((chat_id, call.text("text")))
        for press in plays_on(call):
            self._shown(chat_id, press.table, press.version)

    async def note(self, scene: Scene) -> None:
        """The table as it is now, after all requests that were read."""
        screen = await render(self._house.app.club, table_place(scene.row), 1)
        assert screen is not None
        self._versions[scene.room.id, screen.text].append(scene.row.version)
        for chat_id, text in self._read:
            versions = self._versions.get((chat_id, text), [])
            if versions:
                newest = self._newest.get((chat_id, 0), 0)
                self._shown(chat_id, 0, min((one for one in versions if one >= newest), default=versions[-1]))
        self._read.clear()

    def _shown(self, chat_id: int, table: int, version: int) -> None:
        self.screens += 1
        newest = self._newest.get((chat_id, table), 0)
        if version < newest:
            self.faults.append(f"chat {chat_id}: version {version} after {newest}")
        self._newest[chat_id, table] = max(newest, version)


def plays_on(call: Call) -> Iterator[MakePlay]:
    """The play buttons of a message; those of one message are of one version."""
    markup = call.thing("reply_markup") or {"inline_keyboard": []}
    presses = [decode(one["callback_data"]) for row in markup["inline_keyboard"] for one in row if
               "callback_data" in one]  # fmt: skip
    yield from [press for press in presses if isinstance(press, MakePlay)][:1]
