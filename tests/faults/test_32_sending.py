"""faults.md 32-36: sending."""

import asyncio
import logging
import time
from collections.abc import Callable

import pytest

from bot.asides import RulesPage
from bot.callbacks import MyHand, OpenSetting, ShowScore
from bot.demo.faults import Fault
from bot.demo.requests import Call
from bot.demo.rooms import Room
from bot.i18n import LOCALES
from bot.screens.choices import Setting
from bot.screens.rules import TOPICS
from bot.toasts import Toast
from engine.seen import Phase
from tests.faults.scenes import Scene, bare, four, says, shows_hand, translator
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, live_messages, said

LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if (folder / "bot.ftl").exists())


def is_shown(scene: Scene) -> bool:
    """Whether everything stands as it is: the table and all four hands."""
    if scene.state.phase is not Phase.PLAYING:
        return True
    messages = live_messages(scene.room, scene.number)
    table = len(messages) == 1 and scene.turn.row.first_name in turn_line(messages[0].text)
    return table and all(shows_hand(scene, person) for person in scene.people)


def turn_line(text: str) -> str:
    return next((line for line in bare(text).splitlines() if line.startswith("➡️")), "")


class Misfortune:
    """Strikes the first so many requests that `concerns` names; counts them."""

    def __init__(self, fault: Fault, concerns: Callable[[Call], bool], times: int = 1) -> None:
        self._fault = fault
        self._concerns = concerns
        self._times = times
        self.struck: list[Call] = []

    def __call__(self, call: Call) -> Fault | None:
        if len(self.struck) >= self._times or not self._concerns(call):
            return None
        self.struck.append(call)
        return self._fault


def is_to(room: Room, *methods: str) -> Callable[[Call], bool]:
    return lambda call: call.chat_id == room.id and (not methods or call.method in methods)


