"""What the bot reads of an update is there and of its kind, or the update is not read at all."""

from copy import deepcopy
from typing import Any

import pytest

from bot.incoming import fault, query_id

USER = {"id": 7, "is_bot": False, "first_name": "Anna"}
CHAT = {"id": -5, "type": "group", "title": "Friday"}
MESSAGE: dict[str, Any] = {
    "message_id": 3,
    "date": 1,
    "chat": CHAT,
    "from": USER,
    "text": "/rules",
    "entities": [{"type": "bot_command", "offset": 0, "length": 6}],
}
QUERY = {"id": "9", "from": USER, "message": MESSAGE, "data": "X"}
MEMBERSHIP = {"chat": CHAT, "from": USER, "new_chat_member": {"user": USER, "status": "left"}}
WHOLE = {"message": MESSAGE, "callback_query": QUERY, "my_chat_member": MEMBERSHIP, "chat_member": MEMBERSHIP}


@pytest.mark.parametrize("kind", WHOLE)
def test_whole_updates_are_read(kind: str) -> None:
    """Fields that nobody reads may be anything."""
    assert fault({"update_id": 1, kind: WHOLE[kind] | {"tomorrow's": [{}]}}) is None


@pytest.mark.parametrize(
    ("kind", "path", "value"),
    [
        ("message", "chat.id", "5"),
        ("message", "chat.id", 10**30),
        ("message", "from.first_name", None),
        ("message", "from.first_name", "\ud800"),
        ("message", "text", 5),
        ("message", "entities.0.length", "6"),
        ("message", "message_id", True),
        ("message", "message_thread_id", {}),
        ("callback_query", "message", None),
        ("callback_query", "from", []),
        ("callback_query", "data", {}),
        ("callback_query", "message.chat", {"id": 1}),
        ("my_chat_member", "new_chat_member.status", 1),
        ("chat_member", "new_chat_member.user", {}),
    ],
)
def test_what_is_of_another_kind_is_told_by_its_place(kind: str, path: str, value: object) -> None:
    """And what it says is not."""
    raw = {"update_id": 1, kind: deepcopy(WHOLE[kind])}
    node: Any = raw[kind]
    *way, last = path.split(".")
    for name in way:
        node = node[int(name)] if name.isdigit() else node[name]
    node[last] = value
    found = fault(raw)
    assert found is not None
    assert f" at {kind}.{path}" in found


@pytest.mark.parametrize(("kind", "path"), [("message", "chat"), ("my_chat_member", "chat"),
                                            ("callback_query", "message.chat")])  # fmt: skip
def test_nobody_acts_in_anothers_private_chat(kind: str, path: str) -> None:
    """A private chat has the id of its person, and its cards are theirs."""
    own, foreign = ({"id": number, "type": "private"} for number in (USER["id"], 8))
    for chat, found in ((own, None), (foreign, f"somebody_else at {kind}.{path}")):
        part = deepcopy(WHOLE[kind])
        (part["message"] if path == "message.chat" else part)["chat"] = chat
        assert fault({"update_id": 1, kind: part}) == found


def test_texts_are_not_told() -> None:
    """The log holds no name and no word of anybody's."""
    found = fault({"update_id": 1, "message": MESSAGE | {"chat": "Anna's secret"}})
    assert found is not None
    assert "Anna" not in found


@pytest.mark.parametrize(
    ("query", "found"),
    [(QUERY, "9"), ({"id": "9"}, "9"), ({"id": 9}, None), ({"id": ""}, None), ([], None), (None, None)],
)
def test_the_press_to_be_answered(query: object, found: str | None) -> None:
    """By its id alone, whatever else is missing."""
    assert query_id({"update_id": 1, "callback_query": query}) == found
