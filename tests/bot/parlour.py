"""The application below the network: real tables and stores, a clock set by hand, an outbox that notes.

People are known by their ids; whoever takes a seat does it through the same calls as the handlers.
"""

import hashlib
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, cast

from pydantic import SecretStr

from bot import lobby, plays, stage, watch
from bot.club import Caller, Club
from bot.i18n import Translators
from bot.news import ClubNews
from bot.outbox import Outbox
from bot.plays import TrickAddress
from bot.register import Register
from bot.rendering import render
from bot.screens.screen import Screen
from bot.settings import Settings
from bot.table import Author, Outcome, Table
from bot.tables import Tables
from engine.actions import Action, Claim, Deal
from engine.game import apply, legal_actions, new_series
from engine.rules import Rules, is_four_of_a_suit
from engine.seen import SEATS, Phase, Seat
from engine.state import State
from storage.rows import (
    Actor,
    ChatSettings,
    Due,
    DueKind,
    Occupancy,
    Place,
    Seating,
    Status,
    TableRow,
)
from storage.store import Store
from tests.bot.noting import NotingOutbox

GROUP = -1001234567890
ANNA, BORIS, DANA, ELLA, FRED = 11, 22, 33, 44, 55
FOUR = (ANNA, BORIS, DANA, ELLA)
NAMES = {ANNA: "Anna", BORIS: "Boris", DANA: "Dana", ELLA: "Ella", FRED: "Fred"}
START = 1_800_000_000.0
TRANSLATORS = Translators(Path(__file__).parents[2] / "locales")
NOBODY = Author(Actor.USER)


def seed(number: int) -> bytes:
    """The seed of that number, the same in every run."""
    return hashlib.sha256(f"seed {number}".encode()).digest()


@dataclass(slots=True)
class HandClock:
    """A time that stands still until it is moved."""

    at: float = START

    def __call__(self) -> float:
        return self.at


