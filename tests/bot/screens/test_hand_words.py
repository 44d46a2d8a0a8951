"""What a hand message says beside the cards: the side, what was missed, pauses, a wish to stop, results."""

from dataclasses import replace

import pytest

from bot.callbacks import AgreeToStop, ImBack, Ready, decode
from bot.screens.hand import hand_screen, solo_screen, waiting_screen
from bot.screens.screen import Screen
from engine.rules import Rules
from engine.seen import SEATS, DealResult, Phase, View
from engine.view import observe
from storage.rows import DueKind, Occupancy, Seating, TableRow
from tests.bot.screens.samples import (
    LANGUAGES,
    NOW,
    PLAIN,
    PLAIN_ROW,
    TITLE,
    TRANSLATORS,
    check_screen,
    random_states,
    seen_text,
    table_row,
    with_seats,
)

EN = TRANSLATORS.of("en")
LINK = "https://t.me/c/1234567890/123456"
ROW = PLAIN_ROW
STATES = tuple(random_states(31, 2))
IN_PLAY = next(state for state in STATES if state.turn is not None)
BETWEEN = next(state for state in STATES if state.phase is Phase.BETWEEN and state.results)
STOP = {DueKind.STOP: NOW + 60}
WON, EGGS = DealResult(2, 0, (71, 49), (5, 3), (0, 2), False, False, None, None), "🏁 Deal 3 is over"
RESULTS = (
    (WON, ["🏆 Deal 3: you won", "💔 Deal 3: you lost"] * 2),
    (replace(WON, points=(20, 100), defeat=(4, 0)), ["💔 Deal 3: you lost", "🏆 Deal 3: you won"] * 2),
    (replace(WON, points=(60, 60), defeat=(0, 0), is_eggs=True), [EGGS] * 4),
)


def _hand(row: TableRow, view: View, **more: object) -> Screen:
    return hand_screen(row, view, "Yard", EN, 7, **more)  # type: ignore[arg-type]


def _lines(screen: Screen) -> list[str]:
    text = seen_text(screen.text).replace("\u2068", "").replace("\u2069", "")
    return [line for line in text.split("\n") if line]


def _presses(screen: Screen) -> list[object]:
    return [decode(button.data or "") for row in screen.buttons for button in row]


def test_a_hand_tells_side_partner_and_score() -> None:
    """In one line under the group's name, whose words alone are not worth a request; a result has them in its
    own lines."""
    for seat in SEATS:
        view = replace(observe(IN_PLAY, seat), score=(2, 4))
        side, name = ("🔵", "🟠")[seat % 2], PLAIN[(seat + 2) % 4].name
        score = "🔵\u00a02\u00a0:\u00a04\u00a0🟠"  # never broken over two lines
        assert _lines(_hand(ROW, view))[1] == f"You: {side} with {name} · defeat points {score}"
        other = with_seats(ROW, replace(PLAIN[(seat + 2) % 4], name="Olga"))
        assert "Olga" in _hand(other, view).text
        assert _hand(other, view).signature == _hand(ROW, view).signature
        assert "You:" not in _hand(ROW, observe(BETWEEN, seat)).text
    assert "You:" not in solo_screen(ROW, observe(IN_PLAY, 0), EN, 1).text


@pytest.mark.parametrize("missed", [0, 1])
def test_who_ran_out_of_time_is_warned(missed: int) -> None:
    """On top, until they play themselves; who is away by then reads that instead."""
    late = replace(PLAIN[0], missed=missed)
    for state in (IN_PLAY, BETWEEN):
        lines = _lines(_hand(with_seats(ROW, late), observe(state, 0)))
        assert ("Time ran out" in "".join(lines[1:3])) is (missed == 1)
    away = replace(late, occupancy=Occupancy.COMPUTER)
    assert "Time ran out" not in _hand(with_seats(ROW, away), observe(IN_PLAY, 0)).text


