"""faults.md 22 and 23: groups that become supergroups, topics."""

from dataclasses import replace

import pytest

from bot.callbacks import MyHand, Start
from bot.demo.rows import Pending
from engine.seen import Phase
from storage.rows import Audience, DueKind
from tests.faults.scenes import NAMES, Scene, four, shows_hand, words_of_rest
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has, live_messages


async def upgraded(scene: Scene, first: str) -> None:
    """The group becomes a supergroup; the bot hears of it by the service messages, or by its next send."""
    house = scene.house
    scene.room.upgrade()
    if first == "the error":
        told = [one.body for one in house.standin.world.every(Pending)]
        for pending in list(house.standin.world.every(Pending)):
            house.standin.world.drop(pending)
        await scene.plays(1)
        await house.quiet()
        for update in told:
            house.standin.inject(update)
    await house.quiet()


@pytest.mark.parametrize("first", ["the service message", "the error"])
async def test_22_a_group_becomes_a_supergroup_in_mid_deal(house: House, first: str) -> None:
    """A group becomes a supergroup in mid-deal (the service message, or the error on the next send): the
    table moves, the message is posted anew, ids change in one transaction."""
    scene = await four(house, supergroup=False)
    await scene.plays(5)
    old = scene.room.id
    state = scene.state
    await upgraded(scene, first)

    new = scene.room.id
    assert new != old
    assert scene.row.chat_id == new
    assert await house.store.open_tables_in(old) == ()
    assert await house.store.open_tables_in(new) == (scene.number,)
    places = {posting.place for posting in await house.store.postings(scene.number)}
    assert {place.chat_id for place in places if place.audience is Audience.GROUP} == {new}
    assert scene.shown.id == scene.room.bot_messages[-1].id
    assert len(scene.room.bot_messages) == 1
    if first == "the service message":
        assert scene.state == state
    since = len(house.standin.requests)
    await house.play_deal(scene.number)
    assert all(shows_hand(scene, person) for person in scene.people) or scene.state.phase is Phase.BETWEEN
    assert old not in [call.chat_id for call in house.calls(since=since)]
    await house.restart()
    await scene.again()
    await house.next_deal(scene.number)
    assert scene.state.phase is Phase.PLAYING
    assert old not in [call.chat_id for call in house.calls(since=since)]


async def test_22_a_lobby_moves_as_well(house: House) -> None:
    """A lobby, its seats and what the chat has chosen move with the group."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people, supergroup=False)
    number = await house.lobby(room, people[0])
    await house.sit(people[0], room, 0)
    await house.app.club.register.change_settings(room.id, lambda one: replace(one, turn_seconds=1800.0))
    old = room.id
    room.upgrade()
    await house.quiet()
    assert len(live_messages(room, number)) == 1
    for seat in (1, 2, 3):
        await house.sit(people[seat], room, seat)
    await house.press(people[0], room, Start)
    row = (await house.table(number)).row
    assert (row.chat_id, row.version, row.turn_seconds) == (room.id, 1, 1800.0)
    assert (await house.app.club.register.chat(room.id)).title == "Friday"
    assert await house.store.chat(old) is None


async def test_23_a_game_lives_in_its_topic(house: House) -> None:
    """Forum topics: the game lives in the topic where it was started; the General topic has no thread id."""
    people = house.persons(*NAMES)
    room = house.group("Club", people, forum=True)
    topic = room.create_topic("Kozel")
    number = await house.lobby(room, people[0], thread_id=topic)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(people[0], room, Start)
    await house.say(people[1], room, "/newgame")  # in General: a lobby of its own
    general = house.table_in(room)
    assert general != number
    for _ in range(3):
        await house.play(number)
    await house.say(people[1], room, "/score", thread_id=topic)
    await house.say(people[1], room, "/table", thread_id=topic)
    ours = {message.thread_id for message in live_messages(room, number)}
    assert ours == {topic}
    assert {message.thread_id for message in live_messages(room, general)} == {None}
    sent = [call for call in house.calls("sendMessage") if call.chat_id == room.id]
    assert {call.number("message_thread_id") for call in sent} == {topic, None}
    await house.say(people[0], room, "/stop")
    assert (await house.table(number)).row.is_open
    assert not (await house.table(general)).row.is_open


async def in_topic(house: House) -> tuple[Scene, int]:
    people = house.persons(*NAMES)
    room = house.group("Club", people, forum=True)
    topic = room.create_topic("Kozel")
    number = await house.lobby(room, people[0], thread_id=topic)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(people[0], room, Start)
    return Scene(house, room, people, number, await house.table(number)), topic


async def test_23_a_closed_topic_is_survived(open_house: OpenHouse) -> None:
    """Play rests while the topic is closed, with word to the players, and goes on when it is open again."""
    house = await open_house(turn_seconds=40.0)
    scene, topic = await in_topic(house)
    await scene.plays(3)
    scene.room.close_topic(topic)
    await house.quiet()
    assert DueKind.TURN not in {due.kind for due in scene.table.due}
    assert words_of_rest(scene, scene.people[0]) == 1
    scene.room.reopen_topic(topic)
    await house.quiet()
    assert DueKind.TURN in {due.kind for due in scene.table.due}
    await scene.plays(3)
    assert scene.shown.thread_id == topic
    assert scene.turn.row.first_name in scene.shown.text


async def test_23_a_deleted_topic_is_survived(house: House) -> None:
    """A deleted topic takes its table along: the starter is told, nothing is posted elsewhere, and the
    series can be ended in private."""
    scene, topic = await in_topic(house)
    await scene.plays(2)
    scene.room.delete_topic(topic)
    await scene.plays(1)
    await house.quiet()
    assert words_of_rest(scene, scene.people[0]) == 1
    assert live_messages(scene.room, scene.number) == []
    for person in scene.people[:2]:
        await house.say(person, person.private, "/stop")
    assert not scene.row.is_open


async def test_23_a_closed_general_topic_is_survived(open_house: OpenHouse) -> None:
    """The General topic can be closed as well; its messages have no thread id, its table rests too."""
    house = await open_house(turn_seconds=40.0)
    people = house.persons(*NAMES)
    room = house.group("Club", people, forum=True)
    number = await house.start(room, people)
    scene = Scene(house, room, people, number, await house.table(number))
    await scene.plays(2)
    room.close_general()
    scene.room.delete_message(scene.shown.id)  # so that the next screen has to be sent
    await scene.plays(1)
    await house.quiet()
    assert scene.row.is_silenced
    room.close_general(is_closed=False)
    await house.say(people[0], room, "/table")
    assert not scene.row.is_silenced
    assert has(room, MyHand)
    await scene.plays(2)
