"""The page's own few words, and the languages to choose from: the same files as the bot's."""

from functools import cache

from bot.demo.rows import Json
from bot.i18n import LOCALES, Translators

WORDS = (
    *("demo", "you-are", "new-person", "new-tab", "language", "group", "new-group", "more", "group-tab"),
    *("private-tab", "people", "only-you", "write", "send", "commands", "topics", "general", "start", "join"),
    *("leave", "block", "unblock", "pinned", "edited", "bot", "today", "empty-group", "empty-private"),
    *("no-group", "name-person", "name-group", "person-added", "name", "add", "cancel", "ok", "close"),
    *("lost", "failed", "no-answer", "newest", "stirred", "unread", "hint-title", "hint-type", "hint-seats"),
    *("hint-start", "in-every-group"),
)
REPLAY_WORDS = (
    *("title", "choose", "back", "good", "bad", "empty", "failed", "series", "deal", "trump", "stock"),
    *("points", "tricks", "score", "before", "after", "keys", "dealt", "led", "beat", "discarded"),
    *("claimed", "taken", "over", "returned"),
)
RANKS = "6789JQKTA"


def words_view(language: str | None) -> Json:
    """In the language that suits a person's best; the page fills in {name} and {count}."""
    t = _translators().of(language)
    return {
        "language": t.language,
        "direction": "rtl" if t.is_right_to_left else "ltr",
        "names": list(_translators().names.items()),
        "texts": {word: t(f"demo-{word}", name="{name}", count="{count}") for word in WORDS}
        | {"replay": t("replay-page-open")},
    }


def replay_words_view(language: str | None) -> Json:
    """Those of the page that plays a record, with the letters of the ranks."""
    t = _translators().of(language)
    values = {name: f"{{{name}}}" for name in ("name", "count", "fault", "target")}
    return {
        "language": t.language,
        "direction": "rtl" if t.is_right_to_left else "ltr",
        "ranks": {rank: t(f"rank-{rank}") for rank in RANKS},
        "texts": {word: t(f"replay-page-{word}", **values) for word in REPLAY_WORDS},
    }


@cache
def _translators() -> Translators:
    return Translators(LOCALES)
