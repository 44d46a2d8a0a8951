"""Updates: their order and confirmation, what a bot may hear, and the webhook."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.demo.conftest import FakeClock, HttpBot, MakeStandIn, button
from tests.bot.requests_check import validate_answer


async def test_update_comes_again_until_confirmed(bot: HttpBot, group: Room, anna: Person) -> None:
    """An update is delivered again until an offset beyond it is asked for."""
    await anna.send(group, "/one")
    await anna.send(group, "/two")
    first = await bot.call("getUpdates")
    assert await bot.call("getUpdates") == first
    assert await bot.call("getUpdates", limit=1) == first[:1]
    assert await bot.call("getUpdates", offset=first[0]["update_id"] + 1) == first[1:]
    assert await bot.call("getUpdates") == first[1:]
    assert await bot.call("getUpdates", offset=first[1]["update_id"] + 1) == []


async def test_negative_offset_forgets_the_rest(bot: HttpBot, group: Room, anna: Person) -> None:
    """A negative offset counts from the end and confirms all before."""
    for text in ("/one", "/two", "/three"):
        await anna.send(group, text)
    last = await bot.call("getUpdates", offset=-1)
    assert [update["message"]["text"] for update in last] == ["/three"]
    assert await bot.call("getUpdates") == last


async def test_long_poll_ends_with_the_first_update(bot: HttpBot, group: Room, anna: Person) -> None:
    """A poll waits for the first update and no longer."""
    poll = asyncio.create_task(bot.call("getUpdates", timeout=30))
    await asyncio.sleep(0.05)
    assert not poll.done()
    await anna.send(group, "/newgame")
    async with asyncio.timeout(1):
        assert len(await poll) == 1


async def test_second_poller_ends_the_first(bot: HttpBot) -> None:
    """Only one poll is served: a newer one ends the older with a conflict."""
    older = asyncio.create_task(bot.refusal("getUpdates", timeout=30))
    await asyncio.sleep(0.05)
    assert await bot.call("getUpdates", timeout=0) == []
    async with asyncio.timeout(1):
        refused = await older
    assert refused.status == 409
    assert refused.description == (
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
    )


async def test_only_kinds_asked_for(bot: HttpBot, group: Room, anna: Person) -> None:
    """allowed_updates holds from the moment it is given, until another is."""
    await bot.call("getUpdates", allowed_updates=["callback_query"])
    await anna.send(group, "/newgame")
    assert await bot.updates() == []
    await bot.call("getUpdates", allowed_updates=[])
    await anna.send(group, "/newgame")
    assert len(await bot.updates()) == 1


@pytest.mark.parametrize(
    ("text", "is_heard"),
    [
        ("hello", False),
        ("/newgame", True),
        ("/newgame@KozelDemoBot", True),
        ("/NEWGAME@kozeldemobot now", True),
        ("/newgame@OtherBot", False),
        ("please /newgame", False),
    ],
)
async def test_privacy_mode(bot: HttpBot, group: Room, anna: Person, text: str, is_heard: bool) -> None:
    """In a group a bot hears commands that are not another's."""
    await anna.send(group, text)
    assert len(await bot.updates()) == is_heard


async def test_replies_and_service_are_heard(bot: HttpBot, group: Room, anna: Person, boris: Person) -> None:
    """A bot hears replies to its own messages, and who comes and goes; as an admin everything."""
    number = await bot.say(group.id)
    await anna.send(group, "nice", reply_to=number)
    await anna.send(group, "not for bots", reply_to=group.last.id)
    await boris.leave(group)
    await boris.join(group)
    heard = [update["message"] for update in await bot.updates()]
    assert heard[0]["reply_to_message"]["message_id"] == number
    assert "is_topic_message" not in heard[0]
    assert heard[0]["message_thread_id"] == number
    assert [list(message)[-1] for message in heard[1:]] == ["left_chat_member", "new_chat_members"]
    group.promote_bot()
    await bot.updates()
    await anna.send(group, "hello all")
    await boris.leave(group)
    assert [list(update)[1] for update in await bot.updates()] == ["message", "message"]


async def test_admins_hear_of_members_if_they_ask(bot: HttpBot, group: Room, boris: Person) -> None:
    """chat_member comes to an admin that asked for it."""
    group.promote_bot()
    await bot.call("getUpdates", allowed_updates=["chat_member"], offset=-1)
    await bot.updates()
    await boris.leave(group)
    (update,) = await bot.updates()
    assert update["chat_member"]["new_chat_member"]["status"] == "left"


async def test_own_standing_is_told(bot: HttpBot, group: Room, anna: Person) -> None:
    """A bot hears of its own rights, removals and blocks."""
    await anna.send(anna.private, "/start")
    await bot.updates()
    group.mute_bot(anna)
    group.remove_bot(anna)
    group.add_bot(anna)
    await anna.block_bot()
    await anna.unblock_bot()
    told = [update["my_chat_member"] for update in await bot.updates() if "my_chat_member" in update]
    statuses = [item["new_chat_member"]["status"] for item in told]
    assert statuses == ["restricted", "kicked", "member", "kicked", "member"]


