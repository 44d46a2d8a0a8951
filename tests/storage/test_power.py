"""Power cuts: what was acknowledged is there, whole; tests/faults/lossy_disk.py says what is modelled."""

from pathlib import Path

from tests.faults.power_faults import cut_power, cut_wal


async def test_no_acknowledged_step_is_lost(tmp_path: Path) -> None:
    """Whatever the disk did with writes that were not synced, at any moment, checkpoints included."""
    result = await cut_power(tmp_path, count=50, seed=1)
    assert result.acknowledged > 1000
    assert (result.lost, result.broken) == (0, ())


async def test_less_than_full_loses_steps(tmp_path: Path) -> None:
    """The harness would see it: with synchronous NORMAL the same cuts lose acknowledged steps."""
    result = await cut_power(tmp_path, 25, 1, "synchronous = NORMAL")
    assert result.lost > 0


async def test_a_log_cut_anywhere(tmp_path: Path) -> None:
    """It opens clean after one of the steps, never in the middle of one."""
    result = await cut_wal(tmp_path, count=60, seed=1)
    assert result.broken == ()
    assert result.prefixes > 30
