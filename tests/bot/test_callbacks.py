"""The codec of button presses."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.asides import RulesPage
from bot.callbacks import (
    KINDS,
    LARGEST,
    MOST_BYTES,
    BadPress,
    ChooseLanguage,
    MakePlay,
    OpenSetting,
    Sit,
    Stand,
    decode,
    encode,
)
from bot.press import Press, SeatPress, TablePress
from bot.screens.choices import RULES
from engine.actions import Action, Beat, Claim, Discard, Lead
from engine.cards import PACK, cards, in_order
from engine.rules import Rules

NUMBERS = st.integers(0, LARGEST)
WORDS = st.text("abcXYZ019-_", min_size=1, max_size=16)
PLAYS = st.builds(
    lambda kind, seat, some: kind(seat, in_order(some)),
    st.sampled_from((Lead, Beat, Discard)),
    st.integers(0, 3),
    st.lists(st.sampled_from(PACK), min_size=1, max_size=4, unique=True),
)
OPTIONS = st.sampled_from(list(RULES.values()))
VALUES = {int: NUMBERS, bool: st.booleans(), str: WORDS, Action: PLAYS, Rules: OPTIONS}


def _presses(kind: type[Press]) -> st.SearchStrategy[Press]:
    values = {field.name: VALUES[field.type] for field in fields(kind)}
    if issubclass(kind, SeatPress):
        values["seat"] = st.integers(0, 3)
    return st.builds(kind, **values)


@given(st.sampled_from(list(KINDS.values())).flatmap(_presses))
def test_every_press_comes_back_as_it_was(press: Press) -> None:
    """Whatever is pressed, its text is at most 64 bytes and means just that press."""
    text = encode(press)
    assert len(text.encode()) <= MOST_BYTES
    assert decode(text) == press
    assert type(decode(text)) is type(press)


def test_the_largest_play_just_fits() -> None:
    """Four discarded cards at the last table, posting and version that SQLite can count."""
    press = MakePlay(LARGEST, LARGEST, LARGEST, Discard(3, cards("7SQSKSAS")), True)
    assert len(encode(press)) == MOST_BYTES
    assert decode(encode(press)) == press


def test_presses_of_different_kinds_differ() -> None:
    """The same numbers in another kind of press are another press with another text."""
    plain = [k for k in KINDS.values() if issubclass(k, TablePress) and len(fields(k)) == 2]
    assert len({encode(kind(1, 2)) for kind in plain}) == len(plain) > 5
    assert len({kind(1, 2) for kind in plain}) == len(plain)
    assert encode(ChooseLanguage("ru", True)) != encode(ChooseLanguage("ru", False))


GARBAGE = [
    "",
    ":",
    "sit",
    "sit:1:2",
    "sit:1:2:3:4",
    "sit:1:2:4",
    "sit:01:2:3",
    "sit:-1:2:3",
    "sit:+1:2:3",
    "sit:1_0:2:3",
    "sit: 1:2:3",
    "sit:A:2:3",
    "sit:\uff11:2:3",
    "sit:1:2:3 ",
    "SIT:1:2:3",
    "up:zzzzzzzzzzzzzz:1",
    "L:ru:2",
    "L::1",
    "L:р\u0443:1",
    "p:1:1:1:claim 0 6C9CTCAC:0",
    "p:1:1:1:deal " + "0" * 64 + ":0",
    "p:1:1:1:lead 0 QS7S:0",
    "p:1:1:1:lead 4 7S:0",
    "p:1:1:1:lead 0 7S7S:0",
    "p:1:1:1:fold 0 7S:0",
    "p:1:1:1::0",
    "rt:deal",
    "rt:deal:",
    "rt:deal:7-double-lead",
    "rt:deal:24-lead-double",
    "rt:deal:٢٤-double-lead",
    "rt:deal:24-double-lead-",
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_refused(text: str) -> None:
    """Anything that encode would not have written is a BadPress."""
    with pytest.raises(BadPress):
        decode(text)


@given(st.text(max_size=80) | st.text("sitpupL:0123456789abz ", max_size=40))
def test_any_text_is_a_press_or_refused(text: str) -> None:
    """A forged button raises BadPress and nothing else; what is understood is written just so."""
    try:
        press = decode(text)
    except BadPress:
        return
    assert encode(press) == text


def test_what_cannot_stand_in_a_button_is_not_written() -> None:
    """Numbers out of range, claims as plays, long words and odd ones, odd rules, seats beyond 3."""
    for bad in (
        Stand(-1, 0),
        Stand(LARGEST + 1, 0),
        MakePlay(1, 1, 1, Claim(0, cards("6C9CTCAC"))),
        OpenSetting(""),
        OpenSetting("a:b"),
        OpenSetting("x" * 17),
        RulesPage("deal", Rules(7)),
        RulesPage("deal", Rules(revision=2)),
    ):
        with pytest.raises(ValueError, match="button"):
            encode(bad)
    with pytest.raises(ValueError, match="no seat"):
        Sit(1, 1, 4)
