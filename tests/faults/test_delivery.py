"""Taps and screens on their way, in small numbers; `make soak` runs the same harnesses at the full counts."""

from pathlib import Path

from tests.faults.delivery_faults import deliver
from tests.faults.order_faults import keep_order


async def test_duplicates_reordering_and_delay(tmp_path: Path) -> None:
    """Presses that come twice, overtake others or are up to a day late: the log is that of a reference to
    which they mean what the rules say at the moment of their delivery."""
    result = await deliver(tmp_path, 250, seed=1)
    assert result.different == ()
    assert result.unanswered == ()
    assert min(result.twice, result.again, result.overtaken, result.late) > 10
    assert min(result.hours_later, result.after_the_end) > 0


async def test_order(tmp_path: Path) -> None:
    """Whatever time requests take, and though some fail: no chat is shown an older screen after a newer."""
    result = await keep_order(tmp_path, 200, seed=1)
    assert result.faults == ()
    assert result.failed > 0
    assert result.screens > 100
