"""What computer players do: their own turns, claims, and the turns of those who are late."""

import pytest

from bot import plays, seats
from bot.club import table_place
from bot.computer import PACES, advice, chooser, guarded
from bot.steps import with_seat
from bot.table import Step
from bot.toasts import Toast
from bot.watch import COMPUTER, TIMEOUT
from engine.actions import Action
from engine.events import Led
from engine.players import Stream
from engine.seen import Kind, Phase, View
from engine.view import observe
from storage.rows import STRENGTHS, DueKind, NoteKind, Occupancy
from tests.bot.parlour import (
    ANNA,
    BORIS,
    DANA,
    ELLA,
    FRED,
    NOBODY,
    Parlour,
    kinds_of,
    seed_with_fours,
)
from tests.bot.steps import CAREFUL, claim, refused, trick


async def test_time_out(parlour: Parlour) -> None:
    """Whose time is up has the turn played by a computer player, and keeps the seat."""
    table = await parlour.series()
    outcome = await table.take(plays.time_out(CAREFUL), TIMEOUT)
    assert outcome.row.version == 2
    seating = outcome.row.seats[0]
    assert (seating.is_present, seating.user_id, seating.missed) == (True, ANNA, 1)
    assert outcome.row.notes[-1].kind is NoteKind.TIMED_OUT


async def test_two_in_a_row(parlour: Parlour) -> None:
    """After two missed turns in a row a computer player keeps the seat, which stays its owner's."""
    table = await parlour.series()
    for _ in range(2):
        while table.state.turn != 0:
            await parlour.play(table)
        await table.take(plays.time_out(CAREFUL), TIMEOUT)
    seating = table.row.seats[0]
    assert seating.is_substituted
    assert (seating.user_id, seating.name) == (ANNA, "Anna")
    assert table.row.notes[-1].kind is NoteKind.AWAY


async def test_playing_again(parlour: Parlour) -> None:
    """Who plays a turn in between has missed none in a row; who comes back begins anew."""
    table = await parlour.series()
    for missed in (1, 0, 1, 2):
        while table.state.turn != 0:
            await parlour.play(table)
        await (parlour.play(table) if missed == 0 else table.take(plays.time_out(CAREFUL), TIMEOUT))
        assert table.row.seats[0].missed == missed
    await table.take(seats.come_back(ANNA), NOBODY)
    assert table.row.seats[0].missed == 0


async def test_claim_is_a_play(parlour: Parlour) -> None:
    """Who claims is not missing turns."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    await table.take(lambda present: Step(with_seat(present.row, present.row.seats[2], missed=1)), NOBODY)
    await claim(table, DANA)
    assert table.row.seats[2].missed == 0


async def test_time_out_with_a_claim(parlour: Parlour) -> None:
    """A computer player who claims for somebody too late tells the table that cards came back."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series()
    await parlour.play(table)
    await parlour.play(table)
    await table.take(plays.time_out(_eager), TIMEOUT)
    assert [note.kind for note in table.row.notes] == [NoteKind.TIMED_OUT, NoteKind.CARDS_BACK]


async def test_computer_plays_its_turn(parlour: Parlour) -> None:
    """The computer player on turn plays, seeing only its own View."""
    seen: list[View] = []

    def choose(view: View) -> Action | None:
        seen.append(view)
        return CAREFUL(view)

    table = await parlour.series(None, BORIS, None, ELLA)
    await table.take(plays.computer_play(choose), COMPUTER)
    assert table.state.turn == 1
    assert [view.seat for view in seen] == [0]


async def test_computer_claims_in_a_persons_turn(parlour: Parlour) -> None:
    """A computer player with four of a suit is asked, those without anything to choose are not."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, None, None, None)
    outcome = await table.take(plays.computer_play(_eager), COMPUTER)
    assert [(play.seat, play.kind) for play in trick(table).plays] == [(2, Kind.CLAIM)]
    assert outcome.row.version == 2


async def test_computer_that_sends_cards_back_has_its_name(parlour: Parlour) -> None:
    """The table calls it as on its seat; once somebody sits in for it, still a computer player."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, None, None, None)
    await parlour.play(table)
    await table.take(plays.computer_play(_eager), COMPUTER)
    back = "entered with four of a suit; the other cards came back"
    assert f"🤖 Computer 2 {back}" in (await parlour.screen(table_place(table.row))).text
    await table.take(seats.sit_in(2, FRED, "Fred"), NOBODY)
    assert f"🤖 Computer {back}" in (await parlour.screen(table_place(table.row))).text


