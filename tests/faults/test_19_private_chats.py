"""faults.md 19-21: private chats."""

import pytest

from bot.callbacks import ImBack, Sit, SitIn, Start
from bot.demo.people import Person
from bot.demo.rows import Pending
from bot.toasts import Toast
from engine.seen import Phase
from storage.rows import NoteKind, Occupancy
from tests.faults.scenes import NAMES, Scene, bare, four, hand_text, note, said_in, says, shows_hand
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has

BOT = "https://t.me/KozelDemoBot"


async def test_19_sitting_down_leads_through_a_deep_link(house: House) -> None:
    """The bot can't write first: sitting down leads through a deep link; the seat is held meanwhile."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.table(await house.lobby(room, anna))
    answer = await house.press(anna, room, Sit, seat=0)
    assert answer.url
    assert answer.url.startswith(f"{BOT}?start=join_")
    assert table.row.seats[0].held_until is not None
    assert anna.private.row is None  # nothing was sent where nothing may be sent
    await house.follow(anna, answer.url)
    assert table.row.seats[0].is_present
    assert "Friday" in bare(anna.private.bot_messages[-1].text)


async def test_19_the_payload_counts_for_who_had_started_before(house: House) -> None:
    """The payload is honoured even if the user had started the bot before."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    await house.follow(anna, f"{BOT}?start=rules")
    await anna.block_bot()
    await house.quiet()
    table = await house.table(await house.lobby(room, anna))
    answer = await house.press(anna, room, Sit, seat=0)
    assert answer.url
    await anna.unblock_bot()
    await house.follow(anna, answer.url)
    assert table.row.seats[0].user_id == anna.id
    assert table.row.seats[0].occupancy is Occupancy.PERSON
    texts = said_in(anna.private)
    assert sum("Friday" in text for text in texts) == 1


async def test_19_a_lost_payload_has_a_way_on(house: House) -> None:
    """Telegram loses the payload now and then (a bare /start): the seat is taken by one more tap."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.table(await house.lobby(room, anna))
    await house.press(anna, room, Sit, seat=1)
    await house.say(anna, anna.private, "/start")
    assert anna.private.bot_messages[-1].text
    if not table.row.seats[1].is_present:
        assert has(room, Sit, seat=0)
        await house.tap(anna, room, room.bot_messages[-1].id, f"sit:1:1:{1}", is_forced=True)
    assert table.row.seats[1].is_present
    assert table.row.seats[1].user_id == anna.id


async def test_19_a_stale_link_says_so(open_house: OpenHouse) -> None:
    """The seat is held for two minutes; a link that is followed later is too old, and says what to do."""
    house = await open_house(seat_hold=0.2)
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.table(await house.lobby(room, anna))
    answer = await house.press(anna, room, Sit, seat=0)
    await house.until(lambda: table.row.seats[0].occupancy is Occupancy.EMPTY)
    await house.quiet()
    assert note(house, NoteKind.HOLD_ENDED, "Anna") in bare(room.bot_messages[-1].text)
    assert answer.url
    await house.follow(anna, answer.url)
    assert says(house, Toast.LINK_STALE) in said_in(anna.private)
    assert table.row.seats[0].occupancy is Occupancy.EMPTY
    assert not (await house.press(anna, room, Sit, seat=0)).url  # the way on: one tap
    assert table.row.seats[0].is_present


async def test_19_a_foreign_link_seats_nobody(house: House) -> None:
    """A link is bound to presser, lobby and seat: whoever else follows it is told whose seat it is."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.table(await house.lobby(room, anna))
    answer = await house.press(anna, room, Sit, seat=1)
    assert answer.url
    await house.follow(boris, answer.url)
    assert bare(says(house, Toast.LINK_FOREIGN, name="Anna")) in said_in(boris.private)
    assert (table.row.seats[1].occupancy, table.row.seats[1].user_id) == (Occupancy.HELD, anna.id)


async def test_19_a_link_to_a_series_that_has_begun(house: House) -> None:
    """A link followed again in the middle of the game takes nobody's cards and says why."""
    scene = await four(house)
    stranger = house.person("Egon")
    before = scene.row
    for person in (stranger, scene.people[1]):
        await house.follow(person, f"{BOT}?start=join_{scene.number}_1")
        assert person.private.bot_messages[-1].text
        assert scene.row.seats == before.seats
    assert says(house, Toast.LINK_STALE) in said_in(stranger.private)


async def test_19_a_stranger_sits_in(house: House) -> None:
    """A computer player's seat in a running game: the link opens the private chat, and the hand comes."""
    scene = await four(house)
    egon = house.person("Egon")
    await egon.join(scene.room)
    await house.say(scene.people[2], scene.room, "/leave")
    answer = await house.press(egon, scene.room, SitIn, seat=2)
    assert answer.url
    await house.follow(egon, answer.url)
    assert scene.row.seats[2].user_id == egon.id
    [message] = egon.private.bot_messages
    assert hand_text(scene, scene.people[2]) in message.text  # whose seat it was


