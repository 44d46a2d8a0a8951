"""Pictures that people ask for: the score of a series, the way of their rating.

Law: a button for a picture stands only where the picture can be drawn.
"""

from bot.asides import RatingChart, ScorePicture
from bot.club import Answer, Caller, Club, is_near
from bot.i18n import Translator
from bot.pictures.board import board_of
from bot.pictures.chart import rating_chart
from bot.screens.keys import button
from bot.screens.score import score_screen
from bot.screens.screen import Rows, Screen
from bot.standings.rating import shown
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.view import observe


async def scoreboard(club: Club, table: Table, t: Translator) -> Screen:
    """The score in words, with a button for the picture."""
    view = observe(table.state, None)
    has_picture = await club.studio.can_draw(board_of(table.row, view, t))
    return score_screen(table.row, view, t, has_picture=has_picture)


async def score_picture(club: Club, caller: Caller, press: ScorePicture) -> Answer:
    """The picture as a message; the words above it stay, brought up to date, and lose the button."""
    table = await club.tables.get(press.table)
    row, view = table.row, observe(table.state, None)
    if not is_near(row, caller):
        raise Refused(Toast.NOT_THIS_TABLE)
    t = await club.caller_translator(caller)
    board = board_of(row, view, t)
    if not await club.studio.can_draw(board):
        raise Refused(Toast.OUT_OF_DATE)
    picture = club.studio.photo(board, "score.png", instead=t("files-forbidden"))
    return Answer(upload=picture, screen=score_screen(row, view, t))


async def chart_rows(club: Club, user_id: int, t: Translator) -> Rows:
    """The chart's button, for who has a rating that has moved; in private."""
    ratings = await _ratings(club, user_id)
    if len(ratings) < 2 or not await club.studio.can_draw(rating_chart(ratings, t)):
        return ()
    return ((button(t("button-chart"), RatingChart()),),)


async def rating_picture(club: Club, caller: Caller, press: RatingChart) -> Answer:
    ratings = await _ratings(club, caller.user_id)
    t = await club.caller_translator(caller)
    if not caller.is_private or not ratings:
        raise Refused(Toast.OUT_OF_DATE)
    chart = rating_chart(ratings, t)
    if not await club.studio.can_draw(chart):
        raise Refused(Toast.OUT_OF_DATE)
    return Answer(upload=club.studio.photo(chart, "rating.png"))


async def _ratings(club: Club, user_id: int) -> tuple[float, ...]:
    """As people read them, oldest first."""
    history = await club.store.rating_history(user_id)
    return tuple(float(shown(point.mu, point.sigma)) for point in history)