async def test_computer_claims_before_a_computer_plays(parlour: Parlour) -> None:
    """A claim comes before the play of the computer player on turn, the nearest to the opener first."""
    parlour.seeds = [seed_with_fours(2, 3)]
    table = await parlour.series(None, BORIS, None, None)
    await table.take(plays.computer_play(_eager), COMPUTER)
    assert [(play.seat, play.kind) for play in trick(table).plays] == [(2, Kind.CLAIM)]


async def test_computer_lets_a_claim_pass(parlour: Parlour) -> None:
    """A computer player who does not claim now is asked again in the next turn, not in this one."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(ANNA, BORIS, None, ELLA)
    row = table.row
    outcome = await table.take(plays.computer_play(lambda view: None), COMPUTER)
    assert outcome.row.version == row.version
    assert DueKind.COMPUTER not in kinds_of(table)
    await parlour.play(table)
    assert DueKind.COMPUTER in kinds_of(table)


def _eager(view: View) -> Action:
    """Claims whenever it may; fails when there is nothing to choose from, as players may."""
    return view.legal[-1]


class Fainting:
    """A computer player that fails whenever it is asked."""

    def choose(self, view: View, rng: Stream, seconds: float = 1.0) -> Action | None:
        raise ZeroDivisionError


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("pace", PACES)
async def test_three_in_a_row(parlour: Parlour, strength: str, pace: str) -> None:
    """Of whatever strength, computer players play one at a time, as far apart as the pace has it."""
    await parlour.choose(strength=strength, pace=pace)
    table = await parlour.series(ANNA, None, None, None)
    at, delay, waited = parlour.clock.at, parlour.club.settings.computer_delay * PACES[pace], 0
    while table.state.phase is Phase.PLAYING:
        if table.state.turn == 0:
            await parlour.play(table)
        else:
            version = table.row.version
            await parlour.fire(table, DueKind.COMPUTER)
            assert table.row.version == version + 1
            assert parlour.clock.at >= at + delay
            waited += 1
        at = parlour.clock.at
    assert waited >= 9


async def test_advice(parlour: Parlour) -> None:
    """A hint names what the strong player would do, whichever plays at the table."""
    table = await parlour.series()
    view = observe(table.state, 0)
    found = advice(view)
    assert found.action == chooser("strong")(view)
    assert found.action in view.legal


async def test_computer_that_fails(parlour: Parlour) -> None:
    """A fault of a computer player costs it the choice, not the table its life."""
    parlour.seeds = [seed_with_fours(2)]
    table = await parlour.series(None, BORIS, None, ELLA)
    expected = observe(table.state, 0).legal[0]
    outcome = await table.take(plays.computer_play(guarded(Fainting())), COMPUTER)
    [led] = [event for event in outcome.events if isinstance(event, Led)]
    assert led.cards == expected.cards


async def test_computer_without_a_deal(parlour: Parlour) -> None:
    """Between deals computer players have nothing to do."""
    table = await parlour.series(None, BORIS)
    await parlour.play_deal(table)
    assert table.state.phase is Phase.BETWEEN
    assert await refused(table, plays.computer_play(CAREFUL)) is Toast.OUT_OF_DATE
    assert await refused(table, plays.time_out(CAREFUL)) is Toast.OUT_OF_DATE


async def test_time_out_of_a_computer(parlour: Parlour) -> None:
    """A seat that a computer player has taken meanwhile can't run out of time."""
    table = await parlour.series(None, BORIS)
    assert await refused(table, plays.time_out(CAREFUL)) is Toast.OUT_OF_DATE


async def test_substitute_is_no_person(parlour: Parlour) -> None:
    """A seat kept by a computer player is played by it like any other."""
    table = await parlour.series()
    await table.take(seats.lose(ANNA, NoteKind.AWAY), NOBODY)
    assert table.row.seats[0].occupancy is Occupancy.COMPUTER
    await table.take(plays.computer_play(CAREFUL), COMPUTER)
    assert table.state.turn == 1
