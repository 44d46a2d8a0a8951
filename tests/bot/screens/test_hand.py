"""The hand message, table and hand in one, and the pop-up."""

import itertools
import random
from dataclasses import replace

import pytest

from bot.callbacks import ImBack, MakeClaim, MakePlay, NextDeal, PlayAloneAt, decode
from bot.i18n import Translator
from bot.screens.cards import card_text, in_hand_order
from bot.screens.hand import hand_popup, hand_screen, solo_screen
from bot.screens.plays import play_label, play_rows
from bot.screens.screen import Screen
from engine.actions import Beat, Claim, Discard
from engine.cards import Suit, cards
from engine.seen import SEATS, Phase, View
from engine.state import State
from engine.view import observe
from storage.rows import STRENGTHS, Occupancy, Seating, Status
from tests.bot.screens.samples import (
    DUE,
    LANGUAGES,
    TITLE,
    TRANSLATORS,
    actions_of,
    check_screen,
    random_states,
    redealt,
    seen_text,
    table_row,
    units,
    with_seats,
)

EN = TRANSLATORS.of("en")
ROW = table_row()
LINK = "https://t.me/c/1234567890/123456"


def _hand(view: View, t: Translator = EN) -> Screen:
    return hand_screen(ROW, view, TITLE, t, 2**40, LINK, due=DUE)


def _some(seed: int, wanted: type, on_turn: bool = True) -> View:
    """A view that may play so."""
    for state in (state for at in range(seed, seed + 40) for state in random_states(at, 2)):
        for seat in SEATS:
            view = observe(state, seat)
            if (view.turn == seat) is on_turn and any(isinstance(a, wanted) for a in view.legal):
                return view
    pytest.fail(f"nobody may {wanted.__name__}")


