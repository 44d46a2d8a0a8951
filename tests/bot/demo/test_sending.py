"""Sending, editing, deleting and pinning are refused where Telegram refuses them."""

import aiohttp
import pytest

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.demo.conftest import FakeClock, HttpBot, MakeStandIn, button

LONG = "x" * 4096


async def test_message_appears_in_chat(bot: HttpBot, group: Room) -> None:
    """What a bot sends stands in the chat as text with entities and buttons."""
    await bot.say(group.id, "<b>Deal</b> &lt;3", parse_mode="HTML", reply_markup=button())
    shown = group.last
    assert shown.text == "Deal <3"
    assert shown.html == "<b>Deal</b> &lt;3"
    assert [item.data for item in shown.button_list] == ["play"]


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"text": ""}, "Bad Request: message text is empty"),
        ({"text": " \n "}, "Bad Request: message text is empty"),
        ({"text": LONG + "x"}, "Bad Request: message is too long"),
        ({"text": "x", "reply_markup": button(data="x" * 65)}, "Bad Request: BUTTON_DATA_INVALID"),
        ({"text": "x", "reply_markup": button(data="ж" * 33)}, "Bad Request: BUTTON_DATA_INVALID"),
        (
            {"text": "x", "reply_markup": button(data="")},
            "Bad Request: can't parse inline keyboard button: "
            "Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"text": "x", "reply_markup": button(text=" ")},
            "Bad Request: inline keyboard button text must be non-empty",
        ),
        (
            {"text": "x", "reply_markup": {"inline_keyboard": button()["inline_keyboard"] * 101}},
            "Bad Request: reply markup is too long",
        ),
        (
            {"text": "x", "reply_parameters": {"message_id": 99}},
            "Bad Request: message to be replied not found",
        ),
        ({"text": "x", "message_thread_id": 99}, "Bad Request: message thread not found"),
        ({"text": "x", "parse_mode": "Wiki"}, "Bad Request: unsupported parse_mode"),
        ({"text": "x", "chat_id": 12345}, "Bad Request: chat not found"),
        ({"text": "x", "chat_id": ""}, "Bad Request: chat_id is empty"),
    ],
)
async def test_bad_sends(bot: HttpBot, group: Room, params: dict[str, object], description: str) -> None:
    """A send is refused with Telegram's words, and leaves no message."""
    refused = await bot.refusal("sendMessage", **({"chat_id": group.id} | params))
    assert (refused.status, refused.description) == (400, description)
    assert group.messages == []


async def test_limits_of_size_are_reached(bot: HttpBot, group: Room) -> None:
    """4096 characters after parsing, 64 bytes of data and 100 buttons are allowed."""
    keyboard = {"inline_keyboard": button(data="x" * 64)["inline_keyboard"] * 100}
    await bot.say(group.id, f"<b>{LONG}</b>", parse_mode="HTML", reply_markup=keyboard)
    assert len(group.last.text) == 4096
    assert len(group.last.button_list) == 100


async def test_no_first_word_to_a_stranger(bot: HttpBot, anna: Person) -> None:
    """A bot can't write to somebody who never started it, and can afterwards."""
    refused = await bot.refusal("sendMessage", chat_id=anna.id, text="x")
    assert refused.status == 403
    assert refused.description == "Forbidden: bot can't initiate conversation with a user"
    await anna.send(anna.private, "/start")
    await bot.say(anna.id)
    assert anna.private.last.text == "hello"


async def test_blocked_bot_can_not_write(bot: HttpBot, anna: Person) -> None:
    """A person who blocked the bot is out of reach until they unblock it."""
    await anna.send(anna.private, "/start")
    await anna.block_bot()
    refused = await bot.refusal("sendMessage", chat_id=anna.id, text="x")
    assert (refused.status, refused.description) == (403, "Forbidden: bot was blocked by the user")
    await anna.unblock_bot()
    await bot.say(anna.id)


async def test_deleted_account_is_out_of_reach(bot: HttpBot, anna: Person) -> None:
    """A deleted account is deactivated, whether or not it had started the bot."""
    await anna.send(anna.private, "/start")
    await anna.delete_account()
    refused = await bot.refusal("sendMessage", chat_id=anna.id, text="x")
    assert (refused.status, refused.description) == (403, "Forbidden: user is deactivated")


async def test_removed_and_muted_bot(bot: HttpBot, group: Room) -> None:
    """A removed bot is told so; a muted one lacks the right."""
    group.mute_bot()
    refused = await bot.refusal("sendMessage", chat_id=group.id, text="x")
    assert refused.description == "Bad Request: not enough rights to send text messages to the chat"
    group.unmute_bot()
    await bot.say(group.id)
    group.remove_bot()
    refused = await bot.refusal("sendMessage", chat_id=group.id, text="x")
    assert (refused.status, refused.description) == (
        403,
        "Forbidden: bot was kicked from the supergroup chat",
    )


