"""A group's admins and its memory: blocks, the log, past series; and what slow tables show."""

import pytest

from bot.asides import HistoryPage, Unblock
from bot.callbacks import AddComputer, MyHand, RemoveComputer, Sit, SitIn
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.rooms import Room
from storage.rows import Occupancy
from tests.whole.house import House, by_claim, has, live_messages

NAMES = ("Anna", "Boris", "Clara", "Dan")
BLOCKED = "An admin of this group has blocked you from its tables."
ADMINS = "Only admins of the group may do that."


@pytest.fixture
def people(house: House) -> list[Person]:
    """Anna is the group's admin."""
    return house.persons(*NAMES)


@pytest.fixture
def room(house: House, people: list[Person]) -> Room:
    return house.group("Friday", people)


def plain(text: str) -> str:
    """Without the marks that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


async def block(house: House, room: Room, admin: Person, person: Person) -> str:
    """In reply to something that the person says; what the group reads."""
    said = await house.say(person, room, "hello")
    await house.say(admin, room, "/block", reply_to=said.id)
    return plain(room.last.text)


async def test_blocked_at_the_table(house: House, room: Room, people: list[Person]) -> None:
    """An admin's /block in reply: the seat goes to a computer player, and sitting in again is refused; after
    *unblock* in the list it is not."""
    anna, boris = people[:2]
    table = await house.start(room, people)
    assert "Boris may not play here any more" in await block(house, room, anna, boris)
    truth = await house.table(table)
    assert (truth.row.seats[1].occupancy, truth.row.seats[1].user_id) == (Occupancy.COMPUTER, None)
    assert (await house.press(boris, room, SitIn, seat=1)).text == BLOCKED
    await house.say(anna, room, "/unblock")
    assert "Boris" in room.last.text
    popup = await house.press(anna, room, Unblock, user=boris.id)
    assert plain(popup.text) == "Boris may play here again."
    assert not has(room, Unblock)
    await house.press(boris, room, SitIn, seat=1)
    assert truth.row.seats[1].user_id == boris.id


async def test_blocked_in_the_lobby(house: House, room: Room, people: list[Person]) -> None:
    """Sit, a computer player and /newgame are refused, with the reason; no link is given."""
    anna, boris = people[:2]
    await house.lobby(room, anna)
    await block(house, room, anna, boris)
    for kind in (Sit, AddComputer):
        popup = await house.press(boris, room, kind, seat=0)
        assert (popup.text, popup.url) == (BLOCKED, None)
    await house.say(boris, room, "/newgame")
    assert room.last.text == BLOCKED


async def test_only_admins(house: House, room: Room, people: list[Person]) -> None:
    """Others can neither block, see the log, nor press an admin's button; and are told so."""
    anna, boris, clara, _ = people
    said = await house.say(clara, room, "hello")
    for command in ("/block", "/unblock", "/log"):
        await house.say(boris, room, command, reply_to=said.id)
        assert room.last.text == ADMINS
    await block(house, room, anna, clara)
    await house.say(anna, room, "/unblock")
    assert (await house.press(boris, room, Unblock, user=clara.id)).text == ADMINS
    assert await house.store.blocks(room.id) != ()


async def test_whom_nobody_can_block(house: House, room: Room, people: list[Person]) -> None:
    """The bot, oneself, and an anonymous admin who is no person; each with its reason."""
    anna, boris = people[:2]
    await house.say(boris, room, "/rules")
    await house.say(anna, room, "/block", reply_to=room.last.id)
    assert room.last.text == "Only people can be blocked from the tables."
    assert await block(house, room, anna, anna) == "You can't block yourself."
    said = await house.say(anna, room, "I am the group", is_anonymous=True)
    await house.say(anna, room, "/block", reply_to=said.id)
    assert room.last.text == "Only people can be blocked from the tables."
    said = await house.say(anna, room, "hello")
    await house.say(anna, room, "/block", reply_to=said.id, is_anonymous=True)
    assert plain(room.last.text) == "Anna is an admin here. Admins can't be blocked."
    await house.say(anna, room, "/block")
    assert room.last.text.startswith("Whom?")
    assert await house.store.blocks(room.id) == ()


