"""Updates that no Telegram would send: written by a small grammar, or real ones with something amiss.

Law: the number of an update is always right, for Telegram counts them; all else may be anything. A press has
a number of its own, unless a mutation took it.
"""

import string
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import fields
from random import Random
from typing import Any

from bot.callbacks import KINDS, LARGEST, encode
from bot.demo.rows import Json
from bot.handlers.commands import COMMANDS
from bot.press import Press
from engine.actions import Beat, Discard, Lead
from engine.cards import PACK
from storage.rows import Status

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**31, 2**63, -(2**63), 10**30, 1.5, "", "x", "0", "\x00", "\u202e",
    "W" * 5000, "/stop", [], [[]], [None], {}, {"id": 1}, {"id": "1", "type": 5}, [{"type": "bot_command"}],
)  # fmt: skip
ASKED_FOR = ("message", "callback_query", "my_chat_member", "chat_member")
MESSAGES = ("edited_message", "channel_post", "edited_channel_post", "business_message")
OTHERS = ("inline_query", "chosen_inline_result", "poll_answer", "chat_join_request", "message_reaction")
"""What the bot does not ask for might come all the same."""
CHAT_KINDS = ("private", "group", "supergroup", "channel", "forum")
STATUSES = ("creator", "administrator", "member", "restricted", "left", "kicked", "banished", *Status)
SERVICE: tuple[tuple[str, Any], ...] = (
    ("forum_topic_closed", {}), ("forum_topic_reopened", {}), ("migrate_to_chat_id", -1009),
    ("migrate_from_chat_id", -9), ("left_chat_member", {}), ("new_chat_members", []), ("sender_chat", {}),
    ("via_bot", {}), ("is_automatic_forward", True), ("message_thread_id", 5), ("is_topic_message", True),
    ("edit_date", 1_700_000_001), ("reply_to_message", {"message_id": 1, "date": 0}), ("photo", [{}]),
    ("forward_origin", {"type": "hidden_user", "date": 1, "sender_user_name": "?"}), ("caption", "/stop"),
    ("sticker", {"file_id": "1"}), ("dice", {"emoji": "🎲", "value": 6}), ("new_chat_title", "?"),
    ("group_chat_created", True), ("supergroup_chat_created", True), ("pinned_message", {}),
    ("delete_chat_photo", True), ("sender_boost_count", 1), ("has_protected_content", True),
)  # fmt: skip
ENTITIES = ("bot_command", "bot_command", "mention", "url", "text_link", "custom_emoji", "text_mention", "?")
ALPHABET = string.printable + "<&>🃏♠ё\u200b\u2067\ufeff"


def press(chance: Random, kind: type[Press], *, table: int, posting: int = 1, version: int = 0) -> Press:
    """A press of this kind that is well formed; its other values are any."""

    def value(name: str, kind_of: object) -> object:
        known = {"table": table, "posting": posting, "version": version}
        match name, kind_of:
            case (("table" | "posting" | "version"), _):
                return known[name]
            case "seat", _:
                return chance.randrange(4)
            case "action", _:
                cards = tuple(
                    sorted(chance.sample(PACK, chance.choice((1, 1, 2, 4))), key=lambda one: one.index)
                )
                return chance.choice((Lead, Beat, Discard))(chance.randrange(4), cards)
            case _ if kind_of is bool:
                return chance.random() < 0.5
            case _ if kind_of is int:
                return chance.choice((0, 0, 1, 2, LARGEST))
        return chance.choice(
            ("target", "turn", "eggs", "pace", "language", "strength", "en", "12", "nothing")
        )

    return kind(**{field.name: value(field.name, field.type) for field in fields(kind)})


