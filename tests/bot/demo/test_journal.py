"""What survives a restart of the stand-in."""

from pathlib import Path

import aiohttp

from tests.bot.demo.conftest import HttpBot, MakeStandIn, button


async def test_restart_keeps_everything(
    make_standin: MakeStandIn, http: aiohttp.ClientSession, tmp_path: Path
) -> None:
    """People, chats, messages, files, commands and unconfirmed updates stay, and counting goes on."""
    journal = tmp_path / "telegram.sqlite"
    standin = await make_standin(journal=journal)
    anna = standin.people.user("Anna", "lv")
    group = standin.people.group("Goats", [anna])
    bot = HttpBot(standin, http, standin.token)
    await anna.send(anna.private, "/start")
    await anna.send(group, "/newgame")
    first = await bot.say(group.id, "<b>hi</b>", parse_mode="HTML", reply_markup=button())
    form = aiohttp.FormData({"chat_id": str(group.id)})
    form.add_field("document", b"\x00\xff", filename="x.bin")
    await http.post(f"{standin.url}/bot{bot.token}/sendDocument", data=form)
    await bot.call("setMyCommands", commands=[{"command": "help", "description": "helps"}])
    waiting = await bot.call("getUpdates")
    messages = group.messages
    await standin.stop()

    again = await make_standin(journal=journal)
    bot = HttpBot(again, http, again.token)
    assert await bot.call("getUpdates") == waiting
    (room,) = again.people.groups()
    assert room.messages == messages
    (person,) = again.people.everybody()
    assert (person.row.first_name, person.row.language_code) == ("Anna", "lv")
    assert await bot.say(room.id) == messages[-1].id + 1
    await bot.call("editMessageText", chat_id=room.id, message_id=first, text="bye")
    assert len(await bot.call("getMyCommands")) == 1
    await person.send(room, "/next")
    assert (await bot.call("getUpdates"))[-1]["update_id"] == waiting[-1]["update_id"] + 1


async def test_deleted_stays_deleted(
    make_standin: MakeStandIn, http: aiohttp.ClientSession, tmp_path: Path
) -> None:
    """A deleted message and a confirmed update do not come back."""
    journal = tmp_path / "telegram.sqlite"
    standin = await make_standin(journal=journal)
    group = standin.people.group("Goats", [standin.people.user("Anna")])
    bot = HttpBot(standin, http, standin.token)
    number = await bot.say(group.id)
    await standin.people.everybody()[0].send(group, "/newgame")
    await bot.updates()
    await bot.call("deleteMessage", chat_id=group.id, message_id=number)
    await standin.stop()

    again = await make_standin(journal=journal)
    assert [message.text for message in again.people.groups()[0].messages] == ["/newgame"]
    assert await HttpBot(again, http, again.token).call("getUpdates") == []
