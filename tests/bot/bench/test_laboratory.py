"""The laboratory's net plays as it did in the laboratory, and by what it may see alone."""

from random import Random

import pytest

from bot.bench.laboratory import LaboratoryPlayer, scores
from engine.actions import ACTIONS, Action, Claim, decode
from engine.cards import card, cards
from engine.game import apply, deal_cards, legal_actions, new_series
from engine.players import stream
from engine.rules import ClaimsRule, Rules
from engine.state import State
from engine.view import observe
from tests.engine.hidden import redealt, renaming
from tests.engine.positions import after, dealt
from tests.engine.walks import walk

# A deal that the laboratory's own program played, with its scores of each play, to four digits.
DECK = """
7D QS TS 7H AH JH 6S KD 8H QC 8C QH 6D JC 6H TC AS 8D KS 9H 6C KH KC 9D AC 9C TD 7C JD TH AD 8S 7S QD 9S JS
"""
DEAL = """
lead 1 8HAH: lead 6D7D -15.3844, lead 7D -42.1548, lead 6D -40.9641, lead 8HAH -2.7053, lead AH -13.5534,
 lead 8H -24.5295
discard 2 QSJH: discard QSJC -19.1593, discard QSQC -19.6571, discard JCQC -16.5683, discard QSJH -6.1115,
 discard JCJH -16.8045, discard QCJH -17.8569
discard 3 8C6H: discard 6STS -7.5031, discard 6S8C 0.4043, discard TS8C -11.6311, discard 6S6H 4.9990,
 discard TS6H -7.3254, discard 8C6H 12.2109
beat 0 KDQH: beat KDQH 50.8781, discard TCKD -78.3516, discard TC7H -35.4313, discard KD7H -56.2681,
 discard TCQH -46.7434, discard KDQH -65.8874, discard 7HQH -7.7970
lead 0 7H: lead AS -0.4906, lead 6CTC -3.6597, lead TC -12.6080, lead 6C -12.4541, lead 7H 2.1268
beat 1 KH: beat 6D 1.7117, beat 7D 0.6811, beat 8D 1.5296, beat KH 36.1538, discard 6D -19.7265,
 discard 7D -20.6549, discard 8D -22.5231, discard KH 18.7770
discard 2 KS: discard KS 2.6973, discard JC -13.3409, discard QC -15.7448, discard KC -18.4275
discard 3 TS: beat 9D -33.7605, discard 6S 6.6766, discard TS 37.8458, discard 9D -18.6822, discard 9H 9.4043
claim 2 JCQCKC9C:
discard 3 6S9DTD9H: discard 6S9DTD9H -80.7729
discard 0 AS6C7CTC: discard AS6C7CTC 38.4971
beat 1 AC6D7D8D: beat AC6D7D8D 63.2982, discard AC6D7D8D -84.0703
lead 1 7S: lead 7S 6.7186, lead JD -4.5663
discard 2 TH: beat QD -16.9969, discard QD -36.4407, discard TH -2.3586
beat 3 AD: beat 9S -8.0997, beat AD 4.6555, discard 9S -11.6111, discard AD -78.0673
discard 0 8S: discard 8S -25.8425, discard JS -32.0750
lead 3 9S: lead 9S -6.5945
beat 0 JS: beat JS -5.8587, discard JS -16.0278
beat 1 JD: beat JD 4.6480, discard JD -38.8741
beat 2 QD: beat QD 1.7716, discard QD -36.1482
"""


def choice(state: State, seat: int) -> Action | None:
    return LaboratoryPlayer().choose(observe(state, seat), stream("unused"))


def play(text: str, seat: int) -> Action:
    kind, some = text.split()
    return ACTIONS[kind](seat, cards(some))


def test_golden_deal() -> None:
    """Its scores are the laboratory's, for all kinds of plays, and it plays and claims as it did there."""
    deck = [card(name) for name in DECK.split()]
    state, _ = deal_cards(new_series(Rules(), 0), tuple(deck), card("TD"))
    for line in DEAL.replace("\n ", " ").strip().splitlines():
        made, _, scored = line.partition(":")
        kind, seat, some = made.split()
        action = play(f"{kind} {some}", int(seat))
        expected = {
            play(text.rpartition(" ")[0], action.seat): float(text.rpartition(" ")[2])
            for text in scored.split(", ")
            if text
        }
        if expected:
            found = scores(observe(state, action.seat), list(expected))
            assert found == pytest.approx(list(expected.values()), abs=0.0002)
        assert choice(state, action.seat) == action
        state, _ = apply(state, action)
    assert state.results


@pytest.mark.parametrize("claims", ClaimsRule)
def test_legal(claims: ClaimsRule) -> None:
    """In any position every seat with a choice makes a legal one; only out of turn it may let it pass."""
    for state, _given in walk(Rules(6, claims=claims), Random("legal")):
        for seat in range(4):
            if legal := legal_actions(state, seat):
                action = choice(state, seat)
                assert action in legal or (action is None and seat != state.turn)


def test_hidden_cards_do_not_matter() -> None:
    """However the unseen cards are dealt anew, the choice is the same."""
    chance = Random("hidden")
    for _ in range(2):
        for state, _given in walk(Rules(6), chance):
            for seat in range(4):
                if legal_actions(state, seat):
                    other = redealt(state, renaming(state, seat, chance))
                    assert choice(other, seat) == choice(state, seat)


HANDS = ("6H 7H 8H 9H", "6S 7S 8S 9S", "6C 7C 8C 9C", "6D 7D 8D 9D")


def test_claims() -> None:
    """With four of a suit it leads, and claims before the lead, over its partner with trumps only."""
    state = dealt(HANDS, "JD", leader=1)
    assert choice(state, 1) == decode("lead 1 6S7S8S9S")
    assert isinstance(choice(state, 0), Claim)
    assert isinstance(choice(state, 2), Claim)
    assert isinstance(choice(state, 3), Claim)
    assert choice(dealt(HANDS, "JC", leader=1), 3) is None


def test_no_claim_in_mid_trick() -> None:
    """After the lead it enters no more, as in the laboratory."""
    hands = ("7S QS KS 7D", "8S JS 8D JD", "QD KD 7C 8C", "6C 9C TC AC")
    state = after(dealt(hands), "lead 0 7S")
    assert choice(state, 3) is None
    state = after(state, "discard 1 8D", "discard 2 QD")
    assert legal_actions(state, 3)[-1] == decode("claim 3 6C9CTCAC")
    assert not isinstance(choice(state, 3), Claim)
