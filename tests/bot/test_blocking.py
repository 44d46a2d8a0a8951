"""Who may not play at a group's tables."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot import blocking, calling, dealing, doings, lobby, reception, seats
from bot.asides import Unblock
from bot.callbacks import AddComputer, Rematch, RemoveComputer, Sit, SitIn
from bot.club import Answer, Meant
from bot.toasts import Refused, Toast
from storage.rows import Occupancy, Status
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FRED, GROUP, NAMES, NOBODY, Parlour
from tests.bot.steps import newest, people

ADMIN = ANNA


async def block(parlour: Parlour, user_id: int, **more: bool) -> Answer:
    meant = Meant(user_id, NAMES[user_id], **more)
    return await blocking.block(parlour.club, parlour.caller(ADMIN, meant=meant))


async def toast_of(call: Awaitable[Answer]) -> Toast | None:
    """What is answered, done or not."""
    try:
        return (await call).toast
    except Refused as refused:
        return refused.toast


async def test_a_blocked_person_gets_no_seat(parlour: Parlour) -> None:
    """No lobby, no seat, no link, no computer player's seat, no calls; others as before."""
    club = parlour.club
    await parlour.meet(ANNA, BORIS, FRED)
    assert (await block(parlour, FRED)).toast is Toast.BLOCKED_NOW
    assert await toast_of(reception.new_game(club, parlour.caller(FRED))) is Toast.BLOCKED
    await reception.new_game(club, parlour.caller(ANNA))
    table = await newest(parlour)
    number = table.row.id
    ways: list[Callable[[], Awaitable[Answer]]] = [
        lambda: reception.sit(club, parlour.caller(FRED), Sit(number, 1, 0)),
        lambda: reception.add_computer(club, parlour.caller(FRED), AddComputer(number, 1, 0)),
        lambda: reception.sit_by_link(club, parlour.alone(FRED), f"join_{number}_0"),
        lambda: calling.next_table(club, parlour.caller(FRED)),
    ]
    for way in ways:
        assert await toast_of(way()) is Toast.BLOCKED
    await club.register.change_person(FRED, is_reachable=False)
    assert await toast_of(ways[0]()) is Toast.BLOCKED
    await reception.add_computer(club, parlour.caller(ANNA), AddComputer(number, 1, 3))
    remove = RemoveComputer(number, 1, 3)
    assert await toast_of(reception.remove_computer(club, parlour.caller(FRED), remove)) is Toast.BLOCKED
    await reception.sit(club, parlour.caller(BORIS), Sit(number, 1, 0))
    assert people(table) == [BORIS, None, None, None]


async def test_no_sitting_in(parlour: Parlour) -> None:
    """A computer player's seat at a running table is not for who is blocked, nor a link to it."""
    table = await parlour.series(ANNA, BORIS, None, None)
    await parlour.meet(FRED)
    await block(parlour, FRED)
    for is_reachable in (True, False):
        await parlour.club.register.change_person(FRED, is_reachable=is_reachable)
        sitting_in = dealing.sit_in(parlour.club, parlour.caller(FRED), SitIn(table.row.id, 1, 2))
        assert await toast_of(sitting_in) is Toast.BLOCKED


async def test_present_seats_go_to_computer_players(parlour: Parlour) -> None:
    """At a running table anybody may sit in then; a lobby's seat is free; other chats' tables stay."""
    table = await parlour.series()
    elsewhere = await parlour.series(BORIS, FRED, chat_id=GROUP - 1)
    await block(parlour, BORIS)
    assert (table.row.seats[1].occupancy, table.row.seats[1].user_id) == (Occupancy.COMPUTER, None)
    assert people(elsewhere)[:2] == [BORIS, FRED]
    await table.take(seats.close, NOBODY)
    waiting = await parlour.lobby(ANNA, None, DANA)
    await block(parlour, DANA)
    assert waiting.row.seats[2].occupancy is Occupancy.EMPTY


async def test_a_held_seat_is_free_again(parlour: Parlour) -> None:
    """Who is on the way by the link is stopped at the door."""
    table = await parlour.lobby(ANNA)
    await table.take(lobby.hold(1, FRED, "Fred", 120), NOBODY)
    await block(parlour, FRED)
    assert table.row.seats[1].occupancy is Occupancy.EMPTY
    await parlour.meet(FRED)
    linked = reception.sit_by_link(parlour.club, parlour.alone(FRED), f"join_{table.row.id}_1")
    assert await toast_of(linked) is Toast.BLOCKED


async def test_blocked_while_sitting_down(parlour: Parlour) -> None:
    """Whichever of the two comes first, nobody blocked has a seat in the end."""
    table = await parlour.lobby(ANNA)
    await parlour.meet(FRED)
    sitting = reception.sit(parlour.club, parlour.caller(FRED), Sit(table.row.id, 1, 1))
    await asyncio.gather(toast_of(sitting), block(parlour, FRED))
    assert people(table) == [ANNA, None, None, None]


