"""Judges Bot API requests and answers by aiogram's models, which follow the published Bot API.

Laws: a method, parameter or field that the models do not know is an error at any depth, and so is
a value that can't be read as its type. Numbers and booleans may be text, as forms carry them.
"""

from collections.abc import Iterator
from typing import Any

import aiogram.methods
from pydantic import BaseModel, TypeAdapter

from bot.demo.requests import Call

METHODS: dict[str, Any] = {name.lower(): getattr(aiogram.methods, name) for name in aiogram.methods.__all__}


class UnknownName(AssertionError):
    """A name that the Bot API does not have."""


def method_model(method: str) -> Any:
    model = METHODS.get(method.lower())
    if model is None:
        raise UnknownName(f"no method {method}")
    return model


def validate_request(method: str, params: dict[str, Any]) -> None:
    """UnknownName or pydantic.ValidationError unless Telegram would understand the request."""
    request = method_model(method).model_validate(params)
    check_names(request, method)


def validate_call(call: Call) -> None:
    """The same for a recorded request, whose files came apart from its parameters."""
    files = {
        name: f"attach://{name}" for name in call.uploads if name in method_model(call.method).model_fields
    }
    validate_request(call.method, files | call.params)


def validate_answer(method: str, result: Any) -> Any:
    """The answer as aiogram reads it; UnknownName or pydantic.ValidationError if it is no such thing."""
    answer = TypeAdapter(method_model(method).__returning__).validate_python(result)
    check_names(answer, method)
    return answer


def check_names(value: Any, place: str) -> None:
    for where, model in models_in(value, place):
        if model.model_extra:
            raise UnknownName(f"{where}: {', '.join(model.model_extra)}")


def models_in(value: Any, place: str) -> Iterator[tuple[str, BaseModel]]:
    """Every model in a value, itself first, with its path."""
    if isinstance(value, BaseModel):
        yield place, value
        for name in type(value).model_fields:
            yield from models_in(getattr(value, name), f"{place}.{name}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from models_in(item, f"{place}[{number}]")
