"""Pictures: drawn and sent once, then named by the id under which Telegram keeps them."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.asides import RatingChart, ScorePicture
from bot.demo.faults import Fault
from bot.demo.refusals import bad
from bot.demo.requests import Call
from bot.demo.rooms import Room, Shown
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has

NAMES = ("Anna", "Boris", "Clara", "Дана")


def photos(house: House, since: int = 0) -> list[Call]:
    return house.calls("sendPhoto", since=since)


def newest_photo(room: Room) -> Shown:
    return [message for message in room.messages if message.attachment is not None][-1]


async def test_the_score_as_a_picture(house: House) -> None:
    """After a deal /score offers it, and the press brings it as a message; the button is gone then. Asked for
    again, and after a restart, it is not uploaded anew. The next deal has a picture of its own."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await house.say(people[1], room, "/score")
    assert not has(room, ScorePicture)
    await house.play_deal(table)
    for count in (1, 2):
        await house.say(people[1], room, "/score")
        await house.press(people[2], room, ScorePicture, table=table)
        assert not has(room, ScorePicture)
        assert len(photos(house)) == count
    await house.restart()
    await house.say(people[1], room, "/score")
    await house.press(people[1], room, ScorePicture, table=table)
    assert [call.upload("photo") is not None for call in photos(house)] == [True, False, False]
    shown = newest_photo(room)
    assert shown.attachment is not None
    assert Image.open(BytesIO(shown.attachment.content)).width == 1080
    await house.next_deal(table)
    await house.play_deal(table)
    await house.say(people[1], room, "/score")
    await house.press(people[1], room, ScorePicture, table=table)
    assert photos(house)[-1].upload("photo") is not None


async def test_telegram_has_lost_the_picture(house: House) -> None:
    """An id that it does not know any more is forgotten, and the picture comes all the same."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await house.play_deal(table)
    await house.say(people[0], room, "/score")
    await house.press(people[0], room, ScorePicture)
    await lose_files(house)
    await house.say(people[0], room, "/score")
    await house.press(people[0], room, ScorePicture)
    assert [call.refusal is not None for call in photos(house)] == [False, True, False]
    assert newest_photo(room).id == room.last.id


async def lose_files(house: House) -> None:
    """As if the bot had sent them under another token."""
    async with house.store.transaction() as connection:
        await connection.execute("UPDATE files SET file_id = 'gone'")


async def test_a_group_without_pictures_plays_on(house: House) -> None:
    """Where Telegram lets the bot send words alone, the group is told why no picture comes; when it is
    allowed, it comes."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await house.play_deal(table)
    await house.next_deal(table)
    refusal = bad("not enough rights to send photos to the chat")
    house.standin.set_faults(lambda call: Fault(refusal=refusal) if call.method == "sendPhoto" else None)
    await house.say(people[1], room, "/score")
    await house.press(people[2], room, ScorePicture)
    assert room.last.text.startswith("I may not send pictures or files here.")
    truth = await house.table(table)
    version = truth.row.version
    await house.play(table)
    assert truth.row.version == version + 1
    assert not truth.row.is_silenced
    house.standin.set_faults(None)
    await house.say(people[1], room, "/score")
    await house.press(people[2], room, ScorePicture)
    assert newest_photo(room).id == room.last.id


async def test_no_fonts_no_button(open_house: OpenHouse, tmp_path: Path) -> None:
    """The score is told in words alone."""
    house = await open_house(font_folder=str(tmp_path))
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await house.play_deal(table)
    await house.say(people[0], room, "/score")
    assert "defeat · tricks · dealer" in room.last.text
    assert not has(room, ScorePicture)


@pytest.mark.slow
async def test_the_chart_of_a_rating(open_house: OpenHouse) -> None:
    """Whoever has played two series may see how their rating went, in private."""
    house = await open_house()
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    await house.choose(people[0], room, "target", 6)
    for count in (1, 2):
        table = await house.start(room, people)
        await house.play_series(table)
        await house.say(people[0], people[0].private, "/stats")
        assert has(people[0].private, RatingChart) is (count == 2)
    await house.press(people[0], people[0].private, RatingChart)
    shown = newest_photo(people[0].private)
    assert shown.attachment is not None
    assert Image.open(BytesIO(shown.attachment.content)).size == (1080, 720)
