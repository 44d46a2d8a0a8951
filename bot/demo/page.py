"""The page's server: the page itself, the state of the chats, live events, and what visitors do.

Laws: an act is what a person of the world does, so nothing is possible here that Telegram's apps
would not allow; events tell of every change at once, and a change that is no message's says
"state", which asks the page to read the state anew.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from aiohttp import web

from bot.demo.people import Impossible, People, Person
from bot.demo.platform import Platform
from bot.demo.presses import Popup, Press
from bot.demo.refusals import Refusal
from bot.demo.rooms import Room
from bot.demo.rows import Attachment, Bot, Chat, Json, Message, Pending, Row
from bot.demo.views import bot_view, chat_view, message_view, user_view
from bot.demo.words import words_view

STATIC = Path(__file__).parent / "static"
KEEP_ALIVE = 15.0
"""Seconds of silence after which a stream says that it lives."""


@dataclass(slots=True)
class Stream:
    """One open page: what it has yet to be told."""

    person: Person
    events: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)


@dataclass(slots=True)
class Page:
    platform: Platform
    people: People
    _streams: list[Stream] = field(default_factory=list)

    def routes(self) -> list[web.AbstractRouteDef]:
        self.platform.world.watchers.append(self._changed)
        self.platform.presses.listeners.append(self._answered)
        return [
            web.get("/", self._index),
            web.get("/page/state", self._state),
            web.get("/page/events", self._events),
            web.get("/page/file/{id}", self._file),
            web.post("/page/act", self._act),
            web.get(r"/static/{name:[a-z]+\.(?:css|js)}", self._asset),
        ]

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return static("index.html")

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        return static(request.match_info["name"])

    def _person(self, user: object) -> Person:
        """The person of a number; without one, the first."""
        everybody = self.people.everybody()
        found = [person for person in everybody if user in (None, "") or str(person.id) == str(user)]
        if not found:
            raise web.HTTPNotFound(text="no such person")
        return found[0]

    async def _state(self, request: web.Request) -> web.Response:
        me = self._person(request.query.get("user"))
        rooms = [*self.people.groups(), me.private]
        state = {
            "me": user_view(me.row),
            "users": [user_view(person.row) for person in self.people.everybody()],
            "bot": bot_view(me),
            "chats": [chat_view(me, room) for room in rooms],
            "words": words_view(me.row.language_code),
        }
        return web.json_response(state)

    async def _file(self, request: web.Request) -> web.Response:
        attachment = self.platform.world.get(Attachment, request.match_info["id"])
        if attachment is None:
            raise web.HTTPNotFound
        is_image = attachment.is_photo and attachment.mime.startswith("image/")
        headers = {"X-Content-Type-Options": "nosniff"}
        if not is_image:
            headers["Content-Disposition"] = "attachment"
        return web.Response(
            body=attachment.content,
            content_type=attachment.mime if is_image else "application/octet-stream",
            headers=headers,
        )

    async def _events(self, request: web.Request) -> web.StreamResponse:
        stream = Stream(self._person(request.query.get("user")))
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        )
        await response.prepare(request)
        self._streams.append(stream)
        try:
            await response.write(b": open\n\n")
            while True:
                await response.write(await self._next(stream))
        finally:
            self._streams.remove(stream)

    async def _next(self, stream: Stream) -> bytes:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                event = await stream.events.get()
        except TimeoutError:
            return b": alive\n\n"
        return f"data: {json.dumps(event, ensure_ascii=False)}\n\n".encode()

    def _changed(self, old: Row | None, new: Row | None) -> None:
        row = new or old
        if isinstance(row, Message):
            self._message_changed(row, is_new=old is None, is_gone=new is None)
        elif isinstance(old, Chat) and isinstance(new, Chat):
            if replace(old, last_message=new.last_message) != new:
                self._emit({"type": "state"})
        elif not isinstance(row, Bot | Pending | Attachment):
            self._emit({"type": "state"})

    def _message_changed(self, row: Message, *, is_new: bool, is_gone: bool) -> None:
        room = Room(self.platform, row.chat)
        listeners = [item for item in self._streams if not row.chat[1] or item.person.private.key == row.chat]
        if not listeners:
            return
        event: Json = {"type": "delete", "chat": room.id, "id": row.id}
        shown = room.message(row.id)
        if not is_gone and shown:
            kind = "message" if is_new else "edit"
            event = {"type": kind, "chat": room.id, "id": row.id, "message": message_view(room, shown)}
        for stream in listeners:
            stream.events.put_nowait(event)

    def _answered(self, press: Press, popup: Popup) -> None:
        """An answer that came too late for the request of who pressed goes to their pages."""
        if press.answer.cancelled():
            self._emit({"type": "popup", "popup": popup_view(popup)}, user=press.user)

    def _emit(self, event: Json, user: int | None = None) -> None:
        for stream in self._streams:
            if user in (None, stream.person.id):
                stream.events.put_nowait(event)

    async def _act(self, request: web.Request) -> web.Response:
        try:
            body = await request.json()
            person = self._person(body["user"])
            act = self._acts().get(body["act"])
            if act is None:
                raise Impossible("no such act")
            popup = await act(person, body)
        except (Impossible, Refusal) as error:
            return web.json_response({"error": str(error)}, status=400)
        except (KeyError, ValueError, TypeError, AttributeError):
            return web.json_response({"error": "not understood"}, status=400)
        return web.json_response({"popup": popup_view(popup) if popup else None})

    def _acts(self) -> dict[str, Callable[[Person, Json], Awaitable[Popup | None]]]:
        return {
            "send": self._send,
            "press": self._press,
            "link": self._link,
            "join": self._join,
            "leave": self._leave,
            "block": self._block,
            "unblock": self._unblock,
            "new_user": self._new_user,
            "new_group": self._new_group,
            "language": self._language,
        }

    def _room(self, person: Person, body: Json) -> Room:
        number = int(body["chat"])
        rooms = [room for room in (person.private, *self.people.groups()) if room.id == number]
        if not rooms:
            raise Impossible("no such chat")
        return rooms[0]

    async def _send(self, person: Person, body: Json) -> None:
        topic = body.get("topic")
        await person.send(self._room(person, body), str(body["text"]), int(topic) if topic else None)

    async def _press(self, person: Person, body: Json) -> Popup | None:
        room = self._room(person, body)
        return await person.press(room, int(body["message"]), str(body["data"]), is_forced=True)

    async def _link(self, person: Person, body: Json) -> None:
        await person.open_link(str(body["url"]))

    async def _join(self, person: Person, body: Json) -> None:
        await person.join(self._room(person, body))

    async def _leave(self, person: Person, body: Json) -> None:
        await person.leave(self._room(person, body))

    async def _block(self, person: Person, body: Json) -> None:
        await person.block_bot()

    async def _unblock(self, person: Person, body: Json) -> None:
        """Telegram's "Restart bot" unblocks it and sends /start."""
        await person.unblock_bot()
        await person.send(person.private, "/start")

    async def _new_user(self, person: Person, body: Json) -> None:
        name = str(body["name"]).strip()[:64]
        if not name:
            raise Impossible("a person needs a name")
        self.people.user(name, str(body.get("language") or "en"))

    async def _new_group(self, person: Person, body: Json) -> None:
        title = str(body["title"]).strip()[:128]
        if not title:
            raise Impossible("a group needs a title")
        others = [other for other in self.people.everybody() if other.id != person.id]
        self.people.group(title, [person, *others])

    async def _language(self, person: Person, body: Json) -> None:
        person.speak(str(body["language"]))


def static(name: str) -> web.FileResponse:
    """A file of the page; the browser asks each time whether it has changed."""
    return web.FileResponse(STATIC / name, headers={"Cache-Control": "no-cache"})


def popup_view(popup: Popup) -> Json:
    return {"text": popup.text, "alert": popup.alert, "url": popup.url}
