"""Privacy in the application: what memory, tables and messages under way keep of who is forgotten."""

import json
from dataclasses import replace

import pytest

from bot import blocking, doings, lobby, privacy, reception
from bot.asides import ForgetMe, Unblock
from bot.callbacks import Sit
from bot.club import Meant, hand_place, table_place
from bot.purging import PAUSE
from bot.toasts import Refused, Toast
from engine.actions import Lead
from engine.cards import cards
from engine.seen import Phase
from storage.grouprows import Block, Deed
from storage.memory import MemoryStore
from storage.rows import DueKind, Occupancy, Posting, Status
from storage.store import Conflict, NotStored
from tests.bot.parlour import ANNA, BORIS, DANA, GROUP, NAMES, NOBODY, Parlour


async def forget(parlour: Parlour, user_id: int) -> str:
    answer = await privacy.forget(parlour.club, parlour.alone(user_id), ForgetMe())
    assert answer.screen is not None
    return answer.screen.text


async def test_every_seat_is_given_up_by_one_press(filed_parlour: Parlour) -> None:
    """Series, lobby and the game alone; one update may change several tables."""
    parlour = filed_parlour
    running = await parlour.series(ANNA, BORIS)
    lobby = await parlour.lobby(ANNA, BORIS, chat_id=GROUP - 1)
    alone = await parlour.series(ANNA, is_solo=True, chat_id=ANNA)
    assert "forgotten" in await forget(parlour, ANNA)
    assert await parlour.store.tables_of(ANNA) == ()
    assert (running.row.status, running.row.seats[0].occupancy) == (Status.PLAYING, Occupancy.COMPUTER)
    assert lobby.row.seats[0].occupancy is Occupancy.EMPTY
    ended = (await parlour.club.tables.get(alone.row.id)).row
    assert (ended.status, ended.chat_id < 0) == (Status.CLOSED, True)


async def test_tables_in_memory_forget_too(filed_parlour: Parlour) -> None:
    """No table that is loaded knows name or id any more, and the next play is stored."""
    parlour = filed_parlour
    running = await parlour.series(ANNA, BORIS)
    ended = await parlour.series(ANNA, BORIS, chat_id=GROUP - 1)
    await parlour.play_series(ended)
    await forget(parlour, ANNA)
    for table in parlour.club.tables.loaded:
        assert NAMES[ANNA] not in repr(table.row)
        assert table.row.starter_id < 0
    while running.state.phase is Phase.PLAYING:
        await parlour.play(running)
    assert await parlour.store.results(running.row.id) == running.state.results


async def test_the_hand_that_stands_is_deleted(parlour: Parlour) -> None:
    """In the private chat of who is forgotten, at every table; nobody else's."""
    tables = [await parlour.series(ANNA, BORIS, chat_id=chat_id) for chat_id in (GROUP, GROUP - 1)]
    await parlour.store.save_postings([
        Posting(hand_place(table.row, user_id), 1, message_id, "hand")
        for table, user_id, message_id in ((tables[0], ANNA, 7), (tables[1], ANNA, 8), (tables[0], BORIS, 7))
    ])  # fmt: skip
    await forget(parlour, ANNA)
    assert parlour.outbox.places("delete") == [(ANNA, 7), (ANNA, 8)]


class ReadStore(MemoryStore):
    """Somebody else reads it for a while, so that it cannot be purged."""

    is_read = True
    purged = 0

    async def purge(self) -> bool:
        if self.is_read:
            raise NotStored("somebody else reads")
        was_owed = await super().purge()
        self.purged += was_owed
        return was_owed


async def test_leftovers_that_cannot_be_cleared_yet() -> None:
    """The person is forgotten all the same, also in memory, and reads so; a later round clears them."""
    store = ReadStore()
    parlour = Parlour(store)
    running = await parlour.series(ANNA, BORIS)
    ended = await parlour.series(ANNA, BORIS, chat_id=GROUP - 1)
    await parlour.play_series(ended)
    assert "forgotten" in await forget(parlour, ANNA)
    assert await parlour.club.register.person(ANNA) is None
    assert running in parlour.club.tables.loaded
    for table in parlour.club.tables.loaded:
        assert NAMES[ANNA] not in repr(table.row)
    store.is_read = False
    parlour.clock.at += PAUSE
    await parlour.club.purging.settle()
    assert store.purged == 1


class FullStore(MemoryStore):
    """Its disk is full, so that nobody can be forgotten."""

    async def forget(self, user_id: int) -> tuple[int, ...]:
        raise NotStored("disk full")


async def test_who_is_still_known_is_told_so() -> None:
    """The answer is a refusal, and the person is there as before."""
    parlour = Parlour(FullStore())
    await parlour.meet(ANNA)
    with pytest.raises(NotStored):
        await forget(parlour, ANNA)
    assert await parlour.club.register.person(ANNA) is not None


