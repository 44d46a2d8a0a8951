"""Imported by the process that warm.py forks: the locales are read before, as the modules are."""

from bot.app import LOCALES
from bot.i18n import Translators

Translators(LOCALES)
