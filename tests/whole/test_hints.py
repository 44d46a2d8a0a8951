"""The hint: a play that a strong player would make, told to who asks and to nobody else."""

from itertools import chain

from bot.callbacks import MakeClaim, MakePlay, ShowClaimHint, ShowHint
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.table import Table
from engine.seen import Phase
from tests.whole.house import House, by_claim, find, four_of_a_suit, has, live_messages, offers_to, phase

NAMES = ("Anna", "Boris", "Clara", "Dan")
MOST_IN_POPUP = 200


async def seated(house: House, hints: str, seed: bytes | None = None) -> tuple[Room, list[Person], Table]:
    """Four people at a table with the first deal on it, in a group that chose so."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    if hints:
        await house.choose(people[0], room, "hints", hints)
    house.seeds = chain([seed or bytes(32)], house.seeds)
    return room, people, await house.table(await house.start(room, people))


def on_turn(truth: Table, people: list[Person], places: int = 0) -> Person:
    """Who sits so many places after the seat on turn."""
    assert truth.state.turn is not None
    return people[(truth.state.turn + places) % 4]


async def test_alone_there_is_always_a_hint(house: House) -> None:
    """In a game played alone, on each turn with a choice, a press names one of the plays on offer and tells
    something of it, and neither the game nor the message changes by it."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/newgame")
    table = house.table_in(anna.private)
    truth, asked = await house.table(table), 0
    while phase(truth) is Phase.PLAYING:
        await house.until(lambda: has(anna.private, MakePlay) or phase(truth) is not Phase.PLAYING)
        await house.quiet()
        if truth.state.turn != 0:
            continue
        plays = [each.button.text for each in offers_to(anna)]
        assert has(anna.private, ShowHint) is (len(plays) > 1)
        if len(plays) > 1:
            before, since = (truth.row, truth.due), len(house.standin.requests)
            popup = await house.press(anna, anna.private, ShowHint)
            first, reason, points = popup.text.split("\n")
            assert first.removeprefix("💡 ") in plays
            assert reason.endswith(".")
            assert points.startswith("Points in sight: ")
            assert popup.alert
            assert len(popup.text) <= MOST_IN_POPUP
            assert [call.method for call in house.calls(since=since)] == ["answerCallbackQuery"]
            assert (truth.row, truth.due) == before
            asked += 1
        await house.play(table)
    assert asked > 3


async def test_a_group_has_hints_if_it_chose_so(house: House) -> None:
    """Not by default; an admin's choice shows in the next hands, and holds at once for those who press."""
    room, people, truth = await seated(house, "")
    assert not any(has(person.private, ShowHint) for person in people)
    await house.choose(people[0], room, "hints", "on")
    await house.play(truth.row.id)
    person = on_turn(truth, people)
    assert [has(each.private, ShowHint) for each in people] == [each is person for each in people]
    assert not has(room, ShowHint)
    assert (await house.press(person, person.private, ShowHint)).text.startswith("💡")
    await house.choose(people[0], room, "hints", "off")
    assert "out of date" in (await house.press(person, person.private, ShowHint)).text
    assert not has(person.private, ShowHint)
    assert len(offers_to(person)) > 1


async def test_nothing_of_a_hint_goes_to_the_group(house: House) -> None:
    """Through a whole deal each turn's hint costs one request, the answer to who pressed; the reader of all
    requests (see house.py) finds no card in it that is not theirs."""
    room, people, truth = await seated(house, "on")
    choose, asked = by_claim(3), 0
    while phase(truth) is Phase.PLAYING:
        person, since = on_turn(truth, people), len(house.standin.requests)
        if has(person.private, ShowHint):
            assert (await house.press(person, person.private, ShowHint)).alert
            assert [call.method for call in house.calls(since=since)] == ["answerCallbackQuery"]
            asked += 1
        await house.play(truth.row.id, choose)
        await house.quiet()
    assert asked > 9
    assert "Points in sight" not in "".join(message.text for message in room.messages)


async def test_nobody_gets_anothers_hint(house: House) -> None:
    """A hint is of one's own hand: at another's button who sits there too is told that it is out of date,
    and who does not that it is not their table."""
    room, people, truth = await seated(house, "on")
    eve = house.person("Eve")
    await eve.join(room)
    message, button = find(on_turn(truth, people).private, ShowHint)
    for other, told in ((on_turn(truth, people, 1), "out of date"), (eve, "don't play at this table")):
        popup = await house.tap(other, room, message.id, button.data or "", is_forced=True)
        assert told in popup.text


async def test_an_old_hint_is_out_of_date(house: House) -> None:
    """A hint is for the turn that its button was made for; an older one shows the present hand."""
    _, people, truth = await seated(house, "on")
    person = on_turn(truth, people)
    message, button = find(person.private, ShowHint)
    await house.play(truth.row.id)
    popup = await house.tap(person, person.private, message.id, button.data or "", is_forced=True)
    assert "out of date" in popup.text
    assert "💡" not in popup.text


async def test_a_hint_out_of_turn(house: House) -> None:
    """Who holds four of a suit may ask whether to enter, with one button for the whole trick: others' plays
    cost no edit for its sake, and it goes with the claim's."""
    _, people, truth = await seated(house, "on", four_of_a_suit(3))
    holder = on_turn(truth, people, 3)
    message, button = find(holder.private, ShowClaimHint)
    for _ in range(2):
        popup = await house.press(holder, holder.private, ShowClaimHint)
        assert popup.text.startswith(("💡 ⚡️ FOUR OF A SUIT!", "💡 Don't enter yet"))
        assert find(holder.private, ShowClaimHint) == (message, button)
        await house.play(truth.row.id)
    while not truth.state.table or not truth.state.table.history:
        await house.play(truth.row.id)
    await house.quiet()
    assert has(holder.private, ShowClaimHint) is has(holder.private, MakeClaim)
    late = await house.tap(holder, holder.private, message.id, button.data or "", is_forced=True)
    assert "out of date" in late.text


async def test_hints_speak_the_readers_language(house: House) -> None:
    """The pop-up is in the language of who presses."""
    anna = house.person("Anna", "ru")
    await house.say(anna, anna.private, "/newgame")
    await house.until(lambda: has(anna.private, ShowHint))
    popup = await house.press(anna, anna.private, ShowHint)
    assert "Очков на виду" in popup.text
    assert len(live_messages(anna.private, house.table_in(anna.private))) == 1
