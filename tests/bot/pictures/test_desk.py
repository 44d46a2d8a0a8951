"""Who gets which picture."""

import pytest

from bot import desk
from bot.asides import RatingChart, ScorePicture
from bot.callbacks import encode
from bot.pictures.board import board_of
from bot.pictures.desk import chart_rows, rating_picture, score_picture
from bot.pictures.drawing import key_of
from bot.table import Table
from bot.toasts import Refused, Toast
from engine.view import observe
from storage.memory import MemoryStore
from storage.standing_rows import ALL_GROUPS, RatingPoint
from tests.bot.parlour import ANNA, FRED, TRANSLATORS, Parlour

EN = TRANSLATORS.of("en")


class Rated(MemoryStore):
    """Everybody's rating went like this."""

    points: tuple[RatingPoint, ...] = ()

    async def rating_history(self, user_id: int, chat_id: int = ALL_GROUPS) -> tuple[RatingPoint, ...]:
        return self.points


async def after_a_deal(parlour: Parlour) -> Table:
    table = await parlour.series()
    await parlour.play_deal(table)
    return table


async def test_the_press_gives_the_picture_and_takes_the_button() -> None:
    """The words stay, as of now; the picture shows the same score."""
    parlour = Parlour(MemoryStore())
    table = await after_a_deal(parlour)
    shown = await desk.score(parlour.club, parlour.caller(ANNA))
    assert shown.screen is not None
    [[button]] = shown.screen.buttons
    assert button.data == encode(ScorePicture(table.row.id))
    answer = await score_picture(parlour.club, parlour.caller(ANNA), ScorePicture(table.row.id))
    assert answer.screen is not None
    assert (answer.screen.text, answer.screen.buttons) == (shown.screen.text, ())
    assert answer.upload is not None
    assert answer.upload.key == key_of(board_of(table.row, observe(table.state, None), EN))


async def test_a_score_is_for_its_chat_and_its_players() -> None:
    """A player may ask in private; in another chat nobody else gets it."""
    parlour = Parlour(MemoryStore())
    table = await after_a_deal(parlour)
    press = ScorePicture(table.row.id)
    assert (await score_picture(parlour.club, parlour.alone(ANNA), press)).upload is not None
    for caller in (parlour.alone(FRED), parlour.caller(FRED, chat_id=-5)):
        with pytest.raises(Refused) as refused:
            await score_picture(parlour.club, caller, press)
        assert refused.value.toast is Toast.NOT_THIS_TABLE


async def test_a_chart_needs_two_series() -> None:
    """In private, from the second rated series on; the button of before is told that it is out of date."""
    store = Rated()
    parlour = Parlour(store)
    for count in (0, 1, 2):
        store.points = tuple(RatingPoint(at, 0.0, 25.0 + at, 8.0) for at in range(count))
        assert bool(await chart_rows(parlour.club, ANNA, EN)) is (count == 2)
    answer = await rating_picture(parlour.club, parlour.alone(ANNA), RatingChart())
    assert answer.upload is not None
    assert answer.upload.is_picture
    with pytest.raises(Refused):
        await rating_picture(parlour.club, parlour.caller(ANNA), RatingChart())
    store.points = ()
    with pytest.raises(Refused):
        await rating_picture(parlour.club, parlour.alone(ANNA), RatingChart())
