"""Stories of deals, the lists that lead to them, and the proof of the shuffle."""

import hashlib
import subprocess
import sys
from dataclasses import replace

import pytest

from bot.asides import StoryDeals, StoryPage, StoryProof, StoryRecord, StorySeries
from bot.callbacks import decode
from bot.press import Press
from bot.screens.proof import command, proof_screen, record_file
from bot.screens.replay import MOST_DEALS, deals_screen, series_screen, story_screen
from bot.screens.screen import Screen
from bot.verify import judge
from engine.cards import Card
from engine.record import record_of
from engine.rules import Rules
from engine.shuffle import commitment, shuffle
from engine.story import DealTold, stories
from storage.told import ToldSeries
from tests.bot.screens.samples import (
    LANGUAGES,
    LARGEST,
    LONG_NAMES,
    TITLE,
    TRANSLATORS,
    check_screen,
    seen_text,
    table_row,
    units,
)
from tests.engine.test_story import NAMES, series
from tests.whole.reading import cards_in

EN = TRANSLATORS.of("en")
RECORD = record_of("k7f3", NAMES, Rules(), 3, series(1))
DEALS = stories(RECORD)


def presses(screen: Screen) -> list[Press]:
    return [decode(button.data or "") for row in screen.buttons for button in row]


def named(screen: Screen) -> set[Card]:
    return set(cards_in(seen_text(screen.text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits(language: str) -> None:
    """With the longest names every page of every deal is taken by Telegram, on a phone at one glance."""
    t = TRANSLATORS.of(language)
    for number, deal in enumerate(DEALS):
        for step in range(len(deal.tricks) + 1):
            screen = story_screen(table_row(), DEALS, number, step, t)
            check_screen(screen)
            assert len(seen_text(screen.text).splitlines()) <= 22
    check_screen(deals_screen(table_row(), DEALS * 30, t, is_private=True))
    rows = [(ToldSeries(LARGEST - at, 1, 99, (24, 24)), TITLE) for at in range(8)]
    check_screen(series_screen([*rows, (rows[0][0], None)], 3, True, t))
    check_screen(proof_screen(table_row(), 98, 0, bytes(32), commitment(bytes(32)), t))
    upload = record_file(RECORD, t)
    assert units(seen_text(upload.caption)) <= 1024


def test_every_card_is_shown_where_it_belongs() -> None:
    """The first page has the hands, a trick's page its plays, discards too, and what was drawn after it."""
    for number, deal in enumerate(DEALS):
        dealt = {card for hand in deal.hands for card in hand}
        assert named(story_screen(table_row(), DEALS, number, 0, EN)) == {*dealt, deal.shown}
        for step, trick in enumerate(deal.tricks, 1):
            plays = (*trick.trick.plays, *trick.trick.returned)
            cards = {card for play in plays for card in play.cards or ()}
            cards |= {card for hand in trick.drawn for card in hand}
            assert named(story_screen(table_row(), DEALS, number, step, EN)) == cards


def test_a_trick_says_who_took_it_and_for_how_much() -> None:
    """The taker, the trick's points, the points so far, and the deal's result at the top."""
    deal = DEALS[0]
    text = story_screen(table_row(), DEALS, 0, len(deal.tricks), EN).text
    assert "Deal 1" in text.splitlines()[0]
    assert f"🔵 {deal.result.points[0]} : {deal.result.points[1]} 🟠" in text.splitlines()[0]
    assert f"<b>{deal.tricks[-1].points}</b> point" in text
    assert f"So far: 🔵 {deal.result.points[0]} : {deal.result.points[1]} 🟠" in text


def test_the_arrows_lead_through_the_whole_series() -> None:
    """▶ goes from the first deal to the last trick of the last, ◀ the same way back."""
    way = [(0, 0)]
    while on := [p for p in pages(*way[-1]) if (p.deal, p.step) > way[-1]]:
        way.append((on[0].deal, on[0].step))
    assert len(way) == len(set(way)) == sum(len(deal.tricks) + 1 for deal in DEALS)
    back = [way[-1]]
    while before := [p for p in pages(*back[-1]) if (p.deal, p.step) < back[-1]]:
        back.append((before[0].deal, before[0].step))
    assert back == way[::-1]


def pages(deal: int, step: int) -> list[StoryPage]:
    screen = story_screen(table_row(), DEALS, deal, step, EN)
    return [press for press in presses(screen) if isinstance(press, StoryPage)]


def test_a_step_too_far_shows_the_last() -> None:
    """A forged or old button is no error."""
    last = len(DEALS[0].tricks)
    assert story_screen(table_row(), DEALS, 0, LARGEST, EN) == story_screen(table_row(), DEALS, 0, last, EN)


def test_every_page_leads_on() -> None:
    """To the other deals, the proof of this one and the record."""
    wanted = {StoryDeals(LARGEST), StoryProof(LARGEST, 1), StoryRecord(LARGEST)}
    assert wanted <= set(presses(story_screen(table_row(), DEALS, 1, 2, EN)))
    assert {StoryPage(LARGEST, at, 0) for at in range(len(DEALS))} <= set(
        presses(deals_screen(table_row(), DEALS, EN, is_private=False))
    )


def test_a_long_series_lists_its_newest_deals() -> None:
    """Eggs have no end, buttons have: the last ones are there."""
    many: tuple[DealTold, ...] = DEALS * 40
    found = [p.deal for p in presses(deals_screen(table_row(), many, EN, True)) if isinstance(p, StoryPage)]
    assert found == list(range(len(many) - MOST_DEALS, len(many)))


def test_series_are_paged() -> None:
    """Each series has its button with its group, score and deals; ◀ and ▶ only where there is more."""
    rows = [(ToldSeries(7, 1, 1, (12, 2)), "<Yard>"), (ToldSeries(5, 9, 3, (0, 6)), None)]
    screen = series_screen(rows, 0, True, EN)
    assert [row[0].text for row in screen.buttons[:2]] == [
        "\u2068<Yard>\u2069 · 🔵 12 : 2 🟠 · 1 deal",
        "🤖 Alone · 🔵 0 : 6 🟠 · 3 deals",
    ]
    assert [p for p in presses(screen) if isinstance(p, StorySeries)] == [StorySeries(1)]
    assert [p for p in presses(series_screen(rows, 1, False, EN)) if isinstance(p, StorySeries)] == [
        StorySeries(0)
    ]


def test_names_are_made_safe() -> None:
    """A name cannot write HTML into a story."""
    text = story_screen(table_row(), DEALS, 0, 0, EN).text
    assert LONG_NAMES[1][:12] not in text
    assert "&lt;b&gt;" in text


def test_the_proof_holds() -> None:
    """The command on the page prints the seal; the first cards on it are those of the deck, in its order."""
    seed = bytes(range(32))
    text = seen_text(proof_screen(table_row(), 0, 3, seed, commitment(seed), EN).text)
    deck, shown = shuffle(seed)
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert all(part in text for part in (commitment(seed), seed.hex(), command(seed)))
    assert set(cards_in(text)) == {*deck[:5], shown}
    assert "W" * 10 in text  # seat 0 sits left of dealer 3 and gets the first card


def test_the_command_of_the_proof_prints_the_seal() -> None:
    """As it stands, in a shell (xxd may be missing on this machine: then its part is played by Python)."""
    seed = bytes(range(32))
    unhex = "import sys; sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))"
    line = command(seed).replace("xxd -r -p", f"{sys.executable} -c '{unhex}'")
    printed = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True).stdout
    assert printed.split()[0] == commitment(seed)


def test_the_record_is_good() -> None:
    """What is sent as a file is one line that `kozel verify` finds good, under a name with the code."""
    upload = record_file(RECORD, EN)
    assert upload.name == "kozel-k7f3.jsonl"
    assert upload.content.count(b"\n") == 1
    assert [verdict.bad for verdict in judge(upload.content)] == [None]
    assert "kozel verify kozel-k7f3.jsonl" in upload.caption


def test_a_code_cannot_write_into_the_caption() -> None:
    """A record that was brought here may call its series anything."""
    upload = record_file(replace(RECORD, series="../<b>" + "x" * 99), EN)
    assert upload.name == f"kozel-b{'x' * 31}.jsonl"
    assert "<b>" not in upload.caption
