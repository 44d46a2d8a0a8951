"""Who taps or writes far more than people do costs the others nothing, and is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from statistics import median
from typing import Any

import pytest

from bot.callbacks import MyHand
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.handlers.commands import is_order
from bot.patience import Patience
from bot.settings import Settings
from bot.toasts import Toast
from tests.faults.scenes import four, says
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, find
from tests.whole.pace import UNLIMITED

SHIPPED = {name: Settings.model_fields[name].default for name in ("taps_per_second", "commands_per_minute")}
REAL = UNLIMITED | SHIPPED | {"limit_window": 60.0}
ROOMY = {"group_limit": 10_000, "total_per_second": 10_000, "private_burst": 10_000}


def answered(house: House, text: str, since: int = 0) -> int:
    """How many presses were answered so."""
    return sum(call.text("text") == text for call in house.calls("answerCallbackQuery", since=since))


async def tapping(person: Person, room: Room, message_id: int, button: str, per_second: float) -> None:
    """Taps without waiting for answers, until cancelled."""
    taps: set[asyncio.Task[object]] = set()
    try:
        while True:
            taps.add(asyncio.create_task(person.press(room, message_id, button, timeout=0.5)))
            await asyncio.sleep(1 / per_second)
    finally:
        for tap in taps:
            tap.cancel()


async def usual_ms(what: Callable[[], Awaitable[object]], times: int, pause: float) -> float:
    """The median of how long it takes, which a noisy machine leaves alone; ``pause``: seconds between two."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        await what()
        spent.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(pause)
    return median(spent)


async def test_a_hundred_taps_a_second(open_house: OpenHouse) -> None:
    """The others hardly notice, the database is hardly asked, and the tapper is told once a second; all
    other taps are answered with nothing."""
    house = await open_house(telegram=ROOMY, **REAL)
    scene = await four(house)
    others = await four(house, "Saturday", ("Egon", "Fritz", "Gerda", "Hans"))
    message, button = find(scene.room, MyHand)
    theirs, theirs_button = find(others.room, MyHand)
    people = iter(others.people * 100)
    pause = 1.1 / (SHIPPED["taps_per_second"] * len(others.people))  # slow enough on a fast machine too

    async def look() -> None:
        answer = await next(people).press(others.room, theirs.id, theirs_button.data or "")
        assert answer is not None
        assert answer.text != says(house, Toast.SLOW_DOWN)

    quiet = await usual_ms(look, 20, pause)
    since, began = len(house.standin.requests), time.monotonic()
    flood = asyncio.create_task(tapping(scene.people[0], scene.room, message.id, button.data or "", 100.0))
    noisy = await usual_ms(look, 40, pause)
    seconds = time.monotonic() - began
    flood.cancel()
    with suppress(asyncio.CancelledError):
        await flood
    await house.quiet()
    print(f"median of the others: {quiet:.1f} ms alone, {noisy:.1f} ms beside 100 taps a second")
    assert noisy - quiet < 50.0
    told = answered(house, says(house, Toast.SLOW_DOWN), since)
    assert 1 <= told <= seconds + 2
    answers = house.calls("answerCallbackQuery", since=since)
    dismissed = answered(house, "", since)
    assert len(answers) - dismissed - told - 40 <= 10 + 5 * (seconds + 1)
    taps = {update["callback_query"]["id"] for update in house.standin.updates if "callback_query" in update}
    assert taps == {call.text("callback_query_id") for call in house.calls("answerCallbackQuery")}


async def test_hundreds_of_commands(open_house: OpenHouse) -> None:
    """A group sees a few answers and one word of warning, and the others' commands are answered as ever."""
    house = await open_house(telegram=ROOMY, **REAL)
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    for _ in range(300):
        await anna.send(room, "/newgame")
    await house.quiet()
    warnings = [one for one in room.bot_messages if one.text == says(house, Toast.SLOW_DOWN)]
    assert len(warnings) == 1
    assert len(room.bot_messages) <= 2 * 6 + 3  # each leads to the lobby, and says so
    before = len(room.bot_messages)
    await house.say(boris, room, "/rules")
    assert len(room.bot_messages) == before + 1


async def test_commands_of_other_bots(open_house: OpenHouse) -> None:
    """Whoever plays with another bot is not scolded by ours, and ours answers them at once."""
    house = await open_house(telegram=ROOMY, **REAL)
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    room.promote_bot()  # so that it hears everything
    for _ in range(20):
        await anna.send(room, "/roll@DiceBot")
        await anna.send(room, "/rules@DiceBot")
    await house.say(anna, room, f"/rules@{house.app.club.bot_name.upper()}")
    [answer] = room.bot_messages
    assert answer.text != says(house, Toast.SLOW_DOWN)


