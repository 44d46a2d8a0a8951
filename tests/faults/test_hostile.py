"""Hostile input in small numbers; `make soak` runs the same harnesses with the full counts."""

from pathlib import Path

from bot.handlers.commands import COMMANDS
from tests.faults.command_storm import newgames
from tests.faults.flood_faults import flood
from tests.faults.hostile_faults import fuzz
from tests.faults.matrix_faults import hostile_presses
from tests.faults.name_faults import odd_names
from tests.faults.poison_faults import poison
from tests.faults.press_storm import storm


async def test_fuzz(tmp_path: Path) -> None:
    """No mutated update raises what nobody foresaw, makes an illegal state or leaves a press unanswered, and
    memory stays flat."""
    result = await fuzz(tmp_path, 1500, seed=1)
    assert result.escaped == ()
    assert result.unanswered == ()
    assert result.illegal == ()
    assert result.presses > 300
    assert result.inputs > 1
    assert result.unread < result.updates * 0.9
    assert result.megabytes[1] - result.megabytes[0] < 20.0


async def test_poison(tmp_path: Path) -> None:
    """After an update that can't be parsed the next is handled within 2 s; it leaves 3 lines in the log at
    most."""
    result = await poison(tmp_path, 6)
    assert result.slowest < 2.0
    assert 1 <= result.lines <= 3


async def test_hostile_presses(tmp_path: Path) -> None:
    """Whoever may not, and whatever is wrong with a press: the game goes on as if nothing had been, and all
    are answered."""
    result = await hostile_presses(tmp_path, 1, seed=1)
    assert result.changed == ()
    assert result.unanswered == ()
    assert result.presses > 1000
    assert result.commands == 10 * len(["start", *COMMANDS])


async def test_taps(tmp_path: Path) -> None:
    """A hundred taps a second are answered, every one; the others play on, and are answered as well."""
    result = await storm(tmp_path, 30, seed=1)
    assert result.faults == ()
    assert result.tapped > 75
    assert result.plays > 10


async def test_newgames(tmp_path: Path) -> None:
    """Hundreds of /newgame by one person leave a few messages in their chat; a friend's in another group is
    answered meanwhile, and their own again after a minute's rest."""
    result = await newgames(tmp_path, 200, minute=2.0)
    assert result.faults == ()
    assert result.asked > 0


async def test_odd_names(tmp_path: Path) -> None:
    """No name or title breaks a text, makes a link, or leaves a seat nameless."""
    result = await odd_names(tmp_path, 20, seed=1)
    assert result.refused == ()
    assert result.broken == ()
    assert result.texts > 200


async def test_flood(tmp_path: Path) -> None:
    """Groups that play faster than may be shown: no request is refused, each table's newest screen is shown
    soon after there is room for it, and presses are answered meanwhile."""
    result = await flood(tmp_path, 5, minutes=1.0, scale=10.0, seed=1)
    assert result.busy == 0
    assert result.wrong == ()
    assert result.unanswered == 0
    assert result.plays > 30
    assert result.stalest < 40.0  # four true seconds on a busy machine: the full run has 5 s, at true speed
