"""The rule texts as readers get them: every topic in every language, with every option."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.i18n import Translator, Translators
from bot.screens.rules import NUMBERS, OF_THE_GAME, TOPICS, group_rules_screen, topic_text
from bot.translation.budgets import OPTIONS
from bot.translation.faults import variables
from bot.translation.ftl import cases, nodes, read, selected
from bot.translation.rules import cards_of_example
from engine.rules import ClaimsRule, EggsRule, Rules

FOLDER = Path(__file__).parents[2] / "locales"
TRANSLATORS = Translators(FOLDER)
VALUES = {"eggs": {rule.value for rule in EggsRule}, "claims": {rule.value for rule in ClaimsRule}}


@pytest.fixture(params=TRANSLATORS.languages)
def t(request: pytest.FixtureRequest) -> Translator:
    return TRANSLATORS.of(request.param)


@pytest.mark.parametrize("topic", TOPICS)
def test_examples(t: Translator, topic: str) -> None:
    """Every topic has a title of one line, and with every option a worked example in cards."""
    assert "\n" not in t(f"rules-{topic}-title")
    assert all(cards_of_example(topic, rules, t) for rules in OPTIONS)


def test_suits_differ(t: Translator) -> None:
    """Each suit has its own name."""
    assert len({t(f"suit-{suit}") for suit in "SCDH"}) == 4


def test_options_change_the_text(t: Translator) -> None:
    """A chosen option shows in the topics that it concerns."""
    for topic in ("score", "options"):
        assert topic_text(topic, Rules(eggs=EggsRule.DOUBLE), t) != topic_text(topic, Rules(), t)
    for topic in ("claim", "options"):
        assert topic_text(topic, Rules(claims=ClaimsRule.LEAD), t) != topic_text(topic, Rules(), t)
    for topic in ("aim", "score", "options"):
        assert topic_text(topic, Rules(target=18), t) != topic_text(topic, Rules(), t)


def test_a_group_reads_the_whole_game(t: Translator) -> None:
    """The one message of a group has the topics of the game without their examples, folded up."""
    text = group_rules_screen(Rules(), t, "").text
    assert text.count("<blockquote expandable>") == text.count("blockquote>") == 1
    for topic in OF_THE_GAME:
        assert f"<b>{t(f'rules-{topic}-title')}</b>" in text
        assert topic_text(topic, Rules(), t).partition("<blockquote>")[0].strip() in text


@pytest.mark.parametrize("code", TRANSLATORS.languages)
def test_variables(code: str) -> None:
    """The texts use all the variables that code passes and no others, each option with all its values."""
    known = read(FOLDER / code).texts
    texts = [known[f"rules-{topic}"] for topic in TOPICS]
    assert {name for pattern in texts for name in variables(pattern)} == {*NUMBERS, "target", *VALUES}
    for pattern in texts:
        for select in nodes(pattern, ast.SelectExpression):
            option = selected(select)
            if option in VALUES:
                assert set(cases(select)) == VALUES[option]
