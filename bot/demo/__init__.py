"""A local stand-in for Telegram: the Bot API over HTTP, and a web page with its chats."""
