"""faults.md 8-11: leaving and silence."""

from collections.abc import Awaitable, Callable
from copy import deepcopy

import pytest

from bot.callbacks import AgreeToStop, ImBack, SitIn
from bot.demo.people import Person
from bot.demo.rows import Status
from bot.toasts import Toast
from engine.seen import Phase
from storage.rows import NoteKind, Occupancy
from tests.faults.scenes import (
    Scene,
    bare,
    four,
    hand_text,
    last_update,
    note,
    said_in,
    says,
    shows_hand,
    translator,
)
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has, live_messages

Way = Callable[[Scene, Person], Awaitable[None]]


async def leaves(scene: Scene, person: Person) -> None:
    await person.leave(scene.room)


async def is_removed(scene: Scene, person: Person) -> None:
    other = next(one for one in scene.people if one != person)
    await other.remove(scene.room, person)


async def is_shut_out(scene: Scene, person: Person) -> None:
    """Removed but not for ever, of which bots that are admins are told: restricted, and not a member."""
    scene.room.promote_bot()
    scene.room.platform.set_member(scene.room.key, person.id, person.id, status=Status.RESTRICTED)
    update = deepcopy(last_update(scene.house, "chat_member"))
    update["update_id"] += 1000
    update["chat_member"]["new_chat_member"]["is_member"] = False
    scene.house.standin.inject(update)


async def blocks_the_bot(scene: Scene, person: Person) -> None:
    await person.block_bot()


async def deletes_the_account(scene: Scene, person: Person) -> None:
    await person.delete_account()


WAYS: dict[Way, NoteKind] = {
    leaves: NoteKind.GONE,
    is_removed: NoteKind.GONE,
    is_shut_out: NoteKind.GONE,
    blocks_the_bot: NoteKind.UNREACHABLE,
    deletes_the_account: NoteKind.UNREACHABLE,
}


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_08_the_player_on_turn_goes_and_play_goes_on(open_house: OpenHouse, way: Way) -> None:
    """The player on turn leaves the group, is removed, blocks the bot, or deletes the account: the table
    is told, a computer player takes the seat, play goes on."""
    house = await open_house(nudge_after=0.2)
    scene = await four(house)
    await scene.plays(1)
    person, version = scene.turn, scene.row.version
    name = person.row.first_name
    await way(scene, person)
    await house.until(lambda: scene.row.seats[scene.people.index(person)].occupancy is Occupancy.COMPUTER)
    seating = scene.row.seats[scene.people.index(person)]
    assert seating.user_id == person.id  # it stays theirs to take back
    await house.until(lambda: note(house, WAYS[way], name) in bare(scene.shown.text))
    await house.until(lambda: scene.row.version > version)
    assert has(scene.room, ImBack)

    others = [one for one in scene.people if one != person]
    for _ in range(8):
        await house.until(lambda: house.offers(scene.number, others))
        await scene.tap(house.offers(scene.number, others)[0])
    assert scene.row.version >= version + 9
    assert scene.turn.row.first_name in scene.shown.text


async def test_09_leaving_and_sitting_again_keeps_the_hand(house: House) -> None:
    """A player leaves and sits again to get a better hand: the seat keeps its hand."""
    scene = await four(house)
    await scene.plays(1)
    other = next(seat for seat in range(4) if seat != scene.state.turn)
    person, hand = scene.people[other], hand_text(scene, scene.people[other])
    await house.say(person, scene.room, "/leave")
    assert scene.row.seats[other].occupancy is Occupancy.COMPUTER
    await house.press(person, scene.room, SitIn, seat=other)
    assert scene.row.seats[other].user_id == person.id
    assert hand_text(scene, person) == hand
    assert shows_hand(scene, person)


async def test_09_a_seat_given_up_keeps_its_hand_for_another(house: House) -> None:
    """Whoever sits in plays on with the hand as it is; who gave it up sees it no more."""
    scene = await four(house)
    await scene.plays(1)
    newcomer = house.person("Egon")
    await newcomer.join(scene.room)
    other = next(seat for seat in range(4) if seat != scene.state.turn)
    leaver, hand = scene.people[other], hand_text(scene, scene.people[other])
    await house.say(leaver, scene.room, "/leave")
    answer = await house.press(newcomer, scene.room, SitIn, seat=other)
    assert answer.url  # the private chat comes first, and there is the seat
    await house.follow(newcomer, answer.url)
    scene.people[other] = newcomer
    assert hand_text(scene, newcomer) == hand
    assert shows_hand(scene, newcomer)
    assert hand not in leaver.private.bot_messages[-1].text


