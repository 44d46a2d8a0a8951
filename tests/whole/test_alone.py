"""One person with three computer players: in a group, and in the private chat itself."""

from aiohttp import ClientSession

from bot.asides import ShowStory
from bot.callbacks import (
    AddComputer,
    MakePlay,
    MyHand,
    NextDeal,
    PlayAlone,
    PlayAloneAt,
    Rematch,
    RemoveComputer,
    Start,
    encode,
)
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.press import Press
from engine.seen import Phase
from storage.rows import DueKind, Status
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, by_claim, find, has, live_messages, phase
from tests.whole.reading import hand_in, hand_messages


async def seat_computers(house: House, room: Room, person: Person) -> int:
    """A person at seat 0 and computer players at the others, started; the table's number."""
    table = await house.lobby(room, person)
    await house.sit(person, room, 0)
    for seat in (1, 2, 3):
        await house.press(person, room, AddComputer, seat=seat)
    await house.press(person, room, Start)
    return table


async def test_a_series_with_computer_players_in_a_group(house: House) -> None:
    """One person alone fills the table with computer players, plays a series to the goats, and another:
    computer players are always ready for a rematch."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.choose(anna, room, "target", 6)
    table = await seat_computers(house, room, anna)
    await house.play_series(table, by_claim(2))
    truth = await house.table(table)
    assert truth.row.status is Status.FINISHED
    assert "🐐🐐" in live_messages(room, table)[0].text
    assert await house.store.results(table) == truth.state.results
    await house.press(anna, room, Rematch)
    await house.press(anna, room, Start)
    again = house.table_in(room)
    assert again != table
    await house.play(again)


async def test_computer_players_come_and_go_in_the_lobby(house: House) -> None:
    """A computer player is added and removed again; without four the series does not start."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.lobby(room, anna)
    await house.sit(anna, room, 0)
    await house.press(anna, room, AddComputer, seat=1)
    assert "🤖" in room.last.text
    await house.press(anna, room, RemoveComputer, seat=1)
    assert "🤖" not in room.last.text
    assert has(room, AddComputer, seat=1)
    assert not has(room, Start)


async def alone(house: House, anna: Person) -> int:
    """A game in the private chat; the table's number."""
    await house.say(anna, anna.private, "/newgame")
    await house.until(lambda: has(anna.private, MakePlay))
    return house.table_in(anna.private)


async def test_table_and_hand_are_one_message(house: House) -> None:
    """In private there is one message with everything: score, trick, hand, plays; it is edited in place."""
    anna = house.person("Anna")
    table = await alone(house, anna)
    truth = await house.table(table)
    messages = len(anna.private.messages)
    while phase(truth) is Phase.PLAYING:
        await house.until(lambda: has(anna.private, MakePlay) or phase(truth) is not Phase.PLAYING)
        await house.quiet()
        if phase(truth) is Phase.PLAYING and truth.state.turn == 0:
            [shown] = live_messages(anna.private, table)
            assert truth.state.table is not None
            assert hand_in(shown) == truth.state.table.hands[0]
            assert len(hand_messages(anna.private)) == 1
            await house.play(table)
    await house.quiet()
    assert len(anna.private.messages) == messages


async def test_the_next_deal_is_where_the_player_looks(house: House) -> None:
    """A story read between two deals stands below the game: the next deal comes below the story, at the cost
    of one more request; where nothing is below, the game's message goes on."""
    anna = house.person("Anna")
    table = await alone(house, anna)
    await house.play_deal(table, by_claim(1))
    for asides in (1, 0):
        [game] = live_messages(anna.private, table)
        for _ in range(asides):
            await house.press(anna, anna.private, ShowStory)
        since = len(house.standin.requests)
        await house.press(anna, anna.private, NextDeal)
        assert len(house.calls("sendMessage", since=since)) == asides
        assert len(house.calls("deleteMessage", since=since)) == asides
        [shown] = live_messages(anna.private, table)
        assert shown.id == anna.private.last.id
        assert (shown.id == game.id) is (asides == 0)
        assert (anna.private.message(game.id) is None) is (asides == 1)
        await house.play_deal(table, by_claim(1))


