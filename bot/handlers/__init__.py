"""From a Telegram update to one call of the application, and from its answer to a toast; no rules here."""
