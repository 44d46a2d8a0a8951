"""What people do at a running table: play, claim, deal on, leave, come back, sit in, stop, look."""

import math

from bot import doings, lobby, plays, seats
from bot.blocking import admitted
from bot.callbacks import AgreeToStop, ImBack, LeaveSeat, MakeClaim, MakePlay, MyHand, NextDeal, SitIn
from bot.club import Answer, Caller, Club, Mark, hand_place
from bot.i18n import Translator
from bot.links import linked_seat, linked_table
from bot.screens.cards import cards_text
from bot.screens.hand import hand_popup
from bot.screens.people import seat_plain
from bot.steps import by_status, open_trick
from bot.table import Decision, Table
from bot.toasts import Refused, Toast
from engine.actions import Action, Beat, Claim, Discard, Lead
from engine.cards import Cards
from engine.seen import Seat
from engine.state import State
from engine.view import observe
from storage.grouprows import Deed
from storage.rows import Status, TableRow

# Deep links' payloads: sitin_<table>_<seat>, back_<table>
SIT_IN_LINK = "sitin"
BACK_LINK = "back"


async def play(club: Club, caller: Caller, press: MakePlay) -> Answer:
    """A tap on a card button; who confirms plays taps twice."""
    table = await club.tables.get(press.table)
    confirms = await _confirms(club, caller)
    mark = (press.version, press.action) if press.version == table.row.version else None
    if _is_first_tap(club, table.row, caller, mark, confirms):
        return Answer(Toast.TAP_AGAIN)
    decision = plays.play(caller.user_id, press.action, press.version)
    await table.take(decision, caller.author, press.version)
    t = await club.private_translator(caller.user_id, (await club.register.chat(table.row.chat_id)).language)
    return Answer(_done(press.action), {"cards": _cards(press.action.cards, table.state, t)})


async def _confirms(club: Club, caller: Caller) -> bool:
    person = await club.register.person(caller.user_id)
    return person is not None and person.confirms_plays


def _is_first_tap(club: Club, row: TableRow, caller: Caller, mark: Mark | None, confirms: bool) -> bool:
    """Whether the tap only marks a play, for the next one to confirm; ``mark`` is None if there is nothing
    to wait for. Any other tap takes the mark away. Raises Refused for who may not play."""
    place = hand_place(row, caller.user_id)
    before = club.marks.pop(place, None)
    if not confirms or mark is None or mark == before:
        return False
    plays.acting_seat(row, caller.user_id)
    club.marks[place] = mark
    club.outbox.show(place, urgent=True)
    return True


def _cards(cards: Cards, state: State, t: Translator) -> str:
    return cards_text(cards, state.table.trump if state.table is not None else None, t)


def _done(action: Action) -> Toast:
    match action:
        case Lead():
            return Toast.LED
        case Beat():
            return Toast.BEAT
        case Discard():
            return Toast.DISCARDED
        case Claim():
            return Toast.CLAIMED


async def claim(club: Club, caller: Caller, press: MakeClaim) -> Answer:
    """A tap on the button of four of a suit. A mark on it stays while others play on in that trick."""
    table, at = await club.tables.get(press.table), plays.TrickAddress(press.deal, press.trick)
    confirms = await _confirms(club, caller)
    entry = plays.claim_of(table.row, table.state, caller.user_id)
    mark = (at, entry) if entry is not None and plays.address(table.state) == at else None
    if _is_first_tap(club, table.row, caller, mark, confirms):
        return Answer(Toast.TAP_AGAIN)
    decision = plays.claim(caller.user_id, at)
    outcome = await table.take(decision, caller.author)
    t = await club.private_translator(caller.user_id, (await club.register.chat(table.row.chat_id)).language)
    trick = open_trick(outcome.state)
    cards = trick.to_beat if trick is not None else ()
    return Answer(Toast.CLAIMED, {"cards": _cards(cards, outcome.state, t)})


async def next_deal(club: Club, caller: Caller, press: NextDeal) -> Answer:
    table = await club.tables.get(press.table)
    decision = plays.next_deal(caller.user_id, press.version, club.new_seed)
    await table.take(decision, caller.author, press.version)
    return Answer(Toast.DEAL_STARTED)


async def my_hand(club: Club, caller: Caller, press: MyHand) -> Answer:
    """The pop-up with one's own cards."""
    table = await club.tables.get(press.table)
    seating = table.row.seat_of(caller.user_id)
    if seating is None:
        raise Refused(Toast.NOT_SEATED)
    if table.row.status is not Status.PLAYING:
        raise Refused(Toast.OUT_OF_DATE if table.row.is_open else Toast.TABLE_ENDED)
    t = await club.private_translator(caller.user_id, (await club.register.chat(table.row.chat_id)).language)
    return Answer(text=hand_popup(observe(table.state, seating.seat), table.row, t), is_alert=True)


