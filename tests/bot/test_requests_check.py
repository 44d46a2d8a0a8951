"""The judge of requests itself."""

import pytest
from pydantic import ValidationError

from tests.bot.requests_check import UnknownName, validate_answer, validate_request


def test_form_encoded_numbers_are_understood() -> None:
    """Numbers and booleans may be written as text, as in a form."""
    validate_request("sendMessage", {"chat_id": "-100", "text": "hi", "disable_notification": "true"})


def test_unknown_parameter_is_refused() -> None:
    """A misspelt parameter is found, though Telegram would only ignore it."""
    with pytest.raises(UnknownName, match="silent"):
        validate_request("sendMessage", {"chat_id": 1, "text": "hi", "silent": True})


def test_unknown_field_deep_inside_is_refused() -> None:
    """A misspelt field of a button is found."""
    markup = {"inline_keyboard": [[{"text": "Play", "callback": "x"}]]}
    with pytest.raises(UnknownName, match=r"inline_keyboard\[0\]|callback"):
        validate_request("sendMessage", {"chat_id": 1, "text": "hi", "reply_markup": markup})


def test_missing_parameter_is_refused() -> None:
    """A message needs its text."""
    with pytest.raises(ValidationError):
        validate_request("sendMessage", {"chat_id": 1})


def test_unknown_method_is_refused() -> None:
    """A method that does not exist is found."""
    with pytest.raises(UnknownName):
        validate_request("sendCards", {})


def test_wrong_answer_is_refused() -> None:
    """An answer that is no message is not read as one."""
    with pytest.raises(ValidationError):
        validate_answer("sendMessage", {"message_id": 1})
