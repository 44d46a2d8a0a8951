"""Stories of deals: who may see which, trick by trick, with the record and the proof of the shuffle.

Laws: a story is told from the record of a series, which holds finished deals only, so nothing of the deal in
play can be asked for, whatever a press says. In a group its own series are told, to everybody there; in
private those where the reader has had a seat.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.asides import ShowStory, StoryDeals, StoryPage, StoryProof, StoryRecord, StorySeries
from bot.club import Answer, Caller, Club
from bot.export import record as record_of
from bot.screens.proof import proof_screen, record_file
from bot.screens.replay import SERIES_A_PAGE, deals_screen, series_screen, story_screen
from bot.toasts import Refused, Toast
from engine.actions import Deal
from engine.record import Record
from engine.story import DealTold, stories
from storage.rows import Occupancy, SavedTable, Seating, TableRow
from storage.told import ToldSeries

LINK = "replay"
RECORD_AGAIN = 3600.0  # seconds after which a group is sent the same record once more
LARGEST = 2**63 - 1  # of SQLite's integers
LAST_PAGE = 10_000  # beyond it a press is forged


@dataclass(frozen=True, slots=True)
class Told:
    """A series as far as its deals are over; ``seats`` are those of each deal, as it was dealt."""

    row: TableRow
    record: Record
    deals: tuple[DealTold, ...]
    seats: tuple[tuple[Seating, ...], ...]

    def at(self, deal: int) -> TableRow:
        """The table as it was seated then. Refuses a deal that is not over, or never was."""
        if deal >= len(self.deals):
            raise Refused(Toast.OUT_OF_DATE)
        return replace(self.row, seats=self.seats[deal])


async def replay(club: Club, caller: Caller) -> Answer:
    """/replay: in a group its latest deal; in private the person's series."""
    if caller.is_private:
        return await _own_series(club, caller, 0)
    table_id = await club.store.told_in(caller.chat_id, caller.thread_id)
    if table_id is None:
        raise Refused(Toast.NO_STORY)
    return await _latest(club, caller, table_id)


async def by_link(club: Club, caller: Caller, payload: str) -> Answer:
    """The story behind a deep link that a table's button gave."""
    number = payload.removeprefix(f"{LINK}_")
    if not (number.isascii() and number.isdecimal() and 0 < int(number) <= LARGEST):
        raise Refused(Toast.LINK_STALE)
    return await _latest(club, caller, int(number))


async def show_story(club: Club, caller: Caller, press: ShowStory) -> Answer:
    """The button under a result: told in private, so that the group stays quiet."""
    if caller.is_private:
        return await _latest(club, caller, press.table)
    table = await club.table_here(caller, press.table)
    if not _has_sat(await club.store.seatings(table.row.id), caller.user_id):
        raise Refused(Toast.STORY_OF_OTHERS)
    return Answer(url=club.link(f"{LINK}_{table.row.id}"))


async def story_page(club: Club, caller: Caller, press: StoryPage) -> Answer:
    told, t = await _told(club, caller, press.table), await club.caller_translator(caller)
    return Answer(screen=story_screen(told.at(press.deal), told.deals, press.deal, press.step, t))


async def story_deals(club: Club, caller: Caller, press: StoryDeals) -> Answer:
    told, t = await _told(club, caller, press.table), await club.caller_translator(caller)
    return Answer(screen=deals_screen(told.row, told.deals, t, caller.is_private))


async def story_series(club: Club, caller: Caller, press: StorySeries) -> Answer:
    if not caller.is_private:
        raise Refused(Toast.PRIVATE_ONLY)
    return await _own_series(club, caller, press.page)


async def story_proof(club: Club, caller: Caller, press: StoryProof) -> Answer:
    told, t = await _told(club, caller, press.table), await club.caller_translator(caller)
    row = told.at(press.deal)
    result = told.deals[press.deal].result
    if result.seed is None or result.commitment is None:
        raise Refused(Toast.NO_STORY)
    return Answer(screen=proof_screen(row, press.deal, result.dealer, result.seed, result.commitment, t))


async def story_record(club: Club, caller: Caller, press: StoryRecord) -> Answer:
    """The file; in a group the same one once an hour, so that nobody fills the chat with files."""
    told, t = await _told(club, caller, press.table), await club.caller_translator(caller)
    file = record_file(told.record, t)
    if caller.is_private:
        return Answer(upload=file)
    which, now = (told.row.id, len(told.deals)), club.now()
    club.recorded = {one: at for one, at in club.recorded.items() if now - at < RECORD_AGAIN}
    if which in club.recorded:
        raise Refused(Toast.RECORD_SENT)
    club.recorded[which] = now
    file = replace(file, if_lost=lambda: club.recorded.pop(which, None))
    return Answer(upload=file, screen=deals_screen(told.row, told.deals, t, is_private=False))


async def _latest(club: Club, caller: Caller, table_id: int) -> Answer:
    told, t = await _told(club, caller, table_id), await club.caller_translator(caller)
    deal = len(told.deals) - 1
    return Answer(screen=story_screen(told.at(deal), told.deals, deal, 0, t))


async def _own_series(club: Club, caller: Caller, page: int) -> Answer:
    page = min(page, LAST_PAGE)
    found = await club.store.told_of(caller.user_id, SERIES_A_PAGE + 1, page * SERIES_A_PAGE)
    if not found:
        raise Refused(Toast.NO_STORY)
    shown = [(one, await _title(club, one, caller)) for one in found[:SERIES_A_PAGE]]
    t = await club.caller_translator(caller)
    return Answer(screen=series_screen(shown, page, len(found) > SERIES_A_PAGE, t))


async def _title(club: Club, series: ToldSeries, caller: Caller) -> str | None:
    if series.chat_id == caller.user_id:
        return None
    return (await club.register.chat(series.chat_id)).title


async def _told(club: Club, caller: Caller, table_id: int) -> Told:
    """Refuses who may not see it, and a series without a deal that is over."""
    seatings = await club.store.seatings(table_id)
    if not caller.is_private:
        await club.table_here(caller, table_id)
    elif not _has_sat(seatings, caller.user_id):
        raise Refused(Toast.STORY_OF_OTHERS)
    await club.tables.get(table_id)  # refuses one that is damaged, once and for all
    saved = await club.store.table(table_id)
    told = _read(saved, seatings) if saved is not None else None
    if told is None or not told.deals:
        raise Refused(Toast.NO_STORY)
    return told


def _read(saved: SavedTable, seatings: Iterable[Seating]) -> Told:
    record = record_of(saved)
    dealt = [line.seq for line in saved.inputs if isinstance(line.input, Deal)]
    seats = tuple(seats_at(version, seatings) for version in dealt)
    return Told(saved.table, record, stories(record), seats)


def seats_at(version: int, seatings: Iterable[Seating]) -> tuple[Seating, ...]:
    """``seatings`` are in order: of each seat the last one until then counts."""
    seats = {one.seat: one for one in seatings if one.from_version <= version}
    return tuple(seats[seat] for seat in sorted(seats))


def _has_sat(seatings: Iterable[Seating], user_id: int) -> bool:
    """Whether the person ever had a seat there; one that is only held is none."""
    return any(one.user_id == user_id and one.occupancy is not Occupancy.HELD for one in seatings)
