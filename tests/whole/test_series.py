"""A series of four people in a group, from /newgame to the goats, the rematch and on; in two languages."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import chain
from pathlib import Path

import pytest

from bot.callbacks import MyHand, NextDeal, Ready, Rematch, Start
from bot.cli import main
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.rooms import Room, Shown
from bot.export import export
from bot.table import Table
from engine.game import legal_actions
from engine.seen import Phase
from storage.rows import Status
from tests.whole.conftest import OpenHouse
from tests.whole.house import Choose, House, Offer, by_claim, find, four_of_a_suit, has, live_messages, phase
from tests.whole.reading import hand_in, hand_messages, hands_in, long_numbers

NAMES = {"en": ("Anna", "Boris", "Clara", "Dan"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
WORDS = {
    "en": ("who plays?", "Deal 1", "Trump", "The goats", "Everybody presses"),
    "ru": ("кто играет?", "Раздача 1", "Козырь", "Козлы", "Все нажимают"),
}


class Eyes:
    """Looks, before each play, at all that everybody sees; then chooses."""

    def __init__(self, room: Room, people: Sequence[Person], truth: Table, choose: Choose) -> None:
        self._room, self._people, self._truth, self._choose = room, people, truth, choose
        self.promised: dict[int, str] = {}  # by deal: the commitment that stood there before the first card

    def __call__(self, offers: Sequence[Offer]) -> Offer:
        state, table = self._truth.state, self._truth.state.table
        assert table is not None
        assert state.turn is not None
        [live] = live_messages(self._room, self._truth.row.id)
        self.promised.setdefault(table.number, long_numbers(live)[0])
        for seat, person in enumerate(self._people):
            assert hands_in(person.private) == [hand for hand in [table.hands[seat]] if hand]
        of_the_turn = [offer for offer in offers if offer.version is not None]
        assert {offer.person.id for offer in of_the_turn} == {self._people[state.turn].id}
        assert len(offers) == sum(len(legal_actions(state, seat)) for seat in range(4))
        return self._choose(offers)


async def series(house: House, room: Room, people: Sequence[Person], table: int) -> Table:
    """Plays it to the goats with open eyes, and checks the shuffle of every deal."""
    truth = await house.table(table)
    eyes = Eyes(room, people, truth, by_claim(5))
    while truth.row.is_open:
        await house.play_deal(table, eyes)
        [live] = live_messages(room, table)
        seed, commitment = long_numbers(live)
        assert commitment == eyes.promised[truth.state.results[-1].deal]
        assert sha256(bytes.fromhex(seed)).hexdigest() == commitment
        if truth.row.is_open:
            await house.press(people[1], room, NextDeal)
    assert len(eyes.promised) == len(set(eyes.promised.values())) == len(truth.state.results)
    return truth


async def check_results(house: House, room: Room, reader: Person, truth: Table) -> None:
    """/score lists every deal with its points, and each is stored once."""
    await house.say(reader, room, "/score")
    lines = room.last.text.splitlines()
    for result in truth.state.results:
        [line] = [line for line in lines if line.startswith(f"{result.deal + 1}. ")]
        assert f"{result.points[0]} : {result.points[1]}" in line
    assert await house.store.results(truth.row.id) == truth.state.results


async def check_record(house: House, file: Path) -> None:
    """What was played in this house proves good."""
    assert await export(house.database, file) == 1
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.slow)])
async def test_from_newgame_to_rematch(house: House, tmp_path: Path, language: str) -> None:
    """Four people open a table, get their hands in private, play by buttons to the goats, and play again;
    at any time one message in the group has buttons, and every hand shows that player's cards."""
    people = house.persons(*NAMES[language], language=language)
    room = house.group("Пятница & <b>Friday</b>", people)
    opened, dealt, trump, goats, again = WORDS[language]
    await house.choose(people[0], room, "target", 12 if language == "ru" else 6)
    house.seeds = chain([four_of_a_suit(2)], house.seeds)
    await house.say(people[2], room, "/newgame")
    assert opened in room.last.text
    table = house.table_in(room)
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    await house.press(people[3], room, Start)
    assert dealt in room.last.text
    assert trump in room.last.text
    truth = await series(house, room, people, table)
    [over] = live_messages(room, table)
    assert goats in over.text
    await check_results(house, room, people[0], truth)
    await check_record(house, tmp_path / "records.jsonl")
    await house.press(people[1], room, Rematch)
    assert again in room.last.text
    await check_rematch(house, room, people, presser=people[1])


async def check_rematch(house: House, room: Room, people: Sequence[Person], presser: Person) -> None:
    """The same seats, once; the series starts when the last of the others is ready, there or in private, and
    not before. Who is ready is not asked any more."""
    table = house.table_in(room)
    await house.press(people[0], room, Rematch)
    assert house.table_in(room) == table
    truth = await house.table(table)
    assert [seating.user_id for seating in truth.row.seats] == [person.id for person in people]
    for person in people:
        assert truth.row.status is Status.LOBBY
        assert has(person.private, Ready) is (person not in (presser, people[0]))
        if person is not presser:
            await house.press(person, person.private if person is people[3] else room, Ready)
            assert not has(person.private, Ready)
    assert phase(truth) is Phase.PLAYING
    await house.play(table)
    [live] = live_messages(room, table)
    assert live.id == find(room, MyHand)[0].id


def links_in(message: Shown) -> list[str]:
    return [entity["url"] for entity in message.entities if entity["type"] == "text_link"]


async def test_hands_link_to_the_table(open_house: OpenHouse) -> None:
    """From a deal's first moment every hand message in a supergroup links to the table's newest message."""
    house = await open_house(resend_after=10.0)
    people = house.persons(*NAMES["en"])
    room = house.group("Friday", people)
    table = await house.start(room, people)
    for _ in range(2):
        [live] = live_messages(room, table)
        address = f"https://t.me/c/{str(room.id).removeprefix('-100')}/{live.id}"
        for person in people:
            assert links_in(hand_messages(person.private)[0]) == [address]
        await house.play_deal(table, by_claim(1))
        await house.next_deal(table)


async def test_a_slow_group_holds_no_hand_up(open_house: OpenHouse) -> None:
    """When the table's message takes long to be sent, the new hands come all the same."""
    house = await open_house(resend_after=1.0)
    people = house.persons(*NAMES["en"])
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await house.play_deal(table, by_claim(1))
    slow = Fault(delay=1.5, is_done=True, answers=True)
    house.standin.set_faults(
        lambda call: slow if (call.method, call.chat_id) == ("sendMessage", room.id) else None
    )
    truth, old = await house.table(table), room.bot_messages[-1].id
    message, button = find(room, NextDeal)
    await people[0].press(room, message.id, button.data or "")
    assert truth.state.table is not None
    hands = truth.state.table.hands
    await house.until(lambda: [hand_in(each.private.last) for each in people] == list(hands))
    assert old in [each.id for each in live_messages(room, table)]
