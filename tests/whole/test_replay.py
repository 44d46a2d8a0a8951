"""Stories of deals over HTTP: stepped through in the group and in private, with the record and the proof."""

from bot.asides import ShowStory, StoryDeals, StoryPage, StoryProof, StoryRecord
from bot.callbacks import ClosePanel, encode
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.refusals import bad
from bot.demo.rooms import Room
from bot.demo.rows import Attachment
from bot.verify import judge
from tests.whole.house import House, find, has
from tests.whole.reading import cards_in, long_numbers, texts

NAMES = ("Anna", "Boris", "Clara", "Dan")


async def seated(house: House, *guests: Person) -> tuple[Room, list[Person], int]:
    """Four people at a table with the first deal on it, and others in the group."""
    people = house.persons(*NAMES)
    room = house.group("Friday", [*people, *guests])
    return room, people, await house.start(room, people)


async def two_deals(house: House, number: int) -> None:
    await house.play_deal(number)
    await house.next_deal(number)
    await house.play_deal(number)


async def test_a_deal_is_told_in_the_group(house: House) -> None:
    """Anybody of the group steps from the dealt hands through every trick, in one message, which closes."""
    eve = house.person("Eve")
    room, people, number = await seated(house, eve)
    await house.say(eve, room, "/replay")
    assert room.last.text == "No deal is over here yet."
    await house.play_deal(number)
    result = (await house.table(number)).state.results[0]
    await house.say(eve, room, "/replay")
    story, seen = room.last.id, [room.last.text]
    while has(room, StoryPage, deal=0, step=len(seen)):
        popup = await house.press([eve, *people][len(seen) % 5], room, StoryPage, deal=0, step=len(seen))
        assert popup.text == ""
        seen.append(room.last.text)
    assert room.last.id == story
    assert len(seen) == sum(result.tricks) + 1
    assert len(cards_in(" ".join(seen[1:]))) >= 36
    assert f"So far: 🔵 {result.points[0]} : {result.points[1]} 🟠" in seen[-1]
    await house.press(eve, room, ClosePanel)
    assert room.message(story) is None


async def test_the_story_of_the_deal_before_while_the_next_is_played(house: House) -> None:
    """Its deals are those that are over; the present one joins them when it ends."""
    room, people, number = await seated(house)
    await house.play_deal(number)
    await house.next_deal(number)
    await house.say(people[0], room, "/replay")
    await house.press(people[1], room, StoryDeals)
    assert has(room, StoryPage, deal=0, step=0)
    assert not has(room, StoryPage, deal=1)
    doctored = encode(StoryPage(number, 1, 0))
    popup = await people[0].press(room, room.last.id, doctored, is_forced=True)
    assert popup is not None
    assert popup.text.startswith("That button is out of date")
    await house.play_deal(number)
    await house.press(people[1], room, StoryPage, deal=0, step=0)
    await house.press(people[1], room, StoryDeals)
    assert has(room, StoryPage, deal=1, step=0)


async def test_the_button_under_a_result_leads_to_private(house: House) -> None:
    """The group stays as it is; the presser reads the story in private, somebody else is told how."""
    eve = house.person("Eve")
    room, people, number = await seated(house, eve)
    await house.play_deal(number)
    before = texts(room.messages)
    popup = await house.press(people[2], room, ShowStory)
    assert popup.url
    await house.follow(people[2], popup.url)
    assert "Deal 1" in people[2].private.last.text
    assert has(people[2].private, StoryPage, deal=0, step=1)
    assert "/replay" in (await house.press(eve, room, ShowStory)).text
    assert texts(room.messages) == before


async def test_in_private_a_series_is_chosen(house: House) -> None:
    """Of one's own, with its deals and their pages in one message; others have nothing to choose."""
    eve = house.person("Eve")
    room, people, number = await seated(house, eve)
    await two_deals(house, number)
    await house.say(people[0], people[0].private, "/replay")
    chat, panel = people[0].private, people[0].private.last.id
    assert "Friday" in find(chat, StoryDeals)[1].text
    await house.press(people[0], chat, StoryDeals)
    await house.press(people[0], chat, StoryPage, deal=1, step=0)
    assert chat.last.id == panel
    assert "Deal 2" in chat.last.text
    await house.say(eve, eve.private, "/start")
    await house.say(eve, eve.private, "/replay")
    assert eve.private.last.text == "No deal is over here yet."
    popup = await house.press(people[1], room, ShowStory)
    assert popup.url
    await house.follow(eve, popup.url)
    assert "only those who sat" in eve.private.last.text


