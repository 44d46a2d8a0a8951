"""The table message, its result and its end."""

import random
import re
from dataclasses import replace

import pytest

from bot.callbacks import AgreeToStop, ImBack, SitIn, decode
from bot.screens.cards import card_text
from bot.screens.screen import Screen
from bot.screens.table import deal_over_screen, series_over_screen, table_screen
from engine.actions import Deal, Discard, Lead
from engine.cards import PACK
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules
from engine.seen import Kind, Phase, View
from engine.state import State
from engine.view import observe
from storage.rows import DueKind, Note, NoteKind, Occupancy, Seating
from tests.bot.screens.samples import (
    DUE,
    LANGUAGES,
    PLAIN,
    PLAIN_ROW,
    TRANSLATORS,
    check_screen,
    random_states,
    redealt,
    seen_text,
    table_row,
    with_seats,
)

EN = TRANSLATORS.of("en")
ROW = PLAIN_ROW


def _screen(view: View, language: str) -> Screen:
    t, row = TRANSLATORS.of(language), table_row()
    match view.phase:
        case Phase.PLAYING:
            return table_screen(row, view, DUE, t, 2**40)
        case Phase.BETWEEN:
            return deal_over_screen(row, view, DUE, t, 2**40)
        case Phase.WON:
            return series_over_screen(row, view, t, 2**40)


def _after(*choices: type) -> State:
    """A first deal after plays of these kinds, the cheapest of each."""
    state, _ = apply(new_series(Rules(), 3), Deal(bytes(31) + b"\x07"))
    for kind in choices:
        assert state.turn is not None
        play = next(a for a in legal_actions(state, state.turn) if isinstance(a, kind))
        state, _ = apply(state, play)
    return state


def _text_of(view: View) -> str:
    return table_screen(ROW, view, DUE, EN, 1).text


def _text(state: State, **changes: object) -> str:
    return table_screen(replace(ROW, **changes), observe(state, None), DUE, EN, 1).text  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_state_fits(language: str, seed: int) -> None:
    """Whatever is on the table, with the longest names and largest numbers, Telegram takes the message."""
    for state in random_states(seed, 5):
        check_screen(_screen(observe(state, None), language))


def test_no_hidden_card_shows() -> None:
    """The group's screen is the same whatever the cards are that the group cannot know."""
    chance = random.Random(3)
    states = [state for seed in (3, 4, 5) for state in random_states(seed, 2) if state.turn is not None]
    for state in states:
        other = redealt(state, None, chance)
        assert other != state
        assert _screen(observe(state, None), "en") == _screen(observe(other, None), "en")


def test_every_open_card_of_the_trick_shows() -> None:
    """Leads, beats and claims lie face up; discards are backs, as many as cards."""
    for state in random_states(6, 2):
        view = observe(state, None)
        if view.trick is None:
            continue
        text = table_screen(ROW, view, {}, EN, 1).text
        for play in view.trick.plays:
            if play.is_face_up:
                assert all(card_text(card, EN) in text for card in play.cards or ())
        hidden = [*view.trick.plays, *(view.trick.returned if view.trick.claimant is not None else ())]
        assert text.count("🂠") == sum(play.count for play in hidden if play.kind is Kind.DISCARD)


def test_trick_tells_who_did_what_and_who_holds() -> None:
    """Each play is a line with its name; exactly the holder's says so."""
    lines = _text(_after(Lead, Discard)).splitlines()
    lead = next(line for line in lines if "led" in line)
    discard = next(line for line in lines if "discarded" in line)
    assert "Anna" in lead
    assert "holds" in lead
    assert "Boris" in discard
    assert "holds" not in discard


def test_beating_takes_the_hold_over() -> None:
    """After a beat the beater holds the trick."""
    for seed in range(20):
        for state in random_states(seed, 1):
            trick = state.table.trick if state.table else None
            if trick is not None and any(play.kind is Kind.BEAT for play in trick.plays):
                holder = next(line for line in _text(state).splitlines() if "←\u00a0holds" in line)
                assert PLAIN[trick.holder or 0].name in holder
                return
    pytest.fail("no beat in twenty deals")


def test_turn_is_told_with_its_end() -> None:
    """Who is waited for stands there with the moment, and with the turn time in words as its text."""
    text = _text(_after(Lead))
    assert re.search(
        r'➡️ 🟠 <b>.Boris.</b>, 1 card · ⏳ <tg-time unix="\d+" format="T">90 seconds</tg-time>', text
    )


