"""One person with three strong computer players that play fast: a group is not flooded."""

from engine.seen import Phase
from storage.rows import Actor
from tests.whole.budget import busiest
from tests.whole.conftest import OpenHouse
from tests.whole.house import Offer, phase
from tests.whole.pace import MINUTE
from tests.whole.test_alone import seat_computers

MOST_IN_A_GROUP = 18  # requests a minute
QUESTIONS = ("getChatMember",)  # not counted by Telegram


async def test_computer_players_in_a_row_never_flood_a_group(open_house: OpenHouse) -> None:
    """Three strong computer players play much faster than a group may be told: it gets at most 18
    messages and edits in any minute."""
    minute = 4 * MINUTE  # the machine can't play faster, so the minute is longer
    house = await open_house(telegram={"group_window": minute}, limit_window=minute)
    anna = house.person("Anna")
    room = house.group("Friday", [anna])
    await house.choose(anna, room, "strength", "strong")
    await house.choose(anna, room, "pace", "fast")
    table = await seat_computers(house, room, anna)
    truth = await house.table(table)

    def fresh() -> list[Offer]:
        return [each for each in house.offers(table) if each.version == truth.row.version]

    for _ in range(3):
        while phase(truth) is Phase.PLAYING:
            await house.until(lambda: fresh() or phase(truth) is not Phase.PLAYING)
            if offers := fresh():
                await house.make(offers[0])
        await house.quiet()
        if truth.row.is_open:
            await house.next_deal(table)
    saved = await house.store.table(table)
    assert saved is not None
    plays = [line.at for line in saved.inputs if line.actor is Actor.COMPUTER]
    assert busiest(plays, minute) > MOST_IN_A_GROUP, "computer players were meant to play fast"
    calls = [call for call in house.calls() if call.chat_id == room.id and call.method not in QUESTIONS]
    times = [call.at for call in calls]
    assert busiest(times, minute) <= MOST_IN_A_GROUP
