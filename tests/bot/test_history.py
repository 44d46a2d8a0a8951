"""The series of a chat, page by page."""

import pytest

from bot import history
from bot.asides import HistoryPage
from bot.callbacks import decode
from bot.club import Answer
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.rows import Status
from tests.bot.parlour import ANNA, BORIS, FRED, GROUP, NAMES, Parlour, seed


def text(answer: Answer) -> str:
    assert answer.screen is not None
    return answer.screen.text.replace("\u2068", "").replace("\u2069", "")


def ways(answer: Answer) -> list[object]:
    assert answer.screen is not None
    return [decode(button.data or "") for row in answer.screen.buttons for button in row]


async def test_a_chat_without_series(parlour: Parlour) -> None:
    """Neither one under way nor one that was stopped counts."""
    await parlour.series()
    with pytest.raises(Refused) as refused:
        await history.history(parlour.club, parlour.caller(ANNA))
    assert refused.value.toast is Toast.NO_HISTORY


async def test_who_won_and_who_were_the_goats(parlour: Parlour) -> None:
    """Both sides' names with their defeat points, the goats marked."""
    table = await parlour.series(ANNA, BORIS, None, None)
    await parlour.play_series(table)
    told = text(await history.history(parlour.club, parlour.caller(FRED)))
    [score] = {table.state.winner}
    assert score is not None
    goats = next(line for line in told.splitlines() if "🐐" in line)
    winners = next(line for line in told.splitlines() if "🏆" in line)
    assert NAMES[(BORIS, ANNA)[score]] in goats
    assert NAMES[(ANNA, BORIS)[score]] in winners


async def test_pages(parlour: Parlour) -> None:
    """The newest first; ◀ ▶ lead on; a page that is not there (any more) is the last one."""
    for number in range(9):
        parlour.seeds = [seed(number)]
        parlour.clock.at += 86400
        table = await parlour.series(ANNA, rules=Rules(target=6))
        await parlour.play_series(table)
        assert table.row.status is Status.FINISHED
    first = await history.history(parlour.club, parlour.caller(ANNA))
    assert text(first).count("🏆") == 8
    assert ways(first) == [HistoryPage(1)]
    for page in (1, 500):
        last = await history.history_page(parlour.club, parlour.caller(ANNA), HistoryPage(page))
        assert text(last).count("🏆") == 1
        assert ways(last) == [HistoryPage(0)]
    assert text(first).index("2027-01-24") < text(first).index("2027-01-23")


async def test_other_chats_have_their_own(parlour: Parlour) -> None:
    """In private, series played alone; nobody sees another chat's."""
    await parlour.play_series(await parlour.series(ANNA, chat_id=ANNA, is_solo=True))
    assert "🐐" in text(await history.history(parlour.club, parlour.alone(ANNA)))
    for caller in (parlour.caller(ANNA), parlour.caller(ANNA, chat_id=GROUP - 1)):
        with pytest.raises(Refused):
            await history.history(parlour.club, caller)
