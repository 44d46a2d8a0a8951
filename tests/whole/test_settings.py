"""What a group's admins may change, and when it holds."""

from bot.callbacks import ChooseLanguage, ClosePanel, ConfirmPlays, OpenSetting, SetSetting, ToggleConfirm
from bot.demo.faults import Fault
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.screens.keys import button
from bot.screens.screen import Screen
from bot.table import Table
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import DueKind
from tests.whole.house import House, has, live_messages
from tests.whole.reading import hand_messages

NAMES = ("Anna", "Boris", "Clara", "Dan")
CHOSEN = {"turn": "30", "target": "6", "strength": "easy", "pace": "fast", "hints": "on"}
RULES = {"target": "18", "eggs": "double", "claims": "lead"}


async def seated(house: House) -> tuple[Room, list[Person], Table]:
    """Four people, the first an admin, at a table with the first deal on it."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    return room, people, await house.table(await house.start(room, people))


def turn_due(truth: Table) -> float | None:
    return next((due.due_at for due in truth.due if due.kind is DueKind.TURN), None)


async def test_only_admins_change_settings(house: House) -> None:
    """Anybody may look at the settings; who is no admin can change none, and is told so."""
    room, people, _ = await seated(house)
    await house.say(people[1], room, "/settings")
    for name, value in CHOSEN.items():
        await house.press(people[1], room, OpenSetting, name=name)
        popup = await house.press(people[1], room, SetSetting, name=name, value=value)
        assert popup.text == "Only admins of the group may do that."
        await house.press(people[1], room, OpenSetting, name="menu")
    await house.press(people[1], room, OpenSetting, name="language")
    popup = await house.press(people[1], room, ChooseLanguage, code="ru")
    assert popup.text == "Only admins of the group may do that."
    chat = await house.app.club.register.chat(room.id)
    assert chat.settings.rules == Rules()
    assert (chat.settings.turn_seconds, chat.settings.pace, chat.language) == (None, "normal", None)


async def test_rules_change_with_the_next_series(house: House) -> None:
    """Target, eggs and claims hold from the next series on; the one under way keeps its rules."""
    room, people, truth = await seated(house)
    for name, value in RULES.items():
        popup = await house.choose(people[0], room, name, value)
        assert popup.text == "Saved. It changes with the next series."
    assert truth.row.rules == Rules()
    await house.play(truth.row.id)
    assert truth.row.rules == Rules()
    await house.say(people[0], room, "/stop")
    again = await house.table(await house.start(room, people))
    assert again.row.rules == Rules(18, EggsRule.DOUBLE, ClaimsRule.LEAD)
    assert "to 18 defeat points" in live_messages(room, again.row.id)[0].text


async def test_turn_time_changes_with_the_next_turn(house: House) -> None:
    """The turn that runs keeps its time; the next one has the new time, and the table says how long."""
    room, people, truth = await seated(house)
    assert turn_due(truth) is None
    popup = await house.choose(people[0], room, "turn", 300)
    assert popup.text == "Saved."
    assert turn_due(truth) is None
    await house.play(truth.row.id)
    due = turn_due(truth)
    assert due is not None
    assert abs(due - truth.row.acted_at - 300) < 1
    assert "5 minutes" in live_messages(room, truth.row.id)[0].text
    await house.choose(people[0], room, "turn", 0)
    assert turn_due(truth) == due
    await house.play(truth.row.id)
    assert turn_due(truth) is None


async def test_the_groups_language_changes_at_once(house: House) -> None:
    """The table is redrawn in the language of the chat, and so are the hands of all who chose none."""
    room, people, truth = await seated(house)
    assert "Trump" in live_messages(room, truth.row.id)[0].text
    await house.say(people[0], room, "/language")
    await house.press(people[0], room, ChooseLanguage, code="ru", for_chat=True)
    assert "Козырь" in live_messages(room, truth.row.id)[0].text
    assert "Козырь" in hand_messages(people[2].private)[0].text
    await house.say(people[1], people[1].private, "/language")
    await house.press(people[1], people[1].private, ChooseLanguage, code="lv", for_chat=False)
    await house.quiet()
    [latvian] = hand_messages(people[1].private)
    assert "Trumpis" in latvian.text
    assert "Козырь" in live_messages(room, truth.row.id)[0].text


async def test_the_settings_panel_is_one_message(house: House) -> None:
    """A panel is edited as one goes through it, ticks the present choice, and closes."""
    room, people, _ = await seated(house)
    await house.say(people[0], room, "/settings")
    panel, count = room.last, len(room.messages)
    for name in ("turn", "target", "eggs", "claims", "strength", "pace", "hints"):
        await house.press(people[0], room, OpenSetting, name=name)
        assert room.last.id == panel.id
        assert sum(button.text.startswith("✓") for button in room.last.button_list) <= 1
        await house.press(people[0], room, OpenSetting, name="menu")
    await house.press(people[0], room, OpenSetting, name="target")
    await house.press(people[0], room, SetSetting, name="target", value="24")
    assert "24" in room.last.text
    assert len(room.messages) == count
    await house.press(people[0], room, ClosePanel)
    assert room.message(panel.id) is None


async def test_ones_own_settings(house: House) -> None:
    """In private /settings are the person's own: confirm plays is switched on and off there."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/settings")
    for expected in (True, False):
        popup = await house.press(anna, anna.private, ConfirmPlays, is_on=expected)
        assert popup.text == "Saved."
        person = await house.app.club.register.person(anna.id)
        assert person is not None
        assert person.confirms_plays is expected
    assert len(anna.private.bot_messages) == 1


