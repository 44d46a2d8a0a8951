"""The demo page by itself: a stand-in without a bot, and people who look at it."""

import re
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Page, expect

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.settings import StandInSettings
from tests.browser.conftest import NARROW, WIDE, Browsing

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Yard:
    """A group of two people."""

    anna: Person
    boris: Person
    room: Room


@pytest.fixture
def yard(standin: StandIn) -> Yard:
    anna, boris = standin.people.user("Anna"), standin.people.user("Boris", "ru")
    return Yard(anna, boris, standin.people.group("Yard", [anna, boris]))


async def say(page: Page, text: str, where: str = "group") -> None:
    await page.fill(f"#{where}-input", text)
    await page.press(f"#{where}-input", "Enter")


async def ask(standin: StandIn, method: str, **params: object) -> Any:
    """A request as the bot would make it."""
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{standin.url}/bot{standin.token}/{method}", json=params) as response,
    ):
        answer = await response.json()
    assert answer["ok"], answer
    return answer["result"]


async def answer_press(standin: StandIn, text: str, **options: object) -> None:
    """Answers the one press that is waiting."""
    updates = await ask(standin, "getUpdates", timeout=5, allowed_updates=["callback_query"])
    press = updates[-1]
    await ask(
        standin, "answerCallbackQuery", callback_query_id=press["callback_query"]["id"], text=text, **options
    )
    await ask(standin, "getUpdates", offset=press["update_id"] + 1)


