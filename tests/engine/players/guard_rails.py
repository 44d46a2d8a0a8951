"""Positions on which every sensible player agrees, in card notation, each with its reason.

Laws: what is expected is right however the hidden cards lie, or wrong only where they lie absurdly. Every
decision is of the seat in turn, in a first deal; hearts are trump unless another card is shown.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Position:
    """One decision, of the seat whose action is expected or forbidden.

    hands: as dealt, by seat. plays: from the deal on; whoever is named first had the first lead. expected:
    any of these is right; without them, whatever is not forbidden. stock: from its top, the rest by index.
    """

    name: str
    hands: str
    plays: str
    reason: str
    expected: str = ""
    forbidden: str = ""
    shown: str = "6H"
    stock: str = ""


POSITIONS = (
    # Gifts to the partner, and hands off what is his.
    Position(
        "gift_to_partners_trump_ace",
        "6S QS KC 7D | AH 7S KS JD | 8S JS 6C 8D | TC JC 9D 6D",
        "lead 0 6S, beat 1 AH, discard 2 8S",
        "Last to play, and the partner has it: the ten is safe here and nowhere else.",
        expected="discard 3 TC",
    ),
    Position(
        "gift_before_a_helpless_opponent",
        "9S KD 8D QC | AH 6C 7D 9C | 6S JS JD 9D | TD QS 7C 8S",
        "lead 1 AH, discard 2 6S",
        "The opponent behind cannot beat the ace of trumps, so the ten comes home.",
        expected="discard 3 TD",
    ),
    Position(
        "two_tens_on_two_trumps",
        "7S QS KC 6D | TS TC 7D 8C | 9S JS 6C 8D | TH AH QC JD",
        "lead 3 THAH, discard 0 7S6D",
        "Nobody beats the two highest trumps: both tens go on them.",
        expected="discard 1 TSTC",
    ),
    Position(
        "three_gifts_on_three_high_spades",
        "KS TS AS 8D | 6S 7C 8C JD | TC QD 6D 7H | 9S 9C 9D JC",
        "lead 0 KSTSAS, discard 1 6S7C8C",
        "Only three trumps in one hand could take it: give ten and queen, keep the trump.",
        expected="discard 2 6DQDTC",
    ),
    Position(
        "gift_when_own_ace_guards_the_partner",
        "TH 6S JD 9C | 7C 8S 9D QD | AH TC 6D 7S | 8C KS JC 8D",
        "lead 0 TH, discard 1 7C",
        "Who holds the ace of trumps knows that the partner's ten of trumps cannot be beaten.",
        expected="discard 2 TC",
    ),
    Position(
        "no_trump_on_partners_ace",
        "JS 8S KC 7D | AS 6S 9C QD | 6C 8C JD KD | 7H TC 8D 9D",
        "lead 0 JS, beat 1 AS, discard 2 6C",
        "The partner has it already: a trump would be wasted, and the ten is safe only here.",
        expected="discard 3 TC",
    ),
    Position(
        "no_trump_on_partners_empty_trick",
        "7S QS 8C 6D | 9S JC 8D KD | 7C 9C 7D JD | 8H KH QD 6C",
        "lead 0 7S, beat 1 9S, discard 2 7C",
        "The trick is the partnership's and empty: a trump is worth more than it.",
        expected="discard 3 6C, discard 3 QD",
    ),
    # Tricks that are lost.
    Position(
        "six_rather_than_ace",
        "TS 7C QD 8D | AS 8S 7D QC | AD 6D 9C KC | 9S JC JS 9D",
        "lead 3 9S, beat 0 TS, beat 1 AS",
        "Last to play, and nothing here beats it: ace and king stay for a trick of one's own.",
        expected="discard 2 6D, discard 2 9C",
    ),
    Position(
        "no_ten_under_two_highest_trumps",
        "8C KS JC 9D | TH AH QS 7C | TC AC 6D 7S | 8S JS QD 8D",
        "lead 1 THAH",
        "Not even the partner can beat these two: ten and ace stay in the hand.",
        expected="discard 2 7S6D",
    ),
    Position(
        "no_trump_on_a_lost_trick",
        "9S KD 8D QC | 7H 6S 8C TD | AH JC 7D 9C | QS JS JD 9D",
        "lead 2 AH, discard 3 QS, discard 0 8D",
        "A trump still takes a trick some day, a plain six or eight never does.",
        expected="discard 1 6S, discard 1 8C",
    ),
    Position(
        "highest_trump_stays",
        "AH 8S 7C 9D | 6S QC JD 8D | 9C JS 6C 7D | QH KH QS 8C",
        "lead 3 QHKH",
        "One card too few to beat; the ace of trumps will take a trick of its own.",
        forbidden="discard 0 AH8S, discard 0 AH7C, discard 0 AH9D",
    ),
    Position(
        "lost_ten_rather_than_trump_ace",
        "QH KH TH 8C | AH 6S 7C TD | 8S JS 6C 8D | 9S QC JD 9D",
        "lead 0 QHKHTH",
        "Three cards must go: the ace of trumps is worth as much and takes a trick later.",
        expected="discard 1 6S7CTD",
    ),
    # Taking, with what costs least.
    Position(
        "ace_takes_the_ten",
        "AS AH 9D 6D | 8S JS TC 8D | QS KC 7D 7S | TS KS JD 9C",
        "lead 1 8S, beat 2 QS, beat 3 TS",
        "Last to play: the plain ace brings its eleven home, the ace of trumps stays.",
        expected="beat 0 AS",
    ),
    Position(
        "ten_of_the_suit_rather_than_trump",
        "TS 9H 6C 7D | KS 9S 8C QD | 7C JC JD 8D | QS 6S KC 9D",
        "lead 1 KS, discard 2 7C, discard 3 6S",
        "Last to play: the ten is safe at home now, and the trump is saved.",
        expected="beat 0 TS",
    ),
    Position(
        "smallest_trump_takes_the_ten",
        "7H AH 6C 8D | KS QS KC 7D | 7S JS JD 9C | TS 8S QC 9D",
        "lead 1 KS, discard 2 7S, beat 3 TS",
        "Last to play: any trump takes the fourteen points, so the smallest does.",
        expected="beat 0 7H",
    ),
    Position(
        "smallest_trump_above_a_trump",
        "KS QS KC 7D | AS 7S JD 9C | 8H JS TC 8D | 9H AH 6C 9D",
        "lead 0 KS, beat 1 AS, beat 2 8H",
        "Fifteen points are worth a trump, and the nine is enough.",
        expected="beat 3 9H",
    ),
    Position(
        "ace_and_a_trump_take_two",
        "AS 7H 8H 6C | KS TS 8C QD | 7S JS 6D 8D | 9S QC JD 9D",
        "lead 1 KSTS, discard 2 7S6D, discard 3 9S9D",
        "Last to play: the ace brings its points home and saves a trump.",
        expected="beat 0 AS7H, beat 0 AS8H",
    ),
    Position(
        "ace_and_two_trumps_take_three",
        "7S QC 8C 9D | KS 9C JD 8D | AS 7H 8H KD | QS JS TS 7C",
        "lead 3 JSQSTS, discard 0 7S8C9D, discard 1 9CJD8D",
        "Last to play: fifteen points and the own ace for two small trumps.",
        expected="beat 2 AS7H8H",
    ),
    Position(
        "trumps_save_the_partners_pair",
        "KS TS KC 7D | AS 7H JD 9C | AH 8H 6C 8D | 9S QS QC 9D",
        "lead 0 KSTS, beat 1 AS7H",
        "Twenty-five points, and the opponent behind cannot beat the ace of trumps.",
        expected="beat 2 8HAH",
    ),
    # Not wasting.
    Position(
        "no_trump_on_an_empty_trick",
        "6S QS KC 7D | 7S KS JD 9C | 8S JS TC 8D | KH TH 9D 6C",
        "lead 0 6S, beat 1 7S, beat 2 8S",
        "Nothing lies there, and both cards are high trumps.",
        expected="discard 3 6C, discard 3 9D",
    ),
    Position(
        "no_trump_where_a_seven_takes",
        "8C QC KS JD | 6C JC 7D 9S | 7S 9H AH KD | 6S QS QD 8D",
        "lead 3 6S, discard 0 8C, discard 1 6C",
        "Last to play: what a seven takes is not worth a trump.",
        forbidden="beat 2 9H, beat 2 AH, discard 2 9H, discard 2 AH",
    ),
    Position(
        "no_trump_ace_on_a_six",
        "6S QS KC 7D | AH 7C 8D 9C | 8S JS TC 9D | KS 6C QD JD",
        "lead 0 6S",
        "Nothing lies there, and hardly anything will: the ace of trumps is sure of a fat trick later.",
        forbidden="beat 1 AH, discard 1 AH",
    ),
    # Many cards at once.
    Position(
        "three_high_spades_together",
        "AS TS KS 7D | 7C KC JD 9C | 8S JS TC 8D | KH TH 9D 6D",
        "",
        "Only three trumps in one hand beat three high cards of a suit.",
        expected="lead 0 KSTSAS",
    ),
    Position(
        "four_of_a_suit_are_led_together",
        "7S QS KS 6D | 9S AS 8D KD | 6C 7C 8C 9C | TC JC QD TH",
        "",
        "Four cards take every card in every hand, and hardly any hand beats four.",
        expected="lead 2 6C7C8C9C",
    ),
    # Claims in turn, at the last moment: a play would break the four.
    Position(
        "claim_on_a_lost_trick",
        "7S QS KS 7D | TS JS 8D JD | AS KD 7C 8C | 6C QC TC AC",
        "lead 0 7S, beat 1 TS, beat 2 AS",
        "Twenty-one points are lost without it; four of a suit take every card in every hand.",
        expected="claim 3 6CQCTCAC",
    ),
    Position(
        "claim_with_four_low_cards",
        "AS 9S 8D JD | 6C 7C 8C 9C | QS KD 7D QC | 8S KS AD 9D",
        "lead 2 QS, beat 3 KS, beat 0 AS",
        "Low or not, four of a suit are hardly ever beaten, and one by one they are worth nothing.",
        expected="claim 1 6C7C8C9C",
    ),
    Position(
        "claim_before_the_last_opponent",
        "7D 8D JD QD | 8S QS AC 9S | JS KS JC QC | AS TD 7S 8C",
        "lead 2 JS, beat 3 AS",
        "The opponents have this trick, and hardly any hand beats four: all sixteen cards come.",
        expected="claim 0 7D8DJDQD",
    ),
    Position(
        "claim_though_the_partner_takes",
        "6C 7C 8C 9C | KS JS 8D JD | AS KD 7D QC | 8S QS TS 9D",
        "lead 1 KS, beat 2 AS, discard 3 8S",
        "Nothing is sent away: what goes back to the hands comes to these four with all the rest.",
        expected="claim 0 6C7C8C9C",
    ),
    # The last tricks, the stock empty: played from the deal on.
    Position(
        "last_two_cards_together",
        "KC 7D 8D 7H | 9S QC 6D JD | 8S 6H QH AH | 7S JH KH TH",
        "lead 0 7D8D, discard 1 6DJD, discard 2 8S6H, discard 3 7SJH, lead 0 6SQS, beat 1 9SAS, "
        "discard 2 JCQH, discard 3 KHTH, lead 1 6C9CQC, discard 2 TDADAH, discard 3 JS8CKD, discard 0 QD7H9H",
        "The highest spades left: two trumps in one hand of two beat them, one trump beats each alone.",
        expected="lead 1 KSTS",
        shown="8C",
        stock="6S AS AD 8C QS 6C JC KD KS TC JS 9H 9C TD AC QD TS 7C 9D 8H",
    ),
    Position(
        "last_three_trumps_together",
        "6C 7C JD 7H | 9S 9C JH AH | QC 7D KD AD | 6S 8S JS TS",
        "lead 3 6S8SJSTS, discard 0 6C7CJD7H, discard 1 9S9CJHAH, discard 2 QC7DKDAD, lead 3 QSAS, "
        "discard 0 TCTH, discard 1 KSJC, discard 2 7SQH",
        "They end the deal; only jack, king and ace of trumps in one hand beat them.",
        expected="lead 3 9DQDTD",
        shown="8D",
        stock="9D TH 6D 7S TD 6H 8D KC QS TC KS AC AS 9H JC QH QD 8C 8H KH",
    ),
    Position(
        "last_trump_stays_for_the_last_trick",
        "TS KC 8D 7H | 6S AD 6H QH | JD KD TD JH | JS QD 9H AH",
        "lead 2 JDKDTD, discard 3 QD9HAH, discard 0 KC8D7H, discard 1 6S6HQH, lead 2 JC, discard 3 KH, "
        "beat 0 TS, discard 1 8H, lead 0 6C7CQC, discard 1 ACADTH, discard 2 8S9SJH, discard 3 9C6D7D, "
        "lead 0 TC, beat 1 AS",
        "The ace of trumps has this trick; the queen of trumps has points and may take the last.",
        expected="discard 2 8C",
        shown="KS",
        stock="JC KH 7C TH 8S 6D 7S 8H QS 7D QC AC 6C AS 9S 9C TC 9D 8C KS",
    ),
    Position(
        "trump_ace_takes_before_two_spades",
        "JC KC KH AH | KS AC 8D JD | 6S 7S 8C 9H | 8S QD 6H 8H",
        "lead 1 8DJD, discard 2 8C9H, discard 3 8S6H, discard 0 JCKC, lead 1 9C, beat 2 QC, discard 3 8H, "
        "discard 0 AH, lead 2 6S7S9S, beat 3 6D9DQD, discard 0 7C7HKH, discard 1 JSKSAC, lead 3 7D, "
        "beat 0 KD",
        "It is sure, and then ten and ace of spades lead; else one of them falls at once.",
        expected="beat 1 AD",
        shown="TD",
        stock="9C QC 9D 7C JS 9S 6D 7H JH 6C TC AD 7D KD TS TH QH QS AS TD",
    ),
    Position(
        "all_the_rest_is_ours",
        "8S 9C AC 8D | 7C 6D 7D 9H | QC TC 9D KH | TS QD 6H QH",
        "lead 2 9D, beat 3 QD, discard 0 8D, discard 1 7C, lead 3 9STS, discard 0 8S9C, discard 1 6D7D, "
        "discard 2 6SKH, lead 3 6HQHTH, discard 0 ACKDAD, discard 1 JC9HJH, discard 2 7SQCJD, lead 3 JSQS, "
        "discard 0 6C8C",
        "With the ace of trumps here nobody beats the partner's two; the plain ace goes, the other ends it.",
        expected="discard 1 8HAH",
        shown="QS",
        stock="9S AD JH 6S TH KD JC 7S JS KS AS JD QS 6C 8H 7H TD 8C AH KC",
    ),
)
