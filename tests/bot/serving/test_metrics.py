"""What the bot counts, what a monitor reads, and how healthy it says it is."""

import asyncio
import re

import pytest
from aiohttp import ClientSession
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from bot.demo.faults import Fault
from bot.health import fault
from bot.metrics import Metrics
from bot.wire import Result
from tests.bot.serving.conftest import OpenChild
from tests.whole.house import House

Samples = dict[tuple[str, ...], float]


def samples(text: str) -> Samples:
    """Every number by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def asked(url: str) -> tuple[int, str, str]:
    """Status, text and type of an answer."""
    async with ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text(), answer.headers["Content-Type"]


async def answered(url: str, status: int) -> str:
    """What is said with this status, as soon as it is."""
    for _ in range(200):
        found, text, _ = await asked(url)
        if found == status:
            return text
        await asyncio.sleep(0.05)
    raise AssertionError(f"no answer {status}")


async def with_sample(root: str, name: tuple[str, ...]) -> Samples:
    """What is served, as soon as this is among it."""
    for _ in range(200):
        _, text, _ = await asked(f"{root}/metrics")
        if name in (found := samples(text)):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"no {name}")


def numbers(house: House) -> Samples:
    return samples(house.app.metrics.text().decode())


async def test_what_is_counted(house: House) -> None:
    """Each play by who made it, each request by what came of it, each commit by its time; and how much
    there is now."""
    people = house.persons("Anna", "Boris", "Clara", "Dan")
    table = await house.start(house.group("Friday", people), people)
    for _ in range(6):
        await house.play(table)
    counted = numbers(house)
    assert counted["kozel_plays_total", "user"] == 6
    assert counted["kozel_commit_seconds_count",] == 7  # with the deal
    assert counted["kozel_tables_in_memory",] == 1
    assert counted["kozel_outbox_waiting",] == 0
    presses = len(house.calls("answerCallbackQuery"))
    assert counted["kozel_api_requests_total", "answerCallbackQuery", "ok"] == presses
    assert counted["kozel_api_busy_total",] == 0


async def test_what_went_wrong_is_counted(house: House) -> None:
    """429, other refusals, broken answers and none at all are told apart."""
    house.expects_busy = True
    misfortunes = [Fault(retry_after=0), Fault(status=502), Fault(), None]
    method = "answerCallbackQuery"
    house.standin.set_faults(
        lambda call: misfortunes.pop(0) if call.method == method and misfortunes else None
    )
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.lobby(room, anna)
    for seat in (0, 1):
        message = room.bot_messages[-1]
        await anna.press(room, message.id, message.button_list[seat].data or "", timeout=2.0)
        await house.quiet()
    counted = numbers(house)
    results = {result: counted.get(("kozel_api_requests_total", method, result.value)) for result in Result}
    assert results[Result.FAILED] == results[Result.LOST] == 1
    assert results[Result.BUSY] == counted["kozel_api_busy_total",] == 1


def test_two_bots_count_for_themselves() -> None:
    """There is no registry but the one that is given."""
    ours, theirs = Metrics(CollectorRegistry()), Metrics(CollectorRegistry())
    ours.requested("sendMessage", Result.OK)
    assert b"sendMessage" in ours.text()
    assert b"sendMessage" not in theirs.text()


class FakeIntake:
    """As alive as a test says."""

    def __init__(self, failures: int, silence: float) -> None:
        self.failures = failures
        self.silence = silence

    async def run(self) -> None: ...

    async def stop(self) -> None: ...


@pytest.mark.parametrize(
    ("failures", "silence", "beat", "said"),
    [
        (0, 1.0, 1.0, None),
        (2, 1.0, 1.0, None),
        (3, 1.0, 1.0, "could not be reached 3 times"),
        (0, float("inf"), 1.0, "is starting"),
        (0, 1.0, float("inf"), "is starting"),
        (0, 46.0, 1.0, "no update was taken for 46 s"),
        (0, 1.0, 21.0, "no heartbeat was written for 21 s"),
    ],
)
def test_why_the_bot_is_not_well(failures: int, silence: float, beat: float, said: str | None) -> None:
    """In one line, and only when it is so."""
    told = fault(FakeIntake(failures, silence), 45.0, beat, 5.0)
    assert (told is None) if said is None else (told is not None and said in told and "\n" not in told)


async def test_a_monitor(child_house: OpenChild) -> None:
    """`kozel run --metrics-port` answers 200 while updates are taken, 503 with the reason while they are
    not, and serves numbers in Prometheus' own format."""
    house = child_house(poll_timeout=0.2)
    house.arguments = ("--metrics-port", "0")
    await house.open()
    port = re.findall(r"port (\d+)", await house.until_logged("metrics are served"))[0]
    root = f"http://127.0.0.1:{port}"
    assert await answered(f"{root}/healthz", 200) == "ok\n"
    await house.say(anna := house.person("Anna"), anna.private, "/newgame")
    status, _, kind = await asked(f"{root}/metrics")
    assert (status, kind) == (200, "text/plain; version=0.0.4; charset=utf-8")
    sent = "kozel_api_requests_total", "sendMessage", "ok"
    counted = await with_sample(root, sent)
    assert counted[sent] == 1
    assert counted["kozel_api_requests_total", "getUpdates", "ok"] >= 1
    house.standin.set_faults(lambda call: Fault(status=502) if call.method == "getUpdates" else None)
    said = await answered(f"{root}/healthz", 503)
    assert re.fullmatch(r"Telegram could not be reached \d times in a row\n", said)


async def test_a_port_that_is_taken(child_house: OpenChild) -> None:
    """The program says so and ends."""
    house = child_house()
    house.arguments = ("--metrics-port", house.standin.url.rpartition(":")[2])
    await house.launch()
    assert await house.ended() == 1
    assert "address already in use" in house.log[-1]
