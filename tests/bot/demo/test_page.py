"""The page's interface: state, live events, and what visitors do."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from bot.demo.welcome import welcome
from tests.bot.demo.conftest import HttpBot, button, soon


class Visitor:
    """A browser's side of the page."""

    def __init__(self, standin: StandIn, http: aiohttp.ClientSession, user: int) -> None:
        self.standin = standin
        self.http = http
        self.user = user

    async def state(self) -> Any:
        async with self.http.get(f"{self.standin.url}/page/state?user={self.user}") as answer:
            assert answer.status == 200
            return await answer.json()

    async def chat(self, number: int) -> Any:
        return next(chat for chat in (await self.state())["chats"] if chat["id"] == number)

    async def act(self, act: str, **body: Any) -> tuple[int, Any]:
        body |= {"user": self.user, "act": act}
        async with self.http.post(f"{self.standin.url}/page/act", json=body) as answer:
            return answer.status, await answer.json()

    @asynccontextmanager
    async def events(self) -> AsyncIterator["Events"]:
        async with self.http.get(f"{self.standin.url}/page/events?user={self.user}") as answer:
            assert answer.content_type == "text/event-stream"
            events = Events(answer)
            assert await answer.content.readline() == b": open\n"
            yield events


class Events:
    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self.answer = answer

    async def next(self, kind: str) -> Any:
        """The next event of this kind."""
        async with asyncio.timeout(5):
            while True:
                line = await self.answer.content.readline()
                if line.startswith(b"data: "):
                    event = json.loads(line.removeprefix(b"data: "))
                    if event["type"] == kind:
                        return event


@pytest.fixture
def visitor(standin: StandIn, http: aiohttp.ClientSession, anna: Person) -> Visitor:
    return Visitor(standin, http, anna.id)


@pytest.mark.parametrize(
    ("code", "language", "words"),
    [("ru-RU", "ru", "Отправить"), ("xx", "en", "Send"), (None, "en", "Send"), ("lv", "lv", "Sūtīt")],
)
async def test_words(visitor: Visitor, anna: Person, code: str | None, language: str, words: str) -> None:
    """The page speaks as the visitor's app does, as far as the bot's languages go, and offers all of them."""
    anna.speak(code)
    spoken = (await visitor.state())["words"]
    assert (spoken["language"], spoken["direction"], spoken["texts"]["send"]) == (language, "ltr", words)
    assert "{count}" in spoken["texts"]["unread"]
    assert ["ru", "Русский"] in spoken["names"]


async def test_state(visitor: Visitor, bot: HttpBot, group: Room, anna: Person) -> None:
    """The state has the people, the bot, every group and the own private chat."""
    await bot.call("setMyCommands", commands=[{"command": "help", "description": "helps"}])
    await bot.say(group.id, "<b>1 &lt; 2</b>", parse_mode="HTML", reply_markup=button())
    state = await visitor.state()
    assert state["me"] == {"id": anna.id, "name": "Anna", "username": "anna", "language": "en"}
    assert [user["name"] for user in state["users"]] == ["Anna", "Boris"]
    assert state["bot"]["username"] == "KozelDemoBot"
    assert [chat["type"] for chat in state["chats"]] == ["supergroup", "private"]
    chat = await visitor.chat(group.id)
    assert chat["can_send"] is True
    assert chat["commands"] == [{"command": "help", "description": "helps"}]
    (message,) = chat["messages"]
    assert message["html"] == "<b>1 &lt; 2</b>"
    assert message["buttons"] == [[{"text": "Play", "data": "play"}]]
    assert message["from"]["is_bot"] is True
    private = await visitor.chat(anna.id)
    assert (private["started"], private["can_send"], private["messages"]) == (False, False, [])


async def test_events_follow_changes(visitor: Visitor, bot: HttpBot, group: Room, anna: Person) -> None:
    """New, edited and deleted messages come at once; a pin is a new state."""
    async with visitor.events() as events:
        number = await bot.say(group.id, "one")
        assert (await events.next("message"))["message"]["text"] == "one"
        await bot.call("editMessageText", chat_id=group.id, message_id=number, text="two")
        event = await events.next("edit")
        assert (event["message"]["text"], event["message"]["edited"]) == ("two", True)
        group.promote_bot()
        await bot.call("pinChatMessage", chat_id=group.id, message_id=number)
        await events.next("state")
        await bot.call("deleteMessage", chat_id=group.id, message_id=number)
        event = await events.next("delete")
        assert (event["chat"], event["id"]) == (group.id, number)


