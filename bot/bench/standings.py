"""`kozel bench standings`: how fast /top and /stats answer over many stored series.

What is synthetic: tables are rows without a log (nothing here replays one), figures are drawn by lot, and
every series is noted as counted. What is real: the schema with all its indexes, the store, the application
and the screens. A tenth of the series is played in one large group by a thousand people, the rest in a group
of eight for each hundred series; everybody has some sixty partners in all groups together.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import astuple
from itertools import count, islice
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table

from bot.app import App
from bot.asides import TopPage
from bot.bench.figures import decisions
from bot.club import Answer, Caller, Club
from bot.register import Register
from bot.screens.standings import PAGE
from bot.settings import Settings, load
from bot.standings import desk
from engine.players import Stream, stream
from storage.sqlite import SqliteStore
from storage.standing_rows import ALL_GROUPS, COMPUTER, Pair, Standing

LARGE, LARGE_PEOPLE = -1, 1000  # one group in which a tenth of all series was played
SMALL_SERIES, SMALL_PEOPLE = 100, 8  # of each other group
PARTNERS = 60  # of everybody, in all groups together
TOKEN = "123456789:" + "A" * 35  # of nobody: nothing is sent

_TABLE = """
INSERT INTO tables (id, code, chat_id, thread_id, is_solo, status, starter_id, starter_name, language, rules,
    first_dealer, opened_at, acted_at, version, revision, turn_seconds, is_rematch, is_silenced, notes,
    stop_agreed)
VALUES (?, '', ?, 0, 0, 'finished', 1, '', 'en', '{}', 0, 0, ?, 0, 0, 0, 0, 0, '[]', '[]')
"""
_USER = "INSERT INTO users (id, name, is_reachable, confirms_plays) VALUES (?, ?, 1, 0)"
_STANDING = """
INSERT INTO standings (chat_id, player_id, mu, sigma, series, series_won, goats_with_eggs, deals, deals_won,
    sweeps_given, sweeps_taken, entries, streak, longest_streak)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_PAIR = """
INSERT INTO pairs (chat_id, first_id, second_id, series, series_won, deals, deals_won)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_RATING = "INSERT INTO ratings (chat_id, player_id, table_id, mu, sigma) VALUES (?, ?, ?, 25.0, 5.0)"


Row: TypeAlias = tuple[Any, ...]


def groups(series: int) -> Iterator[tuple[int, int, range]]:
    """Each group with its number of series and its people."""
    yield LARGE, series // 10, range(1, LARGE_PEOPLE + 1)
    for number in range((series - series // 10) // SMALL_SERIES):
        first = LARGE_PEOPLE + 1 + number * SMALL_PEOPLE
        yield LARGE - 1 - number, SMALL_SERIES, range(first, first + SMALL_PEOPLE)


def fill(path: Path, series: int) -> None:
    """Write that many series and what they would have come to."""
    chance, everybody, tables = stream("standings"), list[int](), count(1)
    with closing(sqlite3.connect(path)) as connection:
        for chat_id, played, people in groups(series):
            everybody += people
            own = list(islice(tables, played))
            connection.executemany(_TABLE, [(table, chat_id, float(table)) for table in own])
            connection.executemany(_RATING, _ratings(chat_id, own, people, chance))
            connection.executemany(_STANDING, _standings(chat_id, people, chance))
            connection.executemany(_PAIR, _pairs(chat_id, people, min(SMALL_PEOPLE, PARTNERS), chance))
        connection.executemany(_USER, [(who, f"Person {who}") for who in everybody])
        connection.executemany(_STANDING, _standings(ALL_GROUPS, everybody, chance))
        connection.executemany(_PAIR, _pairs(ALL_GROUPS, everybody, PARTNERS, chance))
        connection.execute("UPDATE finishes SET is_counted = 1")
        connection.commit()


def _ratings(chat_id: int, tables: Sequence[int], people: Sequence[int], chance: Stream) -> Iterator[Row]:
    for table in tables:
        for who in chance.sample(people, 4):
            yield from ((scope, who, table) for scope in (chat_id, ALL_GROUPS))


def _standings(chat_id: int, people: Sequence[int], chance: Stream) -> Iterator[Row]:
    for who in (COMPUTER, *people):
        mu, won = chance.gauss(25, 5), chance.randrange(41)
        yield astuple(Standing(chat_id, who, mu, 4.0, 40, won, 1, 240, 120, 9, 9, 5, 1, 6))


def _pairs(chat_id: int, people: Sequence[int], partners: int, chance: Stream) -> Iterator[Row]:
    """About so many partners for each, half of them by each of the two."""
    found = {
        (min(who, other), max(who, other)) for who in people for other in chance.sample(people, partners // 2)
    }
    for one, other in found:
        if one != other:
            yield astuple(Pair(chat_id, one, other, 20, chance.randrange(21), 120, 60))


async def measure(series: int, times: int) -> dict[str, Any]:
    """ms that each question takes, asked so many times: from the call of the application to its screen."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kozel.db"
        await (await SqliteStore.open(path)).close()
        fill(path, series)
        async with await SqliteStore.open(path) as store:
            club = App(load(Settings, bot_token=TOKEN, database_path=path), store).club
            rows = {name: await _asked(store, club, ask, times) for name, ask in questions(series).items()}
    return {"series": series, "times": times, "rows": rows}


Ask: TypeAlias = Callable[[Club, Stream], Awaitable[Answer]]


def questions(series: int) -> dict[str, Ask]:
    """What is asked, by whom of all that there are."""
    small = [(chat_id, people) for chat_id, _, people in groups(series) if chat_id != LARGE]
    last = LARGE_PEOPLE // PAGE - 1
    return {
        "/top, group of 8": lambda club, chance: desk.top(club, _in_group(*chance.choice(small))),
        "/top, group of 1,000": lambda club, chance: desk.top(club, _in_group(LARGE, (1,))),
        "its last page": lambda club, chance: desk.top_page(club, _in_group(LARGE, (1,)), TopPage(last)),
        "/stats": lambda club, chance: desk.stats(club, _alone(chance.choice(chance.choice(small)[1]))),
        "/stats, large group": lambda club, chance: desk.stats(club, _alone(chance.randint(1, LARGE_PEOPLE))),
    }


async def _asked(store: SqliteStore, club: Club, ask: Ask, times: int) -> dict[str, float]:
    """Names are read anew each time, as after a start."""
    chance, seconds = stream("asked"), []
    for _ in range(times):
        club.register = Register(store)
        start = perf_counter()
        answer = await ask(club, chance)
        seconds.append(perf_counter() - start)
        assert answer.screen is not None, "a question is answered by a screen"
    found = decisions(seconds)
    return {"median": found.p50, "p95": found.p95, "max": found.max}


def _in_group(chat_id: int, people: Sequence[int]) -> Caller:
    return Caller(people[0], "", "en", chat_id, None, "", False, None)


def _alone(who: int) -> Caller:
    return Caller(who, "", "en", who, None, "", True, None)


def show(figures: dict[str, Any]) -> None:
    """The figures of ``measure`` for people."""
    console, table = Console(highlight=False), Table("")
    for name in ("median", "p95", "max"):
        table.add_column(name, justify="right")
    for question, times in figures["rows"].items():
        table.add_row(question, *(f"{times[name]:.1f}" for name in ("median", "p95", "max")))
    console.print(f"{figures['series']:,} series stored; ms an answer takes, of {figures['times']} each")
    console.print(table)
