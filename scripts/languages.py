"""Takes pictures of every language: table, hand, scoreboard and rules, as a phone shows them.

make languages              writes build/languages/<code>.png
scripts/languages.py he     only these
"""

import asyncio
import sys
from base64 import b64encode
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from playwright.async_api import Browser, Locator, Page, async_playwright

from bot.asides import RulesPage
from bot.callbacks import ChooseLanguage, OpenSetting
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from engine.actions import Beat
from engine.seen import Phase
from engine.view import observe
from tests.browser.conftest import NARROW, OPTIONS, chromium
from tests.whole.buttons import live_messages
from tests.whole.chance import by_chance
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

FOLDER = Path(__file__).parents[1] / "build" / "languages"
NAMES = ("Anna", "Борис", "Dace", "Айгүл")
LANGUAGE_PANEL = "language"


async def main(chosen: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        async with open_house(Path(folder)) as house, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=list(OPTIONS))
            hero, room, table = await full_swing(house)
            group, private = [await visit(browser, house, hero, room, tab) for tab in ("group", "private")]
            for code in chosen or house.app.club.translators.languages:
                await speak(house, hero, room, code)
                pictures = await look(house, hero, room, table, group, private)
                await lay_out(browser, pictures, FOLDER / f"{code}.png")
                print(f"build/languages/{code}.png")


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[House]:
    standin = StandIn(telegrams_settings(), time)
    await standin.start()
    house = House(standin, folder / "kozel.db", {"turn_seconds": 3600.0})
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await standin.stop()


async def full_swing(house: House) -> tuple[Person, Room, int]:
    """A series under way, where the first of the people may beat and discard."""
    people = [house.person(name) for name in NAMES]
    room = house.group("Friday evening ☕", people)
    table = await house.start(room, people)
    truth, choose = await house.table(table), by_chance(3)
    await house.play_deal(table, choose)
    await house.next_deal(table)
    await house.until(lambda: truth.state.phase is Phase.PLAYING)
    while True:
        view = observe(truth.state, 0)
        may_beat = view.turn == 0 and any(isinstance(action, Beat) for action in view.legal)
        if may_beat and view.history and view.trick is not None and len(view.trick.plays) > 1:
            return people[0], room, table
        if truth.state.phase is Phase.BETWEEN:
            await house.next_deal(table)
        await house.play(table, choose)
        await house.quiet()


async def visit(browser: Browser, house: House, person: Person, room: Room, tab: str) -> Page:
    context = await browser.new_context(
        viewport={"width": NARROW[0], "height": 3 * NARROW[1]}, device_scale_factor=1.5, has_touch=True
    )
    page = await context.new_page()
    await page.goto(f"{house.standin.url}/?user={person.id}&group={room.id}")
    await page.tap(f"#{tab}-tab")
    return page


async def speak(house: House, hero: Person, room: Room, code: str) -> None:
    """The chat's language by its settings, the hero's Telegram by the page's own switch."""
    await house.say(hero, room, "/settings")
    await house.press(hero, room, OpenSetting, name=LANGUAGE_PANEL)
    await house.press(hero, room, ChooseLanguage, code=code)
    hero.speak(code)


async def look(house: House, hero: Person, room: Room, table: int, group: Page, private: Page) -> list[bytes]:
    """Table, languages, hand, scoreboard and a topic of the rules."""
    shown = [message_at(group, live_messages(room, table)[0].id), message_at(group, room.last.id)]
    shown.append(message_at(private, live_messages(hero.private, table)[0].id))
    await house.say(hero, hero.private, "/score")
    shown.append(message_at(private, hero.private.last.id))
    await house.say(hero, hero.private, "/rules")
    await house.press(hero, hero.private, RulesPage, topic="table")
    shown.append(message_at(private, hero.private.last.id))
    return [await picture(message) for message in shown]


def message_at(page: Page, number: int) -> Locator:
    return page.locator(f".message[data-id='{number}']:visible")


async def picture(message: Locator) -> bytes:
    await message.scroll_into_view_if_needed()
    return await message.screenshot()


async def lay_out(browser: Browser, pictures: Iterable[bytes], file: Path) -> None:
    """Side by side on one sheet."""
    page = await browser.new_page(viewport={"width": 1900, "height": 400})
    images = "".join(
        f"<img width=370 src='data:image/png;base64,{b64encode(one).decode()}'>" for one in pictures
    )
    await page.set_content(f"<body style='display:flex;align-items:start;gap:6px;margin:6px'>{images}")
    await page.screenshot(path=file, full_page=True)
    await page.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
