"""Which work is pending at a table, and when it is due."""

from functools import partial

import pytest

from bot import plays, seats
from bot.club import table_place
from bot.table import Outcome, Present, Step, Table
from engine.rules import Rules
from engine.seen import Phase
from storage.rows import DueKind, Status
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    NOBODY,
    Parlour,
    due_of,
    kinds_of,
    seed,
    seed_with_fours,
)
from tests.bot.steps import IDLE, TURN, leave, lose


async def touch(table: Table) -> Outcome:
    """A change that concerns no pending work."""
    return await table.take(lambda present: Step(present.row), NOBODY)


async def test_turn(parlour: Parlour) -> None:
    """A person on turn has a clock and one nudge; both begin anew with each play."""
    table = await parlour.series()
    assert kinds_of(table) == IDLE | TURN
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90
    assert due_of(table, DueKind.NUDGE).due_at == parlour.clock.at + 20
    parlour.clock.at += 50
    await parlour.play(table)
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90
    assert due_of(table, DueKind.NUDGE).due_at == parlour.clock.at + 20


@pytest.mark.parametrize(("turn", "nudge"), [(30.0, 10.0), (60.0, 20.0), (300.0, 20.0)])
async def test_nudge_within_a_third(parlour: Parlour, turn: float, nudge: float) -> None:
    """The nudge of a short turn comes after 20 s, or a third of the turn time if that is less."""
    await parlour.choose(turn_seconds=turn)
    table = await parlour.series()
    assert due_of(table, DueKind.NUDGE).due_at == parlour.clock.at + nudge


async def test_no_clock(parlour: Parlour) -> None:
    """With turn time 0 nobody's turn runs out; the nudge comes all the same."""
    await parlour.choose(turn_seconds=0.0)
    table = await parlour.series()
    assert kinds_of(table) == IDLE | {DueKind.NUDGE}
    assert table.row.turn_seconds == 0


async def test_clock_runs_on(parlour: Parlour) -> None:
    """A change that is no play, even of another seat, leaves the clock of the turn as it is."""
    table = await parlour.series()
    before = due_of(table, DueKind.TURN), due_of(table, DueKind.NUDGE)
    parlour.clock.at += 15
    await touch(table)
    await leave(table, BORIS)
    await table.take(seats.ask_to_stop(DANA, 300), NOBODY)
    assert (due_of(table, DueKind.TURN), due_of(table, DueKind.NUDGE)) == before


async def test_one_nudge_a_turn(parlour: Parlour) -> None:
    """A nudge that has gone out does not come back in the same turn, whatever else changes."""
    table = await parlour.series()
    await table.take(seats.nudged, NOBODY)
    assert DueKind.NUDGE not in kinds_of(table)
    await touch(table)
    await leave(table, BORIS)
    assert DueKind.NUDGE not in kinds_of(table)
    await parlour.play(table)
    await parlour.play(table)
    assert DueKind.NUDGE in kinds_of(table)


async def test_turn_taken_back(parlour: Parlour) -> None:
    """Who comes back while the own seat is on turn has the whole turn time."""
    table = await parlour.series()
    await lose(table, ANNA)
    assert kinds_of(table) == IDLE | {DueKind.COMPUTER}
    parlour.clock.at += 1
    await table.take(seats.come_back(ANNA), NOBODY)
    assert kinds_of(table) == IDLE | TURN
    assert due_of(table, DueKind.TURN).due_at == parlour.clock.at + 90


async def test_computer(parlour: Parlour) -> None:
    """A computer player takes 3 s to open a trick and 1.5 s to follow, and is armed again with each play."""
    table = await parlour.series(None, None, DANA, ELLA)
    assert due_of(table, DueKind.COMPUTER).due_at == parlour.clock.at + 3
    parlour.clock.at += 3
    await parlour.play(table)
    assert due_of(table, DueKind.COMPUTER).due_at == parlour.clock.at + 1.5
    assert kinds_of(table) == IDLE | {DueKind.COMPUTER}


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 6.0), ("normal", 3.0), ("fast", 1.2)])
async def test_pace(parlour: Parlour, pace: str, seconds: float) -> None:
    """The chat chooses the computer players' pace."""
    await parlour.choose(pace=pace)
    table = await parlour.series(None, BORIS)
    assert due_of(table, DueKind.COMPUTER).due_at == pytest.approx(parlour.clock.at + seconds)


