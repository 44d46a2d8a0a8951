"""Where the bot may pin, the pinned message is the table in play."""

from bot.demo.rooms import Room
from tests.whole.house import House


def pinned(room: Room) -> list[int]:
    return [message.id for message in room.messages if message.is_pinned]


async def test_the_pin_leads_to_the_table(house: House) -> None:
    """It moves on with each deal, with /table and over a restart; when the series is over nothing is pinned
    until the next one."""
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    room = house.group("Friday", people)
    room.promote_bot(can_pin=True)
    table = await house.start(room, people)
    assert pinned(room) == [room.bot_messages[-1].id]
    await house.play_deal(table)
    await house.next_deal(table)
    assert pinned(room) == [room.bot_messages[-1].id]
    await house.say(people[1], room, "/table")
    assert pinned(room) == [room.bot_messages[-1].id]
    await house.restart()
    await house.play_deal(table)
    await house.next_deal(table)
    assert pinned(room) == [room.bot_messages[-1].id]
    await house.say(people[0], room, "/stop")
    assert not (await house.table(table)).row.is_open
    assert pinned(room) == []
    await house.start(room, people)
    assert pinned(room) == [room.bot_messages[-1].id]
