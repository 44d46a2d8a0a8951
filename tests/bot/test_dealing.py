"""What people do at a running table, as the application has it: who confirms plays taps each twice."""

import pytest

from bot import dealing, seats
from bot.callbacks import MakeClaim, MakePlay
from bot.club import hand_place
from bot.table import Table
from bot.toasts import Refused, Stale, Toast
from engine.errors import IllegalAction
from storage.rows import NoteKind
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    FRED,
    NOBODY,
    Parlour,
    first_play,
    seed_with_fours,
    trick_address,
)


async def test_confirmed_play(parlour: Parlour) -> None:
    """Who confirms plays marks one with the first tap and plays it with the second."""
    table = await parlour.series()
    await parlour.club.register.change_person(ANNA, confirms_plays=True)
    press = MakePlay(table.row.id, 1, table.row.version, first_play(table))
    place = hand_place(table.row, ANNA)
    before = await parlour.screen(place)
    answer = await dealing.play(parlour.club, parlour.alone(ANNA), press)
    assert answer.toast is Toast.TAP_AGAIN
    assert table.row.version == press.version
    assert parlour.outbox.places()[-1] == place
    assert await parlour.screen(place) != before
    answer = await dealing.play(parlour.club, parlour.alone(ANNA), press)
    assert answer.toast is Toast.LED
    assert table.row.version == press.version + 1
    assert parlour.club.marks == {}


async def test_a_mark_goes_with_its_table(parlour: Parlour) -> None:
    """A first tap that no second followed is kept while the table is in memory, and no longer."""
    table = await parlour.series()
    await parlour.club.register.change_person(ANNA, confirms_plays=True)
    press = MakePlay(table.row.id, 1, table.row.version, first_play(table))
    await dealing.play(parlour.club, parlour.alone(ANNA), press)
    parlour.club.forget_marks()
    assert list(parlour.club.marks) == [hand_place(table.row, ANNA)]
    parlour.clock.at += 10.0
    parlour.club.tables.forget_idle(5.0, 5.0)
    parlour.club.forget_marks()
    assert parlour.club.marks == {}


async def test_confirmed_play_of_an_old_button(parlour: Parlour) -> None:
    """An old button is not marked: it is told at once what became of it."""
    table = await parlour.series()
    await parlour.club.register.change_person(ANNA, confirms_plays=True)
    press = MakePlay(table.row.id, 1, table.row.version, first_play(table))
    await parlour.play(table)
    with pytest.raises(Stale) as refusal:
        await dealing.play(parlour.club, parlour.alone(ANNA), press)
    assert refusal.value.toast is Toast.ALREADY_PLAYED


async def confirmed_claim(parlour: Parlour) -> tuple[Table, MakeClaim]:
    """Dana confirms plays and has marked her claim in the first trick, before anybody has led."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    await parlour.club.register.change_person(DANA, confirms_plays=True)
    at = trick_address(table)
    press = MakeClaim(table.row.id, 1, at.deal, at.trick)
    version, place = table.row.version, hand_place(table.row, DANA)
    before = await parlour.screen(place)
    answer = await dealing.claim(parlour.club, parlour.alone(DANA), press)
    assert answer.toast is Toast.TAP_AGAIN
    assert table.row.version == version
    assert parlour.outbox.places()[-1] == place
    assert await parlour.screen(place) != before
    return table, press


async def test_confirmed_claim(parlour: Parlour) -> None:
    """Who confirms plays enters with the second tap; the mark and its screen stay while others play on."""
    table, press = await confirmed_claim(parlour)
    place = hand_place(table.row, DANA)
    marked = await parlour.screen(place)
    await parlour.play(table)
    await parlour.play(table)
    assert (await parlour.screen(place)).buttons[-1] == marked.buttons[-1]
    answer = await dealing.claim(parlour.club, parlour.alone(DANA), press)
    assert answer.toast is Toast.CLAIMED
    assert table.row.version == 4
    assert parlour.club.marks == {}


async def test_confirmed_claim_after_another_tap(parlour: Parlour) -> None:
    """Another button takes the mark away: the claim is then tapped twice again."""
    table, press = await confirmed_claim(parlour)
    await parlour.play(table)
    await parlour.play(table)
    play = MakePlay(table.row.id, 1, table.row.version, first_play(table))
    answers = [
        await dealing.play(parlour.club, parlour.alone(DANA), play),
        await dealing.claim(parlour.club, parlour.alone(DANA), press),
    ]
    assert [answer.toast for answer in answers] == [Toast.TAP_AGAIN, Toast.TAP_AGAIN]
    assert table.row.version == 3


async def test_confirmed_claim_of_an_old_button(parlour: Parlour) -> None:
    """Of another trick, or what may not enter: told at once, and nothing is marked."""
    table, press = await confirmed_claim(parlour)
    for _ in range(4):
        await parlour.play(table)
    with pytest.raises(Stale) as refusal:
        await dealing.claim(parlour.club, parlour.alone(DANA), press)
    assert refusal.value.toast is Toast.OUT_OF_DATE
    await parlour.club.register.change_person(BORIS, confirms_plays=True)
    at = trick_address(table)
    with pytest.raises(IllegalAction):
        await dealing.claim(parlour.club, parlour.alone(BORIS), MakeClaim(table.row.id, 1, at.deal, at.trick))
    assert parlour.club.marks == {}


async def test_nothing_is_marked_for_who_may_not_play(parlour: Parlour) -> None:
    """Whose seat a computer player keeps, who is at no seat, or whose table has ended is told at once."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    for user_id in (ANNA, DANA, FRED):
        await parlour.meet(user_id)
        await parlour.club.register.change_person(user_id, confirms_plays=True)
    at, version = trick_address(table), table.row.version
    play = MakePlay(table.row.id, 1, version, first_play(table))
    claim = MakeClaim(table.row.id, 1, at.deal, at.trick)
    await table.take(seats.lose(ANNA, NoteKind.GONE), NOBODY)

    async def told(*users: int) -> list[Toast]:
        toasts = []
        for user_id in users:
            for call in (
                dealing.play(parlour.club, parlour.alone(user_id), play),
                dealing.claim(parlour.club, parlour.alone(user_id), claim),
            ):
                with pytest.raises(Refused) as refusal:
                    await call
                toasts.append(refusal.value.toast)
        return toasts

    assert await told(ANNA, FRED) == [Toast.AWAY_NOW] * 2 + [Toast.NOT_THIS_TABLE] * 2
    await table.take(seats.close, NOBODY)
    assert await told(DANA) == [Toast.TABLE_ENDED] * 2
    assert parlour.club.marks == {}
