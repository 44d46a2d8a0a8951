"""A real browser for tests of the demo page, and visitors who look at it.

A machine without Chromium fails these tests; they are never skipped.
"""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from time import time

import pytest
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings

NAMES = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = "The browser tests need Chromium on PATH. On Debian: sudo apt-get install chromium"
WIDE = (1280, 800)
NARROW = (390, 844)
PATIENCE_MS = 15_000
expect.set_options(timeout=PATIENCE_MS)


def chromium() -> str:
    """The path of the browser; fails the test when there is none."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    pytest.fail(MISSING, pytrace=False)


@dataclass
class Browsing:
    """Pages of one browser. Every visitor has storage of their own, as on a machine of their own."""

    browser: Browser
    faults: list[str] = field(default_factory=list)

    async def visit(self, address: str, size: tuple[int, int] = WIDE, **options: str) -> Page:
        """Opens an address and waits until the page knows who the visitor is.

        Options: locale, color_scheme ("light" or "dark").
        """
        context: BrowserContext = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 760,
            **options,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        await page.goto(address)
        await page.locator("#who option").first.wait_for(state="attached")
        return page

    async def visit_as(
        self, url: str, person: Person, room: Room, size: tuple[int, int] = WIDE, **options: str
    ) -> Page:
        """Opens the demo page of the stand-in at `url` as somebody, in front of a group."""
        return await self.visit(f"{url}/?user={person.id}&group={room.id}", size, **options)


@pytest.fixture
async def browsing() -> AsyncIterator[Browsing]:
    """A browser for one test, which fails if a script of the page does."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=list(OPTIONS))
        pages = Browsing(browser)
        yield pages
        await browser.close()
    assert pages.faults == []


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    """A stand-in without a bot, at a free port."""
    standin = StandIn(StandInSettings(), time)
    await standin.start()
    yield standin
    await standin.stop()
