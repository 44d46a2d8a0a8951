"""What people may press: buttons found by what they say.

Laws: every button of the bot that is no link says a press of ours; a play is found only where its button
stands, so people do only what they are offered.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.callbacks import BadPress, MakeClaim, MakePlay, decode
from bot.demo.people import Person
from bot.demo.rooms import Button, Room, Shown
from bot.press import Press, TablePress


@dataclass(frozen=True, slots=True)
class Offer:
    """A play (or claim) button in somebody's private chat."""

    person: Person
    message_id: int
    button: Button
    press: MakePlay | MakeClaim

    @property
    def version(self) -> int | None:
        """The number of inputs that the play is for; a claim holds for its whole trick."""
        return self.press.version if isinstance(self.press, MakePlay) else None


_read = lru_cache(10_000)(decode)  # the same few buttons are looked at again and again


def said(message: Shown) -> Iterator[tuple[Button, Press]]:
    """The buttons of a message with what each says; links say nothing."""
    for button in message.button_list:
        if button.data is not None:
            try:
                yield button, _read(button.data)
            except BadPress as bad:
                raise AssertionError(f"not a button of ours: {bad}") from bad


def find(room: Room, kind: type[Press], **values: object) -> tuple[Shown, Button]:
    """The newest button that says such a press; fails if there is none."""
    for message in reversed(room.messages):
        for button, press in said(message):
            if type(press) is kind and all(getattr(press, name) == one for name, one in values.items()):
                return message, button
    raise AssertionError(f"no {kind.__name__} {values} among {[each.text for each in room.messages]}")


def has(room: Room, kind: type[Press], **values: object) -> bool:
    """Whether there is such a button."""
    try:
        find(room, kind, **values)
    except AssertionError:
        return False
    return True


def live_messages(room: Room, table: int) -> list[Shown]:
    """The messages that carry buttons of this table."""
    return [
        message
        for message in room.messages
        if any(isinstance(press, TablePress) and press.table == table for _, press in said(message))
    ]


def offers_to(person: Person) -> list[Offer]:
    """What this person may play by the buttons of their private chat."""
    if person.private.row is None:
        return []
    return [
        Offer(person, message.id, button, press)
        for message in person.private.messages
        for button, press in said(message)
        if isinstance(press, MakePlay | MakeClaim)
    ]
