"""The game as a visitor sees it: the real bot behind the demo page, played by taps alone."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import time

import pytest
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as Missed

from bot.app import STOP_WITHIN
from bot.callbacks import KINDS, AddComputer, MakePlay, MyHand, NextDeal, Sit, Start
from bot.demo.server import StandIn
from bot.press import Press
from engine.seen import Phase
from tests.browser.conftest import NARROW, WIDE, Browsing
from tests.whole.conftest import check_requests
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

pytestmark = pytest.mark.browser

CODES = {kind: code for code, kind in KINDS.items()}
FLEETING_MS = 2_000
"""For a tap on a button that a computer player's claim may take away."""
BEGIN_WITHIN = 30.0
END_WITHIN = STOP_WITHIN + 4.0
HAND = re.compile("🃏 .*")
RESULT = re.compile("Deal 1: .+ won")
TOLD = {"en": re.compile("Deal 1: you (won|lost)"), "ru": re.compile("Раздача 1")}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The bot and its Telegram; people have all the time in the world, computer players are quick."""
    standin = StandIn(telegrams_settings(), time)
    await standin.start()
    house = House(standin, tmp_path / "kozel.db", {})
    await house.open()
    yield house
    await house.close()
    await standin.stop()
    check_requests(house)


@dataclass(frozen=True)
class Visitor:
    """Somebody in front of the page, who looks at one chat after the other."""

    page: Page

    async def look(self, pane: str) -> None:
        """On a narrow screen a chat is in sight only behind its tab."""
        tab = self.page.locator(f"#{pane}-tab")
        if await tab.is_visible():
            await tab.tap()

    def button(self, pane: str, kind: type[Press]) -> Locator:
        """The newest button of a kind in a chat."""
        return self.page.locator(f"#{pane} button.inline[data-data^='{CODES[kind]}:']").last

    async def say(self, pane: str, text: str) -> None:
        await self.look(pane)
        await self.page.fill(f"#{pane}-input", text)
        await self.page.press(f"#{pane}-input", "Enter")

    async def press(self, pane: str, kind: type[Press]) -> None:
        await self.look(pane)
        await self.button(pane, kind).click()

    def text(self, pane: str) -> Locator:
        """The newest message of the bot in a chat."""
        return self.page.locator(f"#{pane} .from-bot .text").last

    async def sit(self, free: int) -> None:
        """On the last of so many free seats, by the link into the private chat."""
        await expect(self.free_seats).to_have_count(free)
        await self.press("group", Sit)
        await expect(self.page.locator("#private .message.own .text").last).to_contain_text("/start join_")
        await expect(self.page.locator("#private")).to_be_visible()
        await expect(self.text("private")).not_to_be_empty()
        await expect(self.free_seats).to_have_count(free - 1)

    async def sit_with_computers(self) -> None:
        await self.say("group", "/newgame")
        await self.sit(free=4)
        for left in (2, 1, 0):
            await self.press("group", AddComputer)
            await expect(self.free_seats).to_have_count(left)

    @property
    def free_seats(self) -> Locator:
        """As the lobby lists them."""
        return self.page.locator("#group .from-bot .text").last.locator("i")

    async def play(self) -> bool:
        """Waits until there is something to tap; plays it, or finds that the deal is over."""
        await self.look("private")
        play, over = self.button("private", MakePlay), self.button("private", NextDeal)
        await play.or_(over).first.wait_for()
        if await over.is_visible():
            return False
        with suppress(Missed):
            data = await play.get_attribute("data-data", timeout=FLEETING_MS)
            await play.click(timeout=FLEETING_MS)
            await expect(self.page.locator(f"#private button[data-data='{data}']")).to_have_count(0)
        return True


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
async def test_visitor_plays_with_computers(house: House, browsing: Browsing, size: tuple[int, int]) -> None:
    """One visitor opens a table, fills it with computer players, plays a deal and starts the next."""
    anna = house.person("Anna")
    room = house.group("Yard", [anna])
    visitor = Visitor(await browsing.visit_as(house.standin.url, anna, room, size))
    await expect(visitor.page.locator("#hint")).to_be_visible()
    await visitor.sit_with_computers()
    await visitor.press("group", Start)
    await visitor.button("group", MyHand).click()
    await expect(visitor.page.locator("#dialog .text")).to_have_text(HAND)
    await visitor.page.click("#dialog button")
    await expect(visitor.page.locator("#hint")).to_be_hidden()
    while await visitor.play():
        pass
    await expect(visitor.text("private")).to_contain_text(TOLD["en"])
    await visitor.look("group")
    await expect(visitor.text("group")).to_contain_text(RESULT)
    await visitor.press("group", NextDeal)
    await expect(visitor.text("group")).to_contain_text("Deal 2")
    await expect(visitor.button("private", NextDeal)).to_have_count(0)
    assert await visitor.play()


async def test_four_people_in_two_languages(house: House, browsing: Browsing) -> None:
    """Four pages, four people: each sees their own cards in their own language, all see one result."""
    people = [house.person(name, lang) for name, lang in (("Anna", "en"), ("Борис", "ru")) for _ in (0, 1)]
    room = house.group("Yard", people)
    visitors = {
        person.id: Visitor(await browsing.visit_as(house.standin.url, person, room)) for person in people
    }
    first = visitors[people[0].id]
    await first.say("group", "/newgame")
    for free, visitor in zip((4, 3, 2, 1), visitors.values(), strict=True):
        await visitor.sit(free)
    await first.press("group", Start)
    truth = await house.table(house.table_in(room))
    await house.until(lambda: truth.state.phase is Phase.PLAYING)
    while truth.state.phase is Phase.PLAYING:
        await house.until(lambda: house.offers(truth.row.id))
        offer = house.offers(truth.row.id)[0]
        page = visitors[offer.person.id].page
        await page.locator(f"#private button[data-data='{offer.button.data}']").click()
        await house.until(lambda offer=offer: offer not in house.offers(truth.row.id))  # type: ignore[misc]
        await house.quiet()
    for person in people:
        visitor = visitors[person.id]
        await expect(visitor.text("private")).to_contain_text(TOLD[person.row.language_code or ""])
        await expect(visitor.text("group")).to_contain_text(RESULT)


async def test_phone_marks_the_private_chat_when_there_is_something_to_play(
    house: House, browsing: Browsing
) -> None:
    """On a phone the tab of the private chat tells that a hand is waiting there, until it is looked at."""
    anna = house.person("Anna")
    room = house.group("Yard", [anna])
    visitor = Visitor(await browsing.visit_as(house.standin.url, anna, room, NARROW))
    await visitor.sit_with_computers()
    mark = visitor.page.locator("#private-tab .unread")
    await expect(mark).to_be_hidden()
    await visitor.press("group", Start)
    await expect(mark).to_be_visible()
    await visitor.look("private")
    await expect(mark).to_be_hidden()


@asynccontextmanager
async def demo(folder: Path, port: int = 0) -> AsyncIterator[tuple[Process, str]]:
    """`kozel demo` as a program of its own: the process, and the address that it tells."""
    command = (sys.executable, "-m", "bot.cli", "demo", "--port", str(port), "--data", str(folder))
    quick = {"COMPUTER_DELAY": "0", "COMPUTER_DELAY_AFTER_TRICK": "0"}
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, env={**os.environ, **quick})
    try:
        assert process.stdout
        async with asyncio.timeout(BEGIN_WITHIN):
            while not (found := re.search(r"http://\S+", (await process.stdout.readline()).decode())):
                assert process.returncode is None
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def end(process: Process) -> None:
    process.send_signal(signal.SIGTERM)
    async with asyncio.timeout(END_WITHIN):
        assert await process.wait() == 0


async def test_demo_goes_on_after_a_restart(tmp_path: Path, browsing: Browsing) -> None:
    """The demo ends when told to; begun again on its folder, the open page goes on with the same hand."""
    async with demo(tmp_path / "demo") as (process, address):
        visitor = Visitor(await browsing.visit(address))
        await visitor.sit_with_computers()
        await visitor.press("group", Start)
        await visitor.button("private", MakePlay).wait_for()
        hand = HAND.findall(await visitor.text("private").inner_text())
        await end(process)
        await expect(visitor.page.locator("#connection")).to_be_visible()
    async with demo(tmp_path / "demo", int(address.rpartition(":")[2])) as (process, same_address):
        assert same_address == address
        await expect(visitor.page.locator("#connection")).to_be_hidden()
        assert HAND.findall(await visitor.text("private").inner_text()) == hand
        assert await visitor.play()
        await end(process)
