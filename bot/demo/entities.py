"""HTML parse mode, as strict as Telegram's: text and entities out of marked-up text.

Laws: offsets and lengths count UTF-16 code units; an unknown, unclosed or crossed tag is an
error with its byte offset; only &lt; &gt; &amp; &quot; and numbers are character references,
and any other & stands for itself. Source: core.telegram.org/bots/api#html-style.
"""

import re
from dataclasses import dataclass, field

from bot.demo.refusals import Refusal, bad
from bot.demo.rows import Json

TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "span": "spoiler",
    "tg-spoiler": "spoiler",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
REFERENCE = re.compile(
    r"&(?:#x(?P<hex>[0-9a-fA-F]+)|#(?P<decimal>[0-9]+)|(?P<name>lt|gt|amp|quot))(?:;|$|(?=\W))"
)
TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
TAG_NAME = re.compile(r"[^\s>]*")
ATTRIBUTE = re.compile(r"\s*([^\s=>]*)\s*")
BARE_VALUE = re.compile(r"[0-9A-Za-z.-]*")


def utf16(text: str) -> int:
    """The length of a text in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def unparsable(text: str) -> Refusal:
    return bad(f"can't parse entities: {text}")


def reference(match: re.Match[str]) -> str:
    """The character that a reference stands for; the reference itself if there is none."""
    if match["name"]:
        return NAMED[match["name"]]
    code = int(match["hex"], 16) if match["hex"] else int(match["decimal"])
    is_character = 0 < code < 0x110000 and not 0xD800 <= code < 0xE000
    return chr(code) if is_character else match[0]


def unescape(text: str) -> str:
    return REFERENCE.sub(reference, text)


@dataclass(slots=True)
class OpenTag:
    name: str
    entity: Json
    start: int
    order: int


@dataclass(slots=True)
class HtmlParser:
    """Reads one text from left to right; `position` counts characters of the source."""

    source: str
    position: int = 0
    text: list[str] = field(default_factory=list)
    length: int = 0
    stack: list[OpenTag] = field(default_factory=list)
    found: list[tuple[int, Json]] = field(default_factory=list)
    opened: int = 0

    def parse(self) -> tuple[str, list[Json]]:
        while self.position < len(self.source):
            if self.source[self.position] != "<":
                self._plain()
            elif self.source.startswith("</", self.position):
                self._end_tag()
            else:
                self._start_tag()
        if self.stack:
            raise unparsable(f'Can\'t find end tag corresponding to start tag "{self.stack[-1].name}"')
        return "".join(self.text), [entity for _, entity in sorted(self.found, key=lambda pair: pair[0])]

    def _bytes(self, position: int) -> int:
        return len(self.source[:position].encode())

    def _plain(self) -> None:
        end = self.source.find("<", self.position)
        end = len(self.source) if end < 0 else end
        piece = unescape(self.source[self.position : end])
        self.text.append(piece)
        self.length += utf16(piece)
        self.position = end

    def _start_tag(self) -> None:
        begin = self.position
        match = TAG_NAME.match(self.source, begin + 1)
        assert match
        name, self.position = match[0].lower(), match.end()
        offset = self._bytes(begin)
        if self.position >= len(self.source):
            raise unparsable(f"Unclosed start tag at byte offset {offset}")
        if name not in TAGS:
            raise unparsable(f'Unsupported start tag "{name}" at byte offset {offset}')
        attributes = self._attributes(name, offset)
        entity = start_entity(name, attributes, offset, inside=self.stack[-1] if self.stack else None)
        self.stack.append(OpenTag(name, entity, self.length, self.opened))
        self.opened += 1

    def _attributes(self, tag: str, offset: int) -> dict[str, str]:
        attributes: dict[str, str] = {}
        while True:
            match = ATTRIBUTE.match(self.source, self.position)
            assert match
            name, self.position = match[1].lower(), match.end()
            if self._next() == ">" and not name:
                self.position += 1
                return attributes
            if not self._next():
                raise unparsable(f'Unclosed start tag "{tag}" at byte offset {offset}')
            if not name:
                raise unparsable(f'Empty attribute name in the tag "{tag}" at byte offset {offset}')
            attributes[name] = self._value(tag, offset) if self._next() == "=" else ""

    def _next(self) -> str:
        return self.source[self.position : self.position + 1]

    def _value(self, tag: str, offset: int) -> str:
        self.position += 1
        while self._next().isspace():
            self.position += 1
        quote = self._next()
        if not quote:
            raise unparsable(f'Unclosed start tag "{tag}" at byte offset {offset}')
        if quote not in "'\"":
            return self._bare_value()
        end = self.source.find(quote, self.position + 1)
        if end < 0:
            raise unparsable(f"Unclosed start tag at byte offset {offset}")
        value = unescape(self.source[self.position + 1 : end])
        self.position = end + 1
        return value

    def _bare_value(self) -> str:
        match = BARE_VALUE.match(self.source, self.position)
        assert match
        begin, self.position = self.position, match.end()
        if not self._next().isspace() and self._next() != ">":
            raise unparsable(f"Unexpected end of name token at byte offset {self._bytes(begin)}")
        return match[0].lower()

    def _end_tag(self) -> None:
        offset = self._bytes(self.position)
        if not self.stack:
            raise unparsable(f"Unexpected end tag at byte offset {offset}")
        match = re.compile(r"([^\s>]*)\s*").match(self.source, self.position + 2)
        assert match
        self.position = match.end()
        if self._next() != ">":
            raise unparsable(f"Unclosed end tag at byte offset {offset}")
        self.position += 1
        tag, name = self.stack.pop(), match[1].lower()
        if name and name != tag.name:
            raise unparsable(
                f'Unmatched end tag at byte offset {offset}, expected "</{tag.name}>", found "</{name}>"'
            )
        self._close(tag)

    def _close(self, tag: OpenTag) -> None:
        entity, length = tag.entity, self.length - tag.start
        if entity["type"] == "text_link" and not entity["url"]:
            entity["url"] = utf16_slice("".join(self.text), tag.start, self.length)
        if length and entity["type"]:
            self.found.append((tag.order, {**entity, "offset": tag.start, "length": length}))


def start_entity(name: str, attributes: dict[str, str], offset: int, inside: OpenTag | None) -> Json:
    """The entity that a start tag opens, without its place; its type is empty where none is."""
    kind = TAGS[name]
    match name:
        case "span" if attributes.get("class") != "tg-spoiler":
            raise unparsable(f'Tag "span" must have class "tg-spoiler" at byte offset {offset}')
        case "a":
            return {"type": kind, "url": attributes.get("href", "")}
        case "blockquote" if "expandable" in attributes:
            return {"type": "expandable_blockquote"}
        case "tg-emoji":
            if not attributes.get("emoji-id", "").isdecimal():
                raise unparsable("Invalid custom emoji identifier specified")
            return {"type": kind, "custom_emoji_id": attributes["emoji-id"]}
        case "tg-time":
            return time_entity(attributes)
        case "code" if (
            inside and inside.name == "pre" and attributes.get("class", "").startswith("language-")
        ):
            inside.entity["language"] = attributes["class"].removeprefix("language-")
            return {"type": ""}
        case _:
            return {"type": kind}


def time_entity(attributes: dict[str, str]) -> Json:
    """A date in the reader's own time zone; source: bots/api#date-time-entity-formatting."""
    moment, shape = attributes.get("unix", ""), attributes.get("format", "")
    if not moment.isdecimal():
        raise unparsable("Invalid date specified")
    if not TIME_FORMAT.fullmatch(shape):
        raise unparsable("Invalid date format specified")
    entity: Json = {"type": "date_time", "unix_time": int(moment)}
    return entity | ({"date_time_format": shape} if shape else {})


def utf16_slice(text: str, start: int, end: int) -> str:
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", "replace")