async def test_an_admin_is_spared_when_telegram_fails(house: House, room: Room, people: list[Person]) -> None:
    """Whether somebody is an admin is not guessed: /block says that it went wrong, and blocks nobody."""
    anna, boris = people[:2]
    room.set_admin(boris)
    house.standin.set_faults(
        lambda call: (
            Fault(status=502)
            if call.method.lower() == "getchatmember" and call.number("user_id") == boris.id
            else None
        )
    )
    assert await block(house, room, anna, boris) == "Something went wrong on my side. Please try again."
    assert await house.store.blocks(room.id) == ()
    house.standin.set_faults(lambda call: None)
    assert await block(house, room, anna, boris) == "Boris is an admin here. Admins can't be blocked."


async def test_who_is_not_there_is_blocked(house: House, room: Room, people: list[Person]) -> None:
    """Somebody who left the group is no admin of it."""
    anna, boris = people[:2]
    said = await house.say(boris, room, "hello")
    await boris.leave(room)
    await house.say(anna, room, "/block", reply_to=said.id)
    assert "Boris may not play here any more" in plain(room.last.text)


async def test_by_name(house: House) -> None:
    """With an @name of somebody the bot has met, whatever its case; nobody else's."""
    anna, eve = house.person("Anna"), house.person("Eve", username="Eve_1")
    room = house.group("Friday", [anna, eve])
    await house.say(anna, room, "/block @eve_1")
    assert room.last.text.startswith("I have not met anybody of that name.")
    await house.say(eve, room, "/rules")
    await house.say(anna, room, "/block @eve_1")
    assert plain(room.last.text).startswith("🚫 Eve may not play here")
    await house.say(anna, room, "/unblock @EVE_1")
    assert plain(room.last.text) == "Eve may play here again."


async def test_a_topic_is_nobody(house: House) -> None:
    """In a forum, what is no reply means nobody, least of all whoever began the topic."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Forum", [anna, boris], forum=True)
    topic = room.create_topic("Goats", by=boris)
    await house.say(anna, room, "/block", thread_id=topic)
    assert room.last.text.startswith("Whom?")


async def test_the_log(house: House, room: Room, people: list[Person]) -> None:
    """Newest first: who ended a series, removed a computer player, changed a setting, blocked somebody."""
    anna, boris, clara, _ = people
    await house.choose(anna, room, "turn", 28800)
    await house.lobby(room, anna)
    await house.press(anna, room, AddComputer, seat=0)
    await house.press(boris, room, RemoveComputer, seat=0)
    await house.say(anna, room, "/stop")
    await block(house, room, anna, clara)
    await house.say(anna, room, "/log")
    lines = [line.split(" ", 2)[-1] for line in plain(room.last.text).splitlines()[2:]]
    assert lines == [
        "Anna: 🚫 Clara was blocked",
        "Anna: 🛑 the table was closed before the first deal",
        "Boris: 🤖 a computer player was removed",
        "Anna: ⏳ Turn time: off → 8 hours",
    ]


async def test_past_series(house: House, room: Room, people: list[Person]) -> None:
    """/history names both sides with their points, and leads from page to page."""
    await house.say(people[0], room, "/history")
    assert room.last.text == "No series has been played to its goats here yet."
    await house.choose(people[0], room, "target", 6)
    table = await house.start(room, people)
    await house.play_series(table, by_claim(5))
    await house.say(people[1], room, "/history")
    text = plain(room.last.text)
    assert "1 series played here" in text
    assert all(name in text for name in NAMES)
    assert "🐐" in text
    assert not has(room, HistoryPage)


async def test_slow_tables_say_so(house: House, room: Room, people: list[Person]) -> None:
    """A turn time that is not the usual one stands in the lobby as soon as it is chosen, and on the table."""
    lobby = await house.lobby(room, people[0])
    assert "a turn" not in live_messages(room, lobby)[0].text
    await house.choose(people[0], room, "turn", 86400)
    assert "⏳ 24 hours a turn" in live_messages(room, lobby)[0].text
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.say(people[0], room, "/stop")
    table = await house.start(room, people)
    [shown] = [each for each in live_messages(room, table) if "Deal 1" in each.text]
    assert "⏳ 24 hours a turn" in shown.text.splitlines()[0]
    [moment] = [each for each in shown.entities if each["type"] == "date_time"]
    assert moment["date_time_format"] == "wt"
    assert has(room, MyHand)
