"""Mistakes in content files, told as a sentence: where, what, and what to do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from arkham_desktop.arkham.effects.base import OPS, nearest

_TYPES = {
    "int_type": "a whole number is needed",
    "int_from_float": "a whole number is needed",
    "bool_type": "true or false is needed",
    "string_type": "a text in quotes is needed",
    "list_type": "a list is needed: [ ... ]",
    "tuple_type": "a list is needed: [ ... ]",
    "dict_type": "an object is needed: { ... }",
    "model_type": "an object is needed: { ... }",
    "model_attributes_type": "an object is needed: { ... }",
    "too_short": "the list is too short",
    "too_long": "the list is too long",
    "string_too_short": "the text is empty",
}

_BRANCH = re.compile(r"^(int|str|bool|literal\[.*\]|function-.*|[A-Z]\w*)$")
"""How pydantic names the branch of a choice of types; no field of ours is named so."""


class ContentError(Exception):
    """A mistake in a content file.

    Attributes:
        file: the file.
        line: the line on which the record begins; 0 when it is about the whole file.
        field: the path of the field, such as `abilities.0.do.1.what`; empty when it is about the record.
        message: what is wrong and what to do.
        more: further mistakes that were found with it.
    """

    def __init__(
        self, file: Path | str, line: int, field: str, message: str, more: Sequence[ContentError] = ()
    ) -> None:
        self.file = str(file)
        self.line = line
        self.field = field
        self.message = message
        self.more = tuple(more)
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        """This mistake alone, on one line."""
        where = self.file
        if self.line:
            where += f", line {self.line}"
        if self.field:
            where += f", {self.field}"
        return f"{where}: {self.message}"

    def __str__(self) -> str:
        if not self.more:
            return self.sentence
        return f"{self.sentence} (and {len(self.more)} more)"

    @classmethod
    def of_many(cls, errors: Sequence[ContentError]) -> ContentError:
        """The first of these mistakes, which carries the others."""
        first = errors[0]
        return cls(first.file, first.line, first.field, first.message, errors[1:])


def explain(
    error: ValidationError, model: type[BaseModel], record: Any, file: Path, line: int
) -> list[ContentError]:
    """One `ContentError` for each field of a record that is wrong."""
    found: dict[str, str] = {}
    for detail in error.errors(include_url=False):
        path = _path(detail["loc"])
        message = _message(detail, model, record, path)
        field = ".".join(map(str, path))
        # A field with several possible types reports one error for each; the words say most.
        if field not in found or detail["type"] == "literal_error":
            found[field] = message
    return [ContentError(file, line, field, message) for field, message in found.items()]


def _path(location: Sequence[int | str]) -> list[int | str]:
    """The location without the names that pydantic gives to the branches of a choice of types."""
    return [part for part in location if isinstance(part, int) or not _BRANCH.match(part)]


def _message(detail: Any, model: type[BaseModel], record: Any, path: list[int | str]) -> str:
    kind: str = detail["type"]
    value = detail.get("input")
    if kind == "missing":
        return f'"{path[-1]}" is missing: add it'
    if kind == "extra_forbidden":
        hint = nearest(str(path[-1]), _fields_at(model, record, path[:-1]))
        return f'there is no field "{path[-1]}"{hint}: correct or remove it'
    if kind == "literal_error":
        words = re.findall(r"'([^']*)'", detail["ctx"]["expected"])
        expected = ", ".join(words) or detail["ctx"]["expected"]
        if isinstance(value, str):
            return f'"{value}" is no word for this{nearest(value, words)}: write one of {expected}'
        return f"{value!r} is wrong here: write {expected}"
    if kind == "string_pattern_mismatch":
        return f'"{value}" will not do: an id is lower-case letters and digits joined by hyphens'
    if kind in _TYPES:
        return f"{_TYPES[kind]}, not {_short(value)}"
    text: str = detail["msg"]
    return text[:1].lower() + text[1:]


def _short(value: Any) -> str:
    text = f'"{value}"' if isinstance(value, str) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _fields_at(model: type[BaseModel], record: Any, path: list[int | str]) -> list[str]:
    """The names of the fields that the object at this path may have, as far as the object tells."""
    for part in path:
        try:
            record = record[part]
        except (KeyError, IndexError, TypeError):
            return []
    if not path:
        return _names(model)
    kind = OPS.get(record.get("op", "")) if isinstance(record, dict) else None
    if kind is not None:
        return _names(kind)
    return sorted({name for op in OPS.values() for name in _names(op)})


def _names(model: type[BaseModel]) -> list[str]:
    return [field.alias or name for name, field in model.model_fields.items()]
