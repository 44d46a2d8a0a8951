"""/top and /stats: what finished series came to, for a group and for oneself."""

from collections.abc import Iterable
from dataclasses import replace

from bot.asides import OwnPage, TopPage
from bot.club import Answer, Caller, Club
from bot.pictures.desk import chart_rows
from bot.screens.keys import pages
from bot.screens.standings import (
    LEAST,
    PAGE,
    Names,
    Own,
    Top,
    best_first,
    own_screen,
    stats_hint_screen,
    top_screen,
)
from bot.toasts import Refused, Toast
from storage.standing_rows import ALL_GROUPS, COMPUTER

LINK = "stats"


async def top(club: Club, caller: Caller) -> Answer:
    """The standings of the group."""
    return await top_page(club, caller, TopPage(0))


async def top_page(club: Club, caller: Caller, press: TopPage) -> Answer:
    """One page of them; a page that is no more gives the last one."""
    if caller.is_private:
        raise Refused(Toast.STANDINGS_IN_GROUPS)
    store, chat_id = club.store, caller.chat_id
    listed, others = await store.how_many(chat_id, LEAST)
    page = min(press.page, pages(listed, PAGE) - 1)
    people = await store.top(chat_id, LEAST, PAGE, page * PAGE)
    best, computers = await store.best_pair(chat_id, LEAST), await store.standing(chat_id, COMPUTER)
    named = [one.player_id for one in people] + ([best.first_id, best.second_id] if best is not None else [])
    found = Top(page, listed, others, people, best, computers)
    return Answer(screen=top_screen(found, await _names(club, named), await club.caller_translator(caller)))


async def stats(club: Club, caller: Caller) -> Answer:
    """One's own figures, in private."""
    t = await club.caller_translator(caller)
    if not caller.is_private:
        return Answer(screen=stats_hint_screen(t, club.link(LINK)))
    return await own_page(club, caller, OwnPage(0))


async def own_page(club: Club, caller: Caller, press: OwnPage) -> Answer:
    """One page of partners, below one's figures."""
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    store, who = club.store, caller.user_id
    ordered = best_first(await store.pairs_of(ALL_GROUPS, who))
    page = min(press.page, pages(len(ordered), PAGE) - 1)
    partners = tuple(ordered[page * PAGE : (page + 1) * PAGE])
    own = Own(
        page,
        len(ordered),
        await store.standing(ALL_GROUPS, who),
        partners,
        await store.standing(caller.chat_id, who),
    )
    names = await _names(club, (one.partner_of(who) for one in partners))
    t = await club.caller_translator(caller)
    screen = own_screen(own, names, t)
    return Answer(screen=replace(screen, buttons=(*screen.buttons, *await chart_rows(club, who, t))))


async def _names(club: Club, people: Iterable[int]) -> Names:
    """Their names as they are today."""
    rows = {one: await club.register.person(one) for one in people if one != COMPUTER}
    names = {one: row.name for one, row in rows.items() if row is not None}
    return lambda who: names.get(who, "")
