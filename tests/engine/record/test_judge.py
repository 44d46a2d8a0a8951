"""Records that are in shape but untrue: the first fault is named with its place."""

import json
from typing import Any

import pytest

from engine.actions import Deal
from engine.errors import BadRecord
from engine.game import apply, new_series
from engine.record import dumps, loads, record_of, replay, verify
from engine.rules import Rules
from engine.state import State
from tests.engine.record.spoiling import DROP, good, spoiled


def fault(record: dict[str, Any]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(loads(json.dumps(record)))
    assert caught.value.series == record["series"]["id"]
    return caught.value


def place(record: dict[str, Any]) -> tuple[int | None, int | None, str]:
    bad = fault(record)
    return bad.deal, bad.action, bad.fault


def without_seeds(record: dict[str, Any]) -> dict[str, Any]:
    for deal in record["deals"]:
        deal.pop("seed", None)
    return record


FIGURES = [
    ("deals/0/points", [60, 60], 0, "points"),
    ("deals/0/tricks", [9, 9], 0, "tricks"),
    ("deals/1/defeat", [1, 1], 1, "defeat"),
    ("deals/1/points", None, 1, "points"),
    ("deals/1/tricks", DROP, 1, "tricks"),
    ("score", [0, 0], None, "score"),
    ("eggs", 9, None, "eggs"),
    ("winner", None, None, "winner"),
    ("deals/1/seed", "00" * 32, 1, "deck"),
    ("deals/1/commitment", "00" * 32, 1, "commitment"),
]


@pytest.mark.parametrize(("path", "value", "deal", "name"), FIGURES, ids=[row[0] for row in FIGURES])
def test_figures(path: str, value: object, deal: int | None, name: str) -> None:
    """Points, tricks, defeat points, score, eggs, winner, seed and commitment are checked."""
    at, action, text = place(spoiled(path, value))
    assert (at, action) == (deal, None)
    assert name in text


def test_dealer_and_leader() -> None:
    """The deal passes clockwise; the seat after the dealer leads first, later the last taker."""
    record = good()
    for number, deal in enumerate(record["deals"][:2]):
        for name in ("dealer", "leader"):
            if (number, name) != (0, "dealer"):
                wrong = spoiled(f"deals/{number}/{name}", (deal[name] + 1) % 4)
                assert place(wrong)[:2] == (number, None)
                assert place(wrong)[2].startswith(name)


def test_first_dealer_is_free() -> None:
    """The first dealer is drawn, but then the seat after him leads."""
    at, action, text = place(spoiled("deals/0/dealer", (good()["deals"][0]["dealer"] + 1) % 4))
    assert (at, action) == (0, None)
    assert text.startswith("leader")


def test_deck() -> None:
    """With a seed any change of the deck is found; without one it must still be the 36 cards."""
    deck = good()["deals"][0]["deck"]
    swapped = [deck[1], deck[0], *deck[2:]]
    assert place(spoiled("deals/0/deck", swapped)) == (0, None, "the deck does not follow from the seed")
    for wrong in (deck[:35], [*deck, deck[0]], [*deck[:35], deck[0]], []):
        record = without_seeds(spoiled("deals/0/deck", wrong))
        assert place(record) == (0, None, "the deck is not the 36 cards")


def test_trump_card() -> None:
    """The shown card is the one that the seed gives, and one of the stock anyhow."""
    deal = good()["deals"][0]
    other = next(name for name in deal["deck"][16:] if name != deal["trump_card"])
    assert place(spoiled("deals/0/trump_card", other))[2].startswith("trump_card")
    record = without_seeds(spoiled("deals/0/trump_card", deal["deck"][0]))
    assert place(record)[2].endswith("is not one of the stock")


def test_illegal_action() -> None:
    """An action against the rules is named with its reason."""
    assert place(spoiled("deals/0/actions/0/play", "beat"))[:2] == (0, 0)
    seat = good()["deals"][0]["actions"][5]["seat"]
    at, action, text = place(spoiled("deals/0/actions/5/seat", (seat + 1) % 4))
    assert (at, action) == (0, 5)
    assert "not-" in text
    at, action, text = place(spoiled("deals/0/actions/1/cards", []))
    assert (at, action) == (0, 1)
    assert "wrong-count" in text


def test_missing_and_added_actions() -> None:
    """A deal that is not the last has to be played out, and nothing is played after its end."""
    record = good()
    record["deals"][0]["actions"].pop()
    assert place(record) == (0, None, "the deal is unfinished, though another follows")
    record = good()
    actions = record["deals"][0]["actions"]
    actions.append(actions[-1])
    assert place(record)[:2] == (0, len(actions) - 1)


def test_nothing_after_the_winner() -> None:
    """A finished series has no further deals."""
    record = good()
    record["deals"].append(record["deals"][-1])
    at, action, text = place(record)
    assert (at, action) == (len(record["deals"]) - 1, None)
    assert "series-over" in text


def test_target_matters() -> None:
    """With a higher target the same deals give no winner, with a lower one the series would have ended."""
    assert place(spoiled("series/target", 24))[2].startswith("winner")
    assert "series-over" in place(spoiled("series/target", 6))[2]


def test_unfinished() -> None:
    """An unfinished last deal is judged as far as it goes, and has no figures yet."""
    assert place(spoiled("deals/1/points", [60, 60], good("unfinished")))[:2] == (1, None)
    seat = good("unfinished")["deals"][1]["actions"][8]["seat"]
    assert place(spoiled("deals/1/actions/8/seat", (seat + 1) % 4, good("unfinished")))[:2] == (1, 8)
    verify(loads(json.dumps(spoiled("deals/1/points", None, good("unfinished")))))
    assert place(spoiled("winner", 0, good("unfinished")))[2].startswith("winner")


def test_order_of_cards_is_free() -> None:
    """The order of cards in an action carries no meaning."""
    record = good()
    for deal in record["deals"]:
        for action in deal["actions"]:
            action["cards"].reverse()
    verify(loads(json.dumps(record)))


def test_options_matter() -> None:
    """Without its options a record is judged by the default rules."""
    record = good("options")
    del record["series"]["options"]
    assert "defeat" in place(record)[2]


def test_replay_stops_at_the_fault() -> None:
    """Replay gives the states before the fault, then names it."""
    seat = good()["deals"][0]["actions"][5]["seat"]
    states: list[State] = []
    with pytest.raises(BadRecord) as caught:
        states.extend(replay(loads(json.dumps(spoiled("deals/0/actions/5/seat", (seat + 1) % 4)))))
    assert (caught.value.deal, caught.value.action) == (0, 5)
    assert len(states) == 6


def test_deal_in_play_is_left_out() -> None:
    """The record of a running series holds only deals that are over: the cards in play are secret."""
    inputs = [Deal(bytes(32))]
    apply(new_series(Rules(), 2), inputs[0])
    record = record_of("running", ("a", "b", "c", "d"), Rules(), 2, inputs)
    assert record.deals == ()
    verify(record)
    assert loads(dumps(record)) == record
