"""Means, intervals and percentiles, by hand."""

import pytest

from bot.bench.figures import decisions, estimate


def test_estimate() -> None:
    """Of 1, 2, 3, 4: mean 2.5, variance 5/3 with n - 1, margin 1.96 standard errors."""
    found = estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2)
    assert estimate([7.0, 7.0]).margin == 0


def test_decisions() -> None:
    """0 to 100 ms once each: half of them take 50 at most, 95 per cent 95 at most."""
    found = decisions([ms / 1000 for ms in reversed(range(101))])
    assert found.count == 101
    assert (found.mean, found.p50, found.p95, found.max) == pytest.approx((50, 50, 95, 100))
