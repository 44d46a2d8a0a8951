"""What stands at each place, remembered."""

from dataclasses import replace

from bot.shown import Shown
from storage.memory import MemoryStore
from storage.rows import Audience, Place, Posting
from tests.storage.rows import ROW


class CountingStore(MemoryStore):
    """How often it was asked for a posting."""

    asked = 0

    async def posting(self, place: Place) -> Posting | None:
        self.asked += 1
        return await super().posting(place)

    async def place(self, thread_id: int = 1) -> Place:
        """A hand's place at a table of its own."""
        row = await self.open_table(replace(ROW, thread_id=thread_id), (), None)
        return Place(row.id, Audience.HAND, 11)


async def test_a_place_is_read_once() -> None:
    """Whether or not anything stands there; what is stored later is remembered too."""
    store = CountingStore()
    shown, place = Shown(store, 0.0), await store.place()
    assert (await shown.at(place)).message_id is None
    posting = Posting(place, 1, 7, "hand")
    await shown.keep(posting)
    assert await shown.at(place) == posting
    assert await shown.at(place) == posting
    assert store.asked == 1
    assert await store.posting(place) == posting


async def test_a_chat_is_forgotten() -> None:
    """Its places are read again."""
    store = CountingStore()
    shown, place = Shown(store, 0.0), await store.place()
    await shown.keep(Posting(place, 1, 7, "hand"))
    await store.save_postings([Posting(place, 1, None)])
    shown.forget(place.chat_id)
    assert await shown.at(place) == Posting(place, 1, None)
    assert store.asked == 1


async def test_a_place_that_was_left_may_be_begun_again() -> None:
    """From then on what stands there is stored; places that nothing was wished for stay left."""
    store = CountingStore()
    shown, place = Shown(store, 0.0), await store.place()
    other = replace(place, audience=Audience.SOLO)
    shown.forget(place.chat_id, [place, other])
    shown.begin(place)
    await shown.keep(posting := Posting(place, 1, 9, "hand"))
    await shown.keep(Posting(other, 1, 8, "alone"))
    assert await store.postings(place.table_id) == (posting,)


async def test_only_so_many_are_remembered() -> None:
    """The one that was not stored for longest is read again."""
    store = CountingStore()
    shown = Shown(store, 0.0, remembered=2)
    places = [await store.place(thread_id) for thread_id in (1, 2, 3)]
    for place in places:
        await shown.keep(Posting(place, 1, 7))
    for place in reversed(places):
        assert (await shown.at(place)).message_id == 7
    assert store.asked == 1


async def test_what_is_posted_after_a_chat_was_forgotten_is_not_stored() -> None:
    """Something was under way there: its message is known until the end of this process, to nobody else."""
    store = CountingStore()
    shown, place = Shown(store, 0.0), await store.place()
    await shown.keep(Posting(place, 1, 7, "a"))
    other = replace(place, audience=Audience.SOLO)
    shown.forget(place.chat_id, [other, "no place"])
    shown.note(Posting(place, 1, 7, "b"))
    await shown.keep(late := Posting(other, 1, 8, "c"))
    await shown.close()
    assert await store.postings(place.table_id) == (Posting(place, 1, 7, "a"),)
    assert await shown.at(other) == late
