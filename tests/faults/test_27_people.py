"""faults.md 27-31: identity and commands."""

from copy import deepcopy

import pytest

from bot.callbacks import (
    AddComputer,
    AgreeToStop,
    ClosePanel,
    HandOf,
    ImBack,
    LeaveTable,
    MakeClaim,
    MakePlay,
    MyHand,
    NextDeal,
    OpenSetting,
    Press,
    Ready,
    Rematch,
    RemoveComputer,
    RulesTopic,
    SetSetting,
    ShowScore,
    Sit,
    SitIn,
    Stand,
    Start,
    StopTable,
    encode,
)  # fmt: skip
from bot.toasts import Toast
from storage.rows import Occupancy, Status
from tests.faults.scenes import (
    NAMES,
    Scene,
    bare,
    facts,
    four,
    last_update,
    popups,
    said_in,
    says,
    shows_hand,
    translator,
)
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has, live_messages

COMMANDS = (
    "newgame",
    "table",
    "hand",
    "score",
    "rules",
    "settings",
    "language",
    "leave",
    "stop",
    "help",
    "privacy",
    "start",
)


async def test_27_an_anonymous_admin_is_an_admin(house: House) -> None:
    """An anonymous admin's command works where an admin's may: /newgame, /settings, /stop."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    anna = people[0]
    await house.say(anna, room, "/newgame", is_anonymous=True)
    number = house.table_in(room)
    table = await house.table(number)
    assert all(seating.occupancy is Occupancy.EMPTY for seating in table.row.seats)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(anna, room, Start)
    assert table.row.status is Status.PLAYING

    await house.say(anna, room, "/settings", is_anonymous=True)
    assert has(room, OpenSetting, name="target")
    await house.press(anna, room, OpenSetting, name="target")  # buttons are pressed as oneself
    answer = await house.press(anna, room, SetSetting, name="target", value="18")
    assert answer.text == says(house, Toast.SAVED_NEXT_SERIES)

    await house.say(anna, room, "/stop", is_anonymous=True)
    assert not table.row.is_open


async def test_27_an_anonymous_admin_has_no_seat(house: House) -> None:
    """Where a person is needed, an anonymous admin is told so, and nobody is seated."""
    scene = await four(house)
    before = facts(scene)
    for command in ("hand", "leave"):
        since = len(house.standin.requests)
        await house.say(scene.people[0], scene.room, f"/{command}", is_anonymous=True)
        assert [call.chat_id for call in house.calls("sendMessage", since=since)] == [scene.room.id]
        assert facts(scene) == before


async def test_27_a_channel_seats_nobody(house: House) -> None:
    """Posts of a linked channel, and people who write as a channel, open no table and end none; who writes
    as a channel is told to write as themselves."""
    scene = await four(house)
    channel = house.standin.people.channel("News", with_bot=True)
    other = house.group("Saturday", scene.people)
    before = facts(scene)
    for command in COMMANDS:
        scene.room.channel_post(channel, f"/{command}")
        other.channel_post(channel, f"/{command}")
        channel.post(f"/{command}")
    await house.quiet()
    assert facts(scene) == before
    assert await house.store.open_tables() == (scene.number,)
    assert other.bot_messages == []
    other.channel_post(channel, "/newgame", is_forwarded=False)
    await house.quiet()
    assert await house.store.open_tables() == (scene.number,)
    assert said_in(other) == [says(house, Toast.NO_CHANNELS)]


async def test_27_a_message_via_another_bot_is_no_command(house: House) -> None:
    """What somebody sends "via" another bot was not written by them."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    await house.say(anna, room, "/newgame", via=house.standin.bot.id)
    assert await house.store.open_tables() == ()
    assert room.bot_messages == []


