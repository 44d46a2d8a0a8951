"""The newest message of the bot in each private chat, as far as this process knows.

Law: where nothing is known nothing is newer; then a message stands higher up than it might, and no worse.
"""

REMEMBERED = 20_000  # chats; those longest without a message are forgotten


class Newest:
    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._most = remembered
        self._newest: dict[int, int] = {}

    def note(self, chat_id: int, message_id: int) -> None:
        """A message was sent. What else is said in a group is not known, so groups are left out."""
        if chat_id < 0:
            return
        self._newest[chat_id] = max(message_id, self._newest.pop(chat_id, 0))
        if len(self._newest) > self._most:
            del self._newest[next(iter(self._newest))]

    def is_below(self, chat_id: int, message_id: int) -> bool:
        """Whether a newer message than this one stands in the chat."""
        return self._newest.get(chat_id, 0) > message_id