async def test_alone_nothing_hurries(open_house: OpenHouse) -> None:
    """Alone there is no turn clock, no nudge, and the next deal waits for a press."""
    house = await open_house(turn_seconds=0.1, nudge_after=0.02, next_deal_delay=0.02)
    anna = house.person("Anna")
    table = await alone(house, anna)
    await house.until(lambda: has(anna.private, MakePlay))
    await house.quiet()
    truth = await house.table(table)
    hurrying = {DueKind.TURN, DueKind.NUDGE, DueKind.NEXT_DEAL}
    assert not hurrying & {due.kind for due in truth.due}
    await house.play_deal(table, by_claim(1))
    assert phase(truth) is Phase.BETWEEN
    assert not hurrying & {due.kind for due in truth.due}
    await house.press(anna, anna.private, NextDeal)
    assert phase(truth) is Phase.PLAYING


async def test_a_series_alone_and_again(house: House) -> None:
    """The goats are named in private too, and one press begins another series."""
    anna = house.person("Anna", "ru")
    table = await alone(house, anna)
    await house.play_series(table, by_claim(4))
    assert "🐐🐐" in live_messages(anna.private, table)[0].text
    await house.press(anna, anna.private, PlayAloneAt, strength="strong")
    await house.until(lambda: has(anna.private, MakePlay))
    again = house.table_in(anna.private)
    assert again != table
    assert (await house.app.club.register.chat(anna.id)).settings.strength == "strong"
    await house.play(again)
    assert not has(anna.private, MyHand)


async def stand(house: House, room: Room, press: Press) -> None:
    """A message of the bot's with one button, such as it would not send itself today."""
    keys = {"inline_keyboard": [[{"text": "Play", "callback_data": encode(press)}]]}
    address = f"{house.standin.url}/bot{house.standin.token}/sendMessage"
    async with ClientSession() as http:
        await http.post(address, json={"chat_id": room.id, "text": "Hello!", "reply_markup": keys})


async def test_the_buttons_of_older_messages_begin_a_game_too(house: House) -> None:
    """Messages of before the three strengths have one button: it begins a game with the one chosen."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    await stand(house, anna.private, PlayAlone())
    await house.press(anna, anna.private, PlayAlone)
    await house.play(house.table_in(anna.private))
    assert (await house.app.club.register.chat(anna.id)).settings.strength == "normal"


async def test_only_strengths_that_there_are(house: House) -> None:
    """A forged button begins no game in private, and none at all in a group."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.say(anna, anna.private, "/start")
    message, _ = find(anna.private, PlayAloneAt)
    forged = encode(PlayAloneAt("careful"))
    popup = await house.tap(anna, anna.private, message.id, forged, is_forced=True)
    assert "out of date" in popup.text
    for chat, strength, told in (
        (anna.private, "careful", "don't know this button"),
        (room, "easy", "private chat only"),
    ):
        await stand(house, chat, PlayAloneAt(strength))
        popup = await house.press(anna, chat, PlayAloneAt)
        assert told in popup.text
    assert not has(anna.private, MakePlay)


async def test_leaving_alone_ends_the_series(house: House) -> None:
    """/leave and /stop end a game against computer players at once; its message says so."""
    anna = house.person("Anna")
    for command in ("/leave", "/stop"):
        table = await alone(house, anna)
        await house.say(anna, anna.private, command)
        assert not (await house.table(table)).row.is_open
        assert not house.offers(table)
        message, _ = find(anna.private, PlayAloneAt)
        assert "🛑" in message.text


async def test_newgame_again_shows_the_same_game(house: House) -> None:
    """Who asks for another game alone is led to the one that is open, as the newest message."""
    anna = house.person("Anna")
    table = await alone(house, anna)
    await house.say(anna, anna.private, "/newgame")
    assert house.table_in(anna.private) == table
    [shown] = live_messages(anna.private, table)
    assert shown.id == anna.private.messages[-1].id