@pytest.mark.parametrize("kind", ["edited_message", "message"])
async def test_28_an_edited_command_does_not_run_again(house: House, kind: str) -> None:
    """An edited message that contains a command must not run it again."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    said = await house.say(anna, room, "hello /newgame")
    await anna.edit(room, said.id, "/newgame")
    await house.quiet()
    assert await house.store.open_tables() == ()

    said = await house.say(anna, room, "/newgame")
    update = deepcopy(last_update(house, "message"))
    await house.say(boris, room, "/stop")
    [*_, ended] = [await house.store.last_table_in(room.id, None)]
    await anna.edit(room, said.id, "/newgame now")
    edited = {"update_id": update["update_id"] + 1000, "edited_message": update["message"]}
    edited["edited_message"]["edit_date"] = update["message"]["date"] + 1
    if kind == "edited_message":  # which the bot does not even ask for
        house.standin.inject(edited)
    await house.quiet()
    assert await house.store.last_table_in(room.id, None) == ended


COMMANDS_OF_OTHERS = (
    "/newgame@otherbot",
    "/newgame@KozelDemoBotty",
    "/newgame@KozelDemo",
    "/newgames",
    "newgame",
    " please /newgame",
)
COMMANDS_OF_OURS = (
    "/newgame@KozelDemoBot",
    "/NEWGAME@KozelDemoBot",
    "/NewGame@KOZELDEMOBOT",
    "/newgame@kozeldemobot with friends",
    "/newgame\nplease",
    "/NEWGAME",
)


async def test_29_a_command_is_ours_or_not(house: House) -> None:
    """/newgame@otherbot is not ours; /newgame@OurBot in any case is."""
    anna, boris = house.persons("Anna", "Boris")
    for is_ours, texts in ((False, COMMANDS_OF_OTHERS), (True, COMMANDS_OF_OURS)):
        for text in texts:
            room = house.group("Friday", [anna, boris])
            room.promote_bot()  # so that it hears everything
            await house.say(anna, room, text)
            assert (await house.store.open_table_in(room.id, None) is not None) is is_ours, text
            assert len(room.bot_messages) == is_ours, text


ODD_NAMES = {
    "markup": "<b>Bold</b> & <i>",
    "entity": "&lt;script&gt;&amp;&#0;",
    "emoji": "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇱🇻👍🏽",
    "right to left": "\u202egnihton\u202c\u2067x",
    "arabic": "محمد بن عبد الله",
    "zero width": "\u200b\u200d\u2060\ufeff",
    "blank letters": "\u3164\u2800\u115f",
    "one glyph": "W" * 64,
    "wide glyph": "﷽" * 64,
    "stacked marks": "Z" + "\u0301" * 60,
    "newlines": "A\nB\r\n\tC",
    "slash": "/stop@KozelDemoBot",
    "backslash": "\\_*`[x](https://example.org)",
}


@pytest.mark.parametrize("first", range(0, len(ODD_NAMES), 4))
async def test_30_no_name_breaks_anything(house: House, first: int) -> None:
    """Names with <b>, &, emoji, right-to-left override, zero-width only, 64 characters of one glyph, or no
    username: markup never breaks, the seat always has a readable name."""
    names = list(ODD_NAMES.values())[first : first + 4]
    names += ["Boris"] * (4 - len(names))
    scene = await four(house, title=names[0], names=names)
    await scene.plays(5)
    await house.press(scene.people[1], scene.room, MyHand)
    await house.press(scene.people[1], scene.room, ShowScore)
    await house.say(scene.people[0], scene.room, "/leave")
    assert has(scene.room, SitIn, seat=0)
    await house.say(scene.people[2], scene.room, "/stop")
    await house.say(scene.people[2], scene.people[2].private, "/hand")
    sides = [line for line in bare(scene.shown.text).splitlines() if line.startswith(("🔵", "🟠"))][:2]
    for line in sides:
        shown = line.split("  ")[0].removeprefix("🔵").removeprefix("🟠").split(" + ")
        assert len(shown) == 2
        assert all(1 <= len(one.strip(" ⏳🤖")) <= 40 for one in shown), line
    for message in (*scene.room.bot_messages, *scene.people[0].private.bot_messages):
        assert not {entity["type"] for entity in message.entities} & {"bot_command", "url"}, message.text
        assert "\u202e" not in message.text
        assert message.text.count("\u2068") == message.text.count("\u2069")


async def test_30_two_of_one_name_are_told_apart_by_their_side(house: House) -> None:
    """Four people of the same name: the table, the hand and the answers work all the same."""
    scene = await four(house, names=("Anna",) * 4)
    await scene.plays(8)
    assert all(shows_hand(scene, person) for person in scene.people)


async def test_30_a_renamed_player_keeps_the_seat(house: House) -> None:
    """A name changed in mid-deal, to nothing readable: the seat is known by the person, not by the name."""
    scene = await four(house)
    person = scene.turn
    person.rename("\u200b")
    await scene.tap(scene.offer(person))
    await scene.plays(4)
    assert scene.row.version == 6


def _every_press(number: int, version: int, action: MakePlay) -> list[Press]:
    of_a_table = (Stand, Start, Ready, Rematch, MyHand, ImBack, AgreeToStop)
    of_a_seat = (Sit, AddComputer, RemoveComputer, SitIn)
    return [
        *(kind(number, 1) for kind in of_a_table),
        *(kind(number, 1, 2) for kind in of_a_seat),
        action,
        MakeClaim(number, 1, 0, 0),
        NextDeal(number, 1, version),
        SetSetting("target", "24"),
        HandOf(number),
        LeaveTable(number),
        StopTable(number),
    ]


async def test_31_whoever_may_not_is_told_why(house: House) -> None:
    """Silence: whoever presses something they may not gets told why."""
    scene = await four(house)
    stranger = house.person("Egon")
    await stranger.join(scene.room)
    before = facts(scene)
    play = scene.offer().press
    assert isinstance(play, MakePlay)
    for press in _every_press(scene.number, scene.row.version, play):
        answer = await scene.forge(stranger, press, scene.room)
        assert answer.text or answer.url, press
        assert facts(scene) == before, press
    assert (await house.app.club.register.chat(scene.room.id)).settings.rules.target == 12
    for data in ("", "x", "p", "p:1", "💥", "sit:1:1:9", "R:nothing", "S:target:13", "O:nothing", "L:xx:1"):
        answer = await house.tap(stranger, scene.room, scene.shown.id, data or " ", is_forced=True)
        assert answer.text, data
    assert facts(scene) == before


async def test_31_not_your_turn_names_who_is_waited_for(house: House) -> None:
    """The answer to a play out of turn says whose turn it is."""
    scene = await four(house)
    play = scene.offer().press
    assert isinstance(play, MakePlay)
    other = next(one for one in scene.people if one != scene.turn)
    seat = scene.people.index(other)
    forged = MakePlay(scene.number, 1, scene.row.version, type(play.action)(seat, play.action.cards))
    answer = await scene.forge(other, forged)
    assert answer.text == says(house, Toast.NOT_YOUR_TURN, name=scene.turn.row.first_name)


async def test_31_every_command_is_answered(house: House) -> None:
    """No command stays without an answer, in the group or in private, with a table or without."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    for where in (room, anna.private):
        for command in (
            "help",
            "rules",
            "privacy",
            "settings",
            "language",
            "score",
            "hand",
            "table",
            "leave",
        ):
            since = len(house.standin.requests)
            await house.say(anna, where, f"/{command}")
            assert len(house.calls("sendMessage", since=since)) == 1, (where, command)
        since = len(house.standin.requests)
        await house.say(anna, where, "/stop")
        assert len(house.calls("sendMessage", since=since)) == 1
    for words in ("hello", "/unknown", "🐐"):
        since = len(house.standin.requests)
        await house.say(anna, anna.private, words)
        assert len(house.calls("sendMessage", since=since)) == 1