async def test_upgraded_group_names_the_new_one(bot: HttpBot, standin: StandIn, anna: Person) -> None:
    """The old id of an upgraded group is refused with the new one; the new one works."""
    group = standin.people.group("Goats", [anna], supergroup=False)
    old = group.id
    new = group.upgrade()
    refused = await bot.refusal("sendMessage", chat_id=old, text="x")
    assert refused.description == "Bad Request: group chat was upgraded to a supergroup chat"
    assert refused.parameters == {"migrate_to_chat_id": new}
    await bot.say(new)
    kinds = [list(update["message"]) for update in await bot.updates()]
    assert "migrate_to_chat_id" in kinds[0]
    assert "migrate_from_chat_id" in kinds[1]


async def test_edit(bot: HttpBot, group: Room) -> None:
    """An edit replaces text and keyboard, and drops the keyboard that it does not name."""
    number = await bot.say(group.id, "one", reply_markup=button())
    await bot.call("editMessageText", chat_id=group.id, message_id=number, text="two")
    shown = group.last
    assert (shown.text, shown.button_list, shown.is_edited) == ("two", [], True)


async def test_edit_refusals(bot: HttpBot, group: Room, anna: Person) -> None:
    """Unchanged, unknown and other people's messages can't be edited."""
    number = await bot.say(group.id, "<b>one</b>", parse_mode="HTML", reply_markup=button())
    same = {"chat_id": group.id, "message_id": number, "text": "<strong>one </strong>", "parse_mode": "HTML"}
    refused = await bot.refusal("editMessageText", **same, reply_markup=button())
    assert refused.description == (
        "Bad Request: message is not modified: specified new message content and reply markup are exactly "
        "the same as a current content and reply markup of the message"
    )
    refused = await bot.refusal(
        "editMessageReplyMarkup", chat_id=group.id, message_id=number, reply_markup=button()
    )
    assert "message is not modified" in refused.description
    refused = await bot.refusal("editMessageText", chat_id=group.id, message_id=999, text="x")
    assert refused.description == "Bad Request: message to edit not found"
    theirs = await anna.send(group, "mine")
    refused = await bot.refusal("editMessageText", chat_id=group.id, message_id=theirs.id, text="x")
    assert refused.description == "Bad Request: message can't be edited"


async def test_keyboard_alone_can_be_taken_away(bot: HttpBot, group: Room) -> None:
    """editMessageReplyMarkup without a keyboard removes it and keeps the text."""
    number = await bot.say(group.id, "one", reply_markup=button())
    await bot.call("editMessageReplyMarkup", chat_id=group.id, message_id=number)
    assert (group.last.text, group.last.button_list) == ("one", [])


async def test_deletion(bot: HttpBot, group: Room, anna: Person, clock: FakeClock) -> None:
    """A bot deletes its own young messages; others' only with the right to."""
    number = await bot.say(group.id)
    assert await bot.call("deleteMessage", chat_id=group.id, message_id=number) is True
    refused = await bot.refusal("deleteMessage", chat_id=group.id, message_id=number)
    assert refused.description == "Bad Request: message to delete not found"
    theirs = (await anna.send(group, "mine")).id
    refused = await bot.refusal("deleteMessage", chat_id=group.id, message_id=theirs)
    assert refused.description == "Bad Request: message can't be deleted"
    old = await bot.say(group.id)
    clock.pass_by(48 * 3600 + 1)
    refused = await bot.refusal("deleteMessage", chat_id=group.id, message_id=old)
    assert refused.description == "Bad Request: message can't be deleted for everyone"
    group.promote_bot()
    await bot.call("deleteMessages", chat_id=group.id, message_ids=[theirs, old, 12345])
    assert group.messages == []


async def test_message_deleted_by_admin_is_gone(bot: HttpBot, group: Room) -> None:
    """What an admin deleted can't be edited any more."""
    number = await bot.say(group.id)
    group.delete_message(number)
    refused = await bot.refusal("editMessageText", chat_id=group.id, message_id=number, text="x")
    assert refused.description == "Bad Request: message to edit not found"


