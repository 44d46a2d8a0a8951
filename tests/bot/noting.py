"""An outbox for tests below the network: it takes wishes like the real one, and sends nothing."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from bot.outbox import Previous
from bot.screens.screen import Screen
from storage.rows import Place, Posting
from storage.store import Store


@dataclass(frozen=True, slots=True)
class Wished:
    """One call of the outbox: what was asked for, for which place or chat."""

    what: str
    where: object
    screen: Screen | None = None
    previous: Previous | None = None


@dataclass(slots=True)
class NotingOutbox:
    """Takes wishes like the real one, and keeps them."""

    store: Store
    wishes: list[Wished] = field(default_factory=list)
    waiting: int = 0

    async def posting(self, place: Place) -> Posting:
        return await self.store.posting(place) or Posting(place, 0, None)

    def show(self, place: Place, urgent: bool = False, after: Place | None = None) -> None:
        self.wishes.append(Wished("show", place))

    def show_last(self, place: Place) -> None:
        self.wishes.append(Wished("show", place))

    def repost(self, place: Place, previous: Previous) -> None:
        self.wishes.append(Wished("repost", place, previous=previous))

    def send(self, chat_id: int, thread_id: int | None, screen: Screen, reply_to: int | None = None) -> None:
        self.wishes.append(Wished("send", chat_id, screen))

    def send_live(self, chat_id: int, screen: Screen, stands: Callable[[int], None]) -> None:
        self.wishes.append(Wished("send", chat_id, screen))
        stands(len(self.wishes))

    def delete(self, chat_id: int, message_id: int) -> None:
        self.wishes.append(Wished("delete", (chat_id, message_id)))

    def keeper(self, place: Place) -> None:
        """Nothing is ever under way."""

    def forget(self, chat_id: int) -> None:
        self.wishes.append(Wished("forget", chat_id))

    async def redraw(self, table_ids: Iterable[int]) -> None:
        self.wishes += [Wished("redraw", table_id) for table_id in table_ids]

    def places(self, what: str = "show") -> list[object]:
        """Where this was asked for, in order."""
        return [wish.where for wish in self.wishes if wish.what == what]
