"""How a browser shows a right-to-left reader's texts: what counts is the order that the eye meets."""

import aiohttp
import pytest
from playwright.async_api import Page

from bot.demo.server import StandIn
from bot.direction import directed
from tests.browser.conftest import NARROW, Browsing

pytestmark = pytest.mark.browser
TEXT = "🟠 \u2068Борис\u2069: 10♦️ מעל 8♥️\n11 + 10 = 21\nעוד +4"
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


@pytest.mark.parametrize("text", [TEXT, directed(TEXT)], ids=["as it is", "made ready"])
async def test_cards_and_sums_stay_whole(browsing: Browsing, standin: StandIn, text: str) -> None:
    """The rank stands left of its suit, the first card right of the second, the sum in its own order; a text
    that is not made ready shows it otherwise."""
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
    assert await are_in_order(page) is (text == directed(TEXT))


async def are_in_order(page: Page) -> bool:
    card = await left(page, "10♦"), await left(page, "♦")
    sum_ = await left(page, "11"), await left(page, "= 21")
    sign = await left(page, "+4"), await left(page, "4")
    pairs = (card, sum_, sign, (await left(page, "8♥"), card[0]), (card[1], await left(page, "Борис")))
    return all(one <= other for one, other in pairs)


async def left(page: Page, piece: str) -> float:
    """Where a piece of the message begins, in pixels from the left."""
    return float(await page.evaluate(PLACE, piece))
