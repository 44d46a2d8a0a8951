"""The whole bot and its Telegram, as in tests/whole."""

from tests.whole.conftest import discretion, house, open_house

__all__ = ["discretion", "house", "open_house"]