async def test_32_not_modified_is_success(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """ "message is not modified" is success: an edit that arrived although its answer did not is made again,
    and that is all."""
    caplog.set_level(logging.WARNING)
    scene = await four(house)
    await scene.plays(1)
    cut = Misfortune(Fault(is_done=True), is_to(scene.room, "editMessageText"))
    house.standin.set_faults(cut)
    await scene.plays(1)
    await house.quiet()
    assert len(cut.struck) == 1
    refused = [call for call in house.calls("editMessageText") if call.refusal is not None]
    assert ["not modified" in str(call.refusal) for call in refused] == [True]
    assert is_shown(scene)
    since = len(house.standin.requests)
    await scene.plays(1)
    assert len([call for call in house.calls("editMessageText", since=since) if is_to(scene.room)(call)]) == 1


async def test_32_query_too_old_never_undoes_a_play(house: House) -> None:
    """ "query is too old" never undoes a play, nor keeps it from being shown."""
    scene = await four(house)
    house.standin.set_faults(
        Misfortune(Fault(delay=0.05), lambda call: call.method == "answerCallbackQuery", times=100)
    )
    offer = scene.offer()
    lost = await offer.person.press(
        offer.person.private, offer.message_id, offer.button.data or "", timeout=0.3
    )
    assert lost is None  # nobody was told
    await house.quiet()
    assert scene.row.version == 2
    assert is_shown(scene)
    house.standin.set_faults(None)
    again = await house.tap(
        offer.person, offer.person.private, offer.message_id, offer.button.data or "", is_forced=True
    )
    assert again.text == says(house, Toast.ALREADY_PLAYED)
    assert scene.row.version == 2


async def test_32_a_late_answer_is_no_error(open_house: OpenHouse) -> None:
    """The press is older than Telegram's patience when the answer comes: the play counts all the same."""
    house = await open_house(telegram={"press_lifetime": 0.3})
    scene = await four(house)
    house.standin.set_faults(
        Misfortune(Fault(delay=0.4), lambda call: call.method == "answerCallbackQuery", times=1)
    )
    offer = scene.offer()
    await offer.person.press(offer.person.private, offer.message_id, offer.button.data or "", timeout=0.5)
    await house.quiet()
    refused = [call for call in house.calls("answerCallbackQuery") if call.refusal is not None]
    assert ["query is too old" in str(call.refusal) for call in refused] == [True]
    assert scene.row.version == 2
    assert is_shown(scene)


async def test_33_a_busy_group_holds_up_nobody_else(house: House) -> None:
    """429 in one group holds up neither other groups nor button answers; after it the *latest* state is
    shown, not the backlog."""
    ours = await four(house, "Friday")
    theirs = await four(house, "Saturday", ("Egon", "Fritz", "Gerda", "Hans"))
    busy = Misfortune(Fault(retry_after=1), is_to(ours.room), times=1)
    house.standin.set_faults(busy)
    began = time.monotonic()
    first = ours.offer()
    await first.person.press(first.person.private, first.message_id, first.button.data or "")
    await house.until(lambda: busy.struck)
    since = len(house.standin.requests)
    for _ in range(4):
        offer = theirs.offer()
        answer = await offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
        assert answer is not None
        await house.until(lambda: is_shown(theirs))
    for _ in range(3):
        await house.until(lambda: any(one.person == ours.turn for one in ours.offers))
        offer = ours.offer()
        answer = await offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
        assert answer is not None
    is_in_time = time.monotonic() - began < 0.9  # else the machine is too slow to tell
    if is_in_time:
        assert [call for call in house.calls(since=since) if is_to(ours.room)(call)] == []
    await house.until(lambda: is_shown(ours))
    await house.quiet()
    assert ours.row.version == 5
    edits = [call for call in house.calls("editMessageText", since=since) if is_to(ours.room)(call)]
    assert len(edits) == 1 or not is_in_time


async def test_34_a_send_that_timed_out_may_have_arrived(house: House) -> None:
    """A send that timed out may have arrived: the place is posted anew after a while, only the newest
    posting is live, a press on the older one removes it."""
    people = house.persons("Anna", "Boris")
    room = house.group("Friday", people)
    cut = Misfortune(Fault(is_done=True), is_to(room, "sendMessage"))
    house.standin.set_faults(cut)
    began = time.monotonic()
    await people[0].send(room, "/newgame")
    await house.until(lambda: len(room.bot_messages) == 2)
    assert time.monotonic() - began >= 0.1  # resend_after, scaled
    await house.quiet()
    older, newer = room.bot_messages
    postings = [press.posting for one in (older, newer) for _, press in list(said(one))[:1]]  # type: ignore[attr-defined]
    assert postings == [1, 2]
    answer = await house.tap(people[0], room, older.id, older.button_list[0].data or "")
    assert answer.text or answer.url
    assert [message.id for message in room.bot_messages] == [newer.id]
    assert len(room.bot_messages) == 1
    number = house.table_in(room)
    assert (await house.table(number)).row.seats[0].user_id == people[0].id


async def test_34_a_lost_hand_posting_is_swept_by_a_play_on_it(house: House) -> None:
    """The same for a hand: the play by the older one counts, and the older one goes."""
    scene = await four(house)
    person = scene.turn
    house.standin.set_faults(Misfortune(Fault(is_done=True), is_to(person.private, "sendMessage")))
    await person.send(person.private, "/hand")
    await house.until(lambda: len([one for one in person.private.bot_messages if one.buttons]) >= 2)
    await house.quiet()
    house.standin.set_faults(None)
    hands = [one for one in person.private.bot_messages if one.buttons]
    assert len(hands) == 2
    answer = await house.tap(person, person.private, hands[0].id, hands[0].button_list[0].data or "")
    assert answer.text
    assert scene.row.version == 2
    assert [one.id for one in person.private.bot_messages if shows(scene, one.text)] == [hands[1].id]
    assert shows_hand(scene, person)


def shows(scene: Scene, text: str) -> bool:
    return translator(scene.house)("this-group") in text or "Friday" in bare(text)


FAILURES = {
    "bad gateway": Fault(status=502),
    "reset": Fault(),
    "bad gateway, but done": Fault(status=502, is_done=True),
}


@pytest.mark.parametrize("kind", FAILURES)
async def test_35_a_minute_of_failures_loses_nothing(house: House, kind: str) -> None:
    """502 and connection resets for a minute: nothing lost, everything shown after."""
    scene = await four(house)
    await scene.plays(1)
    is_over = False
    house.standin.set_faults(lambda call: None if is_over else FAILURES[kind])
    offer = scene.offer()
    tap = asyncio.create_task(
        offer.person.press(offer.person.private, offer.message_id, offer.button.data or "")
    )
    await scene.people[3].send(scene.room, "/score")
    await asyncio.sleep(0.6)
    is_over = True
    await house.until(lambda: scene.row.version == 3)
    await house.quiet()
    await house.until(lambda: is_shown(scene))
    assert any("🏁" in message.text for message in scene.room.bot_messages)
    await asyncio.wait([tap], timeout=3)
    tap.cancel()
    await scene.plays(4)
    await house.quiet()
    assert is_shown(scene)
    assert scene.row.version == 7


async def test_35_a_broken_network_at_the_start_is_waited_for(house: House) -> None:
    """The bot starts while Telegram does not answer: it goes on trying, and goes on where it was."""
    scene = await four(house)
    await scene.plays(2)
    await house.close()
    house.standin.set_faults(Misfortune(Fault(status=502), lambda call: call.method == "getMe"))
    await house.open()
    await house.quiet()
    await scene.again()
    await scene.plays(2)
    assert scene.row.version == 5


async def test_35_garbage_instead_of_an_answer(house: House) -> None:
    """An answer that is no answer (a proxy's page with status 200) is a failure like others."""
    scene = await four(house)
    house.standin.set_faults(
        Misfortune(Fault(status=200), lambda call: call.method in ("editMessageText", "getUpdates"), times=4)
    )
    await scene.plays(2)
    await house.until(lambda: is_shown(scene))
    assert scene.row.version == 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_36_the_longest_of_everything_fits(house: House, language: str) -> None:
    """Callback data over 64 *bytes*, message over 4096 characters, pop-up over 200: can't be built, in every
    language with the longest names. (The stand-in refuses what is too long, as Telegram does.)"""
    name = "Ж" * 31 + "👨‍👩‍👧‍👦" * 5
    people = [house.person(name, language, last_name="W" * 64) for _ in range(4)]
    room = house.group("Щ" * 128, people)
    room.promote_bot()
    number = await house.start(room, people)
    scene = Scene(house, room, people, number, await house.table(number))
    await house.say(people[0], room, "/settings")
    for setting in Setting:
        await house.press(people[0], room, OpenSetting, name=setting.value)
        await house.press(people[0], room, OpenSetting, name="menu")
    await house.say(people[1], people[1].private, "/rules")
    for topic in TOPICS[1:]:
        await house.press(people[1], people[1].private, RulesPage, topic=topic)
    for command in ("help", "privacy", "language", "settings", "score", "table", "hand"):
        await house.say(people[2], people[2].private, f"/{command}")
        await house.say(people[2], room, f"/{command}")
    last = 99 if language == "en" else 9  # one whole deal is enough
    while scene.state.phase is Phase.PLAYING and scene.row.version < last:
        for kind in (MyHand, ShowScore):
            popup = await house.press(scene.turn, room, kind)
            assert 0 < len(popup.text) <= 200
        answer = await house.play(number)
        assert 0 < len(answer.text) <= 200
    await house.say(people[3], room, "/leave")
    await house.say(people[2], room, "/stop")
    if scene.state.phase is Phase.BETWEEN:
        await house.next_deal(number)
    await house.say(people[2], room, "/score")
    refused = [call.refusal for call in house.standin.requests if call.refusal is not None]
    assert refused == []
