"""What a store tells somebody of themselves: all of it, and of nobody else."""

from dataclasses import asdict, replace

from engine.actions import encode
from storage.grouprows import Deed, Doing
from storage.rows import ChatRow, Due, DueKind, Note, NoteKind, Seating
from storage.store import Store
from storage.texts import rules_text, settings_text
from tests.storage.rows import CHAT, GROUP, INPUTS, ROW, RULES
from tests.storage.test_forgetting import ANNA, BORIS, DANA, SEATS, SHARED, furnish


async def test_all_that_is_stored_of_a_person(store: Store) -> None:
    """Their own rows of every table; others are told by no name and no id, seeds are left out."""
    group, solo = await furnish(store)
    known = await store.known_of(ANNA)
    user = await store.user(ANNA)
    assert user is not None
    assert known["users"] == (asdict(user),)
    settings = settings_text(ChatRow(ANNA).settings)
    assert known["chats"] == (
        {"id": ANNA, "title": "", "language": "lv", "settings": settings, "can_write": True},
    )
    assert known["tables"] == (
        {
            "id": group.id,
            "title": CHAT.title,
            "is_solo": False,
            "status": "finished",
            "starter_name": "Anna Ⅰ",
            "language": "lv",
            "rules": rules_text(RULES),
            "opened_at": 100.25,
            "acted_at": 121.0,
            "seats": '["Anna 🐐","another player","another player","computer player"]',
            "own_notes": "[]",
        },
        {
            "id": solo.id,
            "title": "",
            "is_solo": True,
            "status": "finished",
            "starter_name": ROW.starter_name,
            "language": "lv",
            "rules": rules_text(RULES),
            "opened_at": 100.25,
            "acted_at": 121.0,
            "seats": '["computer player","computer player","computer player","computer player"]',
            "own_notes": "[]",
        },
    )
    made = [(each["table_id"], each["input"], each["update_id"]) for each in known["inputs"]]
    lead = encode(INPUTS[1])
    assert made == [(one.id, text, at) for one in (group, solo) for text, at in (("deal", 5), (lead, 6))]
    assert [(one["table_id"], one["seat"], one["name"]) for one in known["seatings"]] == [
        (group.id, 0, "Anna 🐐"),
        (solo.id, 0, "Anna 🐐"),
    ]
    assert [(one["audience"], one["message_id"]) for one in known["postings"]] == [("hand", 71), ("solo", 73)]
    assert [one["chat_id"] for one in known["standings"]] == [GROUP, 0, ANNA]
    assert [one["partner"] for one in known["pairs"]] == [
        *("computer player", "another player") * 2,
        "computer player",
    ]
    assert [one["table_id"] for one in known["ratings"]] == [group.id, group.id, solo.id]
    assert known["due"] == ()
    assert not {"Boris", BORIS, "Дана", DANA} & {
        value for rows in known.values() for one in rows for value in one.values()
    }


async def test_what_a_groups_log_says(store: Store) -> None:
    """Of a person: what they did, and that somebody blocked or unblocked them, but not who."""
    of_anna, of_boris = ("Anna", str(ANNA)), ("Boris", str(BORIS))
    for actor, name, deed, detail in (
        (BORIS, "Boris", Deed.BLOCKED, of_anna),
        (BORIS, "Boris", Deed.SETTING, ("turn", str(ANNA), "30")),
        (BORIS, "Boris", Deed.UNBLOCKED, of_anna),
        (ANNA, "Anya", Deed.BLOCKED, of_boris),
        (ANNA, "Anya", Deed.STOPPED, ()),
    ):
        await store.note_doing(Doing(GROUP, 1.0, actor, name, deed, detail))
    told = (await store.known_of(ANNA))["doings"]
    assert [(one["actor_name"], one["what"], one["detail"]) for one in told] == [
        ("another player", "blocked", '["Anna","11"]'),
        ("another player", "unblocked", '["Anna","11"]'),
        ("Anya", "blocked", '["another player"]'),
        ("Anya", "stopped", "[]"),
    ]
    assert all(set(one) == {"chat_id", "at", "actor_name", "what", "detail"} for one in told)


async def test_what_a_table_was_told(store: Store) -> None:
    """Lines about the person, also where they never got a seat; not those about others."""
    notes = (Note(NoteKind.HOLD_ENDED, "Anna", 0, ANNA), Note(NoteKind.LEFT, "Boris", 0, BORIS))
    seats = tuple(Seating(seat) for seat in range(4))
    row = await store.open_table(replace(SHARED, starter_id=BORIS, seats=seats, notes=notes), (), None)
    [told] = (await store.known_of(ANNA))["tables"]
    assert told["id"] == row.id
    assert told["own_notes"] == '[{"kind":"hold-ended","name":"Anna","version":0,"user_id":11}]'
    assert (await store.known_of(99))["tables"] == ()


async def test_pending_work_is_told_to_who_sits_there(store: Store) -> None:
    """Kind and time, as long as they have a seat."""
    row = await store.open_table(replace(SHARED, seats=SEATS), (Due(0, DueKind.TURN, 130.0, 0),), None)
    assert (await store.known_of(ANNA))["due"] == ({"table_id": row.id, "kind": "turn", "due_at": 130.0},)
    assert (await store.known_of(99))["due"] == ()


async def test_nothing_is_stored_of_a_stranger(store: Store) -> None:
    """Every table is looked at, and none has a row."""
    await furnish(store)
    known = await store.known_of(99)
    assert set(known) == set(await store.known_of(ANNA))
    assert not any(known.values())
