"""Methods about chats, members and the bot itself."""

import pytest

from bot.demo.people import Person
from bot.demo.profiles import commands_for
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.demo.conftest import HttpBot


def commands(*names: str) -> list[dict[str, str]]:
    return [{"command": name, "description": f"does {name}"} for name in names]


async def test_members(bot: HttpBot, standin: StandIn, group: Room, anna: Person, boris: Person) -> None:
    """A chat tells its admins and everybody's standing."""
    stranger = standin.people.user("Stranger")
    group.promote_bot(can_pin=True)
    admins = await bot.call("getChatAdministrators", chat_id=group.id)
    assert {admin["user"]["id"] for admin in admins} == {anna.id, standin.bot.id}
    assert (await bot.call("getChatMember", chat_id=group.id, user_id=anna.id))["status"] == "creator"
    assert (await bot.call("getChatMember", chat_id=group.id, user_id=boris.id))["status"] == "member"
    assert (await bot.call("getChatMember", chat_id=group.id, user_id=stranger.id))["status"] == "left"
    own = await bot.call("getChatMember", chat_id=group.id, user_id=standin.bot.id)
    assert own["can_pin_messages"] is True
    group.mute_bot()
    own = await bot.call("getChatMember", chat_id=group.id, user_id=standin.bot.id)
    assert own["can_send_messages"] is False
    refused = await bot.refusal("getChatMember", chat_id=group.id, user_id=1)
    assert refused.description == "Bad Request: PARTICIPANT_ID_INVALID"


async def test_chats(bot: HttpBot, group: Room, anna: Person) -> None:
    """getChat knows the chats the bot is in, and only those."""
    assert (await bot.call("getChat", chat_id=group.id))["title"] == "Goats"
    assert (await bot.refusal("getChat", chat_id=anna.id)).status == 403
    await anna.send(anna.private, "/start")
    assert (await bot.call("getChat", chat_id=anna.id))["first_name"] == "Anna"
    assert await bot.call("getChatMemberCount", chat_id=group.id) == 3
    await bot.call("sendChatAction", chat_id=group.id, action="typing")
    await bot.call("leaveChat", chat_id=group.id)
    refused = await bot.refusal("sendMessage", chat_id=group.id, text="x")
    assert refused.description == "Forbidden: bot is not a member of the supergroup chat"


async def test_commands_by_scope_and_language(
    bot: HttpBot, standin: StandIn, group: Room, anna: Person, boris: Person
) -> None:
    """A menu is that of the narrowest scope, in the user's language before no language."""
    await bot.call("setMyCommands", commands=commands("help"))
    await bot.call("setMyCommands", commands=commands("newgame"), scope={"type": "all_group_chats"})
    russian = {"scope": {"type": "all_group_chats"}, "language_code": "ru"}
    await bot.call("setMyCommands", commands=commands("igra"), **russian)

    def menu(person: Person, room: Room) -> list[str]:
        row = room.row
        assert row
        return [item["command"] for item in commands_for(standin.world, standin.bot.id, row, person.row)]

    await anna.send(anna.private, "/start")
    assert menu(anna, anna.private) == ["help"]
    assert menu(anna, group) == ["newgame"]
    assert menu(boris, group) == ["igra"]
    assert await bot.call("getMyCommands", **russian) == commands("igra")
    await bot.call("deleteMyCommands", **russian)
    assert menu(boris, group) == ["newgame"]


@pytest.mark.parametrize(
    ("params", "description"),
    [
        ({"commands": commands("New Game")}, "BOT_COMMAND_INVALID"),
        ({"commands": [{"command": "x", "description": ""}]}, "BOT_COMMAND_DESCRIPTION_INVALID"),
        ({"commands": commands("x") * 101}, "BOT_COMMANDS_TOO_MUCH"),
        ({"commands": [], "language_code": "russian"}, "invalid language code specified"),
        (
            {"commands": [], "scope": {"type": "moon"}},
            "can't parse BotCommandScope: Unsupported type specified",
        ),
    ],
)
async def test_bad_commands(bot: HttpBot, params: dict[str, object], description: str) -> None:
    """Commands have a strict form."""
    refused = await bot.refusal("setMyCommands", **params)
    assert refused.description == f"Bad Request: {description}"


async def test_own_texts(bot: HttpBot) -> None:
    """Name and descriptions are kept by language."""
    await bot.call("setMyDescription", description="Kozel!", language_code="en")
    await bot.call("setMyShortDescription", short_description="Goats")
    await bot.call("setMyName", name="Goat")
    assert (await bot.call("getMyDescription", language_code="en"))["description"] == "Kozel!"
    assert (await bot.call("getMyDescription"))["description"] == ""
    assert (await bot.call("getMyShortDescription"))["short_description"] == "Goats"
    assert (await bot.call("getMyName"))["name"] == "Goat"
    assert (await bot.refusal("setMyName", name="x" * 65)).status == 400
