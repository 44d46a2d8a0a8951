"""The facts of a finished series: whose its deals are, and whose it is itself."""

import pytest

from bot import plays, seats, watch
from bot.standings.facts import SeriesFacts, facts
from bot.table import Table
from engine.actions import Claim
from engine.rules import Rules
from engine.seen import Phase
from storage.memory import MemoryStore
from storage.rows import DueKind, NoteKind, SavedTable
from storage.standing_rows import COMPUTER
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FOUR,
    FRED,
    NOBODY,
    Parlour,
    seed_with_fours,
)
from tests.bot.steps import claim, leave, lose

SHORT = Rules(6)


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStore())


async def told(parlour: Parlour, table: Table) -> SeriesFacts:
    """Plays on to the goats; the facts from what is stored then."""
    await parlour.play_series(table)
    return facts(await stored(parlour, table), await parlour.store.seatings(table.row.id))


async def stored(parlour: Parlour, table: Table) -> SavedTable:
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    return saved


async def play_some(parlour: Parlour, table: Table, plays: int) -> None:
    for _ in range(plays):
        await parlour.play(table)
    assert table.state.phase is Phase.PLAYING


async def test_four_people(parlour: Parlour) -> None:
    """Every deal and the series are theirs; results are those of the game."""
    table = await parlour.series(rules=SHORT)
    found = await told(parlour, table)
    assert found.owners == FOUR
    assert {deal.players for deal in found.deals} == {FOUR}
    assert tuple(deal.result for deal in found.deals) == table.state.results
    assert found.winner == table.state.winner
    assert found.entries == ()
    for deal in found.deals:
        lost = deal.result.points.index(min(deal.result.points))
        assert deal.winner == (None if deal.result.is_eggs else 1 - lost)
        assert deal.is_sweep is (deal.result.tricks[lost] == 0)


async def test_who_leaves_has_no_part_in_the_deal_and_the_series(parlour: Parlour) -> None:
    """The computer player has, from the deal on in which the seat was given up."""
    table = await parlour.series(rules=Rules(12))
    await parlour.play_deal(table)
    await parlour.fire(table, DueKind.NEXT_DEAL)
    await play_some(parlour, table, 5)
    await leave(table, BORIS)
    found = await told(parlour, table)
    computer = (ANNA, COMPUTER, DANA, ELLA)
    assert [deal.players for deal in found.deals] == [FOUR, *[computer] * (len(found.deals) - 1)]
    assert len(found.deals) > 1
    assert found.owners == computer


async def test_who_is_away_is_a_goat_all_the_same(parlour: Parlour) -> None:
    """The deals that a computer player finished are not theirs, but the series is."""
    table = await parlour.series(rules=SHORT)
    await play_some(parlour, table, 5)
    await lose(table, ANNA)
    found = await told(parlour, table)
    assert {deal.players[0] for deal in found.deals} == {COMPUTER}
    assert found.owners == FOUR


async def test_who_is_back_in_time_has_the_deal(parlour: Parlour) -> None:
    """What counts is who was present at the last play."""
    table = await parlour.series(rules=SHORT)
    await play_some(parlour, table, 3)
    await lose(table, ANNA)
    await play_some(parlour, table, 3)
    await table.take(seats.come_back(ANNA), NOBODY)
    found = await told(parlour, table)
    assert found.deals[0].players == FOUR


async def test_one_late_turn_changes_nothing(parlour: Parlour) -> None:
    """A computer player's one play for somebody too late leaves them the seat and the deal."""
    table = await parlour.series(rules=SHORT)
    await play_some(parlour, table, 2)
    await parlour.fire(table, DueKind.TURN)
    found = await told(parlour, table)
    assert found.deals[0].players == FOUR


async def test_who_comes_or_goes_between_deals(parlour: Parlour) -> None:
    """The deal before is as it was played, the next one as it will be."""
    table = await parlour.series(ANNA, BORIS, DANA, rules=Rules(12))
    await parlour.play_deal(table)
    await table.take(seats.sit_in(3, FRED, "Fred"), NOBODY)
    await table.take(seats.lose(DANA, NoteKind.GONE), NOBODY)
    found = await told(parlour, table)
    assert len(found.deals) > 1
    assert found.deals[0].players == (ANNA, BORIS, DANA, COMPUTER)
    assert {deal.players for deal in found.deals[1:]} == {(ANNA, BORIS, COMPUTER, FRED)}
    assert found.owners == (ANNA, BORIS, DANA, FRED)


async def test_an_entry_is_of_who_made_it(parlour: Parlour) -> None:
    """Also if somebody else has the seat afterwards."""
    parlour.seeds.insert(0, seed_with_fours(1))
    table = await parlour.series(rules=SHORT)
    await claim(table, BORIS)
    await leave(table, BORIS)
    assert (await told(parlour, table)).entries == (BORIS,)


async def test_an_entry_of_a_computer_player(parlour: Parlour) -> None:
    """It is nobody else's, not even of the person whose seat is kept."""
    parlour.seeds.insert(0, seed_with_fours(1))
    table = await parlour.series(rules=SHORT)
    await lose(table, BORIS)
    await table.take(plays.computer_play(lambda view: view.legal[-1]), watch.COMPUTER)
    assert isinstance((await stored(parlour, table)).inputs[-1].input, Claim)
    assert (await told(parlour, table)).entries == (COMPUTER,)


async def test_a_series_without_goats_has_no_facts(parlour: Parlour) -> None:
    """It is refused."""
    table = await parlour.series()
    with pytest.raises(ValueError, match="no goats"):
        facts(await stored(parlour, table), await parlour.store.seatings(table.row.id))
