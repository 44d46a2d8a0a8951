"""Who is forgotten while an order of theirs waits for Telegram, or right before a kill, stays so."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.asides import ForgetMe, Unblock
from bot.callbacks import OpenSetting, SetSetting
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.requests import Call
from tests.storage.leftovers import files_of, found
from tests.whole.house import House, find
from tests.whole.test_alone import alone
from tests.whole.test_privacy import forget, unusual

pytestmark = pytest.mark.slow

SLOW = 0.5  # seconds that Telegram takes to say who is an admin: longer than it takes to be forgotten

Order = Callable[[], Awaitable[object]]
Prepare = Callable[[House, Person, Person], Awaitable[Order]]


def slow(call: Call) -> Fault | None:
    is_asking = call.method.lower() == "getchatmember"
    return Fault(before=SLOW, is_done=True, answers=True) if is_asking else None


async def stop(house: House, person: Person, other: Person) -> Order:
    room = house.group("Friday", [person, other])
    await house.lobby(room, other)
    return lambda: person.send(room, "/stop")


async def block(house: House, person: Person, other: Person) -> Order:
    room = house.group("Friday", [person, other])
    said = await house.say(other, room, "/help")
    return lambda: person.send(room, "/block", reply_to=said.id)


async def be_blocked(house: House, person: Person, other: Person) -> Order:
    room = house.group("Friday", [other, person])
    said = await house.say(person, room, "/help")
    return lambda: other.send(room, "/block", reply_to=said.id)


async def unblock(house: House, person: Person, other: Person) -> Order:
    room = house.group("Friday", [person, other])
    said = await house.say(other, room, "/help")
    await house.say(person, room, "/block", reply_to=said.id)
    await house.say(person, room, "/unblock")
    message, button = find(room, Unblock)
    return lambda: refused(person.press(room, message.id, button.data or ""))


async def choose(house: House, person: Person, other: Person) -> Order:
    room = house.group("Friday", [person, other])
    await house.say(person, room, "/settings")
    await house.press(person, room, OpenSetting, name="target")
    message, button = find(room, SetSetting, name="target", value="18")
    return lambda: refused(person.press(room, message.id, button.data or ""))


async def refused(press: Awaitable[Popup | None]) -> None:
    """It is answered, with nothing done."""
    answer = await press
    assert answer is not None
    assert "went wrong" in answer.text


@pytest.mark.parametrize("prepare", [stop, block, be_blocked, unblock, choose])
async def test_an_order_that_waits_for_telegram(house: House, prepare: Prepare) -> None:
    """It brings neither name nor id back; who pressed a button gets an answer."""
    wolfe, boris = unusual(house), house.person("Boris")
    order = await prepare(house, wolfe, boris)
    await house.say(wolfe, wolfe.private, "/forgetme")
    house.standin.set_faults(slow)
    asked = len(house.calls("getChatMember"))
    ordered = asyncio.ensure_future(order())
    await house.until(lambda: len(house.calls("getChatMember")) > asked)
    message, button = find(wolfe.private, ForgetMe)
    await wolfe.press(wolfe.private, message.id, button.data or "")
    assert found(files_of(house.database)) == set()
    assert not house.calls("getChatMember")[-1].ok
    await ordered
    await house.quiet()
    assert found(files_of(house.database)) == set()
    assert not any((await house.store.known_of(wolfe.id)).values())


async def test_a_kill_before_the_file_is_written_anew(house: House, tmp_path: Path) -> None:
    """Who asks soon after another is owed it by the next process."""
    wolfe, boris = unusual(house), house.person("Boris")
    await alone(house, wolfe)
    await alone(house, boris)
    await forget(house, boris)
    await forget(house, wolfe)
    killed = tmp_path / "killed"
    killed.mkdir()
    left = [Path(shutil.copy(file, killed)) for file in files_of(house.database)]
    assert found(left)
    await house.close()
    for file in left:
        shutil.copy(file, house.database.parent)
    await house.open()
    await house.quiet()
    assert found(files_of(house.database)) == set()


async def test_a_stop_without_a_last_beat(house: House) -> None:
    """The file is written anew all the same."""
    house.expects_errors = True
    wolfe, boris = unusual(house), house.person("Boris")
    await forget(house, boris)
    await forget(house, wolfe)
    assert found(files_of(house.database))
    async with house.store.transaction() as connection:
        for event in ("INSERT", "UPDATE"):
            await connection.execute(
                f"CREATE TRIGGER no_{event} BEFORE {event} ON heartbeat BEGIN SELECT RAISE(ABORT, ''); END"
            )
    await house.close()
    with closing(sqlite3.connect(house.database)) as closed:
        assert closed.execute("SELECT what FROM owed").fetchall() == []
        closed.executescript("DROP TRIGGER no_INSERT; DROP TRIGGER no_UPDATE")
    await house.open()
