"""Texts of right-to-left languages, so that what runs from left to right in them stays whole.

Laws: a text is right-to-left if its own words are (names are isolated already and don't count); cards, sums,
signed numbers and commands are isolated each, so that they follow one another as the reader reads; a line
that does not begin with a word of the language gets a mark that makes it begin at the right.
Source: Unicode Annex 9.
"""

import re

_LRI, _PDI, _RLM = "\u2066", "\u2069", "\u200f"
_ISOLATED = re.compile("[\u2066-\u2068][^\u2066-\u2069\n]*\u2069")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
_TAG = re.compile(r"<[^>]*>")
_LETTER = re.compile(r"[^\W\d_]")
_LEFT_TO_RIGHT = re.compile(
    "[\u2066-\u2068][^\u2066-\u2069\n]*\u2069|<[^>]*>"  # isolated already, or no text: these stay
    "|(?:10|[0-9A-Z])[♠♣♦♥]\ufe0f?"
    r"|\b[AJQK]\b"
    r"|\d+(?: [+=] \d+)+"
    r"|(?<!\w)[+−-]\d+"
    r"|(?<![\w:/.])/[a-z]\w*"
)


def directed(text: str) -> str:
    """``text`` (plain or HTML) as it is, or ready for a reader from right to left."""
    if not _RIGHT_TO_LEFT.search(text) or not _RIGHT_TO_LEFT.search(_own(text)):
        return text
    return "\n".join(map(_directed_line, text.split("\n")))


def _directed_line(line: str) -> str:
    kept = _LEFT_TO_RIGHT.sub(_isolated, line)
    is_whole = not _TAG.sub("", _own(kept)).strip()
    return kept if is_whole or _begins_right_to_left(kept) else _RLM + kept


def _begins_right_to_left(line: str) -> bool:
    """By its first letter, isolated or not: some apps look no closer."""
    first = _LETTER.search(_TAG.sub("", line))
    return first is not None and _RIGHT_TO_LEFT.match(first[0]) is not None


def _own(text: str) -> str:
    """What is not isolated, however deep."""
    while (outer := _ISOLATED.sub("", text)) != text:
        text = outer
    return text


def _isolated(found: re.Match[str]) -> str:
    run = found[0]
    return run if run[0] in "<\u2066\u2067\u2068" else f"{_LRI}{run}{_PDI}"
