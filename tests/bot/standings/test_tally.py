"""What one series adds to the standings, figure by figure."""

from bot.standings.facts import DealFacts, Four, SeriesFacts
from bot.standings.rating import MU, SIGMA, Rating, mean, rated, shown
from bot.standings.tally import Before, counted, partners, players
from engine.seen import DealResult
from storage.standing_rows import COMPUTER, Pair, Standing

CHAT = -100
A, B, C, D = 11, 22, 33, 44
FOUR: Four = (A, B, C, D)
NOTHING = Before({}, {})


def deal(
    points: tuple[int, int], defeat: tuple[int, int], tricks: tuple[int, int] = (4, 3), four: Four = FOUR
) -> DealFacts:
    return DealFacts(four, DealResult(0, 0, points, tricks, defeat, points[0] == 60, False, None, None))


WON = deal((70, 50), (0, 2))
LOST = deal((40, 80), (2, 0))
EGGS = deal((60, 60), (0, 0))
SWEPT = deal((120, 0), (0, 6), (5, 0))


def series(
    *deals: DealFacts, owners: Four = FOUR, winner: int = 0, entries: tuple[int, ...] = ()
) -> SeriesFacts:
    return SeriesFacts(7, owners, deals, entries, winner)


def after(facts: SeriesFacts, before: Before = NOTHING) -> dict[int, Standing]:
    return {one.player_id: one for one in counted(CHAT, facts, before).standings}


def figures(row: Standing) -> tuple[int, ...]:
    """Series, won, with eggs; deals, won, swept, was swept; entries; streak, longest."""
    series_ = (row.series, row.series_won, row.goats_with_eggs)
    deals = (row.deals, row.deals_won, row.sweeps_given, row.sweeps_taken)
    return (*series_, *deals, row.entries, row.streak, row.longest_streak)


def test_every_figure() -> None:
    """Of winners and goats, with eggs, a clean sweep and an entry in one series."""
    rows = after(series(WON, LOST, EGGS, SWEPT, entries=(B, B)))
    assert figures(rows[A]) == figures(rows[C]) == (1, 1, 0, 4, 2, 1, 0, 0, 1, 1)
    assert figures(rows[B]) == (1, 0, 1, 4, 1, 0, 1, 2, 0, 0)
    assert figures(rows[D]) == (1, 0, 1, 4, 1, 0, 1, 0, 0, 0)
    assert (rows[B].goats, rows[A].goats) == (1, 0)


def test_streaks() -> None:
    """A lost series ends the present one; the longest stays."""
    before, longest = Standing(CHAT, A, MU, SIGMA, series=5, series_won=4, streak=2, longest_streak=2), []
    for winner in (0, 1, 0):
        row = after(series(WON, winner=winner), Before({A: before}, {}))[A]
        longest.append((row.streak, row.longest_streak))
        before = row
    assert longest == [(3, 3), (0, 3), (1, 3)]
    assert (before.series, before.series_won) == (8, 6)


def test_a_deal_and_the_series_may_be_of_different_people() -> None:
    """Each counts for its own."""
    rows = after(series(WON, deal((70, 50), (0, 2), four=(COMPUTER, B, C, D)), owners=FOUR))
    assert (rows[A].deals, rows[A].series) == (1, 1)
    assert (rows[COMPUTER].deals, rows[COMPUTER].series) == (1, 0)


def test_partners() -> None:
    """Two players of one side, with their deals and series; two computer players are no pair."""
    other = deal((40, 80), (2, 0), four=(A, COMPUTER, COMPUTER, COMPUTER))
    facts = series(WON, WON, EGGS, other)
    assert partners(facts) == ((COMPUTER, A), (A, C), (B, D))
    before = Pair(CHAT, A, C, 3, 1, 9, 4)
    pairs = counted(CHAT, facts, Before({}, {(A, C): before})).pairs
    assert pairs == (
        Pair(CHAT, COMPUTER, A, 0, 0, 1, 0),
        Pair(CHAT, A, C, 4, 2, 12, 6),
        Pair(CHAT, B, D, 1, 0, 3, 0),
    )


def test_nobody_is_left_out() -> None:
    """A person without an id changes the ratings of the others, and has no row."""
    facts = series(deal((70, 50), (0, 2), four=(A, None, C, D)), owners=(A, None, C, D))
    assert players(facts) == (A, C, D)
    assert partners(facts) == ((A, C),)
    assert after(facts)[A].mu > MU


def test_winners_rise_and_losers_fall() -> None:
    """With each deal; eggs among equals move nobody; whoever has played is better known."""
    rows = after(series(WON))
    assert rows[A].mu == rows[C].mu > MU > rows[B].mu == rows[D].mu
    assert rows[A].sigma < SIGMA
    assert after(series(WON, WON))[A].mu > rows[A].mu
    assert after(series(EGGS))[A].mu == MU


def test_ratings_go_on_from_those_before() -> None:
    """Two series of one deal are as one series of two."""
    first = after(series(WON))
    second = after(series(LOST), Before(first, {}))
    both = after(series(WON, LOST))
    assert [(one.mu, one.sigma) for one in second.values()] == [(one.mu, one.sigma) for one in both.values()]


def test_a_surprise_moves_more() -> None:
    """Who beats the stronger rises by more than who beats the weaker."""
    strong, weak = Rating(MU + 20), Rating(MU - 20)
    upset = rated((weak, strong, weak, strong), 0)[0].mu - weak.mu
    expected = rated((strong, weak, strong, weak), 0)[0].mu - strong.mu
    assert upset > expected > 0


def test_the_computer_player_at_several_seats() -> None:
    """It is rated once, by the mean of its seats."""
    four = (A, COMPUTER, COMPUTER, COMPUTER)
    rows = after(series(deal((70, 50), (0, 2), four=four), owners=four))
    seats = rated((Rating(),) * 4, 0)
    expected = mean(seats[1:])
    assert Rating(rows[COMPUTER].mu, rows[COMPUTER].sigma) == expected
    assert rows[COMPUTER].deals == 3


def test_what_people_read() -> None:
    """A newcomer has 1000; it is a whole number that rises with mu and with certainty."""
    assert shown(MU, SIGMA) == 1000
    assert shown(MU + 1, SIGMA) == 1020
    assert shown(MU, SIGMA - 1) == 1060
