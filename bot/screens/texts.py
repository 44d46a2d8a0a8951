"""Short answers and messages that belong to no table: toasts, help, privacy, start, lists of tables."""

from collections.abc import Iterable

from bot.asides import ReadRules
from bot.callbacks import ClosePanel, HandOf, LeaveTable, StopTable
from bot.i18n import Translator
from bot.names import clipped, plain_name
from bot.screens.hand import TITLE_WIDTH
from bot.screens.keys import alone_rows, button
from bot.screens.screen import MOST_IN_POPUP, Button, Rows, Screen
from bot.toasts import Toast
from engine.errors import Reason

COMMANDS_IN_GROUPS = (
    "newgame",
    "table",
    "hand",
    "score",
    "top",
    "replay",
    "history",
    "next",
    "rules",
    "settings",
    "leave",
    "stop",
    "block",
    "unblock",
    "log",
    "help",
    "privacy",
)
COMMANDS_IN_PRIVATE = (
    *(
        "newgame",
        "hand",
        "score",
        "stats",
        "replay",
        "history",
        "next",
        "rules",
        "settings",
        "leave",
        "stop",
        "language",
        "help",
        "privacy",
        "mydata",
        "forgetme",
        "start",
    ),
)

Tables = Iterable[tuple[int, str | None]]  # (table id, its group's title; None: played alone)


def toast(key: Toast, t: Translator, **names: str) -> str:
    """An answer of at most 200 characters, plain; ``names`` as people wrote them, or cards."""
    shown = {k: v if k == "cards" else plain_name(v, t("somebody")) for k, v in names.items()}
    return clipped(t(f"toast-{key.value}", **shown), MOST_IN_POPUP)


def reason_text(reason: Reason, t: Translator) -> str:
    """Why the rules refuse a play, at most 200 characters, plain."""
    return clipped(t(f"reason-{reason.value}"), MOST_IN_POPUP)


def command_texts(is_private: bool, t: Translator) -> tuple[tuple[str, str], ...]:
    """Commands with what they do there, for the menu."""
    if not is_private:
        return tuple((name, t(f"cmd-{name}")) for name in COMMANDS_IN_GROUPS)
    told = {"newgame": t("cmd-newgame-private")}
    return tuple((name, told.get(name) or t(f"cmd-{name}")) for name in COMMANDS_IN_PRIVATE)


def start_screen(t: Translator, group_link: str | None = None) -> Screen:
    """The first word of the bot in private; ``group_link`` adds it to a group."""
    group: Rows = ((Button(t("button-add-to-group"), url=group_link),),) if group_link else ()
    rules = (button(t("button-rules"), ReadRules()),)
    return Screen(t("start"), (*alone_rows(t), rules, *group))


def help_screen(t: Translator, is_private: bool = False) -> Screen:
    """What the commands do, and how a game goes."""
    lines = (f"/{name} – {text}" for name, text in command_texts(is_private, t))
    return Screen("\n\n".join((t("help"), "\n".join(lines))))


def hands_screen(tables: Tables, t: Translator) -> Screen:
    """Which table's hand to show, for a person at several."""
    return _list(t("which-hand"), tables, HandOf, t)


def leave_screen(tables: Tables, t: Translator) -> Screen:
    """Which table to leave."""
    return _list(t("which-leave"), tables, LeaveTable, t)


def stop_screen(tables: Tables, t: Translator) -> Screen:
    """Which table's series to stop."""
    return _list(t("which-stop"), tables, StopTable, t)


def _list(
    text: str, tables: Tables, press: type[HandOf] | type[LeaveTable] | type[StopTable], t: Translator
) -> Screen:
    rows = [(button(_title(title, t), press(table)),) for table, title in tables]
    return Screen(text, (*rows, (button(t("button-close"), ClosePanel()),)))


def _title(title: str | None, t: Translator) -> str:
    return t("story-alone") if title is None else plain_name(title, t("this-group"), TITLE_WIDTH)
