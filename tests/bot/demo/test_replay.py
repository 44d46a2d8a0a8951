"""What the page that plays a record is told."""

import json
from typing import Any

import aiohttp
import pytest

from bot.demo.replay import MOST_BYTES, file_view
from bot.demo.server import StandIn
from engine.cards import PACK, card, in_order
from engine.record import Record, dumps, record_of
from engine.rules import Rules
from tests.engine.test_story import NAMES, series


def record(seed: int) -> Record:
    return record_of(f"s{seed}", NAMES, Rules(), 3, series(seed))


@pytest.mark.parametrize("seed", range(6))
def test_every_step_shows_all_cards_once(seed: int) -> None:
    """Hands, trick, stock and the tricks before hold the 36 cards; the last points are the record's."""
    told = file_view(dumps(record(seed)).encode(), 0)
    for deal, written in zip(told["deals"], record(seed).deals, strict=True):
        taken: list[str] = []
        for step in deal["steps"]:
            trick = [name for play in step["trick"] for name in play["cards"]]
            lying = [name for hand in step["hands"] for name in hand] + trick + step["stock"]
            assert in_order(map(card, [*lying, *taken])) == PACK
            if len(step["trick"]) == 4:
                taken += trick
        assert len(deal["steps"]) == 1 + len(written.actions) + sum(step_counts(deal))
        assert tuple(deal["steps"][-1]["points"]) == written.points
        assert tuple(deal["steps"][-1]["tricks"]) == written.tricks


def step_counts(deal: Any) -> list[bool]:
    return [step["what"] == "taken" for step in deal["steps"]]


def test_a_series_of_several_is_told() -> None:
    """Each by its number; one beyond the last is the last."""
    content = "\n".join(dumps(record(seed)) for seed in (1, 2)).encode()
    assert [file_view(content, number)["number"] for number in (0, 1, 999_999)] == [0, 1, 1]
    assert file_view(content, 1)["all"] == ["s1", "s2"]


def test_a_single_bad_record_is_told() -> None:
    """A file of which one record is bad is told by its fault, with the series."""
    bad = dumps(record(2)).replace('"eggs": 0', '"eggs": 7')
    told = file_view(f"{dumps(record(1))}\n{bad}".encode(), 0)
    assert told.keys() == {"error"}
    assert "s2" in told["error"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100_000, b"{}", b"null\nnull"])
def test_whatever_else_is_refused(content: bytes) -> None:
    """No content breaks it."""
    assert file_view(content, 0).keys() == {"error"}


def test_an_empty_series_has_no_deals() -> None:
    """It is good, and there is nothing to see."""
    empty = record_of("none", NAMES, Rules(), 3, [])
    assert file_view(dumps(empty).encode(), 0)["deals"] == []


async def test_served(standin: StandIn, http: aiohttp.ClientSession) -> None:
    """The page, its words in the visitor's language with the letters of the ranks, and the file's answer."""
    async with http.get(f"{standin.url}/replay") as answer:
        assert "replay.js" in await answer.text()
    async with http.get(f"{standin.url}/replay/words?language=ru-RU") as answer:
        words = await answer.json()
    assert (words["language"], words["ranks"]["Q"]) == ("ru", "Д")
    assert "{fault}" in words["texts"]["bad"]
    async with http.post(f"{standin.url}/replay/file?series=x", data=dumps(record(1))) as answer:
        assert answer.status == 200
        assert json.loads(await answer.read())["players"] == list(NAMES)
    async with http.post(f"{standin.url}/replay/file", data=b"nothing") as answer:
        assert answer.status == 400
    async with http.post(f"{standin.url}/replay/file", data=b" " * (MOST_BYTES + 1)) as answer:
        assert answer.status == 400
        assert "4 MB" in (await answer.json())["error"]