async def test_the_block_counts_when_the_seat_is_taken(parlour: Parlour) -> None:
    """Somebody who was free to play when they asked is not when their turn at the table comes."""
    table = await parlour.lobby(ANNA)
    welcome = await blocking.admitted(parlour.club, GROUP, FRED, lobby.sit(1, FRED, "Fred"))
    await block(parlour, FRED)
    with pytest.raises(Refused) as refused:
        await table.take(welcome, NOBODY)
    assert refused.value.toast is Toast.BLOCKED


async def test_whom_nobody_can_block(parlour: Parlour) -> None:
    """The bot, oneself, an admin; nor nobody, in private, or twice."""
    assert await toast_of(block(parlour, FRED, is_bot=True)) is Toast.BLOCK_BOT
    assert await toast_of(block(parlour, ADMIN, is_admin=True)) is Toast.BLOCK_ONESELF
    assert await toast_of(block(parlour, FRED, is_admin=True)) is Toast.BLOCK_ADMIN
    assert await toast_of(blocking.block(parlour.club, parlour.caller(ADMIN))) is Toast.BLOCK_WHOM
    assert await toast_of(blocking.block(parlour.club, parlour.alone(ADMIN))) is Toast.GROUP_ONLY
    assert await toast_of(blocking.unblock(parlour.club, parlour.alone(ADMIN))) is Toast.GROUP_ONLY
    assert await parlour.store.blocks(GROUP) == ()
    await block(parlour, FRED)
    assert await toast_of(block(parlour, FRED)) is Toast.BLOCKED_ALREADY


async def test_unblocked(parlour: Parlour) -> None:
    """By a reply or by a button; then the person plays as before."""
    club, table = parlour.club, await parlour.lobby(ANNA)
    await parlour.meet(FRED)
    for _ in range(2):
        await block(parlour, FRED)
        listed = await blocking.unblock(club, parlour.caller(ADMIN))
        assert listed.screen is not None
        assert "Fred" in listed.screen.text
        answer = await blocking.unblock_chosen(club, parlour.caller(ADMIN), Unblock(FRED))
        assert answer.toast is Toast.UNBLOCKED
        again = await blocking.unblock_chosen(club, parlour.caller(ADMIN), Unblock(FRED))
        assert again.toast is None
    meant = parlour.caller(ADMIN, meant=Meant(FRED, "Fred"))
    assert await toast_of(blocking.unblock(club, meant)) is Toast.NOT_BLOCKED
    await block(parlour, FRED)
    assert await toast_of(blocking.unblock(club, meant)) is Toast.UNBLOCKED
    await reception.sit(club, parlour.caller(FRED), Sit(table.row.id, 1, 1))
    assert people(table) == [ANNA, FRED, None, None]


async def test_a_block_outlives_a_restart_and_a_move(parlour: Parlour) -> None:
    """It is stored, and goes with the group to the supergroup that it becomes."""
    await block(parlour, FRED)
    again = parlour.again()
    assert await again.club.register.blocked(GROUP) == {FRED}
    await again.news.migrated(GROUP, GROUP - 5)
    assert await again.club.register.blocked(GROUP - 5) == {FRED}
    assert await again.club.register.blocked(GROUP) == set()


async def test_a_rematch_has_no_seat_for_who_is_blocked(parlour: Parlour) -> None:
    """The seat is free, and who is blocked can't ask for a rematch."""
    former = await parlour.series(ANNA, BORIS, DANA, ELLA)
    await parlour.play_series(former)
    assert former.row.status is Status.FINISHED
    await block(parlour, BORIS)
    press = Rematch(former.row.id, 1)
    assert await toast_of(reception.rematch(parlour.club, parlour.caller(BORIS), press)) is Toast.BLOCKED
    await reception.rematch(parlour.club, parlour.caller(ANNA), press)
    table = await newest(parlour)
    assert people(table) == [ANNA, None, DANA, ELLA]
    assert table.row.seats[1].occupancy is Occupancy.EMPTY


async def test_blocks_are_logged(parlour: Parlour) -> None:
    """Who blocked and unblocked whom."""
    await block(parlour, FRED)
    await blocking.unblock_chosen(parlour.club, parlour.caller(BORIS), Unblock(FRED))
    answer = await doings.show_log(parlour.club, parlour.caller(ANNA))
    assert answer.screen is not None
    text = answer.screen.text.replace("\u2068", "").replace("\u2069", "")
    assert "<b>Anna</b>: 🚫 Fred was blocked" in text
    assert "<b>Boris</b>: ✅ Fred may play again" in text
