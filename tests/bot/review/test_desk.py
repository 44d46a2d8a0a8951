"""The wish for a review: who may have one, of what, and the message it comes in."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import cast

import pytest

from bot import plays, seats
from bot.asides import AskReview
from bot.outbox import Outbox
from bot.review import desk
from bot.review.decisions import Decision
from bot.review.desk import Message
from bot.review.reviewer import Asker, Reviewer
from bot.review.verdicts import Verdict
from bot.screens.screen import Screen
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.seen import Phase
from storage.memory import MemoryStore
from storage.rows import DueKind
from storage.store import Store
from tests.bot.noting import NotingOutbox, Wished
from tests.bot.parlour import ANNA, BORIS, FRED, NOBODY, TRANSLATORS, Parlour
from tests.bot.review.test_verdicts import FEW


class LiveOutbox(NotingOutbox):
    """Notes what the message of a review shows; it stands as number 7, some time after it was sent."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.is_edited = asyncio.Event()

    def send_live(self, chat_id: int, screen: Screen, stands: Callable[[int], None]) -> None:
        self.wishes.append(Wished("live", chat_id, screen))
        asyncio.get_running_loop().call_soon(stands, 7)

    def edit(self, chat_id: int, message_id: int, screen: Screen) -> None:
        self.wishes.append(Wished("edit", (chat_id, message_id), screen))
        self.is_edited.set()

    def shown(self) -> list[str]:
        wishes = [wish for wish in self.wishes if wish.what in ("live", "edit")]
        return [wish.screen.text for wish in wishes if wish.screen is not None]


@pytest.fixture
async def parlour() -> AsyncIterator[Parlour]:
    """One whose reviews are computed beside, in few worlds."""
    made = Parlour(MemoryStore())
    made.outbox = LiveOutbox(made.store)
    made.club.outbox = cast(Outbox, made.outbox)
    made.club.reviewer = Reviewer(partial(ThreadPoolExecutor, 1), FEW)
    yield made
    await made.club.reviewer.close()


def live(parlour: Parlour) -> LiveOutbox:
    assert isinstance(parlour.outbox, LiveOutbox)
    return parlour.outbox


async def refused(parlour: Parlour, user_id: int, press: AskReview) -> Toast:
    with pytest.raises(Refused) as refused_with:
        await desk.review(parlour.club, parlour.alone(user_id), press)
    assert live(parlour).shown() == []
    return refused_with.value.toast


async def over(parlour: Parlour) -> Table:
    """A table after its first deal."""
    table = await parlour.series()
    await parlour.play_deal(table)
    parlour.outbox.wishes.clear()
    return table


async def test_a_review_takes_the_place_of_its_progress(parlour: Parlour) -> None:
    """One message in private: sent at once, edited to what was found."""
    table = await over(parlour)
    answer = await desk.review(parlour.club, parlour.alone(ANNA), AskReview(table.row.id, 1, 0))
    assert answer.toast is Toast.REVIEW_BEGUN
    assert live(parlour).shown() == ["🔎 Looking at your plays… 0%"]
    async with asyncio.timeout(30):
        await live(parlour).is_edited.wait()
    assert "Deal 1: your plays" in live(parlour).shown()[-1]
    assert [(wish.what, wish.where) for wish in parlour.outbox.wishes] == [
        ("live", ANNA),
        ("edit", (ANNA, 7)),
    ]


async def test_old_deals_can_be_reviewed_too(parlour: Parlour) -> None:
    """While the next one is played, the button of the one before still holds."""
    table = await over(parlour)
    await table.take(plays.next_deal_by_itself(lambda: bytes(32)), NOBODY)
    assert table.state.phase is Phase.PLAYING
    answer = await desk.review(parlour.club, parlour.alone(BORIS), AskReview(table.row.id, 1, 0))
    assert answer.toast is Toast.REVIEW_BEGUN


async def test_a_deal_in_play_is_not_reviewed(parlour: Parlour) -> None:
    """Nor one that was never dealt, whatever a button says."""
    table = await over(parlour)
    await table.take(plays.next_deal_by_itself(lambda: bytes(32)), NOBODY)
    await parlour.play(table)
    parlour.outbox.wishes.clear()
    for deal in (1, 2, 2**40):
        assert await refused(parlour, ANNA, AskReview(table.row.id, 1, deal)) is Toast.OUT_OF_DATE


async def test_only_own_plays(parlour: Parlour) -> None:
    """Who did not play in that deal, or only by a computer player, has nothing to see."""
    table = await parlour.series()
    await parlour.fire(table, DueKind.TURN)
    await parlour.play_deal(table)
    parlour.outbox.wishes.clear()
    await parlour.meet(FRED)
    assert await refused(parlour, FRED, AskReview(table.row.id, 1, 0)) is Toast.REVIEW_NOT_YOURS


async def test_only_in_private(parlour: Parlour) -> None:
    """In the group nobody learns what others did wrong."""
    table = await over(parlour)
    with pytest.raises(Refused) as refused_with:
        await desk.review(parlour.club, parlour.caller(ANNA), AskReview(table.row.id, 1, 0))
    assert refused_with.value.toast is Toast.PRIVATE_ONLY


async def test_one_at_a_time(parlour: Parlour) -> None:
    """A second press while it is computed sends no second message."""
    table = await over(parlour)
    press = AskReview(table.row.id, 1, 0)
    await desk.review(parlour.club, parlour.alone(ANNA), press)
    with pytest.raises(Refused) as refused_with:
        await desk.review(parlour.club, parlour.alone(ANNA), press)
    assert refused_with.value.toast is Toast.REVIEW_RUNNING
    assert len(parlour.outbox.places("live")) == 1


async def test_progress_is_edited_now_and_then(parlour: Parlour) -> None:
    """Not at every step; what is found before the message stands is shown as soon as it does."""
    table = await over(parlour)
    message = Message(cast(Outbox, parlour.outbox), ANNA, table.row, 0, 400, TRANSLATORS.of("en"))
    for part in (0.0, 0.1, 0.2, 0.3):
        message.progress(part)
    message.found(())
    assert live(parlour).shown() == ["🔎 Looking at your plays… 0%"]
    await asyncio.sleep(0)
    assert len(live(parlour).shown()) == 2
    assert "Nothing to regret" in live(parlour).shown()[-1]
    message.shown_at -= desk.EVERY
    message.progress(0.5)
    message.progress(0.6)
    message.failed()
    assert [text[-3:] for text in live(parlour).shown()[2:]] == ["50%", "in."]


class Prejudice(Reviewer):
    """Regrets at once the last play that followed a card of seat 1."""

    def ask(self, user_id: int, decisions: Sequence[Decision], seed: str, asker: Asker) -> None:
        regretted = [one for one in decisions if _follows(one, 1)][-1]
        asker.found([Verdict(regretted, regretted.view.legal[0], 1, 9, 0.1)])


def _follows(made: Decision, seat: int) -> bool:
    trick = made.view.trick
    return trick is not None and any(play.seat == seat for play in trick.plays)


async def test_names_are_those_of_the_deal(parlour: Parlour) -> None:
    """Who sat there when it was dealt is named, not who took the seat since."""
    parlour.club.reviewer = Prejudice()
    table = await over(parlour)
    await table.take(seats.leave(BORIS), NOBODY)
    await table.take(seats.sit_in(1, FRED, "Fred"), NOBODY)
    await desk.review(parlour.club, parlour.alone(ANNA), AskReview(table.row.id, 1, 0))
    await asyncio.sleep(0)
    assert "Boris" in live(parlour).shown()[-1]
    assert "Fred" not in live(parlour).shown()[-1]
