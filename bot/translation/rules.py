"""The rule texts: the same examples in every language, numbers from the engine's constants."""

import re
from collections import Counter
from collections.abc import Iterator

from fluent.syntax import ast

from bot.i18n import Translator
from bot.screens.cards import SIGNS
from bot.screens.rules import NUMBERS, TOPICS, topic_text
from bot.translation.budgets import OPTIONS
from bot.translation.ftl import Language, nodes
from engine.cards import Rank
from engine.rules import Rules

RANKS = "".join(rank.letter for rank in Rank)  # from low to high
NAMED_BUTTONS = ("button-hand", "button-back")  # the topic about the bot speaks of them
CARD = re.compile(rf"(\w+)({'|'.join(SIGNS.values())})")
QUOTE = "<blockquote>"
_FIXED = {str(NUMBERS[name]) for name in ("cards", "stock", "pack", "win", "half", "low")}


def rule_faults(t: Translator, english: Translator, language: Language) -> Iterator[str]:
    """Where the rules of a language say something else than the English ones."""
    for topic in TOPICS:
        yield from _example_faults(topic, t, english)
        pattern = language.texts[f"rules-{topic}"]
        text = " ".join(element.value for element in nodes(pattern, ast.TextElement))
        for number in sorted(_FIXED & set(re.findall(r"\d+", text))):
            yield f"rules-{topic}: {number} is written out; it is a variable in English"
    letters = [t(f"rank-{rank}") for rank in RANKS]
    if len(set(letters)) < len(letters):
        yield f"two cards of a suit look alike: {' '.join(letters)}"
    if f"<b>{'  '.join(letters)}</b>" not in topic_text("table", Rules(), t):
        yield f"rules-table: the ranks from low to high, <b>{'  '.join(letters)}</b>, are not there"
    for button in NAMED_BUTTONS:
        name = re.sub(r"^\W+", "", t(button))
        if f"<b>{name}</b>" not in topic_text("bot", Rules(), t):
            yield f"rules-bot: the button <b>{name}</b> is not named"


def _example_faults(topic: str, t: Translator, english: Translator) -> Iterator[str]:
    for rules in OPTIONS:
        if topic_text(topic, rules, t).count(QUOTE) != 1:
            yield f"rules-{topic}: one example in <blockquote> is expected"
            return
        ours, theirs = cards_of_example(topic, rules, t), cards_of_example(topic, rules, english)
        if ours != theirs:
            other = sorted((ours - theirs) + (theirs - ours))
            yield f"rules-{topic}: the example has other cards than in English: {' '.join(other)}"
            return


def cards_of_example(topic: str, rules: Rules, t: Translator) -> Counter[str]:
    """By the engine's letters, such as T♥️; a card with a letter that nobody knows has a question mark."""
    letters = {t(f"rank-{rank}"): rank for rank in RANKS}
    example = topic_text(topic, rules, t).partition(QUOTE)[2]
    return Counter(letters.get(rank, "?") + suit for rank, suit in CARD.findall(example))
