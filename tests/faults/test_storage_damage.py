"""Damage and disks, as the people in the chats meet them, over HTTP."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.toasts import Toast
from tests.faults.disk_faults import run_out_of_room
from tests.faults.scenes import four, said_in, says, translator
from tests.whole.house import House


def spoil(house: House, table: int) -> None:
    """One bit of one play is not what it was."""
    with closing(sqlite3.connect(house.database)) as connection:
        sql = "UPDATE inputs SET user_id = user_id + 1 WHERE table_id = ? AND seq = 3"
        connection.execute(sql, (table,))
        connection.commit()


async def test_a_damaged_table_is_told_and_the_others_run(house: House) -> None:
    """Its group reads it once, its buttons are dead and say why, /newgame works; another group plays on."""
    house.expects_errors = True
    bad = await four(house)
    good = await four(house, "Saturday", ("Ella", "Fred", "Gina", "Hugo"))
    await bad.plays(5)
    await good.plays(5)
    offer, version = bad.offer(), good.row.version
    await house.close()
    spoil(house, bad.number)
    await house.open()
    await good.again()
    presses = [(offer.person, offer.person.private, offer.message_id, offer.button.data or "")] * 2
    answers = [await house.tap(*press, is_forced=True) for press in presses]
    await house.quiet()
    assert {answer.text for answer in answers} == {says(house, Toast.TABLE_ENDED)}
    assert said_in(bad.room).count(translator(house)("notice-damaged")) == 1
    assert translator(house)("notice-damaged") not in said_in(good.room)
    assert not any(message.buttons for message in bad.room.bot_messages)
    await good.plays(5)
    assert good.row.version == version + 5
    await house.say(bad.people[0], bad.room, "/newgame")
    assert house.table_in(bad.room) != bad.number


async def test_a_play_on_a_full_disk_is_not_accepted(house: House) -> None:
    """Its player is told so, nobody sees it, and the same button works when there is room again."""
    house.expects_errors = True
    scene = await four(house)
    await scene.plays(2)
    offer, version, shown = scene.offer(), scene.row.version, scene.shown.text
    await house.store.connection.execute("PRAGMA query_only = ON")
    answer = await scene.tap(offer)
    assert answer.text == says(house, Toast.NOT_SAVED)
    await house.store.connection.execute("PRAGMA query_only = OFF")
    await house.quiet()
    assert (scene.row.version, scene.shown.text) == (version, shown)
    await scene.tap(offer)
    assert scene.row.version == version + 1


async def test_no_room_for_a_while(tmp_path: Path) -> None:
    """While the bot's files can't grow no play is accepted that is not stored; then play goes on."""
    result = await run_out_of_room(tmp_path, 4, 1)
    assert result.faults == ()
    assert result.refused > 0
    assert result.accepted > 0
