"""The lobby and the rematch."""

from dataclasses import replace
from itertools import product

import pytest

from bot.callbacks import AddComputer, Ready, RemoveComputer, Sit, Stand, Start, decode
from bot.screens.lobby import lobby_screen, rules_line
from engine.rules import ClaimsRule, EggsRule, Rules
from storage.rows import Occupancy, Seating, Status, TableRow
from tests.bot.screens.samples import LANGUAGES, LONG_NAMES, TRANSLATORS, check_screen, table_row

EN = TRANSLATORS.of("en")


def _lobby(*occupancies: Occupancy, is_rematch: bool = False, ready: bool = False) -> TableRow:
    seats = tuple(
        Seating(seat, occupancy, _owner(occupancy, seat), LONG_NAMES[seat], is_ready=ready)
        for seat, occupancy in enumerate(occupancies)
    )
    return table_row(version=0, status=Status.LOBBY, seats=seats, is_rematch=is_rematch)


def _owner(occupancy: Occupancy, seat: int) -> int | None:
    return seat + 1 if occupancy in (Occupancy.PERSON, Occupancy.HELD) else None


def _presses(row: TableRow) -> list[object]:
    return [decode(button.data or "") for line in lobby_screen(row, EN, 3).buttons for button in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lobby_fits(language: str) -> None:
    """All 256 ways to fill four seats, for a first series and for a rematch."""
    for places in product(Occupancy, repeat=4):
        for is_rematch in (False, True):
            check_screen(
                lobby_screen(_lobby(*places, is_rematch=is_rematch), TRANSLATORS.of(language), 2**40)
            )


def test_free_seats_can_be_taken() -> None:
    """A free seat has a button for a person and one for a computer player; others have neither."""
    row = _lobby(Occupancy.PERSON, Occupancy.EMPTY, Occupancy.HELD, Occupancy.COMPUTER)
    presses = _presses(row)
    assert [p for p in presses if isinstance(p, Sit)] == [Sit(row.id, 3, 1)]
    assert [p for p in presses if isinstance(p, AddComputer)] == [AddComputer(row.id, 3, 1)]
    assert [p for p in presses if isinstance(p, RemoveComputer)] == [RemoveComputer(row.id, 3, 3)]
    assert Stand(row.id, 3) in presses


def test_one_row_for_each_side_with_a_free_seat() -> None:
    """Two free seats of a side read the same, so only the first is offered."""
    row = _lobby(*(Occupancy.EMPTY,) * 4)
    assert [p.seat for p in _presses(row) if isinstance(p, Sit)] == [0, 1]
    assert [p.seat for p in _presses(row) if isinstance(p, AddComputer)] == [0, 1]
    row = _lobby(Occupancy.PERSON, *(Occupancy.EMPTY,) * 3)
    assert [p.seat for p in _presses(row) if isinstance(p, Sit)] == [1, 2]


@pytest.mark.parametrize(("is_rematch", "begin"), [(False, Start), (True, Ready)])
def test_starting_comes_first_and_standing_up_last(is_rematch: bool, begin: type) -> None:
    """Each in a row of its own, with the computer players between them."""
    row = _lobby(Occupancy.PERSON, *(Occupancy.COMPUTER,) * 3, is_rematch=is_rematch)
    rows = [[type(decode(one.data or "")) for one in line] for line in lobby_screen(row, EN, 3).buttons]
    assert (rows[0], rows[-1]) == ([begin], [Stand])
    assert {kind for line in rows[1:-1] for kind in line} == {RemoveComputer}


def test_only_four_can_start() -> None:
    """*Start* is there when four are seated; a held seat is not yet one of them."""
    four = (Occupancy.PERSON, Occupancy.COMPUTER, Occupancy.PERSON, Occupancy.COMPUTER)
    row = _lobby(*four)
    assert Start(row.id, 3) in _presses(row)
    assert Start(row.id, 3) not in _presses(_lobby(Occupancy.HELD, *four[1:]))
    assert Start(row.id, 3) not in _presses(_lobby(Occupancy.EMPTY, *four[1:]))


def test_rematch_waits_for_everybody() -> None:
    """In a rematch each person is ticked or waited for, and *Ready* stands until all are."""
    people = (Occupancy.PERSON,) * 4
    row = _lobby(*people, is_rematch=True)
    assert Ready(row.id, 3) in _presses(row)
    assert Start(row.id, 3) not in _presses(row)
    one = replace(row, seats=(replace(row.seats[0], is_ready=True), *row.seats[1:]))
    text = lobby_screen(one, EN, 3).text
    assert text.count("✅") == 1
    assert "Waiting for 3" in text
    assert Start(row.id, 3) in _presses(_lobby(*people, is_rematch=True, ready=True))


def test_lobby_names_the_options_that_differ() -> None:
    """By the rules only the target is told; other options are named."""
    assert rules_line(Rules(), EN) == "to 12 defeat points"
    changed = rules_line(Rules(24, EggsRule.DOUBLE, ClaimsRule.LEAD), EN)
    assert "24" in changed
    assert "double" in changed
    assert "before the lead" in changed


def test_several_computers_are_numbered() -> None:
    """One computer player needs no number, three have three."""
    one = _lobby(Occupancy.PERSON, Occupancy.COMPUTER, Occupancy.EMPTY, Occupancy.EMPTY)
    three = _lobby(Occupancy.PERSON, *(Occupancy.COMPUTER,) * 3)
    assert "Computer</b>" in lobby_screen(one, EN, 1).text
    assert all(f"Computer {number}" in lobby_screen(three, EN, 1).text for number in (1, 2, 3))