async def test_pinning_needs_the_right(bot: HttpBot, group: Room) -> None:
    """Only an admin that may pin pins; the chat says so with a service message."""
    number = await bot.say(group.id)
    refused = await bot.refusal("pinChatMessage", chat_id=group.id, message_id=number)
    assert refused.description == "Bad Request: not enough rights to manage pinned messages in the chat"
    group.promote_bot(can_pin=True)
    await bot.call("pinChatMessage", chat_id=group.id, message_id=number, disable_notification=True)
    shown = group.message(number)
    assert shown
    assert shown.is_pinned
    assert group.last.service
    chat = await bot.call("getChat", chat_id=group.id)
    assert chat["pinned_message"]["message_id"] == number
    await bot.call("unpinChatMessage", chat_id=group.id)
    refused = await bot.refusal("unpinChatMessage", chat_id=group.id)
    assert refused.description == "Bad Request: message to unpin not found"


async def test_forum_topics(bot: HttpBot, standin: StandIn, anna: Person) -> None:
    """Sends go to open topics only; the General topic has no number; a deleted topic is not found."""
    forum = standin.people.group("Forum", [anna], forum=True)
    topic = forum.create_topic("Kozel")
    await bot.say(forum.id, message_thread_id=topic)
    assert forum.last.thread_id == topic
    await bot.say(forum.id)
    assert forum.last.thread_id is None
    refused = await bot.refusal("sendMessage", chat_id=forum.id, text="x", message_thread_id=1)
    assert refused.description == "Bad Request: message thread not found"
    forum.close_topic(topic)
    refused = await bot.refusal("sendMessage", chat_id=forum.id, text="x", message_thread_id=topic)
    assert refused.description == "Bad Request: TOPIC_CLOSED"
    forum.delete_topic(topic)
    refused = await bot.refusal("sendMessage", chat_id=forum.id, text="x", message_thread_id=topic)
    assert refused.description == "Bad Request: message thread not found"


async def test_files(bot: HttpBot, group: Room, http: aiohttp.ClientSession, standin: StandIn) -> None:
    """A file comes as a part of the form, named by attach:// or by the parameter, or by a known id."""
    form = aiohttp.FormData({"chat_id": str(group.id), "document": "attach://f", "caption": "<i>x</i>"})
    form.add_field("parse_mode", "HTML")
    form.add_field("f", b"{}\n", filename="series.jsonl", content_type="application/jsonl")
    async with http.post(f"{standin.url}/bot{standin.token}/sendDocument", data=form) as answer:
        body = await answer.json()
    assert body["ok"], body
    file_id = body["result"]["document"]["file_id"]
    await bot.call("sendDocument", chat_id=group.id, document=file_id)
    attachment = group.last.attachment
    assert attachment
    assert (attachment.name, attachment.content) == ("series.jsonl", b"{}\n")
    refused = await bot.refusal("sendPhoto", chat_id=group.id)
    assert refused.description == "Bad Request: there is no photo in the request"


async def test_group_limit_counts_edits(
    make_standin: MakeStandIn, http: aiohttp.ClientSession, clock: FakeClock
) -> None:
    """A group takes 20 sends and edits a minute; then it waits, alone, until the first is a minute old."""
    standin: StandIn = await make_standin()
    anna = standin.people.user("Anna")
    group, other = standin.people.group("One", [anna]), standin.people.group("Two", [anna])
    bot = HttpBot(standin, http, standin.token)
    number = await bot.say(group.id)
    for count in range(19):
        clock.pass_by(2)
        await bot.call("editMessageText", chat_id=group.id, message_id=number, text=str(count))
    refused = await bot.refusal("sendMessage", chat_id=group.id, text="x")
    assert refused.status == 429
    assert refused.description == "Too Many Requests: retry after 22"
    assert refused.parameters == {"retry_after": 22}
    await bot.say(other.id)
    await bot.call("deleteMessage", chat_id=group.id, message_id=number)
    clock.pass_by(22)
    await bot.say(group.id)


async def test_private_limit(bot: HttpBot, anna: Person, clock: FakeClock) -> None:
    """A private chat takes one message a second, with a burst of three at most."""
    await anna.send(anna.private, "/start")
    for _ in range(3):
        await bot.say(anna.id)
    refused = await bot.refusal("sendMessage", chat_id=anna.id, text="x")
    assert refused.parameters == {"retry_after": 3}
    clock.pass_by(3)
    await bot.say(anna.id)


async def test_total_limit(bot: HttpBot, standin: StandIn, anna: Person) -> None:
    """All chats together take 30 sends a second."""
    groups = [standin.people.group(str(number), [anna]) for number in range(31)]
    for group in groups[:30]:
        await bot.say(group.id)
    refused = await bot.refusal("sendMessage", chat_id=groups[30].id, text="x")
    assert refused.status == 429
