"""What a series adds to the standings of one scope: pure, from the rows before to the rows after.

Laws: only those whom the facts name change. Of whoever sits at several seats (the computer) each seat counts.
The same facts in the same order give the same rows, to the last digit.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeAlias

from bot.standings.facts import DealFacts, Four, SeriesFacts
from bot.standings.rating import MU, SIGMA, Rating, mean, rated
from engine.seen import SEATS, Partnership, Seat
from storage.standing_rows import Counted, Pair, Standing

PairKey: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Before:
    """The rows that there are of those whom a series concerns."""

    standings: Mapping[int, Standing]
    pairs: Mapping[PairKey, Pair]


def players(facts: SeriesFacts) -> tuple[int, ...]:
    """All whom a series concerns, each once."""
    named = {*facts.owners, *facts.entries, *chain.from_iterable(deal.players for deal in facts.deals)}
    return tuple(sorted(one for one in named if one is not None))


def partners(facts: SeriesFacts) -> tuple[PairKey, ...]:
    """All who played together, the smaller id first."""
    fours = (facts.owners, *(deal.players for deal in facts.deals))
    found = {_pair(four, side) for four in fours for side in (0, 1)}
    return tuple(sorted(pair for pair in found if pair is not None))


def counted(chat_id: int, facts: SeriesFacts, before: Before) -> Counted:
    """The rows after the series."""
    known = {one: before.standings.get(one) or Standing(chat_id, one, MU, SIGMA) for one in players(facts)}
    ratings = _ratings(facts, known)
    standings = tuple(
        replace(_standing(known[one], facts), mu=ratings[one].mu, sigma=ratings[one].sigma) for one in known
    )
    pairs = tuple(_together(before.pairs.get(key) or Pair(chat_id, *key), facts) for key in partners(facts))
    return Counted(chat_id, facts.table_id, standings, pairs, facts.revision)


def _ratings(facts: SeriesFacts, known: Mapping[int, Standing]) -> dict[int, Rating]:
    ratings = {one: Rating(row.mu, row.sigma) for one, row in known.items()}
    for deal in facts.deals:
        a, b, c, d = (Rating() if one is None else ratings[one] for one in deal.players)
        after = rated((a, b, c, d), deal.winner)
        for one in {player for player in deal.players if player is not None}:
            ratings[one] = mean([after[seat] for seat in _seats(one, deal.players)])
    return ratings


def _standing(row: Standing, facts: SeriesFacts) -> Standing:
    """With the figures of this series, but for the rating."""
    who = row.player_id
    row = replace(row, entries=row.entries + facts.entries.count(who))
    for deal in facts.deals:
        row = _with_deal(row, deal)
    for seat in _seats(who, facts.owners):
        row = _with_series(row, facts, is_won=seat % 2 == facts.winner)
    return row


def _with_deal(row: Standing, deal: DealFacts) -> Standing:
    for seat in _seats(row.player_id, deal.players):
        is_won = seat % 2 == deal.winner
        row = replace(
            row,
            deals=row.deals + 1,
            deals_won=row.deals_won + is_won,
            sweeps_given=row.sweeps_given + (deal.is_sweep and is_won),
            sweeps_taken=row.sweeps_taken + (deal.is_sweep and not is_won),
        )
    return row


def _with_series(row: Standing, facts: SeriesFacts, is_won: bool) -> Standing:
    streak = row.streak + 1 if is_won else 0
    return replace(
        row,
        series=row.series + 1,
        series_won=row.series_won + is_won,
        goats_with_eggs=row.goats_with_eggs + (facts.has_eggs and not is_won),
        streak=streak,
        longest_streak=max(row.longest_streak, streak),
    )


def _together(row: Pair, facts: SeriesFacts) -> Pair:
    for side in _sides(row, facts.owners):
        row = replace(row, series=row.series + 1, series_won=row.series_won + (side == facts.winner))
    for deal in facts.deals:
        for side in _sides(row, deal.players):
            row = replace(row, deals=row.deals + 1, deals_won=row.deals_won + (side == deal.winner))
    return row


def _seats(who: int, four: Four) -> list[Seat]:
    return [seat for seat in SEATS if four[seat] == who]


def _sides(pair: Pair, four: Four) -> list[Partnership]:
    return [side for side in (0, 1) if _pair(four, side) == (pair.first_id, pair.second_id)]


def _pair(four: Four, side: Partnership) -> PairKey | None:
    """Two different players; two computer players are no pair."""
    one, other = four[side], four[side + 2]
    if one is None or other is None or one == other:
        return None
    return min(one, other), max(one, other)
