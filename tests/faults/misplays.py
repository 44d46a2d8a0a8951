"""What those who sit at a table may not do there: presses with one thing wrong in them, each under its name.

Law: nobody at this table may do any of it, whoever is on turn; so not even a seat may change hands.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from bot.callbacks import (
    AddComputer,
    BadPress,
    MakeClaim,
    MakePlay,
    NextDeal,
    Ready,
    Rematch,
    RemoveComputer,
    Sit,
    SitIn,
    Stand,
    Start,
    decode,
    encode,
)
from bot.demo.people import Person
from bot.press import Press
from engine.actions import Claim, Lead
from engine.cards import PACK
from engine.game import legal_actions
from tests.faults.mutations import ALPHABET
from tests.faults.scenes import Scene
from tests.whole.buttons import said

SEATS = (Sit, SitIn, AddComputer, RemoveComputer)
OF_A_LOBBY = (Stand, Start, Ready, Rematch)


@dataclass(frozen=True, slots=True)
class Misplay:
    """Who presses what, on which message of their private chat."""

    name: str
    person: Person
    data: str
    message_id: int = 1


def misplays(scene: Scene, chance: Random) -> Iterator[Misplay]:
    """In mid-deal, with all four there."""
    turn = scene.state.turn
    assert turn is not None
    assert scene.state.table is not None
    present, waiting = scene.people[turn], scene.people[(turn + 1) % 4]
    hands, version = scene.state.table.hands, scene.row.version
    held, theirs = hands[turn], hands[(turn + 1) % 4]
    missing = next(card for card in PACK if card not in held)
    legal = [one for one in legal_actions(scene.state, turn) if not isinstance(one, Claim)]
    play = chance.choice(legal)
    for name, person, action in (
        ("wrong seat", present, Lead((turn + 1) % 4, theirs[:1])),
        ("wrong seat", waiting, play),
        ("wrong turn", waiting, Lead((turn + 1) % 4, theirs[:1])),
        ("card not held", present, Lead(turn, (missing,))),
        ("card not held", present, replace(play, cards=(missing,))),
    ):
        yield Misplay(name, person, encode(MakePlay(scene.number, 1, version, action)))
    for other in (version - 1, version + 1):  # the play itself is legal
        yield Misplay("old version", present, encode(MakePlay(scene.number, 1, other, play)))
    yield from _out_of_place(scene)


def _out_of_place(scene: Scene) -> Iterator[Misplay]:
    """Seats that are taken, what is for a lobby, the next deal too soon, claims of cards that nobody has."""
    assert scene.trick is not None
    number, deal = scene.number, len(scene.state.results)
    for seat, person in enumerate(scene.people):
        for kind in SEATS:
            for other in range(4):
                yield Misplay("wrong seat", person, encode(kind(number, 1, other)))
        for one in OF_A_LOBBY:
            yield Misplay("old version", person, encode(one(number, 1)))
        yield Misplay("wrong turn", person, encode(NextDeal(number, 1, scene.row.version)))
        if not any(isinstance(one, Claim) for one in legal_actions(scene.state, seat)):
            claim = MakeClaim(number, 1, deal, scene.trick.number)
            yield Misplay("card not held", person, encode(claim))
        yield Misplay("old version", person, encode(MakeClaim(number, 1, max(deal - 1, 0), 0)))


async def aged(scene: Scene) -> list[Misplay]:
    """A deal is played to its end and another begun: what brought the game on before is old now."""
    old: dict[str, Misplay] = {}
    for _ in range(3):
        old |= _standing(scene)
        await scene.plays(1)
    await scene.house.play_deal(scene.number)
    old |= _standing(scene)
    await scene.house.next_deal(scene.number)
    await scene.plays(2)
    return list(old.values())


def _standing(scene: Scene) -> dict[str, Misplay]:
    """Plays and *Next deal*, as they are offered."""
    return {
        button.data or "": Misplay("old version", person, button.data or "", message.id)
        for person in scene.people
        for message in person.private.messages
        for button, there in said(message)
        if isinstance(there, MakePlay | MakeClaim | NextDeal)
    }


def forged(press: Press, chance: Random) -> Iterator[str]:
    """Texts that ``encode`` never writes."""
    data, odd = encode(press), chance.choice(ALPHABET)
    for text in (data + odd, odd + data, data.upper() + "!", f"{data}:0", data.replace(":", "::", 1) + ":"):
        with suppress(BadPress):
            decode(text)
            continue
        yield text
