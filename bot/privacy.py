"""What people may ask about themselves: what is kept, all of it as a file, to be forgotten.

Laws: only in private, and only about oneself. Who is forgotten gives up every seat first, so that no table
waits for them; afterwards nothing in memory or under way brings them back.
"""

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from bot.asides import KeepMe
from bot.club import Answer, Caller, Club, hand_place
from bot.dealing import leave_table
from bot.press import Press
from bot.screens.privacy import (
    forget_screen,
    forgotten_screen,
    group_privacy_screen,
    kept_screen,
    privacy_screen,
    private_only_screen,
)
from bot.screens.upload import Upload
from bot.toasts import Refused, Toast
from storage.personal import Known

FILE = "kozel-my-data.json"
LINK = "privacy"  # a deep link's payload
WRITTEN_AS_JSON = ("detail", "own_notes", "rules", "seats", "settings")  # columns


async def privacy(club: Club, caller: Caller, press: Press | None = None) -> Answer:
    """What is kept; in private with buttons to get it and to be forgotten."""
    t = await club.caller_translator(caller)
    return Answer(screen=privacy_screen(t) if caller.is_private else group_privacy_screen(t, club.link(LINK)))


async def my_data(club: Club, caller: Caller, press: Press | None = None) -> Answer:
    """All that is stored of the caller, as a file."""
    t = await club.caller_translator(caller)
    if not caller.is_private:
        return Answer(screen=private_only_screen(t, club.link(LINK)))
    known = await club.store.known_of(caller.user_id)
    content = await asyncio.to_thread(document, known, club.on_the_wall(club.now()))
    return Answer(upload=Upload(FILE, content, caption=t("my-data")))


def document(known: Known, now: float) -> bytes:
    """The file, as JSON: for each table of the database the rows that are about the person."""
    rows = {table: list(map(_plain, rows)) for table, rows in known.items()}
    made_at = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
    return json.dumps({"made_at": made_at, **rows}, ensure_ascii=False, indent=1).encode()


def _plain(row: Mapping[str, object]) -> dict[str, object]:
    return {
        name: _read(value) if name in WRITTEN_AS_JSON and isinstance(value, str) else value
        for name, value in row.items()
    }


def _read(text: str) -> object:
    """What the text says, or the text itself where it is damaged."""
    with suppress(ValueError):
        return json.loads(text)
    return text


async def ask_forget(club: Club, caller: Caller, press: Press | None = None) -> Answer:
    """What it means to be forgotten, with a button that does it."""
    t = await club.caller_translator(caller)
    if not caller.is_private:
        return Answer(screen=private_only_screen(t, club.link(LINK)))
    return Answer(screen=forget_screen(t))


async def keep(club: Club, caller: Caller, press: KeepMe) -> Answer:
    """The answer to that is no."""
    return Answer(screen=kept_screen(await club.caller_translator(caller)))


async def forget(club: Club, caller: Caller, press: Press) -> Answer:
    """The caller is a stranger from now on. Raises StoreError: then it can be asked for again."""
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    t = await club.caller_translator(caller)  # before their language is forgotten too
    await _give_seats_up(club, caller)
    club.outbox.forget(caller.chat_id)
    for place in [place for place in club.marks if place.chat_id == caller.chat_id]:
        del club.marks[place]
    changed = await club.register.forget_person(caller.user_id)
    await club.tables.renew(changed)
    await club.outbox.redraw(set(changed).intersection(await club.store.open_tables()))
    await club.purging.settle()
    return Answer(screen=forgotten_screen(t))


async def _give_seats_up(club: Club, caller: Caller) -> None:
    each = replace(caller, update_id=None)  # one update leaves several tables
    for table in await club.tables.found(await club.store.tables_of(caller.user_id)):
        place = hand_place(table.row, caller.user_id)
        with suppress(Refused):  # it has ended meanwhile
            await leave_table(club, each, table)
        message_id = (await club.outbox.posting(place)).message_id
        if message_id is not None:
            club.outbox.delete(caller.chat_id, message_id)
