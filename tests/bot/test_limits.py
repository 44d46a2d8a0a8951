"""The arithmetic of limits, and the gate that waits by it."""

import asyncio
import math
import random
from itertools import pairwise

import pytest

from bot.gate import Gate, Turn
from bot.limits import Limits, Window

GROUP, OTHER_GROUP, PERSON = -100, -200, 7
ROOMY = Limits(total_requests=1000)


def began_at(window: Window, latency: random.Random, requests: int) -> list[tuple[float, float]]:
    """Somebody who always has something to send: when each request began and ended, one at a time."""
    now, spans = 0.0, []
    for _ in range(requests):
        now = window.opens_at(now)
        window.begin(now)
        spans.append((now, now + latency.uniform(0.0, 2.0)))
        now = spans[-1][1]
        window.end(now)
    return spans


@pytest.mark.parametrize("seed", range(20))
def test_a_window_of_telegrams_never_holds_more_than_the_limit(seed: int) -> None:
    """Wherever within a request Telegram counts it, no minute has more than 18."""
    chance = random.Random(seed)
    spans = began_at(Limits().window_of(GROUP), chance, 100)
    arrivals = sorted(chance.choice((begin, end, (begin + end) / 2)) for begin, end in spans)
    assert all(later - earlier >= 60.0 for earlier, later in zip(arrivals, arrivals[18:], strict=False))


def test_a_busy_group_slows_down_and_never_falls_silent() -> None:
    """With always something to show, gaps stay under seven seconds and the first edits come at once."""
    window = Limits().window_of(GROUP)
    times = []
    now = 0.0
    for _ in range(60):
        now = window.opens_at(now)
        times.append(now)
        window.begin(now)
        window.end(now)
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert max(gaps) < 7.0
    assert times[3] < 3.0
    assert times[-1] < 60 * 5.0


def test_urgent_requests_skip_the_gap_but_not_the_limit() -> None:
    """A new deal is posted at once while there is room at all."""
    window = Limits(group_requests=3).window_of(GROUP)
    for at in (0.0, 1.0):
        window.begin(at)
        window.end(at)
    assert window.opens_at(1.0) > 1.0
    assert window.opens_at(1.0, is_urgent=True) == 1.0
    window.begin(1.0)
    window.end(1.0)
    assert window.opens_at(1.0, is_urgent=True) == 60.0


def test_a_request_under_way_counts_until_a_window_after_its_end() -> None:
    """A slow request keeps its place however long it takes."""
    window = Window(1, 10.0)
    window.begin(0.0)
    assert window.opens_at(100.0) == math.inf
    window.end(100.0)
    assert window.opens_at(100.0) == 110.0
    assert window.opens_at(111.0) == 111.0


def test_a_withdrawn_request_does_not_count() -> None:
    """A screen that needed no request costs nothing."""
    window = Window(1, 10.0)
    window.begin(0.0)
    window.withdraw()
    assert window.opens_at(0.0) == 0.0
    assert window.is_idle(0.0)


def test_a_private_chat_takes_a_burst_that_fits_its_window() -> None:
    """Three at once, the fourth when the first has left the three seconds."""
    window = Limits().window_of(PERSON)
    for _ in range(3):
        assert window.opens_at(0.0) == 0.0
        window.begin(0.0)
        window.end(0.0)
    assert window.opens_at(0.0) == 3.0


def test_pauses_grow_to_their_limit() -> None:
    """Half a second, then twice as long each time, never more than four seconds."""
    pauses = [Limits().pause(failures) for failures in range(1, 6)]
    assert pauses == [0.5, 1.0, 2.0, 4.0, 4.0]


async def enter(gate: Gate, turn: Turn, done: list[str], name: str, is_used: bool = True) -> None:
    async with gate.pass_through(turn):
        turn.is_used = is_used
        done.append(name)


async def test_a_refused_chat_holds_up_no_other() -> None:
    """After a 429 in one group the others go on at once."""
    gate, done = Gate(ROOMY), list[str]()
    gate.close(GROUP, 0.2)
    held = asyncio.create_task(enter(gate, Turn(GROUP), done, "held"))
    await asyncio.sleep(0)
    await enter(gate, Turn(OTHER_GROUP), done, "other group")
    await enter(gate, Turn(PERSON), done, "person")
    assert done == ["other group", "person"]
    began = asyncio.get_running_loop().time()
    await held
    assert asyncio.get_running_loop().time() - began >= 0.15


async def test_the_urgent_go_first_within_the_limit_of_all() -> None:
    """Of those that wait, the person on turn is served before who came earlier."""
    gate, done = Gate(Limits(total_requests=1, total_window=0.05)), list[str]()
    await enter(gate, Turn(1), done, "first")
    turns = [Turn(2), Turn(3), Turn(4)]
    tasks = [asyncio.create_task(enter(gate, turn, done, str(turn.chat_id))) for turn in turns]
    await asyncio.sleep(0)
    turns[2].is_urgent = True
    gate.look_again()
    await asyncio.gather(*tasks)
    assert done == ["first", "4", "2", "3"]


async def test_topics_of_a_group_share_its_window() -> None:
    """The limit is the chat's, whoever asks."""
    gate, done = Gate(Limits(group_requests=1, group_window=0.1)), list[str]()
    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(enter(gate, Turn(GROUP), done, str(topic)) for topic in range(3)))
    assert asyncio.get_running_loop().time() - began >= 0.2
    assert done == ["0", "1", "2"]


async def test_a_turn_without_a_request_is_given_back() -> None:
    """Twenty unchanged screens leave the group's window empty."""
    gate, done = Gate(Limits(group_requests=1)), list[str]()
    for _ in range(20):
        await enter(gate, Turn(GROUP), done, "unchanged", is_used=False)
    async with asyncio.timeout(1):
        await enter(gate, Turn(GROUP), done, "changed")


async def test_uncounted_requests_wait_for_a_refused_chat_only() -> None:
    """A deletion passes a full window, but not a 429."""
    gate, done = Gate(Limits(private_burst=1, private_interval=60.0)), list[str]()
    await enter(gate, Turn(PERSON), done, "message")
    async with asyncio.timeout(1):
        await enter(gate, Turn(PERSON, is_counted=False), done, "deletion")
    gate.close(PERSON, 60.0)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await enter(gate, Turn(PERSON, is_counted=False), done, "too early")


async def test_who_gives_up_waiting_takes_no_place() -> None:
    """A waiter that is cancelled leaves the gate as it was, even if it had just been let in."""
    gate, done = Gate(Limits(total_requests=1, total_window=0.01)), list[str]()
    may_leave = asyncio.Event()

    async def leave_and_cancel_the_next() -> None:
        async with gate.pass_through(Turn(1)):
            await may_leave.wait()
        admitted.cancel()

    first = asyncio.create_task(leave_and_cancel_the_next())
    await asyncio.sleep(0)
    admitted = asyncio.create_task(enter(gate, Turn(2), done, "admitted"))
    waiting = asyncio.create_task(enter(gate, Turn(3), done, "waiting"))
    await asyncio.sleep(0)
    waiting.cancel()
    may_leave.set()
    await asyncio.gather(first, admitted, waiting, return_exceptions=True)
    assert done == []
    async with asyncio.timeout(1):
        await enter(gate, Turn(4), done, "last")
    assert done == ["last"]
