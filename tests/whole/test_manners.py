"""Everything that is asked or pressed gets an answer, in the reader's language."""

import random
import re

import pytest

from bot.asides import ReadRules, RulesPage
from bot.callbacks import (
    ChooseLanguage,
    ClosePanel,
    MyHand,
    PlayAloneAt,
    RulesTopic,
    ShowRules,
    ShowScore,
    encode,
)
from bot.demo.people import Person
from bot.demo.profiles import commands_for
from bot.demo.rooms import Room
from bot.demo.rows import Chat
from bot.screens.rules import TOPICS
from tests.whole.house import House, has, said
from tests.whole.reading import cards_in, hand_messages, texts

NAMES = ("Anna", "Boris", "Clara", "Dan")
MOST_IN_POPUP = 200
COMMANDS = ("/newgame", "/table", "/settings", "/rules", "/leave", "/hand", "/score")
LANGUAGES = ("en", "ru", "lv", "pt-br", "he")


async def seated(house: House, *guests: Person) -> tuple[Room, list[Person], int]:
    """Four people at a table with the first deal on it, and others in the group."""
    people = house.persons(*NAMES)
    room = house.group("Friday", [*people, *guests])
    return room, people, await house.start(room, people)


async def test_my_hand(house: House) -> None:
    """*My hand* shows the presser's cards and whose turn it is, to nobody else, in at most 200 characters."""
    room, people, number = await seated(house)
    truth = await house.table(number)
    before = texts(room.messages)
    for seat, person in enumerate(people):
        popup = await house.press(person, room, MyHand)
        assert truth.state.table is not None
        assert cards_in(popup.text.splitlines()[0]) == truth.state.table.hands[seat]
        assert ("Your turn" in popup.text) is (seat == truth.state.turn)
        assert popup.alert
        assert len(popup.text) <= MOST_IN_POPUP
    assert texts(room.messages) == before


async def test_who_has_no_hand_is_told_so(house: House) -> None:
    """Somebody of the group who does not play may look at rules and score, and has no hand."""
    eve = house.person("Eve")
    room, people, number = await seated(house, eve)
    assert (await house.press(eve, room, MyHand)).text == "You have no seat here."
    assert "0 : 0" in (await house.press(eve, room, ShowScore)).text
    rules = await house.press(eve, room, ShowRules)
    assert rules.url
    await house.follow(eve, rules.url)
    assert has(eve.private, RulesPage)
    await house.play_deal(number)
    popup = await house.press(people[0], room, ShowScore)
    assert "1. " in popup.text
    assert len(popup.text) <= MOST_IN_POPUP


async def test_a_group_reads_the_rules_that_it_plays_by(house: House) -> None:
    """In odd options too, on every page, whoever follows the link; other options are told when the series has
    ended. A topic in an older message says what holds for the reader, as does a link of before."""
    eve, people = house.person("Eve"), house.persons(*NAMES)
    room = house.group("Friday", [*people, eve])
    for name, value in (("target", 24), ("eggs", "double"), ("claims", "lead")):
        await house.choose(people[0], room, name, value)
    await house.start(room, people)
    await house.follow(eve, (await house.press(eve, room, ShowRules)).url or "")
    await house.choose(people[0], room, "target", 6)  # for the next series
    pages = await turned(house, eve)
    assert "24 defeat points" in pages["aim"]
    assert "24 defeat points" in pages["score"]
    assert "the next decided deal counts double" in pages["score"]
    assert "At this table you may do it only before the lead" in pages["claim"]
    await house.say(eve, room, "/rules")
    assert "24 defeat points" in room.last.text

    link = room.last.buttons[0][0].url or ""
    for reader, points in ((people[1], "24"), (eve, "12")):
        await house.follow(reader, link.partition("_")[0])
        assert f"{points} defeat points" in reader.private.last.text
        older = encode(RulesTopic("score"))
        await house.tap(reader, reader.private, reader.private.last.id, older, is_forced=True)
        assert f"{points} defeat points" in reader.private.last.text
    await house.say(people[0], room, "/stop")
    await house.say(eve, room, "/rules")
    assert "6 defeat points" in room.last.text
    await house.follow(eve, room.last.buttons[0][0].url or "")
    assert "6 defeat points" in eve.private.last.text


