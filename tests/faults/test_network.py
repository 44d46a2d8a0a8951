"""Requests that fail, take effect unanswered, or are cut off: the game goes on, and all see where it is."""

from pathlib import Path

import pytest

from tests.faults.network_faults import AT_ONCE, LONGEST_POLL, be_away, fail_nth_call, play_in_bad_network


@pytest.mark.slow
async def test_series_in_a_bad_network(tmp_path: Path) -> None:
    """10 % 502, 5 % done and never answered, 2 % cut off: the series ends, with one live message."""
    result = await play_in_bad_network(tmp_path, count=1, seed=1)
    assert (result.ended, result.faults) == (result.series, ())
    assert result.spoilt > result.requests / 10


@pytest.mark.slow
async def test_any_request_of_a_deal_may_fail(tmp_path: Path) -> None:
    """One failure, of any kind, at any request: the deal is played to its end and shown."""
    result = await fail_nth_call(tmp_path, count=6, seed=1)
    assert (result.failed, result.faults) == (6, ())


@pytest.mark.slow
async def test_telegram_is_away(tmp_path: Path) -> None:
    """Whoever taps meanwhile is answered as soon as it is back, and nobody's turn is shorter for it."""
    result = await be_away(tmp_path, count=1, seed=1, seconds=2.0)
    assert result.faults == ()
    assert result.slowest < AT_ONCE
    assert result.stolen < LONGEST_POLL + 0.5