async def test_message_is_seen_by_others_at_once(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """What one person types in the group appears on another person's page without a reload."""
    anna = await browsing.visit_as(standin.url, yard.anna, yard.room)
    boris = await browsing.visit_as(standin.url, yard.boris, yard.room)
    await say(anna, "Who is <b>playing</b>?")
    for page in (anna, boris):
        await expect(page.locator("#group .message .text")).to_have_text("Who is <b>playing</b>?")
    await expect(boris.locator("#group .message .name")).to_have_text("Anna")
    await expect(anna.locator("#group-input")).to_have_value("")


async def test_deleted_message_vanishes_and_edit_shows(
    standin: StandIn, yard: Yard, browsing: Browsing
) -> None:
    """An edit replaces the text of its message, a deletion takes the message away."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    kept = await yard.boris.send(yard.room, "first")
    gone = await yard.boris.send(yard.room, "second")
    messages = page.locator("#group .message[data-id]")
    await expect(messages).to_have_count(2)
    await yard.boris.edit(yard.room, kept.id, "changed")
    await expect(page.locator(f"#group .message[data-id='{kept.id}'] .text")).to_have_text("changed")
    yard.room.delete_message(gone.id)
    await expect(messages).to_have_count(1)


async def test_being_somebody_else(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """The chooser makes another person of the visitor: their language, their private chat, their words."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    await say(page, "from Anna")
    await expect(page.locator("#group .message.own")).to_have_count(1)
    await page.select_option("#who", label="Boris")
    await expect(page).to_have_url(re.compile(f"user={yard.boris.id}"))
    await expect(page.locator("#group .message.other .name")).to_have_text("Anna")
    await expect(page.locator("#private .way-in")).to_have_text("Начать")
    await say(page, "from Boris")
    await expect(page.locator("#group .message.own .text")).to_have_text("from Boris")


async def test_chat_outlives_a_reload(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """A reload shows the same person, group and messages."""
    page = await browsing.visit_as(standin.url, yard.boris, yard.room)
    await say(page, "still here")
    await expect(page.locator("#group .message .text")).to_have_text("still here")
    await page.reload()
    await expect(page.locator("#group .message .text")).to_have_text("still here")
    await expect(page.locator("#who")).to_have_value(str(yard.boris.id))


async def test_private_chat_begins_with_start(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """The private chat has one button, Start, until it is pressed; then it is a chat."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    await expect(page.locator("#private-input")).to_be_hidden()
    await page.click("#private .way-in")
    await expect(page.locator("#private .message.own .text")).to_have_text("/start")
    await expect(page.locator("#private-input")).to_be_visible()


async def test_narrow_screen_has_tabs(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """On a phone one chat is in sight; the other's tab counts what has not been read."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room, NARROW)
    await expect(page.locator("#group")).to_be_visible()
    await expect(page.locator("#private")).to_be_hidden()
    await page.tap("#private-tab")
    await expect(page.locator("#group")).to_be_hidden()
    await expect(page.locator("#private")).to_be_visible()
    await yard.boris.send(yard.room, "one")
    await yard.boris.send(yard.room, "two")
    unread = page.locator("#group-tab .unread")
    await expect(unread).to_have_text("2")
    await page.tap("#group-tab")
    await expect(unread).to_be_hidden()
    await expect(page.locator("#group .message")).to_have_count(2)


async def test_reader_of_old_messages_is_left_in_peace(
    standin: StandIn, yard: Yard, browsing: Browsing
) -> None:
    """The list follows new messages only while its end is in sight; else it counts them."""
    for number in range(40):
        await yard.boris.send(yard.room, f"line {number}")
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    await expect(page.locator("#group .message").last).to_be_in_viewport()
    await page.hover("#group .messages")
    await page.mouse.wheel(0, -600)
    newest = page.locator("#group .newest")
    await expect(newest).to_be_visible()
    await yard.boris.send(yard.room, "the newest")
    await expect(newest).to_contain_text("1")
    await expect(page.get_by_text("the newest", exact=True)).not_to_be_in_viewport()
    await newest.click()
    await expect(page.get_by_text("the newest", exact=True)).to_be_in_viewport()
    await expect(newest).to_be_hidden()


async def test_buttons_lie_in_their_rows_and_wait_for_answers(
    standin: StandIn, yard: Yard, browsing: Browsing
) -> None:
    """A pressed button is marked until the bot answers; a plain answer fades, an alert stays to be closed."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    keyboard = [[{"text": "Toast", "callback_data": "t"}, {"text": "Alert", "callback_data": "a"}]]
    await ask(
        standin, "sendMessage", chat_id=yard.room.id, text="Press", reply_markup={"inline_keyboard": keyboard}
    )
    await expect(page.locator("#group .row")).to_have_text("ToastAlert")
    button = page.locator("button.inline[data-data='t']")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await answer_press(standin, "plain")
    await expect(page.locator("#toast")).to_have_text("plain")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await page.click("button.inline[data-data='a']")
    await answer_press(standin, "read this", show_alert=True)
    await expect(page.locator("#dialog .text")).to_have_text("read this")
    await page.click("#dialog button")
    await expect(page.locator("#dialog")).to_be_hidden()


async def test_long_quote_opens_by_a_tap(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """An expandable quote shows its beginning until it is tapped, and an edit leaves it open."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    long = "<blockquote expandable>{}\nsecond\nthird\nfourth</blockquote>"
    where = {"chat_id": yard.room.id, "parse_mode": "HTML"}
    sent = await ask(standin, "sendMessage", text=long.format("first"), **where)
    quote = page.locator("#group blockquote")
    is_cut = "node => node.scrollHeight > node.clientHeight"
    await expect(quote).to_have_attribute("aria-expanded", "false")
    assert await quote.evaluate(is_cut)
    await quote.click()
    await expect(quote).to_have_attribute("aria-expanded", "true")
    message = sent["message_id"]
    await ask(standin, "editMessageText", message_id=message, text=long.format("edited"), **where)
    await expect(quote).to_contain_text("edited")
    assert not await quote.evaluate(is_cut)


async def test_links_lead_within_the_page(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """A deep link opens the private chat and says /start there; the pinned bar leads to its message."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room, NARROW)
    yard.room.promote_bot()
    link = [[{"text": "Sit", "url": "https://t.me/KozelDemoBot?start=join_1"}]]
    sent = await ask(
        standin, "sendMessage", chat_id=yard.room.id, text="The table", reply_markup={"inline_keyboard": link}
    )
    await ask(standin, "pinChatMessage", chat_id=yard.room.id, message_id=sent["message_id"])
    for number in range(30):
        await yard.boris.send(yard.room, f"line {number}")
    table = page.locator(f"#group .message[data-id='{sent['message_id']}']")
    await expect(table).not_to_be_in_viewport()
    await page.tap("#group .pinned")
    await expect(table).to_be_in_viewport()
    await table.locator("button.inline").tap()
    await expect(page.locator("#private .message.own .text")).to_have_text("/start join_1")
    await expect(page.locator("#private")).to_be_visible()


async def test_a_link_into_a_group_leads_to_the_group(
    standin: StandIn, yard: Yard, browsing: Browsing
) -> None:
    """The bot is in every group of the demo: that is said, and nothing is sent anywhere."""
    page = await browsing.visit_as(standin.url, yard.anna, yard.room, NARROW)
    await yard.anna.send(yard.anna.private, "/start")
    link = [[{"text": "Add me", "url": "https://t.me/KozelDemoBot?startgroup=new"}]]
    await ask(
        standin, "sendMessage", chat_id=yard.anna.id, text="Hello", reply_markup={"inline_keyboard": link}
    )
    await page.tap("#private-tab")
    await page.locator("#private button.inline").tap()
    await expect(page.locator("#toast")).to_have_text("In the demo I am in every group already.")
    await expect(page.locator("#group")).to_be_visible()
    assert [message.text for message in yard.anna.private.messages] == ["/start", "Hello"]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("size", [WIDE, (1000, 800), NARROW])
async def test_the_bar_on_top_fits(
    standin: StandIn, browsing: Browsing, language: str, size: tuple[int, int]
) -> None:
    """However long the words of a language are, nothing of it is cut off."""
    anna = standin.people.user("Anna", language)
    page = await browsing.visit_as(standin.url, anna, standin.people.group("Friday evening", [anna]), size)
    if size == NARROW:
        await page.tap("#more")
    await expect(page.locator("#new-group")).to_be_in_viewport(ratio=1)
    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]


async def test_commands_are_suggested(standin: StandIn, yard: Yard, browsing: Browsing) -> None:
    """Typing a slash lists the bot's commands; the keyboard alone chooses and sends one."""
    commands = [
        {"command": "rules", "description": "how to play"},
        {"command": "score", "description": "so far"},
    ]
    await ask(standin, "setMyCommands", commands=commands)
    page = await browsing.visit_as(standin.url, yard.anna, yard.room)
    await page.locator("#group-input").press_sequentially("/s")
    await expect(page.locator("#group [role=option]")).to_have_text(["/scoreso far"])
    await page.press("#group-input", "ArrowDown")
    await page.press("#group-input", "Enter")
    await expect(page.locator("#group .message .text")).to_have_text("/score")


async def test_restart_is_marked_and_mended(tmp_path: Path, browsing: Browsing) -> None:
    """A page that loses the stand-in says so; when it is back, with its chats, the page goes on."""
    settings = StandInSettings(journal=tmp_path / "journal")
    first = StandIn(settings, time)
    await first.start()
    anna = first.people.user("Anna")
    page = await browsing.visit_as(first.url, anna, first.people.group("Yard", [anna]))
    await say(page, "before")
    await expect(page.locator("#group .message")).to_have_count(1)
    await first.stop()
    await expect(page.locator("#connection")).to_be_visible()
    second = StandIn(settings, time)
    await second.start(port=int(first.url.rpartition(":")[2]))
    await expect(page.locator("#connection")).to_be_hidden()
    await say(page, "after")
    await expect(page.locator("#group .message .text")).to_have_text(["before", "after"])
    await second.stop()
