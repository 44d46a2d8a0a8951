"""HTML parse mode: what Telegram reads, and what it refuses, with its words."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.demo.entities import HtmlParser, utf16
from bot.demo.refusals import Refusal
from bot.demo.texts import formatted, safe_html


def parse(text: str) -> tuple[str, list[dict[str, Any]]]:
    return HtmlParser(text).parse()


def entity(kind: str, offset: int, length: int, **more: Any) -> dict[str, Any]:
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("plain", "plain", []),
        ("<b>a</b><STRONG>b</STRONG>", "ab", [entity("bold", 0, 1), entity("bold", 1, 1)]),
        ("<i>a</i><em>b</em>", "ab", [entity("italic", 0, 1), entity("italic", 1, 1)]),
        ("<u>a</u><ins>b</ins>", "ab", [entity("underline", 0, 1), entity("underline", 1, 1)]),
        (
            "<s>a</s><strike>b</strike><del>c</del>",
            "abc",
            [entity("strikethrough", at, 1) for at in range(3)],
        ),
        ("<code>a</code>", "a", [entity("code", 0, 1)]),
        ("<pre>a</pre>", "a", [entity("pre", 0, 1)]),
        ('<pre><code class="language-py">a</code></pre>', "a", [entity("pre", 0, 1, language="py")]),
        ("<tg-spoiler>a</tg-spoiler>", "a", [entity("spoiler", 0, 1)]),
        ('<span class="tg-spoiler">a</span>', "a", [entity("spoiler", 0, 1)]),
        ("<blockquote>a</blockquote>", "a", [entity("blockquote", 0, 1)]),
        ("<blockquote expandable>a</blockquote>", "a", [entity("expandable_blockquote", 0, 1)]),
        (
            "<a href='https://t.me/x?a=1&amp;b=2'>a</a>",
            "a",
            [entity("text_link", 0, 1, url="https://t.me/x?a=1&b=2")],
        ),
        (
            '<tg-emoji emoji-id="5368">👍</tg-emoji>',
            "👍",
            [entity("custom_emoji", 0, 2, custom_emoji_id="5368")],
        ),
        (
            '<tg-time unix="1647531900" format="wDT">later</tg-time>',
            "later",
            [entity("date_time", 0, 5, unix_time=1647531900, date_time_format="wDT")],
        ),
        (
            '<tg-time unix="1647531900">later</tg-time>',
            "later",
            [entity("date_time", 0, 5, unix_time=1647531900)],
        ),
        ("🐐<b>🐐</b>", "🐐🐐", [entity("bold", 2, 2)]),
        ("<b>a<i>b</i></b>", "ab", [entity("bold", 0, 2), entity("italic", 1, 1)]),
        ("&lt;&gt;&amp;&quot;&#9824;&#x2660;", '<>&"♠♠', []),
        ("&nbsp; & &hearts; 1 > 0", "&nbsp; & &hearts; 1 > 0", []),
        ("<b></b>x", "x", []),
        ("<b>x</>", "x", [entity("bold", 0, 1)]),
    ],
)
def test_understood(source: str, text: str, entities: list[dict[str, Any]]) -> None:
    """Every tag of the documentation gives its entity, measured in UTF-16 units."""
    assert parse(source) == (text, entities)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("<h1>x</h1>", 'Unsupported start tag "h1" at byte offset 0'),
        ("♠<br>", 'Unsupported start tag "br" at byte offset 3'),
        ("1 < 2", 'Unsupported start tag "" at byte offset 2'),
        ("1 <b", "Unclosed start tag at byte offset 2"),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href=x?y>a</a>", "Unexpected end of name token at byte offset 8"),
        ("<b =x>a</b>", 'Empty attribute name in the tag "b" at byte offset 0'),
        ("<b x", 'Unclosed start tag "b" at byte offset 0'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-time unix="soon">x</tg-time>', "Invalid date specified"),
        ('<tg-time unix="1" format="rt">x</tg-time>', "Invalid date format specified"),
    ],
)
def test_refused(source: str, fault: str) -> None:
    """Unknown, unclosed, crossed and malformed tags are refused with the byte where they stand."""
    with pytest.raises(Refusal) as caught:
        parse(source)
    assert caught.value.description == f"Bad Request: can't parse entities: {fault}"


def test_white_space_around_goes() -> None:
    """The text is trimmed and its entities move along; one of white space only goes too."""
    text, entities = formatted("\n <b> a</b> <i> </i>\n", "HTML", [])
    assert (text, entities) == ("a", (entity("bold", 0, 1),))


def test_commands_are_found() -> None:
    """Commands, mentions and addresses become entities, but not inside code or links."""
    text = "/start@KozelDemoBot go @anna https://example.org/a #kozel <code>/no</code>"
    _, entities = formatted(text, "HTML", [])
    assert [item["type"] for item in entities] == ["bot_command", "mention", "url", "hashtag", "code"]
    assert entities[0]["length"] == 19


@given(st.text(alphabet="ab♠🐐<>&\"' ", max_size=30))
def test_escaped_text_survives(text: str) -> None:
    """Any text that is escaped comes through as it was, and is safe on the page."""
    source = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    parsed, entities = parse(f"<b>{source}</b>")
    assert parsed == text
    assert entities == ([entity("bold", 0, utf16(text))] if text else [])
    inner = safe_html(parsed, tuple(entities)).removeprefix("<b>").removesuffix("</b>")
    assert "<" not in inner


def test_page_html_is_nested_and_safe() -> None:
    """Entities become elements in their order; a script address is no link's."""
    text, entities = formatted('<b>a<i>b</i></b><a href="javascript:alert(1)">c</a>', "HTML", [])
    assert (
        safe_html(text, entities)
        == '<b>a<i>b</i></b><a href="https://javascript:alert(1)" rel="noopener">c</a>'
    )
