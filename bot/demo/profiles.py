"""Methods about chats and their members, and about the bot itself: commands, name, descriptions."""

import json
import re
from dataclasses import dataclass
from typing import Any

from bot.demo.platform import Platform
from bot.demo.reach import reachable, writable
from bot.demo.refusals import bad
from bot.demo.requests import Call
from bot.demo.rows import Chat, ChatKind, Json, Member, Profile, Status, User
from bot.demo.shapes import full_chat_json, me_json, member_json, user_json
from bot.demo.world import World

COMMAND = re.compile(r"[a-z0-9_]{1,32}")
SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}
COMMANDS = "commands"
TEXT_LIMITS = {"name": 64, "description": 512, "short_description": 120}


@dataclass(frozen=True, slots=True)
class Profiles:
    platform: Platform

    def get_me(self, call: Call) -> Json:
        world = self.platform.world
        return me_json(world.the(User, call.bot), privacy=self.platform.settings.privacy)

    def get_chat(self, call: Call) -> Json:
        return full_chat_json(self.platform.world, reachable(self.platform.world, call))

    def get_chat_member(self, call: Call) -> Json:
        world = self.platform.world
        chat, user = reachable(world, call), call.number("user_id")
        if user is None or world.get(User, user) is None:
            raise bad("PARTICIPANT_ID_INVALID")
        member = world.get(Member, (chat.key, user))
        return member_json(world, member or Member(chat=chat.key, user=user, status=Status.LEFT))

    def get_chat_administrators(self, call: Call) -> list[Json]:
        world = self.platform.world
        chat = reachable(world, call)
        if chat.kind is ChatKind.PRIVATE:
            raise bad("there are no administrators in the private chat")
        admins = [member for member in world.members(chat.key) if member.is_admin]
        shown = [
            member for member in admins if member.user == call.bot or not world.the(User, member.user).is_bot
        ]
        return [member_json(world, member) for member in shown]

    def get_chat_member_count(self, call: Call) -> int:
        return len(self.platform.world.members(reachable(self.platform.world, call).key))

    def send_chat_action(self, call: Call) -> bool:
        writable(self.platform.world, call)
        if not call.text("action"):
            raise bad("wrong parameter action in request")
        return True

    def leave_chat(self, call: Call) -> bool:
        chat = reachable(self.platform.world, call)
        if chat.kind is ChatKind.PRIVATE:
            raise bad("chat not found")
        user = user_json(self.platform.world.the(User, call.bot))
        self.platform.service(chat.key, call.bot, left_chat_member=user)
        self.platform.set_member(chat.key, call.bot, call.bot, status=Status.LEFT)
        return True

    def set_my_commands(self, call: Call) -> bool:
        commands = call.thing("commands")
        if not isinstance(commands, list):
            raise bad("can't parse commands: expected an Array of BotCommand")
        if len(commands) > 100:
            raise bad("BOT_COMMANDS_TOO_MUCH")
        self._keep(call, COMMANDS, [command_json(command) for command in commands])
        return True

    def get_my_commands(self, call: Call) -> list[Json]:
        return list(self._kept(call, COMMANDS) or [])

    def delete_my_commands(self, call: Call) -> bool:
        self._keep(call, COMMANDS, None)
        return True

    def set_my_name(self, call: Call) -> bool:
        return self._set_text(call, "name")

    def get_my_name(self, call: Call) -> Json:
        return {"name": self._kept(call, "name") or self.platform.world.the(User, call.bot).first_name}

    def set_my_description(self, call: Call) -> bool:
        return self._set_text(call, "description")

    def get_my_description(self, call: Call) -> Json:
        return {"description": self._kept(call, "description") or ""}

    def set_my_short_description(self, call: Call) -> bool:
        return self._set_text(call, "short_description")

    def get_my_short_description(self, call: Call) -> Json:
        return {"short_description": self._kept(call, "short_description") or ""}

    def _set_text(self, call: Call, name: str) -> bool:
        if len(call.text(name)) > TEXT_LIMITS[name]:
            raise bad(f"BOT_{name.upper()}_TOO_LONG")
        self._keep(call, name, call.text(name) or None)
        return True

    def _keep(self, call: Call, name: str, value: Any) -> None:
        world, scope, language = self.platform.world, scope_key(call), language_of(call)
        profile = Profile(bot=call.bot, name=name, scope=scope, language=language, value=value)
        if value is None:
            world.drop(profile)
        else:
            world.put(profile)

    def _kept(self, call: Call, name: str) -> Any:
        profile = self.platform.world.get(Profile, (call.bot, name, scope_key(call), language_of(call)))
        return profile.value if profile else None


def command_json(command: object) -> Json:
    if not isinstance(command, dict):
        raise bad("can't parse BotCommand: expected an Object")
    name, description = str(command.get("command", "")).removeprefix("/"), str(command.get("description", ""))
    if not COMMAND.fullmatch(name):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= len(description) <= 256:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": name, "description": description}


def scope_key(call: Call) -> str:
    scope = call.thing("scope") or {"type": "default"}
    kind = scope.get("type") if isinstance(scope, dict) else None
    if kind not in SCOPES:
        raise bad("can't parse BotCommandScope: Unsupported type specified")
    return named_scope(kind, *(int(scope[name]) for name in SCOPES[kind]))


def named_scope(kind: str, *numbers: int) -> str:
    return json.dumps([kind, *numbers])


def language_of(call: Call) -> str:
    language = call.text("language_code")
    if language and not re.fullmatch(r"[a-z]{2}", language):
        raise bad("invalid language code specified")
    return language


def commands_for(world: World, bot: int, chat: Chat, user: User) -> list[Json]:
    """What the menu of a user in a chat shows; source: bots/api#determining-list-of-commands."""
    member = world.get(Member, (chat.key, user.id))
    is_admin = member is not None and member.is_admin
    if chat.kind is ChatKind.PRIVATE:
        scopes = [named_scope("chat", chat.id), named_scope("all_private_chats")]
    else:
        scopes = [named_scope("chat_member", chat.id, user.id)]
        scopes += [named_scope("chat_administrators", chat.id)] * is_admin
        scopes += [named_scope("chat", chat.id)]
        scopes += [named_scope("all_chat_administrators")] * is_admin
        scopes += [named_scope("all_group_chats")]
    for scope in [*scopes, named_scope("default")]:
        for language in ((user.language_code or "").partition("-")[0], ""):
            if profile := world.get(Profile, (bot, COMMANDS, scope, language)):
                return list(profile.value)
    return []
