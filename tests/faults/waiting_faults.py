"""A deal tapped while the bot is down, which is killed (kill -9) while it works on it; see kill_faults.py."""

import asyncio
import socket
from collections.abc import Coroutine, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.callbacks import MakePlay, NextDeal, encode
from bot.demo.people import Person
from bot.demo.presses import Popup
from bot.table import replay
from engine.actions import Claim, Deal, Input
from engine.game import apply, legal_actions
from engine.seen import Phase
from storage.rows import SavedTable
from tests.bot.serving.child import READY, ChildHouse
from tests.faults.crowd import Crowd, Party, plays_in
from tests.faults.kill_faults import Saved, begin_anew, child_house

AT_WORK = 0.4  # seconds that a process works before it is killed, at most
TAPPED_TWICE = 0.1
DEALT_BEFORE = 0.8  # of the times a whole deal waits at each table, else a press for the next deal
PLAYS_AHEAD = 40  # about a deal


@dataclass(frozen=True, slots=True)
class WaitingTaps:
    """``plays``: tapped while the bot was down, some of them twice, which gives ``taps``; ``answered``: of
    the taps. The answers of those that a kill overtook are lost, what they did is not. ``orphans`` as in
    kill_faults.Kills."""

    kills: int
    plays: int
    taps: int
    answered: int
    orphans: int
    faults: tuple[str, ...]


async def kill_with_taps_waiting(
    folder: Path, count: int, seed: int, tables: int = 12, is_webhook: bool = False
) -> WaitingTaps:
    """Let people tap a whole deal at each table while the bot is down; kill the bot in the middle of what it
    then finds waiting, again and again. In the end each log has grown by just these plays, in order."""
    chance = Random(seed)
    faults: list[str] = []
    kills = plays = taps = answered = orphans = 0
    async with child_house(folder, **(_webhook() if is_webhook else {})) as house:
        crowd = Crowd(house, chance)
        await crowd.gather(tables)
        while kills < count:
            if chance.random() < DEALT_BEFORE:
                await _deal(crowd)
            await house.kill()
            before = await crowd.saved()
            planned = {number: plan(saved, chance) for number, saved in before.items()}
            waiting = [asyncio.create_task(tap) for tap in _taps(crowd.parties, planned, before, chance)]
            kills += 1 + await _killed_in_between(house, chance)
            await house.quiet()
            after = await crowd.saved()
            for number, saved in after.items():
                made = [line.input for line in saved.inputs[len(before[number].inputs) :]]
                if [_bare(one) for one in made] != planned[number]:
                    faults.append(f"kill {kills}, table {number}: {made} instead of {planned[number]}")
            orphans += await crowd.sweep()  # a press that may play on
            faults += [f"kill {kills}: {fault}" for fault in await crowd.faults()]
            plays += sum(len(each) for each in planned.values())
            taps += len(waiting)
            answered += sum(popup is not None and bool(popup.text) for popup in await _ended(waiting))
            await begin_anew(crowd, await crowd.saved())
    return WaitingTaps(kills, plays, taps, answered, orphans, tuple(faults))


async def _deal(crowd: Crowd) -> None:
    """Wherever a deal is over somebody starts the next one."""
    for party in crowd.parties:
        found = [each for each in plays_in(party) if isinstance(each[2], NextDeal)]
        if found:
            await crowd.press(*found[0])
    await crowd.house.quiet()


async def _killed_in_between(house: ChildHouse, chance: Random) -> int:
    """Starts, killed while at work; the last one goes on. Gives the number of kills."""
    kills = chance.randrange(1, 4)
    for _ in range(kills):
        await house.launch()
        await house.until_logged(READY)
        await asyncio.sleep(chance.uniform(0.0, AT_WORK))
        await house.kill()
    await house.open()
    return kills


def plan(saved: SavedTable, chance: Random) -> list[Input | None]:
    """What will be played next, if all goes well: to the end of the deal; None is the next deal, whose cards
    nobody can know."""
    state = replay(saved)
    if state.phase is not Phase.PLAYING:
        return [None]
    planned: list[Input | None] = []
    while state.turn is not None and len(planned) < PLAYS_AHEAD:
        legal = [one for one in legal_actions(state, state.turn) if not isinstance(one, Claim)]
        planned.append(action := chance.choice(legal))
        state, _ = apply(state, action)
    return planned


def _bare(made: Input) -> Input | None:
    return None if isinstance(made, Deal) else made


def _taps(
    parties: list[Party], planned: dict[int, list[Input | None]], before: Saved, chance: Random
) -> Iterator[Coroutine[Any, Any, Popup | None]]:
    """Presses for all that is planned, the tables' mixed up, each table's in order."""
    left = {party.number: list(enumerate(planned[party.number])) for party in parties}
    of_table = {party.number: party for party in parties}
    while any(left.values()):
        number = chance.choice([number for number, plays in left.items() if plays])
        place, made = left[number].pop(0)
        version, people = len(before[number].inputs) + place, of_table[number].people
        if made is None or isinstance(made, Deal):
            person, data = chance.choice(people), encode(NextDeal(number, 1, version))
        else:
            person, data = people[made.seat], encode(MakePlay(number, 1, version, made))
        for _ in range(2 if chance.random() < TAPPED_TWICE else 1):
            yield _tap(person, data)


async def _tap(person: Person, data: str) -> Popup | None:
    last = person.private.messages[-1].id
    return await person.press(person.private, last, data, is_forced=True, timeout=120.0)


async def _ended(taps: "list[asyncio.Task[Popup | None]]") -> list[Popup | None]:
    """The answers; a tap that has none by now will have none."""
    for tap in taps:
        if not tap.done():
            tap.cancel()
    results = []
    for tap in taps:
        with suppress(asyncio.CancelledError):
            results.append(await tap)
    return results


def _webhook() -> dict[str, object]:
    with closing(socket.socket()) as place:
        place.bind(("127.0.0.1", 0))
        port = int(place.getsockname()[1])
    secret = "s3cret_of_the_webhook"
    return {"webhook_url": f"http://127.0.0.1:{port}/updates", "webhook_port": port, "webhook_secret": secret}
