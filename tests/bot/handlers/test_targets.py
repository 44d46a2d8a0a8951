"""Whom a command is about."""

from typing import Any

import pytest
from telegram import Message

from bot.club import Meant
from bot.handlers.targets import meant_by
from bot.toasts import Refused, Toast
from tests.bot.parlour import GROUP, Parlour

CHAT = {"id": GROUP, "type": "supergroup", "is_forum": True}
FRED = {"id": 55, "is_bot": False, "first_name": "Fred", "last_name": "Fox"}


def message(text: str, *entities: dict[str, Any], **more: Any) -> Message:
    """A command as Telegram tells it."""
    shape = {"message_id": 9, "date": 1, "chat": CHAT, "text": text, "entities": list(entities), **more}
    made = Message.de_json(shape, None)
    assert made is not None
    return made


def at(kind: str, text: str, word: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "offset": text.index(word), "length": len(word), **more}


async def test_the_writer_of_what_is_answered(parlour: Parlour) -> None:
    """With both names, and told from a bot."""
    replied = {"message_id": 5, "date": 1, "chat": CHAT, "from": FRED}
    assert await meant_by(parlour.club, message("/block", reply_to_message=replied)) == Meant(55, "Fred Fox")
    replied["from"] = {**FRED, "is_bot": True}
    meant = await meant_by(parlour.club, message("/block", reply_to_message=replied))
    assert meant == Meant(55, "Fred Fox", is_bot=True)


async def test_nobody(parlour: Parlour) -> None:
    """A plain command; in a topic Telegram calls it a reply to the message that began the topic."""
    assert await meant_by(parlour.club, message("/block")) is None
    began = {"message_id": 5, "date": 1, "chat": CHAT, "from": FRED}
    topic = {"is_topic_message": True, "message_thread_id": 5}
    assert await meant_by(parlour.club, message("/block", reply_to_message=began, **topic)) is None
    other = {**began, "message_id": 6}
    assert await meant_by(parlour.club, message("/block", reply_to_message=other, **topic)) is not None


async def test_a_name_goes_before_a_reply(parlour: Parlour) -> None:
    """A text mention has its person; a username leads to whom the bot has met, or is refused."""
    replied = {"message_id": 5, "date": 1, "chat": CHAT, "from": {**FRED, "id": 77}}
    text = "/block@KozelBot Fred"
    mention = at("text_mention", text, "Fred", user=FRED)
    command = at("bot_command", text, "/block@KozelBot")
    meant = await meant_by(parlour.club, message(text, command, mention, reply_to_message=replied))
    assert meant == Meant(55, "Fred Fox")
    await parlour.club.register.meet(11, "Anna", "en", "anna_1")
    text = "/block @Anna_1"
    named = message(text, at("mention", text, "@Anna_1"), reply_to_message=replied)
    assert await meant_by(parlour.club, named) == Meant(11, "Anna")
    text = "/block @nobody"
    with pytest.raises(Refused) as refused:
        await meant_by(parlour.club, message(text, at("mention", text, "@nobody")))
    assert refused.value.toast is Toast.BLOCK_UNKNOWN
