"""Stories of deals: who may see which, and that nothing of the deal in play is ever among them."""

import pytest

from bot import plays, replay, seats
from bot.asides import ShowStory, StoryDeals, StoryPage, StoryProof, StoryRecord, StorySeries
from bot.callbacks import decode
from bot.club import Answer, Caller
from bot.handlers.presses import ACTIONS
from bot.press import Press
from bot.screens.screen import Screen
from bot.table import Table
from bot.toasts import Refused, Toast
from bot.verify import judge
from engine.record import Record, loads
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FRED,
    NOBODY,
    Parlour,
    seed,
)

OTHER_GROUP = -1009999999999


async def next_deal(table: Table, number: int) -> None:
    await table.take(plays.next_deal_by_itself(lambda: seed(number)), NOBODY)


async def answer(parlour: Parlour, caller: Caller, press: Press) -> Answer | Toast:
    """What a press is answered, wherever its button stands."""
    try:
        return await ACTIONS[type(press)](parlour.club, caller, press)
    except Refused as refused:
        return refused.toast


async def asked(parlour: Parlour, caller: Caller, link: str | None = None) -> Answer | Toast:
    """What /replay is answered, or a link."""
    try:
        if link is None:
            return await replay.replay(parlour.club, caller)
        return await replay.by_link(parlour.club, caller, link)
    except Refused as refused:
        return refused.toast


def screen(given: Answer | Toast) -> Screen:
    assert isinstance(given, Answer)
    assert given.screen is not None
    return given.screen


def pages(given: Answer | Toast) -> list[Press]:
    return [decode(button.data or "") for row in screen(given).buttons for button in row]


async def test_the_group_is_told_its_latest_deal(parlour: Parlour) -> None:
    """/replay has nothing to tell before the first deal is over; then the newest that is."""
    table = await parlour.series()
    assert await asked(parlour, parlour.caller(FRED)) is Toast.NO_STORY
    await parlour.play_deal(table)
    assert "Deal 1" in screen(await asked(parlour, parlour.caller(FRED))).text
    await next_deal(table, 2)
    assert "Deal 1" in screen(await asked(parlour, parlour.caller(FRED))).text
    await parlour.play_deal(table)
    assert "Deal 2" in screen(await asked(parlour, parlour.caller(FRED))).text


async def test_each_topic_has_its_own_series(parlour: Parlour) -> None:
    """What was played in one topic is not told in another."""
    table = await parlour.series(thread_id=7)
    await parlour.play_deal(table)
    assert await asked(parlour, parlour.caller(ANNA)) is Toast.NO_STORY
    assert "Deal 1" in screen(await asked(parlour, parlour.caller(ANNA, thread_id=7))).text


async def test_in_private_one_chooses_among_ones_own_series(parlour: Parlour) -> None:
    """Newest first, each leads to its deals and these to their pages; who never sat there has none."""
    await parlour.play_series(await parlour.series())
    await parlour.play_deal(await parlour.series())
    found = [press for press in pages(await asked(parlour, parlour.alone(ANNA))) if type(press) is StoryDeals]
    assert [press.table for press in found] == sorted((press.table for press in found), reverse=True)
    assert len(found) == 2
    deals = pages(await answer(parlour, parlour.alone(ANNA), found[0]))
    assert StoryPage(found[0].table, 0, 0) in deals
    assert StorySeries(0) in deals
    assert (
        "Deal 1" in screen(await answer(parlour, parlour.alone(ANNA), StoryPage(found[0].table, 0, 0))).text
    )
    assert await asked(parlour, parlour.alone(FRED)) is Toast.NO_STORY


async def test_many_series_are_paged(parlour: Parlour) -> None:
    """Eight a page; a page that was never there is answered all the same."""
    for _ in range(10):
        await parlour.play_deal(table := await parlour.series())
        await table.take(seats.close, NOBODY)
    first = pages(await asked(parlour, parlour.alone(ANNA)))
    assert len([press for press in first if isinstance(press, StoryDeals)]) == 8
    assert StorySeries(1) in first
    rest = pages(await answer(parlour, parlour.alone(ANNA), StorySeries(1)))
    assert len([press for press in rest if isinstance(press, StoryDeals)]) == 2
    assert await answer(parlour, parlour.alone(ANNA), StorySeries(2**62)) is Toast.NO_STORY
    assert await answer(parlour, parlour.caller(ANNA), StorySeries(0)) is Toast.PRIVATE_ONLY


async def test_whoever_sat_there_may_read_on_after_leaving(parlour: Parlour) -> None:
    """A seat that was given up, or taken over later, opens the story as well; a seat only held does not."""
    table = await parlour.series(ANNA, BORIS, None, DANA)
    await table.take(seats.leave(BORIS), NOBODY)
    await table.take(seats.sit_in(2, FRED, "Fred"), NOBODY)
    await parlour.play_deal(table)
    page = StoryPage(table.row.id, 0, 0)
    for person in (ANNA, BORIS, FRED):
        assert "Deal 1" in screen(await answer(parlour, parlour.alone(person), page)).text
    assert await answer(parlour, parlour.alone(ELLA), page) is Toast.STORY_OF_OTHERS