async def come_back(club: Club, caller: Caller, press: ImBack) -> Answer:
    """The owner of a seat plays again; the private chat has to be open."""
    table = await club.tables.get(press.table)
    if table.row.seat_of(caller.user_id) is not None and not await _is_reachable(club, caller):
        return Answer(url=club.link(f"{BACK_LINK}_{table.row.id}"))
    await table.take(seats.come_back(caller.user_id), caller.author)
    return Answer(Toast.BACK)


async def come_back_by_link(club: Club, caller: Caller, payload: str) -> Answer:
    """The private chat is open now: the seat is its owner's again."""
    table = await linked_table(club, payload)
    await table.take(seats.come_back(caller.user_id), caller.author)
    return Answer()


async def _is_reachable(club: Club, caller: Caller) -> bool:
    person = await club.register.person(caller.user_id)
    return person is not None and person.is_reachable


async def sit_in(club: Club, caller: Caller, press: SitIn) -> Answer:
    """Take over a computer player's seat; the private chat has to be open."""
    table = await club.table_here(caller, press.table)
    sitting_in = await _sitting_in(club, table, caller, press.seat)
    if not await _is_reachable(club, caller):
        now = club.now()
        club.led = {who: at for who, at in club.led.items() if now - at < club.settings.seat_hold}
        club.led[table.row.id, caller.user_id] = now
        return Answer(url=club.link(f"{SIT_IN_LINK}_{table.row.id}_{press.seat}"))
    await table.take(sitting_in, caller.author)
    return Answer(Toast.SAT_IN)


async def sit_in_by_link(club: Club, caller: Caller, payload: str) -> Answer:
    """The private chat is open now. Only who pressed the button in the group a while ago sits down."""
    table, seat = await linked_seat(club, payload)
    led_at = club.led.get((table.row.id, caller.user_id), -math.inf)
    if club.now() - led_at >= club.settings.seat_hold:
        raise Refused(Toast.LINK_STALE)
    await table.take(await _sitting_in(club, table, caller, seat), caller.author)
    return Answer()


async def _sitting_in(club: Club, table: Table, caller: Caller, seat: Seat) -> Decision:
    former = {one.seat for one in await club.store.seatings(table.row.id) if one.user_id == caller.user_id}
    decision = seats.sit_in(seat, caller.user_id, caller.name, former)
    return await admitted(club, table.row.chat_id, caller.user_id, decision)


async def leave(club: Club, caller: Caller, press: LeaveSeat) -> Answer:
    return await leave_table(club, caller, await club.tables.get(press.table))


async def leave_table(club: Club, caller: Caller, table: Table) -> Answer:
    """Stand up in a lobby, give the seat up in a series, end a game played alone."""
    if table.row.seat_of(caller.user_id) is None:
        raise Refused(Toast.NOTHING_TO_LEAVE)
    if table.row.is_solo:
        return await close(club, table, caller)
    given_up = by_status(lobby.stand(caller.user_id), seats.leave(caller.user_id))
    outcome = await table.take(given_up, caller.author)
    return Answer(Toast.STOOD if outcome.before.status is Status.LOBBY else Toast.LEFT)


async def agree_to_stop(club: Club, caller: Caller, press: AgreeToStop) -> Answer:
    return await stop_table(club, caller, await club.tables.get(press.table))


async def stop_table(club: Club, caller: Caller, table: Table) -> Answer:
    """Ask to end a series, or agree to it; a lobby and a game played alone end at once."""
    return await _stop(club, table, caller, seats.stop(caller.user_id, club.settings.stop_vote))


async def close(club: Club, table: Table, caller: Caller) -> Answer:
    """End a table at once."""
    return await _stop(club, table, caller, seats.close)


async def _stop(club: Club, table: Table, caller: Caller, decision: Decision) -> Answer:
    outcome = await table.take(decision, caller.author)
    if outcome.row.is_open:
        return Answer(Toast.STOP_ASKED)
    is_lobby = outcome.before.status is Status.LOBBY
    deed = Deed.LOBBY_CLOSED if is_lobby else Deed.STOPPED
    await doings.note(club, caller, table.row.chat_id, deed)
    return Answer(Toast.STOPPED)


async def waited_for(club: Club, table_id: int, t: Translator) -> str:
    """The name of who is on turn, for answers that say so; empty when nobody is."""
    table = await club.tables.get(table_id)
    turn = table.state.turn
    return seat_plain(table.row, turn, t) if turn is not None else ""
