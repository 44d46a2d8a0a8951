"""Who goes first when not all may go."""

import asyncio
from collections.abc import Sequence

from bot.gate import STARVES_AFTER, Gate, Turn
from bot.limits import Limits

WINDOW = 0.02
ONE_AT_A_TIME = Limits(group_requests=1000, private_burst=1000, total_requests=1, total_window=WINDOW)


async def order(gate: Gate, turns: Sequence[Turn]) -> list[int]:
    """The chats in the order in which they were let through; all come at once."""
    passed: list[int] = []

    async def go(turn: Turn) -> None:
        async with gate.pass_through(turn):
            turn.is_used = True
            passed.append(turn.chat_id)

    await asyncio.gather(*map(go, turns))
    return passed


async def test_the_urgent_then_groups_then_the_others() -> None:
    """Among equals the longest waiting."""
    turns = [Turn(1), Turn(2), Turn(3), Turn(-4), Turn(-5), Turn(6, is_urgent=True)]
    assert await order(Gate(ONE_AT_A_TIME), turns) == [1, 6, -4, -5, 2, 3]


async def test_nobody_starves() -> None:
    """Urgent turns that come without end hold nobody up for long."""
    gate = Gate(ONE_AT_A_TIME)
    is_over = asyncio.Event()

    async def hurry() -> None:
        while not is_over.is_set():
            await order(gate, [Turn(1, is_urgent=True)])

    crowd = [asyncio.create_task(hurry()) for _ in range(3)]
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert sorted(await order(gate, [Turn(-2), Turn(3)])) == [-2, 3]
    assert loop.time() - began > STARVES_AFTER * WINDOW
    is_over.set()
    await asyncio.gather(*crowd)
