"""The rule texts: every topic, the same examples in every language, numbers from the engine's constants."""

import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.locales.faults import variables
from tests.locales.ftl import cases, nodes, read, selected

FOLDER = Path(__file__).parents[2] / "locales"
CODES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "rules.ftl").exists())
TOPICS = ("aim", "table", "deal", "trick", "claim", "refill", "score", "options", "bot")
NUMBERS = {
    "target": 12,
    "hand": 4,
    "cards": 36,
    "stock": 20,
    "pack": 120,
    "win": 61,
    "half": 60,
    "low": 31,
    "short": 2,
    "middle": 4,
    "full": 6,
}
EGGS, CLAIMS = ("nothing", "double"), ("trick", "lead")
OPTIONS = list(product((6, 12, 18, 24), EGGS, CLAIMS))
LONGEST = 1200
CARD = re.compile(r"(\w+)([♠♣♦♥])\ufe0f")


class Rules:
    """A language's texts as a reader gets them."""

    def __init__(self, code: str) -> None:
        self._bundle = FluentBundle([code], use_isolating=False)
        for file in (FOLDER / code).glob("*.ftl"):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        assert errors == []
        return str(text)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def topic(self, topic: str, target: int = 12, eggs: str = "nothing", claims: str = "trick") -> str:
        return self(f"rules-{topic}", **(NUMBERS | {"target": target}), eggs=eggs, claims=claims)


@cache
def rules_in(code: str) -> Rules:
    return Rules(code)


@pytest.fixture(params=CODES)
def rules(request: pytest.FixtureRequest) -> Rules:
    return rules_in(request.param)


def test_topics(rules: Rules) -> None:
    """Every topic has a title of one line and a text."""
    for topic in TOPICS:
        assert "\n" not in rules(f"rules-{topic}-title")
        assert rules.topic(topic)


@pytest.mark.parametrize("topic", TOPICS)
def test_lengths(rules: Rules, topic: str) -> None:
    """With every option, a topic fits on a phone's screen or two."""
    assert max(len(rules.topic(topic, *options)) for options in OPTIONS) < LONGEST


@pytest.mark.parametrize("topic", TOPICS)
def test_examples(rules: Rules, topic: str) -> None:
    """Every topic has a worked example, with the same cards as in English."""
    for options in OPTIONS:
        cards = _cards(rules, topic, *options)
        assert cards
        assert cards == _cards(rules_in("en"), topic, *options)


def _cards(rules: Rules, topic: str, target: int, eggs: str, claims: str) -> Counter[tuple[str, str]]:
    """The cards of a topic's example, by the engine's letters. Raises KeyError for an unknown letter."""
    letters = {rules(f"rank-{rank}"): rank for rank in "6789JQKTA"}
    text = rules.topic(topic, target, eggs, claims)
    assert text.count("<blockquote>") == 1
    example = text.split("<blockquote>")[1]
    return Counter((letters[rank], suit) for rank, suit in CARD.findall(example))


def test_letters_differ(rules: Rules) -> None:
    """No two cards of a suit look alike, and each suit has its own name."""
    assert len({rules(f"rank-{rank}") for rank in "6789JQKTA"}) == 9
    assert len({rules(f"suit-{suit}") for suit in "SCDH"}) == 4


def test_rank_order(rules: Rules) -> None:
    """The table topic lists the ranks from low to high, the ten above the king."""
    order = "  ".join(rules(f"rank-{rank}") for rank in "6789JQKTA")
    assert f"<b>{order}</b>" in rules.topic("table")


def test_options_change_the_text(rules: Rules) -> None:
    """A chosen option shows in the topics that it concerns."""
    for topic in ("score", "options"):
        assert rules.topic(topic, eggs="nothing") != rules.topic(topic, eggs="double")
    for topic in ("claim", "options"):
        assert rules.topic(topic, claims="trick") != rules.topic(topic, claims="lead")
    for topic in ("aim", "score", "options"):
        assert rules.topic(topic, target=12) != rules.topic(topic, target=18)


def test_buttons_are_named_as_they_are(rules: Rules) -> None:
    """The topic about the bot calls its buttons what stands on them."""
    for button in ("button-hand", "button-back"):
        if rules.has(button):
            name = re.sub(r"^\W+", "", rules(button))
            assert f"<b>{name}</b>" in rules.topic("bot")


@pytest.mark.parametrize("code", CODES)
def test_numbers_are_variables(code: str) -> None:
    """A number that a constant or an option fixes is never written out."""
    fixed = {str(NUMBERS[name]) for name in ("cards", "stock", "pack", "win", "half", "low")}
    for topic in TOPICS:
        pattern = read(FOLDER / code).texts[f"rules-{topic}"]
        text = " ".join(element.value for element in nodes(pattern, ast.TextElement))
        assert fixed & set(re.findall(r"\d+", text)) == set()


@pytest.mark.parametrize("code", CODES)
def test_variables(code: str) -> None:
    """The texts use all the variables that code passes and no others, each option with all its values."""
    known = read(FOLDER / code).texts
    texts = [known[f"rules-{topic}"] for topic in TOPICS]
    assert {name for pattern in texts for name in variables(pattern)} == {*NUMBERS, "eggs", "claims"}
    for pattern in texts:
        for select in nodes(pattern, ast.SelectExpression):
            if selected(select) in ("eggs", "claims"):
                assert set(cases(select)) == set(EGGS if selected(select) == "eggs" else CLAIMS)
