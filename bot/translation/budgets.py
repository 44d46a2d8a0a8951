"""How much room each text has, with the longest names and cards in it.

Law: what Telegram would refuse or the bot would cut short is a fault; so is a button that a phone cuts.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import product

from bot.i18n import Translator
from bot.names import WIDTH, units
from bot.screens.rules import NUMBERS, TOPICS, group_rules_screen, rules_screen
from bot.screens.screen import MOST_IN_POPUP
from engine.rules import ClaimsRule, EggsRule, Rules

MOST_IN_MESSAGE = 4096  # bots/api#sendmessage, without the tags
MOST_IN_TOPIC = 1250  # our own: two screens of a phone
ROOM = {  # characters by what a key begins with; the first that fits counts
    "toast-": MOST_IN_POPUP,
    "reason-": MOST_IN_POPUP,
    "popup-": MOST_IN_POPUP,
    "hint-": 150,  # a play and a chance stand in the same pop-up
    "cmd-": 42,  # a line of the menu; bots/api#botcommand allows 256
    "bot-about": 120,  # bots/api#setmyshortdescription
    "bot-description": 512,  # bots/api#setmydescription
    "button-": 36,  # one button a row
}
NAME = "\u2068" + "W" * (WIDTH - 1) + "…\u2069"
CARDS = "10♠️ 10♣️ 10♦️ 10♥️"
_SIGNS = (
    *("name", "names", "side", "cards", "play", "trump", "shown", "suit", "moment", "rules", "group"),
    *("start", "wants", "waits"),
    *("language", "setting", "before", "after", "time"),
    *("command", "fault", "result", "sides"),
)
_COUNTS = (
    *("count", "number", "chance", "points", "target", "deals", "tricks", "trick", "won"),
    *("made", "better", "percent"),
)
LONGEST: dict[str, str | int] = {
    **dict.fromkeys(_SIGNS, "🔵"),
    **dict.fromkeys(_COUNTS, 88),
    **NUMBERS,
    "score": "🔵 20 : 22 🟠",
}
OPTIONS = tuple(Rules(*chosen) for chosen in product((6, 12, 18, 24), EggsRule, ClaimsRule))
_TAG = re.compile(r"<[^>]*>")


def too_long(t: Translator, keys: Iterable[str]) -> Iterator[str]:
    """Texts that have more characters than there is room for."""
    for key in sorted(keys):
        room = next((room for start, room in ROOM.items() if key.startswith(start)), MOST_IN_MESSAGE)
        values = LONGEST if key.startswith("button-") else LONGEST | {"name": NAME, "cards": CARDS}
        size = units(_TAG.sub("", t(key, **values)))
        if size > room:
            yield f"{key}: {size} characters, room for {room}"


def too_long_rules(t: Translator) -> Iterator[str]:
    """Topics that fill more than two screens, and the game in one message of a group."""
    for topic in TOPICS:
        size = max(_size(rules_screen(topic, rules, t).text) for rules in OPTIONS)
        if size > MOST_IN_TOPIC:
            yield f"rules-{topic}: {size} characters, room for {MOST_IN_TOPIC}"
    size = max(_size(group_rules_screen(rules, t, "").text) for rules in OPTIONS)
    if size > MOST_IN_MESSAGE:
        yield f"the rules for a group: {size} characters, room for {MOST_IN_MESSAGE}"


def _size(html: str) -> int:
    return units(_TAG.sub("", html))
