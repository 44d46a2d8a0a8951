"""A series whose people's taps go astray: what they can tap now, and what is tapped in one turn."""

import asyncio
import math
from dataclasses import dataclass, field
from random import Random

from bot.callbacks import MakeClaim
from bot.table import Table
from tests.faults.crowd import Offered, Party, plays_in
from tests.faults.mail import HOUR, Mail, Tap
from tests.faults.reference import Reference
from tests.whole.house import PATIENCE

TWICE, OVERTAKEN, LATE, CLAIMED = 0.2, 0.2, 0.3, 0.5  # of all taps, turns, turns, and claims that are offered
CONFIRMING, CONFIRMED = 3, 0.5  # the seat whose person confirms plays, and how often at once
DAY = 24 * HOUR


@dataclass(eq=False)
class Game:
    """A series as the bot and as the reference have it; ``shown`` tells of news to one of the four."""

    party: Party
    table: Table
    reference: Reference
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False

    async def offered(self) -> list[Offered]:
        """What stands in the four private chats, as soon as the present turn is among it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.shown.clear()
                offered = list(plays_in(self.party))
                if any(map(self.is_fresh, offered)):
                    return offered
                await self.shown.wait()

    def is_fresh(self, offered: Offered) -> bool:
        """Whether this is of the present turn (or pause between deals)."""
        press = offered[2]
        return not isinstance(press, MakeClaim) and press.version == self.table.row.version


class Tapping:
    """By chance. ``overtaken``: turns in which somebody else's tap, or another one, came first."""

    def __init__(self, mail: Mail, chance: Random) -> None:
        self._mail = mail
        self._chance = chance
        self.overtaken = 0

    def turn(self, game: Game, offered: list[Offered]) -> list[Tap]:
        """What is tapped, in the order in which it arrives. One tap more may arrive much later."""
        chance, tap = self._chance, self._mail.tap
        fresh = [each for each in offered if game.is_fresh(each)]
        claims = [each for each in offered if isinstance(each[2], MakeClaim)]
        taps = [tap(*chance.choice(fresh))]
        if claims and chance.random() < CLAIMED:
            taps.append(tap(*chance.choice(claims)))
        if chance.random() < OVERTAKEN:
            self.overtaken += 1
            taps.append(tap(*chance.choice(fresh)))
            chance.shuffle(taps)
        for place, one in reversed(list(enumerate(taps))):
            is_careful = one.person == game.party.people[CONFIRMING]
            if chance.random() < (CONFIRMED if is_careful else TWICE):
                taps.insert(chance.randint(place + 1, len(taps)), self._mail.tap_again(one))
        if chance.random() < LATE:
            self.hold(tap(*chance.choice(fresh + claims)))
        return taps

    def hold(self, tap: Tap) -> None:
        """It arrives after seconds or hours, a day at most."""
        self._mail.hold(tap, math.exp(self._chance.uniform(0.0, math.log(DAY))))