def test_no_clock_no_deadline() -> None:
    """Without a turn clock there is no moment; neither is there one for a computer player."""
    state = _after(Lead)
    assert "tg-time" not in table_screen(ROW, observe(state, None), {}, EN, 1).text
    row = with_seats(ROW, Seating(1, Occupancy.COMPUTER))
    assert "90 seconds" not in table_screen(row, observe(state, None), DUE, EN, 1).text


def test_nobody_present_pauses() -> None:
    """A table without a present human, or where the bot may not write, says what it waits for."""
    away = tuple(replace(seating, occupancy=Occupancy.COMPUTER) for seating in PLAIN)
    assert "when somebody comes back" in _text(_after(Lead), seats=away)
    assert "may write in the group again" in _text(_after(Lead), is_silenced=True)


def test_commitment_stands_whole_on_the_table() -> None:
    """The seal of the deal in play can be copied from the table message; its seed is not there yet."""
    state = _after(Lead)
    assert state.table is not None
    assert state.table.commitment
    assert f"<code>{state.table.commitment}</code>" in _text(state)
    assert (state.table.seed or b"").hex() not in _text(state)


def test_old_notes_go() -> None:
    """A note stands for about a trick."""
    fresh, old = Note(NoteKind.BACK, "Anna", 5), Note(NoteKind.SAT_IN, "Emil", 0)
    text = _text(_after(Lead), notes=(old, fresh))
    assert "is back" in text
    assert "sits in" not in text


def test_away_owner_may_come_back_and_anybody_sit_in() -> None:
    """A kept seat has *I'm back*; a seat without an owner has *Sit in*; present people have neither."""
    view = observe(_after(Lead), None)
    presses = _presses(table_screen(ROW, view, {}, EN, 1))
    assert ImBack(ROW.id, 1) not in presses
    row = with_seats(ROW, replace(PLAIN[1], occupancy=Occupancy.COMPUTER), Seating(3, Occupancy.COMPUTER))
    presses = _presses(table_screen(row, view, {}, EN, 1))
    assert ImBack(ROW.id, 1) in presses
    assert SitIn(ROW.id, 1, 3) in presses
    assert SitIn(ROW.id, 1, 1) not in presses


def test_wish_to_stop_can_be_agreed_to() -> None:
    """Once a side wants to stop, the table says which and has a button for the other."""
    row = replace(ROW, stop_agreed=(0,), stop_until=2e9)
    screen = table_screen(row, observe(_after(Lead), None), {}, EN, 1)
    assert re.search(
        "End the series. 🔵 .Anna. [+] .Dana. want to; 🟠 .Boris. [+] .Emil. must agree", screen.text
    )
    assert AgreeToStop(ROW.id, 1) in _presses(screen)


def test_warned_table_says_when_it_closes() -> None:
    """The closing time shows only after the warning."""
    view = observe(_after(Lead), None)
    assert "closes" in table_screen(ROW, view, {DueKind.CLOSE: 2e9}, EN, 1).text
    assert "closes" not in table_screen(ROW, view, {DueKind.CLOSE: 2e9, DueKind.WARN: 1e9}, EN, 1).text


def test_a_score_stands_before_the_names() -> None:
    """On a phone it never begins a line alone, however long the names are."""
    view = replace(observe(_after(Lead), None), score=(2, 4))
    lines = _text_of(view).splitlines()
    assert [line for line in lines if re.match("[🔵🟠] <b>", line)] == [
        "🔵 <b>2</b>  \u2068Anna\u2069 + \u2068Dana\u2069",
        "🟠 <b>4</b>  \u2068Boris\u2069 + \u2068Emil\u2069",
    ]


def test_cards_have_their_emoji_form() -> None:
    """Each of the 36 cards ends in a suit sign with U+FE0F, and no two look the same."""
    for language in LANGUAGES:
        texts = [card_text(card, TRANSLATORS.of(language)) for card in PACK]
        assert len(set(texts)) == 36
        assert all(text.endswith("\ufe0f") for text in texts)


def test_beat_is_named() -> None:
    """A beating card is shown with its owner and what it beat stays above it."""
    for seed in range(20):
        states = list(random_states(seed, 1))
        for state in states:
            trick = state.table.trick if state.table else None
            if trick is not None and len(trick.plays) == 2 and trick.plays[1].kind is Kind.BEAT:
                text = seen_text(_text(state))
                assert text.index(" led ") < text.index(" beat ")
                return
    pytest.fail("no beat in twenty deals")


def _presses(screen: Screen) -> list[object]:
    return [decode(button.data or "") for row in screen.buttons for button in row]
