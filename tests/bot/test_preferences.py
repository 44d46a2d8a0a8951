"""What a chat or a person may choose, and when it begins to hold."""

import asyncio
from typing import Any

import pytest

from bot import preferences, reception
from bot.callbacks import (
    ChooseLanguage,
    ConfirmPlays,
    OpenSetting,
    SetSetting,
    Start,
    ToggleConfirm,
    decode,
    encode,
)
from bot.club import Answer, hand_place, table_place
from bot.screens.choices import CHOICES, Setting
from bot.screens.settings import ALL, LANGUAGE, MENU
from bot.toasts import Refused, Toast
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import ChatSettings, DueKind
from tests.bot.parlour import ANNA, BORIS, GROUP, Parlour, due_of


async def put(parlour: Parlour, name: str, value: str) -> Toast | None:
    """Choose a value for the group."""
    answer = await preferences.set_setting(parlour.club, parlour.caller(ANNA), SetSetting(name, value))
    assert answer.screen is not None
    return answer.toast


async def settings_of(parlour: Parlour, chat_id: int = GROUP) -> ChatSettings:
    return (await parlour.club.register.chat(chat_id)).settings


async def refusal(call: Any) -> Toast:
    with pytest.raises(Refused) as error:
        await call
    return error.value.toast


async def test_every_choice(parlour: Parlour) -> None:
    """Every choice on offer can be made, is kept, and says whether it waits for the next series."""
    for setting in Setting:
        for value in CHOICES[setting]:
            toast = await put(parlour, setting.value, value)
            assert toast is (Toast.SAVED_NEXT_SERIES if setting.is_of_rules else Toast.SAVED)
    assert await settings_of(parlour) == ChatSettings(
        turn_seconds=float(CHOICES[Setting.TURN][-1]),
        rules=Rules(int(CHOICES[Setting.TARGET][-1]), EggsRule.DOUBLE, ClaimsRule.LEAD),
        strength="strong",
        pace="fast",
        hints=True,
    )


@pytest.mark.parametrize(
    ("name", "value"), [("turn", "1"), ("target", "7"), ("eggs", ""), ("luck", "12"), ("strength", "careful")]
)
async def test_no_choice(parlour: Parlour, name: str, value: str) -> None:
    """What is not on offer can't be chosen, whoever made the button."""
    press = SetSetting(name, value)
    call = preferences.set_setting(parlour.club, parlour.caller(ANNA), press)
    assert await refusal(call) is Toast.UNKNOWN_BUTTON
    assert await settings_of(parlour) == ChatSettings()


async def test_rules_of_the_next_series(parlour: Parlour) -> None:
    """Rules chosen in the middle of a series leave it as it is, and hold for the next."""
    table = await parlour.series()
    await put(parlour, "target", "6")
    await parlour.play(table)
    assert table.row.rules.target == table.state.rules.target == 12
    await parlour.play_series(table)
    await reception.new_game(parlour.club, parlour.caller(ANNA))
    newer = await parlour.club.tables.get(table.row.id + 1)
    assert newer.row.rules.target == 6


async def test_rules_of_an_open_lobby(parlour: Parlour) -> None:
    """Rules chosen while a lobby is open are shown there, and played."""
    table = await parlour.lobby(ANNA, None, None, None)
    await put(parlour, "target", "6")
    assert table.row.rules.target == 6
    assert parlour.outbox.places()[-1] in (table_place(table.row), hand_place(table.row, ANNA))
    await reception.start(parlour.club, parlour.caller(ANNA), Start(table.row.id, 1))
    assert table.state.rules.target == 6


async def test_turn_time_of_the_next_turn(parlour: Parlour) -> None:
    """A turn time chosen in the middle of a turn leaves its clock as it is."""
    table = await parlour.series()
    due = due_of(table, DueKind.TURN)
    await put(parlour, "turn", "300")
    assert due_of(table, DueKind.TURN) == due
    await parlour.play(table)
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 300


async def test_two_choices_at_once(parlour: Parlour) -> None:
    """Two admins who choose at once both get what they chose."""
    await asyncio.gather(put(parlour, "pace", "fast"), put(parlour, "strength", "strong"))
    settings = await settings_of(parlour)
    assert (settings.pace, settings.strength) == ("fast", "strong")


async def test_settings_of_one_chat(parlour: Parlour) -> None:
    """What a group chose holds in that group; a game played alone has its own choices."""
    await put(parlour, "turn", "300")
    press = SetSetting("strength", "easy")
    await preferences.set_setting(parlour.club, parlour.alone(ANNA), press)
    assert await settings_of(parlour, GROUP - 1) == ChatSettings()
    assert await settings_of(parlour, ANNA) == ChatSettings(strength="easy")


