"""The page that plays a record: a file is judged as `kozel verify` does, then told play by play, all face up.

Law: what the file holds is never trusted: the answer is a series that the rules allow, or the fault in words.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace

from aiohttp import web

from bot.demo.page import static
from bot.demo.rows import Json
from bot.demo.words import replay_words_view
from bot.verify import judge_file
from engine.actions import WORDS, Action
from engine.cards import Cards
from engine.record import Record, replay
from engine.scoring import card_points, score, tricks_won
from engine.seen import Play, Trick
from engine.state import State, Table

MOST_BYTES = 4 * 1024 * 1024  # some 400 series


def routes() -> list[web.AbstractRouteDef]:
    return [
        web.get("/replay", _page),
        web.get("/replay/words", _words),
        web.post("/replay/file", _file),
    ]


async def _page(request: web.Request) -> web.StreamResponse:
    return static("replay.html")


async def _words(request: web.Request) -> web.Response:
    return web.json_response(replay_words_view(request.query.get("language")))


async def _file(request: web.Request) -> web.Response:
    """The series of that number in the file, with the names of all; or the first fault."""
    content = await request.read()
    if len(content) > MOST_BYTES:
        return web.json_response({"error": f"more than {MOST_BYTES // 1024**2} MB"}, status=400)
    asked = request.query.get("series", "")
    number = int(asked) if asked.isascii() and asked.isdecimal() and len(asked) < 7 else 0
    told = await asyncio.to_thread(file_view, content, number)
    return web.json_response(told, status=400 if "error" in told else 200)


def file_view(content: bytes, number: int) -> Json:
    """``error`` if any record of the file is bad; the last series for a number beyond it."""
    verdicts = judge_file(content)
    bad = next((verdict.bad for verdict in verdicts if verdict.bad is not None), None)
    if bad is not None:
        return {"error": str(bad)}
    records = [verdict.record for verdict in verdicts if verdict.record is not None]
    number = min(number, len(records) - 1)
    return {"all": [record.series for record in records], "number": number, **series_view(records[number])}


def series_view(record: Record) -> Json:
    """Players and deals; an unfinished last deal goes as far as it was played."""
    states = replay(record)
    deals = [_deal(deal.actions, states) for deal in record.deals]
    return {"players": list(record.players), "target": record.rules.target, "deals": deals}


def _deal(actions: Sequence[Action], states: Iterator[State]) -> Json:
    """One deal; takes as many states as it has: one as it was dealt, one after each action."""
    state = next(states)
    before = _table(state)
    dealt = _step("dealt", state.turn or 0, before, before.trick)
    told: Json = {"shown": str(before.shown), "score": score(state.results), "steps": [dealt]}
    for action in actions:
        after = _table(next(states))
        told["steps"] += _steps(action, before, after)
        before = after
    return told


def _table(state: State) -> Table:
    assert state.table is not None, "a deal lies on the table"
    return state.table


def _steps(action: Action, before: Table, after: Table) -> Iterator[Json]:
    """The play; and when it ended a trick, first the four plays as they lay, then who took them."""
    word = WORDS[type(action)]
    if len(after.history) == len(before.history):
        yield _step(word, action.seat, after, after.trick)
        return
    trick = after.history[-1]
    hands = tuple(tuple(one for one in hand if one not in action.cards) for hand in before.hands)
    yield _step(word, action.seat, replace(before, hands=hands), trick)
    yield _step("taken", trick.holder or 0, after, None)


def _step(what: str, seat: int, table: Table, trick: Trick | None) -> Json:
    holding = trick.holding if trick else None
    return {
        "what": what,
        "seat": seat,
        "hands": [_names(hand) for hand in table.hands],
        "trick": [_play(play) | {"holds": play is holding} for play in (trick.plays if trick else ())],
        "returned": [_play(play) for play in (trick.returned if trick else ())],
        "stock": _names(table.stock),
        "points": card_points(table.history),
        "tricks": tricks_won(table.history),
    }


def _play(play: Play) -> Json:
    return {"seat": play.seat, "kind": play.kind.value, "cards": _names(play.cards or ())}


def _names(cards: Cards) -> list[str]:
    return [str(each) for each in cards]
