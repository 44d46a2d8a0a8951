"""faults.md 16: two copies of the bot started on one token or one database."""

from pathlib import Path

import pytest

from tests.faults.twin_faults import twins


@pytest.mark.slow
async def test_16_two_copies_of_the_bot(tmp_path: Path) -> None:
    """Two copies of the bot started on one token or one database: the second says why and stops; the first
    plays on and loses nothing, and when it is killed the next one starts at once."""
    result = await twins(tmp_path, 2, seed=1)
    assert result.faults == ()
    assert (result.locked_out, result.newcomers, result.pairs) == (2, 2, 1)
    assert result.accepted > 10
