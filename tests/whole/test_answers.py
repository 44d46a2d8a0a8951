"""Answers to commands in a group: below the command, in the language that the group reads."""

import pytest

from bot.callbacks import ChooseLanguage, Sit
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.toasts import Toast
from tests.whole.conftest import OpenHouse
from tests.whole.house import House


@pytest.fixture
def people(house: House) -> list[Person]:
    return [house.person("Anna"), house.person("Boris", "ru")]


@pytest.fixture
def room(house: House, people: list[Person]) -> Room:
    return house.group("Friday", people)


def says(house: House, toast: Toast, language: str) -> str:
    return house.app.club.translators.of(language)(f"toast-{toast.value}")


async def test_an_answer_stands_below_its_command(house: House, room: Room, people: list[Person]) -> None:
    """Words, refusals and panels reply to who asked; in private, where nobody else asks, nothing does."""
    for command in ("/leave", "/stop", "/help", "/block", "/next"):
        asked = [await house.say(person, room, command) for person in people]
        assert [message.reply_to for message in room.bot_messages[-2:]] == [message.id for message in asked]
    private = people[0].private
    await house.say(people[0], private, "/leave")
    assert private.last.text == says(house, Toast.NOTHING_TO_LEAVE, "en")
    assert private.last.reply_to is None


async def test_a_channel_is_told_below_what_it_wrote(house: House, room: Room) -> None:
    """Others write meanwhile; whoever wrote as a channel finds the answer."""
    channel = house.standin.people.channel("News")
    post = room.channel_post(channel, "/newgame", is_forwarded=False)
    await house.quiet()
    assert (room.last.is_bot, room.last.reply_to) == (True, post)


async def test_answers_speak_as_the_table_does(house: House, room: Room, people: list[Person]) -> None:
    """Without a table as who asks, then as the one that is open, and always as the chat has chosen; a press
    is answered in the presser's own language."""
    anna, boris = people
    answers = []
    await house.say(boris, room, "/leave")
    answers.append(room.last.text)
    await house.lobby(room, anna)
    await house.say(boris, room, "/leave")
    answers.append(room.last.text)
    await house.say(boris, boris.private, "/start")
    popup = await house.press(boris, room, Sit, seat=0)
    assert popup.text == says(house, Toast.SAT, "ru")
    await house.say(anna, room, "/language")
    await house.press(anna, room, ChooseLanguage, code="de")
    await house.say(boris, room, "/leave")
    answers.append(room.last.text)
    assert answers == [
        says(house, Toast.NOTHING_TO_LEAVE, "ru"),
        says(house, Toast.NOTHING_TO_LEAVE, "en"),
        says(house, Toast.STOOD, "de"),
    ]


async def test_who_floods_is_told_as_the_group_reads(open_house: OpenHouse) -> None:
    """In a group in its own language, in private in the person's."""
    house = await open_house(commands_per_minute=1, limit_window=60.0)
    anna, boris = house.person("Anna"), house.person("Boris", "ru")
    room = house.group("Friday", [anna, boris])
    await house.say(anna, room, "/language")
    await house.press(anna, room, ChooseLanguage, code="de")
    for where, language in ((room, "de"), (boris.private, "ru")):
        for _ in range(10):
            await boris.send(where, "/help")
        await house.quiet()
        assert where.bot_messages[-1].text == says(house, Toast.SLOW_DOWN, language)
