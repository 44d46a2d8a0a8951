"""Imported by the process that warm.py forks: the locales are read before, as the modules are."""

from bot.i18n import LOCALES, Translators

Translators(LOCALES)