async def test_ones_own_settings_of_before(house: House) -> None:
    """An older message's button for confirmed plays changes nothing and gives way to the present panel."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/start")
    older = Screen("Your settings", ((button("Confirm plays", ToggleConfirm()),),))
    house.app.club.outbox.send(anna.id, None, older)
    await house.quiet()
    popup = await house.press(anna, anna.private, ToggleConfirm)
    assert "out of date" in popup.text
    assert has(anna.private, ConfirmPlays, is_on=True)
    assert not has(anna.private, ToggleConfirm)


async def test_the_computers_strength_in_ones_own_settings(house: House) -> None:
    """In private /settings has the three strengths of games played alone: one tap, and the panel stays."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/newgame")
    table = house.table_in(anna.private)
    await house.say(anna, anna.private, "/settings")
    popup = await house.press(anna, anna.private, SetSetting, name="strength", value="strong")
    assert popup.text == "Saved."
    assert "✓ strong" in [button.text for button in anna.private.last.button_list]
    assert has(anna.private, ConfirmPlays, is_on=True)
    assert (await house.app.club.register.chat(anna.id)).settings.strength == "strong"
    await house.play_deal(table)


async def test_computers_pace(house: House) -> None:
    """The pace of computer players is a setting of the chat, and holds at once."""
    room, people, truth = await seated(house)
    before = (await house.app.club.timing(truth.row)).computer
    await house.choose(people[0], room, "pace", "slow")
    assert (await house.app.club.timing(truth.row)).computer == 2 * before


async def test_where_admins_cannot_be_read(house: House) -> None:
    """When Telegram does not say who is an admin, those who sit at the table choose, and nobody else."""
    eve, *people = house.persons("Eve", *NAMES)
    room = house.group("Friday", [*people, eve])
    await house.start(room, people)
    await house.say(people[1], room, "/settings")
    await house.press(people[1], room, OpenSetting, name="target")
    house.standin.set_faults(
        lambda call: Fault(status=502) if call.method.lower() == "getchatmember" else None
    )
    refused = await house.press(eve, room, SetSetting, name="target", value="6")
    assert refused.text == "Only admins of the group may do that."
    popup = await house.press(people[1], room, SetSetting, name="target", value="24")
    assert popup.text == "Saved. It changes with the next series."
