"""The whole bot and its Telegram, as in tests/whole."""

from tests.whole.conftest import house, open_house

__all__ = ["house", "open_house"]