async def turned(house: House, reader: Person) -> dict[str, str]:
    """The pages that ▶ leads through, by topic."""
    panel, pages = reader.private.last, [reader.private.last.text]
    while forward := reader.private.last.button("▶️"):
        await house.tap(reader, reader.private, panel.id, forward.text)
        pages.append(reader.private.last.text)
    assert reader.private.last.id == panel.id
    return dict(zip(TOPICS, pages, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_by_topic(house: House, language: str) -> None:
    """▶ leads through all topics in the reader's language, in one message, which can be closed."""
    reader = house.person("Anna", language)
    await house.say(reader, reader.private, "/rules")
    panel = reader.private.last
    pages = await turned(house, reader)
    assert len(set(pages.values())) == len(TOPICS)
    await house.press(reader, reader.private, RulesPage, topic=TOPICS[0])
    assert reader.private.last.text == pages[TOPICS[0]]
    await house.press(reader, reader.private, ClosePanel)
    assert reader.private.message(panel.id) is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_answer_in_each_language(house: House, language: str) -> None:
    """Every command of the menus is answered, in private and in the group; none of the answers is the
    same as in English unless the language is."""
    english, reader = house.person("Olga"), house.person("Anna", language)
    answers = {}
    for person in (english, reader):
        room = house.group("Friday", [person])
        for place in (person.private, room):
            for command in ("help", "privacy", "rules", "settings", "language", "score", "leave", "stop"):
                count = len(place.bot_messages)
                await house.say(person, place, f"/{command}")
                assert len(place.bot_messages) == count + 1, f"/{command}"
                answers[person.id, place.key == room.key, command] = place.last.text
    for (who, is_group, command), text in answers.items():
        if who == reader.id:
            assert (text == answers[english.id, is_group, command]) is (language == "en"), command


async def test_menus_are_registered(house: House) -> None:
    """The menus of commands stand in every language, in groups and in private chats."""
    world, bot = house.standin.world, house.standin.bot
    seen = set()
    for language in LANGUAGES:
        reader = house.person("Anna", language)
        room = house.group("Friday", [reader])
        await house.say(reader, reader.private, "/help")
        for place in (room, reader.private):
            commands = commands_for(world, bot.id, world.the(Chat, place.key), reader.row)
            assert {"newgame", "rules", "help"} <= {each["command"] for each in commands}
            for each in commands:
                assert place is room or re.search(rf"/{each['command']}\b", reader.private.last.text)
            seen.add((place is room, tuple(each["description"] for each in commands)))
    assert len(seen) == 2 * len(LANGUAGES)


async def test_language_in_private(house: House) -> None:
    """Every language is offered by its own name; the choice holds for private texts at once."""
    _, people, _ = await seated(house)
    boris = people[1]
    await house.say(boris, boris.private, "/language")
    names = {
        press.code: button.text
        for button, press in said(boris.private.last)
        if isinstance(press, ChooseLanguage)
    }
    assert set(names) == set(house.app.club.translators.languages)
    assert names["en"].startswith("✓")
    assert "Русский" in names["ru"]
    await house.press(boris, boris.private, ChooseLanguage, code="ru")
    assert "Козырь" in hand_messages(boris.private)[0].text
    await house.say(boris, boris.private, "/help")
    assert "/newgame" in boris.private.last.text
    assert "Козёл" in boris.private.last.text


async def test_rules_from_the_first_words(house: House) -> None:
    """They come below, and the first words stay with their buttons."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    first = anna.private.last
    await house.press(anna, anna.private, ReadRules)
    assert (anna.private.last.id > first.id, has(anna.private, RulesPage)) == (True, True)
    assert anna.private.message(first.id) == first


async def test_words_in_private_show_the_way(house: House) -> None:
    """Whatever somebody writes in private is answered by the way in."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "hello?")
    assert has(anna.private, PlayAloneAt)


async def test_score_and_table_without_a_game(house: House) -> None:
    """Where nothing is played, who asks is told how to begin."""
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    for command in ("/table", "/hand", "/score"):
        await house.say(anna, room, command)
        assert "/newgame" in room.last.text


async def test_table_and_hand_come_anew(house: House) -> None:
    """/table posts the table at the end of the chat, /hand the hand in private; the older ones are spent."""
    room, people, _ = await seated(house)
    [old] = hand_messages(people[1].private)
    old_table = room.bot_messages[-1]
    await house.say(people[1], room, "/table")
    spent = room.message(old_table.id)
    assert spent is not None
    assert not spent.buttons
    assert room.last.text == spent.text
    assert has(room, MyHand)
    await house.say(people[1], room, "/hand")
    [new] = hand_messages(people[1].private)
    assert new.id > old.id


def pressable(place: Room) -> list[tuple[int, str]]:
    """Every button of a chat: its message and what it says."""
    buttons = ((message.id, button) for message in place.messages for button in message.button_list)
    return [(message_id, button.data) for message_id, button in buttons if button.data is not None]


@pytest.mark.parametrize("seed", [1, 2])
async def test_any_button_at_any_time(house: House, seed: int) -> None:
    """Whoever presses whatever there is, in whatever order, always gets an answer; nothing breaks."""
    rng = random.Random(seed)
    people = [*house.persons(*NAMES), house.person("Eve", "ru")]
    room = house.group("Friday", people)
    await (house.start(room, people[:4]) if seed % 2 else house.lobby(room, people[0]))
    for _ in range(120):
        person = rng.choice(people)
        place = room if person.private.row is None else rng.choice([room, person.private])
        if rng.random() < 0.05 or not pressable(place):
            await house.say(person, place, rng.choice(COMMANDS))
            continue
        popup = await house.tap(person, place, *rng.choice(pressable(place)))
        assert len(popup.text) <= MOST_IN_POPUP
        if popup.url:
            await house.follow(person, popup.url)
