"""faults.md 24-26: the bot in the chat, and its messages."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.callbacks import MyHand, Sit, Start
from bot.demo.rooms import Room
from bot.demo.rows import Member, Pending
from storage.rows import Audience, DueKind, Place
from tests.faults.scenes import NAMES, Scene, bare, four, shows_hand, translator, words_of_rest
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has, live_messages

WAYS_OUT: dict[str, tuple[Callable[[Room], None], Callable[[Room], None]]] = {
    "muted": (lambda room: room.mute_bot(), lambda room: room.unmute_bot()),
    "removed": (lambda room: room.remove_bot(), lambda room: room.add_bot()),
}


@pytest.mark.parametrize("way", WAYS_OUT)
async def test_24_the_bot_is_silenced_and_comes_back(open_house: OpenHouse, way: str) -> None:
    """The bot loses the right to write, or is removed: play pauses, the starter is told in private, and it
    resumes when the bot is back."""
    house = await open_house(turn_seconds=60.0)
    scene = await four(house)
    await scene.plays(3)
    go, come = WAYS_OUT[way]
    go(scene.room)
    await house.quiet()
    assert DueKind.TURN not in {due.kind for due in scene.table.due}
    starter, *others = scene.people
    assert words_of_rest(scene, starter) == 1
    await scene.plays(2)  # who has a hand may play on; nobody is told of it twice
    await house.quiet()
    assert words_of_rest(scene, starter) == 1
    assert [words_of_rest(scene, other) for other in others] == [0, 0, 0]

    version = scene.row.version
    come(scene.room)
    await house.quiet()
    assert DueKind.TURN in {due.kind for due in scene.table.due}
    assert scene.row.version == version
    assert scene.shown.id == scene.room.bot_messages[-1].id
    assert scene.turn.row.first_name in scene.shown.text
    await scene.plays(4)


async def test_24_the_error_is_the_first_to_tell(open_house: OpenHouse) -> None:
    """No update tells that the group's own rights have changed: the refused request does."""
    house = await open_house(turn_seconds=60.0)
    scene = await four(house)
    scene.room.mute_bot()
    for pending in list(house.standin.world.every(Pending)):
        house.standin.world.drop(pending)
    await scene.plays(3)
    await house.quiet()
    assert DueKind.TURN not in {due.kind for due in scene.table.due}
    assert words_of_rest(scene, scene.people[0]) == 1
    world, key = scene.room.platform.world, (scene.room.key, house.standin.bot.id)
    world.put(replace(world.the(Member, key), can_send=True))  # and none tells that they are as before
    await house.say(scene.people[1], scene.room, "/table")
    assert DueKind.TURN in {due.kind for due in scene.table.due}
    assert scene.turn.row.first_name in scene.shown.text


async def test_24_whoever_can_be_told_is_told(house: House) -> None:
    """The starter is an anonymous admin, whom nobody can write to: those who sit at the table are told."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    await house.say(people[0], room, "/newgame", is_anonymous=True)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(people[0], room, Start)
    number = house.table_in(room)
    scene = Scene(house, room, people, number, await house.table(number))
    room.remove_bot()
    await house.quiet()
    assert [words_of_rest(scene, person) for person in people] == [1, 1, 1, 1]


async def test_25_a_deleted_table_message_is_posted_again_once(house: House) -> None:
    """The table message was deleted by an admin: posted again, once."""
    scene = await four(house)
    await scene.plays(2)
    for _ in range(2):
        count = len(scene.room.bot_messages)
        scene.room.delete_message(scene.shown.id)
        since = len(house.standin.requests)
        await scene.plays(1)
        await house.quiet()
        posted = [call for call in house.calls("sendMessage", since=since) if call.chat_id == scene.room.id]
        assert len(posted) == 1
        assert len(scene.room.bot_messages) == count
        assert scene.turn.row.first_name in scene.shown.text
        assert has(scene.room, MyHand)
        await scene.plays(2)
        assert len(live_messages(scene.room, scene.number)) == 1


async def test_25_a_deleted_lobby_and_hand_are_posted_again(house: House) -> None:
    """The same for a lobby, a result and a hand."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    number = await house.lobby(room, people[0])
    await house.sit(people[0], room, 0)
    room.delete_message(live_messages(room, number)[0].id)
    await house.say(people[1], room, "/table")
    assert has(room, Sit, seat=1)
    for seat in (1, 2, 3):
        await house.sit(people[seat], room, seat)
    await house.press(people[0], room, Start)
    scene = Scene(house, room, people, number, await house.table(number))
    other = next(one for one in people if one != scene.turn)
    for message in other.private.bot_messages:
        other.private.delete_message(message.id)
    while scene.turn != other:
        await scene.plays(1)
    await house.quiet()
    assert shows_hand(scene, other)
    assert len(other.private.bot_messages) == 1
    await house.play_deal(number)
    room.delete_message(scene.shown.id)
    await house.say(people[1], room, "/table")
    assert translator(house)("button-next-deal") in [button.text for button in scene.shown.button_list]


async def test_26_the_bot_was_there_from_the_beginning(house: House) -> None:
    """The bot is in the group from the group's creation (no "joined" message): works the same."""
    scene = await four(house)
    assert not [update for update in house.standin.updates if "my_chat_member" in update]
    assert not [update for update in house.standin.updates if "new_chat_members" in update.get("message", {})]
    assert all("Friday" in bare(one.private.bot_messages[-1].text) for one in scene.people)
    await scene.plays(6)
    assert scene.turn.row.first_name in scene.shown.text


async def test_26_a_bot_that_joins_late_works_the_same(house: House) -> None:
    """Added to a group by its link: its first word is not needed for a game."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people, with_bot=False)
    room.add_bot(people[0])
    await house.quiet()
    number = await house.start(room, people)
    assert (await house.table(number)).row.version == 1
    place = Place(number, Audience.GROUP, room.id)
    assert await house.store.posting(place) is not None
