"""The review of a deal: asked for under its result, computed beside the game, told to who asked alone."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from bot.asides import AskReview
from bot.demo.people import Person
from bot.demo.rooms import Room
from bot.review.decisions import own_plays
from bot.review.reviewer import Reviewer
from bot.review.verdicts import costliest
from bot.screens.cards import cards_text
from bot.table import Table
from engine.seen import Phase
from storage.rows import Status
from tests.bot.review.test_verdicts import FEW, silent, work
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, has, phase

NAMES = ("Anna", "Boris", "Clara", "Dan")
LOOKING = "🔎 Looking at your plays… 0%"


async def after_a_deal(house: House) -> tuple[Room, list[Person], Table]:
    """Four people who have played a deal."""
    people = house.persons(*NAMES)
    room = house.group("Friday", people)
    truth = await house.table(await house.start(room, people))
    await house.play_deal(truth.row.id)
    return room, people, truth


def slow_reviewer(gate: threading.Event) -> Reviewer:
    """One that begins when the gate is opened, and finds nothing."""
    nothing = replace(FEW, finalists=0)
    return Reviewer(partial(ThreadPoolExecutor, 1, initializer=gate.wait), nothing)


async def reviewed(house: House, person: Person) -> str:
    """What they read once their newest review has come."""
    await house.until(lambda: any("your plays</b>" in one.html for one in person.private.messages))
    return next(one.text for one in reversed(person.private.messages) if "your plays</b>" in one.html)


async def test_a_review_comes_in_private(house: House) -> None:
    """A press under the result is answered at once; the review comes in one message of the private chat, says
    what the same computation finds, and nobody else hears of it."""
    room, people, truth = await after_a_deal(house)
    anna, since = people[0], len(house.standin.requests)
    assert not has(room, AskReview)
    popup = await house.press(anna, anna.private, AskReview)
    assert popup.text == "🔎 I'm looking at your plays. That takes a little while."
    text = await reviewed(house, anna)
    await house.quiet()
    calls = house.calls(since=since)
    assert {call.chat_id for call in calls if call.method != "answerCallbackQuery"} == {anna.id}
    assert next(call.method for call in calls if "Message" in call.method) == "sendMessage"

    saved = await house.store.table(truth.row.id)
    assert saved is not None
    seed = f"review {truth.row.code} 0"
    plays = own_plays(saved, anna.id, 0)
    reviewer = house.app.club.reviewer
    verdicts = await costliest(plays, reviewer.budget, seed, work, silent)
    t = house.app.club.translators.of("en")
    assert ("Nothing to regret" in text) is (verdicts == ())
    for verdict in verdicts:
        view = verdict.decision.view
        assert cards_text(view.hand, view.trump, t) in text
        assert f"{round(verdict.made_points)} → {round(verdict.better_points)}" in text


async def test_the_game_goes_on_meanwhile(open_house: OpenHouse) -> None:
    """While a review is computed, people play the next deal; a second press is told to wait."""
    gate = threading.Event()
    house = await open_house()
    await house.close()
    house.reviewer = partial(slow_reviewer, gate)
    await house.open()
    _, people, truth = await after_a_deal(house)
    anna = people[0]
    await house.press(anna, anna.private, AskReview)
    again = await house.press(anna, anna.private, AskReview)
    assert again.text == "I'm still looking at your plays."
    assert anna.private.last.text == LOOKING
    await house.next_deal(truth.row.id)
    for _ in range(4):
        await house.play(truth.row.id)
    await house.quiet()
    assert sum(one.text == LOOKING for one in anna.private.messages) == 1
    gate.set()
    assert "Nothing to regret" in await reviewed(house, anna)
    assert not any(one.text == LOOKING for one in anna.private.messages)


async def test_a_restart_forgets_the_wish(open_house: OpenHouse) -> None:
    """The message stays as it is; pressing again works."""
    gate = threading.Event()
    house = await open_house()
    await house.close()
    house.reviewer = partial(slow_reviewer, gate)
    await house.open()
    _, people, _ = await after_a_deal(house)
    anna = people[0]
    await house.press(anna, anna.private, AskReview)
    assert anna.private.last.text == LOOKING
    gate.set()
    await house.restart()
    await house.press(anna, anna.private, AskReview)
    await reviewed(house, anna)


async def test_alone_and_after_the_series(house: House) -> None:
    """Who plays alone has the button too, also when the series is over."""
    anna = house.person("Anna")
    await house.say(anna, anna.private, "/newgame")
    truth = await house.table(house.table_in(anna.private))
    while truth.row.status is Status.PLAYING:
        await house.play_deal(truth.row.id)
        assert phase(truth) is not Phase.PLAYING
        assert has(anna.private, AskReview)
        if truth.row.status is Status.PLAYING:
            await house.next_deal(truth.row.id)
    await house.press(anna, anna.private, AskReview)
    assert f"Deal {len(truth.state.results)}: your plays" in await reviewed(house, anna)
