"""faults.md 1-4: races and repeats."""

import asyncio

import pytest

from bot.callbacks import (  # fmt: skip
    AddComputer,
    AgreeToStop,
    HandOf,
    ImBack,
    LeaveSeat,
    LeaveTable,
    MakeClaim,
    MakePlay,
    MyHand,
    NextDeal,
    Ready,
    Rematch,
    RemoveComputer,
    Sit,
    SitIn,
    Stand,
    Start,
    StopTable,
)
from bot.press import Press
from bot.toasts import Toast
from storage.rows import Status
from tests.faults.scenes import (
    NAMES,
    facts,
    four,
    hand_text,
    last_update,
    popups,
    said_in,
    says,
    shows_hand,
)
from tests.whole.house import House, find, live_messages


async def test_01_two_starts_in_the_same_second_make_one_table(house: House) -> None:
    """Two people press *start* or /newgame in the same second: one table, the other press is told so."""
    anna, boris, *_ = people = house.persons(*NAMES)
    room = house.group("Friday", people)
    await asyncio.gather(anna.send(room, "/newgame"), boris.send(room, "/newgame"))
    await house.quiet()
    [number] = await house.store.open_tables()
    assert says(house, Toast.TABLE_OPEN) in said_in(room)
    assert len(live_messages(room, number)) == 1

    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    message, button = find(room, Start)
    answers = await asyncio.gather(*(one.press(room, message.id, button.text) for one in (anna, boris)))
    await house.quiet()
    told = [answer.text for answer in answers if answer is not None]
    assert sorted(told) == sorted([says(house, Toast.STARTED), says(house, Toast.ALREADY_STARTED)])
    assert (await house.table(number)).row.version == 1


async def test_01_another_newgame_during_a_series_leads_to_it(house: House) -> None:
    """One lobby or series at a time in a chat; who asks for another is led to it."""
    scene = await four(house)
    await scene.plays(2)
    before = facts(scene)
    await house.say(scene.people[3], scene.room, "/newgame")
    assert await house.store.open_tables() == (scene.number,)
    assert facts(scene) == before
    assert scene.shown.id > 0
    assert says(house, Toast.TABLE_OPEN) in said_in(scene.room)


async def test_02_a_button_tapped_twice_counts_once(house: House) -> None:
    """A button is tapped twice: the first counts, the second says "already played", state as before."""
    scene = await four(house)
    offer = scene.offer()
    data = offer.button.data or ""
    private = offer.person.private
    answers = await asyncio.gather(*(offer.person.press(private, offer.message_id, data) for _ in range(3)))
    await house.quiet()
    told = [answer.text for answer in answers if answer is not None]
    assert told[1:] == [says(house, Toast.ALREADY_PLAYED)] * 2
    assert scene.row.version == 2


async def test_02_an_update_delivered_again_changes_nothing(house: House) -> None:
    """Telegram delivers the same update again, at once, minutes later and after a restart: the first
    counts, the second says "already played", state as before."""
    scene = await four(house)
    await scene.tap(scene.offer())
    update = last_update(house, "callback_query")
    for pause in ("at once", "later", "after a restart"):
        if pause == "later":
            await scene.plays(5)
        if pause == "after a restart":
            await house.restart()
            await scene.again()
        before, since = facts(scene), len(house.standin.requests)
        house.standin.inject(update, is_replay=True)
        await house.quiet()
        assert popups(house, since) == [says(house, Toast.ALREADY_PLAYED)], pause
        assert facts(scene) == before, pause


async def test_02_no_kind_of_update_counts_twice(house: House) -> None:
    """Every update of an evening delivered again: not a message, not a change comes of it."""
    scene = await four(house)
    await scene.plays(9)
    await house.say(scene.people[0], scene.room, "/leave")
    await house.press(scene.people[0], scene.room, SitIn, seat=0)
    await house.say(scene.people[1], scene.room, "/stop")
    before, since = facts(scene), len(house.standin.requests)
    updates = list(house.standin.updates)
    for update in updates:
        house.standin.inject(update, is_replay=True)
    await house.quiet()
    assert facts(scene) == before
    assert await house.store.open_tables() == (scene.number,)
    assert {call.method for call in house.calls(since=since)} == {"answerCallbackQuery"}