MEANINGLESS = (
    "join_",
    "join_1",
    "join_1_9",
    "join_1_0_0",
    "join_x_0",
    "join_0_0",
    "join_-1_0",
    "join_99999999999999999999999999_0",
    "join_١_٠",
    "join_1_0" + "0" * 80,
    "sitin_",
    "sitin_1_0",
    "sitin_1_4",
    "sitin_1_0_0",
    "sitin_99999999999999999999999999_0",
    "back_",
    "back_1_0",
    "back_2",
    "back_99999999999999999999999999",
    "x" * 64,
    "<b>&",
    "🐐" * 2000,
)


async def test_19_a_payload_that_means_nothing(house: House) -> None:
    """A lost, stale, foreign or too long payload gives a clear answer and a way on."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    table = await house.table(await house.lobby(room, anna))
    for number, payload in enumerate(MEANINGLESS, 1):
        await house.say(anna, anna.private, f"/start {payload}"[:4096])
        assert said_in(anna.private) == [says(house, Toast.LINK_STALE)] * number, payload
    assert all(seating.occupancy is Occupancy.EMPTY for seating in table.row.seats)


async def test_19_a_private_chat_that_is_closed_empties_the_seat(house: House) -> None:
    """A 403 empties the seat with word to the lobby."""
    anna, boris = house.persons("Anna", "Boris")
    room = house.group("Friday", [anna, boris])
    await house.follow(anna, f"{BOT}?start=rules")
    table = await house.table(await house.lobby(room, anna))
    await anna.block_bot()
    for update in list(house.standin.world.every(Pending)):
        house.standin.world.drop(update)  # the bot has not heard of it
    await house.press(anna, room, Sit, seat=0)
    assert table.row.seats[0].occupancy is Occupancy.EMPTY
    assert "📵" in room.bot_messages[-1].text


def stands_once(scene: Scene, person: Person) -> bool:
    """Whether one message in private, and no other, shows the person's present cards."""
    return [hand_text(scene, person) in text for text in said_in(person.private)].count(True) == 1


@pytest.mark.parametrize("way", ["unblock", "start", "link"])
async def test_20_who_stops_the_bot_in_mid_deal_can_come_back(house: House, way: str) -> None:
    """One player stops the bot in private in mid-deal: see 8; when they come back, the hand is sent again."""
    scene = await four(house)
    await scene.plays(2)
    person = scene.turn
    seat = scene.people.index(person)
    await person.block_bot()
    await house.until(lambda: not scene.row.seats[seat].is_present)
    await house.quiet()
    since = len(house.standin.requests)
    await person.unblock_bot()
    if way == "start":
        await house.say(person, person.private, "/start")
    if way == "link":
        await house.follow(person, f"{BOT}?start=join_{scene.number}_{seat}")
    await house.quiet()
    assert person.id in [call.chat_id for call in house.calls("sendMessage", since=since)]
    assert stands_once(scene, person)  # a greeting may stand below it
    answer = await house.press(person, person.private, ImBack)
    assert answer.text == says(house, Toast.BACK)
    assert scene.row.seats[seat].is_present
    assert stands_once(scene, person)
    await scene.plays(8)


async def test_20_the_groups_button_leads_back_to_the_seat(house: House) -> None:
    """Who comes back by the button in the group has the seat as soon as the private chat is open again."""
    scene = await four(house)
    person = scene.people[1]
    await person.block_bot()
    await house.until(lambda: not scene.row.seats[1].is_present)
    await house.quiet()
    answer = await house.press(person, scene.room, ImBack)
    assert answer.url
    await house.follow(person, answer.url)
    assert scene.row.seats[1].is_present
    assert stands_once(scene, person)


async def test_20_a_block_between_deals(house: House) -> None:
    """Who blocks the bot between deals is out of reach for the next one, and can take the seat back."""
    scene = await four(house)
    await house.play_deal(scene.number)
    person = scene.people[2]
    await person.block_bot()
    await house.quiet()
    await house.next_deal(scene.number)
    assert scene.state.phase is Phase.PLAYING
    await person.unblock_bot()
    await house.quiet()
    await house.press(person, person.private, ImBack)
    assert shows_hand(scene, person)


async def test_21_the_hand_is_always_visible(house: House) -> None:
    """The hand is visible only on the player's own turn: wrong, it is visible always."""
    scene = await four(house)
    while scene.state.phase is Phase.PLAYING:
        for person in scene.people:
            assert shows_hand(scene, person)
        await scene.plays(1)


@pytest.mark.parametrize("said", ["/start", "hello?"])
async def test_21_who_is_lost_in_mid_game_finds_the_hand(house: House, said: str) -> None:
    """Whoever writes to the bot in a game gets the hand at the end of the chat, not the first words."""
    scene = await four(house)
    await scene.plays(1)
    person = scene.turn
    await house.say(person, person.private, said)
    assert shows_hand(scene, person)
    assert stands_once(scene, person)


async def test_21_a_restarted_lobby_seats_and_deals(house: House) -> None:
    """The message of sitting down becomes the hand message: no second one is sent with the first deal."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    number = await house.lobby(room, people[0])
    for seat, person in enumerate(people):
        await house.sit(person, room, seat)
    waiting = [person.private.bot_messages[-1].id for person in people]
    await house.press(people[0], room, Start)
    assert [person.private.bot_messages[-1].id for person in people] == waiting
    assert (await house.table(number)).row.version == 1
