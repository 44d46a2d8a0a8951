"""Records as JSON, one object a line (docs/records.md), and the check of their shape.

Laws: loads(dumps(r)) == r. loads takes anything and answers with a Record or BadRecord, nothing else.
Names it does not know are let pass, save among the options, which are rules.
"""

from __future__ import annotations

import json
import re
from typing import Any

from engine.actions import ACTIONS, WORDS, Action
from engine.cards import Card, card, in_order
from engine.errors import BadNotation, NoRecord
from engine.record.form import DealRecord, Record
from engine.record.shape import Place, choice, member, pair, pair_or_none, quoted, whole
from engine.rules import TARGETS, ClaimsRule, EggsRule, Rules

FORMAT = "kozel-record"
VERSION = 1

_HEX = re.compile(r"[0-9a-fA-F]{64}")


def dumps(record: Record) -> str:
    """One line, without its end."""
    series: dict[str, object] = {"id": record.series, "target": record.rules.target}
    if options := _options(record.rules):
        series["options"] = options
    series["players"] = record.players
    whole_record = {
        "format": FORMAT,
        "version": VERSION,
        "series": series,
        "deals": [_deal_object(deal) for deal in record.deals],
        "score": record.score,
        "eggs": record.eggs,
        "winner": record.winner,
    }
    return json.dumps(whole_record, ensure_ascii=False)


def _options(rules: Rules) -> dict[str, str]:
    usual = Rules()
    options = {}
    if rules.eggs is not usual.eggs:
        options["eggs"] = rules.eggs.value
    if rules.claims is not usual.claims:
        options["claims"] = rules.claims.value
    return options


def _deal_object(deal: DealRecord) -> dict[str, object]:
    written: dict[str, object | None] = {
        "dealer": deal.dealer,
        "leader": deal.leader,
        "deck": [str(each) for each in deal.deck],
        "trump_card": str(deal.trump_card),
        "actions": [
            {"seat": each.seat, "play": WORDS[type(each)], "cards": [str(one) for one in each.cards]}
            for each in deal.actions
        ],
        "points": deal.points,
        "tricks": deal.tricks,
        "defeat": deal.defeat,
        "commitment": deal.commitment,
        "seed": deal.seed.hex() if deal.seed else None,
    }
    return {name: value for name, value in written.items() if value is not None}


def loads(line: str | bytes) -> Record:
    """The record on one line; raises NoRecord for what is none at all, BadRecord for one out of shape."""
    given = _parsed(line)
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise NoRecord(f'no JSON object with "format": "{FORMAT}"')
    at = Place()
    version = member(given, "version", int, at)
    if version != VERSION:
        raise at.fault(f"version {version} is not known")
    series = member(given, "series", dict, at)
    at = Place(member(series, "id", str, at))
    players = member(series, "players", list, at)
    if len(players) != 4 or not all(isinstance(name, str) for name in players):
        raise at.fault("players: four names are due")
    deals = member(given, "deals", list, at)
    return Record(
        series=at.series or "",
        rules=_rules(series, at),
        players=tuple(players),
        deals=tuple(_deal(deal, Place(at.series, number)) for number, deal in enumerate(deals)),
        score=pair(given, "score", at),
        eggs=whole(given, "eggs", at),
        winner=choice(given, "winner", (0, 1, None), at),
    )


def _parsed(line: str | bytes) -> Any:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
    except UnicodeDecodeError:
        raise NoRecord("no UTF-8") from None
    except RecursionError:
        raise NoRecord("JSON is nested too deeply") from None
    except ValueError as error:
        raise NoRecord(f"no JSON: {error}") from None


def _unique(members: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(members)
    if len(found) < len(members):
        raise ValueError("a name stands twice in one object")
    return found


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number")


def _rules(series: dict[str, Any], at: Place) -> Rules:
    target = choice(series, "target", TARGETS, at)
    options = member(series, "options", dict, at) if "options" in series else {}
    if unknown := sorted(set(options) - {"eggs", "claims"}):
        raise at.fault(f"options: {unknown[0]!r:.40} is not known")
    usual = Rules()
    options = {"eggs": usual.eggs.value, "claims": usual.claims.value} | options
    eggs = choice(options, "eggs", [each.value for each in EggsRule], at)
    claims = choice(options, "claims", [each.value for each in ClaimsRule], at)
    return Rules(target, EggsRule(eggs), ClaimsRule(claims))


def _deal(given: Any, at: Place) -> DealRecord:
    if not isinstance(given, dict):
        raise at.fault("a deal is an object")
    actions = member(given, "actions", list, at)
    return DealRecord(
        dealer=choice(given, "dealer", (0, 1, 2, 3), at),
        leader=choice(given, "leader", (0, 1, 2, 3), at),
        deck=tuple(_card(name, at) for name in member(given, "deck", list, at)),
        trump_card=_card(member(given, "trump_card", str, at), at),
        actions=tuple(
            _action(action, Place(at.series, at.deal, number)) for number, action in enumerate(actions)
        ),
        points=pair_or_none(given, "points", at),
        tricks=pair_or_none(given, "tricks", at),
        defeat=pair_or_none(given, "defeat", at),
        commitment=_hex(given, "commitment", at),
        seed=bytes.fromhex(seed) if (seed := _hex(given, "seed", at)) else None,
    )


def _action(given: Any, at: Place) -> Action:
    if not isinstance(given, dict):
        raise at.fault("an action is an object")
    kind = ACTIONS[choice(given, "play", tuple(ACTIONS), at)]
    seat = choice(given, "seat", (0, 1, 2, 3), at)
    named = [_card(name, at) for name in member(given, "cards", list, at)]
    return kind(seat, in_order(named))


def _card(name: Any, at: Place) -> Card:
    try:
        return card(name)
    except (BadNotation, TypeError):
        raise at.fault(f"no such card: {quoted(name)}") from None


def _hex(given: dict[str, Any], name: str, at: Place) -> str | None:
    if given.get(name) is None:
        return None
    said = member(given, name, str, at)
    if not _HEX.fullmatch(said):
        raise at.fault(f"{name}: 64 hex digits are due")
    return said
