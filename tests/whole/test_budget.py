"""The request budget of product.md, counted over whole series of four people; `pytest -s` prints it."""

import asyncio
import random
from itertools import chain

from bot.demo.requests import Call
from bot.table import Table
from engine.actions import Claim, Deal
from engine.seen import Phase
from storage.rows import SavedTable
from tests.whole.budget import MOST_ON_AVERAGE, Occasion, busiest, measure
from tests.whole.conftest import OpenHouse
from tests.whole.house import Choose, House, Offer, by_chance, by_claim, four_of_a_suit, live_messages
from tests.whole.pace import MINUTE, SHIPPED, UNLIMITED

NO_LIMITS = {"group_limit": 100_000, "private_burst": 100_000, "total_per_second": 100_000}
MOST_IN_A_GROUP = 18  # a minute


def new_messages(house: House, chat_id: int, since: int) -> list[Call]:
    return [call for call in house.calls("sendMessage", since=since) if call.chat_id == chat_id]


async def saved(house: House, table: int) -> SavedTable:
    found = await house.store.table(table)
    assert found is not None
    return found


async def test_requests_a_play(open_house: OpenHouse) -> None:
    """At most 4 requests a play within a trick, 6 for one that ends it or a claim, 7 for a deal's start,
    4.7 on average; a deal's first message is the only new one in the group, and none is new in private."""
    house = await open_house(telegram=NO_LIMITS, **UNLIMITED)
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    room = house.group("Friday", people)
    await house.choose(people[0], room, "target", 18)
    house.seeds = chain([four_of_a_suit(2)], house.seeds)
    table = await house.start(room, people)
    since = len(house.standin.requests)
    figures = await measure(house, table, by_claim(3))
    print("", *figures.lines(), sep="\n")
    for occasion in Occasion:
        assert figures.most(occasion) <= occasion.most, figures.worst[occasion]
    assert figures.average <= MOST_ON_AVERAGE
    inputs = [line.input for line in (await saved(house, table)).inputs]
    assert any(isinstance(each, Claim) for each in inputs)
    deals = sum(isinstance(each, Deal) for each in inputs)
    assert len(new_messages(house, room.id, since)) == deals - 1  # the first came with Start
    assert len(house.calls("sendMessage", since=since)) == deals - 1


async def test_pinning_costs_two_requests_a_deal(open_house: OpenHouse) -> None:
    """Where the bot may pin, a deal's message is pinned silently, and the pin of the deal before is taken
    away: nothing else is asked for more often."""
    house = await open_house(telegram=NO_LIMITS, **UNLIMITED)
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    room = house.group("Friday", people)
    room.promote_bot(can_pin=True)
    table = await house.start(room, people)
    await house.play_deal(table)
    since = len(house.standin.requests)
    await house.next_deal(table)
    pins = house.calls("pinChatMessage", since=since)
    assert [pin.flag("disable_notification") for pin in pins] == [True]
    unpins = house.calls("unpinChatMessage", since=since)
    assert len(unpins) == 1
    assert len(house.calls(since=since)) - len(pins) - len(unpins) <= Occasion.DEAL.most
    assert [message.id for message in room.messages if message.is_pinned] == [room.bot_messages[-1].id]


async def hurry(house: House, table: int, choose: Choose) -> None:
    """Plays a series as fast as buttons appear in private, whatever the group shows meanwhile."""
    truth = await house.table(table)

    def fresh() -> list[Offer]:
        return [each for each in house.offers(table) if each.version == truth.row.version]

    while truth.row.is_open:
        if truth.state.phase is Phase.BETWEEN:
            await house.quiet()
            await house.next_deal(table)
        await house.until(fresh)
        await house.make(choose(fresh()))
    await house.quiet()


async def test_group_requests_a_minute(open_house: OpenHouse) -> None:
    """However fast people play, a group gets at most 18 requests in any minute, and in the end it shows
    how things stand."""
    minute = 4 * MINUTE  # the machine can't play faster, so the minute is longer
    house = await open_house(telegram={"group_window": minute}, limit_window=minute)
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    room = house.group("Friday", people)
    table = await house.start(room, people)
    await hurry(house, table, by_chance(3))
    times = [call.at for call in house.calls() if call.chat_id == room.id]
    most = busiest(times, minute)
    plays = (await house.table(table)).row.version
    print(f"\nat most {most} requests a minute to the group, {len(times)} in all, for {plays} inputs")
    assert most <= MOST_IN_A_GROUP
    assert len(times) < plays, "edits were meant to be coalesced"
    assert "🐐🐐" in room.bot_messages[-1].text


async def test_a_series_by_the_clock(open_house: OpenHouse) -> None:
    """With clock, nudges and all durations in the proportions that they are shipped with, and people who
    now and then think for long, requests stay within the budget: 4.7 a play, and 2 more a nudge."""
    house = await open_house(**SHIPPED)
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    room = house.group("Friday", people)
    await house.choose(people[0], room, "target", 6)
    table = await house.start(room, people)
    truth, since, rng = await house.table(table), len(house.standin.requests), random.Random(1)
    while is_open(truth):
        offers = [each for each in house.offers(table) if each.version == truth.row.version]
        if not offers:
            await asyncio.sleep(0.01)
            continue
        if rng.random() < 0.1:
            await asyncio.sleep(1.2 * SHIPPED["nudge_after"])
        await house.make(rng.choice(offers))
    await house.quiet()
    inputs = (await saved(house, table)).inputs
    plays = sum(not isinstance(line.input, Deal) for line in inputs)
    nudges = len(house.calls("deleteMessage", since=since))
    calls = len(house.calls(since=since))
    print(f"\n{calls} requests for {plays} plays and {nudges} nudges")
    assert nudges > 0
    assert calls <= MOST_ON_AVERAGE * plays + 2 * nudges
    assert "🐐🐐" in live_messages(room, table)[0].text


def is_open(truth: Table) -> bool:
    return truth.row.is_open