async def test_edit_is_an_edited_message(bot: HttpBot, group: Room, anna: Person) -> None:
    """A person's edit comes as edited_message, commands and all."""
    shown = await anna.send(group, "/rules")
    await anna.edit(group, shown.id, "/newgame")
    updates = await bot.updates()
    assert updates[1]["edited_message"]["text"] == "/newgame"
    assert updates[1]["edited_message"]["entities"][0]["type"] == "bot_command"


async def test_voices_of_groups(bot: HttpBot, standin: StandIn, group: Room, anna: Person) -> None:
    """An anonymous admin speaks as the group, a channel as itself; via_bot names another bot."""
    channel = standin.people.channel("News")
    await anna.send(group, "/settings", is_anonymous=True)
    group.channel_post(channel, "/newgame")
    group.channel_post(channel, "/newgame", is_forwarded=False)
    await anna.send(group, "/newgame", via=standin.bot.id)
    anonymous, forwarded, own, via = (update["message"] for update in await bot.updates())
    assert anonymous["from"]["username"] == "GroupAnonymousBot"
    assert anonymous["sender_chat"]["id"] == group.id
    assert forwarded["is_automatic_forward"] is True
    assert forwarded["sender_chat"]["type"] == "channel"
    assert own["from"]["username"] == "Channel_Bot"
    assert via["via_bot"]["id"] == standin.bot.id


async def test_channel_posts(bot: HttpBot, standin: StandIn) -> None:
    """In a channel that has the bot, posts come as channel_post without a sender."""
    channel = standin.people.channel("News", with_bot=True)
    channel.post("/newgame")
    (update,) = await bot.updates()
    assert "from" not in update["channel_post"]


async def test_topic_messages_carry_their_topic(bot: HttpBot, standin: StandIn, anna: Person) -> None:
    """In a topic there is a thread id and the mark of a topic; in General neither."""
    forum = standin.people.group("Forum", [anna], forum=True)
    topic = forum.create_topic("Kozel")
    await anna.send(forum, "/newgame", topic)
    await anna.send(forum, "/newgame")
    created, inside, general = (update["message"] for update in await bot.updates())
    assert created["forum_topic_created"]["name"] == "Kozel"
    assert (inside["message_thread_id"], inside["is_topic_message"]) == (topic, True)
    assert "message_thread_id" not in general


async def test_injected_update_comes_as_it_is(
    bot: HttpBot, standin: StandIn, group: Room, anna: Person
) -> None:
    """A raw update is delivered unchanged, even one that was confirmed before."""
    await anna.send(group, "/newgame")
    (old,) = await bot.updates()
    assert list(standin.updates) == [old]
    standin.inject(old, is_replay=True)
    standin.inject({"update_id": old["update_id"] + 1, "message": {"poison": True}})
    async with bot.http.post(
        f"{standin.url}/bot{bot.token}/getUpdates", json={"offset": old["update_id"] + 1}
    ) as answer:
        updates = (await answer.json())["result"]
    assert updates == [old, {"update_id": old["update_id"] + 1, "message": {"poison": True}}]
    assert len(await bot.call("getUpdates", offset=old["update_id"] + 2)) == 0


async def test_old_presses_are_dropped(bot: HttpBot, group: Room, anna: Person, clock: FakeClock) -> None:
    """A press that waited 150 seconds is never delivered."""
    number = await bot.say(group.id, reply_markup=button())
    press = asyncio.create_task(anna.press(group, number, "play", timeout=5))
    await asyncio.sleep(0)
    clock.pass_by(151)
    assert await bot.call("getUpdates") == []
    press.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await press


class Hook:
    """A webhook that refuses the first delivery of each update."""

    def __init__(self) -> None:
        self.taken: list[dict[str, object]] = []
        self.secrets: list[str | None] = []
        self.refused: set[int] = set()
        self.url = ""

    async def handle(self, request: web.Request) -> web.Response:
        update = await request.json()
        self.secrets.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        if update["update_id"] not in self.refused:
            self.refused.add(update["update_id"])
            return web.Response(status=500)
        self.taken.append(update)
        return web.Response()


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    application = web.Application()
    application.router.add_post("/hook", hook.handle)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await runner.cleanup()


async def test_webhook(make_standin: MakeStandIn, bot: HttpBot, hook: Hook) -> None:
    """A webhook gets each update, with the secret, until it answers 200; polling is refused meanwhile."""
    standin: StandIn = await make_standin(webhook_retry=0.01)
    bot = HttpBot(standin, bot.http, standin.token)
    anna = standin.people.user("Anna")
    group = standin.people.group("Goats", [anna])
    await bot.call("setWebhook", url=hook.url, secret_token="abc_1")
    await anna.send(group, "/one")
    await anna.send(group, "/two")
    await standin.until(lambda: len(hook.taken) == 2)
    assert set(hook.secrets) == {"abc_1"}
    validate_answer("getUpdates", hook.taken)
    refused = await bot.refusal("getUpdates")
    assert refused.status == 409
    assert refused.description.startswith("Conflict: can't use getUpdates method while webhook is active")
    assert (await bot.call("getWebhookInfo"))["pending_update_count"] == 0
    await bot.call("deleteWebhook")
    assert await bot.call("getUpdates") == []
