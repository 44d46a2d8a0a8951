"""A message's text as Telegram keeps it: parsed, trimmed, measured, with the commands found in it.

Laws: leading and trailing white space goes, and the offsets with it; 4096 characters are
counted after parsing (in UTF-16 units, the stricter reading).
"""

import html
import re

from bot.demo.entities import HtmlParser, utf16, utf16_slice
from bot.demo.refusals import bad
from bot.demo.rows import Json

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
FOUND = re.compile(
    r"(?P<url>\bhttps?://[^\s<>]+|\bt\.me/[^\s<>]+)"
    r"|(?<![\w/@])(?P<bot_command>/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?)(?![\w/@])"
    r"|(?<![\w@])(?P<mention>@[A-Za-z0-9_]{3,32})\b"
    r"|(?<!\w)(?P<hashtag>#\w*[^\W\d]\w*)"
)
CLOSED_TO_FINDS = ("code", "pre", "text_link", "text_mention", "custom_emoji", "date_time")
HTML_TAGS = {"bold": "b", "italic": "i", "underline": "u", "strikethrough": "s", "code": "code", "pre": "pre"}
BLOCK_END = re.compile(r"(</(?:pre|blockquote)>)\n")
"""The line break after a block ends it, as in Telegram's apps; a browser would show one more line."""
SAFE_LINK = re.compile(r"(https?|tg)://", re.IGNORECASE)

Formatted = tuple[str, tuple[Json, ...]]


def formatted(text: str, parse_mode: str, entities: list[Json], limit: int = TEXT_LIMIT) -> Formatted:
    """Text and entities as kept; refuses bad markup and too long a text. Empty text is allowed."""
    if parse_mode and not entities:
        if parse_mode.lower() != "html":
            raise bad("unsupported parse_mode")
        text, entities = HtmlParser(text).parse()
    text, kept = trimmed(text, entities)
    if utf16(text) > limit:
        raise bad("message is too long" if limit == TEXT_LIMIT else "message caption is too long")
    return text, with_finds(text, kept)


def trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    ahead = utf16(text) - utf16(text.lstrip())
    text = text.strip()
    size, kept = utf16(text), []
    for entity in entities:
        start = max(entity["offset"] - ahead, 0)
        end = min(entity["offset"] + entity["length"] - ahead, size)
        if end > start:
            kept.append({**entity, "offset": start, "length": end - start})
    return text, kept


def with_finds(text: str, entities: list[Json]) -> tuple[Json, ...]:
    """The entities and, where they leave room, what Telegram finds by itself."""
    closed = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in CLOSED_TO_FINDS
    ]
    found: list[Json] = []
    for match in FOUND.finditer(text):
        offset, length = utf16(text[: match.start()]), utf16(match[0])
        if not any(start < offset + length and offset < end for start, end in closed):
            found.append({"type": match.lastgroup, "offset": offset, "length": length})
    return tuple(sorted([*entities, *found], key=lambda entity: (entity["offset"], -entity["length"])))


def safe_html(text: str, entities: tuple[Json, ...]) -> str:
    """HTML for the page: everything of the text escaped, only known entities as elements."""
    marks: list[tuple[int, int, int, str]] = []
    for number, entity in enumerate(entities):
        start, end = entity["offset"], entity["offset"] + entity["length"]
        opening, closing = elements(entity, utf16_slice(text, start, end))
        marks.append((start, 1, number, opening))
        marks.append((end, 0, -number, closing))
    pieces, at = [], 0
    for place, _, _, mark in sorted(marks):
        pieces += [html.escape(utf16_slice(text, at, place)), mark]
        at = place
    shown = "".join([*pieces, html.escape(utf16_slice(text, at, utf16(text)))])
    return BLOCK_END.sub(r"\1", shown)


def elements(entity: Json, inner: str) -> tuple[str, str]:
    kind = entity["type"]
    if kind in HTML_TAGS:
        return f"<{HTML_TAGS[kind]}>", f"</{HTML_TAGS[kind]}>"
    match kind:
        case "blockquote":
            return "<blockquote>", "</blockquote>"
        case "expandable_blockquote":
            return '<blockquote class="expandable">', "</blockquote>"
        case "text_link" | "url":
            address = entity.get("url", inner)
            address = address if SAFE_LINK.match(address) else f"https://{address}"
            return f'<a href="{html.escape(address)}" rel="noopener">', "</a>"
        case "date_time":
            shape = html.escape(entity.get("date_time_format", ""))
            return f'<time data-unix="{entity["unix_time"]}" data-format="{shape}">', "</time>"
        case _:
            return f'<span class="{html.escape(kind)}">', "</span>"
