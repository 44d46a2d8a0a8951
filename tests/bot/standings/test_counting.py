"""Series are counted once each, whatever is killed meanwhile; counted again, the figures are the same."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.standings.command import recount
from bot.standings.counting import Counting
from storage.memory import MemoryStore
from storage.sqlite import SqliteStore
from storage.standing_rows import ALL_GROUPS, COMPUTER, Counted
from storage.store import DatabaseInUse, NotStored, Store
from tests.bot.standings.played import Company, play_series, standing_rows

CHATS = (-1, -2, -1003)
PEOPLE = (11, 22, 33, 44, 55, 66, COMPUTER, COMPUTER)
SERIES = 36


def company(chance: Random) -> Company:
    """Four of the people, or computer players, in one of the groups; now and then somebody alone."""
    four = [who or None for who in chance.sample(PEOPLE, 4)]
    if chance.random() < 0.2:
        return Company(11, [11, None, None, None], is_solo=True)
    return Company(chance.choice(CHATS), four)


class Dying:
    """Fails at every so many-th statement that writes standings, as if the program were killed there."""

    def __init__(self, every: int) -> None:
        self._every = every
        self._numbers = count(1)
        self.deaths = 0

    def __call__(self, statement: str) -> None:
        if not statement.strip().startswith(("INSERT OR REPLACE", "UPDATE finishes", "INSERT INTO ratings")):
            return
        if next(self._numbers) % self._every == 0:
            self.deaths += 1
            error = sqlite3.OperationalError("killed")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A database with a few dozen series, counted as they finished, with many a crash."""
    path, chance, other, dying = tmp_path / "kozel.db", Random(3), Random(1), Dying(7)
    store = await SqliteStore.open(path, before_statement=dying)
    for number in range(SERIES):
        await play_series(store, company(chance), chance, comings=0.3)
        if number % 9 == 8:
            await store.close()
            store = await SqliteStore.open(path, before_statement=dying)
        elif other.random() < 0.7:
            await count_until_killed(store)
    while await store.uncounted():
        await count_until_killed(store)
    await store.close()
    assert dying.deaths > 10
    return path


async def count_until_killed(store: Store) -> None:
    with suppress(NotStored):
        await Counting(store).catch_up()


@pytest.mark.slow
async def test_counted_again_all_figures_are_the_same(played: Path) -> None:
    """With eggs, people who come and go, games alone, and whatever was killed: to the last digit."""
    before = standing_rows(played)
    with closing(sqlite3.connect(played)) as connection:
        [[eggs]] = connection.execute("SELECT sum(goats_with_eggs) FROM standings").fetchall()
        [[entries]] = connection.execute("SELECT sum(entries) FROM standings").fetchall()
    assert eggs
    assert entries
    assert len(before["standings"]) > 20
    assert await recount(played) == SERIES
    assert standing_rows(played) == before


@pytest.mark.slow
async def test_the_figures_add_up(played: Path) -> None:
    """Each series is of four seats, in its chat and in all groups; two of the seats win it."""
    with closing(sqlite3.connect(played)) as connection:
        rows = connection.execute(
            "SELECT chat_id, sum(series), sum(series_won) FROM standings GROUP BY chat_id"
        )
        found = {chat_id: (series, won) for chat_id, series, won in rows}
        solo = dict(connection.execute("SELECT is_solo, count(*) FROM tables GROUP BY is_solo"))
    assert found[ALL_GROUPS] == (4 * solo[0], 2 * solo[0])
    assert found[11] == (4 * solo[1], 2 * solo[1])
    assert sum(series for series, _ in found.values()) == 4 * (2 * solo[0] + solo[1])


async def test_memory_counts_as_the_database_does(tmp_path: Path) -> None:
    """The same series give the same rows in both stores."""
    rows = []
    async with await SqliteStore.open(tmp_path / "kozel.db") as sqlite:
        stores: Iterable[Store] = (sqlite, MemoryStore())
        for store in stores:
            chance = Random(3)
            for _ in range(6):
                await play_series(store, company(chance), chance, comings=0.3)
                await Counting(store).catch_up()
            rows.append([
                (await store.standing(chat_id, who), set(await store.pairs_of(chat_id, who)))
                for chat_id in (*CHATS, ALL_GROUPS)
                for who in PEOPLE
            ])  # fmt: skip
    assert rows[0] == rows[1]
    assert any(standing is not None for standing, _ in rows[0])


