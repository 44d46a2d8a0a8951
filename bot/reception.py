"""The way to a table: opening a lobby, taking and leaving seats, starting, a rematch, playing alone."""

from dataclasses import replace

from bot import doings, lobby
from bot.blocking import admitted, refuse, vacate_of_blocked
from bot.callbacks import AddComputer, Ready, Rematch, RemoveComputer, Sit, Stand, Start
from bot.calling import call
from bot.club import Answer, Caller, Club, table_place
from bot.links import linked_seat
from bot.outbox import Previous
from bot.seeds import first_dealer, new_code
from bot.table import Author, Decision, Outcome, Table
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.grouprows import Deed
from storage.rows import Actor, Occupancy, Seating, Status, TableRow
from storage.store import TableOpen

LINK = "join"  # a deep link's payload: join_<table>_<seat>


async def new_game(club: Club, caller: Caller) -> Answer:
    """Open a lobby in the group (or play alone in private); who asks for another is led to the one open."""
    refuse(await club.register.blocked(caller.chat_id), caller.user_id)
    chat = await club.register.chat(caller.chat_id)
    person = await club.register.person(caller.user_id)
    language = club.translators.choose(
        chat.language, person.language if person else None, caller.client_language
    )
    row = TableRow(
        id=0,
        code=new_code(),
        chat_id=caller.chat_id,
        thread_id=caller.thread_id,
        is_solo=caller.is_private,
        status=Status.LOBBY,
        starter_id=caller.user_id,
        starter_name=caller.name,
        language=language,
        rules=chat.settings.rules,
        first_dealer=first_dealer(),
        opened_at=club.now(),
        acted_at=club.now(),
        seats=_alone(caller) if caller.is_private else _nobody(),
    )
    return await _open(club, row, caller)


async def _open(club: Club, row: TableRow, caller: Caller) -> Answer:
    try:
        table = await club.tables.open(row, caller.author)
    except TableOpen as error:
        table = await club.tables.get(error.table_id)
        if not (row.is_solo and table.row.status is Status.LOBBY):
            return await (_agree(club, table, caller) if row.is_rematch else lead_to(club, table))
    else:
        if row.is_rematch:
            await vacate_of_blocked(club, table)
        elif not row.is_solo:
            club.followups.add(call(club, table))
    if row.is_solo:
        rules = (await club.register.chat(row.chat_id)).settings.rules
        await table.take(
            lobby.start(caller.user_id, rules, club.new_seed), Author(Actor.USER, caller.user_id)
        )
    return Answer()


def _nobody() -> tuple[Seating, ...]:
    return tuple(Seating(seat) for seat in range(4))


def _alone(caller: Caller) -> tuple[Seating, ...]:
    me = Seating(0, Occupancy.PERSON, caller.user_id, caller.name, is_ready=True)
    return (me, *(Seating(seat, Occupancy.COMPUTER, is_ready=True) for seat in (1, 2, 3)))


async def lead_to(club: Club, table: Table) -> Answer:
    """Show the open table again where it was asked for."""
    previous = Previous.DELETE if table.row.is_solo else Previous.KEEP_BARE
    club.outbox.repost(table_place(table.row), previous)
    return Answer() if table.row.is_solo else Answer(Toast.TABLE_OPEN)  # alone, the table says it itself


async def sit(club: Club, caller: Caller, press: Sit) -> Answer:
    """A known person sits at once; another is led to the private chat, and the seat is held meanwhile."""
    table = await club.table_here(caller, press.table)
    person = await club.register.person(caller.user_id)
    if person is not None and person.is_reachable:
        await _take(club, table, caller, lobby.sit(press.seat, caller.user_id, caller.name))
        return Answer(Toast.SAT)
    seconds = club.settings.seat_hold
    outcome = await _take(club, table, caller, lobby.hold(press.seat, caller.user_id, caller.name, seconds))
    held = outcome.row.seat_of(caller.user_id)
    return Answer(url=club.link(f"{LINK}_{table.row.id}_{held.seat if held else press.seat}"))


async def _take(club: Club, table: Table, caller: Caller, decision: Decision) -> Outcome:
    """A change of a lobby by somebody who may play in its chat."""
    welcome = await admitted(club, table.row.chat_id, caller.user_id, decision)
    return await table.take(welcome, caller.author)


