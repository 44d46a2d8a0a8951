"""Presses of what stands beside the tables: standings, stories of deals, reviews, calls, a chat's history.

Law: ``ASIDES`` names each kind's code; codes are never used again for another kind.
"""

from bot.press import Press

ASIDES: dict[str, type[Press]] = {}
