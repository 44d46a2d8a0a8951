"""Calls in private when a table opens in a group."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from bot import blocking, calling, dealing, reception
from bot.asides import StopCalls
from bot.callbacks import Rematch
from bot.club import Meant
from bot.outbox import Outbox
from bot.screens.screen import Screen
from bot.toasts import Refused, Toast
from storage.rows import Audience, Place, Posting
from tests.bot.noting import NotingOutbox
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FRED, GROUP, START, Parlour
from tests.bot.steps import newest


async def calls(parlour: Parlour) -> dict[object, Screen | None]:
    """Who was called since the last look, and how."""
    await parlour.club.followups.settled()
    sent = {wish.where: wish.screen for wish in parlour.outbox.wishes if wish.what == "send"}
    parlour.outbox.wishes.clear()
    return sent


async def wish(parlour: Parlour, *people: int) -> None:
    for user_id in people:
        await parlour.meet(user_id)
        answer = await calling.next_table(parlour.club, parlour.caller(user_id))
        assert answer.toast is Toast.CALLS_ON


async def open_table(parlour: Parlour, user_id: int) -> None:
    """A new lobby; one that is open there ends first."""
    there = await parlour.store.open_table_in(GROUP, None)
    if there is not None:
        await dealing.close(parlour.club, await parlour.club.tables.get(there), parlour.caller(user_id))
    await reception.new_game(parlour.club, parlour.caller(user_id))


async def test_called_when_a_table_opens(parlour: Parlour) -> None:
    """Once a table, to each table anew; the call says where and who asks."""
    await parlour.club.register.change_chat(GROUP, title="Goats")
    await wish(parlour, BORIS, DANA)
    for _ in range(2):
        await open_table(parlour, ANNA)
        called = await calls(parlour)
        assert set(called) == {BORIS, DANA}
        screen = called[BORIS]
        assert screen is not None
        assert "Goats" in screen.text
        assert "Anna" in screen.text
        await reception.new_game(parlour.club, parlour.caller(FRED))  # is led to the open one
        assert await calls(parlour) == {}
        parlour.clock.at += calling.PAUSE


async def test_one_persons_lobbies_in_a_row_call_once(parlour: Parlour) -> None:
    """Until a while has gone by; others' lobbies there, and the person's own elsewhere, call meanwhile."""
    await wish(parlour, BORIS)
    await parlour.store.toggle_calls(GROUP - 1, BORIS, None, START)
    called = []
    for _ in range(4):
        await open_table(parlour, ANNA)
        called.append(set(await calls(parlour)))
    assert called == [{BORIS}, set(), set(), set()]
    await reception.new_game(parlour.club, parlour.caller(ANNA, chat_id=GROUP - 1))
    assert set(await calls(parlour)) == {BORIS}
    parlour.clock.at += calling.PAUSE - 1
    await open_table(parlour, FRED)
    assert set(await calls(parlour)) == {BORIS}
    await open_table(parlour, ANNA)
    assert await calls(parlour) == {}
    parlour.clock.at += 1
    await open_table(parlour, ANNA)
    assert set(await calls(parlour)) == {BORIS}


class SlowOutbox(NotingOutbox):
    """The message of a lobby is under way until it is said to stand."""

    posted: asyncio.Event

    def keeper(self, place: Place) -> None:
        return cast(None, SimpleNamespace(posted=self.posted))


@pytest.mark.parametrize("is_closed", [False, True])
async def test_a_lobby_that_closes_before_its_message_stands(parlour: Parlour, is_closed: bool) -> None:
    """Nobody is called to it; to one that stays open they are, as soon as its message stands."""
    parlour.outbox = SlowOutbox(parlour.store)
    parlour.outbox.posted = asyncio.Event()
    parlour.club.outbox = cast(Outbox, parlour.outbox)
    await wish(parlour, BORIS)
    await open_table(parlour, ANNA)
    await asyncio.sleep(0)
    assert parlour.outbox.places("send") == []
    if is_closed:
        await dealing.close(parlour.club, await newest(parlour), parlour.caller(ANNA))
    parlour.outbox.posted.set()
    assert set(await calls(parlour)) == (set() if is_closed else {BORIS})


class LateOutbox(NotingOutbox):
    """A call stands only when it is said to, as number 7."""

    stands: Callable[[int], None]

    def send_live(self, chat_id: int, screen: Screen, stands: Callable[[int], None]) -> None:
        self.stands = stands


async def test_a_call_that_comes_too_late(parlour: Parlour) -> None:
    """Its lobby has closed while it was under way: it goes as soon as it stands."""
    parlour.outbox = LateOutbox(parlour.store)
    parlour.club.outbox = cast(Outbox, parlour.outbox)
    await wish(parlour, BORIS)
    await open_table(parlour, ANNA)
    await parlour.club.followups.settled()
    await dealing.close(parlour.club, await newest(parlour), parlour.caller(ANNA))
    assert parlour.outbox.places("delete") == []
    parlour.outbox.stands(7)
    assert parlour.outbox.places("delete") == [(BORIS, 7)]


async def test_who_is_not_called(parlour: Parlour) -> None:
    """Who opens the table; who can't be reached; who left the group, was blocked, or closed the chat."""
    await wish(parlour, ANNA, BORIS, DANA, ELLA, FRED)
    await parlour.news.gone(GROUP, BORIS)
    meant = Meant(DANA, "Dana")
    await blocking.block(parlour.club, parlour.caller(ANNA, meant=meant))
    await parlour.news.unreachable(ELLA)
    await parlour.news.reachable(ELLA)
    await open_table(parlour, ANNA)
    assert set(await calls(parlour)) == {FRED}


