"""The game record: everything of a series, for anybody to check without this program."""

from engine.record.form import DealRecord, Record
from engine.record.judge import record_of, replay, verify
from engine.record.text import dumps, loads

__all__ = ["DealRecord", "Record", "dumps", "loads", "record_of", "replay", "verify"]
