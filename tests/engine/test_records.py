"""Golden records: games of the first revision, which every later engine must judge the same."""

from pathlib import Path

import pytest

from engine.actions import WORDS
from engine.events import Claimed, DealScored, Event, SeriesWon
from engine.game import apply, deal_cards, new_series
from engine.record import Record, dumps, loads, replay, verify
from engine.state import State

FILES = sorted((Path(__file__).parent.parent / "records").glob("*.jsonl"))
LINES = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
RECORDS = [loads(line) for line in LINES]
IDS = [record.series for record in RECORDS]


def told(record: Record) -> list[tuple[State, Event]]:
    """Every event of a record with the state before it."""
    state, found = new_series(record.rules, record.deals[0].dealer if record.deals else 0), []
    for deal in record.deals:
        before, (state, events) = state, deal_cards(state, deal.deck, deal.trump_card, deal.seed)
        found += [(before, event) for event in events]
        for action in deal.actions:
            before, (state, events) = state, apply(state, action)
            found += [(before, event) for event in events]
    return found


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_good(line: str) -> None:
    """Each golden record is good, and is written back as the same bytes."""
    record = loads(line)
    verify(record)
    assert dumps(record) == line
    assert loads(line.encode()) == record


@pytest.mark.parametrize("record", RECORDS, ids=IDS)
def test_replay(record: Record) -> None:
    """A state for each deal and each action, the last with the record's score and winner."""
    states = list(replay(record))
    assert len(states) == sum(1 + len(deal.actions) for deal in record.deals)
    if states:
        assert states[-1].winner == record.winner
        assert len(states[-1].results) == sum(deal.points is not None for deal in record.deals)


def test_everything_occurs() -> None:
    """Every kind of action and of event occurs, eggs, a doubled deal and goats with eggs included."""
    actions = {WORDS[type(each)] for record in RECORDS for deal in record.deals for each in deal.actions}
    assert actions == {"lead", "beat", "discard", "claim"}
    events = [event for record in RECORDS for _, event in told(record)]
    assert {type(event).__name__ for event in events} == {
        "Dealt", "TrumpShown", "Led", "Beaten", "Discarded", "Claimed", "TrickTaken", "Drawn", "DealScored",
        "SeriesWon",
    }  # fmt: skip
    results = [event.result for event in events if isinstance(event, DealScored)]
    assert {max(result.defeat) for result in results if not result.is_doubled} == {0, 2, 4, 6}
    assert any(result.is_doubled for result in results)
    assert {event.with_eggs for event in events if isinstance(event, SeriesWon)} == {True, False}


def test_claims_at_every_moment_occur() -> None:
    """Claims before the lead, after one, two, three plays, over a claim, by one who had played before."""
    moments = set()
    for record in RECORDS:
        for state, event in told(record):
            if isinstance(event, Claimed):
                assert state.table is not None
                trick = state.table.trick
                assert trick is not None
                moments.add("over a claim" if trick.claimant is not None else str(len(trick.plays)))
                if event.seat in [play.seat for play in trick.returned]:
                    moments.add("again")
    assert moments == {"0", "1", "2", "3", "over a claim", "again"}


def test_options_occur() -> None:
    """Every target and every option occurs in some record."""
    assert {record.rules.target for record in RECORDS} == {6, 12, 18, 24}
    assert {record.rules.eggs.value for record in RECORDS} == {"nothing", "double"}
    assert {record.rules.claims.value for record in RECORDS} == {"trick", "lead"}
    assert any(record.winner is None for record in RECORDS)