class Parlour:
    """A club with its fakes, and what people do in it."""

    def __init__(self, store: Store, clock: HandClock | None = None, **options: object) -> None:
        self.store = store
        self.clock = clock or HandClock()
        self.outbox = NotingOutbox(store)
        self.outcomes: list[Outcome] = []
        self.seeds = [seed(0)]  # the last one is never used up
        token = SecretStr("123456789:" + "A" * 35)
        self.club = Club(
            store=store,
            tables=Tables(
                store,
                self.clock,
                lambda row: self.club.timing(row),
                self._changed,
                lambda damage: self.news.damaged(damage),
            ),
            register=Register(store),
            translators=TRANSLATORS,
            settings=Settings.model_construct(bot_token=token, **cast(Any, options)),
            now=self.clock,
            new_seed=self._new_seed,
            bot_name="KozelBot",
        )
        self.club.outbox = cast(Outbox, self.outbox)
        self.news = ClubNews(self.club)
        self._updates = 0

    def _changed(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        stage.show(self.club, outcome)

    def _new_seed(self) -> bytes:
        return self.seeds.pop(0) if len(self.seeds) > 1 else self.seeds[0]

    def caller(self, user_id: int, **changes: object) -> Caller:
        """Somebody's next update, in the group."""
        self._updates += 1
        caller = Caller(user_id, NAMES[user_id], "en", GROUP, None, "Goats", False, self._updates)
        return replace(caller, **cast(Any, changes))

    def alone(self, user_id: int) -> Caller:
        """Somebody's next update, in their private chat."""
        return self.caller(user_id, chat_id=user_id, is_private=True, title="")

    async def meet(self, *people: int) -> None:
        """Their private chats are open."""
        for user_id in people:
            await self.club.register.meet(user_id, NAMES[user_id], "en")
            await self.club.register.change_person(user_id, is_reachable=True)

    async def choose(self, **choices: object) -> None:
        """The group's settings."""
        settings = replace(ChatSettings(), **cast(Any, choices))
        await self.club.register.change_chat(GROUP, settings=settings)

    async def lobby(self, *seats: int | None, **changes: object) -> Table:
        """A lobby with these people on its seats; None is a computer player. Seat 3 deals first."""
        row = TableRow(
            id=0,
            code="goat",
            chat_id=GROUP,
            thread_id=None,
            is_solo=False,
            status=Status.LOBBY,
            starter_id=ANNA,
            starter_name="Anna",
            language="en",
            rules=Rules(),
            first_dealer=3,
            opened_at=self.clock(),
            acted_at=self.clock(),
        )
        await self.meet(*(one for one in seats if one is not None))
        taken = tuple(map(_seating, range(len(seats)), seats))
        row = replace(row, seats=taken + row.seats[len(taken) :], **cast(Any, changes))
        return await self.club.tables.open(row, NOBODY)

    async def series(self, *seats: int | None, rules: Rules | None = None, **changes: object) -> Table:
        """A series with the first cards dealt (seat 0 leads): four people, or these and computer players."""
        around = (seats or FOUR) + (None,) * (4 - len(seats or FOUR))
        table = await self.lobby(*around, **changes)
        starter = next(one for one in around if one is not None)
        await table.take(lobby.start(starter, rules or Rules(), self._new_seed), NOBODY)
        return table

    async def play(self, table: Table) -> Outcome:
        """Whoever is on turn plays the cheapest, by their button or as a computer player."""
        row, action = table.row, first_play(table)
        user_id = row.seats[action.seat].user_id
        if row.seats[action.seat].occupancy is Occupancy.PERSON and user_id is not None:
            return await table.take(plays.play(user_id, action, row.version), Author(Actor.USER, user_id))
        return await table.take(plays.computer_play(lambda view: _cheapest(view.legal)), watch.COMPUTER)

    async def play_deal(self, table: Table) -> None:
        """To the end of the deal."""
        while table.state.phase is Phase.PLAYING:
            await self.play(table)

    async def play_series(self, table: Table) -> None:
        """Until there are goats."""
        numbers = iter(range(1000, 2000))
        while table.row.status is Status.PLAYING:
            await self.play_deal(table)
            if table.state.phase is Phase.BETWEEN:
                await table.take(plays.next_deal_by_itself(lambda: seed(next(numbers))), NOBODY)

    async def fire(self, table: Table, kind: DueKind) -> None:
        """The time of this work comes, and it is done."""
        due = due_of(table, kind)
        self.clock.at = max(self.clock.at, due.due_at)
        await watch.fire(self.club, due)

    async def screen(self, place: Place) -> Screen:
        """What stands at a place."""
        screen = await render(self.club, place, 1)
        assert screen is not None
        return screen

    def again(self) -> "Parlour":
        """The same store after a restart: nothing in memory."""
        return Parlour(self.store, self.clock)


def _seating(seat: Seat, user_id: int | None) -> Seating:
    if user_id is None:
        return Seating(seat, Occupancy.COMPUTER, is_ready=True)
    return Seating(seat, Occupancy.PERSON, user_id, NAMES[user_id], is_ready=True)


def _cheapest(legal: tuple[Action, ...]) -> Action | None:
    return next((action for action in legal if not isinstance(action, Claim)), None)


def first_play(table: Table) -> Action:
    """The cheapest play of the seat on turn."""
    assert table.state.turn is not None
    action = _cheapest(legal_actions(table.state, table.state.turn))
    assert action is not None
    return action


def due_of(table: Table, kind: DueKind) -> Due:
    """The pending work of this kind."""
    return next(due for due in table.due if due.kind is kind)


def kinds_of(table: Table) -> set[DueKind]:
    """What is pending."""
    return {due.kind for due in table.due}


@cache
def seed_with_fours(*seats: Seat) -> bytes:
    """A first deal by seat 3 (so that seat 0 leads) where exactly these seats hold four of a suit."""
    start = new_series(Rules(), 3)
    for number in count():
        state, _ = apply(start, Deal(seed(number)))
        if tuple(seat for seat in SEATS if _is_four(state, seat)) == seats:
            return seed(number)
    raise AssertionError


def _is_four(state: State, seat: Seat) -> bool:
    assert state.table is not None
    return is_four_of_a_suit(state.table.hands[seat])


def trick_address(table: Table) -> TrickAddress:
    """Of the trick that is open."""
    deal = table.state.table
    assert deal is not None
    assert deal.trick is not None
    return TrickAddress(deal.number, deal.trick.number)
