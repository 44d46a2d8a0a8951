"""`kozel backup FILE` while people play at several tables, and what `kozel restore` makes of it.

Both commands are processes of their own, beside that of the bot; see kill_faults.py.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.table import replay
from engine.errors import EngineError
from storage.sqlite import SqliteStore
from storage.store import DamagedTable
from tests.faults.crowd import Crowd
from tests.faults.kill_faults import Saved, begin_anew, child_house, lost, miscounted

BEFORE = 0.2  # seconds of play before a backup is begun, at most


@dataclass(frozen=True, slots=True)
class Backups:
    """``accepted``: plays while backups were made; ``restored``: inputs that came back, of all backups."""

    backups: int
    accepted: int
    restored: int
    faults: tuple[str, ...]


async def back_up(folder: Path, count: int, seed: int, tables: int = 4) -> Backups:
    """Make so many backups while all play, and restore each: it holds every play that was accepted before it
    was begun, its logs are legal and sound, and the next backup's and the bot's go on from them. The last one
    takes the place of the database, and is played on."""
    faults: list[str] = []
    restored_inputs = 0
    async with child_house(folder) as house:
        crowd = Crowd(house, Random(seed))
        await crowd.gather(tables, target=24)
        copy, put, before = folder / "copy.db", folder / "restored.db", await crowd.saved()
        for number in range(1, count + 1):
            since = len(crowd.taps)
            async with crowd.playing():
                await asyncio.sleep(crowd.chance.uniform(0.0, BEFORE))
                taps = crowd.taps[since:]
                found = await kozel("backup", copy, house.database)
            found += await kozel("restore", copy, put)
            restored, damage = await everything(put)
            await house.quiet()
            live = await crowd.saved()
            found += [
                *damage,
                *lost(before, restored),
                *miscounted(taps, restored),
                *lost(restored, before | live),
            ]
            faults += [f"backup {number}: {fault}" for fault in found]
            restored_inputs += sum(len(saved.inputs) for saved in restored.values())
            before = restored | live
            await begin_anew(crowd, live)
        accepted = sum(tap.is_accepted for tap in crowd.taps)
        await house.close()
        faults += [*await kozel("restore", copy, house.database)]
        await house.open()
        faults += await _played_on(crowd)
    return Backups(count, accepted, restored_inputs, tuple(faults))


async def kozel(command: str, file: Path, database: Path) -> list[str]:
    """`kozel <command> FILE --database PATH`; what it had to complain of."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli", command, str(file), "--database", str(database),
        stdout=DEVNULL, stderr=PIPE,
    )  # fmt: skip
    _, said = await process.communicate()
    return [f"kozel {command}: {process.returncode}, {said.decode()}"] if process.returncode or said else []


async def everything(path: Path) -> tuple[Saved, list[str]]:
    """All tables of a database, and which of them are damaged or no game."""
    found: Saved = {}
    faults = []
    async with await SqliteStore.open(path, is_read_only=True) as store:
        for number in await store.table_ids():
            try:
                saved = await store.table(number)
                assert saved is not None
                replay(saved)
            except (DamagedTable, EngineError) as error:
                faults.append(f"table {number}: {error!r}")
            else:
                found[number] = saved
    return found, faults


async def _played_on(crowd: Crowd) -> list[str]:
    """What is amiss when all ask for their table and hands, which may have been shown newer, and go on."""
    house, before = crowd.house, await crowd.saved()
    for party in crowd.parties:
        await house.say(party.people[0], party.room, "/table")
        for person in party.people:
            await house.say(person, person.private, "/hand")
    async with crowd.playing():
        await asyncio.sleep(BEFORE)
    await house.quiet()
    await crowd.sweep()
    after = await crowd.saved()
    stuck = [number for number, was in before.items() if after[number].inputs == was.inputs]
    faults = [*lost(before, after), *(f"table {number} does not go on" for number in stuck)]
    return [f"restored: {fault}" for fault in [*faults, *await crowd.faults()]]
