"""The story of a deal that is over, a trick a screen, and the lists that lead to it.

Laws: only ``DealTold`` goes in, which no deal in play ever becomes; ``table`` has its seats as they were when
the deal was dealt. A step that does not exist shows the nearest one.
"""

from collections.abc import Iterable, Sequence

from bot.asides import ShowStory, StoryDeals, StoryPage, StoryProof, StoryRecord, StorySeries
from bot.callbacks import ClosePanel, ShowRules, ShowScore
from bot.i18n import Translator
from bot.names import plain_name
from bot.screens.cards import SIGNS, card_text, cards_text
from bot.screens.keys import button, in_rows
from bot.screens.lines import joined, result_line
from bot.screens.people import SIDES, sided_html
from bot.screens.screen import Button, Rows, Screen
from engine.cards import Cards, Suit
from engine.seen import Pair, Play, Seat
from engine.story import DealTold, TrickTold
from storage.rows import TableRow
from storage.told import ToldSeries

MOST_DEALS = 40  # eggs have no end; of a longer series the newest deals are listed
SERIES_A_PAGE = 8
TITLE_WIDTH = 14  # the score beside it stays in sight on a phone


def result_rows(table: TableRow, posting: int, t: Translator) -> Rows:
    """Rules, score and story: under a deal that is over."""
    return in_rows(
        [
            button(t("button-rules"), ShowRules(table.id, posting)),
            button(t("button-score"), ShowScore(table.id, posting)),
            story_button(table, posting, t),
        ]
    )


def story_button(table: TableRow, posting: int, t: Translator) -> Button:
    """Under a deal or a series that is over."""
    return button(t("button-story"), ShowStory(table.id, posting))


def story_screen(table: TableRow, deals: Sequence[DealTold], deal: int, step: int, t: Translator) -> Screen:
    """How the deal was dealt (step 0), or one of its tricks; ``deals`` are all that are over."""
    told = deals[deal]
    step = min(step, len(told.tricks))
    header = t("story-header", number=deal + 1, result=result_line(told.result, t))
    blocks = _trick(table, told, told.tricks[step - 1], t) if step else _dealt(table, told, t)
    rows = (
        _steps(table, deals, deal, step),
        (
            button(t("button-story-deals"), StoryDeals(table.id)),
            button(t("button-story-proof"), StoryProof(table.id, deal)),
        ),
        (button(t("button-story-record"), StoryRecord(table.id)), button(t("button-close"), ClosePanel())),
    )
    return Screen(joined([header], *blocks), tuple(row for row in rows if row))


def deals_screen(table: TableRow, deals: Sequence[DealTold], t: Translator, is_private: bool) -> Screen:
    """Every deal of the series with its result, and a button to each."""
    first = max(0, len(deals) - MOST_DEALS)
    lines = [f"{at + 1}. {result_line(deals[at].result, t)}" for at in range(first, len(deals))]
    to_each = in_rows(
        [button(str(at + 1), StoryPage(table.id, at, 0)) for at in range(first, len(deals))],
    )
    back = (button(t("button-story-series"), StorySeries(0)),) if is_private else ()
    text = joined([t("story-deals")], lines)
    return Screen(text, (*to_each, (*back, button(t("button-close"), ClosePanel()))))


def series_screen(
    series: Iterable[tuple[ToldSeries, str | None]], page: int, is_more: bool, t: Translator
) -> Screen:
    """The reader's series, newest first, each with its group's title (None: played alone)."""
    rows = [(button(_series_label(one, title, t), StoryDeals(one.table_id)),) for one, title in series]
    back = (button("◀️", StorySeries(page - 1)),) if page else ()
    on = (button("▶️", StorySeries(page + 1)),) if is_more else ()
    return Screen(t("story-series"), (*rows, (*back, button(t("button-close"), ClosePanel()), *on)))


def _series_label(series: ToldSeries, title: str | None, t: Translator) -> str:
    name = t("story-alone") if title is None else plain_name(title, t("this-group"), TITLE_WIDTH)
    return t("button-story-of", name=name, score=_pair(series.score), count=series.deals)


def _steps(table: TableRow, deals: Sequence[DealTold], deal: int, step: int) -> tuple[Button, ...]:
    """Back and on, over the end of the deal into its neighbours."""
    back = (deal, step - 1) if step else (deal - 1, len(deals[deal - 1].tricks))
    on = (deal, step + 1) if step < len(deals[deal].tricks) else (deal + 1, 0)
    wanted = (("◀️", back), ("▶️", on))
    return tuple(
        button(sign, StoryPage(table.id, *page)) for sign, page in wanted if 0 <= page[0] < len(deals)
    )


def _dealt(table: TableRow, told: DealTold, t: Translator) -> list[list[str]]:
    trump = told.shown.suit
    return [
        [t("trump", trump=SIGNS[trump], shown=card_text(told.shown, t))],
        [_cards_of(table, seat, hand, trump, t) for seat, hand in enumerate(told.hands)],
        [t("story-leads", name=sided_html(table, told.leader, t))],
    ]


def _trick(table: TableRow, told: DealTold, trick: TrickTold, t: Translator) -> list[list[str]]:
    trump, number = told.shown.suit, trick.trick.number + 1
    returned = [_play(table, play, trump, t) for play in trick.trick.returned]
    drawn = [_cards_of(table, seat, cards, trump, t) for seat, cards in enumerate(trick.drawn) if cards]
    return [
        [t("story-trick", number=number, count=len(told.tricks), trump=SIGNS[trump])],
        [*returned, t("story-returned")] if returned else [],
        [_play(table, play, trump, t) for play in trick.trick.plays],
        [
            t("story-taken", name=sided_html(table, trick.taker, t), points=trick.points),
            t("story-totals", points=_pair(trick.totals)),
        ],
        [t("story-drawn", count=trick.stock), *drawn] if drawn else [],
    ]


def _play(table: TableRow, play: Play, trump: Suit, t: Translator) -> str:
    cards = f"<b>{cards_text(play.cards or (), trump, t)}</b>"
    suit = SIGNS[play.cards[0].suit] if play.cards else ""
    return t(f"play-{play.kind.value}", name=sided_html(table, play.seat, t), cards=cards, suit=suit)


def _cards_of(table: TableRow, seat: Seat, cards: Cards, trump: Suit, t: Translator) -> str:
    return f"{sided_html(table, seat, t)}  <b>{cards_text(cards, trump, t)}</b>"


def _pair(pair: Pair) -> str:
    return f"{SIDES[0]} {pair[0]} : {pair[1]} {SIDES[1]}"