async def test_31_a_press_is_answered_whatever_goes_wrong(house: House) -> None:
    """A fault of ours on the way is told as one; it is never silence."""
    scene = await four(house)
    offer = scene.offer()
    house.expects_errors = True
    scene.table.row = None  # type: ignore[assignment]
    answer = await offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
    assert answer is not None
    assert answer.text == says(house, Toast.WENT_WRONG)
    house.app.club.tables.forget(scene.number)
    await scene.again()
    await scene.plays(2)
    assert scene.row.version == 3


async def test_31_leaving_twice_and_coming_back_twice(house: House) -> None:
    """What is so already is said, too."""
    scene = await four(house)
    dan = scene.people[3]
    assert (await scene.forge(dan, ImBack(scene.number, 1))).text == says(house, Toast.NOT_AWAY)
    await house.say(dan, scene.room, "/leave")
    await house.say(dan, scene.room, "/leave")
    assert said_in(scene.room).count(says(house, Toast.NOTHING_TO_LEAVE)) == 1
    assert translator(house)("toast-left") in said_in(scene.room)
    answer = await house.press(scene.people[0], scene.room, SitIn, seat=3)
    assert answer.text == says(house, Toast.ALREADY_SEATED)


async def test_31_the_lobby_says_why_not(open_house: OpenHouse) -> None:
    """Taken, held and missing seats are named."""
    house = await open_house(seat_hold=60.0)
    anna, boris, clara = house.persons("Anna", "Boris", "Clara")
    room = house.group("Friday", [anna, boris, clara])
    number = await house.lobby(room, anna)
    await house.sit(anna, room, 0)
    scene = Scene(house, room, [anna, boris], number, await house.table(number))
    await house.press(boris, room, Sit, seat=1)  # held, the private chat is not open yet
    told = [
        (clara, Sit(number, 1, 0), says(house, Toast.SEAT_TAKEN, name="Anna")),
        (clara, Sit(number, 1, 1), says(house, Toast.SEAT_HELD, name="Boris")),
        (clara, AddComputer(number, 1, 1), says(house, Toast.SEAT_HELD, name="Boris")),
        (anna, Sit(number, 1, 0), says(house, Toast.ALREADY_SEATED)),
        (anna, Start(number, 1), says(house, Toast.NEED_FOUR)),
        (clara, Start(number, 1), says(house, Toast.ONLY_SEATED)),
        (clara, Stand(number, 1), says(house, Toast.NOT_SEATED)),
    ]
    for person, press, text in told:
        assert (await scene.forge(person, press, room)).text == text, press
    assert len(live_messages(room, number)) == 1
    assert len(popups(house)) >= len(told)


async def test_31_a_forged_press_harms_no_message(house: House) -> None:
    """A doctored client sends what no button of the message says: no panel takes the place of the table's
    message, and nothing is deleted."""
    scene = await four(house)
    stranger = house.person("Egon")
    await stranger.join(scene.room)
    shown, before = scene.shown, facts(scene)
    forged = [
        encode(press)
        for press in (
            ClosePanel(),
            RulesTopic("deal"),
            OpenSetting("target"),
            MyHand(scene.number + 1, 0),
            Sit(scene.number, 0, 0),
            Stand(scene.number, 0),
        )
    ]
    for person in (stranger, scene.people[0]):
        for data in forged:
            answer = await house.tap(person, scene.room, shown.id, data, is_forced=True)
            assert answer.text, data
            assert (scene.shown.text, scene.shown.buttons) == (shown.text, shown.buttons)
    lost = await house.say(stranger, scene.room, "/help")
    await scene.forge(stranger, Sit(scene.number, 0, 0), scene.room)
    assert scene.room.message(lost.id) is not None
    assert scene.room.last.text.startswith(translator(house)("help").split("<")[0])
    assert facts(scene) == before