async def test_counting_twice_counts_once(tmp_path: Path) -> None:
    """Two counts at once, and another one later."""
    async with await SqliteStore.open(tmp_path / "kozel.db") as store:
        table = await play_series(store, Company(-1, [11, 22, 33, 44]), Random(1))
        counting = Counting(store)
        assert [await counting.catch_up(), await counting.catch_up()] == [1, 0]
        standing = await store.standing(-1, 11)
        assert standing is not None
        assert standing.series == 1
        assert [point.table_id for point in await store.rating_history(11)] == [table]


async def test_a_damaged_series_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is named in the log, the others count."""
    path, chance = tmp_path / "kozel.db", Random(1)
    async with await SqliteStore.open(path) as store:
        damaged, whole = [await play_series(store, Company(-1, [11, 22, 33, 44]), chance) for _ in range(2)]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE inputs SET input = 'lead 0 7S' WHERE table_id = ? AND seq = 5", (damaged,))
        connection.commit()
    with caplog.at_level(logging.ERROR):
        assert await recount(path) == 1
    assert f"table {damaged} is left out" in caplog.text
    async with await SqliteStore.open(path) as store:
        assert [point.table_id for point in await store.rating_history(11)] == [whole]
        assert await store.uncounted() == ()


class Moving(MemoryStore):
    """The group becomes a supergroup while one of its series is being counted."""

    has_moved = False

    async def count(self, counted: Counted) -> None:
        if counted.chat_id == -1 and not self.has_moved:
            self.has_moved = True
            await self.migrate_chat(-1, -1009)
        await super().count(counted)


async def test_a_chat_that_moves_meanwhile() -> None:
    """Its series are counted where they are now, in their order, and nothing stays where they were."""
    store, chance = Moving(), Random(1)
    tables = [await play_series(store, Company(-1, [11, 22, 33, 44]), chance) for _ in range(3)]
    await Counting(store).catch_up()
    assert await store.uncounted() == ()
    assert await store.standing(-1, 11) is None
    points = await store.rating_history(11, -1009)
    assert [point.table_id for point in points] == tables
    assert [(one.mu, one.sigma) for one in points] == [
        (one.mu, one.sigma) for one in await store.rating_history(11)
    ]


class Joining(SqliteStore):
    """Another group becomes this one while a series of this one is being counted."""

    is_joining = False

    async def count(self, counted: Counted) -> None:
        if self.is_joining and counted.chat_id == -1009:
            self.is_joining = False
            await self.migrate_chat(-1, -1009)
        await super().count(counted)


@pytest.mark.parametrize("has_figures", [False, True])
async def test_a_chat_that_comes_in_meanwhile(tmp_path: Path, has_figures: bool) -> None:
    """Nothing that was counted of the two is written over or counted twice, whether or not the new chat had
    figures before: counted again, they are the same."""
    path, chance = tmp_path / "kozel.db", Random(1)
    async with await Joining.open(path) as store:
        for chat_id in (-1, -1009) if has_figures else (-1,):
            await play_series(store, Company(chat_id, [11, 22, 33, 44]), chance)
        await Counting(store).catch_up()
        store.is_joining = True
        await play_series(store, Company(-1009, [11, 22, 33, 44]), chance)
        await Counting(store).catch_up()
        assert not store.is_joining
        standing = await store.standing(-1009, 11)
        assert standing is not None
        assert standing.series == (3 if has_figures else 2)
    before = standing_rows(path)
    await recount(path)
    assert standing_rows(path) == before


async def test_recount_needs_the_database_for_itself(tmp_path: Path) -> None:
    """While the bot runs it refuses."""
    async with await SqliteStore.open(tmp_path / "kozel.db"):
        with pytest.raises(DatabaseInUse):
            await recount(tmp_path / "kozel.db")


def test_recount_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, and exit code 0."""

    async def made() -> None:
        await (await SqliteStore.open(tmp_path / "kozel.db")).close()

    asyncio.run(made())
    assert main(["recount", "--database", str(tmp_path / "kozel.db")]) == 0
    assert "0 series are counted again" in capsys.readouterr().out


def test_recount_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where there is none, or only an empty file, that is told with exit code 1 and all stays as it is."""
    (tmp_path / "empty.db").touch()
    for path in (tmp_path / "typo.db", tmp_path / "empty.db", tmp_path / "nowhere" / "kozel.db"):
        assert main(["recount", "--database", str(path)]) == 1
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", f"kozel recount: no database at {path}\n")
    assert [(path.name, path.stat().st_size) for path in tmp_path.iterdir()] == [("empty.db", 0)]
