"""Whether a bot may act in a chat: found, reachable, allowed to write, in which topic.

Each refusal is worded as Telegram words it.
"""

from bot.demo.refusals import Refusal, bad, forbidden, upgraded
from bot.demo.requests import Call
from bot.demo.rows import Bot, Chat, ChatKind, Member, Message, Status, User
from bot.demo.world import World


def own_chat(world: World, bot: int, chat_id: int | None) -> Chat | None:
    """The chat that a bot means by an id: private chats are its own."""
    return world.get(Chat, (chat_id, bot if chat_id and chat_id > 0 else 0))


def reachable(world: World, call: Call) -> Chat:
    """The chat of a request, if the bot is in it."""
    chat_id = call.number("chat_id")
    if chat_id is None:
        raise bad("chat_id is empty")
    chat = own_chat(world, call.bot, chat_id)
    if chat is None:
        raise no_such_chat(world, chat_id)
    if chat.upgraded_to is not None:
        raise upgraded(chat.upgraded_to)
    member = world.get(Member, (chat.key, call.bot))
    if member is None or not member.is_present:
        raise shut_out(world, chat, member)
    if chat.kind is ChatKind.PRIVATE and world.the(User, chat.id).is_deleted:
        raise forbidden("user is deactivated")
    return chat


def no_such_chat(world: World, chat_id: int) -> Refusal:
    user = world.get(User, chat_id)
    if user is None or world.get(Bot, chat_id):
        return bad("chat not found")
    if user.is_deleted:
        return forbidden("user is deactivated")
    return forbidden("bot can't initiate conversation with a user")


def shut_out(world: World, chat: Chat, member: Member | None) -> Refusal:
    if chat.kind is ChatKind.PRIVATE:
        is_blocked = member is not None and member.status is Status.KICKED
        return forbidden("bot was blocked by the user") if is_blocked else no_such_chat(world, chat.id)
    if member is None:
        return bad("chat not found")
    name = {ChatKind.GROUP: "group chat", ChatKind.CHANNEL: "channel chat"}.get(chat.kind, "supergroup chat")
    if member.status is Status.KICKED:
        return forbidden(f"bot was kicked from the {name}")
    return forbidden(f"bot is not a member of the {name}")


def writable(world: World, call: Call) -> Chat:
    """The chat of a request, if the bot may write in it."""
    chat = reachable(world, call)
    member = world.the(Member, (chat.key, call.bot))
    may_post = member.is_admin if chat.kind is ChatKind.CHANNEL else member.can_send
    if not may_post:
        raise bad("not enough rights to send text messages to the chat")
    return chat


def thread_of(world: World, chat: Chat, call: Call) -> tuple[int | None, bool]:
    """The thread that a send goes to, and whether it is a forum topic. The General topic has
    no thread id: its own number, 1, is refused."""
    thread = call.number("message_thread_id")
    is_admin = world.the(Member, (chat.key, call.bot)).is_admin
    if not thread:
        if chat.is_forum and chat.is_general_closed and not is_admin:
            raise bad("TOPIC_CLOSED")
        return None, False
    if not chat.is_forum:
        if chat.kind is not ChatKind.SUPERGROUP or world.get(Message, (chat.key, thread)) is None:
            raise bad("message thread not found")
        return thread, False
    topic = chat.topic(thread)
    if topic is None:
        raise bad("message thread not found")
    if topic.is_closed and not is_admin:
        raise bad("TOPIC_CLOSED")
    return thread, True


def reply_of(world: World, chat: Chat, call: Call) -> int | None:
    """The message that a send replies to, if it is still there."""
    parameters = call.thing("reply_parameters") or {}
    number = parameters.get("message_id") or call.number("reply_to_message_id")
    if not number:
        return None
    if world.get(Message, (chat.key, int(number))):
        return int(number)
    if parameters.get("allow_sending_without_reply") or call.flag("allow_sending_without_reply"):
        return None
    raise bad("message to be replied not found")
