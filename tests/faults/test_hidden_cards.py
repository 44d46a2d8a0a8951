"""What may not be known is not told: every byte that goes to Telegram, and every line of the log.

The house of every test has a reader along (secrecy.py), who fails it when it closes. Here the reader itself
is tried: what a bot that leaks would send is sent with its token.
"""

import asyncio
import json
import logging
from collections.abc import Iterable

import aiohttp
import pytest

from bot.callbacks import MakePlay, MyHand, OpenSetting, SetSetting, ShowScore, SitIn, encode
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.requests import Call
from bot.screens.cards import cards_text
from engine.actions import Lead
from engine.cards import Card
from engine.seen import Phase
from tests.faults.scenes import NAMES, Scene, four, last_update, translator
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, by_chance


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
    choose = by_chance(5)
    while scene.row.is_open:
        seed, end = seed_of_the_deal(scene), 0
        while scene.state.phase is Phase.PLAYING:
            if scene.row.version % 7 == 0:
                for person in people:
                    await house.press(person, room, MyHand)
                    await house.press(person, room, ShowScore)
            end = len(house.standin.requests)
            await house.play(number, choose)
        await house.quiet()
        requests = list(house.standin.requests)
        assert seed not in written(requests[:end])
        assert seed in written(requests[end:])
        if scene.row.is_open:
            await house.next_deal(number)
    house.secrecy.check()
    assert house.secrecy.searched().cards > 500
    assert house.secrecy.searched().uncompared == 0


def seed_of_the_deal(scene: Scene) -> str:
    table = scene.state.table
    assert table is not None
    assert table.seed is not None
    return table.seed.hex()


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


class Leak:
    """A bot that tells what it is asked to, beside the true one."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.house = scene.house

    async def ask(self, method: str, **params: object) -> list[str]:
        """What the reader finds in this request."""
        address = f"{self.house.standin.url}/bot{self.house.standin.token}/{method}"
        async with aiohttp.ClientSession() as http:
            await http.post(address, json=params)
        return self.found()

    async def tell(self, chat_id: int, text: str, *buttons: str) -> list[str]:
        keys = [[{"text": "?", "callback_data": data}] for data in buttons]
        return await self.ask(
            "sendMessage", chat_id=chat_id, text=text, reply_markup={"inline_keyboard": keys}
        )

    def found(self) -> list[str]:
        found = list(self.house.secrecy.searched().leaks)
        self.house.secrecy.leaks.clear()
        return found

    def hand(self, person: Person) -> tuple[Card, ...]:
        table = self.scene.state.table
        assert table is not None
        return table.hands[self.scene.people.index(person)]

    def text(self, cards: Iterable[Card], language: str = "en") -> str:
        return cards_text(cards, None, translator(self.house, language))


@pytest.fixture
async def leak(house: House) -> Leak:
    """At a table in its first deal."""
    return Leak(await four(house))


async def test_a_hand_that_is_shown_to_others_is_found(leak: Leak) -> None:
    """In the group, to a neighbour, in any language and in what a button says; its owner may read it."""
    anna, boris, *_ = leak.scene.people
    hand, play = leak.hand(anna), encode(MakePlay(leak.scene.number, 1, 1, Lead(0, leak.hand(anna)[:1])))
    assert await leak.tell(leak.scene.room.id, leak.text(hand))
    assert await leak.tell(boris.id, leak.text(hand[:1], "ru"))
    assert await leak.tell(boris.id, "Yours", play)
    assert await leak.tell(anna.id, leak.text(hand), play) == []


async def test_a_neighbours_card_in_a_popup_is_found(leak: Leak) -> None:
    """A pop-up is read by who pressed."""
    anna, boris, *_ = leak.scene.people
    await leak.house.press(boris, leak.scene.room, MyHand)
    query = last_update(leak.house, "callback_query")["callback_query"]["id"]
    assert await leak.ask("answerCallbackQuery", callback_query_id=query, text=leak.text(leak.hand(anna)[:1]))
    assert (
        await leak.ask("answerCallbackQuery", callback_query_id=query, text=leak.text(leak.hand(boris))) == []
    )


async def test_a_seed_that_is_shown_early_is_found(leak: Leak) -> None:
    """While its deal is played, whoever reads it; after that it is everybody's."""
    seed = seed_of_the_deal(leak.scene)
    assert await leak.tell(leak.scene.room.id, seed)
    assert await leak.tell(leak.scene.people[0].id, f"Deal {seed}")
    await leak.house.play_deal(leak.scene.number)
    assert await leak.tell(leak.scene.room.id, seed) == []


async def test_cards_of_the_deal_before_are_no_excuse(leak: Leak) -> None:
    """What everybody saw of one deal is a secret again in the next, once that is shown."""
    await leak.house.play_deal(leak.scene.number)
    await leak.house.next_deal(leak.scene.number)
    table = leak.scene.state.table
    assert table is not None
    for person in leak.scene.people:
        assert await leak.tell(leak.scene.room.id, f"{leak.text(leak.hand(person))} {table.commitment}")


async def test_who_gave_the_seat_up_knows_no_more_of_it(leak: Leak) -> None:
    """Cards that the seat draws afterwards are for who sits there then."""
    house, scene = leak.house, leak.scene
    clara, ella = scene.people[2], house.person("Ella")
    await ella.join(scene.room)
    before = set(leak.hand(clara))
    await house.say(clara, scene.room, "/leave")
    await house.say(ella, ella.private, "/start")
    await house.press(ella, scene.room, SitIn, seat=2)
    while not (drawn := set(leak.hand(clara)) - before):
        await scene.plays(1)
    assert await leak.tell(clara.id, leak.text(drawn))
    assert await leak.tell(ella.id, leak.text(drawn)) == []


async def test_the_token_is_found_in_what_is_sent_and_in_the_log(leak: Leak) -> None:
    """Also its secret half alone. What we log is shipped with the token taken out."""
    token = leak.house.standin.token
    assert await leak.tell(leak.scene.people[0].id, token.partition(":")[2])
    leak.house.secrecy.read_line(f"2026-01-01 10:00:00,000 ERROR bot.app: POST /bot{token}/getMe\n")
    assert leak.found()
    logging.getLogger("bot.app").warning("POST /bot%s/getMe", token)
    assert leak.found() == []


async def test_what_may_not_be_logged_is_found(leak: Leak) -> None:
    """Cards and seeds at any level; names from INFO on."""
    log = logging.getLogger("bot.table")
    for words in ("lead 0 7S", "card('TH')", "7SQS", "10♠️", "ab" * 32):
        log.debug("input: %s", words)
        assert leak.found(), words
    log.info("input of Anna")
    assert leak.found()
    log.debug("input of Anna")
    assert leak.found() == []
