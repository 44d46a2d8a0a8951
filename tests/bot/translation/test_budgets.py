"""How much room texts have: measured with everything in its place."""

import logging

import pytest

from bot.i18n import Translators
from bot.translation.budgets import too_long
from bot.translation.ftl import read
from tests.bot.translation.folders import LOCALES


def test_every_variable_has_a_longest_value(caplog: pytest.LogCaptureFixture) -> None:
    """No English text is measured with a hole in it."""
    english = Translators(LOCALES).of("en")
    keys = [key for key in read(LOCALES / "en").texts if not key.startswith("rules-")]
    with caplog.at_level(logging.ERROR):
        assert list(too_long(english, keys)) == []
    assert caplog.messages == []
