"""How a browser shows a right-to-left reader's texts: what counts is the order that the eye meets."""

import aiohttp
import pytest
from playwright.async_api import Page

from bot.demo.server import StandIn
from bot.direction import directed
from tests.browser.conftest import NARROW, Browsing

pytestmark = pytest.mark.browser
TEXT = "🟠 \u2068Борис\u2069: 10♦️ מעל 8♥️\n11 + 10 = 21\nעוד +4\n🔵 7  \u2068Анна\u2069 + \u2068Дана\u2069"
PLACE = """(piece) => {
  const message = document.querySelector("#private .other .text");
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.data.indexOf(piece);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + piece.length);
    return range.getBoundingClientRect().left;
  }
}"""


ENGLISH = "\u2068Борис\u2069 🔵 led: 10♠️ 6♥️ 7♥️ A♣️"


async def look(browsing: Browsing, standin: StandIn, text: str) -> Page:
    """The private chat of somebody who reads Hebrew, where the bot has said this."""
    anna = standin.people.user("Anna", "he")
    room = standin.people.group("Yard", [anna])
    await anna.send(anna.private, "/start")
    async with aiohttp.ClientSession() as session:
        message = {"chat_id": anna.id, "text": text}
        await session.post(f"{standin.url}/bot{standin.token}/sendMessage", json=message)
    page = await browsing.visit_as(standin.url, anna, room, NARROW)
    await page.tap("#private-tab")
    await page.locator("#private .other .text").wait_for()
    assert await page.evaluate("document.documentElement.dir") == "rtl"
    return page


@pytest.mark.parametrize("text", [TEXT, directed(TEXT)], ids=["as it is", "made ready"])
async def test_cards_and_sums_stay_whole(browsing: Browsing, standin: StandIn, text: str) -> None:
    """The rank stands left of its suit, the first card right of the second, the sum in its own order, a
    score between its side and the names; a text that is not made ready shows it otherwise."""
    page = await look(browsing, standin, text)
    assert await are_in_order(page) is (text == directed(TEXT))


async def test_a_line_from_left_to_right_stays_so(browsing: Browsing, standin: StandIn) -> None:
    """A group speaks its own language: who reads from right to left sees its lines as all others do."""
    page = await look(browsing, standin, ENGLISH)
    places = [await left(page, piece) for piece in ("Борис", "🔵", "led", "10", "6", "7", "A", "♣")]
    assert places == sorted(places)


async def are_in_order(page: Page) -> bool:
    card = await left(page, "10♦"), await left(page, "♦")
    sum_ = await left(page, "11"), await left(page, "= 21")
    sign = await left(page, "+4"), await left(page, "4")
    pairs = (card, sum_, sign, (await left(page, "8♥"), card[0]), (card[1], await left(page, "Борис")))
    score = [await left(page, piece) for piece in ("Дана", "Анна", "7", "🔵")]
    return score == sorted(score) and all(one <= other for one, other in pairs)


async def left(page: Page, piece: str) -> float:
    """Where a piece of the message begins, in pixels from the left."""
    return float(await page.evaluate(PLACE, piece))