class Mutations:
    """Makes updates. ``recorded`` are real ones, without their numbers; it may grow."""

    def __init__(self, chance: Random, recorded: list[Json], tables: Callable[[], Sequence[int]]) -> None:
        self._chance = chance
        self.recorded = recorded
        self._tables = tables
        self._count = 0

    def update(self, number: int) -> Json:
        """The next one."""
        chance = self._chance
        body = deepcopy(chance.choice(self.recorded)) if chance.random() < 0.6 else self._written()
        query = body.get("callback_query")
        if isinstance(query, dict):
            self._count += 1
            query["id"] = f"fuzz{self._count}"
            if chance.random() < 0.4:
                query["data"] = self._pressed()
        for _ in range(chance.choice((0, 0, 1, 1, 2, 3))):
            if body:
                self._spoil(body)
        return body | {"update_id": number}

    def _spoil(self, body: Json) -> None:
        """One thing in it is missing, odd, or another update's."""
        chance = self._chance
        node, key = chance.choice(list(_places(body)))
        match chance.randrange(4):
            case 0 if isinstance(node, dict):
                del node[key]
            case 1:
                others = [there[at] for there, at in _places(chance.choice(self.recorded)) if at == key]
                node[key] = deepcopy(chance.choice(others or [chance.choice(ODD)]))
            case 2 if isinstance(node[key], str):
                node[key] = self._text()
            case _:
                node[key] = deepcopy(chance.choice(ODD))

    def _written(self) -> Json:
        kind = self._chance.choice((*ASKED_FOR * 4, *MESSAGES, *OTHERS))
        match kind:
            case "callback_query":
                return {kind: self._query()}
            case "my_chat_member" | "chat_member":
                return {kind: self._membership()}
            case _ if kind in OTHERS:
                return {kind: {"id": "1", "from": self._user(), "chat": self._chat(), "query": self._text()}}
        return {kind: self._message()}

    def _query(self) -> Json:
        """A press; of a message that is too old to be told of, now and then, or of an inline one."""
        chance = self._chance
        query: Json = {"id": "", "from": self._user(), "chat_instance": "1", "data": self._pressed()}
        match chance.randrange(8):
            case 0:
                return query | {"inline_message_id": "AAAA"}
            case 1:
                gone = {"message_id": chance.randrange(200), "chat": self._chat(), "date": 0}
                return query | {"message": gone}
            case 2:
                del query["data"]
                return query | {"message": self._message(), "game_short_name": "kozel"}
        return query | {"message": self._message()}

    def _membership(self) -> Json:
        member = {"status": self._chance.choice(STATUSES), "user": self._user()}
        new = member | {"status": self._chance.choice(STATUSES)}
        where = {"chat": self._chat(), "from": self._user(), "date": 1}
        return where | {"old_chat_member": member, "new_chat_member": new}

    def _message(self) -> Json:
        chance = self._chance
        text = self._text()
        more = {} if chance.random() < 0.6 else dict([chance.choice(SERVICE)])
        length = chance.choice((len(text.split()[0]) if text.split() else 0, 0, -1, 10**9))
        kind, offset = chance.choice(ENTITIES), chance.choice((0, 0, 0, 3, -1))
        entities = [{"type": kind, "offset": offset, "length": length}]
        where = {"message_id": chance.randrange(200), "chat": self._chat(), "from": self._user()}
        return where | {"date": 1_700_000_000, "text": text, "entities": entities} | more

    def _text(self) -> str:
        chance = self._chance
        if chance.random() < 0.6:
            word = chance.choice(("start", *COMMANDS))
            rest = chance.choice(("", "@KozelDemoBot", " join_1_2", " join_9_9_9", " x" * 40, "@other"))
            return f"/{word}{rest}"
        return "".join(chance.choices(ALPHABET, k=chance.choice((1, 8, 64, 300))))

    def _pressed(self) -> str:
        chance = self._chance
        table = chance.choice((*self._tables(), 0, 1, LARGEST))
        version, posting = chance.randrange(60), chance.randrange(6)
        kind = chance.choice(list(KINDS.values()))
        text = encode(press(chance, kind, table=table, posting=posting, version=version))
        if chance.random() < 0.7:
            return text
        at = chance.randrange(len(text) + 1)
        return text[:at] + "".join(chance.choices(ALPHABET, k=chance.randrange(4))) + text[at + 1 :]

    def _user(self) -> Json:
        return deepcopy(self._known("from")) or {"id": 5, "is_bot": False, "first_name": self._text()}

    def _chat(self) -> Json:
        chat = {
            "id": self._chance.choice((-5, 5, -1009)),
            "type": self._chance.choice(CHAT_KINDS),
            "title": "?",
        }
        return deepcopy(self._known("chat")) or chat

    def _known(self, name: str) -> Json:
        """Somebody or somewhere that there is; now and then nothing."""
        body = self._chance.choice(self.recorded)
        found = [node[key] for node, key in _places(body) if key == name and isinstance(node[key], dict)]
        return self._chance.choice(found) if found and self._chance.random() < 0.9 else {}


def _places(node: Any) -> list[tuple[Any, Any]]:
    """Everything inside, by what holds it and under which key."""
    match node:
        case dict():
            keys = list(node)
        case list():
            keys = list(range(len(node)))
        case _:
            return []
    return [(node, key) for key in keys] + [place for key in keys for place in _places(node[key])]
