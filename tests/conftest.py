"""Which tests `make quick` leaves out: those that run the whole bot, a browser or thousands of games."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = tuple(HERE / part for part in ("whole", "faults", "browser", "bot/serving"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in a slow folder is slow; others say so themselves."""
    for item in items:
        if any(folder in item.path.parents for folder in SLOW):
            item.add_marker(pytest.mark.slow)
