"""Chats as the page shows them: rows written as the page's JSON.

Laws: `html` is the only markup, made here from text and entities; everybody sees every group,
and of the private chats only their own. Service messages use signs and names, so that they need
no language.
"""

from html import escape

from bot.demo.accounts import first_bot
from bot.demo.people import Person
from bot.demo.profiles import commands_for
from bot.demo.rooms import Button, Room, Shown
from bot.demo.rows import Chat, ChatKind, Json, User

SHOWN = 200
"""How many messages of a chat the page gets."""
SERVICE_SIGNS = {
    "new_chat_members": "➕",
    "left_chat_member": "➖",
    "pinned_message": "📌",
    "migrate_to_chat_id": "⏫",
    "migrate_from_chat_id": "⏫",
    "forum_topic_created": "💬",
    "forum_topic_closed": "🔒",
    "forum_topic_reopened": "🔓",
}


def user_view(user: User) -> Json:
    return {
        "id": user.id,
        "name": user.full_name or "👻",
        "username": user.username,
        "language": user.language_code or "en",
    }


def bot_view(person: Person) -> Json:
    user = person.platform.world.the(User, first_bot(person.platform.world).id)
    return {"id": user.id, "name": user.full_name, "username": user.username, "is_bot": True}


def chat_view(person: Person, room: Room) -> Json:
    """One chat for one person; a private chat that was never started is empty."""
    world, row = person.platform.world, room.row
    is_private = room.key == person.private.key
    members = [member.user for member in world.members(room.key)]
    chat = row or Chat(id=room.id, bot=room.key[1], kind=ChatKind.PRIVATE)
    return {
        "id": room.id,
        "type": chat.kind.value,
        "title": bot_view(person)["name"] if is_private else chat.title,
        "is_forum": chat.is_forum,
        "topics": [{"id": topic.id, "name": topic.name, "closed": topic.is_closed} for topic in chat.topics],
        "members": [person.id]
        if is_private
        else [user for user in members if not world.the(User, user).is_bot],
        "messages": [message_view(room, shown) for shown in room.messages[-SHOWN:]] if row else [],
        "can_send": person.may_send(room),
        "started": is_private and row is not None,
        "commands": commands_for(world, first_bot(world).id, chat, person.row),
    }


def message_view(room: Room, shown: Shown) -> Json:
    text, html = shown.text, shown.html
    if shown.service is not None:
        text = service_text(shown)
        html = escape(text)
    file = shown.attachment
    link = {"name": file.name, "url": f"/page/file/{file.id}"} if file else None
    return {
        "id": shown.id,
        "chat": room.id,
        "from": {"id": shown.sender, "name": shown.sender_name, "is_bot": shown.is_bot},
        "date": shown.date,
        "edited": shown.is_edited,
        "html": html,
        "text": text,
        "buttons": [[button_view(button) for button in row] for row in shown.buttons],
        "reply_to": shown.reply_to,
        "service": shown.service is not None,
        "pinned": shown.is_pinned,
        "document": link if file and not file.is_photo else None,
        "photo": link if file and file.is_photo else None,
        "topic": shown.thread_id,
    }


def button_view(button: Button) -> Json:
    return {"text": button.text} | ({"url": button.url} if button.url else {"data": button.data})


def service_text(shown: Shown) -> str:
    """A sign and the name that it is about."""
    assert shown.service is not None
    kind, about = next(iter(shown.service.items()))
    people = about if isinstance(about, list) else [about]
    names = [person["first_name"] for person in people if isinstance(person, dict) and "first_name" in person]
    if kind.startswith("forum_topic") and isinstance(about, dict) and "name" in about:
        names = [about["name"]]
    return f"{SERVICE_SIGNS.get(kind, '•')} {', '.join(names) or shown.sender_name}"
