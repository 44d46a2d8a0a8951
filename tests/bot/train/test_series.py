"""What deals are worth in a series."""

import numpy as np
import pytest

from bot.train.series import LONGEST, OUTCOMES, chance_to_win, utilities


def test_chance_to_win() -> None:
    """Equal sides win half of all series, whoever needs more to lose wins more, and it ends at 0."""
    assert sum(share for _, share in OUTCOMES) == pytest.approx(1)
    for ours in range(1, LONGEST + 1):
        assert chance_to_win(ours, ours) == pytest.approx(0.5)
        assert (chance_to_win(0, ours), chance_to_win(ours, 0)) == (0, 1)
        for theirs in range(1, LONGEST + 1):
            assert chance_to_win(ours, theirs) + chance_to_win(theirs, ours) == pytest.approx(1)
            assert chance_to_win(ours + 1, theirs) >= chance_to_win(ours, theirs)


def test_last_deal() -> None:
    """Who needs four where the others need two has another chance after two are lost."""
    assert chance_to_win(1, 1) == chance_to_win(2, 2) == pytest.approx(0.5)
    assert chance_to_win(4, 2) == pytest.approx(0.5 + 0.62 / 2 * chance_to_win(2, 2))


def test_utilities() -> None:
    """At the beginning a defeat point is worth ten card points; near the end of a series it is worth more."""
    worth = utilities()
    assert worth.shape == (LONGEST + 1, LONGEST + 1)
    assert worth[12, 10] - worth[10, 12] == pytest.approx(40, rel=1e-5)
    assert worth[2, 2] - worth[0, 2] > worth[12, 12] - worth[10, 12] > 0
    assert (np.diff(worth, axis=0)[:, 1:] >= 0).all()