async def test_proof_and_record(house: House) -> None:
    """The proof shows seal and seed of its deal, the record comes as a file that is good, of the deals
    that are over while the next is being played; in the group its button goes with the press."""
    room, people, number = await seated(house)
    await house.play_deal(number)
    await house.next_deal(number)
    await house.say(people[0], room, "/replay")
    [last] = (await house.table(number)).state.results
    await house.press(people[0], room, StoryProof)
    assert last.seed is not None
    assert set(long_numbers(room.last)) == {last.commitment, last.seed.hex()}
    await house.press(people[0], room, StoryRecord)
    document = list(house.standin.world.every(Attachment))[-1]
    assert document.name.startswith("kozel-")
    [verdict] = judge(document.content)
    assert verdict.record is not None
    assert [deal.seed for deal in verdict.record.deals] == [last.seed]
    assert not has(room, StoryRecord)
    assert has(room, StoryPage, deal=0, step=0)


async def test_a_group_gets_a_record_once(house: House) -> None:
    """Whoever asks again is told that it is there, in however many messages its button stands; the next deal
    makes another record. In private it comes each time."""
    eve = house.person("Eve")
    room, people, number = await seated(house, eve)
    for count in (1, 2):
        await house.play_deal(number)
        await house.say(eve, room, "/replay")
        assert (await house.press(eve, room, StoryRecord)).text == ""
        await house.press(eve, room, StoryPage, deal=0, step=0)
        popup = await house.press(people[1], room, StoryRecord)
        assert popup.text == "The record is here already: scroll up a little."
        assert len(house.calls("sendDocument")) == count
        await house.next_deal(number)
    since = len(house.standin.requests)
    await house.say(people[0], people[0].private, "/replay")
    await house.press(people[0], people[0].private, StoryDeals)
    await house.press(people[0], people[0].private, StoryPage, deal=0, step=0)
    for _ in range(2):
        await house.press(people[0], people[0].private, StoryRecord)
    assert len(house.calls("sendDocument", since=since)) == 2


async def test_a_group_without_files_plays_on(house: House) -> None:
    """It is told why no record comes, once however often it is asked for; when it is allowed, it comes."""
    room, people, number = await seated(house)
    await house.play_deal(number)
    await house.say(people[0], room, "/replay")
    before = len(room.messages)
    refusal = bad("not enough rights to send documents to the chat")
    house.standin.set_faults(lambda call: Fault(refusal=refusal) if call.method == "sendDocument" else None)
    for count in (1, 2):
        assert (await house.press(people[1], room, StoryRecord)).text == ""
        assert len(house.calls("sendDocument")) == count
        assert room.last.text.startswith("I may not send pictures or files here.")
        assert len(room.messages) == before + 1
        await house.press(people[1], room, StoryPage, deal=0, step=0)
    assert not (await house.table(number)).row.is_silenced
    house.standin.set_faults(None)
    await house.press(people[1], room, StoryRecord)
    assert room.last.attachment is not None


async def test_alone_the_story_opens_in_place(house: House) -> None:
    """Who plays against computer players presses Story under the result and reads it in the same chat."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    await house.say(anna, anna.private, "/newgame")
    number = house.table_in(anna.private)
    await house.play_deal(number)
    popup = await house.press(anna, anna.private, ShowStory)
    assert (popup.text, popup.url) == ("", None)
    assert "Deal 1" in anna.private.last.text


async def test_a_story_costs_one_request_a_step(house: House) -> None:
    """The answer to the press and one edit; the table's message is not touched."""
    room, people, number = await seated(house)
    await house.play_deal(number)
    await house.say(people[0], room, "/replay")
    since = len(house.standin.requests)
    await house.press(people[0], room, StoryPage, step=1)
    assert sorted(call.method for call in house.calls(since=since)) == [
        "answerCallbackQuery",
        "editMessageText",
    ]
