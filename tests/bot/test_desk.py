"""Whose rules are told: of the table that is meant, else of what the chat chose."""

from collections.abc import Awaitable, Callable

import pytest

from bot import desk
from bot.callbacks import RulesTopic, ShowRules
from bot.club import Answer, Caller, Club
from bot.screens.choices import RULES
from engine.rules import ClaimsRule, EggsRule, Rules
from tests.bot.parlour import ANNA, BORIS, FRED, GROUP, Parlour
from tests.bot.steps import leave

ODD = Rules(24, EggsRule.DOUBLE, ClaimsRule.LEAD)
SHORT = Rules(6)


def target(answer: Answer) -> str:
    """The defeat points that end a series, as the screen says."""
    assert answer.screen is not None
    return answer.screen.text.split(" defeat points")[0].rpartition(" ")[2]


async def follow(parlour: Parlour, user_id: int, answer: Answer) -> Answer:
    """The private chat that a link opens."""
    payload = (answer.url or "").removeprefix("https://t.me/KozelBot?start=")
    return await desk.rules_by_link(parlour.club, parlour.alone(user_id), payload)


@pytest.mark.parametrize("reader", [ANNA, FRED])
async def test_the_tables_button_tells_its_rules(parlour: Parlour, reader: int) -> None:
    """Rules under a group's table leads to those that it plays by, whoever reads: seated or not, and also
    when the reader plays elsewhere by others."""
    await parlour.series(reader, None, None, None, rules=SHORT, chat_id=reader, is_solo=True)
    table = await parlour.series(rules=ODD)
    answer = await desk.show_rules(parlour.club, parlour.caller(reader), ShowRules(table.row.id, 1))
    assert target(await follow(parlour, reader, answer)) == "24"


async def test_a_lobby_tells_what_will_be_played(parlour: Parlour) -> None:
    """Under a lobby's message stand the rules that it shows."""
    table = await parlour.lobby(ANNA, rules=ODD)
    answer = await desk.show_rules(parlour.club, parlour.caller(FRED), ShowRules(table.row.id, 1))
    assert target(await follow(parlour, FRED, answer)) == "24"


async def test_a_group_is_told_the_rules_of_the_present_series(parlour: Parlour) -> None:
    """The chat has chosen others meanwhile: they are told when the series has ended."""
    table = await parlour.series(rules=ODD)
    await parlour.choose(rules=SHORT)
    told = await desk.rules(parlour.club, parlour.caller(FRED))
    assert target(told) == "24"
    assert told.screen is not None
    assert told.screen.buttons[0][0].url == "https://t.me/KozelBot?start=rules_24-double-lead"
    await parlour.play_series(table)
    ended = await desk.rules(parlour.club, parlour.caller(FRED))
    assert target(ended) == "6"
    assert ended.screen is not None
    assert ended.screen.buttons[0][0].url == "https://t.me/KozelBot?start=rules_6-nothing-trick"
    under_the_ended = ShowRules(table.row.id, 1)
    answer = await desk.show_rules(parlour.club, parlour.caller(FRED), under_the_ended)
    assert target(await follow(parlour, FRED, answer)) == "24"


async def test_in_private_ones_only_table_counts(parlour: Parlour) -> None:
    """Who asks in private is told the rules of the only table with a seat of theirs, and of the game played
    there before all; who has none or several gets what the private chat chose. Older topics say the same."""
    table = await parlour.series(rules=ODD)

    async def told(user_id: int) -> set[str]:
        caller = parlour.alone(user_id)
        older = await desk.rules_topic(parlour.club, caller, RulesTopic("aim"))
        return {target(await desk.rules(parlour.club, caller)), target(older)}

    assert await told(FRED) == {"12"}
    assert await told(ANNA) == {"24"}
    await parlour.series(ANNA, chat_id=GROUP - 1, rules=SHORT)
    assert await told(ANNA) == {"12"}
    await parlour.series(ANNA, chat_id=ANNA, is_solo=True, rules=Rules(18))
    assert await told(ANNA) == {"18"}
    await leave(table, BORIS)
    assert await told(BORIS) == {"12"}


async def test_under_ones_own_hand(parlour: Parlour) -> None:
    """Rules in a private chat are those of the table under which the button stands, at several tables too."""
    odd = await parlour.series(rules=ODD)
    short = await parlour.series(ANNA, chat_id=GROUP - 1, rules=SHORT)
    for table, points in ((odd, "24"), (short, "6")):
        answer = await desk.show_rules(parlour.club, parlour.alone(ANNA), ShowRules(table.row.id, 1))
        assert target(answer) == points


async def test_a_forged_press_tells_nothing_of_other_tables(parlour: Parlour) -> None:
    """A table elsewhere, one that never was, one that is damaged: the rules are those without it."""
    elsewhere = await parlour.series(ANNA, chat_id=GROUP - 1, rules=ODD)
    damaged = await parlour.series(rules=ODD)
    await parlour.store.set_aside(damaged.row.id, "damaged")
    parlour.club.tables.forget(damaged.row.id)
    await parlour.choose(rules=SHORT)
    for number in (elsewhere.row.id, damaged.row.id, 999, 2**62):
        press = ShowRules(number, 1)
        in_the_group = await desk.show_rules(parlour.club, parlour.caller(FRED), press)
        assert in_the_group.url == "https://t.me/KozelBot?start=rules_6-nothing-trick"
        assert target(await desk.show_rules(parlour.club, parlour.alone(FRED), press)) == "12"


@pytest.mark.parametrize(
    "word", ["", "24", "24-double", "7-double-lead", "٢٤-double-lead", "24-double-lead-", "1"]
)
async def test_a_damaged_link_tells_the_readers_rules(parlour: Parlour, word: str) -> None:
    """Only what can be chosen is told, whatever somebody writes into a link."""
    caller = parlour.alone(FRED)
    assert target(await desk.rules_by_link(parlour.club, caller, f"rules_{word}")) == "12"


@pytest.mark.parametrize("ask", [desk.hand, desk.leave, desk.stop])
async def test_which_table(parlour: Parlour, ask: Callable[[Club, Caller], Awaitable[Answer]]) -> None:
    """Who is at several chooses among their groups' titles; the game alone is told as what it is."""
    await parlour.club.register.change_chat(GROUP, title="Yard")
    await parlour.series()
    await parlour.series(ANNA, chat_id=ANNA, is_solo=True)
    answer = await ask(parlour.club, parlour.alone(ANNA))
    assert answer.screen is not None
    assert {row[0].text for row in answer.screen.buttons[:2]} == {"\u2068Yard\u2069", "🤖 Alone"}


def test_all_that_can_be_chosen_can_be_linked() -> None:
    """Sixteen kinds of rules, each with its own word."""
    assert len(RULES) == len(set(RULES.values())) == 16
