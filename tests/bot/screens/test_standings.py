"""The standings of a group, and somebody's own figures."""

from dataclasses import replace

import pytest

from bot.asides import OwnPage, TopPage
from bot.callbacks import decode
from bot.screens.screen import Screen
from bot.screens.standings import PAGE, Own, Top, best_first, own_screen, stats_hint_screen, top_screen
from storage.standing_rows import COMPUTER, Pair, Standing
from tests.bot.screens.samples import LANGUAGES, LONG_NAMES, TRANSLATORS, check_screen

EN = TRANSLATORS.of("en")
MANY = 88_888
ANNA = Standing(-1, 11, 31.0, 5.0, 10, 7, 1, 50, 29, 2, 1, 4, 0, 5)
BORIS = Standing(-1, 22, 25.0, 5.0, 3, 0, 0, 12, 3)
COMPUTERS = Standing(-1, COMPUTER, 20.0, 4.0, 12, 5, 2, 60, 26, 3, 1, 2, 1, 2)
FULL = Standing(-1, 11, 80.0, 1.0, *[MANY] * 10)
NAMES = {11: "Anna", 22: "<b>Boris", 33: "Clara"}
TOP = Top(0, 2, 4, (ANNA, BORIS), Pair(-1, 11, 22, 10, 8, 50, 29), COMPUTERS)
OWN = Own(
    0,
    3,
    replace(ANNA, chat_id=0, streak=3),
    (Pair(0, 11, 33, 30, 25, 99, 60), Pair(0, 11, 22, 3, 3, 9, 8), Pair(0, COMPUTER, 11, 2, 1, 9, 4)),
    replace(BORIS, chat_id=11),
)


def names(who: int) -> str:
    return NAMES.get(who, "")


def pages_of(screen: Screen) -> list[object]:
    return [decode(button.data or "") for row in screen.buttons for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_pages_fit(language: str) -> None:
    """Ten people or partners with the longest names and the largest figures."""
    t = TRANSLATORS.of(language)
    people = tuple(replace(FULL, player_id=who) for who in range(1, PAGE + 1))
    pair = Pair(-1, 1, 2, *[MANY] * 4)
    top = Top(4, 95, MANY, people, pair, replace(FULL, player_id=COMPUTER))
    check_screen(top_screen(top, lambda who: LONG_NAMES[who % 4], t))
    partners = tuple(replace(pair, first_id=11, second_id=who) for who in range(12, 12 + PAGE))
    own = Own(3, 68, FULL, partners, FULL)
    check_screen(own_screen(own, lambda who: LONG_NAMES[who % 4], t))
    check_screen(stats_hint_screen(t, "https://t.me/KozelBot?start=stats"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_yet(language: str) -> None:
    """Without any series there are kind words, and no legend of what is not there."""
    t = TRANSLATORS.of(language)
    for screen in (
        top_screen(Top(0, 0, 0, (), None, None), names, t),
        own_screen(Own(0, 0, None, (), None), names, t),
    ):
        check_screen(screen)
        assert "/newgame" in screen.text
        assert "🧹" not in screen.text
        assert screen.buttons == ()


def test_each_person_in_two_short_lines() -> None:
    """Rating, series, deals, goats with eggs; then sweeps, entries and streak, if there were any."""
    text = top_screen(TOP, names, EN).text
    won = "🏆 7 of 10 series · deals 58% · 🐐 3 (🥚 1)"
    anna = f"\u2068Anna\u2069 · <b>1120</b>\n{won}\n🧹 2 : 1 · ⚡️ 4 · 🔥 5"
    boris = "\u2068&lt;b&gt;Boris\u2069 · <b>1000</b>\n🏆 0 of 3 series · deals 25% · 🐐 3\n\n"
    assert f"1. {anna}\n\n2. {boris}" in text


def test_below_the_list() -> None:
    """The best partners, computer players apart, and how many have too few series."""
    text = top_screen(TOP, names, EN).text
    assert (
        "🤝 Best partners: \u2068Anna\u2069 + \u2068&lt;b&gt;Boris\u2069, 🏆 8 of 10 series · deals 58%"
        in text
    )
    assert "🤖 Computer players: 🏆 5 of 12 series · deals 43%" in text
    assert "4 more people with fewer than 3 series" in text


def test_only_beginners() -> None:
    """Nobody is listed yet, but it shows that something is counted."""
    text = top_screen(Top(0, 0, 1, (), None, COMPUTERS), names, EN).text
    assert "Nobody is listed yet" in text
    assert "1 more person with fewer than 3 series" in text


def test_pages_of_the_list() -> None:
    """Numbers go on from page to page; ◀️ and ▶️ lead where there is one."""
    page = Top(1, 21, 0, (ANNA,), None, None)
    screen = top_screen(page, names, EN)
    assert "11. \u2068Anna" in screen.text
    assert "2/3" in screen.text
    assert pages_of(screen) == [TopPage(0), TopPage(2)]
    assert pages_of(top_screen(replace(page, page=0), names, EN)) == [TopPage(1)]
    assert pages_of(top_screen(replace(page, page=2), names, EN)) == [TopPage(1)]
    assert pages_of(top_screen(TOP, names, EN)) == []


def test_own_figures() -> None:
    """The rating, what was won, what is won in a row now; games alone apart and without a rating."""
    text = own_screen(OWN, names, EN).text
    groups, _, alone = text.partition("Games alone")
    assert "Rating <b>1120</b>\n🏆 7 of 10 series" in groups
    assert "Won in a row now: 3" in groups
    assert "0 of 3 series · deals 25% · 🐐 3" in alone
    assert "Rating" not in alone


def test_partners_the_best_first() -> None:
    """Three of three are not better than 25 of 30; computer players are a partner like others."""
    assert best_first(reversed(OWN.partners)) == list(OWN.partners)
    text = own_screen(OWN, names, EN).text
    order = [text.index(name) for name in ("Clara", "Boris", "Computer")]
    assert order == sorted(order)
    assert "\u2068Clara\u2069: 🏆 25 of 30 series · deals 61%" in text


def test_pages_of_partners() -> None:
    """◀️ and ▶️ lead to the other partners."""
    pages = [own_screen(replace(OWN, page=page, all_partners=25), names, EN) for page in range(3)]
    assert [pages_of(page) for page in pages] == [[OwnPage(1)], [OwnPage(0), OwnPage(2)], [OwnPage(1)]]
    assert "2/3" in pages[1].text


def test_only_games_alone() -> None:
    """Who never played in a group is told so, beside the games alone."""
    text = own_screen(Own(0, 0, None, (), BORIS), names, EN).text
    assert "0 of 3 series" in text
    assert "Rating <b>" not in text
    assert "No series with other people yet" in text
    assert "begins at" not in text


def test_somebody_forgotten() -> None:
    """Partners who are not known any more have no name, but their series count."""
    own = replace(OWN, partners=(Pair(0, -7, 11, 4, 2, 9, 4),))
    assert "\u2068somebody\u2069: 🏆 2 of 4 series" in own_screen(own, names, EN).text
