"""faults.md 15 and 17: restarts."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.demo.rows import Pending
from storage.rows import DueKind
from tests.faults.hostile_faults import child
from tests.faults.scenes import four, hand_text, popups, shows_hand
from tests.whole.conftest import OpenHouse
from tests.whole.house import House


async def kill(house: House) -> None:
    """The process is gone in this moment: nothing is settled, shown or said any more."""
    house.app.club.outbox._is_closed = True
    tasks = (*house.app._tasks, *house.app.club.outbox._tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await house.store.close()
    await house.app._application.shutdown()


async def test_15_a_restart_in_mid_trick_changes_nothing(open_house: OpenHouse) -> None:
    """Restart in mid-trick: same hands, same turn, same trick, timers continue; no "game lost", no
    re-deal, no second table message."""
    house = await open_house(turn_seconds=40.0, heartbeat=0.05)
    scene = await four(house)
    await scene.plays(6)
    assert scene.trick is not None
    assert scene.trick.plays
    before, row, shown = scene.state, scene.row, scene.shown
    hands = [person.private.bot_messages[-1].id for person in scene.people]
    due = {one.kind: one.due_at for one in scene.table.due}
    pinned = scene.room.row.pinned if scene.room.row else ()

    await house.close()
    await asyncio.sleep(1.0)
    await house.open()
    await house.quiet()
    await scene.again()

    assert scene.state == before
    assert (scene.row.version, scene.row.seats) == (row.version, row.seats)
    assert scene.shown.id == shown.id
    assert [person.private.bot_messages[-1].id for person in scene.people] == hands
    assert all(shows_hand(scene, person) for person in scene.people)
    later = {one.kind: one.due_at for one in scene.table.due}
    assert 0.5 < later[DueKind.TURN] - due[DueKind.TURN] < 3.0  # the time that it was down is nobody's fault
    assert (scene.room.row.pinned if scene.room.row else ()) == pinned
    await scene.plays(6)
    assert scene.row.version == row.version + 6


async def test_15_what_was_pressed_meanwhile_is_done_after_the_restart(house: House) -> None:
    """A tap while the bot is down is a play all the same, and is answered."""
    scene = await four(house)
    offer, version = scene.offer(), scene.row.version
    await house.close()
    tap = asyncio.create_task(
        offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
    )
    await asyncio.sleep(0.2)
    await house.open()
    answer = await tap
    await house.quiet()
    await scene.again()
    assert answer is not None
    assert answer.text
    assert scene.row.version == version + 1


async def test_15_a_kill_between_saving_and_showing_loses_nothing(house: House) -> None:
    """The process dies right after a play is saved: the next one shows it, and says that it counted."""
    scene = await four(house)
    await scene.plays(2)
    for _ in range(3):
        offer, version = scene.offer(), scene.row.version
        tap = asyncio.create_task(
            offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
        )
        while scene.row.version == version:  # noqa: ASYNC110  (as early as it can be seen)
            await asyncio.sleep(0)
        await kill(house)
        tap.cancel()
        since = len(house.standin.requests)
        await house.open()
        await house.quiet()
        await scene.again()
        assert scene.row.version == version + 1
        assert len([text for text in popups(house, since) if text]) <= 1
        assert scene.turn.row.first_name in scene.shown.text
        assert all(shows_hand(scene, person) for person in scene.people)
        assert house.calls("sendMessage", since=since) == []


async def test_15_a_kill_in_a_burst_loses_no_update(house: House) -> None:
    """Whatever was on its way when the process died is handled by the next one, in order, once."""
    scene = await four(house)
    taps = []
    for _ in range(2):
        offer = scene.offer()
        press = offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
        taps.append(asyncio.create_task(press))
    await asyncio.sleep(0.005)
    await kill(house)
    await house.open()
    await house.quiet()
    await asyncio.wait(taps, timeout=1.0)
    for tap in taps:
        tap.cancel()
    await scene.again()
    assert scene.row.version == 2
    assert list(house.standin.world.every(Pending)) == []
    assert hand_text(scene, scene.turn)


async def test_18_a_stop_in_the_moment_of_a_play_ends(house: House) -> None:
    """SIGTERM during a burst: the program stops at once, and what was accepted is saved."""
    scene = await four(house)
    for _ in range(3):
        offer, version = scene.offer(), scene.row.version
        tap = asyncio.create_task(
            offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
        )
        while scene.row.version == version:  # noqa: ASYNC110  (as early as it can be seen)
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await house.restart()
        answer = await tap
        await house.quiet()
        await scene.again()
        assert answer is not None
        assert scene.row.version == version + 1


async def test_17_a_fresh_database_opens(open_house: OpenHouse) -> None:
    """Where there is no file yet, one is made, migrated to the newest version, and whole."""
    house = await open_house()
    await four(house)
    connection = sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA user_version").fetchone()[0] > 0
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    finally:
        connection.close()


async def test_17_an_unknown_newer_database_is_refused(tmp_path: Path) -> None:
    """An unknown newer database: refused with a clear message, untouched."""
    async with child(tmp_path) as house:
        await house.close()
        with closing(sqlite3.connect(house.database)) as connection:
            connection.execute("PRAGMA user_version = 999")
        before = house.database.read_bytes()
        await house.launch()
        assert await house.ended() not in (0, -signal.SIGKILL)
        assert "newer" in "".join(house.log)
        assert "Traceback" not in "".join(house.log)
        assert house.database.read_bytes() == before
