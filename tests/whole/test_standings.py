"""Standings of the whole bot: what was played is shown under /top and /stats, also after a restart."""

import re

import pytest

from bot.asides import TopPage
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.screens.standings import LEAST
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, by_claim, has

NAMES = ("Anna", "Boris", "Clara", "Dan")


async def play(house: House, room: Room, people: list[Person], number: int) -> int:
    """A short series of four people; the winners' side."""
    table = await house.start(room, people)
    await house.play_series(table, by_claim(number))
    winner = (await house.table(table)).state.winner
    assert winner is not None
    return winner


async def asked(house: House, person: Person, room: Room, command: str) -> str:
    await house.say(person, room, command)
    return room.last.text


@pytest.mark.slow
async def test_what_was_played_is_shown(house: House) -> None:
    """Series won by each, in the group and in private; a restart and another count change nothing."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    assert "Nobody is listed yet" in await asked(house, people[0], room, "/top")
    await house.choose(people[0], room, "target", 6)
    winners = [await play(house, room, people, number) for number in range(LEAST)]
    top = await asked(house, people[0], room, "/top")
    for seat, person in enumerate(people):
        won = sum(side == seat % 2 for side in winners)
        assert re.search(rf"\d\. \W*{NAMES[seat]}\W* · \d+\n🏆 {won} of {LEAST} series", top), top
        stats = await asked(house, person, person.private, "/stats")
        partner = NAMES[(seat + 2) % 4]
        assert f"{won} of {LEAST} series" in stats
        assert re.search(rf"{partner}\W*: 🏆 {won} of {LEAST} series", stats)
    await house.restart()
    assert await asked(house, people[1], room, "/top") == top
    assert not has(room, TopPage)


async def test_the_way_to_ones_own_figures(open_house: OpenHouse) -> None:
    """/stats in a group gives a link; who follows it reads them in private. /top is a thing of groups."""
    house = await open_house()
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.say(anna, room, "/stats")
    [[button]] = room.last.buttons
    await house.follow(anna, button.url or "")
    assert "No series with other people" in anna.private.last.text
    assert "write /top there" in await asked(house, anna, anna.private, "/top")
