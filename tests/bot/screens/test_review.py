"""The review's screens and its button, in every language."""

from dataclasses import replace

import pytest

from bot.asides import AskReview
from bot.callbacks import ClosePanel, decode
from bot.review.decisions import Decision
from bot.review.verdicts import MOST_SHOWN, Verdict
from bot.screens.hand import hand_screen, solo_screen
from bot.screens.review import failed_screen, progress_screen, review_screen
from bot.screens.screen import Screen
from engine.seen import Phase, View
from engine.view import observe
from storage.rows import Occupancy, Seating, Status
from tests.bot.screens.samples import (
    LANGUAGES,
    LARGEST,
    TITLE,
    TRANSLATORS,
    check_screen,
    random_states,
    seen_text,
    table_row,
    with_seats,
)
from tests.engine.positions import after, dealt

EN = TRANSLATORS.of("en")
ROW = table_row()
STATES = [state for at in (37, 40, 46, 57) for state in random_states(at, 3)]
VIEWS = [observe(state, state.turn) for state in STATES if state.turn is not None]


def asked(screen: Screen) -> list[AskReview]:
    """The reviews that a screen offers."""
    presses = [[decode(button.data or "") for button in row] for row in screen.buttons]
    rows = [row for row in presses if any(isinstance(press, AskReview) for press in row)]
    assert all(len(row) == 1 for row in rows)
    return [press for row in rows for press in row if isinstance(press, AskReview)]


def verdicts(views: list[View]) -> list[Verdict]:
    return [Verdict(Decision(view, view.legal[-1]), view.legal[0], 119.6, 120.0, 0.1) for view in views]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_fit(language: str) -> None:
    """Whatever lay on the table, with the longest names; and so do progress and failure."""
    t = TRANSLATORS.of(language)
    longest = sorted((view for view in VIEWS if len(view.legal) > 1), key=lambda view: -len(repr(view.trick)))
    for at in range(0, 60, MOST_SHOWN):
        check_screen(review_screen(ROW, 98, verdicts(longest[at : at + MOST_SHOWN]), 400, t))
    for screen in (review_screen(ROW, 0, [], 400, t), progress_screen(0.999, t), failed_screen(t)):
        check_screen(screen)


def test_what_a_review_says() -> None:
    """For each play: the trick, what lay there, the hand, what was played, what is better, points of both."""
    state = after(dealt(("6S AS 7C 8C", "AH 9S 8D KD", "8S JS 6C TC", "7D JC QD TH"), leader=1), "lead 1 AH")
    view = observe(after(state, "discard 2 6C", "discard 3 7D"), 0)
    ace, six = (
        next(one for one in view.legal if str(one.cards[0]) == name and len(one.cards) == 1)
        for name in ("AS", "6S")
    )
    row = with_seats(ROW, *(Seating(at, Occupancy.PERSON, at, f"Name{at}") for at in range(4)))
    screen = review_screen(row, 2, [Verdict(Decision(view, ace), six, 38.2, 46.7, 0.9)], 400, EN)
    title, block, how = seen_text(screen.text).split("\n\n")
    assert title == "🔎 Deal 3: your plays"
    trick, *plays, hand, made, better, points = block.split("\n")
    assert trick == "Trick 1 · trump ♥️"
    assert ["A♥️" in plays[0], "6♣️" in plays[1], "7♦️" in plays[2]] == [True, False, False]
    assert hand == "🃏 6♠️ A♠️ 7♣️ 8♣️"
    assert made == "You: 🗑 Discard: A♠️"
    assert better == "Better: 🗑 Discard: 6♠️"
    assert points == "Card points to expect: 38 → 47"
    assert "400 times" in how


def test_the_lead_is_told() -> None:
    """Where nothing lay on the table."""
    view = observe(dealt(("6S AS 7C 8C", "AH 9S 8D KD", "8S JS 6C TC", "7D JC QD TH")), 0)
    assert "You had the lead." in review_screen(ROW, 0, verdicts([view]), 400, EN).text


def test_nothing_to_regret() -> None:
    """Is said, without how it was found."""
    text = review_screen(ROW, 0, [], 400, EN).text
    assert "Nothing to regret" in text
    assert "400" not in text


def test_a_review_can_be_put_away() -> None:
    """What was found, or that nothing was, has *Close*; the progress, which is still edited, has not."""
    nothing = review_screen(ROW, 0, [], 400, EN)
    for screen in (review_screen(ROW, 0, verdicts(VIEWS[:1]), 400, EN), nothing, failed_screen(EN)):
        assert [decode(one.data or "") for row in screen.buttons for one in row] == [ClosePanel()]
    assert progress_screen(0.5, EN).buttons == ()


def test_progress_is_in_per_cent() -> None:
    """0 at first, 100 at the end only."""
    assert [progress_screen(part, EN).text[-3:] for part in (0.0, 0.427, 0.999, 1.0)] == [
        " 0%",
        "42%",
        "99%",
        "00%",
    ]


def test_only_a_deal_that_is_over_can_be_reviewed() -> None:
    """The button stands by itself under the result of a deal and of a series, in the hand and in a game
    played alone; not during a deal, not where a computer player has the seat."""
    for state in STATES:
        view = observe(state, 0)
        row = table_row(status=Status.FINISHED if view.phase is Phase.WON else Status.PLAYING)
        expected = [] if view.phase is Phase.PLAYING else [AskReview(LARGEST, 7, view.deal)]
        assert asked(hand_screen(row, view, TITLE, EN, 7)) == expected
        assert asked(solo_screen(row, view, EN, 7)) == expected
        if view.phase is Phase.BETWEEN:
            away = replace(row.seats[0], occupancy=Occupancy.COMPUTER)
            assert asked(hand_screen(with_seats(row, away), view, TITLE, EN, 7)) == []
            assert asked(hand_screen(table_row(status=Status.CLOSED), view, TITLE, EN, 7)) == []