def _states(seed: int) -> list[State]:
    return list(random_states(seed, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_fits_and_offers_exactly_the_legal_plays(language: str) -> None:
    """Whoever looks at whatever moment: the screen fits, and its buttons are view.legal in its order."""
    t = TRANSLATORS.of(language)
    for state in _states(11):
        for seat in SEATS:
            view = observe(state, seat)
            for screen in (_hand(view, t), solo_screen(ROW, view, t, 2**40)):
                check_screen(screen)
                assert tuple(actions_of(screen, view)) == view.legal


@pytest.mark.parametrize("language", LANGUAGES)
def test_popup_fits_and_shows_the_hand(language: str) -> None:
    """*My hand* has all the cards within 200 characters, whatever the names."""
    t = TRANSLATORS.of(language)
    for state in _states(12):
        for seat in SEATS:
            view = observe(state, seat)
            popup = hand_popup(view, ROW, t)
            assert 0 < units(popup) <= 200
            assert all(card_text(card, t) in popup for card in view.hand)


def test_nothing_hidden_shows_in_a_hand() -> None:
    """A player's screens are the same whatever the cards are that they cannot know."""
    chance = random.Random(13)
    for state in _states(13):
        if state.turn is None:
            continue
        for seat in SEATS:
            view, other = observe(state, seat), observe(redealt(state, seat, chance), seat)
            assert _hand(view) == _hand(other)
            assert solo_screen(ROW, view, EN, 1) == solo_screen(ROW, other, EN, 1)
            assert hand_popup(view, ROW, EN) == hand_popup(other, ROW, EN)


def test_hand_is_visible_always() -> None:
    """On turn and off turn, the message shows every card of the hand."""
    for state in _states(14):
        if state.phase is Phase.PLAYING:
            for seat in SEATS:
                view = observe(state, seat)
                text = seen_text(_hand(view).text)
                assert all(card_text(card, EN) in text for card in view.hand)


def test_hand_is_sorted_with_trumps_last() -> None:
    """By suit and rank, trumps last."""
    hand = cards("7S QS 9D AH")
    assert in_hand_order(hand, Suit.SPADES) == (*cards("9D AH"), *cards("7S QS"))
    assert in_hand_order(hand, None) == hand


def test_off_turn_says_who_is_waited_for() -> None:
    """Off turn there is no play button, and the seat on turn is named."""
    state = next(state for state in _states(15) if state.turn is not None)
    assert state.turn is not None
    view = observe(state, (state.turn + 1) % 4)
    screen = hand_screen(
        with_seats(ROW, Seating(state.turn, Occupancy.PERSON, 5, "Anna")), view, "Yard", EN, 1
    )
    assert actions_of(screen, view) == [a for a in view.legal if isinstance(a, Claim)]
    assert "Anna" in screen.text


def test_beats_and_discards_differ_by_word_and_sign_and_share_no_row() -> None:
    """A slip of the eye is hard: each row is of one kind, each button says which."""
    view = _some(16, Beat)
    for row in _hand(view).buttons:
        words = {button.text.split()[1] for button in row}
        assert len(words) == 1
        assert words <= {"Beat:", "Discard:", "FOUR"}


def test_claim_stands_alone_and_out_of_turn() -> None:
    """Who may enter out of turn has a row with that one button, and is told so."""
    view = _some(17, Claim, on_turn=False)
    screen = _hand(view)
    assert view.trick is not None
    row = screen.buttons[-1]
    assert [decode(button.data or "") for button in row] == [
        MakeClaim(ROW.id, 2**40, view.deal, view.trick.number)
    ]
    assert "out of turn" in screen.text
    assert "out of turn" in hand_popup(view, ROW, EN)


def test_marked_play_asks_again() -> None:
    """With confirmed plays the marked button, and no other, plays at the next tap."""
    view = _some(18, Discard)
    marked = view.legal[-1]
    screen = hand_screen(ROW, view, "Yard", EN, 1, marked=marked)
    presses = [decode(b.data or "") for row in screen.buttons for b in row]
    confirmed = [p.action for p in presses if isinstance(p, MakePlay) and p.is_confirmed]
    assert confirmed == [marked]
    assert [b.text for row in screen.buttons for b in row if b.text.startswith("👉")] == [
        f"👉 {play_label(marked, view, EN)}"
    ]
    assert screen.signature != hand_screen(ROW, view, "Yard", EN, 1).signature


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_moves_no_button(language: str) -> None:
    """Whichever play is marked, each button stays where it was under the thumb."""
    t = TRANSLATORS.of(language)
    views = [observe(state, state.turn) for state in _states(18) if state.turn is not None]
    for view in views[:40]:
        shape = [len(row) for row in play_rows(ROW, view, t, 1, None)]
        for marked in view.legal:
            assert [len(row) for row in play_rows(ROW, view, t, 1, marked)] == shape


def test_only_own_cards_and_buttons_are_worth_an_edit() -> None:
    """Off turn another's play changes the text but not the signature; own turn changes it."""
    quiet = loud = 0
    states = _states(19)
    for before, after in itertools.pairwise(states):
        for seat in SEATS:
            old, new = observe(before, seat), observe(after, seat)
            changed = _hand(old).signature != _hand(new).signature
            if (old.hand, old.phase, old.deal) != (new.hand, new.phase, new.deal):
                assert changed
                loud += 1
            elif not old.legal and not new.legal and seat not in (before.turn, after.turn):
                assert not changed
                quiet += 1
    assert quiet
    assert loud


def test_own_turn_names_cards_wanted_and_time() -> None:
    """On turn the message says so first, with how many cards and until when."""
    text = _hand(_some(20, Discard)).text
    assert "Your turn" in text
    assert "tg-time" in text


def test_away_owner_sees_the_hand_and_one_button() -> None:
    """While a computer player keeps the seat the only button is *I'm back*."""
    view = _some(21, Discard)
    assert view.seat is not None
    away = with_seats(ROW, replace(ROW.seats[view.seat], occupancy=Occupancy.COMPUTER))
    screen = hand_screen(away, view, "Yard", EN, 7)
    assert [decode(b.data or "") for row in screen.buttons for b in row] == [ImBack(ROW.id, 7)]
    assert all(card_text(card, EN) in screen.text for card in view.hand)


def test_between_deals_the_hand_deals_on() -> None:
    """After a deal the hand message has its result and the next deal's button."""
    over = next(s for s in random_states(22, 3) if s.phase is Phase.BETWEEN and s.results)
    screen = _hand(observe(over, 1))
    assert NextDeal(ROW.id, 2**40, ROW.version) in [decode(b.data or "") for r in screen.buttons for b in r]
    assert "Deal 1: you" in screen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_ended_tables_have_no_plays(language: str) -> None:
    """A closed table's hand says so, without a button; a finished one says who won and offers the review."""
    t = TRANSLATORS.of(language)
    view = _some(23, Discard)
    closed = hand_screen(replace(ROW, status=Status.CLOSED), view, TITLE, t, 1)
    won = next(s for seed in range(24, 60) for s in random_states(seed, 30) if s.phase is Phase.WON)
    finished = hand_screen(replace(ROW, status=Status.FINISHED), observe(won, 2), TITLE, t, 1)
    for screen in (closed, finished):
        check_screen(screen)
    assert closed.buttons == ()
    assert [button.text for row in finished.buttons for button in row] == [t("button-review")]


def test_winner_and_goat_are_told_apart() -> None:
    """At the end one side reads that it has won, the other that it is the goats."""
    won = next(s for seed in range(24, 60) for s in random_states(seed, 30) if s.phase is Phase.WON)
    row = replace(ROW, status=Status.FINISHED)
    said = ["You have won" in hand_screen(row, observe(won, seat), "Yard", EN, 1).text for seat in SEATS]
    assert said == [seat % 2 == won.winner for seat in SEATS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_ends_with_another_game(language: str) -> None:
    """Playing alone, a finished or stopped game offers the next one, by the computer's strength."""
    t = TRANSLATORS.of(language)
    won = next(s for seed in range(24, 60) for s in random_states(seed, 30) if s.phase is Phase.WON)
    for row in (replace(ROW, status=Status.FINISHED), replace(ROW, status=Status.CLOSED)):
        screen = solo_screen(row, observe(won, 0), t, 1)
        check_screen(screen)
        presses = [decode(button.data or "") for button in screen.buttons[0]]
        assert presses == [PlayAloneAt(strength) for strength in STRENGTHS]
