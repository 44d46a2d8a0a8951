"""faults.md 12-14: clocks that must not do harm."""

import asyncio
import time

from bot.callbacks import ImBack
from bot.toasts import Toast
from engine.seen import Phase
from storage.rows import Actor, DueKind, NoteKind, Status
from tests.faults.scenes import Scene, bare, facts, four, note, said_in, says, translator
from tests.whole.conftest import OpenHouse
from tests.whole.house import House, live_messages


async def test_12_a_slow_series_lives_and_a_dead_one_is_warned_first(open_house: OpenHouse) -> None:
    """A clean-up job closes a series that is being played slowly: age counts from the last action, with a
    warning first."""
    house = await open_house(idle_warn=0.6, idle_close=1.2)
    scene = await four(house)
    began = time.time()
    while time.time() < began + 1.6:
        await asyncio.sleep(0.3)
        await scene.plays(1)
    assert scene.row.status is Status.PLAYING

    warning = translator(house)("note-quiet", name="")
    await house.until(lambda: warning in live_messages(scene.room, scene.number)[-1].text)
    assert scene.row.status is Status.PLAYING
    await house.until(lambda: scene.row.status is Status.CLOSED)
    await house.quiet()
    assert any("without goats" in text for text in said_in(scene.room))


async def test_12_a_play_after_the_warning_saves_the_series(open_house: OpenHouse) -> None:
    """Who plays on after the warning has all the time again."""
    house = await open_house(idle_warn=0.5, idle_close=1.2)
    scene = await four(house)
    warning = translator(house)("note-quiet", name="")
    await house.until(lambda: warning in live_messages(scene.room, scene.number)[-1].text)
    await scene.plays(1)
    closes = {due.kind: due.due_at for due in scene.table.due}
    assert closes[DueKind.CLOSE] > time.time() + 0.9
    assert DueKind.WARN in closes


async def _race(scene: Scene, early: float) -> str:
    """A tap so many seconds before the turn ends; what it was answered."""
    house = scene.house
    await house.until(lambda: any(one.person == scene.turn for one in scene.offers))
    offer = scene.offer()
    [due] = [due for due in scene.table.due if due.kind is DueKind.TURN]
    version = scene.row.version
    await asyncio.sleep(max(0.0, due.due_at - time.time() - early))
    answer = await offer.person.press(
        offer.person.private, offer.message_id, offer.button.data or "", is_forced=True
    )
    await house.until(lambda: scene.row.version > version)
    saved = await house.store.table(scene.number)
    assert answer is not None
    assert saved is not None
    if answer.text in (says(house, Toast.OUT_OF_DATE), says(house, Toast.AWAY_NOW)):
        assert saved.inputs[version].actor is Actor.TIMEOUT
    else:
        assert (saved.inputs[version].actor, saved.inputs[version].user_id) == (Actor.USER, offer.person.id)
    return answer.text


async def test_13_the_play_or_the_timeout_wins(open_house: OpenHouse) -> None:
    """The timer fires in the same moment as the play: the play wins or the timeout wins, never both; and
    what the player is told is what happened."""
    house = await open_house(turn_seconds=0.4, nudge_after=60.0)
    scene = await four(house)
    for early in (0.03, 0.02, 0.015, 0.01, 0.005, 0.002, 0.0, -0.002):
        if not scene.row.seats[scene.state.turn or 0].is_present:
            await house.press(scene.turn, scene.turn.private, ImBack)
        await _race(scene, early)
    saved = await house.store.table(scene.number)
    assert saved is not None
    assert [line.seq for line in saved.inputs] == list(range(len(saved.inputs)))


async def test_14_timers_of_what_is_over_do_nothing(open_house: OpenHouse) -> None:
    """Timers of a table that ended, or of the deal before, fire later: nothing happens."""
    house = await open_house(turn_seconds=0.6, next_deal_delay=0.6, stop_vote=0.6)
    scene = await four(house)
    due = tuple(scene.table.due)
    await house.say(scene.people[0], scene.room, "/stop")
    await house.say(scene.people[1], scene.room, "/stop")
    assert not scene.row.is_open
    assert scene.table.due == ()
    before, since = facts(scene), len(house.standin.requests)
    for late in due:
        await house.app._fire(late)
    await asyncio.sleep(0.8)
    await house.quiet()
    assert facts(scene) == before
    assert house.calls(since=since) == []


async def test_14_the_timer_of_the_pause_does_not_deal_twice(open_house: OpenHouse) -> None:
    """*Next deal* was pressed just before the pause ended: one deal."""
    house = await open_house(next_deal_delay=0.5)
    scene = await four(house)
    await house.play_deal(scene.number)
    assert scene.state.phase is Phase.BETWEEN
    pause = next(due for due in scene.table.due if due.kind is DueKind.NEXT_DEAL)
    await house.next_deal(scene.number)
    before = facts(scene)
    await house.app._fire(pause)
    await asyncio.sleep(0.6)
    assert facts(scene) == before
    assert len(scene.state.results) == 1


async def test_14_nudges_and_notes_of_the_turn_before_stay_away(open_house: OpenHouse) -> None:
    """Who has played is neither nudged nor played for."""
    house = await open_house(turn_seconds=0.9, nudge_after=0.3)
    scene = await four(house)
    person = scene.turn
    await scene.plays(1)
    since = len(house.standin.requests)
    await asyncio.sleep(0.5)
    sent = house.calls("sendMessage", since=since)
    assert person.id not in [call.chat_id for call in sent]
    assert note(house, NoteKind.TIMED_OUT, person.row.first_name) not in bare(scene.shown.text)


async def test_14_a_restart_fires_nothing_twice(house: House) -> None:
    """What was due before a restart and is over by now does nothing after it."""
    scene = await four(house)
    old = tuple(scene.table.due)
    await scene.plays(3)
    await house.restart()
    await scene.again()
    before = facts(scene)
    for due in old:
        await house.app._fire(due)
    assert facts(scene) == before
