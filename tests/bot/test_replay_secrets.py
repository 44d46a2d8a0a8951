"""Nothing of the deal in play can be had by asking for stories, whoever asks for whatever."""

import random
from itertools import product

import pytest

from bot import plays
from bot.asides import ShowStory, StoryDeals, StoryPage, StoryProof, StoryRecord, StorySeries
from bot.club import Answer, Caller
from bot.press import Press
from bot.table import Table
from bot.toasts import Toast
from engine.actions import Action, Claim
from engine.game import legal_actions
from engine.seen import SEATS, Phase
from storage.memory import MemoryStore
from tests.bot.parlour import ANNA, FOUR, FRED, Parlour, seed
from tests.bot.steps import by
from tests.bot.test_replay import answer, asked, next_deal
from tests.whole.reading import NUMBER

FORGED = 2**63 - 1  # the largest number that a button can say
DEALS, STEPS = (0, 1, 2, FORGED), (0, 1, 9, FORGED)


def every_press(table: int) -> list[Press]:
    """All that can be asked about a table, numbers that no button was made for included."""
    return [
        *(StoryPage(table, deal, step) for deal, step in product(DEALS, STEPS)),
        *(StoryProof(table, deal) for deal in DEALS),
        *(StoryDeals(table), StoryRecord(table), ShowStory(table, 0), ShowStory(table, FORGED)),
        *(StorySeries(page) for page in (0, 1)),
    ]


def callers(parlour: Parlour) -> list[Caller]:
    """A player and a stranger, in the group and in private."""
    return [make(person) for person in (ANNA, FRED) for make in (parlour.caller, parlour.alone)]


async def all_answers(parlour: Parlour, table: Table) -> list[Answer | Toast]:
    """To everybody's every press, command and link; no record has been sent yet."""
    parlour.club.recorded.clear()
    found = []
    for caller in callers(parlour):
        found += [await asked(parlour, caller), await asked(parlour, caller, f"replay_{table.row.id}")]
        found += [await answer(parlour, caller, press) for press in every_press(table.row.id)]
    return found


async def play_some(table: Table, count: int, chance: random.Random) -> None:
    """So many plays by chance, claims too; the deal's end ends them."""
    for _ in range(count):
        if table.state.phase is not Phase.PLAYING:
            return
        action = choice(table, chance)
        row, person = table.row, FOUR[action.seat]
        if isinstance(action, Claim):
            deal = table.state.table
            assert deal is not None
            assert deal.trick is not None
            at = plays.TrickAddress(deal.number, deal.trick.number)
            await table.take(plays.claim(person, at), by(person))
        else:
            await table.take(plays.play(person, action, row.version), by(person))


def choice(table: Table, chance: random.Random) -> Action:
    legal = [action for seat in SEATS for action in legal_actions(table.state, seat)]
    claims = [action for action in legal if isinstance(action, Claim)]
    usual = [action for action in legal if not isinstance(action, Claim)]
    return chance.choice(claims if claims and chance.random() < 0.5 else usual)


async def with_finished_deals(count: int, last: int) -> tuple[Parlour, Table]:
    """A table with so many deals over, the same each time, and one begun from the seed ``last``."""
    parlour = Parlour(MemoryStore())
    parlour.seeds = [seed(0 if count else last)]
    table = await parlour.series()
    for deal in range(count):
        await parlour.play_deal(table)
        await next_deal(table, last if deal + 1 == count else deal + 1)
    assert len(table.state.results) == count
    return parlour, table


@pytest.mark.slow
@pytest.mark.parametrize("over", range(3))
async def test_no_answer_depends_on_the_deal_in_play(over: int) -> None:
    """Two tables with the same finished deals answer all alike, whatever their deals in play are and however
    far they have come: so no card, no play and no seed of a deal in play is in any answer."""
    chance = random.Random(over)
    (one, first), (other, second) = [await with_finished_deals(over, last) for last in (100, 200)]
    expected = await all_answers(one, first)
    assert await all_answers(other, second) == expected
    for _ in range(3):
        await play_some(first, chance.randrange(1, 5), chance)
        await play_some(second, chance.randrange(1, 5), chance)
        assert len(first.state.results) == len(second.state.results) == over
        assert await all_answers(one, first) == expected
        assert await all_answers(other, second) == expected


async def test_no_seed_is_told_before_its_deal_is_over(parlour: Parlour) -> None:
    """Of all long numbers in all answers each is the seed or the seal of a deal that is over."""
    table, chance = await parlour.series(), random.Random(5)
    for number in range(2):
        while table.state.phase is Phase.PLAYING:
            answers = [one for one in await all_answers(parlour, table) if isinstance(one, Answer)]
            over = {one.seed.hex() for one in table.state.results if one.seed is not None}
            over |= {one.commitment for one in table.state.results if one.commitment is not None}
            assert {found for one in answers for found in NUMBER.findall(said(one))} == over
            await play_some(table, 12, chance)
        if table.state.phase is Phase.BETWEEN:
            await next_deal(table, 50 + number)


def said(given: Answer) -> str:
    """All the words of an answer and of its file."""
    content = given.upload.content.decode() if given.upload is not None else ""
    return f"{given.screen} {given.text} {given.url} {content}"
