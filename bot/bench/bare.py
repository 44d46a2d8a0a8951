"""The bot that `kozel bench bot` compares with: PTB as its documentation shows it, without a game or a store.

Each press gets one answer and one edit, which is the least that a bot with buttons does.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler

LINES = "\n".join(f"{place}. somebody's cards, as long as a line of a table message" for place in range(1, 6))
KEYBOARD = InlineKeyboardMarkup(
    [[InlineKeyboardButton(f"Button {place}", callback_data=f"button:{place}")] for place in range(4)]
)
numbers = count(1)


async def on_start(update: Update, context: Any) -> None:
    assert update.message is not None
    await update.message.reply_text(LINES, reply_markup=KEYBOARD)


async def on_press(update: Update, context: Any) -> None:
    query = update.callback_query
    assert query is not None
    number = next(numbers)
    await query.answer(f"Noted: {number}")
    await query.edit_message_text(f"{LINES}\n{number}", reply_markup=KEYBOARD)


@asynccontextmanager
async def bare_bot(url: str, token: str) -> AsyncIterator[None]:
    """It serves inside."""
    application = Application.builder().token(token).base_url(f"{url}/bot").build()
    application.add_handlers([CommandHandler("start", on_start), CallbackQueryHandler(on_press)])
    async with application:
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling(poll_interval=0.0)
        try:
            yield
        finally:
            await application.updater.stop()
            await application.stop()
