"""Which files Telegram keeps: the same contract for each store."""

from storage.store import Store


async def test_a_file_is_known_by_its_key(store: Store) -> None:
    """None before it was sent; the newest id counts; forgotten, it is unknown again."""
    assert await store.file_id("a") is None
    await store.keep_file("a", "photo1")
    await store.keep_file("b", "photo2")
    assert (await store.file_id("a"), await store.file_id("b")) == ("photo1", "photo2")
    await store.keep_file("a", "photo3")
    assert await store.file_id("a") == "photo3"
    await store.forget_file("a")
    await store.forget_file("a")
    assert (await store.file_id("a"), await store.file_id("b")) == (None, "photo2")
