"""For translators: reads `locales/` strictly and tells what is missing, outdated or too long."""
