"""The program killed (kill -9), as often as asked: in running series.

The bot is `kozel run` in a process of its own on a real file; its Telegram and its people live here and
know nothing of the kills. See storage_faults.py for what all harnesses have in common.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.callbacks import MakePlay, NextDeal
from engine.actions import Claim, Deal
from storage.rows import SavedTable, Status
from tests.bot.serving.child import READY, ChildHouse
from tests.bot.serving.warm import warm_house
from tests.faults.crowd import ROOMY, Crowd, Tap
from tests.whole.pace import UNLIMITED, telegrams_settings

LONGEST_LIFE = 0.5  # seconds that a process plays before it is killed, at most
START = 0.5  # seconds that a start takes, about
STARTS_KILLED = 0.2  # of the processes are killed before they are at anybody's service
PATIENCE = 0.5  # seconds that people wait for an answer before they go on
NUDGE = 0.03  # seconds after which a hand is sent anew, so that there are many sends

Saved = dict[int, SavedTable]


@dataclass(frozen=True, slots=True)
class Kills:
    """``accepted``: presses that were told that they counted; ``inputs``: what was added to the logs;
    ``orphans``: messages whose sending a kill cut off, each gone after its first press."""

    kills: int
    accepted: int
    inputs: int
    orphans: int
    faults: tuple[str, ...]


async def kill_in_play(folder: Path, count: int, seed: int, tables: int = 3) -> Kills:
    """Kill the bot at random moments while people play at several tables at once, its start included.

    After each restart, once all is quiet: every log begins with what it was at the kill, holds every press
    that was told that it counted, and every screen shows where its log stands.
    """
    chance = Random(seed)
    faults: list[str] = []
    kills = accepted = inputs = orphans = 0
    async with child_house(folder, nudge_after=NUDGE) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(tables)
        while kills < count:
            since, at_first = len(crowd.taps), await crowd.saved()
            before, times = await _life(house, crowd, chance)
            kills += times
            orphans += await crowd.sweep()
            after, taps = await crowd.saved(), crowd.taps[since:]
            found = [*lost(before, after), *miscounted(taps, after), *await crowd.faults()]
            faults += [f"kill {kills}: {fault}" for fault in found]
            accepted += sum(tap.is_accepted for tap in taps)
            inputs += sum(len(each.inputs) - len(at_first[number].inputs) for number, each in after.items())
            await begin_anew(crowd, after)
    return Kills(kills, accepted, inputs, orphans, tuple(faults))


async def _life(house: ChildHouse, crowd: Crowd, chance: Random) -> tuple[Saved, int]:
    """All play; the process is killed (maybe the next ones too, in their start), and another is at work in
    the end. Gives what the logs held at the kill, and the number of kills."""
    kills = 1
    async with crowd.playing():
        await asyncio.sleep(chance.uniform(0.0, LONGEST_LIFE))
        await house.kill()
        before = await crowd.saved()
        await house.launch()
        while chance.random() < STARTS_KILLED:
            await asyncio.sleep(chance.uniform(0.0, START))
            await house.kill()
            await house.launch()
            kills += 1
        await house.until_logged(READY)
    await house.quiet()
    return before, kills


def lost(before: Saved, after: Saved) -> Iterator[str]:
    """Logs that do not go on from where they were."""
    for number, was in before.items():
        if after[number].inputs[: len(was.inputs)] != was.inputs:
            yield f"table {number}: its log changed"


def miscounted(taps: list[Tap], after: Saved) -> Iterator[str]:
    """Presses that were told that they counted and are not in the log, or were told so twice."""
    accepted = [tap for tap in taps if tap.is_accepted]
    told = [(tap.person, tap.press) for tap in accepted]
    if len(told) != len(set(told)):
        yield "somebody was told twice that one play counted"
    for tap in accepted:
        lines = after[tap.press.table].inputs
        match tap.press:
            case MakePlay():
                made = lines[tap.press.version : tap.press.version + 1]
                is_there = [(one.input, one.user_id) for one in made] == [(tap.press.action, tap.person)]
            case NextDeal():
                made = lines[tap.press.version : tap.press.version + 1]
                is_there = [isinstance(one.input, Deal) for one in made] == [True]
            case _:
                is_there = any(isinstance(one.input, Claim) and one.user_id == tap.person for one in lines)
        if not is_there:
            yield f"accepted and not in the log: {tap.press}"


async def begin_anew(crowd: Crowd, saved: Saved) -> None:
    """Who has ended a series begins another."""
    ended = [one for one in crowd.parties if saved[one.number].table.status is not Status.PLAYING]
    await crowd.begin(ended)


@asynccontextmanager
async def child_house(folder: Path, **options: object) -> AsyncIterator[ChildHouse]:
    """An open house on a database in this folder, under no limits of Telegram's."""
    telegrams = telegrams_settings(press_patience=PATIENCE, webhook_retry=0.05, **ROOMY)
    async with warm_house(folder, telegrams, {**UNLIMITED, **options}) as house:
        yield house
