"""Which message of the bot is the newest in a private chat."""

from bot.newest import Newest


def test_the_newest_counts_whatever_the_order() -> None:
    """Of two messages under way at once the older may be answered for last."""
    newest = Newest()
    newest.note(1, 8)
    newest.note(1, 7)
    assert [newest.is_below(1, number) for number in (7, 8)] == [True, False]


def test_groups_and_what_is_not_known() -> None:
    """Nothing is newer there."""
    newest = Newest()
    newest.note(-1, 8)
    assert not newest.is_below(-1, 7)
    assert not newest.is_below(2, 7)


def test_only_so_many_chats() -> None:
    """Those longest without a message are forgotten."""
    newest = Newest(remembered=2)
    for chat_id in (1, 2, 1, 3):
        newest.note(chat_id, 8)
    assert [newest.is_below(chat_id, 7) for chat_id in (1, 2, 3)] == [True, False, True]