async def test_the_private_chat_must_be_open(parlour: Parlour) -> None:
    """Who never opened it gets the way there, and is called once it is open."""
    await parlour.club.register.meet(BORIS, "Boris", "en")
    answer = await calling.next_table(parlour.club, parlour.caller(BORIS))
    assert answer.screen is not None
    assert [button.url for row in answer.screen.buttons for button in row] == [parlour.club.link("next")]
    await open_table(parlour, ANNA)
    assert await calls(parlour) == {}
    await parlour.news.reachable(BORIS)
    await open_table(parlour, ANNA)
    assert set(await calls(parlour)) == {BORIS}


async def test_calls_stop(parlour: Parlour) -> None:
    """By /next again, by the call's button, or in private's list; each for its group alone."""
    club = parlour.club
    await wish(parlour, BORIS)
    assert (await calling.next_table(club, parlour.caller(BORIS))).toast is Toast.CALLS_OFF
    assert await parlour.store.calls_of(BORIS) == ()
    await wish(parlour, BORIS)
    await parlour.store.toggle_calls(GROUP - 1, BORIS, None, START)
    listed = await calling.next_table(club, parlour.alone(BORIS))
    assert listed.screen is not None
    assert len(listed.screen.buttons) == 3
    with pytest.raises(Refused):
        await calling.stop_calls(club, parlour.caller(BORIS), StopCalls(-GROUP))
    answer = await calling.stop_calls(club, parlour.alone(BORIS), StopCalls(-GROUP))
    assert answer.toast is Toast.CALLS_STOPPED
    assert await parlour.store.calls_of(BORIS) == (GROUP - 1,)


async def test_a_repeat_does_not_take_the_wish_back(filed_parlour: Parlour) -> None:
    """/next that comes again after a kill is answered as before; the next one stops the calls."""
    club = filed_parlour.club
    await filed_parlour.meet(BORIS)
    for expected in (Toast.CALLS_ON, Toast.CALLS_OFF):
        caller = filed_parlour.caller(BORIS)
        for _ in range(2):
            assert (await calling.next_table(club, caller)).toast is expected
            assert len(await filed_parlour.store.calls_of(BORIS)) == (expected is Toast.CALLS_ON)


async def test_an_anonymous_admin_is_nobody_to_call(parlour: Parlour) -> None:
    """All of them have one id."""
    with pytest.raises(Refused) as refused:
        await calling.next_table(parlour.club, parlour.caller(ANNA, is_admin=True))
    assert refused.value.toast is Toast.NO_CHANNELS


async def test_a_rematch_calls_nobody(parlour: Parlour) -> None:
    """Its seats are taken."""
    former = await parlour.series()
    await parlour.play_series(former)
    await wish(parlour, FRED)
    await reception.rematch(parlour.club, parlour.caller(ANNA), Rematch(former.row.id, 1))
    assert (await newest(parlour)).row.is_rematch
    assert await calls(parlour) == {}


@pytest.mark.parametrize(("chat_id", "url"), [(GROUP, "https://t.me/c/1234567890/7"), (-77, None)])
async def test_the_way_to_the_table(parlour: Parlour, chat_id: int, url: str | None) -> None:
    """In a supergroup a button leads to the lobby's message; other groups' messages have no address."""
    table = await parlour.lobby(chat_id=chat_id)
    place = Place(table.row.id, Audience.GROUP, chat_id)
    await parlour.store.save_postings([Posting(place, 1, 7)])
    await parlour.meet(BORIS)
    await parlour.store.toggle_calls(chat_id, BORIS, None, START)
    await calling.call(parlour.club, table)
    screen = (await calls(parlour))[BORIS]
    assert screen is not None
    assert [button.url for row in screen.buttons for button in row] == ([url] if url else []) + [None]
