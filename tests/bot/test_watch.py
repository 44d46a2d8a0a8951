"""Pending work that has come due."""

import asyncio
from dataclasses import replace

import pytest

from bot import dealing, plays, seats, watch
from bot.callbacks import MakePlay, NextDeal
from bot.club import hand_place, table_place
from bot.outbox import Previous
from bot.table import Table
from bot.toasts import Stale, Toast
from engine.seen import Kind, Phase
from storage.memory import MemoryStore
from storage.rows import Actor, Change, Due, DueKind, Status
from storage.store import NotStored
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    NOBODY,
    START,
    Parlour,
    due_of,
    first_play,
    kinds_of,
    seed,
    seed_with_fours,
)


class SlowStore(MemoryStore):
    """Others run while a commit is being written; the next commits can be made to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: list[Exception] = []

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        await super().commit(change)


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def parlour(store: SlowStore) -> Parlour:
    return Parlour(store)


def card_press(table: Table) -> MakePlay:
    return MakePlay(table.row.id, 1, table.row.version, first_play(table))


async def test_turn(parlour: Parlour) -> None:
    """When the time is up a computer player plays the turn for its player."""
    table = await parlour.series()
    await parlour.fire(table, DueKind.TURN)
    assert table.row.version == 2
    assert table.row.seats[0].is_present
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    assert saved.inputs[-1].actor is Actor.TIMEOUT


async def test_two_turns_in_a_row(parlour: Parlour) -> None:
    """After two in a row the seat is kept for its owner: it is played without a clock."""
    table = await parlour.series()
    for _ in range(2):
        while table.state.turn != 0:
            await parlour.play(table)
        await parlour.fire(table, DueKind.TURN)
    assert table.row.seats[0].is_substituted
    while table.state.turn != 0:
        await parlour.play(table)
    assert DueKind.TURN not in kinds_of(table)
    version = table.row.version
    await parlour.fire(table, DueKind.COMPUTER)
    assert table.row.version == version + 1


async def test_everybody_is_silent(parlour: Parlour) -> None:
    """A table that nobody plays at comes to rest, and the next deal is not dealt to nobody."""
    table = await parlour.series()
    while DueKind.TURN in kinds_of(table):
        await parlour.fire(table, DueKind.TURN)
    for _ in range(12):
        if DueKind.COMPUTER in kinds_of(table):
            await parlour.fire(table, DueKind.COMPUTER)
        elif DueKind.TURN in kinds_of(table):
            await parlour.fire(table, DueKind.TURN)
    assert not table.row.people
    assert kinds_of(table) == {DueKind.WARN, DueKind.CLOSE}
    assert all(seating.is_substituted for seating in table.row.seats)


@pytest.mark.parametrize("is_play_first", [True, False])
async def test_play_and_timeout_at_once(parlour: Parlour, is_play_first: bool) -> None:
    """Of a play and its timeout in the same moment one counts."""
    table = await parlour.series()
    due, press = due_of(table, DueKind.TURN), card_press(table)
    parlour.clock.at = due.due_at
    play = dealing.play(parlour.club, parlour.caller(ANNA), press)
    fire = watch.fire(parlour.club, due)
    both = (play, fire) if is_play_first else (fire, play)
    results = await asyncio.gather(*both, return_exceptions=True)
    assert table.row.version == 2
    saved = await parlour.store.table(table.row.id)
    assert saved is not None
    assert saved.inputs[-1].actor is (Actor.USER if is_play_first else Actor.TIMEOUT)
    assert any(isinstance(one, Stale) for one in results) is not is_play_first
    assert table.row.seats[0].missed == (0 if is_play_first else 1)
    assert due_of(table, DueKind.TURN).due_at == due.due_at + 90


async def test_next_deal_press_and_timer(parlour: Parlour) -> None:
    """*Next deal* pressed as its time comes deals once, whoever is first."""
    table = await parlour.series()
    for number in (1, 2):
        await parlour.play_deal(table)
        due, version = due_of(table, DueKind.NEXT_DEAL), table.row.version
        parlour.clock.at = due.due_at
        press = NextDeal(table.row.id, 1, version)
        both = [dealing.next_deal(parlour.club, parlour.caller(ANNA), press), watch.fire(parlour.club, due)]
        await asyncio.gather(*(both if number == 1 else reversed(both)), return_exceptions=True)
        assert table.row.version == version + 1
        assert table.state.table is not None
        assert table.state.table.number == number


async def test_next_deal_by_itself(parlour: Parlour) -> None:
    """The next deal begins by itself, with a table message of its own."""
    table = await parlour.series()
    await parlour.play_deal(table)
    before = len(parlour.outbox.places("repost"))
    await parlour.fire(table, DueKind.NEXT_DEAL)
    assert table.state.phase is Phase.PLAYING
    assert parlour.outbox.places("repost")[before:] == [table_place(table.row)]


async def test_stale_work(parlour: Parlour) -> None:
    """Work of a turn, a deal or a table that is over does nothing."""
    table = await parlour.series()
    old = list(table.due)
    await parlour.play(table)
    old += table.due
    await parlour.play_deal(table)
    old += table.due
    await table.take(plays.next_deal(ANNA, table.row.version, lambda: seed(1)), NOBODY)
    row, pending = table.row, table.due
    parlour.clock.at += 1_000_000
    for due in old:
        await watch.fire(parlour.club, due)
    assert (table.row, table.due) == (row, pending)
    await table.take(seats.close, NOBODY)
    row = table.row
    for due in pending:
        await watch.fire(parlour.club, due)
    assert table.row == row


async def test_row_of_another_version(parlour: Parlour) -> None:
    """A row that an odd past left behind is struck off when it comes due, and does nothing else."""
    table = await parlour.series()
    row = table.row
    odd = Due(row.id, DueKind.TURN, START, row.version - 1)
    await parlour.store.commit(
        Change(replace(row, revision=row.revision + 1), (row.version, row.revision), due=(odd,))
    )
    after = parlour.again()
    await watch.fire(after.club, odd)
    again = await after.club.tables.get(row.id)
    assert again.row.version == row.version
    assert odd not in await parlour.store.due_by(START + 1_000_000)


async def test_table_that_never_was(parlour: Parlour) -> None:
    """Work of an unknown table is passed over."""
    await watch.fire(parlour.club, Due(99, DueKind.TURN, START, 1))


async def test_failing_player(parlour: Parlour) -> None:
    """Work that fails by a fault of ours is struck off instead of failing for ever; the rest stays."""
    table = await parlour.series()
    await parlour.choose(strength="no such player")
    await parlour.fire(table, DueKind.TURN)
    assert kinds_of(table) == {DueKind.NUDGE, DueKind.WARN, DueKind.CLOSE}
    assert table.row.version == 1


async def test_striking_off_spares_newer_work(parlour: Parlour) -> None:
    """While failed work is struck off, a play may come first: the clock of the next turn stays."""
    table = await parlour.series()
    await parlour.choose(strength="no such player")
    due = due_of(table, DueKind.TURN)
    parlour.clock.at = due.due_at
    await asyncio.gather(
        dealing.play(parlour.club, parlour.caller(ANNA), card_press(table)), watch.fire(parlour.club, due)
    )
    assert table.row.version == 2
    assert DueKind.TURN in kinds_of(table)


async def test_full_disk(parlour: Parlour, store: SlowStore) -> None:
    """Work that could not be stored stays pending and is done later."""
    table = await parlour.series()
    store.failures = [NotStored("disk full")]
    with pytest.raises(NotStored):
        await parlour.fire(table, DueKind.TURN)
    assert table.row.version == 1
    await parlour.fire(table, DueKind.TURN)
    assert table.row.version == 2


async def test_timer_during_a_move_of_the_chat(parlour: Parlour) -> None:
    """A turn that runs out while the group becomes a supergroup is played all the same."""
    table = await parlour.series()
    await parlour.store.migrate_chat(table.row.chat_id, -100777)
    await parlour.fire(table, DueKind.TURN)
    assert (table.row.version, table.row.chat_id) == (2, -100777)


async def test_nudge(parlour: Parlour) -> None:
    """A nudge posts the hand of who is on turn anew and deletes the old one: that one alone, once."""
    table = await parlour.series()
    before = len(parlour.outbox.wishes)
    await parlour.fire(table, DueKind.NUDGE)
    reposts = [wish for wish in parlour.outbox.wishes[before:] if wish.what == "repost"]
    assert [(wish.where, wish.previous) for wish in reposts] == [
        (hand_place(table.row, ANNA), Previous.DELETE)
    ]
    assert DueKind.NUDGE not in kinds_of(table)
    assert DueKind.TURN in kinds_of(table)


async def test_claim_of_a_computer(parlour: Parlour) -> None:
    """A computer player with four of a suit enters in a person's turn when it thinks fit."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, BORIS, None, ELLA)
    await parlour.fire(table, DueKind.COMPUTER)
    open_trick = table.state.table.trick if table.state.table else None
    assert open_trick is not None
    claimed = bool(open_trick.plays) and open_trick.plays[0].kind is Kind.CLAIM
    assert claimed or (DueKind.COMPUTER not in kinds_of(table) and table.state.turn == 0)