async def test_a_groups_log_forgets_an_older_name(parlour: Parlour) -> None:
    """Of who was blocked under it, and of who did something: it is somebody then."""
    club = parlour.club
    await parlour.meet(ANNA, BORIS)
    meant = Meant(ANNA, NAMES[ANNA])
    await blocking.block(club, parlour.caller(BORIS, meant=meant))
    await blocking.unblock(club, parlour.caller(BORIS, meant=meant))
    await blocking.block(club, parlour.caller(BORIS, meant=meant))
    await blocking.unblock_chosen(club, parlour.caller(BORIS), Unblock(ANNA))
    await club.register.meet(ANNA, "Zoe", "en")
    await doings.note(club, parlour.caller(ANNA, name="Zoe"), GROUP, Deed.STOPPED)
    await forget(parlour, ANNA)
    log = await doings.show_log(club, parlour.caller(BORIS))
    assert log.screen is not None
    text = log.screen.text
    assert NAMES[ANNA] not in text
    assert "Zoe" not in text
    assert text.count("somebody") == 5
    assert text.count(NAMES[BORIS]) == 4


async def test_a_lobbys_notes_forget_an_older_name(filed_parlour: Parlour) -> None:
    """Who had no seat after all, and has another name by now, is somebody on the lobby's message too."""
    parlour = filed_parlour
    table = await parlour.lobby(BORIS, starter_id=BORIS, starter_name=NAMES[BORIS])
    await table.take(lobby.hold(1, ANNA, NAMES[ANNA], 120), NOBODY)
    await parlour.fire(table, DueKind.HOLD)
    await table.take(lobby.sit(1, ANNA, NAMES[ANNA]), NOBODY)
    await table.take(lobby.empty_unreachable(ANNA), NOBODY)
    assert [note.name for note in table.row.notes] == [NAMES[ANNA]] * 2
    await parlour.club.register.meet(ANNA, "Zoe", "en")
    await forget(parlour, ANNA)
    assert [(note.name, note.user_id) for note in table.row.notes] == [("", None)] * 2
    assert parlour.outcomes[-1].row == table.row  # and so it is shown


async def test_people_and_blocks_in_memory_are_forgotten(parlour: Parlour) -> None:
    """The register reads them anew; somebody with a closed private chat stays unknown."""
    await parlour.meet(ANNA, BORIS)
    await parlour.club.register.block(Block(GROUP, ANNA, "Anna", BORIS, 1.0))
    await forget(parlour, ANNA)
    await parlour.news.unreachable(ANNA)
    assert await parlour.club.register.person(ANNA) is None
    assert await parlour.club.register.blocked(GROUP) == set()
    assert await parlour.store.user(ANNA) is None
    assert await parlour.store.user(BORIS) is not None


async def test_what_is_under_way_is_dropped(parlour: Parlour) -> None:
    """First taps, and wishes for the private chat's places."""
    await parlour.meet(ANNA, BORIS)
    tap = (3, Lead(0, cards("7S")))
    table = await parlour.series(ANNA, BORIS)
    mine, others = (replace(table_place(table.row), chat_id=one) for one in (ANNA, BORIS))
    parlour.club.marks |= {mine: tap, others: tap}
    await forget(parlour, ANNA)
    assert list(parlour.club.marks) == [others]
    assert parlour.outbox.places("forget") == [ANNA]


async def test_who_is_forgotten_may_come_back(parlour: Parlour) -> None:
    """As somebody new, at the same table too."""
    table = await parlour.lobby(ANNA, BORIS)
    await forget(parlour, ANNA)
    await parlour.meet(ANNA)
    await reception.sit(parlour.club, parlour.caller(ANNA), Sit(table.row.id, 1, 2))
    assert table.row.seats[2].user_id == ANNA


async def test_in_a_group_nothing_is_sent_or_forgotten(parlour: Parlour) -> None:
    """Who asks gets a link into private; a forged press is refused."""
    await parlour.meet(ANNA)
    caller = parlour.caller(ANNA)
    for asked in (privacy.my_data, privacy.ask_forget):
        answer = await asked(parlour.club, caller)
        assert answer.upload is None
        assert answer.screen is not None
        assert "private chat only" in answer.screen.text
        [[link]] = answer.screen.buttons
        assert link.url == "https://t.me/KozelBot?start=privacy"
    with pytest.raises(Refused) as refused:
        await privacy.forget(parlour.club, caller, ForgetMe())
    assert refused.value.toast is Toast.PRIVATE_ONLY
    assert await parlour.store.user(ANNA) is not None


async def test_the_file_is_plain_json(filed_parlour: Parlour) -> None:
    """Texts inside of rows are part of the document, and so are letters of every script."""
    await filed_parlour.series(DANA, BORIS)
    await filed_parlour.club.register.change_person(DANA, name="Дана")
    answer = await privacy.my_data(filed_parlour.club, filed_parlour.alone(DANA))
    assert answer.upload is not None
    assert "Дана" in answer.upload.content.decode()
    data = json.loads(answer.upload.content)
    assert data["made_at"].startswith("2027-01-15T")
    assert data["tables"][0]["rules"]["target"] == 12
    assert data["tables"][0]["seats"][1] == "another player"
    with pytest.raises(Conflict):
        await filed_parlour.store.forget(DANA)


def test_damaged_texts_in_the_file() -> None:
    """They stand there as they are."""
    data = json.loads(privacy.document({"chats": ({"id": ANNA, "settings": '{"pace":'},)}, 0.0))
    assert data["chats"] == [{"id": ANNA, "settings": '{"pace":'}]
