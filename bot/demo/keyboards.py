"""Inline keyboards, with Telegram's limits: 100 buttons, 1 to 64 bytes of callback data.

Source: core.telegram.org/bots/api#inlinekeyboardbutton; 100 buttons is what the server takes.
"""

import re

from bot.demo.refusals import Refusal, bad
from bot.demo.rows import Json

BUTTON_LIMIT = 100
DATA_LIMIT = 64
ADDRESS = re.compile(r"(https?|tg)://[^\s]+|(t\.me|telegram\.me)/[^\s]+", re.IGNORECASE)
ACTIONS = ("url", "callback_data", "copy_text", "web_app", "switch_inline_query_current_chat")

Keyboard = tuple[tuple[Json, ...], ...]


def unreadable(text: str) -> Refusal:
    return bad(f"can't parse inline keyboard button: {text}")


def keyboard(markup: Json | None) -> Keyboard:
    """The rows of an inline keyboard; no markup and an empty keyboard are the same."""
    if not markup:
        return ()
    if not isinstance(markup, dict):
        raise bad("object expected as reply markup")
    rows = markup.get("inline_keyboard")
    if rows is None:
        return ()
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad("can't parse inline keyboard: expected an Array of Array of InlineKeyboardButton")
    kept = tuple(tuple(button(item) for item in row) for row in rows if row)
    if sum(map(len, kept)) > BUTTON_LIMIT:
        raise bad("reply markup is too long")
    return kept


def button(item: object) -> Json:
    if not isinstance(item, dict):
        raise unreadable("expected an Object")
    text = item.get("text")
    if not isinstance(text, str):
        raise unreadable('Field "text" must be of type String')
    if not text.strip():
        raise bad("inline keyboard button text must be non-empty")
    actions = [name for name in ACTIONS if item.get(name)]
    if not actions:
        raise unreadable("Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        raise unreadable("Exactly one of the optional fields must be used")
    if len(str(item.get("callback_data") or "").encode()) > DATA_LIMIT:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in actions and not ADDRESS.fullmatch(str(item["url"])):
        raise bad(f"inline keyboard button URL '{item['url']}' is invalid: Wrong HTTP URL")
    return {name: value for name, value in item.items() if value is not None}