async def test_computer_waits_no_longer_for_a_change(parlour: Parlour) -> None:
    """A change that is no play does not put off a computer player's turn."""
    table = await parlour.series(None, BORIS, DANA)
    due = due_of(table, DueKind.COMPUTER)
    parlour.clock.at += 1
    await touch(table)
    assert due_of(table, DueKind.COMPUTER) == due


async def test_computer_may_claim(parlour: Parlour) -> None:
    """While a person is on turn, a computer player who may claim is asked; once in a turn."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, BORIS, None, ELLA)
    assert kinds_of(table) == IDLE | TURN | {DueKind.COMPUTER}
    await table.take(lambda present: Step(present.row, spent=DueKind.COMPUTER), NOBODY)
    assert kinds_of(table) == IDLE | TURN


async def test_computer_may_not_claim(parlour: Parlour) -> None:
    """A computer player without four of a suit is not asked in a person's turn."""
    parlour.seeds = [seed_with_fours(1)]
    table = await parlour.series(ANNA, BORIS, None, ELLA)
    assert DueKind.COMPUTER not in kinds_of(table)


@pytest.mark.parametrize("is_asked", [True, False])
async def test_seat_on_turn_is_emptied(parlour: Parlour, is_asked: bool) -> None:
    """When the person on turn leaves, a computer player plays the turn, asked about a claim before or not."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, BORIS, None, ELLA)
    if is_asked:
        await table.take(lambda present: Step(present.row, spent=DueKind.COMPUTER), NOBODY)
    await leave(table, ANNA)
    assert kinds_of(table) == IDLE | {DueKind.COMPUTER}
    version = table.row.version
    await parlour.fire(table, DueKind.COMPUTER)
    assert table.row.version == version + 1


async def test_solo(parlour: Parlour) -> None:
    """Playing alone there is no clock, no nudge, and the next deal waits for its player."""
    table = await parlour.series(ANNA, None, None, None, chat_id=ANNA, is_solo=True)
    assert kinds_of(table) == IDLE
    await parlour.play(table)
    assert kinds_of(table) == IDLE | {DueKind.COMPUTER}
    await parlour.play_deal(table)
    assert kinds_of(table) == IDLE


async def test_next_deal(parlour: Parlour) -> None:
    """A result stays for 30 s, whatever changes meanwhile."""
    table = await parlour.series()
    await parlour.play_deal(table)
    assert kinds_of(table) == IDLE | {DueKind.NEXT_DEAL}
    due = due_of(table, DueKind.NEXT_DEAL)
    assert due.due_at == parlour.clock.at + 30
    parlour.clock.at += 10
    await leave(table, BORIS)
    assert due_of(table, DueKind.NEXT_DEAL) == due


async def test_deadlines_on_the_screen(parlour: Parlour) -> None:
    """What the table message says it waits for is what is pending."""
    table = await parlour.series()
    screen = await parlour.screen(table_place(table.row))
    assert f'unix="{int(due_of(table, DueKind.TURN).due_at)}"' in screen.text


async def test_every_kind_once(parlour: Parlour) -> None:
    """Through a whole series with everything in it no work is pending twice, or for another version."""
    seen: list[Phase] = []

    def check(present: Present) -> Step:
        kinds = [due.kind for due in present.due]
        assert len(kinds) == len(set(kinds))
        assert {due.version for due in present.due} <= {present.row.version}
        seen.append(present.state.phase)
        return Step(present.row)

    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, BORIS, None, ELLA, rules=Rules(target=6))
    while table.row.status is Status.PLAYING:
        await table.take(check, NOBODY)
        if table.state.phase is Phase.BETWEEN:
            await table.take(plays.next_deal_by_itself(partial(seed, table.row.version)), NOBODY)
        else:
            await parlour.play(table)
    assert set(seen) == {Phase.PLAYING, Phase.BETWEEN}
