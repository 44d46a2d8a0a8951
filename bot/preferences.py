"""What a chat or a person may choose: languages, turn time, rules, computer players, pace.

Who may choose for a group is asked by the handlers: Telegram knows its admins.
"""

from contextlib import suppress
from dataclasses import replace

from bot import doings, lobby
from bot.callbacks import ChooseLanguage, ConfirmPlays, OpenSetting, SetSetting, ToggleConfirm
from bot.club import Answer, Caller, Club
from bot.screens.choices import CHOICES, Setting, changed, chosen
from bot.screens.language import language_screen
from bot.screens.settings import (
    ALL,
    LANGUAGE,
    MENU,
    private_settings_screen,
    setting_screen,
    settings_screen,
)
from bot.table import Author
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.grouprows import Deed
from storage.rows import Actor, Status, UserRow


async def settings(club: Club, caller: Caller) -> Answer:
    """A group's settings; in private one's own, with the way to those of games played alone."""
    t = await club.caller_translator(caller)
    if caller.is_private:
        person = await club.register.person(caller.user_id) or UserRow(caller.user_id, caller.name)
        strength = (await club.register.chat(caller.chat_id)).settings.strength
        return Answer(screen=private_settings_screen(person, strength, t))
    return await chat_settings(club, caller)


async def chat_settings(club: Club, caller: Caller) -> Answer:
    """All of the chat's settings with their present values."""
    t = await club.caller_translator(caller)
    chat = await club.register.chat(caller.chat_id)
    return Answer(screen=settings_screen(chat, club.settings.turn_seconds, t))


async def open_setting(club: Club, caller: Caller, press: OpenSetting) -> Answer:
    """The choices of one setting, or a panel."""
    if press.name == ALL:
        return await settings(club, caller)
    if press.name == MENU:
        return await chat_settings(club, caller)
    if press.name == LANGUAGE:
        return await language(club, caller)
    t = await club.caller_translator(caller)
    chat = await club.register.chat(caller.chat_id)
    return Answer(screen=setting_screen(_setting(press.name), chat, club.settings.turn_seconds, t))


async def set_setting(club: Club, caller: Caller, press: SetSetting) -> Answer:
    """Choose a value: rules hold from the next series on, the turn time from the next turn."""
    setting = _setting(press.name)
    if press.value not in CHOICES[setting]:
        raise Refused(Toast.UNKNOWN_BUTTON)
    before = await _present(club, caller, setting)
    chat = await club.register.change_settings(
        caller.chat_id, lambda former: changed(former, setting, press.value)
    )
    if before != press.value:
        await doings.note(club, caller, caller.chat_id, Deed.SETTING, setting.value, before, press.value)
    if setting is Setting.TURN:  # lobbies show it
        await club.outbox.redraw(await club.store.open_tables_in(caller.chat_id))
    if setting.is_of_rules:
        await _tell_lobbies(club, caller, chat.settings.rules)
    toast = Toast.SAVED_NEXT_SERIES if setting.is_of_rules else Toast.SAVED
    panel = settings if setting is Setting.STRENGTH else chat_settings  # in private it is on the first one
    return replace(await panel(club, caller), toast=toast)


async def _present(club: Club, caller: Caller, setting: Setting) -> str:
    chat = await club.register.chat(caller.chat_id)
    return chosen(chat.settings, setting, club.settings.turn_seconds)


async def _tell_lobbies(club: Club, caller: Caller, rules: Rules) -> None:
    """What an open lobby shows is what will be played."""
    for table in await club.tables.found(await club.store.open_tables_in(caller.chat_id)):
        if table.row.status is Status.LOBBY:
            with suppress(Refused):  # it has started meanwhile
                await table.take(lobby.choose_rules(rules), Author(Actor.USER, caller.user_id))


def _setting(name: str) -> Setting:
    try:
        return Setting(name)
    except ValueError:
        raise Refused(Toast.UNKNOWN_BUTTON) from None


async def confirm_plays(club: Club, caller: Caller, press: ConfirmPlays) -> Answer:
    """Whether this person's plays take two taps."""
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    await club.register.change_person(caller.user_id, confirms_plays=press.is_on)
    return replace(await settings(club, caller), toast=Toast.SAVED)


async def toggle_confirm(club: Club, caller: Caller, press: ToggleConfirm) -> Answer:
    """An older button changes nothing: one that says which way takes its place."""
    return replace(await settings(club, caller), toast=Toast.OUT_OF_DATE)


async def language(club: Club, caller: Caller) -> Answer:
    """The languages there are: of the person's texts in private, else of the chat's."""
    t = await club.caller_translator(caller)
    present = t.language if caller.is_private else (await club.register.chat(caller.chat_id)).language
    return Answer(screen=language_screen(club.translators.names, present, not caller.is_private, t))


async def choose_language(club: Club, caller: Caller, press: ChooseLanguage) -> Answer:
    """Private texts of the person, or the group's texts; what is on show is redrawn."""
    if press.code not in club.translators.languages or press.for_chat is caller.is_private:
        raise Refused(Toast.UNKNOWN_BUTTON)
    if caller.is_private:
        await club.register.change_person(caller.user_id, language=press.code)
        await club.outbox.redraw(await club.store.tables_of(caller.user_id))
    else:
        await club.register.change_chat(caller.chat_id, language=press.code)
        await doings.note(club, caller, caller.chat_id, Deed.LANGUAGE, press.code)
        await club.outbox.redraw(await club.store.open_tables_in(caller.chat_id))
    return replace(await language(club, caller), toast=Toast.SAVED)
