"""The side of the game that meets people: Telegram, the terminal and the demo page."""