async def test_claim_between_play_and_timer(parlour: Parlour) -> None:
    """A claim gives the turn to the next seat, with its own clock; the old one does nothing."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    due = due_of(table, DueKind.TURN)
    parlour.clock.at += 80
    await table.take(plays.claim(DANA, plays.TrickAddress(0, 0)), NOBODY)
    assert table.state.turn == 3
    parlour.clock.at = due.due_at
    await watch.fire(parlour.club, due)
    assert table.state.turn == 3
    assert due_of(table, DueKind.TURN).due_at == START + 80 + 90


async def test_silenced_meanwhile(parlour: Parlour) -> None:
    """A turn does not run out while the group can't be told."""
    table = await parlour.series()
    due = due_of(table, DueKind.TURN)
    await table.take(seats.silence(True), NOBODY)
    parlour.clock.at = due.due_at
    await watch.fire(parlour.club, due)
    assert table.row.version == 1


async def test_series_of_computers_and_one_person(parlour: Parlour) -> None:
    """A series runs to its goats with nothing but pending work, for a person who only comes back."""
    table = await parlour.series(ANNA, None, None, None)
    while table.row.status is Status.PLAYING:
        if not table.row.people:
            await table.take(seats.come_back(ANNA), NOBODY)
        due = min(table.due, key=lambda one: one.due_at)
        parlour.seeds = [seed(table.row.version)]
        await parlour.fire(table, due.kind)
    assert table.row.status is Status.FINISHED
    assert len(await parlour.store.results(table.row.id)) == len(table.state.results)


async def test_toast_of_the_late_player(parlour: Parlour) -> None:
    """Who taps after the time was up is told so, and the table goes on."""
    table = await parlour.series()
    press = card_press(table)
    await parlour.fire(table, DueKind.TURN)
    with pytest.raises(Stale) as refusal:
        await dealing.play(parlour.club, parlour.caller(ANNA), press)
    assert refusal.value.toast is Toast.OUT_OF_DATE
    await parlour.play(table)