async def test_players_are_named_as_they_sat_then(parlour: Parlour) -> None:
    """Who left after a deal still has their name in its story, and not in the next one's."""
    table = await parlour.series()
    await parlour.play_deal(table)
    await table.take(seats.leave(BORIS), NOBODY)
    await next_deal(table, 2)
    await parlour.play_deal(table)
    texts = [
        screen(await answer(parlour, parlour.caller(ANNA), StoryPage(table.row.id, deal, 0))).text
        for deal in (0, 1)
    ]
    assert ["Boris" in text for text in texts] == [True, False]
    assert "🤖" in texts[1]


@pytest.mark.parametrize("kind", [StoryPage, StoryDeals, StoryProof, StoryRecord])
async def test_strangers_are_refused(parlour: Parlour, kind: type[Press]) -> None:
    """In private only who sat there, in a group only its own series."""
    table = await parlour.series()
    await parlour.play_deal(table)
    numbers = {StoryPage: (table.row.id, 0, 0), StoryProof: (table.row.id, 0)}.get(kind, (table.row.id,))
    press = kind(*numbers)
    assert isinstance(await answer(parlour, parlour.caller(FRED), press), Answer)
    assert isinstance(await answer(parlour, parlour.alone(ANNA), press), Answer)
    assert await answer(parlour, parlour.alone(FRED), press) is Toast.STORY_OF_OTHERS
    elsewhere = parlour.caller(ANNA, chat_id=OTHER_GROUP)
    assert await answer(parlour, elsewhere, press) is Toast.OUT_OF_DATE


async def test_the_button_under_a_result_leads_to_the_private_chat(parlour: Parlour) -> None:
    """In the group it gives those who sat there a link and the others a reason; in private the story."""
    table = await parlour.series()
    await parlour.play_deal(table)
    press = ShowStory(table.row.id, 1)
    given = await answer(parlour, parlour.caller(ANNA), press)
    assert isinstance(given, Answer)
    assert given == Answer(url=f"https://t.me/KozelBot?start=replay_{table.row.id}")
    assert await answer(parlour, parlour.caller(FRED), press) is Toast.STORY_OF_OTHERS
    by_link = await asked(parlour, parlour.alone(ANNA), f"replay_{table.row.id}")
    assert screen(by_link) == screen(await answer(parlour, parlour.alone(ANNA), press))
    assert await asked(parlour, parlour.alone(FRED), f"replay_{table.row.id}") is Toast.STORY_OF_OTHERS


@pytest.mark.parametrize(
    "payload", ["replay_", "replay_x", "replay_-1", "replay_0", "replay_²", "replay_9" + "9" * 40]
)
async def test_a_link_that_was_made_up_is_refused(parlour: Parlour, payload: str) -> None:
    """Whatever stands in it."""
    assert await asked(parlour, parlour.alone(ANNA), payload) is Toast.LINK_STALE


async def test_a_damaged_table_has_no_story(parlour: Parlour) -> None:
    """It is refused like everything else of it."""
    table = await parlour.series()
    await parlour.play_deal(table)
    parlour.club.tables.forget(table.row.id)
    await parlour.store.set_aside(table.row.id, "damaged")
    assert await asked(parlour, parlour.caller(ANNA)) is Toast.NO_STORY
    assert await answer(parlour, parlour.caller(ANNA), StoryDeals(table.row.id)) is Toast.TABLE_ENDED


async def test_the_record_of_a_series_in_play(parlour: Parlour) -> None:
    """It holds the deals that are over and is good; with the goats it says who won."""
    table = await parlour.series()
    await parlour.play_deal(table)
    await next_deal(table, 2)
    await parlour.play(table)
    record = await sent_record(parlour, table)
    assert (len(record.deals), record.winner) == (1, None)
    await parlour.play_series(table)
    record = await sent_record(parlour, table)
    assert (len(record.deals), record.winner) == (len(table.state.results), table.state.winner)


async def sent_record(parlour: Parlour, table: Table) -> Record:
    """What the button gives, which has to be good."""
    given = await answer(parlour, parlour.caller(FRED), StoryRecord(table.row.id))
    assert isinstance(given, Answer)
    assert given.upload is not None
    assert [verdict.bad for verdict in judge(given.upload.content)] == [None]
    return loads(given.upload.content)


async def test_a_record_takes_its_button_along(parlour: Parlour) -> None:
    """In the group the pressed message becomes the list of deals; in private it stays as it is."""
    table = await parlour.series()
    await parlour.play_deal(table)
    press = StoryRecord(table.row.id)
    assert press in pages(await answer(parlour, parlour.caller(FRED), StoryPage(table.row.id, 0, 0)))
    given = await answer(parlour, parlour.caller(FRED), press)
    assert isinstance(given, Answer)
    assert given.upload is not None
    left = await answer(parlour, parlour.caller(FRED), StoryDeals(table.row.id))
    assert screen(given) == screen(left)
    assert press not in pages(given)
    alone = await answer(parlour, parlour.alone(ANNA), press)
    assert isinstance(alone, Answer)
    assert alone.upload is not None
    assert alone.screen is None


async def test_a_group_gets_its_record_again_after_an_hour(parlour: Parlour) -> None:
    """By then the first one may be out of sight or deleted; until then it is refused."""
    table = await parlour.series()
    await parlour.play_series(table)
    press, caller = StoryRecord(table.row.id), parlour.caller(ANNA)
    assert isinstance(await answer(parlour, caller, press), Answer)
    parlour.clock.at += replay.RECORD_AGAIN - 1
    assert await answer(parlour, caller, press) is Toast.RECORD_SENT
    parlour.clock.at += 1
    assert isinstance(await answer(parlour, caller, press), Answer)
    assert len(parlour.club.recorded) == 1
