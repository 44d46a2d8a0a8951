"""A group's log: who stopped, removed or changed what."""

import asyncio

import pytest

from bot import dealing, doings, preferences, reception
from bot.callbacks import AddComputer, AgreeToStop, ChooseLanguage, RemoveComputer, SetSetting
from bot.toasts import Refused, Toast
from storage.grouprows import Deed, Doing
from storage.memory import MemoryStore
from storage.rows import Status
from storage.store import NotStored
from tests.bot.parlour import ANNA, BORIS, GROUP, START, HandClock, Parlour


async def noted(parlour: Parlour) -> list[tuple[str, Deed, tuple[str, ...]]]:
    """What the group's log has, oldest first."""
    lines = await parlour.store.doings(GROUP, 100)
    assert {line.at for line in lines} <= {START}
    return [(line.actor_name, line.deed, line.detail) for line in reversed(lines)]


async def test_settings(parlour: Parlour) -> None:
    """What was chosen before and now; choosing the same again is no change."""
    for value in ("30", "30", "0"):
        await preferences.set_setting(parlour.club, parlour.caller(ANNA), SetSetting("turn", value))
    await preferences.choose_language(parlour.club, parlour.caller(BORIS), ChooseLanguage("ru", True))
    assert await noted(parlour) == [
        ("Anna", Deed.SETTING, ("turn", "90", "30")),
        ("Anna", Deed.SETTING, ("turn", "30", "0")),
        ("Boris", Deed.LANGUAGE, ("ru",)),
    ]


async def test_ended_tables(parlour: Parlour) -> None:
    """Who closed a lobby, and whose agreement ended a series; a wish to end it alone is no deed."""
    club = parlour.club
    table = await parlour.lobby(ANNA)
    await dealing.close(club, table, parlour.caller(ANNA))
    table = await parlour.series()
    press = AgreeToStop(table.row.id, 1)
    await dealing.agree_to_stop(club, parlour.caller(ANNA), press)
    assert len(await noted(parlour)) == 1
    await dealing.agree_to_stop(club, parlour.alone(BORIS), press)
    assert table.row.status is Status.CLOSED
    assert await noted(parlour) == [("Anna", Deed.LOBBY_CLOSED, ()), ("Boris", Deed.STOPPED, ())]


async def test_a_removed_computer_player(parlour: Parlour) -> None:
    """Who takes one away; that one was added is no loss to anybody."""
    table = await parlour.lobby(ANNA)
    await reception.add_computer(parlour.club, parlour.caller(ANNA), AddComputer(table.row.id, 1, 1))
    await reception.remove_computer(parlour.club, parlour.caller(BORIS), RemoveComputer(table.row.id, 1, 1))
    assert await noted(parlour) == [("Boris", Deed.COMPUTER_REMOVED, ())]


async def test_private_chats_have_no_log(parlour: Parlour) -> None:
    """What somebody chooses for games played alone is noted nowhere."""
    await preferences.set_setting(parlour.club, parlour.alone(ANNA), SetSetting("pace", "fast"))
    assert await parlour.store.doings(ANNA, 10) == ()
    with pytest.raises(Refused) as refused:
        await doings.show_log(parlour.club, parlour.alone(ANNA))
    assert refused.value.toast is Toast.GROUP_ONLY


async def test_an_anonymous_admin_has_no_name(parlour: Parlour) -> None:
    """Telegram calls them all alike, so the log says that it was an admin."""
    caller = parlour.caller(ANNA, is_admin=True, name="Group")
    await doings.note(parlour.club, caller, GROUP, Deed.STOPPED)
    answer = await doings.show_log(parlour.club, parlour.caller(ANNA))
    assert answer.screen is not None
    assert "an admin" in answer.screen.text
    assert "Group" not in answer.screen.text


async def test_the_newest_twenty(parlour: Parlour) -> None:
    """Of a long log the newest lines are shown, the newest first, each with its time."""
    for number in range(25):
        await parlour.store.note_doing(Doing(GROUP, START + number, ANNA, f"P{number}.", Deed.STOPPED))
    answer = await doings.show_log(parlour.club, parlour.caller(ANNA))
    assert answer.screen is not None
    lines = [line for line in answer.screen.text.splitlines() if "P" in line]
    assert len(lines) == 20
    assert f'unix="{int(START) + 24}"' in lines[0]
    assert "P5." in lines[-1]


class Forgetful(MemoryStore):
    """Stores anything but doings."""

    async def note_doing(self, row: Doing) -> None:
        raise NotStored("the disk is full")


async def test_what_cannot_be_noted_is_done_all_the_same() -> None:
    """The table has ended, whether or not the log could be written."""
    parlour = Parlour(Forgetful(), HandClock())
    table = await parlour.lobby(ANNA)
    answer = await dealing.close(parlour.club, table, parlour.caller(ANNA))
    assert answer.toast is Toast.STOPPED
    assert not table.row.is_open


async def test_who_is_forgotten_meanwhile(parlour: Parlour) -> None:
    """No line is by or about them, in a deed that had begun before; a number in a setting is no person."""
    since = asyncio.get_running_loop().time()
    await parlour.club.register.forget_person(ANNA)
    theirs, others = (parlour.caller(one, since=since) for one in (ANNA, BORIS))
    await doings.note(parlour.club, theirs, GROUP, Deed.STOPPED)
    for deed in (Deed.BLOCKED, Deed.UNBLOCKED):
        await doings.note(parlour.club, others, GROUP, deed, "Anna", str(ANNA))
    assert await noted(parlour) == []
    await doings.note(parlour.club, others, GROUP, Deed.SETTING, "target", str(ANNA), "12")
    later = parlour.caller(ANNA, since=asyncio.get_running_loop().time() + 1)
    await doings.note(parlour.club, later, GROUP, Deed.STOPPED)
    assert [name for name, *_ in await noted(parlour)] == ["Boris", "Anna"]
