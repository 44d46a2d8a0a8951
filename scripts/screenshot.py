"""Takes the README's pictures: the real bot, the real page, a deal in full swing.

make screenshots        writes docs/demo.png and docs/demo-phone.png
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import TimeoutError as Missed

from bot.callbacks import AddComputer, Start
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.welcome import welcome
from engine.actions import Beat
from engine.seen import Phase, Seat, partnership
from engine.state import State
from engine.view import observe
from tests.browser.conftest import NARROW, OPTIONS, WIDE, chromium
from tests.whole.buttons import find
from tests.whole.chance import by_chance, seeds
from tests.whole.house import House
from tests.whole.pace import telegrams_settings

DOCS = Path(__file__).parents[1] / "docs"
HERO: Seat = 0
"""Whose page is shown."""
FULL_SWING = 2
"""Plays that lie on the table in the picture, at least."""
FLEETING_MS = 2_000


async def main() -> None:
    """Plays one series after another until a table looks its best."""
    for number in count():
        if await has_taken_pictures(number):
            return
        print("No luck in this series; another one.")


async def has_taken_pictures(number: int) -> bool:
    """Plays a series on a demo of its own until the moment for the pictures comes, if it does."""
    with TemporaryDirectory() as folder:
        async with open_demo(Path(folder)) as house, async_playwright() as playwright:
            house.seeds = seeds(number)
            browser = await playwright.chromium.launch(executable_path=chromium(), args=list(OPTIONS))
            return await play(house, browser, number)


@asynccontextmanager
async def open_demo(folder: Path) -> AsyncIterator[House]:
    """The demo's people and the bot, with the real turn time and else in a hurry."""
    standin = StandIn(telegrams_settings(), time)
    welcome(standin.people)
    await standin.start()
    house = House(standin, folder / "kozel.db", {"turn_seconds": 90.0})
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await standin.stop()


async def play(house: House, browser: Browser, number: int) -> bool:
    people = {person.row.first_name: person for person in house.standin.people.everybody()}
    anna, dace, pieter = people["Anna"], people["Dace"], people["Pieter"]
    (room,) = house.standin.people.groups()
    desktop = await visit(browser, house, anna, room, WIDE, 1)
    await house.say(pieter, room, "Who's in? I'll get the coffee")
    await house.say(dace, room, "Me! 🙋")
    await sit_down(house, desktop, room, {0: anna, 1: dace, 2: pieter})
    if not await play_on(house, desktop, room, (anna, dace), number):
        return False
    await take(desktop, "demo.png")
    phone = await visit(browser, house, anna, room, NARROW, 2)
    await phone.tap("#private-tab")
    await take(phone, "demo-phone.png")
    return True


async def visit(
    browser: Browser, house: House, person: Person, room: Room, size: tuple[int, int], scale: int
) -> Page:
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        has_touch=size == NARROW,
        reduced_motion="reduce",
        color_scheme="dark" if size == NARROW else "light",
    )
    page = await context.new_page()
    await page.goto(f"{house.standin.url}/?user={person.id}&group={room.id}")
    return page


async def sit_down(house: House, page: Page, room: Room, people: dict[Seat, Person]) -> None:
    """Opens a table by the page; the seat that is left goes to a computer player."""
    await page.fill("#group-input", "/newgame")
    await page.press("#group-input", "Enter")
    await page.locator("#group button.inline").first.wait_for()
    for seat, person in people.items():
        await house.sit(person, room, seat)
    for kind in (AddComputer, Start):
        _, button = find(room, kind)
        await page.click(f"#group button[data-data='{button.data}']")
        await page.locator("#toast.shown").wait_for()
        await house.quiet()


async def play_on(house: House, page: Page, room: Room, players: tuple[Person, Person], number: int) -> bool:
    """Until the table looks its best or the series is over; the hero's own plays are taps on the page."""
    hero, chatty = players
    truth = await house.table(house.table_in(room))
    await house.until(lambda: truth.state.phase is Phase.PLAYING)
    choose = by_chance(number)
    while truth.row.is_open and not is_full_swing(truth.state):
        await house.until(lambda: house.offers(truth.row.id) or truth.state.phase is not Phase.PLAYING)
        if truth.state.phase is Phase.BETWEEN:
            await house.say(chatty, room, "One more! 😄")
            await house.next_deal(truth.row.id)
        elif offers := house.offers(truth.row.id):
            offer = choose(offers)
            if offer.person == hero:
                # A computer player's claim may take the button away.
                with suppress(Missed):
                    await page.click(f"#private button[data-data='{offer.button.data}']", timeout=FLEETING_MS)
            else:
                await house.make(offer)
        await house.quiet()
    return truth.row.is_open


def is_full_swing(state: State) -> bool:
    """The hero may beat what an opponent holds, in a deal that is well under way, with a score."""
    view = observe(state, HERO)
    is_midway = bool(view.history and view.stock and any(view.score))
    if view.turn != HERO or view.trick is None or view.trick.holder is None or not is_midway:
        return False
    is_against = partnership(view.trick.holder) != partnership(HERO)
    is_grown = len(view.trick.plays) >= FULL_SWING
    return is_grown and is_against and any(isinstance(action, Beat) for action in view.legal)


async def take(page: Page, name: str) -> None:
    """When everything is in its place and no pop-up lies over it."""
    await page.locator("#toast.shown").wait_for(state="detached")
    await page.locator("#private button.inline[data-data^='p:']").first.wait_for()
    await page.mouse.move(0, 0)
    await page.evaluate("document.activeElement.blur()")
    await page.screenshot(path=DOCS / name)
    print(f"docs/{name}")


if __name__ == "__main__":
    asyncio.run(main())
