"""Presses of buttons, deep links, and what people can't do."""

import asyncio

import pytest

from bot.demo.people import Impossible, Person
from bot.demo.presses import Popup
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.demo.conftest import FakeClock, HttpBot, button, soon


async def test_press_is_answered(bot: HttpBot, group: Room, anna: Person) -> None:
    """A press brings its data, its message and who pressed; the answer comes back as a popup."""
    number = await bot.say(group.id, reply_markup=button())
    press = asyncio.create_task(anna.press(group, number, "Play"))
    query = (await soon(bot))["callback_query"]
    assert (query["data"], query["from"]["id"]) == ("play", anna.id)
    assert query["message"]["reply_markup"] == button()
    await bot.call("answerCallbackQuery", callback_query_id=query["id"], text="done", show_alert=True)
    assert await press == Popup("done", alert=True)


async def test_answer_only_once_and_in_time(
    bot: HttpBot, group: Room, anna: Person, clock: FakeClock
) -> None:
    """A second answer, a late one and one of more than 200 characters are refused."""
    number = await bot.say(group.id, reply_markup=button())
    press = asyncio.create_task(anna.press(group, number, "play"))
    answer = {"callback_query_id": (await soon(bot))["callback_query"]["id"]}
    refused = await bot.refusal("answerCallbackQuery", **answer, text="x" * 201)
    assert refused.description == "Bad Request: MESSAGE_TOO_LONG"
    await bot.call("answerCallbackQuery", **answer)
    assert await press == Popup()
    too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert (await bot.refusal("answerCallbackQuery", **answer)).description == too_old
    late = asyncio.create_task(anna.press(group, number, "play"))
    answer = {"callback_query_id": (await soon(bot))["callback_query"]["id"]}
    clock.pass_by(151)
    assert (await bot.refusal("answerCallbackQuery", **answer)).description == too_old
    late.cancel()


async def test_unanswered_press_gives_up(bot: HttpBot, group: Room, anna: Person) -> None:
    """Nobody waits for ever: without an answer there is no popup."""
    number = await bot.say(group.id, reply_markup=button())
    assert await anna.press(group, number, "play", timeout=0.01) is None


async def test_only_buttons_that_are_there(bot: HttpBot, group: Room, anna: Person) -> None:
    """A button that is gone can't be pressed, but a test can send its data all the same."""
    number = await bot.say(group.id)
    with pytest.raises(Impossible):
        await anna.press(group, number, "play")
    press = asyncio.create_task(anna.press(group, number, "play", is_forced=True, is_inaccessible=True))
    query = (await soon(bot))["callback_query"]
    assert query["message"]["date"] == 0
    await bot.call("answerCallbackQuery", callback_query_id=query["id"])
    await press


async def test_forwarded_button(bot: HttpBot, standin: StandIn, group: Room, anna: Person) -> None:
    """A forwarded message keeps its buttons; a press of one names the other chat."""
    number = await bot.say(group.id, reply_markup=button())
    other = standin.people.group("Other", [anna])
    copy = await anna.forward(group, number, other)
    await bot.updates()
    press = asyncio.create_task(anna.press(other, copy, "play"))
    query = (await soon(bot))["callback_query"]
    assert query["message"]["chat"]["id"] == other.id
    assert query["message"]["forward_origin"]["sender_user"]["id"] == standin.bot.id
    await bot.call("answerCallbackQuery", callback_query_id=query["id"])
    await press


@pytest.mark.parametrize(
    ("payload", "text"),
    [
        ("join_x-1", "/start join_x-1"),
        ("x" * 64, "/start " + "x" * 64),
        ("x" * 65, "/start"),
        ("a%20b", "/start"),
    ],
)
async def test_deep_link(bot: HttpBot, anna: Person, payload: str, text: str) -> None:
    """A link opens the private chat and starts the bot with a payload that links may carry."""
    await anna.open_link(f"https://t.me/KozelDemoBot?start={payload}")
    assert [update["message"]["text"] for update in await bot.updates()] == [text]
    await bot.say(anna.id)


async def test_deep_link_unblocks(bot: HttpBot, anna: Person) -> None:
    """Who blocked the bot and follows its link unblocks it first."""
    await anna.send(anna.private, "/start")
    await anna.block_bot()
    await bot.updates()
    await anna.open_link("https://t.me/KozelDemoBot?start=back")
    assert [list(update)[1] for update in await bot.updates()] == ["my_chat_member", "message"]


async def test_link_button_is_followed(bot: HttpBot, group: Room, anna: Person) -> None:
    """A press of a link's button follows the link; the bot gets no press."""
    markup = {"inline_keyboard": [[{"text": "Sit", "url": "https://t.me/kozeldemobot?start=a"}]]}
    number = await bot.say(group.id, reply_markup=markup)
    assert await anna.press(group, number, "Sit") is None
    assert [list(update)[1] for update in await bot.updates()] == ["message"]


async def test_strangers_can_not_write(standin: StandIn, group: Room, anna: Person) -> None:
    """Who is no member, or has blocked the bot, can't write; a link elsewhere is none of ours."""
    stranger = standin.people.user("Stranger")
    with pytest.raises(Impossible):
        await stranger.send(group, "/newgame")
    await anna.send(anna.private, "/start")
    await anna.block_bot()
    with pytest.raises(Impossible):
        await anna.send(anna.private, "hello")
    with pytest.raises(Impossible):
        await anna.open_link("https://t.me/OtherBot?start=1")
