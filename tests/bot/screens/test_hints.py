"""The hint's pop-up and its button, in every language."""

from dataclasses import replace
from itertools import product

import pytest

from bot.callbacks import ShowClaimHint, ShowHint, decode
from bot.screens.hand import hand_screen, solo_screen
from bot.screens.hints import hint_popup
from bot.screens.screen import Screen
from engine.actions import Claim
from engine.players.hints import Hint, Why, hint
from engine.seen import SEATS, Phase, View
from engine.view import observe
from tests.bot.screens.samples import LANGUAGES, TITLE, TRANSLATORS, random_states, table_row, units
from tests.whole.reading import cards_in

EN = TRANSLATORS.of("en")
ROW = table_row()
VIEWS = [observe(state, seat) for at in (37, 40, 46, 57) for state in random_states(at, 3) for seat in SEATS]


def asked(screen: Screen) -> list[ShowHint | ShowClaimHint]:
    """The hints that a screen offers."""
    presses = (decode(button.data or "") for row in screen.buttons for button in row)
    return [press for press in presses if isinstance(press, ShowHint | ShowClaimHint)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_written_and_fits(language: str) -> None:
    """In the language itself, plain, filled in and uncut, with the longest play and any number."""
    t = TRANSLATORS.of(language)
    assert [why for why in Why if not t.has(f"hint-{why.value}")] == []
    view = next(view for view in VIEWS if any(isinstance(action, Claim) for action in view.legal))
    action = next(action for action in view.legal if isinstance(action, Claim))
    for why, given, chance in product(Why, (None, action), (None, 0.004, 0.5, 0.999)):
        popup = hint_popup(Hint(given, why, chance, 120), view, t)
        assert 0 < units(popup) <= 200, why
        assert "120" in popup.split("\n")[-1], why
        assert not {"{", "}", "<", "…"} & set(popup), why


def test_only_what_is_certain_is_told_as_certain() -> None:
    """0 and 100 per cent are no roundings."""
    view = VIEWS[0]
    for chance, told in ((0.999, "99%"), (0.001, "1%"), (0.654, "65%"), (1.0, "100%"), (0.0, "0%")):
        assert f" {told} " in hint_popup(Hint(None, Why.WAIT, chance, 0), view, EN)


def test_a_hint_names_the_play_and_no_other_card() -> None:
    """Whatever is advised: the cards that stand there are those of the play, all of the reader's hand."""
    told = 0
    for view in VIEWS:
        for action in view.legal:
            popup = hint_popup(hint(view, action), view, EN)
            assert cards_in(popup) == action.cards
            assert set(action.cards) <= set(view.hand)
            told += 1
    assert told > 1000


def offered(view: View, *, has_hints: bool = True) -> list[ShowHint | ShowClaimHint]:
    return asked(hand_screen(ROW, view, TITLE, EN, 7, has_hints=has_hints))


def test_the_button_stands_where_there_is_a_choice() -> None:
    """On turn between two plays or more, bound to the version; out of turn with a claim, bound to the trick;
    a group's hand has it if the group chose so, a game played alone always."""
    kinds: set[type] = set()
    for view in VIEWS:
        on_turn = view.turn == view.seat
        trick = view.trick.number if view.trick is not None else 0
        expected: list[ShowHint | ShowClaimHint] = []
        if on_turn and len(view.legal) > 1:
            expected = [ShowHint(ROW.id, 7, ROW.version)]
        elif not on_turn and view.legal:
            expected = [ShowClaimHint(ROW.id, 7, view.deal, trick)]
        assert offered(view) == asked(solo_screen(ROW, view, EN, 7)) == expected
        assert offered(view, has_hints=False) == []
        kinds.update(type(press) for press in expected)
    assert kinds == {ShowHint, ShowClaimHint}


def test_a_hint_is_worth_an_edit_when_it_comes_and_no_other() -> None:
    """A choice of the group changes the signature of a hand on turn, and leaves one that has none as it was;
    out of turn the button is the same at every version of the trick."""
    for view in VIEWS:
        plain, hinted = (
            hand_screen(ROW, view, TITLE, EN, 7, has_hints=has_hints).signature for has_hints in (False, True)
        )
        assert (plain != hinted) is bool(offered(view))
        if view.turn != view.seat:
            later = hand_screen(replace(ROW, version=ROW.version - 1), view, TITLE, EN, 7, has_hints=True)
            assert later.signature == hinted or view.phase is Phase.BETWEEN
