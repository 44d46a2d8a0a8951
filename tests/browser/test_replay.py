"""The page that plays a record, in a browser: a file is chosen, judged, and stepped through."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.demo.server import StandIn
from engine.record import Record, dumps, record_of
from engine.rules import Rules
from tests.browser.conftest import NARROW, WIDE, Browsing
from tests.engine.test_story import series

pytestmark = pytest.mark.browser

NAMES = ("Anna", "<b>Boris</b>", "Dana", "Ella")
RECORD = record_of("k7f3", NAMES, Rules(), 3, series(1))


async def opened(
    standin: StandIn, browsing: Browsing, size: tuple[int, int] = WIDE, language: str = "en"
) -> Page:
    """The page as who follows the demo's link sees it."""
    context = await browsing.browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = await context.new_page()
    page.on("pageerror", lambda error: browsing.faults.append(str(error)))
    await page.goto(f"{standin.url}/replay?language={language}")
    await expect(page.locator("h1")).not_to_contain_text("…")
    return page


async def choose(page: Page, folder: Path, content: str, name: str = "record.jsonl") -> None:
    file = folder / name
    file.write_text(content, encoding="utf-8")
    await page.set_input_files("#file", file)


def short(record: Record) -> Record:
    """Its first deal alone."""
    deal = record.deals[0]
    assert deal.defeat is not None
    return replace(record, deals=(deal,), score=deal.defeat, eggs=int(deal.defeat == (0, 0)), winner=None)


def spoiled(record: Record) -> Record:
    """A card stands twice in its first deck."""
    deal = record.deals[0]
    return replace(record, deals=(replace(deal, deck=(deal.deck[1], *deal.deck[1:])), *record.deals[1:]))


async def test_a_record_is_stepped_through(standin: StandIn, browsing: Browsing, tmp_path: Path) -> None:
    """From sixteen cards in four hands to the last trick, by the keyboard and by ◀ ▶; the points at the end
    are those of the record."""
    page = await opened(standin, browsing)
    record = short(RECORD)
    await choose(page, tmp_path, dumps(record) + "\n")
    await expect(page.locator("#verdict")).to_contain_text("The record is good")
    await expect(page.locator(".seat .card")).to_have_count(16)
    await expect(page.locator("#stock .card")).to_have_count(20)
    await expect(page.locator("#seat-1 h2")).to_have_text("🟠 <b>Boris</b>")
    await expect(page.locator("#points")).to_have_text("🔵 0 : 0 🟠")
    await expect(page.locator("#before")).to_be_disabled()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("#trick .play")).to_have_count(1)
    await page.click("#before")
    await expect(page.locator("#trick .play")).to_have_count(0)
    seen = await page.locator("#at").text_content()
    assert seen is not None
    for _ in range(int(seen.split("/")[1]) - 1):
        await page.keyboard.press("ArrowRight")
    points = record.deals[0].points
    assert points is not None
    await expect(page.locator("#after")).to_be_disabled()
    await expect(page.locator("#points")).to_have_text(f"🔵 {points[0]} : {points[1]} 🟠")
    await expect(page.locator("#what")).to_contain_text("The deal is over.")
    await expect(page.locator(".seat .card, #stock .card")).to_have_count(0)


async def test_deals_and_series_are_chosen(standin: StandIn, browsing: Browsing, tmp_path: Path) -> None:
    """▶ goes over into the next deal; a file of several series has a list of them."""
    page = await opened(standin, browsing)
    other = replace(RECORD, series="second", players=("Eva", "Fred", "Gil", "Hal"))
    await choose(page, tmp_path, f"{dumps(RECORD)}\n{dumps(other)}\n")
    await page.select_option("#deal", label="2")
    await page.locator("#what").focus()
    await page.click("#before")
    await expect(page.locator("#deal")).to_have_value("0")
    await expect(page.locator("#what")).to_contain_text("The deal is over.")
    await page.click("#after")
    await expect(page.locator("#deal")).to_have_value("1")
    await page.select_option("#series", label="second")
    await expect(page.locator("#seat-0 h2")).to_have_text("🔵 Eva")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("", "no file of records"),
        ("<h1>no</h1>", "no file of records"),
        ('{"format": "kozel-record", "version": 9}', "version 9 is not known"),
        (dumps(spoiled(RECORD)), "deck"),
        (dumps(replace(RECORD, score=(98, 99))), "score"),
    ],
)
async def test_a_bad_file_shows_its_fault(
    standin: StandIn, browsing: Browsing, tmp_path: Path, content: str, fault: str
) -> None:
    """What is no record, or no true one, is refused with the fault; a good one afterwards is shown."""
    page = await opened(standin, browsing)
    await choose(page, tmp_path, content)
    await expect(page.locator("#verdict")).to_contain_text("This record is not good")
    await expect(page.locator("#verdict")).to_contain_text(fault)
    await expect(page.locator("#told")).to_be_hidden()
    await choose(page, tmp_path, dumps(short(RECORD)), "good.jsonl")
    await expect(page.locator("#told")).to_be_visible()


async def test_a_phone_shows_it_whole(standin: StandIn, browsing: Browsing, tmp_path: Path) -> None:
    """On a narrow screen nothing sticks out, however long the names are."""
    page = await opened(standin, browsing, NARROW)
    await choose(page, tmp_path, dumps(replace(short(RECORD), players=("W" * 60,) * 4)))
    for _ in range(4):
        await page.click("#after")
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert width <= NARROW[0]


async def test_the_demo_leads_there(standin: StandIn, browsing: Browsing) -> None:
    """Its bar has a link, which keeps the visitor's language."""
    anna = standin.people.user("Anna")
    page = await browsing.visit_as(standin.url, anna, standin.people.group("Yard", [anna]))
    await expect(page.locator("#replay")).to_have_attribute("href", "/replay?language=en")
    async with page.context.expect_page() as other:
        await page.click("#replay")
    await expect((await other.value).locator("h1")).to_contain_text("Replay")
