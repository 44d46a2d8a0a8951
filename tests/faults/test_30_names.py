"""faults.md 30: names."""

import pytest

from bot.callbacks import (
    MyHand,
    ShowScore,
    SitIn,
)  # fmt: skip
from tests.faults.scenes import (
    bare,
    four,
    shows_hand,
)
from tests.whole.house import House, has

ODD_NAMES = {
    "markup": "<b>Bold</b> & <i>",
    "entity": "&lt;script&gt;&amp;&#0;",
    "emoji": "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇱🇻👍🏽",
    "right to left": "\u202egnihton\u202c\u2067x",
    "arabic": "محمد بن عبد الله",
    "zero width": "\u200b\u200d\u2060\ufeff",
    "blank letters": "\u3164\u2800\u115f",
    "one glyph": "W" * 64,
    "wide glyph": "﷽" * 64,
    "stacked marks": "Z" + "\u0301" * 60,
    "newlines": "A\nB\r\n\tC",
    "slash": "/stop@KozelDemoBot",
    "backslash": "\\_*`[x](https://example.org)",
}


@pytest.mark.parametrize("first", range(0, len(ODD_NAMES), 4))
async def test_30_no_name_breaks_anything(house: House, first: int) -> None:
    """Names with <b>, &, emoji, right-to-left override, zero-width only, 64 characters of one glyph, or no
    username: markup never breaks, the seat always has a readable name."""
    names = list(ODD_NAMES.values())[first : first + 4]
    names += ["Boris"] * (4 - len(names))
    scene = await four(house, title=names[0], names=names)
    await scene.plays(5)
    await house.press(scene.people[1], scene.room, MyHand)
    await house.press(scene.people[1], scene.room, ShowScore)
    await house.say(scene.people[0], scene.room, "/leave")
    assert has(scene.room, SitIn, seat=0)
    await house.say(scene.people[2], scene.room, "/stop")
    await house.say(scene.people[2], scene.people[2].private, "/hand")
    sides = [line for line in bare(scene.shown.text).splitlines() if line.startswith(("🔵", "🟠"))][:2]
    for line in sides:
        shown = line.partition("  ")[2].split(" + ")
        assert len(shown) == 2
        assert all(1 <= len(one.strip(" ⏳🤖")) <= 40 for one in shown), line
    for message in (*scene.room.bot_messages, *scene.people[0].private.bot_messages):
        assert not {entity["type"] for entity in message.entities} & {"bot_command", "url"}, message.text
        assert "\u202e" not in message.text
        assert message.text.count("\u2068") == message.text.count("\u2069")


async def test_30_two_of_one_name_are_told_apart_by_their_side(house: House) -> None:
    """Four people of the same name: the table, the hand and the answers work all the same."""
    scene = await four(house, names=("Anna",) * 4)
    await scene.plays(8)
    assert all(shows_hand(scene, person) for person in scene.people)


async def test_30_a_renamed_player_keeps_the_seat(house: House) -> None:
    """A name changed in mid-deal, to nothing readable: the seat is known by the person, not by the name."""
    scene = await four(house)
    person = scene.turn
    person.rename("\u200b")
    await scene.tap(scene.offer(person))
    await scene.plays(4)
    assert scene.row.version == 6