async def test_09_leaving_and_sitting_in_elsewhere_shows_no_other_hand(house: House) -> None:
    """Neither the partner's nor the other side's, also after a restart; the own seat may be taken again."""
    scene = await four(house)
    await scene.plays(1)
    anna, seat = scene.people[0], scene.people.index
    for person in (anna, *scene.people[2:]):
        await house.say(person, scene.room, "/leave")
    for _ in range(2):
        for person in scene.people[2:]:
            answer = await house.press(anna, scene.room, SitIn, seat=seat(person))
            assert answer.text == says(house, Toast.OTHER_HAND)
        await house.restart()
        await scene.again()
    hands = [hand_text(scene, person) for person in scene.people[2:]]
    assert not any(hand in message.text for hand in hands for message in anna.private.bot_messages)
    answer = await house.press(anna, scene.room, SitIn, seat=seat(anna))
    assert answer.text == says(house, Toast.SAT_IN)
    assert shows_hand(scene, anna)


async def test_10_the_table_says_who_is_waited_for_and_until_when(open_house: OpenHouse) -> None:
    """Nobody knows who is being waited for: the table always says who, and until when."""
    house = await open_house(turn_seconds=90.0, next_deal_delay=30.0)
    scene = await four(house)
    t = translator(house)
    while scene.state.phase is Phase.PLAYING:
        shown = scene.shown
        turn_lines = [line for line in bare(shown.text).splitlines() if line.startswith("➡️")]
        assert len(turn_lines) == 1
        assert scene.turn.row.first_name in turn_lines[0]
        assert [entity["type"] for entity in shown.entities].count("date_time") == 1
        await scene.plays(1)
    assert [entity["type"] for entity in scene.shown.entities].count("date_time") == 1
    assert bare(t("next-deal-at", moment="")).strip() in bare(scene.shown.text)


async def test_10_a_paused_table_says_what_it_waits_for(house: House) -> None:
    """With no present human a table pauses, says so, and goes on when one comes back."""
    scene = await four(house)
    for person in scene.people:
        await person.leave(scene.room)
    await house.quiet()
    version = scene.row.version
    paused = translator(house)("paused").replace("<b>", "").replace("</b>", "")
    assert paused in scene.shown.text
    await house.press(scene.people[2], scene.people[2].private, ImBack)
    assert paused not in scene.shown.text
    await house.until(lambda: scene.row.version > version or scene.turn == scene.people[2])


async def test_11_neither_anybody_nor_nobody_can_stop_a_series(house: House) -> None:
    """Anybody can stop other people's game / nobody can stop a dead one: both wrong."""
    scene = await four(house)
    stranger = house.person("Egon")
    await stranger.join(scene.room)
    _, boris, clara, dan = scene.people
    await house.say(stranger, scene.room, "/stop")
    assert scene.row.is_open
    assert not scene.row.stop_agreed
    assert says(house, Toast.ONLY_SEATED) in said_in(scene.room)

    await house.say(boris, scene.room, "/stop")
    assert says(house, Toast.STOP_ASKED) in said_in(scene.room)
    assert (await house.press(dan, scene.room, AgreeToStop)).text == says(house, Toast.STOP_ALREADY)
    assert (await house.press(stranger, scene.room, AgreeToStop)).text == says(house, Toast.ONLY_SEATED)
    assert scene.row.is_open
    assert (await house.press(clara, scene.room, AgreeToStop)).text == says(house, Toast.STOPPED)
    assert not scene.row.is_open
    assert live_messages(scene.room, scene.number) == []


async def test_11_a_dead_series_can_be_stopped(house: House) -> None:
    """A side without a present person agrees; an admin stops at once; in private it can be done too."""
    scene = await four(house)
    for person in (scene.people[0], scene.people[2]):
        await person.leave(scene.room)
    await house.say(scene.people[1], scene.people[1].private, "/stop")
    assert not scene.row.is_open

    again = await four(house, "Saturday", ("Egon", "Fritz", "Gerda", "Hans"))
    await again.plays(1)
    admin = house.person("Irma")
    await admin.join(again.room)
    again.room.set_admin(admin)
    await house.say(admin, again.room, "/stop")
    assert not again.row.is_open
    assert says(house, Toast.STOPPED) in said_in(again.room)


async def test_11_a_wish_to_stop_is_forgotten_after_a_while(open_house: OpenHouse) -> None:
    """The other side has five minutes to agree; then the series goes on as if nothing was said."""
    house = await open_house(stop_vote=0.3)
    scene = await four(house)
    await house.say(scene.people[1], scene.room, "/stop")
    assert scene.row.stop_agreed
    await house.until(lambda: not scene.row.stop_agreed)
    await house.quiet()
    assert not has(scene.room, AgreeToStop)
    assert scene.row.is_open
