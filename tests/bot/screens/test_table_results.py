"""The table message after a deal and after a series."""

import re
from dataclasses import replace

import pytest

from bot.callbacks import NextDeal, Rematch, decode
from bot.screens.hand import solo_screen
from bot.screens.screen import Screen
from bot.screens.table import closed_screen, deal_over_screen, series_over_screen, table_screen
from engine.seen import DealResult, Phase
from engine.view import observe
from storage.rows import Note, NoteKind, Status
from tests.bot.screens.samples import (
    DUE,
    LANGUAGES,
    PLAIN_ROW,
    TRANSLATORS,
    check_screen,
    random_states,
    table_row,
)

EN = TRANSLATORS.of("en")
ROW = PLAIN_ROW
VIEWS = tuple(observe(state, None) for state in random_states(7, 2))
IN_PLAY = next(view for view in VIEWS if view.history and view.turn is not None)
OVER = next(view for view in VIEWS if view.phase is Phase.BETWEEN and view.results)


def test_seed_stands_on_the_result() -> None:
    """After the deal both seed and seal are shown."""
    text = deal_over_screen(ROW, OVER, DUE, EN, 1).text
    assert (OVER.results[-1].seed or b"").hex() in text
    assert str(OVER.results[-1].commitment) in text


RESULTS = [
    ((71, 49), (5, 3), (0, 2), "🟠 .* <b>\\+2</b> defeat points"),
    ((120, 0), (8, 0), (0, 6), "🟠 .* <b>\\+6</b> defeat points"),
    ((20, 100), (2, 6), (4, 0), "🔵 .* <b>\\+4</b> defeat points"),
    ((60, 60), (4, 4), (0, 0), "eggs"),
]


@pytest.mark.parametrize(("points", "tricks", "defeat", "said"), RESULTS)
def test_result_says_who_pays(
    points: tuple[int, int], tricks: tuple[int, int], defeat: tuple[int, int], said: str
) -> None:
    """Each kind of result names the side and what it gets, and has the next deal's button."""
    result = DealResult(2, 0, points, tricks, defeat, defeat == (0, 0), False, bytes(32), "c" * 64)
    view = replace(OVER, results=(result,))
    screen = deal_over_screen(ROW, view, DUE, EN, 4)
    assert re.search(said, screen.text)
    assert screen.text.count("<b>+") == sum(map(bool, defeat))
    winner = {(0, 2): "🔵", (0, 6): "🔵", (4, 0): "🟠"}.get(defeat)
    assert (f"Deal 3: {winner} won" if winner else "Deal 3 is over") in screen.text
    assert f"<b>{points[0]}</b>" in screen.text
    assert NextDeal(ROW.id, 4, ROW.version) in _presses(screen)


def test_doubled_result_says_so() -> None:
    """A deal that counted double after eggs, and a next one that will, are told."""
    result = DealResult(2, 0, (71, 49), (5, 3), (0, 4), False, True, None, None)
    view = replace(OVER, results=(result,), next_counts_double=True)
    text = deal_over_screen(ROW, view, {}, EN, 1).text
    assert "doubled after the eggs" in text
    assert "next decided deal counts double" in text


def test_goats_are_named() -> None:
    """The losers are the goats, with eggs if there were eggs; a rematch is one tap away."""
    won = next(s for seed in range(30) for s in random_states(seed, 30) if s.phase is Phase.WON)
    view = replace(observe(won, None), winner=0, eggs=0)
    screen = series_over_screen(ROW, view, EN, 1)
    goats = screen.text.splitlines()[0]
    assert "Boris" in goats
    assert "Emil" in goats
    assert "eggs" not in goats
    assert Rematch(ROW.id, 1) in _presses(screen)
    assert "Goats with eggs" in series_over_screen(ROW, replace(view, eggs=1), EN, 1).text


def test_the_last_trick_is_told_as_such() -> None:
    """In play the trick before is told, after the deal its last one."""
    for screen in (deal_over_screen(ROW, OVER, DUE, EN, 1), solo_screen(ROW, OVER, EN, 1)):
        assert "Last trick: " in screen.text
        assert "Before: " not in screen.text
    for screen in (table_screen(ROW, IN_PLAY, DUE, EN, 1), solo_screen(ROW, IN_PLAY, EN, 1)):
        assert "Before: " in screen.text
        assert "Last trick: " not in screen.text


def test_an_ended_series_tells_nothing_of_play() -> None:
    """Notes are about a game that is over; a lobby's say why a seat is free."""
    row = replace(ROW, status=Status.CLOSED, notes=(Note(NoteKind.SAT_IN, "Emil", 5),))
    assert "sits in" not in closed_screen(row, EN, IN_PLAY).text
    assert "sits in" in closed_screen(replace(row, version=0), EN).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_closed_tables_say_goodbye(language: str) -> None:
    """A lobby nobody started and a stopped series end with a word and without buttons."""
    t = TRANSLATORS.of(language)
    for version in (0, 9):
        row = table_row(version=version, status=Status.CLOSED)
        screen = closed_screen(row, t, IN_PLAY)
        check_screen(screen)
        assert screen.buttons == ()
        assert "/newgame" in screen.text


def _presses(screen: Screen) -> list[object]:
    return [decode(button.data or "") for row in screen.buttons for button in row]
