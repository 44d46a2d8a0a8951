"""What the bot reads of an update: the parts that must be there, and of which kind they are.

Law: whatever passes ``fault`` may be read without asking again; PTB itself takes a text for a number and a
number for a text. Fields that nobody here reads are PTB's to judge. Source: core.telegram.org/bots/api#update
"""

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, Field, StrictBool, ValidationError

Number = Annotated[int, Field(strict=True, ge=-(2**63), lt=2**63)]  # what SQLite keeps


def _storable(text: str) -> str:
    text.encode()  # raises UnicodeEncodeError, a ValueError, for half of a character
    return text


Text = Annotated[str, Field(strict=True), AfterValidator(_storable)]


class _User(BaseModel):
    id: Number
    first_name: Text
    last_name: Text | None = None
    language_code: Text | None = None
    is_bot: StrictBool


class _Chat(BaseModel):
    id: Number
    type: Text
    title: Text | None = None


class _Entity(BaseModel):
    type: Text
    offset: Number
    length: Number


class _Message(BaseModel):
    message_id: Number
    chat: _Chat
    sender: _User | None = Field(None, alias="from")
    sender_chat: _Chat | None = None
    text: Text | None = None
    entities: list[_Entity] = []
    message_thread_id: Number | None = None
    is_topic_message: StrictBool | None = None
    is_automatic_forward: StrictBool | None = None
    left_chat_member: _User | None = None
    migrate_to_chat_id: Number | None = None
    migrate_from_chat_id: Number | None = None


class _Query(BaseModel):
    id: Text
    sender: _User = Field(alias="from")
    message: _Message  # without one it is of an inline message, and we post none
    data: Text | None = None


class _Member(BaseModel):
    user: _User
    status: Text
    is_member: StrictBool | None = None
    can_send_messages: StrictBool | None = None


class _Membership(BaseModel):
    chat: _Chat
    sender: _User = Field(alias="from")
    new_chat_member: _Member


class _Update(BaseModel):
    update_id: Number
    message: _Message | None = None
    callback_query: _Query | None = None
    my_chat_member: _Membership | None = None
    chat_member: _Membership | None = None


def fault(raw: dict[str, Any]) -> str | None:
    """What is wrong with an update, without a word of what it says; None: nothing."""
    try:
        update = _Update.model_validate(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        return f"{first['type']} at {'.'.join(map(str, first['loc']))}"
    return next((f"somebody_else at {where}" for where in _in_foreign_chats(update)), None)


def _in_foreign_chats(update: _Update) -> Iterator[str]:
    """Where somebody acts in another one's private chat, whose id is that of its person. Telegram never says
    so; it would show that person's cards to the other."""
    for kind in ("message", "my_chat_member", "chat_member"):
        part = getattr(update, kind)
        if part is not None and _is_foreign(part.sender, part.chat):
            yield f"{kind}.chat"
    query = update.callback_query
    if query is not None and _is_foreign(query.sender, query.message.chat):
        yield "callback_query.message.chat"


def _is_foreign(sender: _User | None, chat: _Chat) -> bool:
    return chat.type == "private" and sender is not None and sender.id != chat.id


def query_id(raw: dict[str, Any]) -> str | None:
    """The press that waits for an answer, if there is one in whatever this is."""
    query = raw.get("callback_query")
    number = query.get("id") if isinstance(query, dict) else None
    return number if isinstance(number, str) and number else None
