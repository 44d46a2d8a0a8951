"""Screens of a group's life: blocks, the log, past series, calls; and turn times on lobby and table."""

from dataclasses import replace

import pytest

from bot.asides import HistoryPage, StopCalls, Unblock
from bot.callbacks import decode
from bot.press import Press
from bot.screens.blocks import MOST, blocks_screen
from bot.screens.calls import call_screen, calls_screen, way_screen
from bot.screens.choices import CHOICES, Setting
from bot.screens.doings import log_screen
from bot.screens.history import ON_A_PAGE, history_screen
from bot.screens.lobby import lobby_screen
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from bot.screens.words import past
from engine.view import observe
from storage.grouprows import Block, Deed, Doing, PastSeries
from storage.rows import Status
from tests.bot.screens.samples import (
    DUE,
    LANGUAGES,
    LARGEST,
    LONG_NAMES,
    NOW,
    TITLE,
    TRANSLATORS,
    check_screen,
    random_states,
    seen_text,
    table_row,
)

EN = TRANSLATORS.of("en")
NAMES = TRANSLATORS.names


def presses(screen: Screen) -> list[Press]:
    return [decode(button.data) for row in screen.buttons for button in row if button.data]


def blocks(count: int) -> list[Block]:
    return [Block(-1, LARGEST - at, LONG_NAMES[at % 4], 1, NOW) for at in range(count)]


def doings() -> list[Doing]:
    """Every deed, by people with the longest names, twenty lines of it."""
    named = [(LONG_NAMES[0],), (LONG_NAMES[2],)]
    details: dict[Deed, list[tuple[str, ...]]] = {
        Deed.LANGUAGE: [("pt-BR",), ("gone",)],
        Deed.SETTING: [(one.value, CHOICES[one][0], CHOICES[one][-1]) for one in Setting],
        Deed.BLOCKED: [*named],
        Deed.UNBLOCKED: [*named],
    }
    deeds = [
        Doing(-1, NOW, LARGEST, LONG_NAMES[1], deed, detail)
        for deed in Deed
        for detail in details.get(deed, [()])
    ]
    return (deeds * 2)[:20]


def past_series(score: tuple[int, int] = (12, 4), eggs: int = 1) -> PastSeries:
    return PastSeries(table_row(status=Status.FINISHED), score, eggs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits(language: str) -> None:
    """With the longest names, lists as long as they get, in every language."""
    t = TRANSLATORS.of(language)
    lobby = table_row(version=0, status=Status.LOBBY)
    state = next(random_states(7, 1))
    for screen in (
        blocks_screen(blocks(MOST + 10), t),
        blocks_screen([], t),
        log_screen(doings(), NAMES, t),
        log_screen([], NAMES, t),
        history_screen(3, 100_000, [past_series()] * ON_A_PAGE, t),
        call_screen(lobby, TITLE, "https://t.me/c/1/2", t),
        calls_screen([(-LARGEST, TITLE)] * 20, t),
        calls_screen([], t),
        way_screen(LONG_NAMES[0], "https://t.me/KozelBot?start=next", t),
        lobby_screen(lobby, t, LARGEST, 86_400.0),
        table_screen(table_row(), observe(state, None), DUE, t, 2**40, 0.0),
    ):
        check_screen(screen)


def test_a_button_for_each_who_is_blocked() -> None:
    """Those blocked last, if there are very many."""
    screen = blocks_screen(blocks(MOST + 1), EN)
    unblocked = [press.user for press in presses(screen) if isinstance(press, Unblock)]
    assert unblocked == [LARGEST - at for at in range(1, MOST + 1)]


def test_what_the_log_says() -> None:
    """Who, what, and from what to what; an anonymous admin has no name, and who is forgotten is somebody."""
    lines = [
        Doing(-1, NOW, 1, "Anna", Deed.SETTING, ("turn", "90", "86400")),
        Doing(-1, NOW, 1, "", Deed.LANGUAGE, ("ru",)),
        Doing(-1, NOW, -3, "", Deed.STOPPED),
        Doing(-1, NOW, 1, "Anna", Deed.BLOCKED, ("Boris", "22")),
        Doing(-1, NOW, 1, "Anna", Deed.UNBLOCKED, ("",)),
    ]
    text = seen_text(log_screen(lines, NAMES, EN).text)
    assert "Anna\u2069: ⏳ Turn time: 90 seconds → 24 hours" in text
    assert "an admin\u2069: 🌐 Language: Русский" in text
    assert "somebody\u2069: 🛑" in text
    assert "Anna\u2069: 🚫 \u2068Boris\u2069 was blocked" in text
    assert "Anna\u2069: ✅ \u2068somebody\u2069 may play again" in text
    assert "22" not in text


@pytest.mark.parametrize(
    ("page", "count", "ways"),
    [(0, 1, []), (0, 8, []), (0, 9, [1]), (1, 9, [0]), (1, 17, [0, 2]), (2, 17, [1])],
)
def test_ways_from_page_to_page(page: int, count: int, ways: list[int]) -> None:
    """◀ and ▶ stand only where they lead somewhere."""
    screen = history_screen(page, count, [past_series()], EN)
    assert presses(screen) == [HistoryPage(to) for to in ways]


def test_goats_and_winners() -> None:
    """The goats are the side that reached the target; with eggs if there were eggs."""
    first = past_series((12, 4), 0)
    lines = seen_text(history_screen(0, 1, [first], EN).text).splitlines()
    assert [line[-4:].strip() for line in lines[-2:]] == ["12 🐐", "4 🏆"]
    second = history_screen(0, 1, [past_series((4, 13))], EN).text
    assert [line.split()[-1] for line in second.splitlines()[-2:]] == ["🏆", "🐐🥚"]


def test_a_call_leads_to_the_table() -> None:
    """One link where there is one, and a way to stop, for this group."""
    row = replace(table_row(version=0, status=Status.LOBBY), chat_id=-1001234)
    for url in ("https://t.me/c/1/2", None):
        screen = call_screen(row, "Goats", url, EN)
        assert [one.url for line in screen.buttons for one in line if one.url] == ([url] if url else [])
        assert presses(screen) == [StopCalls(1001234)]


def test_unusual_turn_times_are_told() -> None:
    """In the lobby and in a deal's first line; nothing is said of the usual one."""
    lobby, state = table_row(version=0, status=Status.LOBBY), next(random_states(7, 1))
    for turn, told in ((86_400.0, "⏳ 24 hours a turn"), (0.0, "⏳ no turn time")):
        assert told in lobby_screen(lobby, EN, 1, turn).text
        table = table_screen(table_row(), observe(state, None), DUE, EN, 1, turn)
        assert table.text.splitlines()[0].endswith(told)
    for screen in (lobby_screen(lobby, EN, 1), table_screen(table_row(), observe(state, None), DUE, EN, 1)):
        assert "a turn" not in screen.text
        assert "no turn time" not in screen.text


def test_moments_that_are_over() -> None:
    """Shown in each reader's time zone, and in UTC where the client does not know how."""
    assert past(NOW) == '<tg-time unix="1800000000" format="dt">2027-01-15 08:00</tg-time>'
    assert past(NOW, "d") == '<tg-time unix="1800000000" format="d">2027-01-15</tg-time>'
