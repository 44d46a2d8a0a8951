"""Another library's bot runs on the stand-in, so that it is not only our own idea of Telegram."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError, TelegramRetryAfter
from aiogram.filters import Command
from aiogram.types import (
    BufferedInputFile,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
)

from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.demo.rooms import Room
from bot.demo.server import StandIn
from tests.bot.requests_check import validate_call

dispatcher_keyboard = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="Count", callback_data="count:1")]]
)


def counting_bot() -> Dispatcher:
    """Answers /count with a button that counts its presses."""
    dispatcher = Dispatcher()

    @dispatcher.message(Command("count"))
    async def count(message: Message) -> None:
        await message.reply("<b>Presses: 0</b>", parse_mode="HTML", reply_markup=dispatcher_keyboard)

    @dispatcher.callback_query()
    async def pressed(query: CallbackQuery) -> None:
        assert isinstance(query.message, Message)
        await query.message.edit_text("Presses: 1")
        await query.answer("counted")

    return dispatcher


@pytest.fixture
async def aiogram_bot(standin: StandIn) -> AsyncIterator[Bot]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(standin.url))
    bot = Bot(standin.token, session=session)
    yield bot
    await session.close()


async def test_polling_command_button_edit(
    standin: StandIn, aiogram_bot: Bot, group: Room, anna: Person
) -> None:
    """A polling aiogram bot takes a command, sends a button, is pressed, edits and answers."""
    dispatcher = counting_bot()
    polling = asyncio.create_task(
        dispatcher.start_polling(
            aiogram_bot, handle_signals=False, close_bot_session=False, polling_timeout=1
        )
    )
    await anna.send(group, "/count@KozelDemoBot")
    await standin.until(lambda: group.bot_messages)
    shown = group.last
    assert (shown.text, shown.html, shown.reply_to) == (
        "Presses: 0",
        "<b>Presses: 0</b>",
        group.messages[0].id,
    )
    assert await anna.press(group, shown.id, "Count") == Popup("counted")
    assert (group.last.text, group.last.button_list) == ("Presses: 1", [])
    await dispatcher.stop_polling()
    await polling
    for call in standin.requests:
        validate_call(call)


async def test_refusals_are_understood(aiogram_bot: Bot, group: Room, anna: Person) -> None:
    """aiogram reads the refusals as its own exceptions."""
    with pytest.raises(TelegramForbiddenError):
        await aiogram_bot.send_message(anna.id, "x")
    message = await aiogram_bot.send_message(group.id, "x")
    with pytest.raises(TelegramBadRequest, match="message is not modified"):
        await message.edit_text("x")
    for count in range(18):
        await message.edit_text(str(count))
    with pytest.raises(TelegramRetryAfter) as caught:
        await message.edit_text("one too many")
    assert caught.value.retry_after == 60


async def test_files_and_chats_are_understood(aiogram_bot: Bot, group: Room, anna: Person) -> None:
    """A sent file, a full chat, its admins and the bot's own rights are read by aiogram."""
    sent = await aiogram_bot.send_document(group.id, BufferedInputFile(b"{}", "x.jsonl"), caption="record")
    assert sent.document
    assert sent.document.file_size == 2
    assert (await aiogram_bot.get_chat(group.id)).title == "Goats"
    (admin,) = await aiogram_bot.get_chat_administrators(group.id)
    assert admin.user.id == anna.id
    assert (await aiogram_bot.me()).username == "KozelDemoBot"
