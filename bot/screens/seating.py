"""The table of the rules' examples, drawn in letters: who sits where, who plays with whom, which way it goes.

Law: the drawing is the same in every language, so each of its lines runs from left to right, and each name
in it is isolated.
"""

from bot.i18n import Translator
from bot.names import columns
from bot.screens.people import SIDES

PEOPLE = ("anna", "boris", "dana", "emil")  # by seat, clockwise
_LRI, _FSI, _PDI = "\u2066", "\u2068", "\u2069"


def drawn_table(t: Translator) -> str:
    """Three lines for type of fixed width: the first player below, the next on the left."""
    below, left, above, right = (f"{SIDES[seat % 2]} {t(f'rules-{who}')}" for seat, who in enumerate(PEOPLE))
    inner = max(columns(above), columns(below))
    indent = " " * (columns(left) // 2)
    corner = columns(f"{indent}╭─→  ──") + inner
    gap = corner - columns(right) // 2 - columns(left)
    lines = (
        f"{indent}╭─→ {_centred(above, inner)} ──╮",
        f"{_name(left)}{' ' * gap}{_name(right)}",
        f"{indent}╰── {_centred(below, inner)} ←─╯",
    )
    width = max(map(_width, lines))
    # No plain space: at the end of a line it would go to the other side of a right-to-left one.
    padded = ((line + " " * (width - _width(line))).replace(" ", "\u00a0") for line in lines)
    return "\n".join(f"{_LRI}{line}{_PDI}" for line in padded)


def _width(line: str) -> int:
    return columns(line.replace(_FSI, "").replace(_PDI, ""))


def _centred(who: str, width: int) -> str:
    room = width - columns(who)
    return " " * (room // 2) + _name(who) + " " * (room - room // 2)


def _name(who: str) -> str:
    return f"{_FSI}{who}{_PDI}"
