"""faults.md 31: no silence."""

from bot.callbacks import (  # fmt: skip
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
    Ready,
    Rematch,
    RemoveComputer,
    RulesTopic,
    SetSetting,
    Sit,
    SitIn,
    Stand,
    Start,
    StopTable,
    encode,
)
from bot.press import Press
from bot.toasts import Toast
from tests.faults.scenes import (
    Scene,
    facts,
    four,
    popups,
    said_in,
    says,
    translator,
)
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, live_messages

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
    """Who has a seat is named, also a computer player, or for whom it is held; and what is missing."""
    house = await open_house(seat_hold=60.0)
    anna, boris, clara = house.persons("Anna", "Boris", "Clara")
    room = house.group("Friday", [anna, boris, clara])
    number = await house.lobby(room, anna)
    await house.sit(anna, room, 0)
    scene = Scene(house, room, [anna, boris], number, await house.table(number))
    await house.press(boris, room, Sit, seat=1)  # held, the private chat is not open yet
    for seat in (2, 3):
        await house.press(anna, room, AddComputer, seat=seat)
    told = [
        (clara, Sit(number, 1, 0), says(house, Toast.SEAT_TAKEN, name="Anna")),
        (clara, Sit(number, 1, 2), says(house, Toast.SEAT_TAKEN, name="🤖 Computer 1")),
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