async def test_commands_in_private(open_house: OpenHouse) -> None:
    """Only their own chat is filled, so there are more of them; then it is quiet there too."""
    house = await open_house(telegram=ROOMY, **REAL)
    anna = house.person("Anna")
    for _ in range(100):
        await anna.send(anna.private, "what now?")
    await house.quiet()
    texts = [one.text for one in anna.private.bot_messages]
    assert texts.count(says(house, Toast.SLOW_DOWN)) == 1
    assert 12 < len(texts) <= 2 * 12 + 3


class Noted:
    """What people were told."""

    def __init__(self) -> None:
        self.presses: list[str] = []
        self.dismissed: list[str] = []
        self.chats: list[tuple[int, int | None]] = []

    def press(self, query_id: str, user_id: int, language: str | None) -> None:
        self.presses.append(query_id)

    def dismiss(self, query_id: str) -> None:
        self.dismissed.append(query_id)

    def chat(self, chat_id: int, thread_id: int | None, user_id: int, language: str | None) -> None:
        self.chats.append((chat_id, thread_id))


def command(user_id: int, chat_id: int, text: str = "/rules", **more: object) -> dict[str, Any]:
    chat = {"id": chat_id, "type": "private" if chat_id > 0 else "supergroup"}
    return {"update_id": 1, "message": {"from": {"id": user_id}, "chat": chat, "text": text} | more}


def patience_of(told: Noted, minute: float = 60.0) -> Patience:
    """Of @KozelBot: so many taps a second and commands a minute, and twice as many at once."""
    return Patience(5.0, 2, minute, told, lambda text: is_order(text, "KozelBot"))


def press(user_id: int, number: int = 1) -> dict[str, Any]:
    return {"update_id": 1, "callback_query": {"id": str(number), "from": {"id": user_id}}}


async def test_each_for_themselves() -> None:
    """Nobody pays for another: not a person, not a group, not the other anonymous admins."""
    noted = Noted()
    patience = patience_of(noted)
    assert [patience.admits(command(7, -1)) for _ in range(5)] == [True] * 4 + [False]
    assert patience.admits(command(7, -2))
    assert patience.admits(command(8, -1))
    assert patience.admits(command(7, -1, "what do you say?"))
    assert not patience.admits(command(7, -1, is_topic_message=True, message_thread_id=5))
    assert noted.chats == [(-1, None)]


@pytest.mark.parametrize("text", ["/rules", "/RULES", "/rules@kozelBOT me", "/rules, please", "/start"])
async def test_our_commands_count(text: str) -> None:
    """With our name or without one."""
    noted = Noted()
    patience = patience_of(noted)
    assert [patience.admits(command(7, -1, text)) for _ in range(5)] == [True] * 4 + [False]
    assert noted.chats == [(-1, None)]


@pytest.mark.parametrize("text", ["/roll@DiceBot", "/rules@DiceBot", "/rules@KozelBotty", "/roll", "/", "//"])
async def test_others_commands_count_in_private_alone(text: str) -> None:
    """In a group they are nothing to us; in private each is answered."""
    noted = Noted()
    patience = patience_of(noted)
    assert all(patience.admits(command(7, -1, text)) for _ in range(20))
    assert patience.admits(command(7, -1))
    assert noted.chats == []
    assert [patience.admits(command(7, 7, text)) for _ in range(17)] == [True] * 16 + [False]


async def test_time_heals() -> None:
    """After a while one more is admitted, and after a rest one is warned anew."""
    noted = Noted()
    patience = patience_of(noted, 0.2)
    for _ in range(6):
        patience.admits(command(7, -1))
    await asyncio.sleep(0.12)
    assert patience.admits(command(7, -1))
    assert not patience.admits(command(7, -1))
    assert len(noted.chats) == 1
    await asyncio.sleep(0.45)
    assert [patience.admits(command(7, -1)) for _ in range(5)] == [True] * 4 + [False]
    assert len(noted.chats) == 2


async def test_taps_are_told_once_a_second() -> None:
    """The rest is answered with nothing."""
    noted = Noted()
    patience = patience_of(noted)
    admitted = [number for number in range(100) if patience.admits(press(7, number))]
    assert admitted == list(range(10))
    assert noted.presses == ["10"]
    assert noted.dismissed == [str(number) for number in range(11, 100)]
    assert patience.admits(press(8))


@pytest.mark.parametrize(
    "raw",
    [{}, {"callback_query": None}, {"callback_query": {"from": []}}, {"message": {"chat": 1}},
     {"message": {"chat": {"id": 1, "type": "private"}, "from": {"id": []}, "text": "x"}},
     {"message": {"chat": {"id": -1, "type": "group"}, "from": {"id": 1}, "text": 5}}],
)  # fmt: skip
async def test_what_is_no_update_is_left_to_others(raw: dict[str, Any]) -> None:
    """It is theirs to log."""
    assert patience_of(Noted()).admits(raw)
