"""/top and /stats, below the network."""

import re
from dataclasses import replace

import pytest

from bot.asides import OwnPage, TopPage
from bot.screens.standings import LEAST
from bot.standings import desk
from bot.standings.counting import Counting
from bot.toasts import Refused, Toast
from engine.rules import Rules
from storage.memory import MemoryStore
from storage.standing_rows import ALL_GROUPS, Counted, Pair, Standing
from tests.bot.parlour import ANNA, BORIS, DANA, ELLA, FRED, GROUP, Parlour
from tests.storage.test_contract_standings import finished


@pytest.fixture
def parlour() -> Parlour:
    return Parlour(MemoryStore())


async def play(parlour: Parlour, *seats: int | None, **changes: object) -> int | None:
    """A short series that is counted; the winners' side."""
    table = await parlour.series(*seats, rules=Rules(6), **changes)
    await parlour.play_series(table)
    await Counting(parlour.store).catch_up()
    return table.state.winner


async def top(parlour: Parlour, page: int = 0) -> str:
    answer = await desk.top_page(parlour.club, parlour.caller(FRED), TopPage(page))
    assert answer.screen is not None
    return answer.screen.text


async def stats(parlour: Parlour, who: int) -> str:
    answer = await desk.stats(parlour.club, parlour.alone(who))
    assert answer.screen is not None
    return answer.screen.text


async def test_a_group_sees_who_has_played_enough(parlour: Parlour) -> None:
    """By their names of today; before that nobody is listed, but counted."""
    for number in range(LEAST):
        assert "Nobody is listed yet" in await top(parlour)
        assert ("4 more people" in await top(parlour)) is (number > 0)
        await play(parlour, ANNA, BORIS, DANA, ELLA)
    await parlour.club.register.change_person(ANNA, name="Annette")
    text = await top(parlour)
    assert all(name in text for name in ("Annette", "Boris", "Dana", "Ella", "Best partners"))
    assert f"of {LEAST} series" in text
    assert "more people" not in text


async def test_a_group_sees_nothing_of_another(parlour: Parlour) -> None:
    """Standings are the group's own."""
    for _ in range(LEAST):
        await play(parlour, ANNA, BORIS, DANA, ELLA, chat_id=-5)
    assert "Nobody is listed yet" in await top(parlour)


async def test_computer_players_stand_apart(parlour: Parlour) -> None:
    """They are one line, and no person."""
    await play(parlour, ANNA, BORIS)
    text = await top(parlour)
    assert "Computer players" in text
    assert "2 more people" in text


async def test_own_figures_are_of_all_groups(parlour: Parlour) -> None:
    """Both groups, each partner, and games alone apart."""
    await play(parlour, ANNA, BORIS, DANA, ELLA)
    await play(parlour, ANNA, BORIS, None, ELLA, chat_id=-5)
    await play(parlour, ANNA, chat_id=ANNA, is_solo=True)
    groups, _, alone = (await stats(parlour, ANNA)).partition("Games alone")
    assert "of 2 series" in groups
    assert "\u2068Dana\u2069: " in groups
    assert "🤖 Computer: " in groups
    assert "of 1 series" in alone
    assert "Games alone" not in await stats(parlour, BORIS)
    assert "No series with other people yet" in await stats(parlour, FRED)


async def test_figures_are_private(parlour: Parlour) -> None:
    """In a group /stats leads to the private chat; a button of it does nothing there."""
    answer = await desk.stats(parlour.club, parlour.caller(ANNA))
    assert answer.screen is not None
    assert answer.screen.buttons[0][0].url == "https://t.me/KozelBot?start=stats"
    with pytest.raises(Refused) as refused:
        await desk.own_page(parlour.club, parlour.caller(ANNA), OwnPage(0))
    assert refused.value.toast is Toast.PRIVATE_ONLY


async def test_standings_are_of_groups(parlour: Parlour) -> None:
    """In private /top says where they are."""
    for call in (
        desk.top(parlour.club, parlour.alone(ANNA)),
        desk.top_page(parlour.club, parlour.alone(ANNA), TopPage(0)),
    ):
        with pytest.raises(Refused) as refused:
            await call
        assert refused.value.toast is Toast.STANDINGS_IN_GROUPS


async def test_each_partner_is_on_one_page(parlour: Parlour) -> None:
    """The best first, ten a page."""
    table = await finished(parlour.store, is_solo=False)
    pairs = tuple(Pair(ALL_GROUPS, ANNA, who, 100, who, 1, 1) for who in range(50, 75))
    await parlour.store.count(Counted(ALL_GROUPS, table, (Standing(ALL_GROUPS, ANNA, 25.0, 5.0),), pairs))
    found = []
    for page in range(3):
        answer = await desk.own_page(parlour.club, parlour.alone(ANNA), OwnPage(page))
        assert answer.screen is not None
        found.append([int(won) for won in re.findall(r": 🏆 (\d+) of 100 series", answer.screen.text)])
    assert found == [list(range(74, 64, -1)), list(range(64, 54, -1)), list(range(54, 49, -1))]


async def test_a_page_that_is_no_more(parlour: Parlour) -> None:
    """An old or forged button shows the last page."""
    for _ in range(LEAST):
        await play(parlour, ANNA, BORIS, DANA, ELLA)
    assert await top(parlour, 2**40) == await top(parlour)
    alone = parlour.alone(ANNA)
    old = await desk.own_page(parlour.club, alone, OwnPage(2**40))
    assert old == await desk.own_page(parlour.club, replace(alone), OwnPage(0))


async def test_standings_move_with_the_group(parlour: Parlour) -> None:
    """A supergroup shows what the group had."""
    for _ in range(LEAST):
        await play(parlour, ANNA, BORIS, DANA, ELLA)
    text = await top(parlour)
    await parlour.news.migrated(GROUP, -1009)
    caller = parlour.caller(ANNA, chat_id=-1009)
    answer = await desk.top(parlour.club, caller)
    assert answer.screen is not None
    assert answer.screen.text == text