async def test_private_chat_is_private(
    visitor: Visitor, standin: StandIn, bot: HttpBot, anna: Person, boris: Person, group: Room
) -> None:
    """Nobody's page is told of another person's private chat."""
    await boris.send(boris.private, "/start")
    async with visitor.events() as events:
        await bot.say(boris.id, "secret")
        await bot.say(group.id, "public")
        assert (await events.next("message"))["message"]["text"] == "public"
    assert "secret" not in json.dumps(await visitor.state())


async def test_acts(visitor: Visitor, standin: StandIn, group: Room, anna: Person) -> None:
    """A visitor writes, follows links, leaves and joins, blocks and unblocks."""
    assert (await visitor.act("send", chat=group.id, text="/newgame"))[0] == 200
    assert group.last.text == "/newgame"
    await visitor.act("link", url="https://t.me/KozelDemoBot?start=join_1")
    assert anna.private.last.text == "/start join_1"
    await visitor.act("leave", chat=group.id)
    assert (await visitor.chat(group.id))["can_send"] is False
    assert (await visitor.act("send", chat=group.id, text="x"))[0] == 400
    await visitor.act("join", chat=group.id)
    assert (await visitor.chat(group.id))["messages"][-1]["text"] == "➕ Anna"
    await visitor.act("block", chat=anna.id)
    private = await visitor.chat(anna.id)
    assert (private["started"], private["can_send"]) == (True, False)
    await visitor.act("unblock", chat=anna.id)
    assert (await visitor.chat(anna.id))["can_send"] is True
    await visitor.act("language", language="kk")
    await visitor.act("new_user", name="Zoë", language="lv")
    await visitor.act("new_group", title="Second")
    state = await visitor.state()
    assert state["me"]["language"] == "kk"
    assert state["users"][-1]["name"] == "Zoë"
    assert any(chat["title"] == "Second" and chat["can_send"] for chat in state["chats"])


async def test_press(visitor: Visitor, bot: HttpBot, group: Room) -> None:
    """A press waits for the bot's answer, which comes as the popup."""
    number = await bot.say(group.id, reply_markup=button())
    press = asyncio.create_task(visitor.act("press", chat=group.id, message=number, data="play"))
    query = (await soon(bot))["callback_query"]
    await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="done")
    assert await press == (200, {"popup": {"text": "done", "alert": False, "url": None}})


@pytest.mark.parametrize(
    "body",
    [
        {"act": "fly"},
        {"act": "send"},
        {"act": "send", "chat": 1, "text": "x"},
        {"act": "link", "url": "https://t.me/OtherBot?start=x"},
        {"act": "new_user", "name": " "},
    ],
)
async def test_nonsense_is_refused(visitor: Visitor, body: dict[str, Any]) -> None:
    """What can't be done is an error with words, never a crash."""
    status, answer = await visitor.act(**body)
    assert status == 400
    assert answer["error"]


async def test_first_visit(standin: StandIn, http: aiohttp.ClientSession) -> None:
    """An empty stand-in knows nobody; after the welcome there are people and a group of theirs."""
    async with http.get(f"{standin.url}/page/state") as answer:
        assert answer.status == 404
    welcome(standin.people)
    welcome(standin.people)
    async with http.get(f"{standin.url}/page/state") as answer:
        state = await answer.json()
    assert len(state["users"]) >= 4
    assert len([chat for chat in state["chats"] if chat["type"] == "supergroup"]) == 1


async def test_files_and_page(visitor: Visitor, standin: StandIn, bot: HttpBot, group: Room) -> None:
    """The page (never an old one) and sent files are served; a document is never shown as a page of ours."""
    async with visitor.http.get(standin.url + "/") as answer:
        assert answer.content_type == "text/html"
    async with visitor.http.get(standin.url + "/static/page.js") as answer:
        assert answer.headers["Cache-Control"] == "no-cache"
    form = aiohttp.FormData({"chat_id": str(group.id)})
    form.add_field("document", b"<script>", filename="x.html", content_type="text/html")
    await visitor.http.post(f"{standin.url}/bot{bot.token}/sendDocument", data=form)
    document = (await visitor.chat(group.id))["messages"][-1]["document"]
    assert document["name"] == "x.html"
    async with visitor.http.get(standin.url + document["url"]) as answer:
        assert answer.content_type == "application/octet-stream"
        assert await answer.read() == b"<script>"
