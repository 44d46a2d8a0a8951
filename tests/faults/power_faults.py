"""Power that goes and logs that are cut, as often as asked; see storage_faults.py and lossy_disk.py."""

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from storage.sqlite import SqliteStore
from storage.store import StoreError
from tests.faults.lossy_disk import Disk, open_store
from tests.storage.rows import ROW
from tests.storage.steps import is_whole, whole_step

CUTS_A_LIFE = 25
WRITES_A_LIFE = 2000  # and syncs: the migrations, then some hundred steps and several checkpoints
STEPS_IN_WAL = 60


@dataclass(frozen=True, slots=True)
class PowerCuts:
    """``lost``: acknowledged steps that were not there after a cut; ``broken``: what else was amiss."""

    cuts: int
    acknowledged: int
    lost: int
    broken: tuple[str, ...]


async def cut_power(folder: Path, count: int, seed: int, *pragmas: str) -> PowerCuts:
    """Cut the power at random moments while steps are committed; ``pragmas`` weaken the store's settings."""
    chance = Random(seed)
    acknowledged = lost = 0
    broken: list[str] = []
    for life in range(0, count, CUTS_A_LIFE):
        home = folder / f"life{life}"
        home.mkdir()
        for version, files in await _live(home, chance, min(CUTS_A_LIFE, count - life), pragmas):
            _lay_out(home / "after", files)
            found, fault = await _found(home / "after" / "lossy.db")
            acknowledged += version
            lost += max(0, version - found)
            if fault or found > version + 1:
                broken.append(fault or f"step {found} was never taken")
    return PowerCuts(count, acknowledged, lost, tuple(broken))


async def _live(
    home: Path, chance: Random, count: int, pragmas: Sequence[str]
) -> list[tuple[int, dict[str, bytes]]]:
    """Run the store on a lossy disk; at some of its writes and syncs: steps acknowledged, files left."""
    moments = set(chance.sample(range(WRITES_A_LIFE), count))
    version = passed = 0
    cuts: list[tuple[int, dict[str, bytes]]] = []

    def at_each() -> None:
        nonlocal passed
        if passed in moments:
            cuts.append((version, disk.cut(chance)))
        passed += 1

    disk = Disk("lossy", at_each)
    # Checkpoints come often, so that they are cut as well.
    store = await open_store(home / "lossy.db", disk, "wal_autocheckpoint = 40", *pragmas)
    row = await store.open_table(ROW, (), None)
    while passed < WRITES_A_LIFE:
        change = whole_step(row)
        await store.commit(change)
        row, version = change.table, change.table.version
    await store.close()
    disk.unregister()
    return cuts


def _lay_out(folder: Path, files: Mapping[str, bytes]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)


async def _found(path: Path) -> tuple[int, str]:
    """How many steps the first table of a database has (0: it is not there yet), and what is amiss."""
    try:
        async with await SqliteStore.open(path) as store:
            saved = await store.table(1)
            if saved is None:
                return 0, ""
            fault = "" if await is_whole(store, saved) else f"half of a step after {saved.table.version}"
            return saved.table.version, fault
    except StoreError as error:
        return 0, str(error)


@dataclass(frozen=True, slots=True)
class WalCuts:
    """``prefixes``: how many different numbers of steps were found; ``broken``: what was amiss."""

    cuts: int
    prefixes: int
    broken: tuple[str, ...]


async def cut_wal(folder: Path, count: int, seed: int) -> WalCuts:
    """Open copies of a database whose log ends anywhere: each stands after a step, later for a longer log."""
    chance = Random(seed)
    home = folder / "whole"
    home.mkdir()
    async with await SqliteStore.open(home / "kozel.db") as store:
        row = await store.open_table(ROW, (), None)
        for _ in range(STEPS_IN_WAL):
            change = whole_step(row)
            await store.commit(change)
            row = change.table
        files = {name: (home / name).read_bytes() for name in ("kozel.db", "kozel.db-wal")}
    log = files["kozel.db-wal"]
    lengths = sorted({0, len(log), *(chance.randrange(len(log)) for _ in range(count))})
    steps = []
    broken = []
    for length in lengths:
        _lay_out(folder / "cut", {**files, "kozel.db-wal": log[:length]})
        found, fault = await _found(folder / "cut" / "kozel.db")
        steps.append(found)
        broken += [fault] if fault else []
    if steps != sorted(steps) or steps[-1] != STEPS_IN_WAL:
        broken.append(f"steps in order of length: {steps}")
    return WalCuts(len(lengths), len(set(steps)), tuple(broken))
