"""Names and titles that nobody has, through every screen that shows them.

Laws that are checked: Telegram can parse every text (the stand-in does so strictly) and understands every
request; no name makes a link, a mention or a command; what isolates a name is closed again; no seat is
nameless.
"""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.callbacks import MyHand, NextDeal, ShowScore, SitIn
from bot.demo.requests import Call
from bot.demo.rooms import Shown
from bot.demo.rows import Json
from bot.demo.server import StandIn
from tests.bot.requests_check import validate_call
from tests.faults.hostile_faults import ROOMY
from tests.faults.scenes import Scene, bare, four
from tests.whole.house import House, has
from tests.whole.pace import UNLIMITED, telegrams_settings

LANGUAGES = ("en", "ru", "lv", "kk", "he", "xx")
LONGEST = 64  # of a first or last name; titles are twice as long
PIECES = (
    "<b>", "</b>", "<a href='tg://user?id=1'>", "<", ">", "&", "&amp;", "&#0;", "&lt;", "<!--", "]]>", '"',
    "@durov", "/stop", "/stop@KozelDemoBot", "#tag", "$USD", "t.me/x", "https://example.org", "a@b.org", "'",
    "tg://resolve", "+37120000000", "{$name}", "{", "}", "\\", "_*`[x](y)", "%s", "\n", "\r\n", "\t", "\x00",
    "\x1f", "\u202e", "\u202c", "\u2066", "\u2067", "\u2068", "\u2069", "\u200b", "\u200d", "\u2060",
    "\ufeff", "\u00ad", "\u3164", "\u2800", "\u115f", "\u034f", "\u0301" * 20, "\u0e49" * 9, "Z\u0351\u0335",
    "W" * 64, "\ufdfd", "\U000122ab", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1f1\U0001f1fb",
    "\U0001f1f1", "\U0001f44d\U0001f3fd", "\U0001f3fd", "1\ufe0f\u20e3", "♠️", "⏳", "🤖", "🔵",
    "🟠", "محمد", "עברית", "日本語", "Ёжик", "\ue000", "\U000e0001", "\U0010ffff", "\uffff", "Anna", " ", "",
)  # fmt: skip
LINKS = ("bot_command", "url", "mention", "hashtag", "cashtag", "email", "phone_number", "text_mention")
ISOLATE, END = "\u2068", "\u2069"
NAME = re.compile(f"{ISOLATE}([^{END}]*){END}")
# What the bot itself isolates for a right-to-left reader (bot/direction.py), and where a line begins.
OURS = re.compile(
    "(?m)^\u200f|\u2066((?:10|[0-9A-Z])[♠♣♦♥]\ufe0f?|[AJQK]|\\d+(?: [+=] \\d+)+|[+−-]\\d+|/[a-z]\\w*)\u2069"
)
NEVER = frozenset("\u202e\u2066\u2067\x00")


@dataclass(frozen=True, slots=True)
class Names:
    """``refused``: requests that Telegram would not take; ``broken``: texts that say what they should not."""

    names: int
    texts: int
    refused: tuple[str, ...]
    broken: tuple[str, ...]


async def odd_names(folder: Path, count: int, seed: int) -> Names:
    """So many names and titles, five to a group."""
    chance = Random(seed)
    standin = StandIn(telegrams_settings(**ROOMY), time.time)
    await standin.start()
    house = House(standin, folder / "kozel.db", dict(UNLIMITED))
    await house.open()
    names = texts = 0
    refused: list[str] = []
    broken: list[str] = []
    try:
        while names < count:
            since = len(standin.requests)
            scene = await _evening(house, chance)
            names += 5
            for call in house.calls(since=since):
                texts += "text" in call.params
                refused += _refusals(call)
            broken += _broken(scene)
            standin.requests.clear()
    finally:
        await house.close()
        await standin.stop()
    return Names(names, texts, tuple(refused), tuple(broken))


def odd_name(chance: Random, longest: int = LONGEST) -> str:
    """As many signs as Telegram takes; never nothing at all."""
    pieces = chance.choices(PIECES, k=chance.randrange(1, 9))
    ranges = (range(0x20, 0xD800), range(0xE000, 0x110000))
    anything = "".join(chr(chance.choice(chance.choice(ranges))) for _ in range(chance.randrange(4)))
    name = "".join(chance.sample([*pieces, anything], len(pieces) + 1))[:longest]
    return name or "\u200b"


async def _evening(house: House, chance: Random) -> Scene:
    """A lobby, some plays, and everything that shows a name."""
    names = [odd_name(chance) for _ in range(4)]
    scene = await four(house, odd_name(chance, 2 * LONGEST), names)
    anna, boris, clara, dan = scene.people
    for person in scene.people:
        person.speak(chance.choice(LANGUAGES))
        person.rename(person.row.first_name, odd_name(chance))
    await scene.plays(chance.randrange(2, 9))
    for kind in (MyHand, ShowScore):
        await house.press(boris, scene.room, kind)
    for text in ("/table", "/score", "/settings", "/hand", "/stop"):
        await house.say(boris, scene.room, text)
    await house.say(clara, scene.room, "/leave")
    await dan.block_bot()
    await house.say(boris, boris.private, "/hand")
    if has(scene.room, SitIn):
        seat = scene.people.index(clara)
        await house.press(clara, scene.room, SitIn, seat=seat)
    if chance.random() < 0.2:
        await house.play_deal(scene.number)
        if has(boris.private, NextDeal):
            await house.press(boris, boris.private, NextDeal)
    await house.say(anna, scene.room, "/stop", is_anonymous=True)
    return scene


def _refusals(call: Call) -> Iterator[str]:
    try:
        validate_call(call)
    except AssertionError as error:
        yield f"{call.method}: {error}"
    is_ours = call.refusal is not None and call.refusal.code == 400 and call.method != "pinChatMessage"
    if is_ours:
        yield f"{call.method}: {call.refusal} for {call.params}"


def _broken(scene: Scene) -> Iterator[str]:
    rooms = [scene.room, *(person.private for person in scene.people)]
    for message in (message for room in rooms for message in room.bot_messages):
        if not _is_sound(message):
            yield repr(message.text)


def _is_sound(message: Shown) -> bool:
    text = OURS.sub(r"\1", message.text)
    is_isolated = text.count(ISOLATE) == text.count(END) and not NEVER & set(text)
    is_named = all(bare(name).strip() for name in NAME.findall(text))
    return is_isolated and is_named and not any(_is_in_a_name(text, entity) for entity in message.entities)


def _is_in_a_name(text: str, entity: Json) -> bool:
    """Whether something in a name can be followed."""
    before = text.encode("utf-16-le")[: 2 * entity["offset"]].decode("utf-16-le")
    return entity["type"] in LINKS and before.count(ISOLATE) > before.count(END)
