"""Names as people wrote them, made safe to show.

Laws: what comes out is never empty, has one line, at most ``width`` columns and LENGTH characters, no
control, bidi or zero-width characters but those that join an emoji, and at most two marks on a letter;
an emoji is never cut in two. ``shown_name`` is the bare result; ``plain_name`` (for buttons and pop-ups)
and ``html_name`` also isolate it, so that a right-to-left name can't turn its neighbours around; the
latter keeps Telegram from finding links, mentions or commands in it.
"""

import html
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

WIDTH = 20  # columns of a name; an emoji or a CJK sign takes two
LENGTH = 32  # characters of a name, however many of them make up one sign
MARKS = 2  # stacked on one letter; more is a trick, none of today's languages needs it after NFC

_BEFORE_A_WORD = re.compile(r"(?<=[/@#$.:])(?=[\w/])")
_WORD_JOINER = "\u2060"
_FSI, _PDI = "\u2068", "\u2069"
_ZWJ, _EMOJI_STYLE, _KEYCAP = "\u200d", "\ufe0f", "\u20e3"
_SPACES = frozenset(("Zs", "Zl", "Zp", "Cc"))
_UNSEEN = frozenset(("Cf", "Cn", "Co", "Cs"))
# Blank although Unicode calls them letters, marks or symbols: fillers, variation selectors.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
_VERY_WIDE = (range(0xFDFA, 0xFDFE), range(0x12000, 0x12550))  # ligatures of a whole sentence, cuneiform


@lru_cache(4096)  # the same few names stand on every screen of a table
def shown_name(raw: str, fallback: str, width: int = WIDTH) -> str:
    """The name without tricks, cut to ``width`` columns; ``fallback`` when nothing visible is left."""
    name = _cut(_without_tricks(raw), width)
    return name if any(_is_visible(char) for char in name) else fallback


def plain_name(raw: str, fallback: str, width: int = WIDTH) -> str:
    """For buttons and pop-ups: isolated, not escaped."""
    return f"{_FSI}{shown_name(raw, fallback, width)}{_PDI}"


def html_name(raw: str, fallback: str, width: int = WIDTH) -> str:
    """For message texts: escaped and isolated."""
    return f"{_FSI}{html.escape(_without_links(shown_name(raw, fallback, width)))}{_PDI}"


def _without_links(name: str) -> str:
    """The name as it is to the eye; Telegram finds no /command, @mention, #tag or address.com in it."""
    return _BEFORE_A_WORD.sub(_WORD_JOINER, name)


def _without_tricks(raw: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", raw):
        if _is_mark(char):
            marks += 1
            if not kept or kept[-1] == " " or marks > MARKS:
                continue
        elif char != _ZWJ:
            marks = 0
        if unicodedata.category(char) in _SPACES:
            char = " "
        if char == _ZWJ or not _is_nothing(char):
            kept.append(char)
    return " ".join(_joined("".join(kept)).split())


def _joined(text: str) -> str:
    """Only those joiners stay that stand between two emoji."""
    pieces = text.split(_ZWJ)
    joined = pieces[0]
    for piece in pieces[1:]:
        glue = _ZWJ if _ends_emoji(joined) and piece and _is_emoji(piece[0]) else ""
        joined += glue + piece
    return joined


def _cut(name: str, width: int) -> str:
    clusters = tuple(_clusters(name))
    length = max(LENGTH, width)
    if columns(name) <= width and len(name) <= length:
        return name
    kept, room = "", width - 1  # one column for the ellipsis
    for cluster in clusters:
        room -= _columns(cluster)
        if room < 0 or len(kept) + len(cluster) >= length:
            break
        kept += cluster
    return f"{kept.rstrip()}…"


def clipped(text: str, most: int) -> str:
    """Any plain text cut to ``most`` UTF-16 units, as Telegram counts; never inside a sign."""
    if units(text) <= most:
        return text
    kept, room = "", most - 1
    for cluster in _clusters(text):
        room -= units(cluster)
        if room < 0:
            break
        kept += cluster
    return f"{kept.rstrip()}…"


def columns(text: str) -> int:
    """How wide a text is in type of fixed width."""
    return sum(map(_columns, _clusters(text)))


def units(text: str) -> int:
    """Length as Telegram counts it: UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _clusters(text: str) -> Iterator[str]:
    """What a reader sees as one sign: letter with marks, emoji with skin, joined emoji, flag."""
    cluster = ""
    for char in text:
        if cluster and not _continues(cluster, char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


def _continues(cluster: str, char: str) -> bool:
    flags = sum(map(_is_flag_letter, cluster))
    return (
        _is_mark(char)
        or char == _ZWJ
        or cluster[-1] == _ZWJ
        or _is_skin(char)
        or (_is_flag_letter(char) and flags == 1)
    )


def _columns(cluster: str) -> int:
    if any(ord(cluster[0]) in wide for wide in _VERY_WIDE):
        return 6
    is_wide = unicodedata.east_asian_width(cluster[0]) in "WF" or _EMOJI_STYLE in cluster
    return 2 if is_wide or _is_flag_letter(cluster[0]) else 1


def _is_visible(char: str) -> bool:
    return not (char == " " or _is_mark(char) or _is_nothing(char))


def _is_nothing(char: str) -> bool:
    is_selector = "\ufe00" <= char <= "\ufe0e" or "\U000e0100" <= char <= "\U000e01ef"
    return is_selector or char in _BLANK or unicodedata.category(char) in _UNSEEN


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Mc", "Me")


def _is_skin(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_flag_letter(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _is_emoji(char: str) -> bool:
    return unicodedata.category(char) == "So" or _is_skin(char)


def _ends_emoji(text: str) -> bool:
    return bool(text) and _is_emoji(text.rstrip(_EMOJI_STYLE + _KEYCAP)[-1:] or " ")