@pytest.mark.parametrize("state", [IN_PLAY, BETWEEN], ids=["in play", "between deals"])
def test_a_pause_is_told_and_worth_a_request(state: object) -> None:
    """A hand says that the table is paused when the group does: where the bot may not write, also to who is
    on turn, and when the last person present goes."""
    kept = tuple(replace(seating, occupancy=Occupancy.COMPUTER) for seating in PLAIN)
    for seat in SEATS:
        view = observe(state, seat)  # type: ignore[arg-type]
        silenced = _hand(replace(ROW, is_silenced=True), view)
        assert "Paused" in silenced.text
        assert "Your turn" not in silenced.text
        assert "Paused" not in _hand(ROW, view).text
        one_left = _hand(replace(ROW, seats=(*kept[:3], PLAIN[3])), view)
        none_left = _hand(replace(ROW, seats=kept), view)
        assert "Paused" in none_left.text
        assert _presses(none_left) == [ImBack(ROW.id, 7)]
        if seat != 3:  # who goes last has other buttons anyway
            assert one_left.buttons == none_left.buttons
            assert one_left.signature != none_left.signature


@pytest.mark.parametrize("state", [IN_PLAY, BETWEEN], ids=["in play", "between deals"])
def test_a_wish_to_stop_stands_where_it_must_be_agreed_to(state: object) -> None:
    """With its time and a button, for people present of the other side alone; no other hand changes."""
    row = replace(with_seats(ROW, replace(PLAIN[3], occupancy=Occupancy.COMPUTER)), stop_agreed=(0,))
    for seat in SEATS:
        view = observe(state, seat)  # type: ignore[arg-type]
        asked = _hand(row, view, due=STOP)
        before = _hand(replace(row, stop_agreed=()), view)
        assert ("End the series?" in asked.text) is (seat == 1)
        assert (f'unix="{int(STOP[DueKind.STOP])}"' in asked.text) is (seat == 1)
        assert (AgreeToStop(ROW.id, 7) in _presses(asked)) is (seat == 1)
        assert (asked.signature != before.signature) is (seat == 1)


@pytest.mark.parametrize(("result", "said"), RESULTS, ids=["0 won", "1 won", "eggs"])
def test_a_deals_result_is_ones_own(result: DealResult, said: list[str]) -> None:
    """Each side reads that it has won, or lost; after eggs neither. The target stands above the scores."""
    for seat in SEATS:
        view = replace(observe(BETWEEN, seat), results=(result,), rules=Rules(target=18))
        for screen in (_hand(ROW, view), solo_screen(ROW, view, EN, 1)):
            lines = _lines(screen)
            assert said[seat] in lines
            at = lines.index("Defeat points (18 make goats)")
            assert lines[at + 1] == f"🔵 {view.score[0]}  Anna + Dana"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_rematch", [False, True])
def test_waiting_for_the_first_deal_fits(language: str, is_rematch: bool) -> None:
    """The message sent on sitting down names the group and the side."""
    row = table_row(is_rematch=is_rematch)
    screen = waiting_screen(row, 1, TITLE, TRANSLATORS.of(language), 2**40, LINK)
    check_screen(screen)
    assert "🟠" in screen.text
    assert LINK in screen.text


def test_nobody_opposite_is_told() -> None:
    """A free seat is no partner's name."""
    alone = with_seats(ROW, Seating(2))
    assert "Nobody sits opposite you" in waiting_screen(alone, 0, "Yard", EN, 7).text
    assert "partner: \u2068Dana" in waiting_screen(ROW, 0, "Yard", EN, 7).text


def test_a_rematch_is_agreed_to_in_private() -> None:
    """Who has not agreed is asked there, with the button; who has, or sits at another lobby, is not."""
    ready = with_seats(ROW, replace(PLAIN[0], is_ready=True))
    rematch = replace(ready, is_rematch=True)
    asked, agreed, first = (
        waiting_screen(row, seat, "Yard", EN, 7) for row, seat in ((rematch, 1), (rematch, 0), (ready, 1))
    )
    assert "Rematch!" in asked.text
    assert _presses(asked) == [Ready(ROW.id, 7)]
    for other in (agreed, first):
        assert "Rematch!" not in other.text
        assert other.buttons == ()