async def test_03_an_old_hand_message_is_out_of_date(house: House) -> None:
    """An old hand message (yesterday's deal, a forwarded copy, a deleted table) is tapped: told it is
    out of date, given the present hand."""
    scene = await four(house)
    old = scene.offer()
    person, data = old.person, old.button.data or ""
    copy = await person.forward(person.private, old.message_id, scene.room)
    await house.play_deal(scene.number)
    await house.next_deal(scene.number)
    out_of_date = says(house, Toast.OUT_OF_DATE)

    before = facts(scene)
    for is_inaccessible in (False, True):  # yesterday's deal; the message may be too old to be told
        answer = await house.tap(
            person, person.private, old.message_id, data, is_forced=True, is_inaccessible=is_inaccessible
        )
        assert answer.text in (out_of_date, says(house, Toast.ALREADY_PLAYED))
        assert facts(scene) == before
        assert shows_hand(scene, person)

    assert isinstance(old.press, MakePlay)
    for stranger in (other for other in scene.people if other != person):
        answer = await house.tap(stranger, scene.room, copy, data)
        assert answer.text == says(house, Toast.NOT_THIS_TABLE)
    answer = await house.tap(person, scene.room, copy, data)
    assert answer.text in (out_of_date, says(house, Toast.ALREADY_PLAYED))
    assert facts(scene) == before

    for table in (scene.number + 7, 2**60):  # a deleted table
        press = MakePlay(table, 1, old.press.version, old.press.action)
        assert (await scene.forge(person, press)).text == says(house, Toast.TABLE_ENDED)
    assert facts(scene) == before


async def test_03_a_tap_on_a_lost_hand_brings_the_present_one(house: House) -> None:
    """A tap on anything but the present hand message sends the hand again, where it can be seen."""
    scene = await four(house)
    old = scene.offer()
    person = old.person
    await house.say(person, person.private, "/hand")
    await house.play_deal(scene.number)
    await house.next_deal(scene.number)
    for message in person.private.bot_messages:
        person.private.delete_message(message.id)
    await house.tap(person, person.private, old.message_id, old.button.data or "", is_forced=True)
    assert shows_hand(scene, person)


async def test_03_a_table_that_ended_says_so(house: House) -> None:
    """Every button of a table that ended is answered by that."""
    scene = await four(house)
    offer = scene.offer()
    await house.say(scene.people[0], scene.room, "/stop")
    assert not scene.row.is_open
    before = facts(scene)
    answer = await house.tap(
        offer.person, offer.person.private, offer.message_id, offer.button.data or "", is_forced=True
    )
    assert answer.text == says(house, Toast.TABLE_ENDED)
    assert (await scene.forge(offer.person, MyHand(scene.number, 1))).text == says(house, Toast.TABLE_ENDED)
    assert facts(scene) == before


def _presses(scene_number: int, press: MakePlay) -> list[Press]:
    table, posting, version = scene_number, 1, press.version
    return [
        press,
        MakeClaim(table, posting, 0, 0),
        NextDeal(table, posting, version),
        ImBack(table, posting),
        LeaveSeat(table, posting),
        AgreeToStop(table, posting),
        MyHand(table, posting),
        Stand(table, posting),
        Start(table, posting),
        Ready(table, posting),
        Rematch(table, posting),
        RemoveComputer(table, posting, 1),
        HandOf(table),
        LeaveTable(table),
        StopTable(table),
    ]


async def test_04_a_button_of_another_table_is_refused(house: House) -> None:
    """A player of table A presses a button that belongs to table B: refused; authority is by (table,
    user), never by "last table used" and never shared between chats."""
    ours = await four(house, "Friday")
    theirs = await four(house, "Saturday", ("Egon", "Fritz", "Gerda", "Hans"))
    before = facts(ours), facts(theirs)
    press = theirs.offer().press
    assert isinstance(press, MakePlay)
    for forged in _presses(theirs.number, press):
        for where in (ours.people[0].private, ours.room):
            answer = await ours.forge(ours.people[0], forged, where)
            assert answer.text, forged
            assert hand_text(theirs, theirs.turn) not in answer.text
            assert (facts(ours), facts(theirs)) == before, forged


async def test_04_lobbies_of_other_chats_are_out_of_reach(house: House) -> None:
    """Who is not in the chat of a lobby or series gets no seat there, and changes none."""
    ours = await four(house, "Friday")
    egon, fritz = house.persons("Egon", "Fritz")
    elsewhere = house.group("Saturday", [egon, fritz])
    await house.follow(fritz, "https://t.me/KozelDemoBot?start=rules")
    lobby = await house.lobby(elsewhere, egon)
    await house.sit(fritz, elsewhere, 0)
    await house.press(fritz, elsewhere, AddComputer, seat=1)
    table = await house.table(lobby)
    seats = table.row.seats
    for press in (Sit(lobby, 1, 2), Sit(lobby, 1, 0), RemoveComputer(lobby, 1, 1), Start(lobby, 1)):
        answer = await ours.forge(ours.people[0], press, ours.room)
        assert answer.text
        assert table.row.seats == seats
    assert table.row.status is Status.LOBBY


@pytest.mark.parametrize("first", [0, 1])
async def test_04_a_shared_player_acts_where_the_button_is(house: House, first: int) -> None:
    """Somebody at two tables: each button acts at its own, whichever was used last."""
    ours = await four(house, "Friday")
    room = house.group("Saturday", ours.people)
    number = await house.start(room, ours.people)
    other = await house.table(number)
    tables = [ours.number, number]
    for at in (first, 1 - first, first):
        versions = [ours.row.version, other.row.version]
        await house.play(tables[at])
        expected = [version + (at == which) for which, version in enumerate(versions)]
        assert [ours.row.version, other.row.version] == expected
