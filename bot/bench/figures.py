"""Figures of many measurements: a mean with its interval, and how long decisions take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles, stdev

NORMAL_95 = 1.96  # standard deviations either side that hold 95 per cent


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean; the 95 per cent interval reaches as far as the margin either side."""

    mean: float
    margin: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, at least two, by their sample standard deviation."""
    return Estimate(fmean(values), NORMAL_95 * stdev(values) / sqrt(len(values)))


@dataclass(frozen=True, slots=True)
class Decisions:
    """How long they took, in milliseconds."""

    count: int
    mean: float
    p50: float
    p95: float
    max: float


def decisions(seconds: Sequence[float]) -> Decisions:
    """The figures of at least two decisions."""
    cuts = quantiles(seconds, n=20, method="inclusive")
    return Decisions(
        len(seconds), 1000 * fmean(seconds), 1000 * cuts[9], 1000 * cuts[18], 1000 * max(seconds)
    )