async def sit_by_link(club: Club, caller: Caller, payload: str) -> Answer:
    """The private chat is open now: the seat that was held becomes theirs."""
    table, seat = await linked_seat(club, payload)
    if table.row.status is Status.PLAYING and table.row.seat_of(caller.user_id) is None:
        raise Refused(Toast.LINK_STALE)
    await _take(club, table, caller, lobby.sit_held(seat, caller.user_id, caller.name))
    return Answer()


async def stand(club: Club, caller: Caller, press: Stand) -> Answer:
    table = await club.tables.get(press.table)
    await table.take(lobby.stand(caller.user_id), caller.author)
    return Answer(Toast.STOOD)


async def add_computer(club: Club, caller: Caller, press: AddComputer) -> Answer:
    table = await club.table_here(caller, press.table)
    await _take(club, table, caller, lobby.add_computer(press.seat, caller.user_id))
    return Answer(Toast.COMPUTER_ADDED)


async def remove_computer(club: Club, caller: Caller, press: RemoveComputer) -> Answer:
    table = await club.table_here(caller, press.table)
    await _take(club, table, caller, lobby.remove_computer(press.seat))
    await doings.note(club, caller, table.row.chat_id, Deed.COMPUTER_REMOVED)
    return Answer(Toast.COMPUTER_REMOVED)


async def start(club: Club, caller: Caller, press: Start) -> Answer:
    table = await club.tables.get(press.table)
    rules = await _rules(club, table)
    await table.take(lobby.start(caller.user_id, rules, club.new_seed), caller.author)
    return Answer(Toast.STARTED)


async def ready(club: Club, caller: Caller, press: Ready) -> Answer:
    return await _be_ready(club, await club.tables.get(press.table), caller)


async def _be_ready(club: Club, table: Table, caller: Caller) -> Answer:
    rules = await _rules(club, table)
    decision = lobby.ready(caller.user_id, rules, club.new_seed)
    welcome = await admitted(club, table.row.chat_id, caller.user_id, decision)
    outcome = await table.take(welcome, caller.author)
    return Answer(Toast.STARTED if outcome.row.status is Status.PLAYING else Toast.READY)


async def _rules(club: Club, table: Table) -> Rules:
    """The rules that the chat chose; they are fixed when the series starts."""
    return (await club.register.chat(table.row.chat_id)).settings.rules


async def rematch(club: Club, caller: Caller, press: Rematch) -> Answer:
    """Another lobby with the same seats; playing alone, another series at once."""
    former = (await club.tables.get(press.table)).row
    if former.is_open:
        raise Refused(Toast.TABLE_ALREADY)
    if former.seat_of(caller.user_id) is None:
        raise Refused(Toast.ONLY_SEATED)
    refuse(await club.register.blocked(former.chat_id), caller.user_id)
    row = replace(
        former,
        id=0,
        code=new_code(),
        status=Status.LOBBY,
        starter_id=caller.user_id,
        starter_name=caller.name,
        rules=(await club.register.chat(former.chat_id)).settings.rules,
        first_dealer=first_dealer(),
        opened_at=club.now(),
        acted_at=club.now(),
        version=0,
        revision=0,
        is_rematch=not former.is_solo,
        is_silenced=False,
        seats=lobby.rematch_seats(former.seats, caller.user_id, await _lost(club, former)),
        notes=(),
    )
    return await _open(club, row, caller)


async def _agree(club: Club, table: Table, caller: Caller) -> Answer:
    """Who asks for a rematch beside an open table is ready for it, if it is one with a seat for them. Nothing
    is posted: an old button would fill the chat."""
    row = table.row
    seating = row.seat_of(caller.user_id)
    is_asked = row.status is Status.LOBBY and row.is_rematch and seating is not None and seating.is_present
    return await _be_ready(club, table, caller) if is_asked else Answer(Toast.TABLE_ALREADY)


async def _lost(club: Club, former: TableRow) -> set[int]:
    """Who sat there and may not play here now, or could not be sent a hand."""
    lost = set(await club.register.blocked(former.chat_id))
    for seating in former.seats:
        person = await club.register.person(seating.user_id) if seating.user_id is not None else None
        if person is not None and not person.is_reachable:
            lost.add(person.id)
    return lost
