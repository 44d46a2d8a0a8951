"""What may not be known is not told: every byte that goes to Telegram, and every line of the log."""

import asyncio
import json
import logging
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from bot.callbacks import MakePlay, MyHand, OpenSetting, SetSetting, ShowScore, decode
from bot.demo.faults import Fault
from bot.demo.requests import Call
from engine.cards import Card
from engine.seen import Phase, Trick, View
from engine.view import observe
from tests.faults.scenes import NAMES, Scene, four
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, by_chance
from tests.whole.reading import cards_in


def tricks_of(view: View) -> Iterator[Trick]:
    yield from view.history
    if view.trick is not None:
        yield view.trick


def may_know(view: View) -> set[Card]:
    """Every card that the reader of this view has seen or holds in this deal."""
    known = {*view.hand, *(card for hand in view.known for card in hand)}
    if view.shown is not None:
        known.add(view.shown)
    for trick in tricks_of(view):
        for play in (*trick.plays, *trick.returned):
            known |= set(play.cards or ())
    return known


class Reader:
    """Reads along with everybody: each request is held against what its reader may know by then."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.seen = 0
        self.cards_read = 0

    def views(self) -> dict[int | None, set[Card]]:
        """By person; None is the group."""
        state = self.scene.state
        views: dict[int | None, set[Card]] = {None: may_know(observe(state, None))}
        for seat, person in enumerate(self.scene.people):
            views[person.id] = may_know(observe(state, seat))
        return views

    def reader_of(self, call: Call) -> int | None:
        if call.method == "answerCallbackQuery":
            queries = (update["callback_query"] for update in self.scene.house.standin.updates if
                       "callback_query" in update)  # fmt: skip
            found = next(one for one in queries if one["id"] == call.text("callback_query_id"))
            return int(found["from"]["id"])
        chat_id = call.chat_id or 0
        return chat_id if chat_id > 0 else None

    def check(self, *knowledge: dict[int | None, set[Card]]) -> None:
        """All requests since the last time."""
        requests = list(self.scene.house.standin.requests)
        for call in islice(requests, self.seen, None):
            reader = self.reader_of(call) if call.params.keys() & {"text", "reply_markup"} else None
            allowed = set().union(*(views.get(reader, views[None]) for views in knowledge))
            told = set(cards_in(call.text("text"))) | set(cards_on(call))
            self.cards_read += len(told)
            assert told <= allowed, (call.method, reader, call.params)
        self.seen = len(requests)


def cards_on(call: Call) -> Iterable[Card]:
    """Cards on buttons, and in what they say."""
    markup = call.thing("reply_markup") or {"inline_keyboard": []}
    for row in markup["inline_keyboard"]:
        for button in row:
            yield from cards_in(button["text"])
            press = decode(button["callback_data"]) if "callback_data" in button else None
            if isinstance(press, MakePlay):
                yield from press.action.cards


async def test_nobody_is_told_what_they_may_not_know(open_house: OpenHouse) -> None:
    """Over a whole series no card is named in any request whose reader may not know it by then, and no
    seed before its deal is over; each seed is told afterwards."""
    house = await open_house()
    people = [
        house.person(name, language) for name, language in zip(NAMES, ("en", "ru", "en", "ru"), strict=True)
    ]
    room = house.group("Friday", people)
    await house.say(people[0], room, "/settings")
    await house.press(people[0], room, OpenSetting, name="target")
    await house.press(people[0], room, SetSetting, name="target", value="6")
    number = await house.start(room, people)
    scene = Scene(house, room, people, number, await house.table(number))
    reader, choose = Reader(scene), by_chance(5)
    reader.check(reader.views())
    while scene.row.is_open:
        seed, began = await seed_of_the_deal(scene), reader.seen
        end = began
        while scene.state.phase is Phase.PLAYING:
            before = reader.views()
            if scene.row.version % 7 == 0:
                for person in people:
                    await house.press(person, room, MyHand)
                    await house.press(person, room, ShowScore)
            end = len(house.standin.requests)
            await house.play(number, choose)
            await house.quiet()
            reader.check(before, reader.views())
        requests = list(house.standin.requests)
        assert seed not in written(requests[:end])
        assert seed in written(requests[end:])
        assert scene.state.results[-1].commitment
        assert str(scene.state.results[-1].commitment) in written(requests[: began + 40])
        if scene.row.is_open:
            await house.next_deal(number)
            await house.quiet()
            reader.check(reader.views())
    assert reader.cards_read > 500


async def seed_of_the_deal(scene: Scene) -> str:
    """From the log: no screen has it yet."""
    saved = await scene.house.store.table(scene.number)
    assert saved is not None
    return next(line.input.seed.hex() for line in reversed(saved.inputs) if hasattr(line.input, "seed"))


def written(calls: Iterable[Call]) -> str:
    return "\n".join(json.dumps(call.params, ensure_ascii=False) for call in calls)


async def test_the_token_is_never_logged(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever reads the log can't become the bot: not at DEBUG, and not when everything goes wrong."""
    caplog.set_level(logging.DEBUG)
    scene = await four(house)
    await scene.plays(2)
    for fault in (Fault(), Fault(status=502), Fault(retry_after=1)):
        struck: list[Call] = []

        def strike(call: Call, fault: Fault = fault, struck: list[Call] = struck) -> Fault | None:
            struck.append(call)
            return fault if len(struck) < 4 else None

        house.standin.set_faults(strike)
        await scene.people[0].send(scene.room, "/score")
        while len(struck) <= 4:  # noqa: ASYNC110  (the test has a timeout of its own)
            await asyncio.sleep(0.01)
    house.standin.set_faults(None)
    await house.restart()
    await scene.again()
    await scene.plays(2)
    own = [record for record in caplog.records if not record.name.startswith("aiohttp")]  # Telegram's side
    lines = [caplog.handler.format(record) for record in own]
    assert any("input: " in line for line in lines)
    secret = house.standin.token.partition(":")[2]
    assert [line[:300] for line in lines if secret in line] == []
