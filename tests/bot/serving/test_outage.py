"""Telegram is away: clocks stand still, and go on from there when it is back."""

import asyncio
import time
from dataclasses import replace

import pytest

from bot.clock import SteadyClock
from bot.demo.faults import Fault
from bot.demo.rows import Bot
from storage.rows import DueKind
from tests.bot.serving.test_clock_jumps import turn_ends
from tests.bot.serving.test_serving import free_port
from tests.faults.scenes import Scene, four
from tests.whole.conftest import OpenHouse
from tests.whole.house import House

AWAY = (Fault(), Fault(delay=0.3, status=504))


def due_in(scene: Scene) -> float:
    """Seconds until the turn ends, by the bot's clock."""
    [due] = [due for due in scene.table.due if due.kind is DueKind.TURN]
    return due.due_at - scene.house.app.club.now()


async def away(house: House, fault: Fault) -> None:
    """From now on no request of the bot's gets an answer."""
    house.standin.set_faults(lambda call: fault)
    await house.until(lambda: house.app.intake.failures)


@pytest.mark.parametrize("fault", AWAY)
async def test_nobody_is_late_while_nobody_can_play(open_house: OpenHouse, fault: Fault) -> None:
    """Connections cut or slow errors: for as long as it lasts no turn ends; then the time that was left
    is still left, and the screens say until when."""
    house = await open_house(turn_seconds=1.5, poll_timeout=0.1)
    scene = await four(house)
    said = turn_ends(house)[-1]
    await away(house, fault)
    left = due_in(scene)
    await asyncio.sleep(2.0)
    assert scene.row.version == 1
    assert due_in(scene) == left
    house.standin.set_faults(None)
    back = time.monotonic()
    await house.until(lambda: not house.app.intake.failures)
    assert time.monotonic() - back < 5.0
    assert left - 0.5 < due_in(scene) <= left
    await house.until(lambda: turn_ends(house)[-1] >= said + 1)
    began = time.monotonic()
    await house.until(lambda: scene.row.version == 2)
    assert time.monotonic() - began < left + 1.0


async def test_ten_minutes(open_house: OpenHouse) -> None:
    """However long: what was pressed meanwhile counts when it comes, before any clock has run out."""
    house = await open_house(turn_seconds=2.0, poll_timeout=0.1)
    skipped = 0.0
    house.monotonic = lambda: time.monotonic() + skipped
    await house.restart()
    scene = await four(house)
    offer = scene.offer()
    await away(house, Fault(status=502))
    tap = asyncio.create_task(house.make(offer))
    skipped = 600.0
    await asyncio.sleep(0.3)
    assert scene.row.version == 1
    house.standin.set_faults(None)
    assert (await tap).text
    assert scene.row.version == 2
    assert house.app.fault() is None


async def test_a_crash_in_an_outage(open_house: OpenHouse) -> None:
    """The time that was left is still left after the next start."""
    house = await open_house(turn_seconds=30.0, poll_timeout=0.1)
    scene = await four(house)
    await away(house, Fault(status=502))
    left = due_in(scene)
    await asyncio.sleep(1.0)
    house.standin.set_faults(None)
    for _ in range(2):
        await house.restart()
        await scene.again()
        assert left - 2.0 < due_in(scene) < left + 0.5


async def test_a_start_in_an_outage(open_house: OpenHouse) -> None:
    """While the program waits for its first answer nobody's time passes either."""
    house = await open_house(turn_seconds=2.0, poll_timeout=0.1)
    scene = await four(house)
    left = due_in(scene)
    await house.close()
    house.standin.set_faults(lambda call: Fault(status=502))
    opening = asyncio.create_task(house.open())
    await asyncio.sleep(2.5)
    assert not opening.done()
    house.standin.set_faults(None)
    back = time.monotonic()
    await opening
    assert time.monotonic() - back < 5.0
    await scene.again()
    assert scene.row.version == 1
    assert left - 0.5 < due_in(scene) < left + 0.5


async def test_a_webhook_in_an_outage(open_house: OpenHouse) -> None:
    """Telegram, which would post updates, is asked whether it is there: clocks stand still as in polling.
    Somebody who took the webhook away meanwhile does not keep it."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/updates"
    house = await open_house(
        turn_seconds=1.0, poll_timeout=0.1, webhook_url=url, webhook_port=port, webhook_secret="s" * 20
    )
    scene = await four(house)
    await away(house, Fault())
    left = due_in(scene)
    await asyncio.sleep(1.5)
    assert (scene.row.version, due_in(scene)) == (1, left)
    [bot] = house.standin.world.every(Bot)
    house.standin.world.put(replace(bot, webhook="", secret=""))
    house.standin.set_faults(None)
    await house.until(lambda: not house.app.intake.failures)
    [bot] = house.standin.world.every(Bot)
    assert bot.webhook == url
    await house.until(lambda: scene.row.version == 2)
    assert house.app.fault() is None


def test_a_clock_that_is_stopped() -> None:
    """It stands, and goes on from where it stood; people's clocks run on meanwhile."""
    passed = 0.0
    steady = SteadyClock(lambda: 1000.0 + passed, lambda: passed)
    assert steady.go_on() == 0.0
    passed = 10.0
    steady.stop()
    passed = 70.0
    steady.stop()
    assert steady() == 1010.0
    assert steady.go_on() == 60.0
    passed = 75.0
    assert steady() == 1015.0
    assert steady.on_the_wall(1020.0) == 1080.0
