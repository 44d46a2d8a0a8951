"""What Telegram was told of menus and descriptions: the same contract for each store."""

from storage.store import Store


async def test_what_was_told_last_counts(store: Store) -> None:
    """Nothing at first; each name keeps its newest digest."""
    assert await store.menus() == {}
    await store.keep_menu("menu", "a")
    await store.keep_menu("description", "b")
    await store.keep_menu("menu", "c")
    assert await store.menus() == {"menu": "c", "description": "b"}
