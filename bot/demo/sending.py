"""Methods that send, edit, delete and pin messages.

Laws: a request is checked in Telegram's order: its own form, the chat, the limits, the message.
Sends and edits count for the limits, even one that changes nothing.
"""

from dataclasses import dataclass, replace

from bot.demo.keyboards import keyboard
from bot.demo.platform import Platform
from bot.demo.presses import Popup
from bot.demo.reach import reachable, reply_of, thread_of, writable
from bot.demo.refusals import bad, not_modified
from bot.demo.requests import Call, Upload
from bot.demo.rows import Attachment, Chat, ChatKind, Json, Member, Message
from bot.demo.shapes import message_json
from bot.demo.texts import CAPTION_LIMIT, TEXT_LIMIT, Formatted, formatted


@dataclass(frozen=True, slots=True)
class Sending:
    platform: Platform

    def send_message(self, call: Call) -> Json:
        text, entities = content(call, "text", "entities", TEXT_LIMIT)
        if not text:
            raise bad("message text is empty")
        return self._send(call, text=text, entities=entities)

    def send_document(self, call: Call) -> Json:
        return self._send_file(call, "document")

    def send_photo(self, call: Call) -> Json:
        return self._send_file(call, "photo")

    def _send_file(self, call: Call, kind: str) -> Json:
        text, entities = content(call, "caption", "caption_entities", CAPTION_LIMIT)
        attachment = self._attachment(call, kind)
        return self._send(call, text=text, entities=entities, attachment=attachment.id)

    def _attachment(self, call: Call, kind: str) -> Attachment:
        world, upload = self.platform.world, call.upload(kind)
        if upload is None:
            known = world.get(Attachment, call.text(kind))
            if known is None and not call.text(kind):
                raise bad(f"there is no {kind} in the request")
            if known is None:
                raise bad("wrong file identifier/HTTP URL specified")
            return known
        if not upload.content:
            raise bad("file must be non-empty")
        return world.put(self._stored(upload, kind))

    def _stored(self, upload: Upload, kind: str) -> Attachment:
        number = sum(1 for _ in self.platform.world.every(Attachment)) + 1
        return Attachment(
            id=f"{kind}{number}",
            name=upload.name,
            mime=upload.mime,
            content=upload.content,
            is_photo=kind == "photo",
        )

    def _send(self, call: Call, **fields: object) -> Json:
        platform = self.platform
        rows = keyboard(call.thing("reply_markup"))
        chat = writable(platform.world, call)
        thread, is_topic = thread_of(platform.world, chat, call)
        reply_to = reply_of(platform.world, chat, call)
        platform.limits.count(call.bot, chat)
        message = platform.post(
            chat.key,
            sender=call.bot,
            keyboard=rows,
            reply_to=reply_to,
            thread=thread,
            is_topic=is_topic,
            **fields,
        )
        return message_json(platform.world, message)

    def edit_message_text(self, call: Call) -> Json:
        text, entities = content(call, "text", "entities", TEXT_LIMIT)
        if not text:
            raise bad("message text is empty")
        rows = keyboard(call.thing("reply_markup"))
        message = self._own(call)
        if message.attachment is not None:
            raise bad("there is no text in the message to edit")
        if (message.text, message.entities, message.keyboard) == (text, entities, rows):
            raise not_modified()
        changed = self.platform.edit(message, text=text, entities=entities, keyboard=rows)
        return message_json(self.platform.world, changed)

    def edit_message_reply_markup(self, call: Call) -> Json:
        rows = keyboard(call.thing("reply_markup"))
        message = self._own(call)
        if message.keyboard == rows:
            raise not_modified()
        return message_json(self.platform.world, self.platform.edit(message, keyboard=rows))

    def _own(self, call: Call) -> Message:
        """The message to edit, which must be the bot's own."""
        platform = self.platform
        number = message_id(call)
        chat = writable(platform.world, call)
        platform.limits.count(call.bot, chat)
        message = platform.world.get(Message, (chat.key, number))
        if message is None:
            raise bad("message to edit not found")
        if message.sender != call.bot or message.service is not None or message.origin is not None:
            raise bad("message can't be edited")
        return message

    def delete_message(self, call: Call) -> bool:
        number = message_id(call)
        chat = reachable(self.platform.world, call)
        message = self.platform.world.get(Message, (chat.key, number))
        if message is None:
            raise bad("message to delete not found")
        self._check_deletion(call, chat, message)
        self.platform.erase(message)
        return True

    def _check_deletion(self, call: Call, chat: Chat, message: Message) -> None:
        platform = self.platform
        member = platform.world.the(Member, (chat.key, call.bot))
        if chat.kind is not ChatKind.PRIVATE and member.is_admin and member.can_delete:
            return
        if chat.kind is not ChatKind.PRIVATE and message.sender != call.bot:
            raise bad("message can't be deleted")
        if platform.now() - message.date > platform.settings.delete_lifetime:
            raise bad("message can't be deleted for everyone")

    def delete_messages(self, call: Call) -> bool:
        numbers = call.thing("message_ids")
        if not isinstance(numbers, list) or not 1 <= len(numbers) <= 100:
            raise bad("message identifiers are not specified")
        chat = reachable(self.platform.world, call)
        kept = [self.platform.world.get(Message, (chat.key, int(number))) for number in numbers]
        messages = [message for message in kept if message is not None]
        for message in messages:
            self._check_deletion(call, chat, message)
        for message in messages:
            self.platform.erase(message)
        return True

    def answer_callback_query(self, call: Call) -> bool:
        popup = Popup(call.text("text"), call.flag("show_alert"), call.text("url") or None)
        self.platform.presses.answer(call.bot, call.text("callback_query_id"), popup)
        return True

    def pin_chat_message(self, call: Call) -> bool:
        chat, world = self._pinning(call), self.platform.world
        message = world.get(Message, (chat.key, message_id(call)))
        if message is None or message.service is not None:
            raise bad("message to pin not found")
        if message.id in chat.pinned:
            return True
        world.put(replace(chat, pinned=(*chat.pinned, message.id)))
        pinned = message_json(world, message, shallow=True)
        self.platform.service(
            chat.key, call.bot, message.thread if message.is_topic else None, pinned_message=pinned
        )
        return True

    def unpin_chat_message(self, call: Call) -> bool:
        chat = self._pinning(call)
        number = call.number("message_id") or (chat.pinned[-1] if chat.pinned else None)
        if number not in chat.pinned:
            raise bad("message to unpin not found")
        left = tuple(pin for pin in chat.pinned if pin != number)
        self.platform.world.put(replace(chat, pinned=left))
        return True

    def _pinning(self, call: Call) -> Chat:
        chat = reachable(self.platform.world, call)
        member = self.platform.world.the(Member, (chat.key, call.bot))
        if chat.kind is not ChatKind.PRIVATE and not (member.is_admin and member.can_pin):
            raise bad("not enough rights to manage pinned messages in the chat")
        return chat


def content(call: Call, text: str, entities: str, limit: int) -> Formatted:
    return formatted(call.text(text), call.text("parse_mode"), call.thing(entities) or [], limit)


def message_id(call: Call) -> int:
    number = call.number("message_id")
    if number is None:
        raise bad("message identifier is not specified")
    return number
