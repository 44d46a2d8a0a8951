"""The refusals of the Bot API, worded as Telegram words them, since clients read the words."""

from typing import Any


class Refusal(Exception):
    """A method was refused: HTTP status, description and the machine-readable parameters."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        return answer | ({"parameters": self.parameters} if self.parameters else {})


def bad(text: str) -> Refusal:
    return Refusal(400, f"Bad Request: {text}")


def forbidden(text: str) -> Refusal:
    return Refusal(403, f"Forbidden: {text}")


def conflict(text: str) -> Refusal:
    return Refusal(409, f"Conflict: {text}")


def unauthorized() -> Refusal:
    return Refusal(401, "Unauthorized")


def no_method() -> Refusal:
    return Refusal(404, "Not Found: method not found")


def too_many(seconds: int) -> Refusal:
    return Refusal(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)


def upgraded(chat_id: int) -> Refusal:
    return Refusal(
        400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat_id
    )


def other_poller() -> Refusal:
    return conflict("terminated by other getUpdates request; make sure that only one bot instance is running")


def webhook_active() -> Refusal:
    return conflict(
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
    )


def not_modified() -> Refusal:
    return bad(
        "message is not modified: specified new message content and reply markup are exactly the same "
        "as a current content and reply markup of the message"
    )


def stale_query() -> Refusal:
    return bad("query is too old and response timeout expired or query ID is invalid")
