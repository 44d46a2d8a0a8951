"""Groups and topics where the bot may not write: play rests, who can be told is told, and it goes on."""

import pytest

from bot.club import hand_place, table_place
from bot.toasts import Refused, Toast
from storage.rows import DueKind
from storage.store import NotStored
from tests.bot.parlour import ANNA, GROUP, Parlour, due_of, kinds_of
from tests.bot.steps import TURN
from tests.bot.test_news import FullStore, seen


async def test_silenced(parlour: Parlour) -> None:
    """When the bot may not write play rests, and the starter is told in private, once."""
    table = await parlour.series()
    await parlour.club.register.change_chat(GROUP, title="Goats & kids")
    before = len(parlour.outbox.wishes)
    for _ in range(2):
        await parlour.news.silenced(GROUP)
    assert table.row.is_silenced
    assert kinds_of(table).isdisjoint(TURN)
    [told] = seen(parlour, "send")
    assert told.where == ANNA
    assert told.screen is not None
    assert "Goats &amp; kids" in told.screen.text
    shown = [wish.where for wish in parlour.outbox.wishes[before:] if wish.what != "send"]
    assert table_place(table.row) not in shown, "nothing is wished for where nothing can be written"
    assert hand_place(table.row, ANNA) in shown


async def test_silenced_nobody_plays(parlour: Parlour) -> None:
    """While the group can't see the table nobody plays on it from a private chat."""
    table = await parlour.series()
    await parlour.news.silenced(GROUP)
    version = table.row.version
    with pytest.raises(Refused) as refusal:
        await parlour.play(table)
    assert refusal.value.toast is Toast.RESTING
    assert table.row.version == version


async def test_asked_while_silenced(parlour: Parlour) -> None:
    """An order in a silenced group makes the bot try again; when it is refused again nobody is told twice."""
    table = await parlour.series()
    await parlour.news.silenced(GROUP)
    await parlour.news.asked(GROUP)
    assert not table.row.is_silenced
    await parlour.news.silenced(GROUP)
    assert table.row.is_silenced
    assert len(seen(parlour, "send")) == 1


async def test_silenced_again_later(parlour: Parlour) -> None:
    """An order was what made it try again, and it could write: the next silence is told again, also after a
    restart."""
    table = await parlour.series()
    for told in (1, 2, 3):
        await parlour.news.silenced(GROUP)
        assert table.row.is_silenced
        assert len(seen(parlour, "send")) == told
        await parlour.news.asked(GROUP)
        parlour.clock.at += 61
        for _ in range(2):
            await parlour.play(table)
    after = parlour.again()
    await after.news.silenced(GROUP)
    assert len(seen(after, "send")) == 1


async def test_asked_often_while_silenced(parlour: Parlour) -> None:
    """Orders that come to nothing, however late, tell nobody."""
    await parlour.series()
    await parlour.news.silenced(GROUP)
    for _ in range(3):
        parlour.clock.at += 1000
        await parlour.news.asked(GROUP)
        parlour.clock.at += 2
        for _ in range(2):
            await parlour.news.silenced(GROUP)
    assert len(seen(parlour, "send")) == 1


async def test_heard_again(parlour: Parlour) -> None:
    """When the bot may write again play goes on where it rested, with a message of its own, once."""
    table = await parlour.series()
    await parlour.news.silenced(GROUP)
    before = len(seen(parlour, "repost"))
    parlour.clock.at += 1000
    for _ in range(2):
        await parlour.news.heard(GROUP)
    assert not table.row.is_silenced
    assert kinds_of(table) >= TURN
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90
    assert [wish.where for wish in seen(parlour, "repost")[before:]] == [table_place(table.row)]


async def test_heard_all_along(parlour: Parlour) -> None:
    """That the bot may write is no news where it always might."""
    await parlour.series()
    before = list(parlour.outbox.wishes)
    await parlour.news.heard(GROUP)
    assert parlour.outbox.wishes == before


async def test_heard_while_the_disk_is_full() -> None:
    """What could not be stored of a group that hears again is made good by the next sign of it."""
    store = FullStore()
    parlour = Parlour(store)
    table = await parlour.series()
    await parlour.news.silenced(GROUP)
    store.is_full = True
    with pytest.raises(NotStored):
        await parlour.news.heard(GROUP)
    store.is_full = False
    after = parlour.again()
    await after.news.heard(GROUP)
    assert not (await after.club.tables.get(table.row.id)).row.is_silenced


async def test_topic(parlour: Parlour) -> None:
    """A closed topic rests its own table, until it is open again."""
    table = await parlour.series(thread_id=7)
    other = await parlour.series(thread_id=8)
    await parlour.news.topic_closed(GROUP, 7)
    assert (table.row.is_silenced, other.row.is_silenced) == (True, False)
    assert [wish.where for wish in seen(parlour, "send")] == [ANNA]
    await parlour.news.topic_opened(GROUP, 8)
    assert table.row.is_silenced
    await parlour.news.topic_opened(GROUP, 7)
    assert not table.row.is_silenced
    assert kinds_of(table) >= TURN


async def test_topic_still_closed(parlour: Parlour) -> None:
    """What an admin writes in a closed topic makes the bot try; that it fails again is told to nobody."""
    table = await parlour.series(thread_id=7)
    for _ in range(3):
        await parlour.news.topic_closed(GROUP, 7)
        assert table.row.is_silenced
        await parlour.news.topic_opened(GROUP, 7)
    assert len(seen(parlour, "send")) == 1
