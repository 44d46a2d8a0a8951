"""Each kind of trouble that a request can meet, as the stand-in (and PTB) word it."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from bot.demo.faults import Fault
from bot.demo.refusals import Refusal, bad, forbidden
from bot.demo.server import StandIn
from bot.screens.screen import Button, Screen
from bot.screens.upload import Upload
from bot.sending import (
    Busy,
    Failed,
    Migrated,
    Missing,
    NoFiles,
    Refused,
    Sender,
    Silenced,
    TopicClosed,
    Trouble,
    Uncertain,
    Unreachable,
)
from tests.bot.telegram_end import connected, standing_in

SCREEN = Screen("<b>hello</b>", ((Button("press", "data"), Button("go", url="https://example.org/")),))


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    async with standing_in() as running:
        yield running


@pytest.fixture
async def bot(standin: StandIn) -> AsyncIterator[Bot]:
    async with connected(standin, read_timeout=0.6) as bot:
        yield bot


@pytest.fixture
def sender(bot: Bot) -> Sender:
    return Sender(bot)


async def test_a_screen_arrives_as_it_is(standin: StandIn, sender: Sender) -> None:
    """Markup, buttons, topic and reply are kept; an answer to a deleted message still comes."""
    group = standin.people.group("Goats", [anna := standin.people.user("Anna")])
    asked = await anna.send(group, "/rules")
    message_id = await sender.post(group.id, None, SCREEN, reply_to=asked.id)
    shown = group.last
    assert (shown.id, shown.text, shown.reply_to) == (message_id, "hello", asked.id)
    assert shown.entities[0]["type"] == "bold"
    assert [(button.text, button.data, button.url) for button in shown.button_list] == [
        ("press", "data", None),
        ("go", None, "https://example.org/"),
    ]
    group.delete_message(asked.id)
    assert await sender.post(group.id, None, SCREEN, reply_to=asked.id) > message_id


async def test_what_is_so_already_is_success(standin: StandIn, sender: Sender) -> None:
    """Not modified, and deleting what is gone."""
    group = standin.people.group("Goats")
    message_id = await sender.post(group.id, None, SCREEN)
    await sender.edit(group.id, message_id, SCREEN)
    await sender.bare(group.id, message_id)
    await sender.bare(group.id, message_id)
    await sender.delete(group.id, message_id)
    await sender.delete(group.id, message_id)
    assert [call.ok for call in standin.requests] == [True, False, True, False, True, False]


async def test_messages_that_are_gone(standin: StandIn, sender: Sender) -> None:
    """An edit of a deleted message is Missing."""
    group = standin.people.group("Goats")
    with pytest.raises(Missing):
        await sender.edit(group.id, 4711, SCREEN)


async def test_people_who_cannot_be_reached(standin: StandIn, sender: Sender) -> None:
    """Never started, blocked, deleted: Unreachable."""
    stranger, blocker, ghost = (standin.people.user(name) for name in ("Boris", "Dana", "Egil"))
    await blocker.send(blocker.private, "/start")
    await blocker.block_bot()
    await ghost.send(ghost.private, "/start")
    await ghost.delete_account()
    for person in (stranger, blocker, ghost):
        with pytest.raises(Unreachable):
            await sender.post(person.id, None, SCREEN)
    with pytest.raises(Unreachable):
        await sender.post(987654321, None, SCREEN)


async def test_groups_that_take_nothing(standin: StandIn, sender: Sender) -> None:
    """Muted, removed, never been there: Silenced."""
    muted, left = (standin.people.group(title, [standin.people.user("Anna")]) for title in ("A", "B"))
    muted.mute_bot()
    left.remove_bot()
    for chat_id in (muted.id, left.id, -1009999999999):
        with pytest.raises(Silenced):
            await sender.post(chat_id, None, SCREEN)


async def test_a_group_that_moved(standin: StandIn, sender: Sender) -> None:
    """The new id comes with the trouble."""
    group = standin.people.group("Goats", [standin.people.user("Anna")], supergroup=False)
    old_id = group.id
    new_id = group.upgrade()
    with pytest.raises(Migrated) as caught:
        await sender.post(old_id, None, SCREEN)
    assert caught.value.new_id == new_id


async def test_topics_that_are_closed_or_gone(standin: StandIn, sender: Sender) -> None:
    """Both are TopicClosed; the other topic goes on."""
    forum = standin.people.group("Forum", [standin.people.user("Anna")], forum=True)
    closed, deleted, fine = (forum.create_topic(name) for name in ("closed", "deleted", "fine"))
    forum.close_topic(closed)
    forum.delete_topic(deleted)
    for topic in (closed, deleted):
        with pytest.raises(TopicClosed):
            await sender.post(forum.id, topic, SCREEN)
    await sender.post(forum.id, fine, SCREEN)
    assert forum.last.thread_id == fine


@pytest.mark.parametrize(
    "screen", [Screen("<b>"), Screen("x" * 5000), Screen("x", ((Button("x", "x" * 65),),))]
)
async def test_screens_that_cannot_be(standin: StandIn, sender: Sender, screen: Screen) -> None:
    """Our own fault is Refused."""
    with pytest.raises(Refused):
        await sender.post(standin.people.group("Goats").id, None, screen)


async def test_a_limited_chat_says_for_how_long(standin: StandIn, sender: Sender) -> None:
    """429 carries its seconds."""
    standin.set_faults(lambda call: Fault(retry_after=17))
    with pytest.raises(Busy) as caught:
        await sender.post(standin.people.group("Goats").id, None, SCREEN)
    assert caught.value.seconds == 17


@pytest.mark.parametrize(
    ("fault", "of_post"),
    [
        (Fault(delay=1.5), Uncertain),
        (Fault(), Uncertain),  # the connection is cut
        (Fault(status=502), Failed),
        (Fault(status=200), Failed),  # a proxy's page instead of an answer
    ],
)
async def test_broken_connections(
    standin: StandIn, sender: Sender, fault: Fault, of_post: type[Trouble]
) -> None:
    """Nobody knows whether a new message without an answer has arrived; an edit is simply repeated."""
    group = standin.people.group("Goats")
    message_id = await sender.post(group.id, None, SCREEN)
    standin.set_faults(lambda call: fault)
    with pytest.raises(of_post):
        await sender.post(group.id, None, SCREEN)
    with pytest.raises(Failed):
        await sender.edit(group.id, message_id, SCREEN)


async def test_no_connection_at_all(standin: StandIn, sender: Sender) -> None:
    """What never left is not uncertain."""
    await standin.stop()
    with pytest.raises(Failed):
        await sender.post(-100, None, SCREEN)


async def test_the_token_is_never_logged(
    standin: StandIn, sender: Sender, caplog: pytest.LogCaptureFixture
) -> None:
    """Addresses of requests hold it; no library of ours logs them."""
    caplog.set_level("INFO")
    await sender.post(standin.people.group("Goats").id, None, SCREEN)
    ours = [record.getMessage() for record in caplog.records if record.name != "aiohttp.access"]
    assert not [text for text in ours if standin.token in text]


async def test_files_arrive(standin: StandIn, sender: Sender) -> None:
    """A document and a picture with caption and buttons; a picture is sent again by the id of its file."""
    group = standin.people.group("Goats", [standin.people.user("Anna")])
    await sender.upload(group.id, None, Upload("deal.jsonl", b"{}", caption="<b>Deal 1</b>"))
    attachment = group.last.attachment
    assert attachment is not None
    assert (group.last.text, attachment.name, attachment.content) == ("Deal 1", "deal.jsonl", b"{}")
    file_id = await sender.upload(group.id, None, Upload("score.png", b"png", True, buttons=SCREEN.buttons))
    assert group.last.button_list[0].text == "press"
    again = await sender.upload(group.id, None, Upload("score.png", b"", True, file_id=file_id))
    assert again == file_id


@pytest.mark.parametrize(
    "refusal",
    [
        *(bad(f"not enough rights to send {files} to the chat") for files in ("photos", "documents")),
        *(make(f"CHAT_SEND_{files}_FORBIDDEN") for make in (bad, forbidden) for files in ("PHOTOS", "DOCS")),
        *(make("CHAT_SEND_MEDIA_FORBIDDEN") for make in (bad, forbidden)),
    ],
)
async def test_groups_that_take_no_files(standin: StandIn, sender: Sender, refusal: Refusal) -> None:
    """Not Silenced, in whichever words: the bot may write there."""
    group = standin.people.group("Goats", [standin.people.user("Anna")])
    standin.set_faults(lambda call: Fault(refusal=refusal))
    with pytest.raises(NoFiles):
        await sender.upload(group.id, None, Upload("deal.jsonl", b"{}"))
