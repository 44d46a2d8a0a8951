"""The rules of the game by topic, with this chat's options in them."""

from bot.callbacks import ClosePanel, RulesTopic
from bot.i18n import Translator
from bot.names import clipped
from bot.screens.keys import button
from bot.screens.screen import MOST_IN_POPUP, Button, Screen
from engine.rules import Rules

TOPICS = ("aim", "table", "deal", "trick", "claim", "refill", "score", "options", "bot")

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
    text = f"<b>{_title(at, t)}</b>\n\n{t(f'rules-{TOPICS[at]}', **_values(rules))}"
    others = [_to(other, t, "• " if other == at else "") for other in range(len(TOPICS))]
    menu = [tuple(others[start : start + 2]) for start in range(0, len(others), 2)]
    back = (button("◀️", RulesTopic(TOPICS[at - 1])),) if at > 0 else ()
    on = (button("▶️", RulesTopic(TOPICS[at + 1])),) if at + 1 < len(TOPICS) else ()
    return Screen(text, (*menu, (*back, button(t("button-close"), ClosePanel()), *on)))


def rules_popup(rules: Rules, t: Translator) -> str:
    """The rules in a few words for a pop-up, at most 200 characters."""
    return clipped(t("popup-rules", **_values(rules)), MOST_IN_POPUP)


def _title(at: int, t: Translator) -> str:
    return t(f"rules-{TOPICS[at]}-title")


def _to(other: int, t: Translator, mark: str) -> Button:
    return button(mark + _title(other, t), RulesTopic(TOPICS[other]))


def _values(rules: Rules) -> dict[str, str | int]:
    return {**NUMBERS, "target": rules.target, "eggs": rules.eggs.value, "claims": rules.claims.value}
