"""Whatever is given to loads, it answers with a Record or BadRecord."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import BadRecord, NoRecord
from engine.record import dumps, loads, verify
from tests.engine.record.spoiling import DROP, good, spoiled

DEEP = "[" * 100_000

NO_RECORDS: list[str | bytes] = [
    "",
    " ",
    "{",
    "[]",
    "null",
    "7",
    "{}",
    '{"format": "other"}',
    '{"format": ["kozel-record"]}',
    '{"format": "kozel-record", "format": "kozel-record"}',
    '{"format": "kozel-record", "eggs": NaN}',
    '{"format": "kozel-record", "eggs": -Infinity}',
    '{"format": "kozel-record", "eggs": ' + "9" * 5000 + "}",
    '{"format": "kozel-record"} {}',
    DEEP,
    '{"a":' * 100_000,
    b"\xff\xfe{}",
    bytes(range(256)),
    b"\x00" * 100,
    "{}".encode("utf-16"),
]


@pytest.mark.parametrize("line", NO_RECORDS, ids=lambda line: repr(line)[:30])
def test_no_record(line: str | bytes) -> None:
    """What does not say that it is a record is none."""
    with pytest.raises(NoRecord):
        loads(line)


SHAPES: list[tuple[str, object, int | None, int | None]] = [
    ("version", 2, None, None),
    ("version", True, None, None),
    ("version", 1.0, None, None),
    ("version", DROP, None, None),
    ("series/id", 7, None, None),
    ("series/target", 13, None, None),
    ("series/target", "12", None, None),
    ("series/players", ["a", "b", "c"], None, None),
    ("series/players", ["a", "b", "c", None], None, None),
    ("series/players", "abcd", None, None),
    ("series/options", [], None, None),
    ("series/options", {"eggs": "thrice"}, None, None),
    ("series/options", {"eggs": ["double"]}, None, None),
    ("series/options", {"claims": None}, None, None),
    ("series/options", {"jokers": 2}, None, None),
    ("deals", {}, None, None),
    ("deals", DROP, None, None),
    ("score", [0], None, None),
    ("score", [0, -2], None, None),
    ("score", [0, 1.5], None, None),
    ("score", [False, True], None, None),
    ("eggs", -1, None, None),
    ("eggs", None, None, None),
    ("winner", 2, None, None),
    ("winner", False, None, None),
    ("winner", DROP, None, None),
    ("deals/1", [], 1, None),
    ("deals/1", None, 1, None),
    ("deals/1/dealer", 4, 1, None),
    ("deals/1/dealer", "0", 1, None),
    ("deals/1/leader", DROP, 1, None),
    ("deals/1/deck", "7S", 1, None),
    ("deals/1/deck/3", "1S", 1, None),
    ("deals/1/deck/3", ["7S"], 1, None),
    ("deals/1/deck/3", None, 1, None),
    ("deals/1/trump_card", {}, 1, None),
    ("deals/1/trump_card", "th", 1, None),
    ("deals/1/points", [60], 1, None),
    ("deals/1/points", 60, 1, None),
    ("deals/1/seed", "xy" * 32, 1, None),
    ("deals/1/seed", "00 " * 32, 1, None),
    ("deals/1/seed", "00" * 31, 1, None),
    ("deals/1/commitment", 12, 1, None),
    ("deals/1/actions", DROP, 1, None),
    ("deals/1/actions/2", "lead", 1, 2),
    ("deals/1/actions/2/seat", 4, 1, 2),
    ("deals/1/actions/2/seat", True, 1, 2),
    ("deals/1/actions/2/seat", DROP, 1, 2),
    ("deals/1/actions/2/play", "pass", 1, 2),
    ("deals/1/actions/2/play", {"lead": 1}, 1, 2),
    ("deals/1/actions/2/cards", "7S", 1, 2),
    ("deals/1/actions/2/cards", [7], 1, 2),
    ("deals/1/actions/2/cards", [[]], 1, 2),
]


@pytest.mark.parametrize(
    ("path", "value", "deal", "action"), SHAPES, ids=[f"{row[0]}={row[1]!r:.20}" for row in SHAPES]
)
def test_shape(path: str, value: object, deal: int | None, action: int | None) -> None:
    """Each member has its kind, and a wrong one is named with its place."""
    with pytest.raises(BadRecord) as caught:
        loads(json.dumps(spoiled(path, value)))
    assert (caught.value.deal, caught.value.action) == (deal, action)


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 970, 980, 990, 5000])
@pytest.mark.parametrize("name", ["winner", "eggs", "score", "version"])
def test_deep_values(name: str, depth: int) -> None:
    """A value nested to the edge of what the parser takes is a fault like any other."""
    line = json.dumps(spoiled(name, "HERE")).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(BadRecord):
        loads(line)


def test_unknown_members() -> None:
    """Members that this version does not know are let pass."""
    record = spoiled("comment", "well played")
    record["deals"][0]["mood"] = {"good": True}
    verify(loads(json.dumps(record)))


def test_options_are_written_where_they_differ() -> None:
    """The defaults stay unsaid, and may be said."""
    assert "options" not in json.loads(dumps(loads(json.dumps(good()))))["series"]
    said = spoiled("series/options", {"eggs": "nothing", "claims": "trick"})
    assert loads(json.dumps(said)) == loads(json.dumps(good()))
    assert good("options")["series"]["options"] == {"eggs": "double"}


@given(st.one_of(st.binary(), st.text()))
def test_anything(line: str | bytes) -> None:
    """Bytes or text of any kind: no record."""
    with pytest.raises(BadRecord):
        loads(line)


JUNK: list[Any] = [None, True, -1, 0, 3, 2**70, 1.5, "", "7S", "lead", "\ud800", [], [0, 1], {}, {"a": 1}]


def _spoil_anywhere(record: Any, chance: Random) -> None:
    """Replace, drop or double one value somewhere in a tree of JSON."""
    at = record
    while True:
        steps = list(at) if isinstance(at, dict) else list(range(len(at)))
        step = chance.choice(steps)
        if isinstance(at[step], dict | list) and at[step] and chance.random() < 0.8:
            at = at[step]
            continue
        if chance.random() < 0.3:
            del at[step]
        else:
            at[step] = chance.choice(JUNK)
        return


def _is_bad(line: str) -> bool:
    try:
        verify(loads(line))
    except BadRecord:
        return True
    return False


@pytest.mark.parametrize("part", range(4))
def test_spoiled_anywhere(part: int) -> None:
    """A record spoiled at random is judged good or bad; nothing else ever happens."""
    chance = Random(f"spoiled {part}")
    bad = 0
    for _ in range(150):
        record = good()
        _spoil_anywhere(record, chance)
        bad += _is_bad(json.dumps(record))
    assert bad > 100
