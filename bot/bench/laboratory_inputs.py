"""What the laboratory's net looks at: a View as numbers, 260 of the situation and 50 of each play.

Laws: only the View is read; plays that a claim sent back do not count. A situation's number is its place and
its value, mostly 0 or 1. Cards are places in suits of the net's own order: trump first, then by the own hand.
A hidden discard is thought to bring six points a card if its own side held the trick then, else one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import PACK, Cards, Rank, Suit, points_of
from engine.players import masks
from engine.players.chances import mask
from engine.rules import beaters
from engine.seen import Seat, Trick, View, partner, partnership

Input = tuple[int, float]

# Where the numbers of a situation begin.
HAND, UNSEEN, TO_BEAT = 0, 36, 72
LEFT, COUNT, SIDE, LYING, STOCK, STOCK_STEP = 108, 112, 117, 119, 120, 121
PUBLIC, GUESSED, TRICKLESS, HELD = 128, 130, 132, 134
OTHERS, EACH_OTHER = 135, 8  # the three other seats, clockwise
LED_SUIT = 159
PAST, EACH_PAST = 163, 26  # the last three tricks, the newest first

# What a seat did in a trick.
LED, BEAT, GAVE, LOST = 1, 2, 3, 4  # a discard was given to the partner or lost to an opponent
GIFT, LOSS = 6, 1  # card points that one hidden card is thought to have

RANKS = tuple(tuple(rank for rank in range(9) if held >> rank & 1) for held in range(512))
ACES = mask(tuple([each for each in PACK if each.rank is Rank.ACE]))
TENS = mask(tuple([each for each in PACK if each.rank is Rank.TEN]))


def of_suit(held: int, suit: int) -> int:
    """The ranks of one suit as nine bits."""
    return held >> 9 * suit & 511


@dataclass(frozen=True, slots=True)
class Course:
    """How a trick went, as everybody saw it: by seat what was done and trumps shown."""

    leader: Seat
    suit: int
    count: int
    done: tuple[int, ...]
    trumps: tuple[int, ...]
    holder: Seat
    top: int  # the last of the holding cards by index, the six being 1
    points: int
    guess: int  # card points of its discards


def course_of(trick: Trick, trump: Suit) -> Course:
    """How the trick has gone so far; it has been led to."""
    done, trumps = [0] * 4, [0] * 4
    leader = holder = trick.plays[0].seat
    holding: Cards = ()
    points = guess = 0
    for play in trick.plays:
        if play.is_face_up and play.cards is not None:
            done[play.seat] = BEAT if holding else LED
            trumps[play.seat] = sum(each.suit is trump for each in play.cards)
            points += points_of(play.cards)
            holder, holding = play.seat, play.cards
        else:
            is_gift = holder == partner(play.seat)
            done[play.seat] = GAVE if is_gift else LOST
            guess += play.count * (GIFT if is_gift else LOSS)
    suit = (trick.plays[0].cards or ())[0].suit
    top = holding[-1].rank + 1
    return Course(leader, suit, trick.count, tuple(done), tuple(trumps), holder, top, points, guess)


class Situation:
    """What is the same for all plays of one decision; sets of cards are a bit for each index."""

    def __init__(self, view: View) -> None:
        seat, trick, trump = view.seat, view.trick, view.trump
        assert seat is not None
        assert trick is not None
        assert trump is not None
        self.seat, self.trump, self.stock = seat, trump, view.stock
        self.count, self.left = trick.count, 4 - len(trick.plays)
        self.is_ours = trick.holder in (seat, partner(seat))
        self.past = [course_of(each, trump) for each in view.history]
        self.now = course_of(trick, trump) if trick.plays else None
        self.hand, self.to_beat = mask(view.hand), mask(trick.to_beat)
        self.unseen = masks.PACK & ~self.hand
        for each in (*view.history, trick):
            for play in each.plays:
                self.unseen &= ~mask(play.cards or ())
        self.lying = self.now.points + self.now.guess if self.now else 0
        self.public = self._points(guess=False)
        self.guessed = self._points(guess=True)
        side = partnership(seat)
        self.tricks = (view.tricks[side], view.tricks[1 - side])
        self.labels = self._labels()

    def _points(self, *, guess: bool) -> tuple[int, int]:
        """Card points in the piles, the own first: those that all saw, or with a guess at the others."""
        piles = [0, 0]
        for each in self.past:
            piles[(each.holder - self.seat) % 2] += each.points + each.guess * guess
        return piles[0], piles[1]

    def _labels(self) -> tuple[int, ...]:
        """The net's number of each suit: trump, then plain suits with more and higher cards in the hand."""
        plain = [suit for suit in Suit if suit is not self.trump]
        worth = [of_suit(self.hand, suit) for suit in Suit]
        worth = [512 * held.bit_count() + held for held in worth]
        for one, other in (
            (0, 1),
            (0, 2),
            (1, 2),
        ):  # exchanges: the net knows suits of equal worth in this order
            if worth[plain[other]] > worth[plain[one]]:
                plain[one], plain[other] = plain[other], plain[one]
        order = [self.trump, *plain]
        return tuple([order.index(suit) for suit in Suit])

    def places(self, held: int) -> Iterator[int]:
        """Where these cards stand among the net's 36."""
        for suit, label in enumerate(self.labels):
            for rank in RANKS[of_suit(held, suit)]:
                yield 9 * label + rank

    def lasting(self, some: Cards, opponents: int) -> float:
        """About how likely no card of so many opponents beats these."""
        unseen = self.unseen.bit_count()
        dangers = [(self.unseen & beaters(each, self.trump)).bit_count() for each in some]
        if not min(dangers):
            return 1.0
        alone = max(0.0, 1 - max(dangers) / unseen) ** (5 * opponents)
        return min(1.0, alone + 0.25 * (len(some) - 1))

    def inputs(self) -> list[Input]:
        """The numbers of the situation that are not 0."""
        found = [(HAND + place, 1.0) for place in self.places(self.hand)]
        found += [(UNSEEN + place, 1.0) for place in self.places(self.unseen)]
        found += [(TO_BEAT + place, 1.0) for place in self.places(self.to_beat)]
        found += [(LEFT + self.left - 1, 1.0), (COUNT + self.count, 1.0)]
        found += [(LYING, self.lying / 10), (STOCK, self.stock / 20), (STOCK_STEP + self.stock // 4, 1.0)]
        for whose in (0, 1):
            found.append((PUBLIC + whose, self.public[whose] / 60))
            found.append((GUESSED + whose, self.guessed[whose] / 60))
            found.append((TRICKLESS + whose, float(not self.tricks[whose])))
        found.append((HELD, self.hand.bit_count() / 4))
        if self.now:
            found += [(SIDE + self.is_ours, 1.0), (LED_SUIT + self.labels[self.now.suit], 1.0)]
        for step in (1, 2, 3):
            found += self._of_other(OTHERS + EACH_OTHER * (step - 1), (self.seat + step) % 4)
        for age, course in enumerate(reversed(self.past[-3:])):
            found += self._of_past(PAST + EACH_PAST * age, course)
        return [each for each in found if each[1]]

    def _of_other(self, start: int, seat: Seat) -> Iterator[Input]:
        courses = [*self.past, self.now] if self.now else self.past
        if self.now and self.now.done[seat]:
            yield start + self.now.done[seat], 1.0
        yield start + 5, sum([each.count for each in courses if each.done[seat] == LOST]) / 4
        yield start + 6, sum([each.count for each in courses if each.done[seat] == GAVE]) / 4
        yield start + 7, sum([each.trumps[seat] for each in courses]) / 4

    def _of_past(self, start: int, course: Course) -> Iterator[Input]:
        yield start, course.count / 4
        yield start + 1, float(course.trumps[course.holder] > 0)
        yield start + 2, course.top / 9
        yield start + 3 + self.labels[course.suit], 1.0
        yield start + 7 + (course.leader - self.seat) % 4, 1.0
        for step in (1, 2, 3):
            yield start + 11 + 5 * (step - 1) + course.done[(self.seat + step) % 4], 1.0
