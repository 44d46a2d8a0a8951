"""Rows written as the Bot API's objects: User, Chat, ChatMember, Message and the rest."""

from typing import Any

from bot.demo.rows import Attachment, Bot, Chat, ChatKey, ChatKind, Json, Member, Message, Status, User
from bot.demo.world import World

ANONYMOUS_ADMIN = 1087968824
"""Telegram's own user GroupAnonymousBot, who stands for every anonymous admin."""
CHANNEL_VOICE = 136817688
"""Telegram's own user Channel_Bot, who stands for channels that write in groups."""
FORWARDER = 777000
"""Telegram's own user that brings a channel's posts to its discussion group."""


def present(**fields: Any) -> Json:
    """An object without the fields that are absent."""
    return {name: value for name, value in fields.items() if value is not None}


def user_json(user: User, *, language: bool = False) -> Json:
    return present(
        id=user.id,
        is_bot=user.is_bot,
        first_name=user.first_name,
        last_name=user.last_name,
        username=user.username,
        language_code=user.language_code if language else None,
    )


def me_json(user: User, *, privacy: bool) -> Json:
    return user_json(user) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not privacy,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def chat_json(world: World, chat: Chat) -> Json:
    if chat.kind is ChatKind.PRIVATE:
        user = world.the(User, chat.id)
        return present(
            id=chat.id,
            type=chat.kind.value,
            first_name=user.first_name,
            last_name=user.last_name,
            username=user.username,
        )
    return present(id=chat.id, type=chat.kind.value, title=chat.title, is_forum=chat.is_forum or None)


def full_chat_json(world: World, chat: Chat) -> Json:
    """ChatFullInfo, as getChat answers."""
    pinned = world.get(Message, (chat.key, chat.pinned[-1])) if chat.pinned else None
    return chat_json(world, chat) | present(
        accent_color_id=0,
        max_reaction_count=11,
        accepted_gift_types=dict.fromkeys(
            (
                "unlimited_gifts",
                "limited_gifts",
                "unique_gifts",
                "premium_subscription",
                "gifts_from_channels",
            ),
            False,
        ),
        permissions=None if chat.kind is ChatKind.PRIVATE else {"can_send_messages": True},
        pinned_message=message_json(world, pinned, shallow=True) if pinned else None,
    )


ADMIN_RIGHTS = [
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
]
MEMBER_RIGHTS = [
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_edit_tag",
    "can_change_info",
    "can_invite_users",
    "can_pin_messages",
    "can_manage_topics",
]


def member_json(world: World, member: Member) -> Json:
    user = user_json(world.the(User, member.user))
    shape: Json = {"user": user, "status": member.status.value}
    match member.status:
        case Status.CREATOR:
            return shape | {"is_anonymous": member.is_anonymous}
        case Status.ADMINISTRATOR:
            rights = dict.fromkeys(ADMIN_RIGHTS, False) | {
                "can_manage_chat": True,
                "can_delete_messages": member.can_delete,
                "can_pin_messages": member.can_pin,
            }
            return shape | rights | {"can_be_edited": False, "is_anonymous": member.is_anonymous}
        case Status.RESTRICTED:
            rights = dict.fromkeys(MEMBER_RIGHTS, False) | {"can_send_messages": member.can_send}
            return shape | rights | {"is_member": True, "until_date": 0}
        case Status.KICKED:
            return shape | {"until_date": 0}
        case _:
            return shape


def message_json(world: World, message: Message, *, shallow: bool = False) -> Json:
    """A Message; shallow: as it stands inside another one, without its own reply."""
    shape = present(
        message_id=message.id,
        date=message.date,
        chat=chat_json(world, world.the(Chat, message.chat)),
        sender_chat=linked_chat(world, message.sender_chat),
        message_thread_id=message.thread,
        is_topic_message=message.is_topic or None,
        edit_date=message.edit_date,
        forward_origin=message.origin,
        is_automatic_forward=message.is_automatic_forward or None,
    )
    if message.sender is not None:
        shape["from"] = user_json(world.the(User, message.sender), language=True)
    if message.via_bot is not None:
        shape["via_bot"] = user_json(world.the(User, message.via_bot))
    if message.reply_to is not None and not shallow:
        replied = world.get(Message, (message.chat, message.reply_to))
        if replied:
            shape["reply_to_message"] = message_json(world, replied, shallow=True)
    if message.keyboard:
        shape["reply_markup"] = {"inline_keyboard": [list(row) for row in message.keyboard]}
    return shape | content_json(world, message)


def content_json(world: World, message: Message) -> Json:
    if message.service is not None:
        return message.service
    entities = [entity_json(world, entity) for entity in message.entities] or None
    if message.attachment is None:
        return present(text=message.text, entities=entities)
    attachment = world.the(Attachment, message.attachment)
    shape = attachment_json(attachment)
    return shape | present(caption=message.text or None, caption_entities=entities)


def entity_json(world: World, entity: Json) -> Json:
    """A link to a user whom the world knows is a mention."""
    prefix = "tg://user?id="
    if entity["type"] != "text_link" or not entity["url"].startswith(prefix):
        return entity
    number = entity["url"].removeprefix(prefix)
    user = world.get(User, int(number)) if number.isdecimal() else None
    place = {"offset": entity["offset"], "length": entity["length"]}
    return {"type": "text_mention", "user": user_json(user), **place} if user else entity


def attachment_json(attachment: Attachment) -> Json:
    file = {"file_id": attachment.id, "file_unique_id": attachment.id, "file_size": len(attachment.content)}
    if attachment.is_photo:
        return {"photo": [{**file, "width": 800, "height": 600}]}
    return {"document": {**file, "file_name": attachment.name, "mime_type": attachment.mime}}


def linked_chat(world: World, chat_id: int | None) -> Json | None:
    chat = world.get(Chat, (chat_id, 0)) if chat_id is not None else None
    return chat_json(world, chat) if chat else None


def inaccessible_json(world: World, key: ChatKey, message_id: int) -> Json:
    """A message that the bot can't see any more: its date is 0."""
    return {"chat": chat_json(world, world.the(Chat, key)), "message_id": message_id, "date": 0}


def bot_user(world: World, bot: Bot) -> User:
    return world.the(User, bot.id)
