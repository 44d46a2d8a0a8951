"""The proof that a deal was shuffled fairly: what was promised, what was kept, and how anybody checks it.

Law: only the seed of a deal that is over goes in, as a part of its result.
"""

import re

from bot.asides import StoryPage, StoryRecord
from bot.callbacks import ClosePanel
from bot.i18n import Translator
from bot.screens.cards import card_text
from bot.screens.keys import button
from bot.screens.lines import joined
from bot.screens.people import sided_html
from bot.screens.screen import Screen
from bot.screens.upload import Upload
from engine.cards import Cards
from engine.record import Record, dumps
from engine.shuffle import shuffle
from storage.rows import TableRow

_UNFIT = re.compile(r"[^A-Za-z0-9_-]")

FIRST = 5  # cards of the deck that are shown: one to each seat, and one more


def proof_screen(
    table: TableRow, deal: int, dealer: int, seed: bytes, commitment: str, t: Translator
) -> Screen:
    """Seed and seal of a deal that is over, how the deck follows, and the commands to check both."""
    deck, shown = shuffle(seed)
    left = (dealer + 1) % 4
    told = t(
        "proof-deck",
        cards=_in_deck_order(deck[:FIRST], t),
        name=sided_html(table, left, t),
        shown=card_text(shown, t),
    )
    text = joined(
        [t("proof-title", number=deal + 1)],
        [t("proof-seal"), f"<code>{commitment}</code>"],
        [t("proof-seed"), f"<code>{seed.hex()}</code>"],
        [t("proof-why")],
        [told],
        [t("proof-by-hand"), f"<code>{command(seed)}</code>"],
        [t("proof-whole", command=f"<code>{verify_command(table.code)}</code>")],
    )
    rows = (
        (button(t("button-story-back"), StoryPage(table.id, deal, 0)),),
        (button(t("button-story-record"), StoryRecord(table.id)), button(t("button-close"), ClosePanel())),
    )
    return Screen(text, rows)


def record_file(record: Record, t: Translator) -> Upload:
    """The record of a series as a document; its caption says how to check it."""
    caption = t("record-caption", command=f"<code>{verify_command(record.series)}</code>")
    content = f"{dumps(record)}\n".encode()
    return Upload(file_name(record.series), content, caption=caption, instead=t("files-forbidden"))


def command(seed: bytes) -> str:
    """Prints the seal of a seed in any Unix shell."""
    return f"echo -n {seed.hex()} | xxd -r -p | sha256sum"


def verify_command(code: str) -> str:
    """Checks the record of a series."""
    return f"kozel verify {file_name(code)}"


def file_name(code: str) -> str:
    """Of the record of a series; a record from elsewhere may call its series anything."""
    return f"kozel-{_UNFIT.sub('', code)[:32]}.jsonl"


def _in_deck_order(cards: Cards, t: Translator) -> str:
    return " ".join(card_text(each, t) for each in cards)