async def test_panels(parlour: Parlour) -> None:
    """/settings and its buttons lead to every setting and back."""
    club, caller = parlour.club, parlour.caller(ANNA)
    menu = await preferences.settings(club, caller)
    for way in (ALL, MENU):
        assert menu == await preferences.open_setting(club, caller, OpenSetting(way))
    assert await preferences.language(club, caller) == await preferences.open_setting(
        club, caller, OpenSetting(LANGUAGE)
    )
    screens = [await preferences.open_setting(club, caller, OpenSetting(name.value)) for name in Setting]
    assert len({answer.screen.text for answer in screens if answer.screen}) == len(Setting)
    call = preferences.open_setting(club, caller, OpenSetting("luck"))
    assert await refusal(call) is Toast.UNKNOWN_BUTTON


async def test_own_settings(parlour: Parlour) -> None:
    """/settings in private are the person's own."""
    own = await preferences.settings(parlour.club, parlour.alone(ANNA))
    group = await preferences.settings(parlour.club, parlour.caller(ANNA))
    assert own.screen is not None
    assert own.screen != group.screen
    assert own == await preferences.open_setting(parlour.club, parlour.alone(ANNA), OpenSetting(ALL))


async def confirms(parlour: Parlour) -> bool:
    person = await parlour.club.register.person(ANNA)
    assert person is not None
    return person.confirms_plays


def offered(answer: Answer) -> list[str | None]:
    assert answer.screen is not None
    return [button.data for row in answer.screen.buttons for button in row]


async def test_confirm_plays(parlour: Parlour) -> None:
    """Whether a person's plays take two taps is switched on and off, in private; a press that comes again
    changes nothing."""
    await parlour.meet(ANNA)
    answer = await preferences.settings(parlour.club, parlour.alone(ANNA))
    for expected in (True, True, False, False):
        press = ConfirmPlays(expected)
        assert (encode(press) in offered(answer)) is (await confirms(parlour) is not expected)
        answer = await preferences.confirm_plays(parlour.club, parlour.alone(ANNA), press)
        assert answer.toast is Toast.SAVED
        assert await confirms(parlour) is expected
    call = preferences.confirm_plays(parlour.club, parlour.caller(ANNA), ConfirmPlays(True))
    assert await refusal(call) is Toast.PRIVATE_ONLY


@pytest.mark.parametrize("is_on", [False, True])
async def test_an_older_button_of_confirm_plays(parlour: Parlour, is_on: bool) -> None:
    """It changes nothing, says so, and gives way to one that says which way."""
    await parlour.club.register.change_person(ANNA, confirms_plays=is_on)
    press = decode("T")
    assert isinstance(press, ToggleConfirm)
    answer = await preferences.toggle_confirm(parlour.club, parlour.alone(ANNA), press)
    assert answer.toast is Toast.OUT_OF_DATE
    assert encode(ConfirmPlays(not is_on)) in offered(answer)
    assert await confirms(parlour) is is_on


async def test_own_language(parlour: Parlour) -> None:
    """A person's language holds for what they read in private, at once, and for nobody else."""
    table = await parlour.series()
    place = hand_place(table.row, ANNA)
    before = await parlour.screen(place), await parlour.screen(hand_place(table.row, BORIS))
    await preferences.choose_language(parlour.club, parlour.alone(ANNA), ChooseLanguage("ru", False))
    assert await parlour.screen(place) != before[0]
    assert await parlour.screen(hand_place(table.row, BORIS)) == before[1]
    assert parlour.outbox.places("redraw") == [table.row.id]


async def test_language_of_the_chat(parlour: Parlour) -> None:
    """A group's language holds for the table, and in private for those who chose none."""
    table = await parlour.series()
    await parlour.club.register.change_person(BORIS, language="en")
    places = [table_place(table.row), hand_place(table.row, ANNA), hand_place(table.row, BORIS)]
    before = [await parlour.screen(place) for place in places]
    await preferences.choose_language(parlour.club, parlour.caller(ANNA), ChooseLanguage("ru", True))
    after = [await parlour.screen(place) for place in places]
    assert [old != new for old, new in zip(before, after, strict=True)] == [True, True, False]
    assert parlour.outbox.places("redraw") == [table.row.id]


async def test_the_language_that_is_ticked(parlour: Parlour) -> None:
    """Of a group the one that it has chosen, if any; of a person the one that they read."""

    def ticked(answer: Answer) -> list[str]:
        assert answer.screen is not None
        return [one.text for row in answer.screen.buttons for one in row if one.text.startswith("✓")]

    club = parlour.club
    assert ticked(await preferences.language(club, parlour.caller(ANNA))) == []
    assert ticked(await preferences.language(club, parlour.alone(ANNA))) == ["✓ English"]
    press = ChooseLanguage("lv", True)
    assert ticked(await preferences.choose_language(club, parlour.caller(ANNA), press)) == ["✓ Latviešu"]


@pytest.mark.parametrize(("code", "for_chat"), [("xx", True), ("ru", False), ("", True)])
async def test_no_such_language(parlour: Parlour, code: str, for_chat: bool) -> None:
    """An unknown language, or a private choice pressed in a group, changes nothing."""
    press = ChooseLanguage(code, for_chat)
    call = preferences.choose_language(parlour.club, parlour.caller(ANNA), press)
    assert await refusal(call) is Toast.UNKNOWN_BUTTON
    assert (await parlour.club.register.chat(GROUP)).language is None
