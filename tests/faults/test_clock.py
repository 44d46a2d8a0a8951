"""A wall clock that jumps by an hour or a day under running tables."""

from pathlib import Path

from tests.faults.clock_faults import jump


async def test_jumps(tmp_path: Path) -> None:
    """No timer is early by more than a second (by the scale), none is lost, and whoever reads until when they
    have time reads it by the clock of now."""
    result = await jump(tmp_path, 6, seed=1)
    assert result.faults == ()
    assert result.fired > 5
    assert result.moments > 20
