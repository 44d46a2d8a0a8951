"""The rules of the game with a series' options in them: by topic, or in one message for a group."""

import re

from bot.asides import RulesPage
from bot.callbacks import ClosePanel
from bot.i18n import Translator
from bot.screens.keys import button
from bot.screens.lines import joined
from bot.screens.screen import Button, Screen
from bot.screens.seating import drawn_table
from engine.rules import Rules

TOPICS = ("aim", "table", "deal", "trick", "claim", "refill", "score", "options", "bot")
OF_THE_GAME = TOPICS[: TOPICS.index("options")]
_EXAMPLE = re.compile(r"<blockquote>.*?</blockquote>", re.DOTALL)

# rules.md: of the pack, the deal and the score. What a chat may choose comes from its Rules.
NUMBERS = {
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


def rules_screen(topic: str, rules: Rules, t: Translator) -> Screen:
    """One topic (the first for an unknown one), the way to its neighbours and to all others."""
    at = TOPICS.index(topic) if topic in TOPICS else 0
    drawing = [f"<pre>{drawn_table(t)}</pre>"] if TOPICS[at] == "table" else []
    text = joined([_heading(TOPICS[at], t)], drawing, [topic_text(TOPICS[at], rules, t)])
    others = [_to(other, rules, t, "• " if other == at else "") for other in range(len(TOPICS))]
    menu = [tuple(others[start : start + 2]) for start in range(0, len(others), 2)]
    back = (button("◀️", RulesPage(TOPICS[at - 1], rules)),) if at > 0 else ()
    on = (button("▶️", RulesPage(TOPICS[at + 1], rules)),) if at + 1 < len(TOPICS) else ()
    return Screen(text, (*menu, (*back, button(t("button-close"), ClosePanel()), *on)))


def group_rules_screen(rules: Rules, t: Translator, link: str) -> Screen:
    """The game in one message that opens at a tap, without the examples; ``link`` leads to the topics."""
    topics = [
        f"{_heading(one, t)}\n{_EXAMPLE.sub('', topic_text(one, rules, t)).strip()}" for one in OF_THE_GAME
    ]
    quote = "\n\n".join(topics)
    text = f"{t('rules-in-group')}\n<blockquote expandable>{quote}</blockquote>"
    return Screen(text, ((Button(t("button-rules-private"), url=link),),))


def _heading(topic: str, t: Translator) -> str:
    return f"<b>{t(f'rules-{topic}-title')}</b>"


def topic_text(topic: str, rules: Rules, t: Translator) -> str:
    """What the rules say about a topic, in these options."""
    return t(f"rules-{topic}", **_values(rules))


def _to(other: int, rules: Rules, t: Translator, mark: str) -> Button:
    return button(mark + t(f"rules-{TOPICS[other]}-title"), RulesPage(TOPICS[other], rules))


def _values(rules: Rules) -> dict[str, str | int]:
    return {**NUMBERS, "target": rules.target, "eggs": rules.eggs.value, "claims": rules.claims.value}
