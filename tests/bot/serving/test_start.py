"""A start: soon there, and only what is out of date is drawn again, the ones waited for first."""

import asyncio
from pathlib import Path

import pytest

from bot import redraw
from storage.rows import Audience, Place, Posting
from tests.bot.parlour import ANNA, BORIS, FOUR, GROUP, Parlour
from tests.faults.scenes import four
from tests.faults.start import REDRAWING, start_among
from tests.faults.test_15_restarts import kill
from tests.whole.conftest import OpenHouse
from tests.whole.house import House


async def test_among_many_tables(tmp_path: Path) -> None:
    """The first answer comes at once, other tables are not even read, and one that is costs little."""
    start = await start_among(tmp_path, tables=300, touched=200, outdated=1)
    assert start.first_answer < 15.0  # however busy the machine is; the soak says what it was
    assert start.redrawn == 5 * start.outdated
    assert start.others <= 5  # the places of the table that was played at
    assert start.megabytes <= 12.0


async def test_nothing_to_draw(house: House) -> None:
    """A start at which all is as it should be makes no request for any place, and reads no table."""
    await four(house)
    await house.close()
    since = len(house.standin.requests)
    await house.open()
    await house.quiet()
    assert house.calls(*REDRAWING, since=since) == []
    assert house.app.club.tables.loaded == ()


async def test_times_that_have_moved(open_house: OpenHouse) -> None:
    """After a while that the bot was down the table says anew until when somebody is waited for."""
    house = await open_house(turn_seconds=60.0, heartbeat=0.05)
    scene = await four(house)
    await house.close()
    await asyncio.sleep(1.2)
    since = len(house.standin.requests)
    await house.open()
    await house.quiet()
    drawn = house.calls(*REDRAWING, since=since)
    assert [call.text("chat_id") for call in drawn] == [str(scene.room.id)]


async def test_a_hand_that_was_never_shown(house: House) -> None:
    """The process dies when a play is saved and before a hand is drawn: that hand is drawn at the start."""
    scene = await four(house)
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
    drawn = {call.text("chat_id") for call in house.calls(*REDRAWING, since=since)}
    assert {str(scene.room.id), str(scene.turn.id)} <= drawn
    assert scene.offer().person == scene.turn


@pytest.mark.parametrize("are_times_moved", [False, True])
async def test_who_is_waited_for_comes_first(parlour: Parlour, are_times_moved: bool) -> None:
    """Tables in the order in which their turns end; the hand on turn is urgent, and people who are out of
    reach, whose seats the computer has, are left alone."""
    quiet = await parlour.lobby(ANNA, chat_id=GROUP - 1)
    later = await parlour.series(*FOUR, chat_id=GROUP - 2)
    parlour.clock.at -= 10
    sooner = await parlour.series(*FOUR, chat_id=GROUP - 3)
    shown = await parlour.series(*FOUR, chat_id=GROUP - 4)
    await parlour.news.unreachable(BORIS)
    as_of = (shown.row.version, shown.row.revision)
    places = [
        Place(shown.row.id, Audience.GROUP, GROUP - 4),
        *(Place(shown.row.id, Audience.HAND, one) for one in FOUR),
    ]
    await parlour.store.save_postings([Posting(place, 1, 7, "", as_of) for place in places])
    after = parlour.again()
    await redraw.after_start(after.club, are_times_moved=are_times_moved)
    drawn = [place for place in after.outbox.places() if isinstance(place, Place)]
    tables = list(dict.fromkeys(place.table_id for place in drawn))
    expected = [sooner, shown, later, quiet] if are_times_moved else [sooner, later, quiet]
    assert tables == [table.row.id for table in expected]
    assert BORIS not in [place.chat_id for place in drawn]
    assert {table.row.id for table in after.club.tables.loaded} == set(tables)
