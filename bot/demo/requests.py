"""A Bot API request as it came: method, parameters and files, whichever way they were encoded.

Laws: GET and POST, urlencoded, multipart and JSON are equal; numbers, booleans and objects may
come as their text. A parameter that can't be read as its type is refused as Telegram does.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.demo.refusals import Refusal, bad
from bot.demo.rows import Json

OBJECTS = [
    "reply_markup",
    "entities",
    "caption_entities",
    "link_preview_options",
    "reply_parameters",
    "allowed_updates",
    "commands",
    "scope",
    "message_ids",
]
"""Parameters that are objects or arrays."""


@dataclass(frozen=True, slots=True)
class Upload:
    name: str
    mime: str
    content: bytes


@dataclass(slots=True)
class Call:
    """One request of a bot, and its outcome: granted (`ok`) or the refusal; neither: never handled."""

    method: str
    params: Json
    at: float
    bot: int = 0
    uploads: dict[str, Upload] = field(default_factory=dict)
    refusal: Refusal | None = None
    ok: bool = False

    @property
    def chat_id(self) -> int | None:
        return self.number("chat_id")

    def text(self, name: str, default: str = "") -> str:
        value = self.params.get(name)
        return default if value is None else str(value)

    def number(self, name: str) -> int | None:
        value = self.params.get(name)
        if value is None or value == "":
            return None
        try:
            return int(value)
        except (TypeError, ValueError):
            raise bad(f"invalid {name} specified") from None

    def flag(self, name: str) -> bool:
        return str(self.params.get(name, "")).lower() in ("true", "1", "yes")

    def thing(self, name: str) -> Any:
        """An object or array; None if absent."""
        value = self.params.get(name)
        if not isinstance(value, str):
            return value
        if not value:
            return None
        try:
            return json.loads(value)
        except ValueError:
            raise bad(f"can't parse {name} JSON object") from None

    def upload(self, name: str) -> Upload | None:
        """The file of a parameter: itself a part of the form, or named by attach://."""
        value = self.params.get(name)
        if isinstance(value, str) and value.startswith("attach://"):
            return self.uploads.get(value.removeprefix("attach://"))
        return self.uploads.get(name)


async def read_call(request: web.Request, call: Call) -> None:
    """Reads parameters and files into a call; refuses a JSON body that is no object."""
    call.params |= dict(request.query)
    if request.content_type == "application/json":
        call.params = decoded(call.params | await json_body(request))
        return
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            call.uploads[name] = Upload(value.filename, value.content_type, value.file.read())
        else:
            call.params[name] = value if isinstance(value, str) else bytes(value).decode()
    call.params = decoded(call.params)


async def json_body(request: web.Request) -> Json:
    try:
        body = json.loads(await request.text() or "{}")
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise bad("can't parse JSON body")
    return body


def decoded(params: Json) -> Json:
    """Parameters with the JSON that forms carry as text made plain; what is no JSON stays."""
    return {name: plain(value) if name in OBJECTS else value for name, value in params.items()}


def plain(value: Any) -> Any:
    try:
        return json.loads(value) if isinstance(value, str) else value
    except ValueError:
        return value
