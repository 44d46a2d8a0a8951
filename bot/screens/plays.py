"""One button for each legal play, in the order of ``view.legal``: a play is one tap.

Law: every button decodes to an action in ``view.legal``, or to the claim that stands there. Beats and
discards are told apart by word and sign and never share a row; a claim has a row of its own. A mark moves
no button.
"""

from functools import partial
from itertools import groupby

from bot.callbacks import MakeClaim, MakePlay
from bot.i18n import Translator
from bot.screens.cards import cards_text
from bot.screens.keys import button, in_rows
from bot.screens.screen import Button, Rows
from engine.actions import Action, Beat, Claim, Discard, Lead
from engine.seen import View
from storage.rows import TableRow


def play_rows(table: TableRow, view: View, t: Translator, posting: int, marked: Action | None) -> Rows:
    """The plays of the view's seat; ``marked`` is the one that the next tap confirms."""
    made = partial(_button, table, view, t, posting)
    rows: list[tuple[Button, ...]] = []
    for _, plays in groupby(view.legal, key=lambda play: (type(play), len(play.cards))):
        shown = {made(play, False): made(play, play == marked) for play in plays}
        rows += [tuple(shown[one] for one in row) for row in in_rows(list(shown))]
    return tuple(rows)


def play_label(action: Action, view: View, t: Translator) -> str:
    """Sign, word and cards, such as "Beat K♠️ 10♠️" with its sign."""
    cards = cards_text(action.cards, view.trump, t)
    match action:
        case Lead():
            return t("button-lead", cards=cards)
        case Beat():
            return t("button-beat", cards=cards)
        case Discard():
            return t("button-discard", cards=cards)
        case Claim():
            return t("button-claim", cards=cards)


def _button(
    table: TableRow, view: View, t: Translator, posting: int, action: Action, is_marked: bool
) -> Button:
    label = play_label(action, view, t)
    if is_marked:
        label = t("button-tap-again", play=label)
    if isinstance(action, Claim):
        trick = view.trick.number if view.trick is not None else 0
        return button(label, MakeClaim(table.id, posting, view.deal, trick))
    return button(label, MakePlay(table.id, posting, table.version, action, is_marked))
