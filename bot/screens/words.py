"""Times in words, and moments that each reader sees in their own time zone."""

from datetime import UTC, datetime

from bot.i18n import Translator

_MINUTE, _HOUR = 60, 3600


def duration(seconds: float, t: Translator) -> str:
    """A length of time in words, in the largest whole unit; 0 is "off"."""
    whole = round(seconds)
    if whole <= 0:
        return t("duration-off")
    if whole % _HOUR == 0:
        return t("duration-hours", count=whole // _HOUR)
    if whole % _MINUTE == 0:
        return t("duration-minutes", count=whole // _MINUTE)
    return t("duration-seconds", count=whole)


def moment(at: float, t: Translator, seconds: float = 0, form: str = "") -> str:
    """``at`` as a date_time entity (Bot API 9.5); clients that don't know it show the time given in words.

    ``seconds`` is the time given until then, 0 if that is not known; it decides what is shown unless
    ``form`` does: seconds for a short time, the day for a long one.
    """
    words = duration(seconds, t) if seconds else t("soon")
    return f'⏳ <tg-time unix="{int(at)}" format="{form or _form(seconds)}">{words}</tg-time>'


def past(at: float, form: str = "dt") -> str:
    """A moment that is over; clients that don't know the entity show it in UTC. ``form``: with the day alone
    it is ``d``."""
    shape = "%Y-%m-%d" if form == "d" else "%Y-%m-%d %H:%M"
    words = datetime.fromtimestamp(at, UTC).strftime(shape)
    return f'<tg-time unix="{int(at)}" format="{form}">{words}</tg-time>'


def turn_time(seconds: float | None, t: Translator) -> list[str]:
    """How long a turn lasts, in one short piece; nothing for None."""
    if seconds is None:
        return []
    return [t("turn-time", time=duration(seconds, t)) if seconds else t("turn-time-off")]


def _form(seconds: float) -> str:
    if seconds > 12 * _HOUR:
        return "wt"
    return "t" if seconds >= 10 * _MINUTE else "T"
