"""Calls in private when a table opens in a group."""

import pytest

from bot.asides import StopCalls
from bot.callbacks import AddComputer, Start
from bot.demo.people import Person
from bot.demo.rooms import Room, Shown
from tests.whole.house import House, has, live_messages


@pytest.fixture
def people(house: House) -> list[Person]:
    return house.persons("Anna", "Boris", "Clara")


@pytest.fixture
def room(house: House, people: list[Person]) -> Room:
    return house.group("Friday", people)


def calls(person: Person) -> list[Shown]:
    return [message for message in person.private.bot_messages if "A table is open" in message.text]


def times_called(house: House, person: Person) -> int:
    """Since the beginning; calls whose lobby is no more are deleted."""
    sent = [call for call in house.calls("sendMessage") if call.chat_id == person.id]
    return sum("A table is open" in call.text("text") for call in sent)


async def wish(house: House, room: Room, person: Person) -> None:
    """With a private chat that is open already."""
    await house.say(person, person.private, "/start")
    await house.say(person, room, "/next")
    assert "I'll call you in private" in room.last.text


async def test_called_to_the_lobby(house: House, room: Room, people: list[Person]) -> None:
    """It names the group and who asks, and its button leads to the lobby's message; one call a table,
    and one for all that somebody opens in a row."""
    anna, boris, clara = people
    await wish(house, room, boris)
    table = await house.lobby(room, anna)
    [call] = calls(boris)
    assert "Friday" in call.text
    assert "Anna" in call.text
    [lobby] = live_messages(room, table)
    chat = str(room.id).removeprefix("-100")
    assert call.button_list[0].url == f"https://t.me/c/{chat}/{lobby.id}"
    await house.say(clara, room, "/newgame")
    await house.say(clara, room, "/table")
    assert times_called(house, boris) == 1
    await house.say(anna, room, "/stop")
    await house.lobby(room, boris)
    assert times_called(house, boris) == 1  # who opens a table knows
    await house.say(anna, room, "/stop")
    await house.lobby(room, anna)
    assert times_called(house, boris) == 1
    await house.say(anna, room, "/stop")
    await house.lobby(room, clara)
    assert times_called(house, boris) == 2


@pytest.mark.parametrize("is_started", [True, False])
async def test_a_call_goes_with_its_lobby(
    house: House, room: Room, people: list[Person], is_started: bool
) -> None:
    """It is deleted when the series starts or the lobby is closed: its button would lead to nothing."""
    anna, boris, _ = people
    await wish(house, room, boris)
    await house.lobby(room, anna)
    await house.sit(anna, room, 0)
    for seat in (1, 2, 3):
        await house.press(anna, room, AddComputer, seat=seat)
    assert len(calls(boris)) == 1
    if is_started:
        await house.press(anna, room, Start)
    else:
        await house.say(anna, room, "/stop")
    assert calls(boris) == []
    assert times_called(house, boris) == 1


async def test_a_call_stops_calls(house: House, room: Room, people: list[Person]) -> None:
    """Its button, and the list that /next shows in private."""
    anna, boris, _ = people
    await wish(house, room, boris)
    await house.lobby(room, anna)
    await house.say(boris, boris.private, "/next")
    assert "Friday" in boris.private.last.button_list[0].text
    popup = await house.press(boris, boris.private, StopCalls)
    assert popup.text == "I don't call you from there any more."
    assert "not called from any group" in boris.private.last.text
    await house.say(anna, room, "/stop")
    await house.lobby(room, anna)
    assert times_called(house, boris) == 1


async def test_what_a_call_has_become_stays(house: House, room: Room, people: list[Person]) -> None:
    """Its button makes the list of it, which does not go with the lobby."""
    anna, boris, _ = people
    await wish(house, room, boris)
    await house.lobby(room, anna)
    await house.press(boris, boris.private, StopCalls)
    await house.say(anna, room, "/stop")
    assert "not called from any group" in boris.private.last.text


async def test_a_call_from_before_a_move(house: House, people: list[Person]) -> None:
    """Its button says that it is out of date, and the list that takes its place has the one that works."""
    anna, boris, _ = people
    small = house.group("Small", people, supergroup=False)
    await wish(house, small, boris)
    await house.lobby(small, anna)
    small.upgrade()
    await house.quiet()
    popup = await house.press(boris, boris.private, StopCalls)
    assert "out of date" in popup.text
    popup = await house.press(boris, boris.private, StopCalls)
    assert popup.text == "I don't call you from there any more."
    assert await house.store.calls_of(boris.id) == ()


async def test_the_way_to_the_private_chat(house: House, room: Room, people: list[Person]) -> None:
    """Who never opened it gets the link, finds the group listed there, and is called from then on."""
    anna, boris, _ = people
    await house.say(boris, room, "/next")
    [button] = room.last.button_list
    assert button.url is not None
    await house.follow(boris, button.url)
    assert has(boris.private, StopCalls, group=-room.id)
    await house.lobby(room, anna)
    assert len(calls(boris)) == 1


async def test_who_left_or_blocked_the_bot_is_not_called(
    house: House, room: Room, people: list[Person]
) -> None:
    """Not even when they come back, until they ask again."""
    anna, boris, clara = people
    for person in (boris, clara):
        await wish(house, room, person)
    await boris.leave(room)
    await clara.block_bot()
    await house.quiet()
    await clara.unblock_bot()
    await boris.join(room)
    await house.lobby(room, anna)
    assert calls(boris) == calls(clara) == []


async def test_a_refused_call_is_the_last(house: House, room: Room, people: list[Person]) -> None:
    """A 403 drops the wish, also when the bot was not told before."""
    anna, boris, _ = people
    await wish(house, room, boris)
    await house.app.stop()
    await boris.block_bot()
    await house.store.close()
    await house.open()
    await house.quiet()
    await house.lobby(room, anna)
    assert await house.store.calls_of(boris.id) == ()


async def test_calls_go_on_after_a_restart_and_a_move(house: House, room: Room, people: list[Person]) -> None:
    """The wish is stored, and moves with a group that becomes a supergroup."""
    anna, boris, _ = people
    small = house.group("Small", people, supergroup=False)
    await wish(house, small, boris)
    await house.restart()
    small.upgrade()
    await house.quiet()
    await house.lobby(small, anna)
    assert len(calls(boris)) == 1
