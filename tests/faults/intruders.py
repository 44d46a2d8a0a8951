"""Those who may not play at a table: how they come about, where they press and how they speak."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.shapes import ANONYMOUS_ADMIN, CHANNEL_VOICE
from tests.faults.scenes import Scene, four


@dataclass(frozen=True, slots=True)
class Intruder:
    """Somebody, where they press, and how they give commands there."""

    name: str
    person: Person
    room: Room
    say: Callable[[str], Awaitable[object]]
    is_admin: bool = False  # may end a table, and choose for the chat


async def outsider(scene: Scene) -> Intruder:
    """In the group, but not at the table."""
    person = scene.house.person("Egon")
    scene.room.set_member(person)
    await person.send(person.private, "/start")
    return Intruder("outsider", person, scene.room, lambda text: person.send(scene.room, text))


async def from_afar(scene: Scene) -> Intruder:
    """Known to the bot, and in none of its groups."""
    person = scene.house.person("Kurt")
    await person.send(person.private, "/start")
    await scene.house.quiet()
    return Intruder("from afar", person, person.private, lambda text: person.send(person.private, text))


async def player_of_another_table(scene: Scene) -> Intruder:
    """Seated, but in another chat."""
    other = await four(scene.house, "Saturday", ("Fritz", "Gerda", "Hans", "Ida"))
    person = other.turn
    return Intruder("other chat", person, other.room, lambda text: person.send(other.room, text))


async def left_player(scene: Scene) -> Intruder:
    person = scene.turn
    await scene.house.say(person, scene.room, "/leave")
    return _seated(scene, "left player", person)


async def blocked_user(scene: Scene) -> Intruder:
    person = scene.turn
    await person.block_bot()
    await scene.house.quiet()
    return _seated(scene, "blocked user", person)


def _seated(scene: Scene, name: str, person: Person) -> Intruder:
    is_creator = person == scene.people[0]
    return Intruder(name, person, scene.room, lambda text: person.send(scene.room, text), is_creator)


async def anonymous(scene: Scene) -> Intruder:
    """No such press ever comes; commands do."""
    admin, voice = scene.people[0], Person(scene.house.standin.platform, ANONYMOUS_ADMIN)

    def say(text: str) -> Awaitable[object]:
        return admin.send(scene.room, text, is_anonymous=True)

    return Intruder("anonymous admin", voice, scene.room, say, is_admin=True)


async def channel(scene: Scene) -> Intruder:
    """Somebody who writes as a channel."""
    news = scene.house.standin.people.channel("News")
    voice = Person(scene.house.standin.platform, CHANNEL_VOICE)

    async def say(text: str) -> object:
        return scene.room.channel_post(news, text, is_forwarded=False)

    return Intruder("channel", voice, scene.room, say)


INTRUDERS: tuple[Callable[[Scene], Awaitable[Intruder]], ...] = (
    outsider,
    from_afar,
    player_of_another_table,
    left_player,
    blocked_user,
    anonymous,
    channel,
)
STRANGERS = (from_afar, player_of_another_table)
"""Those who may not even sit down in a lobby."""
