"""kill -9 at any moment: what was accepted is there, what waited is done once, screens are right."""

import signal
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from bot.callbacks import MakePlay
from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.demo.rooms import Room
from tests.bot.serving.child import ChildHouse
from tests.faults.crowd import Crowd, plays_in
from tests.faults.kill_faults import child_house, kill_in_play
from tests.faults.step_faults import kill_at_steps
from tests.faults.waiting_faults import kill_with_taps_waiting
from tests.whole.buttons import said


@pytest.mark.slow
async def test_accepted_plays_survive(tmp_path: Path) -> None:
    """In series of several tables at once: no play lost, doubled or changed; same hands, same turn, one live
    message a table."""
    result = await kill_in_play(tmp_path, count=8, seed=1)
    assert result.faults == ()
    assert result.accepted > 20


@pytest.mark.slow
@pytest.mark.parametrize("is_webhook", [False, True])
async def test_waiting_taps_survive(tmp_path: Path, is_webhook: bool) -> None:
    """A deal at each table tapped while the bot is down, which is then killed in the middle of it: each tap
    has its effect once, in order, however the updates come."""
    result = await kill_with_taps_waiting(tmp_path, count=2, seed=1, tables=4, is_webhook=is_webhook)
    assert result.faults == ()
    assert result.plays > 40


@pytest.mark.slow
async def test_between_any_two_steps_of_a_play(tmp_path: Path) -> None:
    """Before one of its SQL statements, at one of its requests, before the answer to one: it is done once."""
    result = await kill_at_steps(tmp_path, every=6, seed=1, kinds=(MakePlay,))
    assert result.faults == ()
    assert 0 < result.made < result.kills


@pytest.mark.parametrize("is_asked_again", [False, True])
async def test_a_message_that_nobody_remembers(tmp_path: Path, is_asked_again: bool) -> None:
    """The table is posted anew and the process killed before it can store where. That message goes at its
    first press, whether it is the newest or the table was posted once more since."""
    async with child_house(tmp_path) as house:
        crowd = Crowd(house, Random(1))
        await crowd.gather(1)
        [party] = crowd.parties

        await killed_while_sending(house, party.room, party.people[0].send(party.room, "/table"))
        if is_asked_again:
            await house.say(party.people[1], party.room, "/table")
        assert await crowd.sweep() == 1
        assert await crowd.faults() == []


async def test_the_last_message_is_the_live_one(tmp_path: Path) -> None:
    """A hand without buttons is sent anew and the process killed before it can store where. Nobody can ever
    press that message away, so the hand is sent once more, and that one is kept up to date."""
    async with child_house(tmp_path) as house:
        crowd = Crowd(house, Random(1))
        await crowd.gather(1)
        [party] = crowd.parties
        on_turn = next(plays_in(party))[0]
        person = next(one for one in party.people if one != on_turn and not list(said(one.private.last)))
        await killed_while_sending(house, person.private, person.send(person.private, "/hand"))
        last = person.private.last.id
        await crowd.press(*next(plays_in(party)))
        await house.quiet()
        assert await crowd.faults() == []
        assert person.private.last.id == last
        known = await crowd.known_messages()
        assert (person.private.id, last) in known


async def killed_while_sending(house: ChildHouse, room: Room, order: Awaitable[object]) -> None:
    """The process dies of the next message to this chat, which arrives; another one is at work in the end."""

    def strike(call: Call) -> Fault | None:
        if call.method != "sendMessage" or call.chat_id != room.id:
            return None
        house.signal(signal.SIGKILL)
        return Fault(is_done=True)

    house.standin.set_faults(strike)
    await order
    assert await house.ended() == -signal.SIGKILL
    house.standin.set_faults(None)
    await house.open()
    await house.quiet()
