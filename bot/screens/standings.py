"""The standings of a group, and somebody's own figures."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.asides import OwnPage, TopPage
from bot.i18n import Translator
from bot.names import html_name
from bot.screens.keys import pages, turning
from bot.screens.lines import joined
from bot.screens.people import ROBOT
from bot.screens.screen import Button, Screen
from bot.standings.rating import START, shown
from storage.standing_rows import COMPUTER, Pair, Standing

PAGE = 10  # people, or partners
LEAST = 3  # series of whoever is listed, alone or as partners

Names = Callable[[int], str]  # as people wrote them; empty for who is not known any more


@dataclass(frozen=True, slots=True)
class Top:
    """One page of a group's standings; ``others`` have too few series."""

    page: int
    listed: int
    others: int
    people: tuple[Standing, ...]
    best_pair: Pair | None
    computers: Standing | None


@dataclass(frozen=True, slots=True)
class Own:
    """Somebody's figures in all groups, with one page of all their partners, and alone."""

    page: int
    all_partners: int
    groups: Standing | None
    partners: tuple[Pair, ...]
    alone: Standing | None


def top_screen(top: Top, names: Names, t: Translator) -> Screen:
    """People by rating, the best partners, computer players apart."""
    people = [
        "\n".join([_head(number, one, names, t), *_figures(one, t)])
        for number, one in enumerate(top.people, top.page * PAGE + 1)
    ]
    tail = _tail(top, names, t)
    legend = _legend(t) if people else []
    text = joined([_title("top-title", top.page, top.listed, t)], ["\n\n".join(people)], tail, legend)
    if not people:
        text = joined([t("top-title"), t("top-none", count=LEAST)], tail)
    return Screen(text, turning(top.page, pages(top.listed, PAGE) - 1, TopPage))


def own_screen(own: Own, names: Names, t: Translator) -> Screen:
    """One's rating and figures, then by partner, then games alone."""
    if own.groups is None and own.alone is None:
        return Screen(joined([t("stats-title")], [t("stats-none")]))
    who = own.groups.player_id if own.groups is not None else COMPUTER
    partners = [f"{_name(one.partner_of(who), names, t)}: {_won(one, t)}" for one in own.partners]
    text = joined(
        [_title("stats-title", own.page, own.all_partners, t), *_own_figures(own.groups, t)],
        [t("stats-partners"), *partners] if partners else [],
        [t("stats-alone"), *_figures(own.alone, t)] if own.alone is not None else [],
        _legend(t) if own.groups is not None else [],
    )
    return Screen(text, turning(own.page, pages(own.all_partners, PAGE) - 1, OwnPage))


def stats_hint_screen(t: Translator, link: str) -> Screen:
    """Said in a group: one's figures are read in private."""
    return Screen(t("stats-private"), ((Button(t("button-stats"), url=link),),))


def best_first(pairs: Iterable[Pair]) -> list[Pair]:
    """By series won, as if each pair had won and lost one more: three of three are not the best by luck."""
    ordered = sorted(pairs, key=lambda one: (one.first_id, one.second_id))
    return sorted(ordered, key=lambda one: (-(one.series_won + 1) / (one.series + 2), -one.series))


def _tail(top: Top, names: Names, t: Translator) -> list[str]:
    lines = []
    if (pair := top.best_pair) is not None:
        both = " + ".join(_name(one, names, t) for one in (pair.first_id, pair.second_id))
        lines.append(f"{t('top-best-pair', names=both)}, {_won(pair, t)}")
    if (computers := top.computers) is not None:
        lines.append(f"{t('top-computers')}: {_won(computers, t)}")
    if top.others:
        lines.append(t("top-others", number=top.others, count=LEAST))
    return lines


def _own_figures(standing: Standing | None, t: Translator) -> list[str]:
    if standing is None:
        return [t("stats-none")]
    rating = t("stats-rating", points=shown(standing.mu, standing.sigma))
    streak = [t("stats-streak", count=standing.streak)] if standing.streak > 1 else []
    return [rating, *_figures(standing, t), *streak]


def _head(number: int, one: Standing, names: Names, t: Translator) -> str:
    return f"{number}. {_name(one.player_id, names, t)} · <b>{shown(one.mu, one.sigma)}</b>"


def _figures(one: Standing, t: Translator) -> list[str]:
    """Two short lines; what never happened is left out."""
    eggs = f" (🥚 {one.goats_with_eggs})" if one.goats_with_eggs else ""
    rare = (
        (f"🧹 {one.sweeps_given} : {one.sweeps_taken}", one.sweeps_given + one.sweeps_taken),
        (f"⚡️ {one.entries}", one.entries),
        (f"🔥 {one.longest_streak}", one.longest_streak),
    )
    second = " · ".join(text for text, count in rare if count)
    return [f"{_won(one, t)} · 🐐 {one.goats}{eggs}", *([second] if second else [])]


def _won(one: Standing | Pair, t: Translator) -> str:
    series = t("standing-series", won=one.series_won, count=one.series)
    return f"{series} · {t('standing-deals', chance=_percent(one.deals_won, one.deals))}"


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def _name(player_id: int, names: Names, t: Translator) -> str:
    if player_id == COMPUTER:
        return f"{ROBOT} {t('computer')}"
    return html_name(names(player_id), t("somebody"))


def _title(key: str, page: int, count: int, t: Translator) -> str:
    return f"{t(key)} · {page + 1}/{pages(count, PAGE)}" if count > PAGE else t(key)


def _legend(t: Translator) -> list[str]:
    return [f"<blockquote expandable>{t('standing-legend', points=START)}</blockquote>"]
